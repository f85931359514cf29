import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributes that code puts in place of others (S-44).
struct ReplacedAttributeTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let name: String
        let other: AttributeContainer
        var strong: AttributeContainer {
          AttributeContainer([.inlinePresentationIntent: InlinePresentationIntent.stronglyEmphasized.rawValue])
        }
        var white: AttributeContainer { AttributeContainer([.foregroundColor: UIColor.white]) }
        func made() -> AttributedString {
          \(statements)
        }
        var body: some View { Text(made()).foregroundStyle(Color.black) }
      }
      """)
  }

  private func inks(_ look: Look) -> Set<String?> {
    Set(look.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.foreground?.hexString })
  }

  @Test(
    "S-42: what is strong in Markdown that the source writes gets the other attributes, and is strong no longer",
    arguments: [
      #"AttributedString(localized: "a **b**").replacingAttributes(strong, with: white)"#,
      #"(try! AttributedString(markdown: "a **b**")).replacingAttributes(strong, with: white)"#,
      #"var t = AttributedString(localized: "a **b**"); t.replaceAttributes(strong, with: white); return t"#,
    ])
  func strong(_ statements: String) {
    let look = look(statements)
    #expect(look.foregrounds("a ") == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("b") == ["#FFFFFF"])
    #expect(look.fontWords("b") == "17 regular")
  }

  @Test("S-42: a localised text is read as Markdown")
  func localized() {
    let look = look(#"AttributedString(localized: "a **b**")"#)
    #expect(look.fontWords("a ") == "17 regular", "\(look.dump)")
    #expect(look.fontWords("b") == "17 semibold as-bold")
  }

  @Test(
    "S-44: what has other attributes keeps them, and what may have these is there with and without",
    arguments: [
      // Nothing is marked up in a plain text.
      ("AttributedString(name).replacingAttributes(strong, with: white)", ["#000000"]),
      (#"AttributedString(localized: "a *b*").replacingAttributes(strong, with: white)"#, ["#000000"]),
      // A piece may be a link in the tint, which is 007AFF.
      (
        "(try! AttributedString(markdown: name)).replacingAttributes(strong, with: white)",
        ["#000000", "#007AFF", "#FFFFFF"]
      ),
      (
        """
        var t = AttributedString("a")
        t.inlinePresentationIntent = .stronglyEmphasized
        return t.replacingAttributes(AttributeContainer().inlinePresentationIntent(.stronglyEmphasized), with: white)
        """, ["#FFFFFF"]
      ),
      (
        """
        var t = AttributedString("a")
        if let r = t.range(of: name) { t[r].inlinePresentationIntent = .stronglyEmphasized }
        return t.replacingAttributes(strong, with: white)
        """, ["#000000", "#FFFFFF"]
      ),
    ])
  func shares(statements: String, colors: [String]) {
    let look = look(statements)
    #expect(inks(look) == Set(colors), "\(look.dump)")
  }

  @Test(
    "S-42: what a localised text is filled with is not read as Markdown, but may have attributes of its own",
    arguments: [
      (#"AttributedString(localized: "Hi \(name)").replacingAttributes(strong, with: white)"#, ["#000000"]),
      (
        #"AttributedString(localized: "**Hi** \(name)").replacingAttributes(strong, with: white)"#,
        ["#000000", "#FFFFFF"]
      ),
      (
        #"(try! AttributedString(markdown: "Hi \(name)")).replacingAttributes(strong, with: white)"#,
        ["#000000", "#007AFF", "#FFFFFF"]
      ),
      (
        #"AttributedString(localized: "Hi \(AttributedString("b"))").replacingAttributes(strong, with: white)"#,
        ["#000000", "#FFFFFF"]
      ),
    ])
  func filled(statements: String, colors: [String]) {
    let look = look(statements)
    #expect(inks(look) == Set(colors), "\(look.dump)")
  }

  @Test(
    "S-44: attributes that nothing tells are not known",
    arguments: [
      #"AttributedString("a").replacingAttributes(other, with: white)"#,
      #"AttributedString("a").replacingAttributes(AttributeContainer(), with: other)"#,
      #"AttributedString("a").transformingAttributes(\.link) { $0.replace(with: \.foregroundColor, value: .white) }"#,
      #"var t = AttributedString("a"); t.mergeAttributes(other); return t"#,
    ])
  func unknown(_ statements: String) {
    // Written in place, no declared type tells that it is an attributed string.
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let other: AttributeContainer
        var white: AttributeContainer { AttributeContainer([.foregroundColor: UIColor.white]) }
        var body: some View { Text({ \(statements) }()).foregroundStyle(Color.black) }
      }
      """)
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty && readings.allSatisfy { $0.undecided?.reason == .runtimeValue }, "\(look.dump)")
  }
}
