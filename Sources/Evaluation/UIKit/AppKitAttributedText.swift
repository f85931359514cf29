import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// What AppKit draws a text with that has attributes, but no colour among them: black, in light and in dark.
///
/// developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor: "If you do not specify this
/// attribute, the text is rendered in black."
struct AppKitAttributedText {
  /// Who gives a text attributes and no colour leaves it black, so that this is no choice of the system's.
  let style: StyleSetting? = AppKitAttributedText.black

  /// Tells how a field or button of AppKit draws such a text of which code sets no colour; `nil` for others.
  init?(_ object: CodeObject, _ views: CodeRenderer, in environment: Environment) {
    guard environment.platform == .macos,
      ["NSButton", "NSTextField"].contains(where: { CodeClasses.isKind(object.kind, of: $0) }),
      !["textColor", "contentTintColor"].contains(where: object.isSet), object.styledBy == nil
    else { return nil }
  }

  /// Tells how a field of an interface file draws such a text; `nil` for others, and where it has a colour of its own.
  init?(field: InterfaceObject, _ document: InterfaceDocument) {
    let cell = field.children.first { $0.role == "cell" } ?? field
    guard document.isMac, Self.fields.contains(field.kind), document.reaching(["textColor"], field).isEmpty else {
      return nil
    }
    // What Xcode writes for every label and field is the default.
    switch cell.color("textColor")?.color {
    case nil: break
    case .system(let name)?:
      guard ["labelColor", "controlTextColor", "textColor"].contains(name) else { return nil }
    default: return nil
    }
  }

  private static let fields: Set<String> = ["textField", "textFieldCell", "secureTextField", "searchField", "comboBox"]

  private static let black = StyleSetting(
    style: .color(ColorValue(color: .fixed(.black), origin: nil)), description: "attributes without a colour",
    clause: "S-44", isProject: true)
}
