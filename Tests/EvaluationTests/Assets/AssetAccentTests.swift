import ColorScience
import Evaluation
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

@Suite("Accent colours and where assets come from")
struct AssetAccentTests {
  static let files = ["AccentColor": colorset(slot("123456"), slot("ABCDEF", "dark"))]

  @Test(
    "takes the catalog's accent for the default tint and its names",
    arguments: [
      "Button(\"tap\") {}", "Text(\"tap\").foregroundStyle(.tint)", "Text(\"tap\").foregroundColor(.accentColor)",
      "Text(\"tap\").foregroundStyle(Color.accentColor)", "Text(\"tap\").foregroundStyle(Color(\"AccentColor\"))",
      "Text(\"tap\").foregroundStyle(Color(.accent))", "Text(\"tap\").foregroundStyle(Color(uiColor: .tintColor))",
      "Link(\"tap\", destination: URL(string: \"https://example.com\")!)",
    ])
  func accent(body: String) throws {
    let look = look(body, Self.files)
    #expect(look.foreground("tap", .light) == "#123456")
    #expect(look.foreground("tap", .dark) == "#ABCDEF")
    #expect(look.isCertain("tap") == true)
    let foreground = try #require(look.placements("tap").first).foreground
    #expect(foreground.isProjectStyle)
    #expect(foreground.form == .custom)
  }

