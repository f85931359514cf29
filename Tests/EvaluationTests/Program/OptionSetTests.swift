import Scene
import TestSupport
import Testing

/// What sets of options and lists of known elements contain (S-58).
@Suite struct OptionSetTests {
  private func look(_ value: String, _ type: String = "Options", shows condition: String = "options.contains(.framed)")
    -> Look
  {
    Look(
      """
      import SwiftUI
      enum Kind { case plain, framed, ruled }
      struct Options: OptionSet {
        let rawValue: Int
        static let framed = Options(rawValue: 1 << 0)
        static let ruled = Self(rawValue: 1 << 1)
        static let plain: Options = []
        static let standard: Options = [.framed, .ruled]
        var isFramed: Bool { contains(.framed) }
      }
      func changed() -> Options {
        var result: Options = [.ruled]
        result.insert(.framed)
        return result
      }
      struct Box: View {
        let options: \(type)
        init(options: \(type) = \(value)) { self.options = options }
        var body: some View { Text("a").foregroundColor(.white).background(\(condition) ? Color.black : Color.red) }
      }
      @main struct Program: App { var body: some Scene { WindowGroup { Box() } } }
      """)
  }

  @Test(
    "A set of options contains what it is made of",
    arguments: [
      (".standard", "#000000"), (".plain", "#FF3B30"), ("[.framed]", "#000000"), ("[.ruled]", "#FF3B30"),
      ("[.ruled, .framed]", "#000000"), (".ruled.union(.framed)", "#000000"), ("Options.ruled", "#FF3B30"),
      (".standard.subtracting(.framed)", "#FF3B30"), ("[]", "#FF3B30"), ("changed()", "#000000"),
    ])
  func options(_ value: String, _ backdrop: String) {
    for condition in ["options.contains(.framed)", "options.isFramed"] {
      let look = look(value, shows: condition)
      #expect(look.backgrounds("a") == [backdrop], "\(look.dump)")
    }
  }

  @Test(
    "A list of known elements contains these alone",
    arguments: [
      ("[Kind]", "[.framed]", "#000000"), ("Set<Kind>", "[.ruled, .framed]", "#000000"),
      ("[Kind]", "[.plain, .ruled]", "#FF3B30"), ("[Kind]", "[]", "#FF3B30"),
    ])
  func lists(_ type: String, _ value: String, _ backdrop: String) {
    let look = look(value, type)
    #expect(look.backgrounds("a") == [backdrop], "\(look.dump)")
    let byClosure = self.look(value, type, shows: "options.contains(where: { $0 == .framed })")
    #expect(byClosure.backgrounds("a") == [backdrop], "\(byClosure.dump)")
  }

  @Test("What is asked of a list that is not known is told apart by what is asked for")
  func unknown() {
    let look = Look(
      """
      import SwiftUI
      struct Box: View {
        let first: String
        let second: String
        var body: some View {
          Text("a").foregroundColor([first, second].contains("x") ? .white : .red)
            .background([first, second].contains("y") ? Color.black : Color.yellow)
        }
      }
      """)
    // systemYellow of iOS 18 in light.
    #expect(
      look.words("a")
        == "#FF3B30 on #000000 | #FF3B30 on #FFCC00 | #FFFFFF on #000000 | #FFFFFF on #FFCC00", "\(look.dump)")
  }

  @Test("A list that code changes in a way that is not followed may contain anything")
  func changed() {
    let look = Look(
      """
      import SwiftUI
      enum Kind { case plain, framed }
      func kinds() -> [Kind] {
        var result: [Kind] = [.plain]
        result.insert(.framed, at: 0)
        return result
      }
      struct Box: View {
        var body: some View {
          Text("a").foregroundColor(.white).background(kinds().contains(.framed) ? Color.black : Color.red)
        }
      }
      """)
    #expect(look.backgrounds("a") == ["#000000", "#FF3B30"], "\(look.dump)")
  }
}
