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

  @Test("over a material gives a gray the second level, and a white the first")
  func vibrancy() throws {
    for (style, level) in [("gray", "secondary"), ("white", "primary")] {
      let source = view("VStack { Text(\"Lisbon\").foregroundStyle(.\(style)) }.background(.regularMaterial)")
      let outcome = try RepairFolder(["Notice.swift": source]).repaired(rules: ["hard-coded-vibrancy"])
      #expect(outcome.text("Notice.swift")?.contains(".foregroundStyle(.\(level))") == true)
    }
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
}
