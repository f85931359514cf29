import Scene
import SourceFacts

/// Methods of a framework that code which extends its type calls on `self` without naming it (S-11, S-114).
extension Evaluator {
  /// Calls the method that a plain name means of `self`, where that is a framework's value or type.
  ///
  /// It is `nil` where nothing is known of such a method: the name may be a function of another module.
  func callFramework(
    _ name: String, of own: Value?, _ arguments: [ArgumentValue], _ place: Place, _ namePlace: Place, in scope: Scope
  ) -> Value? {
    guard let own, mayHave(method: name, own) else { return nil }
    let value = callMember(
      name, of: own, arguments, isChained: false, place: place, namePlace: namePlace, in: scope)
    if case .unknown(let doubt) = value, doubt.reason == .unsupportedExpression, doubt.place == namePlace { return nil }
    return value
  }

  /// True where a value may have a method under a name.
  ///
  /// A colour or font gives something whatever it is asked for, so that its methods are listed; others tell themselves.
  private func mayHave(method name: String, _ own: Value) -> Bool {
    switch own {
    case .color, .style: Self.colorMethods.contains(name)
    case .font: Self.fontMethods.contains(name)
    case .unknown(let doubt):
      doubt.type.map { Self.colorTypes.contains($0.name.withoutFramework) } == true && Self.colorMethods.contains(name)
    case .string, .number, .array: true
    // In a static member of a type it is one of the type's own, as with `Self` before it (S-58).
    case .type(let type): Self.staticMethods[type.withoutFramework]?.contains(name) == true
    default: false
    }
  }

  /// The static methods that make fonts and configurations, by their types. Others are left: of a type that makes
  /// something whatever it is asked for, a plain name may be a function of another module.
  private static let staticMethods: [String: Set<String>] = [
    "Font": ["system", "custom"],
    "UIFont": fontMakers, "NSFont": fontMakers,
    "UIFontDescriptor": ["preferredFontDescriptor"], "NSFontDescriptor": ["preferredFontDescriptor"],
    "UIButton.Configuration": [
      "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent", "glass",
      "prominentGlass", "clearGlass", "prominentClearGlass",
    ],
    "UIBackgroundConfiguration": [
      "clear", "listCell", "listHeader", "listFooter", "listPlainCell", "listPlainHeaderFooter", "listGroupedCell",
      "listGroupedHeaderFooter", "listSidebarCell", "listSidebarHeader", "listAccompaniedSidebarCell",
    ],
    "UIListContentConfiguration": [
      "cell", "subtitleCell", "valueCell", "header", "footer", "plainHeader", "plainFooter", "groupedHeader",
      "groupedFooter", "prominentInsetGroupedHeader", "extraProminentInsetGroupedHeader", "sidebarCell",
      "sidebarSubtitleCell", "accompaniedSidebarCell", "accompaniedSidebarSubtitleCell", "sidebarHeader",
    ],
    "UIContentUnavailableConfiguration": ["empty", "loading", "search"],
  ]

  /// What makes fonts of UIKit and AppKit.
  private static let fontMakers: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
    "preferredFont", "userFixedPitchFont", "userFont", "labelFont", "menuFont", "messageFont", "paletteFont",
    "toolTipsFont", "controlContentFont",
  ]

  /// What colours of the frameworks and styles make of themselves, and how they become what is drawn with.
  private static let colorMethods: Set<String> = styleMembers.union([
    "withAlphaComponent", "resolvedColor", "resolve", "usingColorSpace", "usingColorSpaceName", "usingType", "setFill",
    "set",
  ])

  /// What fonts and their descriptors make of themselves; their descriptors are known as the fonts.
  private static let fontMethods: Set<String> = [
    "bold", "weight", "italic", "monospaced", "monospacedDigit", "smallCaps", "lowercaseSmallCaps",
    "uppercaseSmallCaps", "leading", "width", "withSize", "withSymbolicTraits", "addingAttributes", "withDesign",
  ]
}
