import PlatformStyles
import Scene
import SourceFacts

/// Switches, sliders, bars of progress, segments and bars of items that code makes (S-93, S-97, S-99, S-100).
enum CodeControls {
  static let handlers: [String: CodeRenderer.Handler] = [
    "UISwitch": { control("Switch", "onTintColor", isSwitch: true, $0, $1, $2) },
    "UISlider": { control("Slider", "minimumTrackTintColor", isSwitch: false, $0, $1, $2) },
    "UIProgressView": { control("Progress", "progressTintColor", isSwitch: false, $0, $1, $2) },
    "UISegmentedControl": segments, "UIActivityIndicatorView": wheel,
  ]

  /// Stands for the property of a wheel that code has started, whatever stops it later.
  static let start = "start of a wheel"

  /// A wheel is seen where code starts it, or where it stays when it stands still. One that code gives no colour is gray,
  /// and says nothing that its presence does not, as in SwiftUI (S-100).
  private static let wheel: CodeRenderer.Handler = { views, object, environment in
    let starts = (object.settings[start]?.branches ?? []).filter { $0.value != nil }.map(\.condition)
    let turns = views.flag("hidesWhenStopped", of: object) == false ? [Guard.always] : starts
    for turn in views.evaluator.conditions.merged(turns) {
      for color in views.color("color", of: object).branches where color.value != nil {
        guard let path = environment.path.and(turn)?.and(color.condition) else { continue }
        var inner = environment
        inner.path = path
        views.leaf(
          Leaf(kind: .control, place: object.place, text: "ActivityIndicator", style: Alternatives(color.value)),
          of: object, in: inner)
      }
    }
  }

  private static func control(
    _ name: String, _ key: String, isSwitch: Bool, _ views: CodeRenderer, _ object: CodeObject,
    _ environment: Environment
  ) {
    let standard =
      isSwitch
      ? Defaults.foreground(ControlDefaults.switchTrack, renderer: views.renderer, in: environment)
        ?? environment.tintSetting : environment.tintSetting
    let style = views.color(key, of: object).or(standard)
    for (path, exemption) in isSwitch ? states(of: object, views) : [(.always, nil)] {
      guard let path = environment.path.and(path) else { continue }
      var inner = environment
      inner.path = path
      views.leaf(
        Leaf(kind: .control, place: object.place, text: name, style: style, exemption: exemption), of: object, in: inner
      )
    }
  }

  /// The paths on which a switch is on or may be; on others, and where code only ever puts it off, the system paints its
  /// track, whatever the colour is of one that is on (S-97).
  private static func states(
    of object: CodeObject, _ views: CodeRenderer
  ) -> [(path: Guard, exemption: Exemption?)] {
    let states = views.values("isOn", of: object).map { state in
      if case .bool(false) = state.value { (path: state.path, isOff: true) } else { (path: state.path, isOff: false) }
    }
    if states.isEmpty { return [(.always, nil)] }
    if states.allSatisfy(\.isOff) { return [(.always, .systemDrawn)] }
    let off = states.filter(\.isOff).map(\.path)
    return views.run.outside(off).map { ($0, nil) } + off.map { ($0, .systemDrawn) }
  }

  /// The labels of segments, which the system draws unless code gives them attributes (S-99).
  private static let segments: CodeRenderer.Handler = { views, object, environment in
    guard case .array(let items)? = object.argument("items")?.value else { return }
    var inner = environment
    inner.scope = views.renderer.newScope()
    if !object.isSet("backgroundColor") {
      inner.backdrop = inner.backdrop.adding(Layers.layer(views.standard(.tertiaryFill, "S-99"), inner))
    }
    inner.defaultFont = FontValue(base: .size(13, scales: false))
    inner.defaultFontClause = "S-99"
    let attributes = views.attributes("titleTextAttributes", of: object).last
    let style = attributes.flatMap { CodeAttributedText.color(".foregroundColor", of: $0.value, at: $0.place, views) }
    if let attributes {
      inner.font = CodeAttributedText.font(of: attributes.value, at: attributes.place, views) ?? inner.font
    }
    for (position, item) in items.enumerated() {
      guard case .string(let text) = item, !text.isEmpty else { continue }
      let run = items.count > 1 ? position + 1 : 0
      views.leaf(
        Leaf(
          kind: .text, place: object.place, run: run, text: text, style: style,
          exemption: style == nil ? .systemDrawn : nil),
        of: object, in: inner)
      selected(text, run, views, object, inner)
    }
  }

