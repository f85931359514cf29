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

  private func show(_ host: CodeObject, in environment: Environment) {
    guard let root = host.arguments.first(where: { $0.label == "rootView" || $0.isTrailingClosure }) else { return }
    let view: ViewNode
    if case .closure(let closure) = root.value {
      view = evaluator.contents(of: closure)
    } else {
      view = evaluator.view(from: root.value, place: root.place)
    }
    if case .unknown = view { return }
    renderer.hosted.insert(root.place)
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
