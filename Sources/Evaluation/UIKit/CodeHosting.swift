import PlatformStyles
import Scene
import SourceFacts

/// Views of SwiftUI that UIKit code puts among its own (S-115).
extension CodeRenderer {
  /// Renders what a view, a controller's view or a row is given by SwiftUI, on what lies behind it there.
  ///
  /// What a controller shows by itself, on a screen of its own, is left to those that look for such roots.
  func showHosted(in object: CodeObject, _ environment: Environment) {
    if let host = object.whole.flatMap({ run.objects[$0] }), CodeClasses.isHosting(host.kind), object.whole != root {
      show(host, in: environment)
    } else if object.kind == "NSHostingView" {
      show(object, in: environment)
    } else if CodeClasses.isCell(object.kind) {
      for (path, identity) in objects("contentConfiguration", of: object) {
        guard let configuration = run.objects[identity], configuration.kind == "UIHostingConfiguration",
          let path = environment.path.and(path)
        else { continue }
        var inner = environment
        inner.path = path
        inner.container.isRow = true
        show(configuration, in: inner)
      }
    }
  }

  /// Renders what hosting controllers are given that code of a representable shows in popovers, not where that stands
  /// (S-77, S-92).
  func showInPopovers(_ environment: Environment) {
    guard environment.platform == .macos else { return }
    for host in run.order.compactMap({ run.objects[$0] }) where host.kind == "NSHostingController" {
      let first = host.arguments.first { $0.label == "rootView" || $0.isTrailingClosure }
      guard let first, let frames = renderer.shownControllers.frames(ofHosted: first.place), frames.count == 1,
        case .popover(let scheme)? = frames.first
      else { continue }
      var inner = PresentationModifiers.popover(renderer, environment)
      if let scheme {
        inner.pinnedScheme = scheme
        PresentationModifiers.coverPartly(&inner, renderer)
      }
      show(host, in: inner)
    }
  }

  private func show(_ host: CodeObject, in environment: Environment) {
    for root in roots(of: host) {
      guard let path = environment.path.and(root.path) else { continue }
      var inner = environment
      inner.path = path
      show(root.value, at: root.place, in: inner)
    }
  }

  /// Returns the views that a host is given as it is made or later, each with its path.
  private func roots(of host: CodeObject) -> [(path: Guard, value: Value, place: Place)] {
    let first = host.arguments.first { $0.label == "rootView" || $0.isTrailingClosure }
    if let first { renderer.seen.hosted.insert(first.place) }
    guard let settings = host.settings["rootView"] else { return first.map { [(.always, $0.value, $0.place)] } ?? [] }
    return settings.branches.compactMap { branch in
      if let later = branch.value { return (branch.condition, later.value, later.place) }
      return first.map { (branch.condition, $0.value, $0.place) }
    }
  }

  private func show(_ root: Value, at place: Place, in environment: Environment) {
    let view: ViewNode
    if case .closure(let closure) = root {
      view = evaluator.contents(of: closure)
    } else {
      view = evaluator.view(from: root, place: place)
    }
    if case .unknown = view { return }
    run.hosted.formUnion(view.sources)
    renderer.seen.hosted.insert(place)
    var inner = environment
    // Fonts of UIKit end here; its tint is the accent of the views inside.
    inner.font = Alternatives(nil)
    inner.defaultFont = FontValue(base: .style(.body))
    inner.defaultFontClause = "S-10"
    inner.accent = environment.tint ?? environment.accent
    inner.tint = nil
    inner.scope = renderer.newScope()
    renderer.render(view, in: inner)
  }
}

extension CodeRun {
  /// Changes what a row is given by SwiftUI, as its modifiers do; false for other calls.
  func host(
    _ name: String, in instance: Instance, _ object: CodeObject, _ arguments: [ArgumentValue], place: Place
  ) -> Bool {
    guard object.kind == "UIHostingConfiguration" else { return false }
    switch name {
    case "margins", "minSize": return true
    case "background":
      guard let root = object.arguments.firstIndex(where: \.isTrailingClosure) else { return false }
      let argument = object.arguments[root]
      let view = evaluator.view(from: argument.value, place: argument.place)
      let call = ModifierCall(name: name, arguments: arguments, place: place)
      objects[instance.identity]?.arguments[root].value = .view(.modified(view, call))
      return true
    default: return false
    }
  }
}

extension CodeClasses {
  /// True for controllers that show a view of SwiftUI.
  static func isHosting(_ name: String) -> Bool { ["UIHostingController", "NSHostingController"].contains(name) }
}
