import Scene
import TestSupport
import Testing

/// `map` and `flatMap` of values that may be nil.
struct OptionalMapTests {
  private func look(_ color: String) -> Look {
    Look(
      """
      import SwiftUI
      extension UIColor {
        convenience init(css: String?) {
          var code: UInt64 = 0
          Scanner(string: css ?? "000000").scanHexInt64(&code)
          let bits = CUnsignedInt(truncatingIfNeeded: code)
          self.init(
            red: CGFloat((bits & 0xFF0000) >> 16) / 255, green: CGFloat((bits & 0xFF00) >> 8) / 255,
            blue: CGFloat(bits & 0xFF) / 255, alpha: 1)
        }
      }
      struct Banner: View {
        var written: String?
        var fixed: String? { "FFFFFF" }
        var never: String? { nil }
        var made: Color? { written.map { Color(uiColor: UIColor(css: $0)) } }
        var body: some View { Text("T").foregroundStyle(\(color)) }
      }
      """)
  }

  @Test(
    "S-58: a known value is mapped, nil stays nil",
    arguments: [
      ("fixed.map { Color(uiColor: UIColor(css: $0)) } ?? .black", "#FFFFFF"),
      ("fixed.flatMap { Color(uiColor: UIColor(css: $0)) } ?? .black", "#FFFFFF"),
      ("never.map { Color(uiColor: UIColor(css: $0)) } ?? .white", "#FFFFFF"),
      ("Color(uiColor: UIColor(css: never))", "#000000"),
    ])
  func known(_ color: String, expected: String) {
    let look = look(color)
    #expect(look.foregrounds("T") == [expected], "\(look.dump)")
  }

  @Test("S-58, S-143: what is only known at run time is unknown where it is there, and the other value where not")
  func unknown() {
    let look = look("written.map { Color(uiColor: UIColor(css: $0)) } ?? .white")
    #expect(look.placements("T").count == 2, "\(look.dump)")
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF", "?"], "\(look.dump)")
    #expect(look.readings("T").compactMap(\.undecided?.reason) == [.parameter], "\(look.dump)")
    #expect(look.placements("T").contains { $0.foreground.description == "UIColor(css: …)" }, "\(look.dump)")
  }

  @Test(
    "S-58: what a chain of calls asks of nil is nil, and what stands in for it is of the chain's type",
    arguments: [
      ("made?.opacity(0.5) ?? .white", "#FFFFFF"), ("made ?? .white", "#FFFFFF"),
      ("made?.opacity(0.5).opacity(0.5) ?? .white", "#FFFFFF"), ("never?.isEmpty ?? true ? .white : .black", "#FFFFFF"),
      ("made?.opacity(0.5) ?? .primary", "#000000"), ("made ?? .primary", "#000000"),
    ])
  func chain(_ color: String, expected: String) {
    let look = look(color)
    #expect(look.foregrounds("T").allSatisfy { [expected, "?"].contains($0) }, "\(look.dump)")
    #expect(look.foregrounds("T").contains(expected), "\(look.dump)")
    #expect(look.readings("T").allSatisfy { [nil, .parameter].contains($0.undecided?.reason) }, "\(look.dump)")
  }

  @Test("S-4: a view that is made of an optional is shown where it is there")
  func views() {
    let look = Look(
      """
      import SwiftUI
      struct Banner: View {
        var note: String?
        var body: some View { VStack { note.map { _ in Text("T").foregroundStyle(.white) } } }
      }
      """)
    #expect(look.foreground("T") == "#FFFFFF", "\(look.dump)")
  }

  @Test(
    "S-4: so it is of what a binding binds, and of a list that may be nil as a whole",
    arguments: [
      ("let bound: Binding<String?>", "bound.wrappedValue"), ("let bound: Binding<[String]?>", "bound.wrappedValue"),
      ("let bound: Binding<String?>", "Binding(bound)"), ("@Binding var note: String?", "Binding($note)"),
      ("let notes: [String]?", "notes"), ("let notes: Array<String>?", "notes"), ("let notes: [String: Int]?", "notes"),
      ("let result: Result<String, Error>?", "result"), ("let note: Optional<String>", "note"),
    ])
  func whole(_ member: String, _ optional: String) {
    let look = Look(
      """
      import SwiftUI
      struct Banner: View {
        \(member)
        var body: some View { VStack { \(optional).map { _ in Text("T").foregroundStyle(.white) } } }
      }
      """)
    #expect(look.foreground("T") == "#FFFFFF", "\(look.dump)")
  }

  @Test("what is set around a view that is made so reaches it")
  func tint() {
    let look = Look(
      """
      import SwiftUI
      struct Front: View {
        let note: Binding<String?>
        var body: some View { note.wrappedValue.map { Details(word: $0).tint(.black) } }
      }
      struct Details: View { let word: String; var body: some View { Text("T").foregroundStyle(.tint) } }
      """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }
}
