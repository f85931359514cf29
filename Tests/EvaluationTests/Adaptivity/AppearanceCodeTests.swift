import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Code that reads the appearance once, in types that no view tree reaches.
struct AppearanceCodeTests {
  private func look(_ members: String, type: String = "final class Meter: UIView", more: String = "") -> Look {
    Look("import UIKit\n\(type) {\n\(members)\n}\n\(more)")
  }

  // MARK: - The contrast setting

  private let read = "label.textColor = UIAccessibility.isDarkerSystemColorsEnabled ? .label : .gray"

  private func reads(_ members: String, type: String = "final class Meter: UIView", more: String = "") -> [Int] {
    look(members, type: type, more: more).observations(.unobservedContrast).map(\.range.line)
  }

  @Test
  func aSettingReadOnceIsSeen() {
    #expect(reads("func setUp() {\n\(read)\n}") == [4])
    #expect(reads("func setUp() {\n\(read)\n}", type: "extension UILabel") == [4])
    #expect(reads("lazy var label: UILabel = {\nlet label = UILabel()\n\(read)\nreturn label\n}()") == [5])
  }

  @Test
  func aClassIsSeenOnce() {
    let look = look("func setUp() {\n\(read)\n}\nfunc tap() {\n\(read)\n}")
    #expect(look.observations(.unobservedContrast).map(\.related.count) == [1])
    #expect(look.observations(.unobservedContrast).map(\.detail) == ["Meter"])
  }

  @Test(
    arguments: [
      "NotificationCenter.default.addObserver(self, selector: #selector(setUp),"
        + " name: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil)",
      "registerForTraitChanges([UITraitAccessibilityContrast.self]) { (view: Meter, _) in view.setUp() }",
    ])
  func aClassThatListensIsNot(registration: String) {
    #expect(reads("init() { \(registration) }\n@objc func setUp() { \(read) }").isEmpty)
  }

  @Test(
    "the action of another notification is no answer to the setting; one of the program's own may be",
    arguments: [
      ("UIResponder.keyboardWillShowNotification", true), (".NSCalendarDayChanged", true),
      ("UIAccessibility.reduceTransparencyStatusDidChangeNotification", true),
      ("UIApplication.didBecomeActiveNotification", false), (".UIApplicationWillEnterForeground", false),
      (".looksDidChange", false), ("Looks.didChangeNotification", false),
    ])
  func actions(notification: String, isFound: Bool) {
    let registration =
      "NotificationCenter.default.addObserver(self, selector: #selector(setUp), name: \(notification), object: nil)"
    #expect(reads("init() { \(registration) }\n@objc func setUp() {\n\(read)\n}") == (isFound ? [5] : []))
  }

  @Test(
    arguments: [
      "override func traitCollectionDidChange(_ previous: UITraitCollection?) { update() }\nfunc update() { $ }",
      "override func layoutSubviews() { $ }", "override func draw(_ rect: CGRect) { style() }\nfunc style() { $ }",
      "let ink = UIColor { _ in UIAccessibility.isDarkerSystemColorsEnabled ? .label : .gray }",
    ])
  func codeThatRunsAgainIsNot(members: String) {
    #expect(reads(members.replacing("$", with: read)).isEmpty)
  }

  @Test
  func aBaseClassMayListen() {
    let base = """
      class Base: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) { apply() }
        func apply() {}
      }
      """
    #expect(reads("override func apply() { \(read) }", type: "final class Meter: Base", more: base).isEmpty)
  }

