import Audit
import Findings
import Testing

@Suite("A repair of what says less")
struct RepairLevelTests {
  private func view(_ body: String) -> String {
    "import SwiftUI\n\nstruct Notice: View {\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  // Black at 10 % leaves #E6E6E6 of white, 0.79 linear: the second level of the labels, 60 % of #3C3C43, leaves #808085
  // on it, 0.22, and 0.84 / 0.27 is 3.1. Black at 60 % leaves #5C5C5C, 0.11, and 0.84 / 0.16 is 5.3. In dark with
  // Increase Contrast the second level is 70 % of #EBEBF5, #A4A4AC on black, 0.38, 8.5:1: white at 60 % is #999999,
  // 0.32, 7.4:1, and at 65 % it is #A6A6A6, 0.38, 8.6:1.
  @Test("keeps it less, since nothing tells what stands beside it")
  func alone() throws {
    let source = view(
      "Text(\"Closed today\").foregroundStyle(.secondary).padding().background(Color.black.opacity(0.1))")
    let folder = try RepairFolder(["Notice.swift": source])
    #expect(try folder.repaired().files == [])
    let text = try #require(try folder.repaired(unsafe: true).text("Notice.swift"))
    #expect(text.contains("foregroundStyle(Color.primary.opacity(0.65))"))
  }

  @Test("is unsafe where what lies behind is only assumed, since the proof assumes it too", arguments: ["", "public "])
  func assumedBackdrop(access: String) throws {
    let notice = """
      import SwiftUI

      \(access)struct Notice: View {
        \(access)init() {}
        \(access)var body: some View { Text("Closed today").foregroundStyle(.gray) }
      }

      """
    let package = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])

      """
    let folder = try RepairFolder(["Package.swift": package, "Sources/Kit/Notice.swift": notice])
    #expect(try folder.repaired().files.isEmpty == !access.isEmpty)
    let text = try #require(try folder.repaired(unsafe: true).text("Sources/Kit/Notice.swift"))
    #expect(text.contains("foregroundStyle(.secondary)"))
  }

  @Test("also where a function gives it, and where another backdrop is not known")
  func partlyKnown() throws {
    let members = """
      let isOpen: Bool
        private var tone: Color {
          if isOpen { return .primary }
          return .secondary
        }

      """
    let text = "Text(\"Closed today\").foregroundStyle(tone).padding().background(Color.black.opacity(0.1))"
    let source = view(text).replacing("View {\n  var", with: "View {\n  \(members)  var")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true)
    #expect(outcome.text("Notice.swift")?.contains("return Color.primary.opacity(0.65)") == true)
    let screen = """
      struct Screen: View {
        let backdrop: Color
        var body: some View {
          VStack {
            Notice().padding().background(Color.black.opacity(0.1))
            Notice().padding().background(backdrop)
          }
        }
      }

