import Audit
import Findings
import Foundation
import TestSupport
import Testing

@Suite("A repair of a colour")
struct RepairColorTests {
  /// A view of one expression, with what else it needs.
  private func view(_ body: String, _ members: String = "") -> String {
    "import SwiftUI\n\nstruct Notice: View {\n  var body: some View {\n    \(body)\n  }\n\(members)}\n"
  }

  // systemRed is #FF3B30 on white, 3.55:1, and #FF453A on black, 6.1:1.
  @Test("of the system leaves it where it passes")
  func kept() throws {
    let source = view("Text(\"Overdue\").foregroundStyle(.red)")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true)
    let text = try #require(outcome.text("Notice.swift"))
    let question = "traits.userInterfaceStyle != .dark && traits.accessibilityContrast != .high"
    #expect(
      text.onOneLine.contains(
        "foregroundStyle(Color(uiColor: UIColor { @Sendable traits in \(question) ? UIColor(red: "))
    #expect(text.onOneLine.contains(" : UIColor.systemRed }))"))
    #expect(outcome.after.report.findings.allSatisfy { $0.severity < .warning })
    #expect(outcome.titles.allSatisfy { $0.hasPrefix("unsafe: use the colour '#") && !$0.contains("in dark") })
  }

  // systemGreen is #34C759 on white, 2.2:1, and #30D158 on black, 10.5:1.
  @Test("that a function gives is made in the function, and its other results stay")
  func function() throws {
    let members = """
        func tone(isLate: Bool) -> Color {
          if isLate { return .primary }
          return .green
        }
        let isLate: Bool

      """
    let source = view("Text(\"Synced\").foregroundStyle(tone(isLate: isLate))", members)
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true)
    let text = try #require(outcome.text("Notice.swift"))
    #expect(text.contains("foregroundStyle(tone(isLate: isLate))"))
    #expect(text.contains("if isLate { return .primary }"))
    #expect(
      text.onOneLine.contains(
        " return Color(uiColor: UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? UIColor.systemGreen : "
      ))
    #expect(outcome.left.allSatisfy { !$0.hasPrefix("insufficient") })
  }

  // White on systemIndigo, #5E5CE6 in dark, is 4.9:1, on the lighter end of its gradient less; black in light is 3.7:1.
  @Test("of a gradient changes the colour that it is made from")
  func gradient() throws {
    let source = view("Text(\"Donut of the day\").padding().background(.indigo.gradient)")
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true)
    let text = try #require(outcome.text("Notice.swift"))
    #expect(text.contains(".gradient)"))
    #expect(!text.contains(".background(.indigo.gradient)"))
    #expect(outcome.after.report.findings.allSatisfy { $0.severity < .warning })
  }

  // #40C0C0 is 0.43 linear. In light, on #F2F2F7 of 0.89, 0.94 / 0.48 is 2, and what passes has 0.15 at most; in dark,
  // on #1C1C1E of 0.011, 0.48 / 0.061 is 7.8, and what passes has 0.22 at least. So no one colour passes in both.
  @Test("of a colour set adds the slot for dark that keeps what dark had")
  func colorset() throws {
    let outcome = try RepairFolder([
      "Notice.swift": view(
        "VStack { Text(\"Quiet\").foregroundStyle(Color(\"Hint\")) }"
          + ".frame(maxWidth: .infinity).background(Color(uiColor: .secondarySystemBackground))"),
      "Assets.xcassets/Hint.colorset/Contents.json": """
      {
        "colors" : [
          {
            "color" : {
              "color-space" : "srgb",
              "components" : { "alpha" : "1.000", "blue" : "0xC0", "green" : "0xC0", "red" : "0x40" }
            },
            "idiom" : "universal"
          }
        ],
        "info" : { "author" : "xcode", "version" : 1 }
      }

      """,
    ]).repaired(unsafe: true)
    let text = try #require(outcome.text("Assets.xcassets/Hint.colorset/Contents.json"))
    #expect(text.contains("\"value\" : \"dark\""))
    #expect(text.components(separatedBy: "\"0xC0\"").count == 3)
    #expect(outcome.text("Notice.swift") == nil)
    #expect(outcome.left == [])
  }

  @Test(
    "in a package is written in what each of its platforms has",
    arguments: [
      (", platforms: [.iOS(.v17), .macOS(.v14)]", false), ("", false), (", platforms: [.iOS(.v17)]", true),
    ])
  func package(platforms: String, isOfUIKit: Bool) throws {
    let outcome = try RepairFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Quay"\(platforms), targets: [.target(name: "Quay")])

      """,
      "Sources/Quay/Notice.swift": view("Text(\"Quiet\").foregroundStyle(.orange)"),
    ]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    let text = try #require(outcome.text("Sources/Quay/Notice.swift"))
    #expect(text.contains("UIColor") == isOfUIKit, "\(text)")
    #expect(text.contains("\\.colorScheme") == !isOfUIKit)
  }

  // The same colour with a slot for dark, which stays as it is.
  @Test("of a colour set leaves a slot alone that passes")
  func passingSlot() throws {
    func slot(_ appearances: String) -> String {
      """
          {\(appearances)
            "color" : {
              "color-space" : "srgb",
              "components" : { "alpha" : "1.000", "blue" : "0xC0", "green" : "0xC0", "red" : "0x40" }
            },
            "idiom" : "universal"
          }
      """
    }
    let dark = "\n      \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ],"
    let path = "Assets.xcassets/Hint.colorset/Contents.json"
    let outcome = try RepairFolder([
      "Notice.swift": view(
        "VStack { Text(\"Quiet\").foregroundStyle(Color(\"Hint\")) }"
          + ".frame(maxWidth: .infinity).background(Color(uiColor: .secondarySystemBackground))"),
      path: "{\n  \"colors\" : [\n\(slot("")),\n\(slot(dark))\n  ],\n"
        + "  \"info\" : { \"author\" : \"xcode\", \"version\" : 1 }\n}\n",
    ]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.files.map(\.path) == [path])
    #expect(outcome.repaired.flatMap(\.fixes).flatMap(\.edits).map(\.range.line) == [6, 6, 6])
    #expect(outcome.left == [])
  }

  // #0099C7 is 0.28 linear: on white 1.05 / 0.33 is 3.2, and on #1C1C1E of 0.011 it is 0.33 / 0.061, 5.4. White on it
  // needs 0.183 in dark, and it needs 0.22 there as a text. So the text's repair keeps the name and its value in dark,
  // and the white gets a name of its own.
  @Test("that has a name is made behind it, or needs a name of its own")
  func named() throws {
    let sea = """
      import SwiftUI

      enum Brand {
        static let sea = Color(red: 0, green: 0.6, blue: 0.78)
      }

      struct Ferry: View {
        var body: some View {
          VStack {
            Text("Open the map").foregroundStyle(Brand.sea)
            Text("Buy").foregroundStyle(.white).padding().background(Brand.sea)
          }
          .frame(maxWidth: .infinity)
          .background(Color(uiColor: .secondarySystemBackground))
        }
      }

      """
    let outcome = try RepairFolder(["Ferry.swift": sea]).repaired(unsafe: true)
    let text = try #require(outcome.text("Ferry.swift"))
    #expect(
      text.onOneLine.contains(
        "static let sea = Color(uiColor: UIColor { @Sendable traits in traits.userInterfaceStyle == .dark ? UIColor("))
    #expect(text.contains(".foregroundStyle(Brand.sea)") && text.contains(".background(Brand.seaBackground)"))
    #expect(text.contains("  /// `sea` behind text and symbols.\n  static let seaBackground = Color(red: "))
    #expect(outcome.left == [])
  }

  // #0099C7 as above. #0080A9 is 0.183 linear: 4.5:1 on white, and in the sheet, which may be dark in light too, 3.8 on
  // #1C1C1E of 0.011 and 3.4 on #242426 of 0.018, where a symbol needs 3.
  @Test("that has a name passes on each backdrop by what is asked there, on whichever side that lies")
  func eachBackdrop() throws {
    let sea = """
      import SwiftUI

      enum Brand {
        static let sea = Color(red: 0, green: 0.6, blue: 0.78)
      }

      struct Ferry: View {
        @State private var isOpen = false

        var body: some View {
          VStack {
            Text("Open the map").foregroundStyle(Brand.sea)
            Divider()
              .sheet(isPresented: $isOpen) { Image(systemName: "checkmark").foregroundStyle(Brand.sea) }
              .environment(\\.colorScheme, .dark)
          }
          .frame(maxWidth: .infinity)
          .background(Color.white)
        }
      }

      """
    let outcome = try RepairFolder(["Ferry.swift": sea]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.titles == ["unsafe: use the colour '#0080A9'"])
    #expect(outcome.left == [])
  }

  // #FA9E2E is 0.45 linear: on white 1.05 / 0.5 is 2.1, on black 0.5 / 0.05 is 10. What passes on white has 0.183 at
  // most, which is 4.7 on black, less than half.
  @Test("that has one value for all appearances keeps it where that passes, unless a comment states it")
  func oneValue() throws {
    for (comment, isChanged) in [("The roof's colour.", true), ("As on the site: `--solar` (#fa9e2e).", false)] {
      let source =
        view("Text(\"4.2 kWh\").foregroundStyle(Energy.solar)") + """

          enum Energy {
            /// \(comment)
            static let solar = Color(red: 0.98, green: 0.62, blue: 0.18)
          }

          """
      let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true, rules: ["insufficient-contrast"])
      #expect(outcome.files.isEmpty != isChanged)
      if isChanged {
        let pair =
          "static let solar = Color(uiColor: UIColor { @Sendable traits in traits.userInterfaceStyle == .dark"
          + " ? UIColor(red: 0.98, green: 0.62, blue: 0.18, alpha: 1) : UIColor("
        #expect(outcome.text("Notice.swift")?.onOneLine.contains(pair) == true)
      } else {
        #expect(outcome.left.first?.contains("a comment beside it states '#FA9E2E'") == true)
      }
    }
  }

  // #0099C7 is 0.28 linear: 3.2:1 on white, 6.6 on black. What passes on white is 4.7 on black, and where the type is not
  // told no code gives one for each.
  @Test("that has one value for all appearances loses much contrast in none")
  func noPair() throws {
    let source =
      view("Text(\"Open\").foregroundStyle(Brand.sea)") + """

        enum Brand {
          static let sea = rgb(0x00, 0x99, 0xC7)
        }

        func rgb(_ red: Int, _ green: Int, _ blue: Int) -> Color {
          Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
        }

        """
    let outcome = try RepairFolder(["Notice.swift": source]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.files == [])
    #expect(outcome.left.first?.contains("a ratio that needs no repair would fall at 'Notice.swift:") == true)
  }

  // The symbol's first layer is drawn in the name as well. #0099C7 on white is 3.2:1.
  @Test("that has a name may change whatever else is drawn in it")
  func palette() throws {
    let source = view(
      "HStack { Text(\"Open\").foregroundStyle(Brand.sea); Image(systemName: \"h.square.fill\")"
        + ".symbolRenderingMode(.palette).foregroundStyle(Brand.sea, Brand.paper) }")
    let brand = """
      import SwiftUI

      enum Brand {
        static let sea = Color(red: 0, green: 0.6, blue: 0.78)
        static let paper = Color(red: 1, green: 1, blue: 1)
      }

      """
    let outcome = try RepairFolder(["Notice.swift": source, "Brand.swift": brand]).repaired(
      unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.files.map(\.path) == ["Brand.swift"])
    #expect(outcome.text("Brand.swift")?.contains("sea = Color(red: 0, green: 0.6, blue: 0.78)") == false)
    #expect(outcome.left == [])
  }

  @Test("is made under '#if' where that is part of the build")
  func conditional() throws {
    let source = "#if os(iOS)\n" + view("Text(\"2 nights\").font(.subheadline).foregroundStyle(.tertiary)") + "#endif\n"
    let outcome = try RepairFolder(["Notice.swift": source]).repaired()
    #expect(outcome.text("Notice.swift")?.contains("foregroundStyle(.secondary)") == true)
  }
}
