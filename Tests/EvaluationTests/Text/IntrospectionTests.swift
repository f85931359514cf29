import PlatformStyles
import Scene
import TestSupport
import Testing

/// Code that gets the platform's view behind one of SwiftUI, by the systems that it is run on.
struct IntrospectionTests {
  private func look(_ systems: String, _ code: String, platform: Platform) -> Look {
    Look(
      body: #"List { Text("T").listRowBackground(Color.black).introspect(.listCell, on: \#(systems)) { \#(code) } }"#,
      platform: platform)
  }

  @Test(
    "S-60: on a system that is not listed such code runs nothing",
    arguments: [
      (".iOS(.v13, .v14, .v15)", Platform.ios26, true), (".iOS(.v13, .v14, .v15)", .ios18, true),
      (".iOS(.v16, .v17, .v18)", .ios26, true), (".iOS(.v16, .v17, .v18)", .ios18, false),
      (".iOS(.v18, .v26)", .ios26, false), (".iOS(.v15...)", .ios26, false),
      (".iOS(.v15), .visionOS(.v1)", .ios26, false),
    ])
  func versions(systems: String, platform: Platform, isLeft: Bool) {
    let look = look(systems, "$0.backgroundColor = .white", platform: platform)
    #expect((look.background("T") == "#000000") == isLeft, "\(look.dump)")
    #expect((look.undecided("T") == .unsupportedModifier) == !isLeft)
  }

  @Test(
    "S-113: what a row is given for being selected is not seen at rest",
    arguments: [
      ("$0.selectedBackgroundView = { let view = UIView(); view.backgroundColor = .red; return view }()", true),
      ("$0.selectedBackgroundView = UIView()", true),
      ("$0.selectedBackgroundView = UIView(); $0.backgroundColor = .red", false),
    ])
  func selection(code: String, isLeft: Bool) {
    let look = look(".iOS(.v18)", code, platform: .ios18)
    #expect((look.background("T") == "#000000") == isLeft, "\(look.dump)")
  }

  @Test(
    "S-60: whoever is handed the view, and a scheme that it is given, may change anything of it",
    arguments: ["Theme.apply(to: $0)", "row in style(row)", "$0.overrideUserInterfaceStyle = .dark"])
  func handed(code: String) {
    let look = look(".iOS(.v18)", code, platform: .ios18)
    #expect(look.undecided("T") == .unsupportedModifier, "\(look.dump)")
  }

  private func window(_ code: String, of entity: String = "window") -> Look {
    Look(
      body: """
        List {
          Section("header") { Label("plain", systemImage: "star"); Button("tinted") {}; Button("blue") {}.tint(.blue) }
        }
        .introspect(.\(entity), on: .iOS(.v18)) { \(code) }
        """)
  }

  @Test(
    "S-30: the tint of a window is the default tint and nothing else",
    arguments: ["$0", "$0.rootViewController?.view"])
  func windowTint(_ target: String) {
    let look = window("\(target).tintColor = .red")
    #expect(look.undecided("header") == nil, "\(look.dump)")
    #expect(look.fontWords("plain") == "17 regular")
    #expect(look.foreground("plain") == "#000000")
    #expect(look.undecided("tinted") == .unsupportedModifier)
    // systemBlue of iOS 18 in light.
    #expect(look.foreground("blue") == "#007AFF")
  }

  @Test("what else a window is given, and the tint of another view, may be anything")
  func windowLooks() {
    #expect(window("$0.tintColor = .red; $0.backgroundColor = .red").undecided("plain") == .unsupportedModifier)
    #expect(window("$0.tintColor = .red", of: "list").undecided("plain") == .unsupportedModifier)
  }
}
