import PlatformStyles
import SourceFacts

/// Modifiers of libraries for development that return the view as it is, as a release build has it.
extension ModifierCall {
  /// True for the mark of a view that is drawn anew when its code is injected into the running program.
  var isForInjection: Bool { name == "enableInjection" && arguments.isEmpty }
}

/// Code that gets the view of the platform behind one of SwiftUI, as `.introspect(.scrollView, …) { … }`.
extension ModifierCall {
  /// True for the name of such code, whose closures take views of the platform.
  static func isIntrospection(_ name: String) -> Bool { name.hasPrefix("introspect") }

  /// True for such code where it sets nothing that is seen on a platform.
  func introspects(on platform: Platform) -> Bool {
    Self.isIntrospection(name)
      && (isForOlderSystems(than: platform) || setsNothing(besides: introspectsWindow ? Self.besideContent : []))
  }

  /// True for such code that sets nothing but the tint of the window: what is seen of that is what has the default tint
  /// (S-30).
  var tintsWindow: Bool {
    Self.isIntrospection(name) && introspectsWindow && setsNothing(besides: Self.besideContent.union(["tintColor"]))
  }

  /// What a window has beside its content, by the properties that set it.
  private static let besideContent: Set<String> = ["isHidden", "title"]

  private func setsNothing(besides ignored: Set<String>) -> Bool {
    arguments.allSatisfy { argument in
      guard case .closure(let closure) = argument.value else { return true }
      let body = closure.closure.body.filter { !$0.givesSelectionNewView }
      let scan = LookScan(body, besides: ignored)
      // Whoever is handed the view may set anything of it.
      let views = closure.closure.parameters.isEmpty ? ["$0"] : Set(closure.closure.parameters)
      return !scan.changesLooks && !scan.assigned.contains("overrideUserInterfaceStyle")
        && !BodyWalk.finds(in: body) { $0.handsOn(views) }
    }
  }

  /// True where it lists versions of iOS, each by itself as `on: .iOS(.v14, .v15)`, all before the one that is audited:
  /// on that it runs nothing.
  func isForOlderSystems(than platform: Platform) -> Bool {
    guard platform.isIOS, let list = argument("on"), case .implicit(let systems) = list.value, systems.name == "iOS",
      systems.chain.isEmpty, let versions = systems.arguments, !versions.isEmpty
    else { return false }
    // Further systems follow without a label.
    guard arguments.count(where: { $0.label == nil && !$0.isTrailingClosure }) == 1 else { return false }
    let audited = platform == .ios18 ? 18 : 26
    return versions.allSatisfy { version in
      // A range, as `.v15...`, is written longer than the version with which it begins.
      guard case .implicit(let member) = version.value,
        member.place.span.end == version.place.span.end, let major = member.majorVersion
      else { return false }
      return major < audited
    }
  }

  /// True where it gets the window, whose title and bar items are no part of the view.
  private var introspectsWindow: Bool {
    if case .implicit(let entity)? = arguments.first?.value { return entity.name == "window" }
    return name == "introspectWindow"
  }
}

extension ImplicitMember {
  /// The system's version that it names, as `.v15`; `nil` for others.
  var majorVersion: Int? {
    chain.isEmpty && name.hasPrefix("v") ? Int(name.dropFirst().prefix(while: \.isNumber)) : nil
  }
}

extension Statement {
  /// True where it gives a row a view of its own for being selected, as it makes that: at rest that is not seen (S-113).
  fileprivate var givesSelectionNewView: Bool {
    guard case .expression(let expression) = kind, case .binary("=", let left, let right) = expression.kind,
      left.lastName == "selectedBackgroundView", case .call(let callee, _) = right.kind
    else { return false }
    if case .closure = callee.kind { return true }
    return callee.typeName != nil
  }
}

/// Modifiers of other modules that keep two states equal, as `.bind($model.focus, to: $focus)`.
extension ModifierCall {
  /// True for what is handed one binding and another one `to` or `with` which it goes: nothing to paint with (S-60).
  var tiesStates: Bool {
    arguments.count == 2 && arguments[0].label == nil && ["to", "with"].contains(arguments[1].label)
      && arguments.allSatisfy { !$0.isTrailingClosure && $0.names.first?.hasPrefix("$") == true }
  }
}

extension Expression {
  /// True for a call that is given one of some variables.
  func handsOn(_ names: Set<String>) -> Bool {
    guard case .call(_, let arguments) = kind else { return false }
    return arguments.contains { if case .identifier(let name) = $0.value.kind { names.contains(name) } else { false } }
  }
}
