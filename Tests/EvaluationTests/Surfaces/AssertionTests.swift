import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What comments assert about the backdrop and the scheme of the view below.
struct AssertionTests {
  private static let dark = "// evident:background #1C1C1E -- the photographs are dark"

  /// A body whose text `T` stands over a picture, and what is believed of it.
  @Test(arguments: [
    ("\(dark)\nZStack { Image(\"pier\"); Text(\"T\").foregroundStyle(.white) }", "#FFFFFF on #1C1C1E"),
    ("ZStack { \(dark)\nImage(\"pier\"); Text(\"T\").foregroundStyle(.white) }", "#FFFFFF on #1C1C1E"),
    ("ZStack { Image(\"pier\")\n\(dark)\nText(\"T\").foregroundStyle(.white) }", "#FFFFFF on #1C1C1E"),
    ("ZStack { Image(\"pier\")\nText(\"T\").foregroundStyle(.white) \(dark)\n}", "#FFFFFF on #1C1C1E"),
    (
      "ZStack { Image(\"pier\")\n\(dark)\nif Bool.random() { Text(\"T\").foregroundStyle(.white) } }",
      "#FFFFFF on #1C1C1E"
    ),
    // Half black over #FEFEFE is #7F7F7F.
    (
      "// evident:background #FEFEFE -- snow\nZStack { Image(\"pier\"); Text(\"T\").foregroundStyle(.white)"
        + ".background(Color.black.opacity(0.5)) }", "#FFFFFF on #7F7F7F"
    ),
    // What is known inside stays.
    ("\(dark)\nZStack { Image(\"pier\"); Text(\"T\").background(Color.yellow) }", "#000000 on #FFCC00"),
    // The nearest one counts.
    (
      "// evident:background #FFFFFF -- paper\nVStack {\n\(dark)\nZStack { Image(\"pier\"); "
        + "Text(\"T\").foregroundStyle(.white) } }", "#FFFFFF on #1C1C1E"
    ),
    (
      "// evident:background secondarySystemBackground -- as the others\nZStack { Image(\"pier\"); "
        + "Text(\"T\").foregroundStyle(.red) }", "#FF3B30 on #F2F2F7"
    ),
    (
      "// evident:background black -- night\nZStack { Image(\"pier\"); Text(\"T\").foregroundStyle(.white) }",
      "#FFFFFF on #000000"
    ),
  ])
  func backdrop(body: String, words: String) {
    let look = Look(body: body)
    #expect(Set(look.readings("T").map { _ in look.words("T") }) == [words], "\(look.dump)")
  }

  @Test("an asserted backdrop is named with its comment and counts as used")
  func provenance() throws {
    let look = Look(body: "\(Self.dark)\nZStack { Image(\"pier\"); Text(\"T\").foregroundStyle(.white) }")
    let layer = try #require(look.reading("T")?.layers.last)
    #expect(layer.description == "#1C1C1E")
    #expect(layer.provenance.kind == .asserted)
    // Line 5 of the sample is the first of the body, behind an empty line of declarations.
    #expect(layer.provenance.range?.line == 5)
    #expect(look.placements("T").first?.provenance.first { $0.of == .background }?.kind == .asserted)
    #expect(look.observations(.usedAssertion).map(\.range.line) == [5])
  }