  /// The label of the segment that is selected, where code gives it and what it lies on a colour.
  private static func selected(
    _ text: String, _ run: Int, _ views: CodeRenderer, _ object: CodeObject, _ environment: Environment
  ) {
    guard let one = views.attributes("titleTextAttributes.selected", of: object).last,
      let style = CodeAttributedText.color(".foregroundColor", of: one.value, at: one.place, views),
      object.isSet("selectedSegmentTintColor")
    else { return }
    let condition = views.evaluator.conditions.number(
      key: "selected@\(object.place.file):\(object.place.span.start)", label: "isSelected")
    guard let path = environment.path.and(Guard(condition: condition, arm: 1)) else { return }
    var inner = environment
    inner.path = path
    inner.font = CodeAttributedText.font(of: one.value, at: one.place, views) ?? inner.font
    inner.backdrop = inner.backdrop.adding(
      Layers.layer(views.color("selectedSegmentTintColor", of: object), inner))
    views.leaf(
      Leaf(kind: .text, place: object.place, run: run, text: text, style: style), of: object, in: inner)
  }

  // MARK: - Bars

  /// Renders an item that code puts on no bar: on that of the one controller that holds it, if there is one.
  static func item(_ identity: String, _ views: CodeRenderer, _ environment: Environment) {
    guard let object = views.run.objects[identity] else { return }
    views.run.shown.insert(identity)
    let holders = views.run.order.compactMap { holder -> CodeObject? in
      guard let controller = views.run.objects[holder], CodeClasses.isController(controller.kind),
        let fields = views.run.instances[holder]?.fields.values
      else { return nil }
      return fields.contains { views.run.objectsIn($0).contains { $0.identity == identity } } ? controller : nil
    }
    let bars = holders.count == 1 ? navigationBars(of: holders[0], views) : []
    item(object, views, CodeBars.look(bars, bar: "UINavigationBar", views, environment), depth: 1)
  }

  /// What describes the bar over a controller, what goes before others first.
  private static func navigationBars(of controller: CodeObject, _ views: CodeRenderer) -> [CodeObject] {
    views.held("navigationItem", of: controller)
      + views.held("navigationController", of: controller).flatMap { views.held("navigationBar", of: $0) }
  }

  /// The bars of what the same code, or code elsewhere, makes and puts a controller into.
  private static func barsAround(_ controller: CodeObject, _ views: CodeRenderer) -> [CodeRenderer.Bar] {
    let made = views.holders(of: controller.identity).compactMap { views.run.objects[$0] }.filter { holder in
      holder.origin == nil && holder.whole == nil && CodeClasses.isKind(holder.kind, of: "UINavigationController")
    }
    return made.flatMap { views.held("navigationBar", of: $0) }.map { ($0, views) }
      + (controller.type.flatMap { views.bars[$0.id] } ?? [])
  }

  /// What navigation items hold for the bar, but for texts.
  static let itemsOfBar = [
    "titleView", "subtitleView", "largeSubtitleView", "leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem",
    "rightBarButtonItems",
  ]