      """
    let shared = view("Text(\"Closed today\").foregroundStyle(.secondary)") + screen
    let other = try RepairFolder(["Notice.swift": shared]).repaired(unsafe: true)
    #expect(other.text("Notice.swift")?.contains("foregroundStyle(Color.primary.opacity(0.65))") == true)
    #expect(other.titles.allSatisfy { $0.hasSuffix(" where the backdrop is known") })
  }

  @Test("gives a title the first level, where nothing in its view is on it")
  func title() throws {
    let title = "Text(title).font(.title2).foregroundStyle(.secondary)"
    let backdrop = ".padding().background(Color(red: 0.72, green: 0.72, blue: 0.72))"
    for (other, isRaised) in [("", true), ("; Button(\"Add\") {}.foregroundStyle(.primary)", false)] {
      let source = view("VStack { ZStack { \(title) }\(backdrop)\(other) }.preferredColorScheme(.light)")
        .replacing("View {\n  var", with: "View {\n  let title: String\n  var")
      let outcome = try RepairFolder(["Notice.swift": source]).repaired(rules: ["insufficient-contrast"])
      #expect(
        (outcome.text("Notice.swift")?.contains("foregroundStyle(.primary) }") ?? false)
          == isRaised)
    }
  }

  // The second level at 50 % is 30 % of #3C3C43, 1.7:1 on white.
  @Test("leaves its opacity out first")
  func faded() throws {
    let source = view("Text(\"Optional\").foregroundStyle(.secondary.opacity(0.5))")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired()
    #expect(outcome.text("Notice.swift") == view("Text(\"Optional\").foregroundStyle(.secondary)"))
  }

  // In a list's footer the styles around are the second level already, and a second level of those is fainter.
  @Test("takes the colour of the labels where a level of the styles around is too faint")
  func footer() throws {
    let source = view(
      "List { Section { Text(\"Sound\") } footer: { Text(\"Version 4\").foregroundStyle(Color(white: 0.72)) } }")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired()
    #expect(outcome.text("Notice.swift")?.contains(".foregroundStyle(Color.secondary)") == true)
    #expect(outcome.left == [])
  }

  // Black is 1:1 on the black of dark. systemGray, 3.3:1 on white, is enough for 22 pt and for bold 17 pt. With
  // Increase Contrast it is #AEAEB2 in dark, 0.42 linear, and white has 1.05 / 0.47, 2.2:1 to that: on the first level
  // colour alone would tell the two texts apart.
  @Test(
    "takes the first level with another axis, where colour alone would tell the text from the one beside it",
    arguments: [
      (".font(.title2)", ".foregroundStyle(.primary).fontWeight(.semibold)", ".font(.title2).foregroundStyle(.gray)"),
      (".bold()", ".foregroundStyle(.primary)", ".bold().foregroundStyle(.gray).font(.subheadline)"),
    ])
  func anotherAxis(font: String, title: String, line: String) throws {
    func source(_ title: String, _ line: String) -> String {
      view("VStack { Text(\"Night ferry\")\(font)\(title); Text(\"Deck 3\")\(line) }")
    }
    let black = source(".foregroundStyle(.black)", "\(font).foregroundStyle(.gray)")
    let folder = try RepairFolder(["Notice.swift": black])
    #expect(try folder.repaired(rules: ["insufficient-contrast"]).files == [])
    let outcome = try folder.repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.text("Notice.swift") == source(title, line))
    #expect(outcome.left == [])
    #expect(outcome.titles.allSatisfy { $0.hasPrefix("unsafe: use '.primary', with 21:1 or more and set the ") })
  }

  @Test("over a material gives a gray the second level, and a white the first")
  func vibrancy() throws {
    for (style, level) in [("gray", "secondary"), ("white", "primary")] {
      let source = view("VStack { Text(\"Lisbon\").foregroundStyle(.\(style)) }.background(.regularMaterial)")
      let outcome = try RepairFolder(["Notice.swift": source]).repaired(rules: ["hard-coded-vibrancy"])
      #expect(outcome.text("Notice.swift")?.contains(".foregroundStyle(.\(level))") == true)
    }
  }

  // The third level is too faint for words over a thin material (S-74).
  @Test(
    "over a material is one level for each part that texts play, as far as they can be read",
    arguments: [("regularMaterial", "tertiary"), ("thinMaterial", "secondary"), ("ultraThinMaterial", "secondary")])
  func threeLevels(material: String, third: String) throws {
    func source(_ subtitle: String, _ date: String) -> String {
      view(
        "VStack { Text(title).font(.headline); Text(subtitle).font(.subheadline)\(subtitle);"
          + " Text(published, style: .date).font(.caption)\(date) }.padding().background(.\(material))"
      ).replacing("View {\n  var", with: "View {\n  let title, subtitle: String\n  let published: Date\n  var")
    }
    let outcome = try RepairFolder(["Notice.swift": source("", "")]).repaired(rules: ["flat-vibrancy"])
    #expect(outcome.text("Notice.swift") == source(".foregroundStyle(.secondary)", ".foregroundStyle(.\(third))"))
    #expect(outcome.left == [])
  }

  /// A title and a line below it in a style that they share, over a material.
  private func plate(_ style: String, _ title: String = "", _ line: String = "", on material: String) -> String {
    view(
      "ZStack { Image(\"harbour\"); VStack { Text(title).font(.headline)\(title); Text(summary).font(.footnote)\(line) }"
        + ".foregroundStyle(.\(style)).padding().background(.\(material)) }"
    ).replacing("View {\n  var", with: "View {\n  let title, summary: String\n  var")
  }

  @Test(
    "over a material leaves a level that other texts share, and gives the text its own",
    arguments: [("primary", "", ".foregroundStyle(.secondary)"), ("secondary", ".foregroundStyle(.primary)", "")])
  func sharedLevel(level: String, title: String, line: String) throws {
    let outcome = try RepairFolder(["Notice.swift": plate(level, on: "thickMaterial")])
      .repaired(rules: ["flat-vibrancy"])
    #expect(outcome.text("Notice.swift") == plate(level, title, line, on: "thickMaterial"))
    #expect(outcome.left == [])
  }

  // White is 1:1 on the white that each of them may be in light, and better in dark than the second level, which the
  // profile accepts there.
  @Test(
    "over a material is the first for a white that texts share, and the second for what says less",
    arguments: ["regularMaterial", "ultraThinMaterial"])
  func sharedWhite(material: String) throws {
    let outcome = try RepairFolder(["Notice.swift": plate("white", on: material)]).repaired()
    #expect(outcome.text("Notice.swift") == plate("primary", "", ".foregroundStyle(.secondary)", on: material))
    #expect(Set(outcome.repaired.map(\.rule)) == ["hard-coded-vibrancy", "insufficient-contrast"])
    #expect(outcome.titles.allSatisfy { $0.hasPrefix("safe: use the vibrancy level '.primary', and '.secondary' for") })
    #expect(outcome.left == [])
  }

  // What the profile accepts: on the opaque plate that Reduce Transparency leaves, black at 70 % has more contrast than
  // the second level, 60 % of #3C3C43.
  @Test(
    "over a material takes the place of an opacity, which is unsafe",
    arguments: [".opacity(0.7)", ".foregroundStyle(.primary).opacity(0.7)"])
  func opacity(modifiers: String) throws {
    func source(_ modifiers: String) -> String {
      view(
        "VStack { Text(title).font(.headline); Text(artist).font(.subheadline)\(modifiers) }"
          + ".padding().background(.thickMaterial)"
      ).replacing("View {\n  var", with: "View {\n  let title, artist: String\n  var")
    }
    let folder = try RepairFolder(["Notice.swift": source(modifiers)])
    #expect(try folder.repaired().files == [])
    let outcome = try folder.repaired(unsafe: true, rules: ["hard-coded-vibrancy"])
    #expect(outcome.text("Notice.swift") == source(".foregroundStyle(.secondary)"))
    #expect(outcome.titles == ["unsafe: use the vibrancy level '.secondary' in the place of the opacity"])
    #expect(outcome.left == [])
  }

  @Test("over a material keeps the order of two levels")
  func order() throws {
    let texts = "Text(\"Low tide\").foregroundStyle(.tertiary); Text(\"At noon\").foregroundStyle(.quaternary)"
    let source = view("VStack { \(texts) }.padding().background(.thinMaterial)")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(rules: ["faint-vibrancy"])
    #expect(outcome.text("Notice.swift") == source.replacing(".tertiary", with: ".secondary"))
    #expect(outcome.left.count == 1)
    #expect(outcome.left.first?.contains("the text would change its order with the one at 'Notice.swift:") == true)
  }

  @Test("over a material turns two levels around that say the opposite of what the texts do")
  func exchange() throws {
    func source(_ title: String, _ caption: String) -> String {
      view(
        "VStack { Text(title).foregroundStyle(.\(title)).accessibilityAddTraits(.isHeader);"
          + " Text(caption).foregroundStyle(.\(caption)) }.padding().background(.regularMaterial)"
      ).replacing("View {\n  var", with: "View {\n  let title: String\n  let caption: String\n  var")
    }
    let outcome = try RepairFolder(["Notice.swift": source("secondary", "primary")]).repaired(
      rules: ["mismatched-vibrancy"])
    #expect(outcome.text("Notice.swift") == source("primary", "secondary"))
  }

  // #0099C7 is 0.28 linear, on which white is 1.05 / 0.33, 3.2:1, and #99C7D9 is 0.52, on which it is 1.8:1.
  @Test("turns a white over only where it is far from what is required")
  func opposite() throws {
    for (fill, isTurned) in [("red: 0, green: 0.6, blue: 0.78", false), ("red: 0.6, green: 0.78, blue: 0.85", true)] {
      let source = view(
        "Text(\"Buy\").foregroundStyle(.white).padding().background(LinearGradient(colors: [Color(\(fill)), Color(\(fill))],"
          + " startPoint: .top, endPoint: .bottom))")
      let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true, rules: ["insufficient-contrast"])
      #expect((outcome.text("Notice.swift")?.contains(".foregroundStyle(.black)") ?? false) == isTurned)
    }
  }

  // White at 0.594 is 0.312 linear, on which white is 1.05 / 0.362, 2.9:1: far from 4.5:1, near to the 3:1 of a symbol.
  @Test("turns no white over that is near to what is required of a symbol in the same style")
  func nearlyWhiteEnough() throws {
    let source = view(
      "HStack { Text(\"Buy\"); Image(systemName: \"cart\") }.foregroundStyle(.white).padding().background("
        + "LinearGradient(colors: [Color(white: 0.594), Color(white: 0.594)], startPoint: .top, endPoint: .bottom))")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(
      unsafe: true, rules: ["insufficient-contrast", "insufficient-non-text-contrast"])
    #expect(outcome.text("Notice.swift")?.contains(".black") != true)
  }

  @Test("makes no label's colour of an outline that is faint by hand")
  func faintOutline() throws {
    let source = view(
      """
      Button {} label: {
        Text("Window seat").padding()
          .background(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.3), lineWidth: 1))
      }.buttonStyle(.plain)
      """)
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(rules: ["insufficient-non-text-contrast"])
    #expect(outcome.text("Notice.swift")?.contains(".stroke(Color.gray.opacity(0.3)") != false)
  }

  // 60 % of #3C3C43 leaves #8A8A8E of white, 3.4:1; the third level, 30 %, leaves #C4C4C7, 1.7:1.
  @Test("is the system's level where the program has a colour of that name")
  func takenName() throws {
    let own = "import SwiftUI\n\nextension Color { static let secondary = Color(white: 0.9) }\n"
    let source = view("TextEditor(text: .constant(\"a\")).border(.tertiary)")
    let folder = try RepairFolder(["Notice.swift": source, "Own.swift": own])
    let text = try #require(try folder.repaired().text("Notice.swift"))
    #expect(text.contains(".border(Color(uiColor: .secondaryLabel))"), "\(text)")
  }

  // White at 50 % is 1:1 on the white that a material may be.
  @Test("over a material is the third for a time, whichever finding asks for it")
  func metadata() throws {
    let texts = "Text(title).font(.headline); Text(timestamp).font(.caption).foregroundStyle(.white.opacity(0.5))"
    let source = view("VStack { \(texts) }.padding().background(.regularMaterial)")
      .replacing("View {\n  var", with: "View {\n  let title: String\n  let timestamp: String\n  var")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired()
    #expect(outcome.text("Notice.swift") == source.replacing(".white.opacity(0.5)", with: ".tertiary"))
    #expect(Set(outcome.repaired.map(\.rule)) == ["hard-coded-vibrancy", "insufficient-contrast"])
    #expect(Set(outcome.titles) == ["safe: use the vibrancy level '.tertiary'"])
  }

  // #404040 is 0.05 linear: 0.1 / 0.05 is 2:1 on black.
  @Test("over a material changes what a name stands for, and is unsafe there")
  func named() throws {
    let source =
      view("VStack { Text(\"Closed today\").foregroundStyle(Ink.note) }.background(.thickMaterial)")
      + "\nenum Ink {\n  static let note = Color(white: 0.25)\n}\n"
    let folder = try RepairFolder(["Notice.swift": source])
    #expect(try folder.repaired().files == [])
    let outcome = try folder.repaired(unsafe: true, rules: ["hard-coded-vibrancy", "insufficient-contrast"])
    #expect(outcome.text("Notice.swift") == source.replacing("Color(white: 0.25)", with: "Color.secondary"))
  }

  // systemGray2 is #AEAEB2 in light, 0.42 linear: 1.05 / 0.47 is 2.2.
  @Test("changes what a function gives, and is unsafe there")
  func function() throws {
    let source = """
      import UIKit

      enum Ink {
        static func note(_ isFaint: Bool) -> UIColor { isFaint ? .systemGray2 : .label }
      }

      final class NoteController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          let note = UILabel()
          note.text = "Closed today"
          note.textColor = Ink.note(true)
          view.addSubview(note)
        }
      }

      """
    let folder = try RepairFolder(["NoteController.swift": source])
    #expect(try folder.repaired().files == [])
    let outcome = try folder.repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.text("NoteController.swift") == source.replacing(".systemGray2", with: ".secondaryLabel"))
  }

  @Test("stands where another finding stays, though the repairs of both stood near what spoke against them")
  func besideOneThatStays() throws {
    func row(_ style: String) -> String {
      view(
        "VStack(alignment: .leading) { Text(title); Text(subtitle).foregroundColor(.black); "
          + "Text(timestamp).foregroundColor(\(style)) }"
      ).replacing("View {\n  var", with: "View {\n  let title, subtitle, timestamp: String\n  var")
    }
    let outcome = try RepairFolder(["Notice.swift": row(".gray")]).repaired(
      rules: ["insufficient-contrast"], platform: "ios26")
    #expect(outcome.text("Notice.swift") == row(".secondary"))
    #expect(outcome.left.count == 1, "\(outcome.left)")
  }
}
