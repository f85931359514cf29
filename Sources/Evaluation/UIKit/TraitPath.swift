import SourceFacts

/// The code of a class that runs again when the scheme or the contrast changes.
struct TraitPath {
  /// The names of functions and properties whose bodies run again.
  let names: Set<String>
  /// True where the class listens to the change of the contrast setting or of traits itself.
  let isObserving: Bool

  /// What the frameworks call when traits change: UIKit, AppKit, then SwiftUI for the views it hosts.
  private static let callbacks: Set<String> = [
    "traitCollectionDidChange", "layoutSubviews", "draw", "updateConstraints", "tintColorDidChange", "updateProperties",
    "updateConfiguration", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews", "layoutSublayers",
    "updateLayer", "layout", "viewDidChangeEffectiveAppearance", "drawBackground", "drawSelection", "drawSeparator",
    "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController",
  ]

  /// Calls and properties whose closures run again when traits change.
  private static let handlers: Set<String> = [
    "registerForTraitChanges", "configurationUpdateHandler", "UIColor", "NSColor", "performAsCurrentDrawingAppearance",
    "withObservationTracking",
  ]

  private static let notification = "darkerSystemColorsStatusDidChangeNotification"
  /// The method that registers a closure or an action for changes of traits.
  static let registration = "registerForTraitChanges"

  /// Finds what runs again in the code of a class and of the classes above it.
  init(of bodies: [CodeBody]) {
    var calls: [String: Set<String>] = [:]
    var reached = Set(bodies.map(\.name)).intersection(Self.callbacks)
    var isObserving = bodies.contains { $0.name == "traitCollectionDidChange" }
    for body in bodies {
      BodyWalk { expression, around in
        switch expression.kind {
        case .identifier(let name), .member(_, let name, _):
          calls[body.name, default: []].insert(name)
          if Self.isRepeated(around) { reached.insert(name) }
          if name == Self.notification || name == Self.registration { isObserving = true }
        case .macro("selector", let arguments):
          // The action of a registration runs when the traits change.
          if around.contains(Self.registration), let name = arguments.first?.value.selectorName { reached.insert(name) }
        case .call(let callee, let arguments) where callee.lastName == "addObserver":
          let name = arguments.first { $0.label == "name" }?.value
          if name?.namesUnrelatedNotification != true { reached.formUnion(arguments.compactMap(\.value.selector)) }
        default: break
        }
      }.walk(body.statements)
    }
    var open = Array(reached)
    while let name = open.popLast() {
      for next in calls[name] ?? [] where reached.insert(next).inserted { open.append(next) }
    }
    names = reached
    self.isObserving = isObserving
  }

  /// True inside a closure that runs again when traits change.
  static func isRepeated(_ around: [String]) -> Bool { around.contains(where: handlers.contains) }
}

extension Expression {
  /// True for a notification of the system that has nothing to do with the setting; one of the program's own may be
  /// posted by code that follows it, and who sets it comes back to the app from another place.
  fileprivate var namesUnrelatedNotification: Bool {
    guard case .member(let owner, let name, _) = kind else { return false }
    if Self.relatedNotifications.contains(where: name.contains) { return false }
    let isOfSystem = { (name: String) in ["UI", "NS", "AV"].contains { name.hasPrefix($0) } }
    return isOfSystem(name)
      || (name.hasSuffix("Notification") && owner?.lastName.map { isOfSystem($0) && $0 != "NSNotification" } == true)
  }

  private static let relatedNotifications = [
    "darkerSystemColors", "accessibilityDisplayOptions", "BecomeActive", "EnterForeground", "didActivate",
  ]

  /// The name in `#selector(…)`.
  fileprivate var selector: String? {
    if case .macro("selector", let arguments) = kind { arguments.first?.value.selectorName } else { nil }
  }

  /// The name in a selector: of `Card.update(_:)` and of `update` alike.
  fileprivate var selectorName: String? {
    if case .call(let callee, _) = kind { return callee.lastName }
    return lastName
  }
}
