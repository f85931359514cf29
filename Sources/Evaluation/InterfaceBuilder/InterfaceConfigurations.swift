import PlatformStyles
import Scene
import SourceFacts

/// A configuration that code gives a button of an interface file (S-111, S-115).
struct InterfaceConfiguration {
  /// What the button looks like with it.
  enum Look {
    case known(CodeObject)
    case unknown(Doubt)
    /// Code leaves the button as the file has it.
    case written
  }

  /// Reads what was followed to find it.
  let code: CodeRenderer
  typealias Way = (path: Guard, look: Look)
  /// The looks, each with its path.
  let ways: [Way]
}

extension InterfaceDocument {
  private static let property = "configuration"
  private static let looks: Set<String> = [
    "title", "subtitle", "baseForegroundColor", "baseBackgroundColor", "attributedTitle", "buttonSize",
    TitleTransformer.property,
  ]

  /// Returns the configurations that code gives a button; `nil` where it gives none.
  func configurations(givenTo button: InterfaceObject) -> InterfaceConfiguration? {
    let whole = reaching([Self.property], button)
    if whole.isEmpty || isMac { return nil }
    // What is changed comes after what is given, as the lines of a function are.
    let changes = assignments(to: Self.looks, of: button, part: [Self.property])
    let all = (whole + changes).sorted {
      let (first, second) = ($0.assignment, $1.assignment)
      return (first.start ?? .max, first.place.file, first.place.span.start)
        < (second.start ?? .max, second.place.file, second.place.span.start)
    }
    let run = CodeRun(evaluator: evaluator, classes: code)
    let identity = run.following {
      let instance = run.add(CodeObject(kind: "UIButton", place: place(button.span)), typeName: "UIButton")
      for one in all {
        let isWhole = one.assignment.property == Self.property
        let name = one.assignment.property
        let type = isWhole ? "UIButton.Configuration" : name.hasSuffix("Color") ? "UIColor" : name
        let setting = CodeSetting(value: value(of: one, as: type), place: one.assignment.place)
        run.on(paths(of: one)) {
          if isWhole { return run.set(name, setting, of: instance) }
          for held in run.pathsToObjects(in: instance.fields[Self.property] ?? .none) {
            run.on([held.path]) { run.set(name, setting, of: held.instance) }
          }
        }
      }
      return instance.identity
    }
    let views = CodeRenderer(renderer: renderer, run: run)
    guard let object = run.objects[identity], object.isSet(Self.property) else { return nil }
    // What its background is given is not followed; a handler may change all.
    let parts = assignments(to: ["backgroundColor"], of: button, part: [Self.property, "background"])
    let open = parts.first ?? reaching(["configurationUpdateHandler"], button).first
    var ways = views.values(Self.property, of: object).flatMap { one -> [InterfaceConfiguration.Way] in
      let found = run.pathsToObjects(in: one.value).compactMap { found in
        one.path.and(found.path).flatMap { path in run.objects[found.instance.identity].map { (path, $0) } }
      }
      if found.isEmpty, one.value.isNil { return [(one.path, .written)] }
      // Of one from elsewhere, as a copy of the file's, nothing is known.
      if found.isEmpty || open != nil || found.contains(where: { $0.1.origin != nil }) {
        let doubt = Doubt(
          .unsupportedExpression, "a button's configuration", place: open?.assignment.place ?? one.place)
        return [(one.path, .unknown(doubt))]
      }
      return found.map { ($0.0, .known($0.1)) }
    }
    ways += run.outside(ways.map(\.path)).map { ($0, .written) }
    return InterfaceConfiguration(code: views, ways: ways)
  }

  /// Returns a colour of the configuration that the file gives a button, as code changes it there.
  func configured(
    _ written: Alternatives<StyleSetting?>, _ property: String, of button: InterfaceObject, part: [String] = []
  ) -> Alternatives<StyleSetting?> {
    withCode(written, by: inOrder(assignments(to: [property], of: button, part: [Self.property] + part)))
  }
}

extension InterfaceButtons {
  /// Shows a button in the configurations that code gives it; `written` shows it as the file has it.
  static func show(
    _ given: InterfaceConfiguration, _ views: InterfaceViews, _ object: InterfaceObject, _ context: InterfaceContext,
    else written: (InterfaceContext) -> Void
  ) {
    for (path, look) in given.ways {
      guard let path = context.environment.path.and(path) else { continue }
      var inner = context
      inner.environment.path = path
      if case .written = look {
        written(inner)
        continue
      }
      inner = views.settled(object, inner)
      inner.environment.scope = views.renderer.newScope()
      inner.environment.isInControl = true
      switch look {
      case .written: break
      case .unknown(let doubt):
        inner.environment.defaultFont = FontValue(base: .style(.body))
        inner.environment.defaultFontClause = "S-111"
        let style = Alternatives<StyleSetting?>(StyleSetting(of: doubt, place: doubt.place))
        showTitle(style, of: nil, given.code, views, object, inner)
      case .known(let configuration):
        let tint = views.document.withCode(inner.environment.tintSetting.map { $0 }, ["tintColor"], of: object)
        inner.environment.tint = tint.nonEmpty ?? inner.environment.tint
        let title = CodeConfigurations.title(of: configuration, in: inner.environment, given.code)
        inner.environment = title.environment
        showTitle(title.style, of: configuration, given.code, views, object, inner)
      }
    }
  }

  /// Shows the title of a configuration, the file's where that has none.
  private static func showTitle(
    _ style: Alternatives<StyleSetting?>, of configuration: CodeObject?, _ code: CodeRenderer, _ views: InterfaceViews,
    _ object: InterfaceObject, _ context: InterfaceContext
  ) {
    let text = configuration.flatMap { code.text(["title"], of: $0) }
    let parts = object.children.filter { $0.kind == "buttonConfiguration" || $0.role == "normal" }
    let written = parts.lazy.compactMap { $0.attributes["title"].flatMap(InterfaceTexts.visible) }.first
    let isSet = configuration.map { $0.isSet("title") || $0.isSet("attributedTitle") } ?? false
    guard text != nil || written != nil || isSet || views.document.isTitledByCode(object) else { return }
    let place = views.document.place(object.span)
    views.leaf(Leaf(kind: .text, place: place, text: text ?? written, style: style), of: object, in: context)
  }
}