  @Test
  func valuesAreAskedEachTime() {
    #expect(
      reads(
        "static var isStrong: Bool { UIAccessibility.isDarkerSystemColorsEnabled }", type: "enum Settings"
      ).isEmpty)
  }

  // MARK: - Frozen colours

  private func frozen(_ members: String, type: String = "final class Meter: UIView", more: String = "") -> [String] {
    look(members, type: type, more: more).observations(.frozenColor).map(\.detail)
  }

  @Test(
    arguments: [
      ("layer.borderColor = UIColor.separator.cgColor", 1), ("layer.borderColor = UIColor.systemRed.cgColor", 1),
      ("gradient.colors = [UIColor.label.cgColor, UIColor.black.cgColor]", 1),
      ("layer.borderColor = isOn ? UIColor.label.cgColor : UIColor.separator.cgColor", 2),
      ("layer.backgroundColor = UIColor.label.withAlphaComponent(0.5).cgColor", 1),
      ("self.layer.borderColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }.cgColor", 1),
      ("layer.borderColor = UIColor { _ in .black }.cgColor", 0),
      ("layer.shadowColor = UIColor.black.cgColor", 0), ("layer.shadowColor = UIColor.gray.cgColor", 0),
      ("layer.borderColor = tone.cgColor", 0), ("layer.borderColor = ink.cgColor", 0),
      ("context.setFillColor(UIColor.label.cgColor)", 0), ("let line = UIColor.label.cgColor", 0),
    ])
  func conversions(statement: String, count: Int) {
    #expect(frozen("let ink: UIColor\nfunc setUp(tone: UIColor) { \(statement) }").count == count)
  }

  @Test
  func aTokenOfTheProjectIsFollowed() {
    let palette = "enum Palette { static let line = UIColor.separator }"
    #expect(frozen("func setUp() { layer.borderColor = Palette.line.cgColor }", more: palette).count == 1)
  }

  @Test(
    arguments: [
      ("UIColor { $0.userInterfaceStyle == .dark ? .white : .black }", 1),
      ("UIColor(dynamicProvider: { traits in traits.userInterfaceStyle == .dark ? .white : .black })", 1),
      ("UIColor { traits in if traits.accessibilityContrast == .high { return .black }; return .gray }", 1),
      ("UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .black }", 0), ("UIColor.brown", 0),
    ])
  func aColorOfTheProjectIsDynamicByItsProvider(value: String, count: Int) {
    let found = frozen(
      "func setUp() { layer.borderColor = UIColor.hairline.cgColor }",
      more: "extension UIColor { static let hairline = \(value) }")
    #expect(found == (count == 1 ? ["UIColor.hairline"] : []))
  }

  @Test
  func aColorThatIsDynamicOnSomePathsAloneIsNot() {
    let dynamic = "UIColor { $0.userInterfaceStyle == .dark ? .white : .black }"
    func paint(_ other: String) -> Int {
      frozen("let on: Bool\nfunc setUp() { layer.borderColor = (on ? \(dynamic) : \(other)).cgColor }").count
    }
    #expect(paint("UIColor.black") == 0)
    #expect(paint("UIColor.label") == 1)
  }

  @Test(
    "a colour that a function is handed is frozen where each call hands one that differs",
    arguments: [
      ("func set() { frame(.separator) }", ["separator"]), ("init() { frame(UIColor.separator) }", ["separator"]),
      ("func set() { frame(.separator); frame(.label) }", ["separator"]),
      ("func set() { frame(.separator); frame(.black) }", []), ("func set(_ ink: UIColor) { frame(ink) }", []),
      ("func layoutSubviews() { frame(.separator) }", []), ("", []),
      ("func set() { frame(.separator) }\nfunc traitCollectionDidChange(_ t: UITraitCollection?) { renew() }", []),
    ])
  func handed(code: String, found: [String]) {
    let frame = "extension UIView { func frame(_ ink: UIColor) { layer.borderColor = ink.cgColor } }"
    #expect(frozen(code, more: frame) == found)
    #expect(frozen(code, more: "\(frame)\nfinal class Other { func frame(_ ink: UIColor) {} }").isEmpty)
  }

  @Test(arguments: ["didSet", "willSet"])
  func observersOfPropertiesAreRead(observer: String) {
    #expect(
      frozen("var isLit = false { \(observer) { layer.borderColor = UIColor.separator.cgColor } }").count == 1)
  }

  @Test
  func aParameterHidesAProperty() {
    #expect(
      frozen("let ink = UIColor.label\nfunc setUp(ink: UIColor) { layer.borderColor = ink.cgColor }").isEmpty)
  }

  @Test(
    arguments: [
      "override func layoutSubviews() { $ }", "override func updateProperties() { $ }",
      "init() { set() }\nfunc set() { $ }\noverride func traitCollectionDidChange(_ t: UITraitCollection?) { set() }",
      "init() { registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (v: Meter, _) in v.set() } }\nfunc set() { $ }",
      "init() { registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(set)) }\n@objc func set() { $ }",
      "init() { $ }\noverride func tintColorDidChange() { $ }",
      "init() { $\nregisterForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.$ } }",
      "init() { $\nregisterForTraitChanges([UITraitUserInterfaceStyle.self]) { (meter: Meter, _) in meter.$ } }",
    ])
  func coloursThatAreSetAgainAreNot(members: String) {
    #expect(frozen(members.replacing("$", with: "layer.borderColor = UIColor.separator.cgColor")).isEmpty)
  }

  @Test("a colour that a shared file has for macOS alone is frozen by a class of AppKit, one of fixed parts is not")
  func aColourOfAnotherPlatform() {
    func frozen(_ color: String) -> [String] {
      let tones = """
        #if os(macOS)
        import AppKit
        #else
        import UIKit
        #endif
        struct Tones {
          #if os(macOS)
          static let line = NSColor.\(color)
          #else
          static let tint = UIColor.systemBlue
          #endif
        }
        """
      return Look(
        """
        import AppKit
        final class Meter: NSView {
          func setUp() { layer?.borderColor = Tones.line.cgColor }
        }
        """, platform: .ios26, files: ["Tones.swift": tones], platforms: ["Source.swift": .macos]
      ).observations(.frozenColor).map(\.detail)
    }
    #expect(frozen("separatorColor").count == 1)
    #expect(frozen("black").isEmpty)
  }
}
