import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Pieces of attributed strings that have other attributes than those that code replaces (S-44).
struct OtherAttributeTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        func made() -> AttributedString {
          var t = AttributedString("a")
          \(statements)
          return t
        }
        var body: some View { Text(made()).foregroundStyle(Color.black) }
      }
      """)
  }

  /// A container with one attribute.
  private static func one(_ attribute: String) -> String { "AttributeContainer().\(attribute)" }

  private static func replacing(_ wanted: String, with new: String) -> String {
    "t.replaceAttributes(\(one(wanted)), with: \(one(new)))"
  }

  private func inks(_ look: Look) -> Set<String?> {
    Set(look.scene.elements.flatMap(\.placements).map { $0.readings[.light]?.foreground?.hexString })
  }

  @Test(
    "what has another colour, font or address keeps its own",
    arguments: [
      "t.foregroundColor = .white; " + replacing("foregroundColor(.red)", with: "foregroundColor(.black)"),
      "t.foregroundColor = Color.white; " + replacing("foregroundColor(Color.red)", with: "foregroundColor(.black)"),
      "t.foregroundColor = .white; " + replacing("foregroundColor(UIColor.red)", with: "foregroundColor(.black)"),
      "t.font = .body; t.foregroundColor = .white; " + replacing("font(.caption)", with: "foregroundColor(.black)"),
      "t.font = Font.body; t.foregroundColor = .white; "
        + replacing("font(Font.caption)", with: "foregroundColor(.black)"),
      "t.font = .system(size: 12); t.foregroundColor = .white; "
        + replacing("font(.system(size: 14))", with: "foregroundColor(.black)"),
      "t.font = .body.bold(); t.foregroundColor = .white; " + replacing("font(.body)", with: "foregroundColor(.black)"),
      #"t.link = URL(string: "https://a.b"); t.foregroundColor = .white; "#
        + replacing(#"link(URL(string: "https://c.d")!)"#, with: "foregroundColor(.black)"),
    ])
  func others(_ statements: String) {
    let look = look(statements)
    #expect(inks(look) == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("what has another font keeps its size")
  func sizes() {
    let look = look("t.font = .body; " + Self.replacing("font(.caption)", with: "font(.largeTitle)"))
    #expect(inks(look) == ["#000000"], "\(look.dump)")
    #expect(look.fontWords("a") == "17 regular")
  }

  @Test("of the pieces of one text only those that have the attribute change")
  func pieces() {
    let look = look(
      """
      t.foregroundColor = .black
      var b = AttributedString("b")
      b.foregroundColor = .red
      t.append(b)
      \(Self.replacing("foregroundColor(.red)", with: "foregroundColor(.white)"))
      """)
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
    #expect(look.foregrounds("b") == ["#FFFFFF"])
  }

  @Test(
    "where it is not told whether they are equal, neither the old attributes nor the new ones are taken",
    arguments: [
      // No source defines the names, and a name of SwiftUI may be the platform's too.
      "t.foregroundColor = .brandA; " + replacing("foregroundColor(.brandB)", with: "foregroundColor(.white)"),
      "t.foregroundColor = .red; " + replacing("foregroundColor(UIColor.red)", with: "foregroundColor(.white)"),
      #"t.foregroundColor = Color("x"); "#
        + replacing(#"foregroundColor(Color("y"))"#, with: "foregroundColor(.white)"),
      // One address may be that of the other's folder.
      #"t.link = URL(string: "https://a.b/c"); "#
        + replacing(#"link(URL(string: "https://a.b")!.appending(path: "c"))"#, with: "foregroundColor(.white)"),
    ])
  func doubtful(_ statements: String) {
    let look = look(statements)
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty && readings.allSatisfy { $0.undecided != nil && $0.foreground == nil }, "\(look.dump)")
  }
}
