import PlatformStyles
import Scene
import SourceFacts

/// What is shown in place of content that is not there: the view of a `UIContentUnavailableConfiguration` (S-94a).
enum CodeUnavailableContents {
  static let handlers: [String: CodeRenderer.Handler] = [viewKind: unavailable]

  static let viewKind = "UIContentUnavailableView"
  static let kind = "UIContentUnavailableConfiguration"
  private static let clause = "S-94a"

  private static let unavailable: CodeRenderer.Handler = { views, object, environment in
    let given = object.argument("configuration").map { views.run.pathsToObjects(in: $0.value) } ?? []
    let set = views.objects("configuration", of: object)
    for (path, identity) in set.isEmpty ? given.map({ ($0.path, $0.instance.identity) }) : set {
      guard let path = environment.path.and(path), let configuration = views.run.objects[identity],
        configuration.kind == kind
      else { continue }
      var inner = environment
      inner.path = path
      inner.scope = views.renderer.newScope()
      if let background = views.held("background", of: configuration).first, background.isSet("backgroundColor") {
        inner.backdrop = inner.backdrop.adding(Layers.layer(views.color("backgroundColor", of: background), inner))
      }
      show(configuration, views, inner)
    }
  }

  /// Adds the texts of a configuration, its symbol and its buttons.
  private static func show(_ configuration: CodeObject, _ views: CodeRenderer, _ environment: Environment) {
    let stack = views.renderer.newStack()
    func inside(_ child: Int) -> Environment {
      var inner = environment
      inner.layout.append(LayoutStep(stack: stack, axis: .vertical, child: child))
      return inner
    }
    let shown = parts.filter { part in isShown(part, in: configuration, views) }
    for (position, part) in shown.enumerated() {
      // What loads says so as the description does.
      let isFaint = part.isSecond || configuration.variant == "loading"
      var inner = inside(position)
      inner.defaultFont = FontValue(
        base: .style(isFaint ? .subheadline : .title2), standardWeight: isFaint ? nil : .bold)
      inner.defaultFontClause = clause
      let properties = views.held(part.properties, of: configuration).first
      var label = configuration
      label.settings["textColor"] = properties?.settings["color"]
      label.settings["font"] = properties?.settings["font"]
      label.settings["text"] = configuration.settings[part.text]
      label.settings["attributedText"] = configuration.settings[part.attributed]
      CodeTexts.text(
        of: label, attributed: "attributedText", texts: ["text"],
        standard: views.standard(isFaint ? .secondaryLabel : .label, clause), run: shown.count > 1 ? position + 1 : 0,
        views, inner)
    }
    RowSymbols.show(configuredBy: configuration, views, environment)
    for (position, property) in ["button", "secondaryButton"].enumerated() {
      showButtons(property, of: configuration, views, inside(shown.count + position))
    }
  }

  private struct Part {
    let text: String
    let attributed: String
    let properties: String
    var isSecond = false
  }

  private static let parts = [
    Part(text: "text", attributed: "attributedText", properties: "textProperties"),
    Part(
      text: "secondaryText", attributed: "secondaryAttributedText", properties: "secondaryTextProperties",
      isSecond: true),
  ]

  /// True for a text that code sets, and for one of the system's that code colours.
  private static func isShown(_ part: Part, in configuration: CodeObject, _ views: CodeRenderer) -> Bool {
    if configuration.says(part.text) || configuration.isSet(part.attributed) { return true }
    let says = configuration.variant == "search" || configuration.variant == "loading" && !part.isSecond
    return says && views.held(part.properties, of: configuration).contains { $0.isSet("color") }
  }

  /// Adds the buttons that a configuration has under a name, each where its title or image is written.
  private static func showButtons(
    _ property: String, of configuration: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) {
    for (path, identity) in views.objects(property, of: configuration) {
      let written = ["title", "attributedTitle", "image"]
      guard let path = environment.path.and(path), let button = views.run.objects[identity],
        let place = written.lazy.compactMap({ views.values($0, of: button).first?.place }).first
      else { continue }
      var inner = environment
      inner.path = path
      inner.scope = views.renderer.newScope()
      inner.isInControl = true
      var object = CodeObject(kind: "UIButton", place: place)
      object.identity = identity
      CodeConfigurations.show(button, of: object, in: inner, views)
    }
  }
}

extension CodeRun {
  /// The property of controllers that holds what they show in place of content that is not there.
  static let unavailable = "contentUnavailableConfiguration"

  /// Puts the view that the system makes of a controller's configuration before all others of its view, in place of the
  /// one before.
  func showUnavailable(_ value: Value, in controller: Instance, place: Place) {
    guard let object = objects[controller.identity], CodeClasses.isController(object.kind),
      case .instance(let view)? = controller.fields["view"] ?? member("view", of: controller, place: place),
      let around = objects[view.identity]
    else { return }
    for child in around.children where child.role == Self.unavailable {
      remove(child.identity)
      if objects[view.identity]?.children.contains(where: { $0.identity == child.identity }) == false {
        removed.insert(child.identity)
      }
    }
    for (path, configuration) in pathsToObjects(in: value) {
      guard case .instance(let made)? = make(CodeUnavailableContents.viewKind, [], place: place) else { continue }
      let setting = CodeSetting(value: .instance(configuration), place: place)
      objects[made.identity]?.settings["configuration"] = Alternatives(setting)
      on([path]) { self.place(.instance(made), in: view.identity, as: Self.unavailable) }
    }
  }
}
