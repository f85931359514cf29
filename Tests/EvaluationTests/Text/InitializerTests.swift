import PlatformStyles
import Scene
import TestSupport
import Testing

/// Initialisers that set different things on different ways.
@Suite struct InitializerTests {
  private func look(_ body: String, _ declarations: String) -> Look {
    Look(
      "import SwiftUI\n\(declarations)\nstruct Sample: View { @State var isOn = false; var body: some View { \(body) } }"
    )
  }

  @Test("S-58: every way through an initialiser counts, not the last one alone")
  func fields() {
    let tag = """
      struct Tag: View {
        let tone: Color
        init(isActive: Bool) { if isActive { tone = .red } else { tone = .green } }
        var body: some View { Text("a").foregroundStyle(tone) }
      }
      """
    #expect(look("Tag(isActive: isOn)", tag).foregrounds("a") == ["#34C759", "#FF3B30"])
    #expect(look("Tag(isActive: true)", tag).foregrounds("a") == ["#FF3B30"])
  }

  @Test("S-58: what one way does not set keeps its initial value there")
  func initialValue() {
    let tag = """
      struct Tag: View {
        var tone = Color.red
        init(isActive: Bool) { if isActive { tone = .green } }
        var body: some View { Text("a").foregroundStyle(tone) }
      }
      """
    #expect(look("Tag(isActive: isOn)", tag).foregrounds("a") == ["#34C759", "#FF3B30"])
  }

  @Test("S-58: an enumeration's initialiser makes each of its cases on its way")
  func cases() {
    let mood = """
      enum Mood {
        case calm, loud
        init(level: Int) { switch level { case 0 ..< 5: self = .calm; default: self = .loud } }
        var tone: Color { switch self { case .calm: .green; case .loud: .red } }
      }
      struct Tag: View {
        var level: Int
        var body: some View { Text("a").foregroundStyle(Mood(level: level).tone) }
      }
      """
    #expect(look("Tag(level: Int.random(in: 0...9))", mood).foregrounds("a") == ["#34C759", "#FF3B30"])
    #expect(look("Tag(level: 3)", mood).foregrounds("a") == ["#34C759"])
    #expect(look("Tag(level: 7)", mood).foregrounds("a") == ["#FF3B30"])
  }

  @Test("S-58: an initialiser that may fail makes nothing where it returns nil")
  func failable() {
    let badge = """
      struct Badge {
        let tone: Color
        init?(level: Int) {
          guard level > 0 else { return nil }
          tone = .red
        }
      }
      struct Tag: View {
        var level: Int
        var body: some View {
          if let badge = Badge(level: level) { Text("a").foregroundStyle(badge.tone) } else { Text("b") }
        }
      }
      """
    let both = look("Tag(level: Int.random(in: 0...9))", badge)
    #expect(both.foregrounds("a") == ["#FF3B30"], "\(both.dump)")
    #expect(both.foregrounds("b") == ["#000000"])
    #expect(look("Tag(level: 2)", badge).texts == ["a"])
    #expect(look("Tag(level: 0)", badge).texts == ["b"])
  }

  @Test("an optional variable that nothing sets begins as nil, a constant and a state do not tell")
  func optionalVariable() {
    let look = Look(
      """
      import SwiftUI
      struct Row: View {
        let title: String
        var note: String?
        var body: some View {
          Text(title)
          if note != nil { Text("note").foregroundStyle(Color.yellow) }
        }
      }
      struct Sample: View { var body: some View { Row(title: "a") } }
      """)
    #expect(look.placements("a").count == 1, "\(look.dump)")
    #expect(look.placements("note").isEmpty, "\(look.dump)")
  }

  @Test("a closure is no value of a type of the program, so that an initialiser for one is not what takes it")
  func closureForStructure() {
    let look = Look(
      """
      import SwiftUI
      struct Swatch { var name: String }
      extension UIColor {
        convenience init(swatch: Swatch) { self.init(named: swatch.name)! }
        static var shade: UIColor { .init { $0.userInterfaceStyle == .dark ? .white : .black } }
      }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Color(uiColor: .shade)) } }
      """)
    #expect(look.foreground("a") == "#000000" && look.foreground("a", .dark) == "#FFFFFF", "\(look.dump)")
  }
}
