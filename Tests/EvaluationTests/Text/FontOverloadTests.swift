import Scene
import TestSupport
import Testing

/// Functions of the program with the names of functions of SwiftUI's fonts (S-15).
@Suite struct FontOverloadTests {
  @Test(
    "the types of the arguments tell which is called, and a function forwards to SwiftUI's",
    arguments: [
      (".custom(\"Brand-Medium\", size: 24)", "24 medium"), (".custom(.strong, size: 24)", "24 bold as-bold"),
      (".custom(Face.plain, size: 24)", "24 light"),
    ])
  func custom(_ font: String, _ expected: String) {
    let look = Look(
      body: "Text(\"a\").font(\(font))",
      declarations: """
        struct Face {
          static let plain = "Brand-Light"
          static let strong = Face(name: "Brand-Bold")
          var name: String
        }
        extension Font {
          static func custom(_ face: Face, size: CGFloat) -> Font { .custom(face.name, size: size) }
        }
        """)
    #expect(look.fontWords("a") == expected, "\(look.dump)")
  }

  @Test(
    "S-14: a method of the program on the metrics of fonts",
    arguments: ["UIFontMetrics.default", "UIFontMetrics(forTextStyle: .body)"],
    ["scaledFont(for: .systemFont(ofSize: size, weight: weight))", "scaled(.systemFont(ofSize: size, weight: weight))"])
  func metrics(_ metrics: String, _ body: String) {
    let look = Look(
      body: "Text(\"a\").font(Font(\(metrics).system(15, .semibold)))",
      declarations: """
        extension UIFontMetrics {
          func system(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont { \(body) }
          func scaled(_ font: UIFont) -> UIFont { UIFontMetrics.default.scaledFont(for: font) }
        }
        """)
    #expect(look.fontWords("a") == "15 semibold", "\(look.dump)")
  }
}