  /// Renders the items of a controller's bars.
  static func bars(of controller: CodeObject, _ views: CodeRenderer, _ environment: Environment, depth: Int) {
    let bars = navigationBars(of: controller, views)
    // Behind a bar that lets something through lies the controller's view.
    var ground = environment
    for layer in views.held("view", of: controller).prefix(1).flatMap({ views.layers(of: $0, in: ground) }) {
      ground.backdrop = ground.backdrop.adding(layer)
    }
    let around = barsAround(controller, views)
    let top = CodeBars.look(bars, bar: "UINavigationBar", in: around, views, ground)
    let title = CodeBars.look(bars, bar: "UINavigationBar", isTitle: true, in: around, views, ground)
    let toolbars = views.held("navigationController", of: controller).flatMap { views.held("toolbar", of: $0) }
    let bottom = CodeBars.look(toolbars, bar: "UIToolbar", views, ground)
    let looks = [
      "titleView": title, "subtitleView": title, "largeSubtitleView": title, "leftBarButtonItem": top,
      "leftBarButtonItems": top, "rightBarButtonItem": top, "rightBarButtonItems": top, "toolbarItems": bottom,
    ]
    for holder in views.held("navigationItem", of: controller) + [controller] {
      for (property, look) in looks.sorted(by: { $0.key < $1.key }) {
        for (path, identity) in views.objects(property, of: holder) {
          guard let path = environment.path.and(path), let object = views.run.objects[identity] else { continue }
          var own = look
          own.environment.path = path
          if object.kind == "UIBarButtonItem" {
            views.run.shown.insert(identity)
            item(object, views, own, depth: depth)
          } else {
            views.notePlace(of: identity, within: holder, in: own.environment)
            views.render(identity, in: own.environment, depth: depth)
          }
        }
      }
    }
  }

  private static func item(_ object: CodeObject, _ views: CodeRenderer, _ look: CodeBars.Look, depth: Int) {
    for (_, identity) in views.objects("customView", of: object) {
      views.notePlace(of: identity, within: object, in: look.environment)
      views.render(identity, in: look.environment, depth: depth)
    }
    var inner = look.environment
    let value = PresentationDefaults.barItem(platform: inner.platform)
    Defaults.font(value, to: &inner, renderer: views.renderer)
    let standard =
      inner.tint ?? Defaults.foreground(value, renderer: views.renderer, in: inner) ?? inner.tintSetting
    let style = views.styled(views.color("tintColor", of: object).or(standard), by: object)
    let isStandard = look.button == nil && !object.isSet("titleTextAttributes")
    if isStandard, style.branches.allSatisfy({ $0.value?.isProject != true }), let standard = look.standard {
      inner.backdrop = standard
    }
    let title = views.text(argument: ["title"], of: object) ?? views.text(["title"], of: object)
    let hasPicture = object.isSet("image") || object.argument("image") != nil
    let hasOther = ["customView", "barButtonSystemItem", "systemItem"].contains { object.argument($0) != nil }
    if title != nil || !hasPicture && !hasOther && views.isTold("title", of: object) {
      let words = words(of: object, otherwise: look.button ?? style, views, &inner)
      views.leaf(Leaf(kind: .text, place: object.place, text: title, style: words), of: object, in: inner)
    } else if let name = views.symbol(of: object) {
      views.leaf(Leaf(kind: .symbol, place: object.place, text: name, style: style), of: object, in: inner)
    } else if hasPicture {
      // A bar draws any picture in its tint, unless told not to.
      let isOwn = views.images(of: object).contains { image in
        views.values("renderingMode", of: image).contains { CodeRenderer.name(of: $0.value) == "alwaysOriginal" }
      }
      let exemption: Exemption? = isOwn ? .content : nil
      views.leaf(
        Leaf(kind: .symbol, place: object.place, style: style, exemption: exemption), of: object, in: inner)
    }
  }

  /// The colour and font of an item's title, which may have attributes.
  private static func words(
    of object: CodeObject, otherwise style: Alternatives<StyleSetting?>, _ views: CodeRenderer,
    _ environment: inout Environment
  ) -> Alternatives<StyleSetting?> {
    guard object.isSet("titleTextAttributes") else { return style }
    guard let one = views.attributes("titleTextAttributes", of: object).last else {
      let doubt = Doubt(.unsupportedExpression, "the attributes of a title", place: object.place)
      return Alternatives(StyleSetting(of: doubt))
    }
    environment.font = CodeAttributedText.font(of: one.value, at: one.place, views) ?? environment.font
    return CodeAttributedText.color(".foregroundColor", of: one.value, at: one.place, views) ?? style
  }
}
