import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Which colours are the project's own, where they have their value, and whether they respond to Increase Contrast.
struct OwnColorTests {
  @Test(
    arguments: [
      ("Color(red: 0.2, green: 0.3, blue: 0.4)", true), ("Color(white: 0.4)", true),
      ("Color(red: 0.2, green: 0.3, blue: 0.4).opacity(0.5)", true), ("Color.black", false), ("Color.white", false),
      ("Color.gray", false), ("Color.red.opacity(0.5)", false), ("Color.secondary", false),
      ("Color(uiColor: .systemTeal)", false), ("Color.accentColor", false),
    ])
  func own(color: String, isOwn: Bool) {
    let look = Look(body: "Text(\"a\").foregroundStyle(\(color))")
    #expect(look.placements("a").map { $0.foreground.ownColor != nil } == [isOwn], "\(look.dump)")
  }

  @Test("a colour is drawn in its own value, whatever lies behind")
  func ink() {
    let look = Look(body: "Text(\"a\").foregroundStyle(Color(red: 1, green: 0, blue: 0, opacity: 0.5))")
    #expect(look.reading("a", .light)?.ink == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(look.reading("a", .dark)?.ink == look.reading("a", .light)?.ink)
    #expect(look.foreground("a", .light) != look.foreground("a", .dark))
  }

  @Test("a colour of a catalog has its value in the catalog's file, and is one colour however often it is named")
  func catalog() {
    let look = look(
      "VStack { Text(\"a\").foregroundStyle(Color(\"Moss\")); Text(\"b\").foregroundStyle(Color(\"Moss\")) }",
      ["Moss": colorset(slot("1E4D2B"))])
    #expect(look.placements("b").map(\.foreground.ownColor?.range.file) == ["App.xcassets/Moss.colorset/Contents.json"])
    #expect(look.observations(.fixedColor).map(\.range.file) == ["App.xcassets/Moss.colorset/Contents.json"])
  }

  @Test("a constant that a function makes is known by its own name")
  func madeByAFunction() {
    let look = Look(
      """
      import SwiftUI
      extension Color {
        static var heather: Color { rgb(0x6B, 0x4E, 0x8C) }
        static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> Color {
          Color(red: red / 255, green: green / 255, blue: blue / 255)
        }
      }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Color.heather) } }
      """)
    #expect(look.placements("a").map(\.foreground.ownColor?.name) == ["Color.heather"], "\(look.dump)")
  }

  @Test(
    "a constant that is made of two colours is known by its own name, not by the parameter that one is given to",
    arguments: ["Color(light: \(moss), dark: \(moss))", "Color.pair(light: \(moss), dark: \(moss))"])
  func madeOfTwo(_ made: String) {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      extension Color {
        init(light: UIColor, dark: UIColor) {
          self.init(uiColor: UIColor { $0.userInterfaceStyle == .dark ? dark : light })
        }
        static func pair(light: UIColor, dark: UIColor) -> Color { Color(light: light, dark: dark) }
        static let moss = \(made)
      }
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Color.moss) } }
      """)
    #expect(look.placements("a").map(\.foreground.ownColor?.name) == ["Color.moss"], "\(look.dump)")
  }

  private static let moss = "UIColor(red: 0.2, green: 0.4, blue: 0.3, alpha: 1)"

  @Test("S-121: a value for high contrast makes a colour respond, and a backdrop that changes does not")
  func responding() {
    func kinds(_ slots: String...) -> [Observation.Kind] {
      look(
        "Text(\"a\").foregroundStyle(Color(\"Moss\"))",
        ["Moss": #"{"colors":[\#(slots.joined(separator: ","))],"info":{"version":1}}"#]
      ).scene.observations.map(\.kind)
    }
    #expect(kinds(slot("1E4D2B"), slot("B7E4C7", "dark")) == [.fixedColor])
    #expect(kinds(slot("1E4D2B"), slot("0A2412", "high")) == [.respondingColor])
    #expect(kinds(slot("1E4D2B"), slot("B7E4C7", "dark"), slot("E0FFE8", "dark", "high")) == [.respondingColor])
    // Half of red is another composite on the grouped background, which Increase Contrast darkens.
    let onFill = Look(
      body: "Text(\"a\").foregroundStyle(Color(red: 1, green: 0, blue: 0, opacity: 0.5)).background(Color(.systemFill))"
    )
    #expect(onFill.observations(.fixedColor).count == 1)
    #expect(onFill.observations(.respondingColor).isEmpty)
  }
}