  @Test("a known backdrop stays, and the comment is of no use")
  func known() {
    let look = Look(body: "\(Self.dark)\nVStack { Text(\"T\") }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.observations(.usedAssertion).isEmpty)
    let covered = Look(body: "\(Self.dark)\nZStack { Image(\"pier\"); Text(\"T\").background(Color.yellow) }")
    #expect(covered.observations(.usedAssertion).isEmpty, "\(covered.dump)")
  }

  @Test(arguments: ["struct", "body", "header", "row"])
  func declarations(above: String) {
    func comment(_ name: String) -> String { name == above ? "\(Self.dark)\n" : "" }
    let look = Look(
      """
      import SwiftUI
      \(comment("struct"))struct Card: View {
        \(comment("body"))var body: some View { VStack { header; row("T") } }
        \(comment("header"))private var header: some View {
          ZStack { Image("pier"); Text("H").foregroundStyle(.white) }
        }
        \(comment("row"))func row(_ text: String) -> some View {
          ZStack { Image("pier"); Text("R").foregroundStyle(.white) }
        }
      }
      """)
    let asserted = "#FFFFFF on #1C1C1E"
    #expect((look.words("H") == asserted) == (above != "row"), "\(look.dump)")
    #expect((look.words("R") == asserted) == (above != "header"), "\(look.dump)")
    #expect(look.observations(.usedAssertion).count == 1)
  }

  @Test("an assumed backdrop is replaced, and what the project wrote on it is certain")
  func assumed() {
    func look(_ comment: String) -> Look {
      Look(
        "import SwiftUI\n\(comment)\npublic struct Badge: View { public var body: some View { Text(\"T\").foregroundStyle(.white) } }"
      )
    }
    #expect(look("").words("T") == "#FFFFFF on #FFFFFF uncertain")
    #expect(look(Self.dark).words("T") == "#FFFFFF on #1C1C1E", "\(look(Self.dark).dump)")
  }

  @Test("a colour of a catalog, by its name")
  func asset() {
    let colorset = #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x12","green":"0x34","blue":"0x56","alpha":"1.000"}}}]}
      """#
    let look = Look(
      """
      import SwiftUI
      struct Card: View { var body: some View {
        // evident:background Night/Sky -- painted by the game
        ZStack { Image("pier"); Text("T").foregroundStyle(.white) } } }
      """,
      files: [
        "A.xcassets/Night/Sky.colorset/Contents.json": colorset,
        "A.xcassets/Night/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      ])
    #expect(look.words("T") == "#FFFFFF on #123456", "\(look.dump)")
  }

  @Test("a sheet has a backdrop of its own")
  func sheet() {
    let look = Look(
      body: "\(Self.dark)\nZStack { Image(\"pier\"); Text(\"T\").foregroundStyle(.white) }"
        + ".sheet(isPresented: .constant(true)) { ZStack { Image(\"quay\"); Text(\"U\").foregroundStyle(.white) } }")
    #expect(look.words("T") == "#FFFFFF on #1C1C1E", "\(look.dump)")
    #expect(look.undecided("U") == .imageBackdrop)
  }

  @Test(arguments: [
    "// evident:background #1C1C1E", "// evident:background Dusk -- no such colour", "// evident:background clear -- x",
    "// evident:background #1C1C1E80 -- translucent",
  ])
  func nothingAsserted(comment: String) {
    let look = Look(body: "\(comment)\nZStack { Image(\"pier\"); Text(\"T\").foregroundStyle(.white) }")
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
    #expect(look.observations(.usedAssertion).isEmpty)
    #expect(look.observations(.unreadAssertion).isEmpty == !(comment.contains("Dusk") || comment.contains("80")))
  }

  // MARK: - Appearance

  @Test("the other scheme's appearances are gone under the comment, and only there")
  func appearance() {
    let look = Look(body: "VStack {\n// evident:appearance dark -- only in the player\nText(\"T\")\nText(\"U\") }")
    #expect(look.words("T", .light) == "-", "\(look.dump)")
    #expect(look.words("T", .lightIncreased) == "-")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
    #expect(look.words("U", .light) == "#000000 on #FFFFFF")
    #expect(look.observations(.usedAssertion).count == 1)
  }

  @Test(arguments: [".preferredColorScheme(.dark)", ".preferredColorScheme(.light)"])
  func pinnedAppearance(modifier: String) {
    let look = Look(body: "VStack {\n// evident:appearance dark -- only in the player\nText(\"T\")\n}\(modifier)")
    let isDark = modifier.contains("dark")
    #expect(look.words("T", .light) == (isDark ? "-" : "#000000 on #FFFFFF"), "\(look.dump)")
    #expect(look.words("T", .dark) == (isDark ? "#FFFFFF on #000000" : "-"))
    #expect(look.observations(.usedAssertion).isEmpty)
  }

  @Test("a scheme that there is not")
  func misspeltScheme() {
    let look = Look(body: "// evident:appearance dim -- x\nText(\"T\")")
    #expect(look.words("T", .light) == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.observations(.unreadAssertion).count == 1)
  }
}