  @Test("is written in the catalog where no expression names it")
  func place() throws {
    let button = look("Button(\"tap\") {}", Self.files)
    #expect(
      try #require(button.placements("tap").first).foreground.range?.file
        == "App.xcassets/AccentColor.colorset/Contents.json", "\(button.dump)")
    let text = look("Text(\"tap\").foregroundStyle(.tint)", Self.files)
    #expect(try #require(text.placements("tap").first).foreground.range?.file == "Source.swift")
  }

  @Test("takes an explicit tint before it")
  func explicitTint() {
    let tinted = look("Button(\"tap\") {}.tint(Color(red: 1, green: 0, blue: 0))", Self.files)
    #expect(tinted.foreground("tap") == "#FF0000")
    let accented = look("Text(\"tap\").foregroundStyle(.tint).accentColor(.white)", Self.files)
    #expect(accented.foreground("tap") == "#FFFFFF")
  }

  @Test(
    "S-5, S-30: no accent at all takes an outer one back",
    arguments: [
      ("nil", ["#123456"]), ("Color?.none", ["#123456"]), ("isLoud ? nil : .white", ["#123456", "#FFFFFF"]),
    ])
  func withoutAccent(accent: String, foregrounds: [String]) {
    let reset = look("Button(\"tap\") {}.accentColor(\(accent)).padding().accentColor(.red)", Self.files)
    #expect(reset.foregrounds("tap") == foregrounds, "\(reset.dump)")
  }

  @Test("S-86, S-96: the accent of a menu in a row and the system's gray are looks of their own")
  func menuInRow() {
    let menu = look("Form { Picker(\"P\", selection: .constant(1)) { Text(\"x\") }.pickerStyle(.menu) }", Self.files)
    let values = menu.scene.elements.filter { $0.kind == .text && $0.text == nil }.flatMap(\.placements)
    // #3C3C43 at 60 % on white: 138, 138, 142.2.
    #expect(
      Set(values.compactMap { $0.readings[.light]?.foreground?.hexString }) == ["#123456", "#8A8A8E"], "\(menu.dump)")
    let own = values.filter(\.foreground.isProjectStyle)
    #expect(own.compactMap { $0.readings[.light]?.foreground?.hexString } == ["#123456"], "\(menu.dump)")
  }

  @Test("keeps the system's blue where the accent is left unset", arguments: [true, false])
  func unset(hasColorset: Bool) throws {
    // systemBlue of iOS 18 is 0, 122, 255.
    let files = hasColorset ? ["AccentColor": colorset(slot(nil))] : [:]
    let button = look("Button(\"tap\") {}", files)
    #expect(button.foreground("tap") == "#007AFF")
    #expect(try #require(button.placements("tap").first).foreground.isProjectStyle == false)
    if hasColorset {
      #expect(look("Text(\"tap\").foregroundStyle(Color(\"AccentColor\"))", files).foreground("tap") == "#007AFF")
    }
  }

  /// The foreground that a colour gives which is made of the channels of another one.
  private func echoed(_ color: String, around: String = "", _ accent: String = files["AccentColor"] ?? "") -> Look {
    look(
      "Text(\"tap\").foregroundStyle(\(color))\(around)", ["AccentColor": accent],
      declarations: """
        extension UIColor {
          var echo: Color {
            var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
            getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return Color(red: red, green: green, blue: blue)
          }
        }
        """)
  }

  @Test(
    "S-126: code that takes the accent apart gets the catalog's, whatever views set", arguments: ["", ".tint(.red)"])
  func channels(around: String) {
    let look = echoed("UIColor(Color.accentColor).echo", around: around)
    #expect(look.foregrounds("tap", .light) == ["#123456"], "\(look.dump)")
    #expect(look.foregrounds("tap", .dark) == ["#ABCDEF"])
  }

  @Test(
    "S-126: a tint of UIKit, and the accent in an environment, are not told where they are taken apart",
    arguments: [
      "UIColor.tintColor.echo", "Color.accentColor.resolve(in: EnvironmentValues()).red > 0.5 ? Color.white : .black",
    ])
  func otherAccents(color: String) {
    let readings = echoed(color).readings("tap")
    #expect(!readings.isEmpty)
    #expect(readings.allSatisfy { $0.foreground == nil && ($0.undecided != nil || !$0.isCertain) })
  }

  @Test("S-126: nor is the system's accent")
  func unsetChannels() {
    #expect(echoed("UIColor(Color.accentColor).echo", colorset(slot(nil))).undecided("tap") == .runtimeValue)
  }

  @Test("never is certain of one of several accents")
  func several() {
    let files = [
      "App/A.xcassets/AccentColor.colorset/Contents.json": colorset(slot("FFFFFF")),
      "Watch/B.xcassets/AccentColor.colorset/Contents.json": colorset(slot("FEFEFE")),
    ]
    let look = look("Button(\"tap\") {}", files)
    #expect(look.isCertain("tap") == false)
    #expect(look.bounds("tap")?.low == 1)
  }

  @Test("counts an untouched accent only where it stands as near as one that is set")
  func untouched() {
    let files = [
      "App/A.xcassets/AccentColor.colorset/Contents.json": colorset(slot("123456")),
      "Widget/B.xcassets/AccentColor.colorset/Contents.json": colorset(slot(nil)),
    ]
    func look(in folder: String) -> Look {
      let source = "import SwiftUI\nstruct Sample: View { var body: some View { Button(\"tap\") {} } }\n"
      return Look("", files: files.merging(["\(folder)Sample.swift": source]) { old, _ in old })
    }
    #expect(look(in: "App/Views/").isCertain("tap") == true)
    #expect(look(in: "App/Views/").foreground("tap") == "#123456")
    #expect(look(in: "Widget/").isCertain("tap") == false)
    #expect(look(in: "Shared/").isCertain("tap") == false)
  }

  @Test("points at the catalog's file")
  func provenance() throws {
    let asset = look("Text(\"ink\").foregroundStyle(Color(\"Ink\").opacity(0.5))", ["Ink": colorset(slot("123456"))])
    let foreground = try #require(asset.placements("ink").first?.provenance.last { $0.of == .foreground })
    #expect(foreground.kind == .asset)
    #expect(foreground.detail == "'Ink'")
    #expect(foreground.range?.id == "App.xcassets/Ink.colorset/Contents.json:1:1")
    let accent = look("Button(\"tap\") {}", Self.files)
    let tint = try #require(accent.placements("tap").first?.provenance.first { $0.of == .foreground })
    #expect(tint.kind == .asset)
    #expect(tint.range?.file == "App.xcassets/AccentColor.colorset/Contents.json")
  }

  @Test("points at the use where several catalogs may be meant")
  func provenanceOfSeveral() throws {
    let files = [
      "A.xcassets/Ink.colorset/Contents.json": colorset(slot("111111")),
      "B.xcassets/Ink.colorset/Contents.json": colorset(slot("222222")),
    ]
    let look = look("Text(\"ink\").foregroundStyle(Color(\"Ink\"))", files)
    let foreground = try #require(look.placements("ink").first?.provenance.first { $0.of == .foreground })
    #expect(foreground.kind == .asset)
    #expect(foreground.detail == "'Ink' of 2 catalogs")
    #expect(foreground.range?.file == "Source.swift")
  }

  @Test("paints backgrounds")
  func backgrounds() {
    let look = look(
      "Text(\"ink\").foregroundStyle(.white).background(Color(\"Paper\"))",
      ["Paper": colorset(slot("123456"), slot("000000", "dark"))])
    #expect(look.background("ink", .light) == "#123456")
    #expect(look.ratio("ink", .dark) == 21)
  }

  @Test("follows each of the apps that are built of one file with its own accent, and with the flags of its builds")
  func apps() {
    func app(_ name: String, _ flags: Set<String>) -> AssetBundle {
      AssetBundle(
        name: name, isComplete: true, accent: .named("AccentColor"), flags: BuildFlags(always: flags, sometimes: []))
    }
    let look = Look(
      "",
      files: [
        "Shared/Near/Main.swift": """
        import SwiftUI
        @main struct Program: App {
          var body: some Scene {
            WindowGroup {
              Button("tap") {}
              #if FAR
                Button("far") {}
              #else
                Button("near") {}
              #endif
            }
          }
        }
        """,
        "Shared/Near/A.xcassets/AccentColor.colorset/Contents.json": colorset(slot("3F82EB")),
        "Far/B.xcassets/AccentColor.colorset/Contents.json": colorset(slot("00C819")),
      ],
      bundles: BundleSamples(
        [app("Near", ["ALL"]), app("Far", ["ALL", "FAR"])], main: [0, 1],
        folders: ["Shared/Near/": 0, "Shared/Near/M": 1, "Far/": 1]))
    #expect(Set(look.foregrounds("tap")) == ["#3F82EB", "#00C819"], "\(look.dump)")
    #expect(look.placements("tap").allSatisfy { $0.readings[.light]?.isCertain == true }, "\(look.dump)")
    #expect(look.foregrounds("far") == ["#00C819"], "\(look.dump)")
    #expect(look.foregrounds("near") == ["#3F82EB"], "\(look.dump)")
  }

  @Test("takes the accent of no app for another platform")
  func platforms() {
    func app(_ system: String) -> AssetBundle {
      AssetBundle(name: system, isComplete: true, accent: .named("AccentColor"), systems: [system])
    }
    let source = """
      import SwiftUI
      @main struct Program: App { var body: some Scene { WindowGroup { Button("tap") {} } } }
      """
    let look = Look(
      "",
      files: [
        "Shared/Near/Main.swift": source,
        "Shared/Near/A.xcassets/AccentColor.colorset/Contents.json": colorset(slot("3F82EB")),
        "Mac/B.xcassets/AccentColor.colorset/Contents.json": colorset(slot("00C819")),
      ],
      bundles: BundleSamples(
        [app("iOS"), app("macOS")], main: [0, 1], folders: ["Shared/Near/": 0, "Shared/Near/M": 1, "Mac/": 1]))
    #expect(look.foregrounds("tap") == ["#3F82EB"], "\(look.dump)")
    #expect(look.isCertain("tap") == true)
  }
}
