import SourceFacts

/// What the system draws itself, whatever views the source gives it (S-61c).
enum SystemContent {
  /// The views that list their content in a menu; a picker that shows its choices in place shows them as its own (S-96).
  private static let menus: Set<String> = ["Menu", "CommandMenu", "CommandGroup", "Picker"]

  /// The modifiers that list their content in a menu, a dialogue or the scopes below a search field.
  private static let listing: Set<String> = [
    "contextMenu", "alert", "confirmationDialog", "commands", "toolbarTitleMenu", "tabItem", "searchScopes",
  ]

  /// The views that draw or speak the texts they are given in their own way.
  private static let views: Set<String> = ["Alert", "ActionSheet", "TextField", "SecureField", "Image", "Chart", "Tab"]

  /// The modifiers and members that hand their texts to the system.
  private static let members: Set<String> = [
    "actionSheet", "navigationTitle", "navigationBarTitle", "navigationSubtitle", "tabItem", "badge", "searchable",
    "help", "swipeActions", "destructive", "cancel", "default", "redacted", "annotation",
  ]

  /// True for what a menu, a context menu or a dialogue lists; their labels and previews are views like others.
  ///
  /// - Parameter isWindow: True for an item of the menu bar that opens a window of its own (`opensWindow`).
  static func lists(_ argument: Argument, of callee: Expression, isWindow: Bool = false) -> Bool {
    // The menu bar draws the label of its item, and the menu its items.
    if callee.frameworkName == "MenuBarExtra" { return !isWindow || argument.label == "label" }
    if argument.label == "label" || argument.label == "preview" || argument.label == "currentValueLabel" {
      return false
    }
    if let name = callee.frameworkName { return menus.contains(name) }
    if case .member(.some, let name, _) = callee.kind { return listing.contains(name) }
    return false
  }

  /// The modifiers whose content is never laid out among the views of the program: the system draws the actions of a
  /// swiped row, and tells assistive technologies alone of the others (S-94).
  private static let unseen: Set<String> = [
    "swipeActions", "accessibilityActions", "accessibilityChildren", "accessibilityRepresentation",
    "accessibilityLabel",
    "accessibilityRotor", "accessibilityQuickAction",
  ]

  /// The views that a modifier shows apart from what it is applied to, on a ground that nothing tells: what is lifted off
  /// for a context menu or a drag, and what is suggested to a search.
  static func detached(by call: ModifierCall) -> [ArgumentValue] {
    switch call.name {
    case "contextMenu", "onDrag", "dragPreview": call.arguments.filter { $0.label == "preview" }
    case "draggable", "searchSuggestions": call.arguments.filter { $0.isTrailingClosure || $0.label == "preview" }
    default: []
    }
  }

  /// True for views that a modifier of the program's rows lists for the system to draw or to speak.
  static func takes(_ argument: Argument, of callee: Expression) -> Bool {
    guard case .member(.some, let name, _) = callee.kind else { return false }
    return unseen.contains(name) && !ComponentTable.isActionLabel(argument.label)
  }

  /// True for the modifier that lets an item of the menu bar open a window instead of a menu.
  static func opensWindow(_ modifier: Expression, _ arguments: [Argument]) -> Bool {
    guard case .member(.some, "menuBarExtraStyle", _) = modifier.kind, let style = arguments.first?.value else {
      return false
    }
    return !["menu", "automatic", "pullDown"].contains(style.lastName)
  }

  /// True for a modifier whose texts are a tip or are read by assistive technologies alone.
  static func says(_ modifier: String) -> Bool { modifier == "help" || modifier.hasPrefix("accessibility") }

  /// True for texts that the system draws or that only assistive technologies read.
  static func draws(_ argument: Argument, of callee: Expression, isWindow: Bool = false) -> Bool {
    if lists(argument, of: callee, isWindow: isWindow) { return true }
    // The items of pickers are drawn by the system; their labels are not.
    if let name = callee.frameworkName { return name == "Picker" ? argument.label != "label" : views.contains(name) }
    guard case .member(_, let name, _) = callee.kind else { return false }
    return name.hasPrefix("accessibility") || name.hasPrefix("chart") || members.contains(name)
  }
}

extension Expression {
  /// A name that stands alone, or behind that of its framework: `Alert` in `SwiftUI.Alert`; `nil` for all else.
  var frameworkName: String? {
    switch kind {
    case .identifier(let name): return name
    case .member(.some(let base), let name, _):
      guard case .identifier(let framework) = base.kind else { return nil }
      return "\(framework).\(name)".withoutFramework == name ? name : nil
    default: return nil
    }
  }
}
