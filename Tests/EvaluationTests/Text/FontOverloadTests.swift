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
}
