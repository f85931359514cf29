import TestSupport
import Testing

/// Views that code asks whether they conform to a protocol of the program (S-58).
struct ProtocolCastTests {
  private func look(_ toned: String, _ declarations: String = "") -> Look {
    Look(
      body: #"ZStack { Color.black; Text("T").toned() }"#,
      declarations: """
        protocol Toned { var tone: Color { get } }
        \(declarations)
        extension View {
          func toned() -> some View {
            \(toned)
          }
        }
        """)
  }

  @Test(
    "S-58 a framework's view conforms to no protocol of the program that no extension gives it",
    arguments: [
      "if let own = self as? Toned { AnyView(foregroundStyle(own.tone)) } else { AnyView(foregroundStyle(.red)) }",
      "if let own = self as? any Toned { AnyView(foregroundStyle(own.tone)) } else { AnyView(foregroundStyle(.red)) }",
      "self is Toned ? AnyView(foregroundStyle(.black)) : AnyView(foregroundStyle(.red))",
    ])
  func frameworks(_ toned: String) {
    let look = look(toned)
    // systemRed of iOS 18 in light: #FF3B30.
    #expect(look.words("T") == "#FF3B30 on #000000", "\(look.dump)")
  }

  @Test("S-58 a view is not the optional that an extension gives a protocol")
  func optionals() {
    let look = look(
      "(self as? Toned).map { AnyView(foregroundStyle($0.tone)) } ?? AnyView(foregroundStyle(.red))",
      "extension Optional: Toned where Wrapped: View { var tone: Color { .black } }")
    #expect(look.words("T") == "#FF3B30 on #000000", "\(look.dump)")
  }

  @Test("a view of the program conforms where its type, or a protocol that it conforms to, says so")
  func own() {
    func words(_ conformance: String) -> [String] {
      let look = Look(
        body: #"ZStack { Color.black; Mark().toned() }"#,
        declarations: """
          protocol Toned {}
          protocol Deep: Toned {}
          struct Mark: View\(conformance) { var body: some View { Text("T") } }
          extension View {
            func toned() -> some View { (self as? Toned) != nil ? foregroundStyle(.white) : foregroundStyle(.red) }
          }
          """)
      return look.foregrounds("T")
    }
    #expect(words("") == ["#FF3B30"])
    #expect(words(", Toned").contains("#FFFFFF"))
    #expect(words(", Deep").contains("#FFFFFF"))
  }

  @Test("S-58 where an extension gives the protocol to a view of the framework, either may be")
  func extended() {
    let look = look(
      "self is Toned ? AnyView(foregroundStyle(.white)) : AnyView(foregroundStyle(.red))",
      "extension Text: Toned { var tone: Color { .white } }")
    #expect(look.foregrounds("T").count == 2, "\(look.dump)")
  }
}
