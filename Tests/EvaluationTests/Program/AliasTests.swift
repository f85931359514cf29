import PlatformStyles
import Scene
import TestSupport
import Testing

/// Names that stand for a type: aliases and the modules of the program.
struct AliasTests {
  private func look(_ declarations: String, _ style: String) -> Look {
    Look(body: "Text(\"a\").foregroundStyle(\(style))", declarations: declarations)
  }

  private let purple = "Color(red: 0.4, green: 0.2, blue: 0.6)"

  @Test(
    arguments: [
      "typealias T = U; typealias U = T", "typealias T = U; typealias U = V; typealias V = T", "typealias T = T.U",
    ])
  func aliasesInACircleNameNothing(declarations: String) {
    #expect(look(declarations, "T.x").undecided("a") == .externalModule)
    #expect(look(declarations, "T().x").texts == ["a"])
  }

  @Test(arguments: ["Q.ink", "P.Inner.ink", "P.Other.ink", "R.ink"])
  func anAliasReachesNestedTypesThroughAnother(style: String) {
    let look = look(
      """
      enum Outer { enum Inner { static let ink = \(purple) }; typealias Other = Inner }
      typealias P = Outer
      typealias Q = P.Inner
      typealias R = P.Other
      """, style)
    #expect(look.foreground("a") == "#663399", "\(look.dump)")
  }

  @Test(arguments: ["/kit#Design-Kit", "Design-Kit#3"])
  func namesCanBeginWithTheirModule(module: String) {
    let look = Look(
      """
      import SwiftUI
      import Design_Kit
      enum Token { static let ink = Color.red }
      struct Sample: View {
        var body: some View {
          Text("type").foregroundStyle(Design_Kit.Token.ink)
          Text("constant").foregroundStyle(Design_Kit.ink)
        }
      }
      """,
      files: ["Kit/Token.swift": "public enum Token { public static let ink = \(purple) }\npublic let ink = \(purple)"],
      modules: ["Source.swift": ["App"], "Kit/Token.swift": [module]])
    #expect(look.foreground("type") == "#663399", "\(look.dump)")
    #expect(look.foreground("constant") == "#663399", "\(look.dump)")
  }

  @Test(
    "a builder whose type is an alias of a function's is called where the view is placed",
    arguments: [
      "typealias Make = () -> Content; @ViewBuilder let content: Make",
      "@ViewBuilder let content: Builder<Content>",
      "typealias M = () -> Content; let content: M; init(@ViewBuilder content: @escaping M) { self.content = content }",
    ])
  func aliasesOfFunctions(members: String) {
    let look = Look(
      """
      import SwiftUI
      typealias Builder<Content> = () -> Content
      struct Box<Content: View>: View {
        \(members)
        var body: some View { VStack { content() }.background(Color.black) }
      }
      struct Sample: View { var body: some View { Box(content: { Inner() }) } }
      struct Inner: View { var body: some View { Text("a").foregroundStyle(.white) } }
      """)
    #expect(look.words("a") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.isCertain("a") == true, "\(look.dump)")
  }

  @Test(
    "an extension of an alias extends what it stands for, within the alias's module",
    arguments: [(["App"], "#663399"), (["Other"], nil)])
  func extendedAliases(module: [String], ink: String?) {
    let look = Look(
      """
      import UIKit
      final class Pane: UIViewController {
        override func viewDidLoad() {
          let label = UILabel()
          label.text = "a"
          label.textColor = UIColor(ink: Ink(bits: 0x663399))
          view.addSubview(label)
        }
      }
      """,
      files: [
        "Ink.swift": """
        import UIKit
        struct Ink {
          let bits: Int
          var parts: [CGFloat] { [bits >> 16, bits >> 8, bits].map { CGFloat($0 & 0xff) / 255 } }
        }
        extension Color {
          convenience init(ink: Ink) {
            let parts = ink.parts
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
          }
        }
        """,
        "Names.swift": "import UIKit\ntypealias Color = UIColor",
      ],
      modules: ["Source.swift": ["App"], "Ink.swift": ["App"], "Names.swift": module])
    #expect((look.foreground("a") == "#663399") == (ink != nil), "\(look.dump)")
  }

  @Test("a private alias counts in its own file alone")
  func privateAliases() {
    let files = [
      "Ink.swift": "import SwiftUI\nextension Color { static let deep = \(purple) }",
      "Names.swift": "import UIKit\nprivate typealias Color = UIColor\nlet plain: Color = .black",
    ]
    let look = Look(
      """
      import SwiftUI
      struct Sample: View { var body: some View { Text("a").foregroundStyle(Color.deep) } }
      """, files: files, modules: ["Source.swift": ["App"], "Ink.swift": ["App"], "Names.swift": ["App"]])
    #expect(look.foreground("a") == "#663399", "\(look.dump)")
  }

  @Test(
    "types that an extension of an alias nests stand in what it stands for", arguments: ["Palette", "P", "UIColor"])
  func nestedInExtendedAliases(base: String) {
    let look = look(
      """
      enum Palette { static func ink() -> Color { Deep.ink } }
      typealias P = Palette
      typealias Tone = UIColor
      extension \(base == "UIColor" ? "Tone" : "P") { enum Deep { static let ink = \(purple) } }
      """, base == "Palette" ? "Palette.ink()" : "\(base).Deep.ink")
    #expect(look.foreground("a") == "#663399", "\(look.dump)")
  }

  @Test(
    "an implicit member asked for by an alias is one of the framework's type that this stands for (S-31)",
    arguments: [
      ("typealias Ink = NSColor", "Ink"), ("typealias Ink = NSColor", "Ink?"),
      ("typealias Ink = Paint; typealias Paint = AppKit.NSColor", "Ink"), ("typealias UIColor = NSColor", "UIColor"),
    ])
  func implicitMembers(_ aliases: String, type: String) {
    let look = Look(
      """
      import AppKit
      \(aliases)
      extension NSColor { static var back: \(type) { .textBackgroundColor } }
      final class Page: NSViewController {
        override func loadView() {
          let label = NSTextField(labelWithString: "a")
          label.drawsBackground = true
          label.backgroundColor = .back
          view = label
        }
      }
      """, platform: .macos)
    // `textBackgroundColor` is FFFFFF in light and 1E1E1E in dark.
    #expect(look.background("a") == "#FFFFFF" && look.background("a", .dark) == "#1E1E1E", "\(look.dump)")
  }
}
