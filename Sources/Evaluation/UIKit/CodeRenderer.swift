import PlatformStyles
import Scene
import SourceFacts

/// Places the views that code makes, as a person sees them: each on what the views around it paint (S-115).
struct CodeRenderer {
  let renderer: Renderer
  let run: CodeRun
  /// What is shown on a screen of its own.
  var root: String?
  /// True where an interface file tells where that stands, and what it paints.
  var isOnFile = false
  /// The objects in which something is to be seen; `nil` for all.
  var wanted: Set<String>?
  /// The objects that are read although what lies beside them in the view around is not.
  var heard: Set<String> = []
  /// The view around that speaks for all that is in it.
  var speaker: String?
  /// True in a cell of AppKit that is seen on the selection that the program draws.
  var isSelected = false
  /// What code tells of the views around that take no touches on some path.
  var idle: [Ability] = []
  /// The bars around screens that code elsewhere puts into containers, by the screens' classes.
  var bars: [String: [Bar]] = [:]

  /// A bar with what tells how it looks.
  typealias Bar = (object: CodeObject, views: CodeRenderer)

  init(renderer: Renderer, run: CodeRun) {
    self.renderer = renderer
    self.run = run
    run.apply(renderer.proxies)
    run.surroundings = nil
  }

  var evaluator: Evaluator { renderer.evaluator }

  typealias Handler = @Sendable (CodeRenderer, CodeObject, Environment) -> Void

  /// What objects show beside their background and their subviews, by the framework's class.
  private static let handlers: [String: Handler] = CodeTexts.handlers.merging(CodeButtons.handlers) { $1 }
    .merging(CodeControls.handlers) { $1 }.merging(CodeCells.handlers) { $1 }
    .merging(CodeUnavailableContents.handlers) { $1 }
  private static let handledKinds = handlers.keys.sorted()

  /// The deepest nesting of views that is followed.
  private static let maximumDepth = 60

  /// The most paths to schemes that are followed apart.
  private static let maximumSchemes = 8

  /// Renders an object in its parent's environment.
  func render(_ identity: String, in parent: Environment, depth: Int = 0) {
    guard depth < Self.maximumDepth, let object = run.objects[identity] else { return }
    run.shown.insert(identity)
    if run.lifeless.contains(identity) { return }
    if wanted?.contains(identity) == true {
      var (views, environment) = (self, parent)
      views.wanted = nil
      // What led to its being made decides nothing of it.
      environment.path = .always
      return views.render(identity, in: environment, depth: depth)
    }
    if wanted == nil { noteSigns(of: object) }
    for var environment in entered(object, from: parent) {
      showDot(object, in: environment)
      let behind = environment
      // What the file makes shows its own effect and texts there; of rows code tells what they show.
      let isFromFile = isOnFile && identity == root
      let layers = isFromFile && CodeClasses.isEffect(object.kind) ? [] : layers(of: object, in: environment)
      showBorder(object, around: layers, in: environment)
      if !layers.isEmpty { environment.scope = renderer.newScope() }
      for layer in layers { environment.backdrop = environment.backdrop.adding(layer) }
      enterTable(object, &environment)
      var views = hearing(object, identity, &environment)
      views.noteIdle(object)
      if !isFromFile || CodeClasses.isCell(object.kind), let handler = handler(for: object.kind) {
        handler(views, object, behindContent(of: object, environment))
      }
      views.showDrawnTexts(of: object, on: layers, in: environment, from: behind)
      if wanted == nil, !isSelected { showHosted(in: object, environment) }
      var inner = inside(object, environment, from: behind)
      for layer in CodeButtons.layersBehindSubviews(of: object, self, environment) {
        inner.backdrop = inner.backdrop.adding(layer)
      }
      noteGround(in: object, inner)
      views.renderChildren(of: object, in: inner, depth: depth + 1)
    }
  }

  private func handler(for kind: String) -> Handler? {
    if let handler = Self.handlers[kind] { return handler }
    return Self.handledKinds.first { CodeClasses.isKind(kind, of: $0) }.flatMap { Self.handlers[$0] }
  }

  // MARK: - Entering

  /// Returns the environments inside an object, one for each path on which it is seen.
  func entered(_ object: CodeObject, from parent: Environment) -> [Environment] {
    var environment = parent
    environment.depth += 1
    // Its base may set whatever it has, and the scheme around.
    if run.isOnUnreadBase(object) { environment.isSeenPerhaps = true }
    for assertion in run.assertions(of: object) { Assertions.assert(assertion, in: &environment, renderer) }
    fade(object, &environment)
    if isShadowed(object) { environment.backdrop.isShadowed = true }
    if object.isSet("tintColor") {
      let inherited = environment.tintSetting
      let own = color("tintColor", of: object)
      environment.tint = environment.tinted(own).or(inherited).nonEmpty ?? inherited
      if own.branches.contains(where: { $0.value?.style.isInheritedTint == false }) {
        environment.isTintedByView = true
      }
    }
    if object.kind == "UIVisualEffectView",
      let effect = effects(of: object).first(where: { $0.kind == "UIVibrancyEffect" })
    {
      let style = effect.argument("style")
      environment.enterVibrancy(Self.name(of: style?.value), styledAt: style?.place, at: object.place)
    }
    // A controller's style is that of its view.
    let controller = object.whole.flatMap { run.objects[$0] }.flatMap { CodeClasses.isController($0.kind) ? $0 : nil }
    let own = schemes(of: object)
    let schemes = own.allSatisfy { $0.scheme == nil } ? controller.map(schemes) ?? own : own
    return pinned(environment, to: schemes).flatMap { visible(object, $0) }.flatMap { enabled(object, $0) }
      .flatMap { touchable(object, $0) }.flatMap { unselected(object, $0) }.flatMap { listed(object, $0) }
  }

  /// Parts the paths on which an object's own class finds it disabled from the others (S-101).
  private func enabled(_ object: CodeObject, _ environment: Environment) -> [Environment] {
    guard let asked = evaluator.conditions.number(of: "\(object.identity).isEnabled") else { return [environment] }
    return [0, 1].compactMap { arm in
      guard let path = environment.path.and(Guard(condition: asked, arm: arm)) else { return nil }
      var inner = environment
      inner.path = path
      if arm == 0 { inner.exemption = inner.exemption ?? .disabled }
      return inner
    }
  }

  /// The schemes that an object is pinned to, each with its path; `nil` where it follows what is around it (S-55).
  func schemes(of object: CodeObject) -> [(path: Guard, scheme: ColorScheme?)] {
    guard let settings = ColorScheme.pinningProperties.lazy.compactMap({ object.settings[$0] }).first else {
      return [(.always, isHeadUp(object) ? .dark : nil)]
    }
    let found = settings.branches.flatMap { branch -> [(path: Guard, scheme: ColorScheme?)] in
      guard case .choice(let all)? = branch.value?.value else {
        return [(branch.condition, ColorScheme(pinnedBy: branch.value?.value))]
      }
      return all.branches.compactMap { inner in
        branch.condition.and(inner.condition).map { ($0, ColorScheme(pinnedBy: inner.value)) }
      }
    }
    let schemes = Set(found.map(\.scheme))
    return schemes.count == 1 || found.count > Self.maximumSchemes
      ? [(.always, schemes.count == 1 ? found[0].scheme : nil)] : found
  }

  /// Returns an environment for each path on which a scheme is pinned or not.
  func pinned(
    _ environment: Environment, to schemes: [(path: Guard, scheme: ColorScheme?)]
  ) -> [Environment] {
    schemes.compactMap { path, scheme in
      guard let path = environment.path.and(path) else { return nil }
      var inner = environment
      inner.path = path
      inner.pinnedScheme = scheme ?? environment.pinnedScheme
      return inner
    }
  }

  /// Opens a group of an opacity.
  private func fade(_ object: CodeObject, _ environment: inout Environment) {
    for opacity in opacities(of: object) {
      // What an interface file tells of a view from an outlet, it tells with the opacities that code gives it.
      let isKnown = object.identity == root && environment.backdrop.replaceGroup(opacity.shares, at: opacity.place)
      if !isKnown { environment.backdrop.entries.append(.group(opacity.shares, place: opacity.place)) }
    }
  }

  // MARK: - Children

  /// The properties that hold views which are shown inside, back to front.
  private static let holding = [
    "backgroundView", "view", "contentViewController", "contentView", "documentView", "tableHeaderView",
    "tableFooterView", "leftView", "rightView", "accessoryView", "viewControllers", "rootViewController", "window",
    "searchTextField",
  ]

  /// The properties that put an object somewhere.
  static let placing: Set<String> = Set(holding).union([
    "titleView", "subtitleView", "largeSubtitleView", "customView", "contentConfiguration", "configuration",
    "backgroundConfiguration", "textLabel", "detailTextLabel", "titleLabel", "imageView", "navigationItem",
    "leftBarButtonItem", "rightBarButtonItem",
    "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "items", "layer", "effect", "inputAccessoryView",
  ])

  private func renderChildren(of object: CodeObject, in environment: Environment, depth: Int) {
    for property in Self.holding {
      // A view at the back of a row lies behind its content view.
      let around = property == "contentView" ? behindContent(of: object, environment) : environment
      for (path, identity) in objects(property, of: object) {
        guard let path = around.path.and(path) else { continue }
        var inner = around
        inner.path = path
        notePlace(of: identity, within: object, in: inner)
        render(identity, in: inner, depth: depth)
      }
    }
    let stack = renderer.newStack()
    let arrangement = CodeArrangement(of: object, self)
    let columns = CodeColumns(of: object, self)
    var part = 0
    for (position, child) in object.children.enumerated() where child.role != "sublayers" {
      if child.role == "arranged", let view = run.objects[child.identity], run.isRule(view) { part += 1 }
      for path in child.paths {
        guard let path = environment.path.and(path) else { continue }
        var inner = environment
        inner.path = path
        let isArranged = child.role == "arranged"
        inner.layout.append(
          columns[position]
            ?? LayoutStep(stack: stack, axis: isArranged ? arrangement.axis : .grid, child: position, part: part))
        settle(child, overScreenOf: object, &inner)
        settle(child, behind: object.children[..<position], in: object, &inner)
        if child.role == "rows" {
          for layer in rowViewLayers(in: object, inner) { inner.backdrop = inner.backdrop.adding(layer) }
        }
        notePlace(of: child.identity, within: object, in: inner)
        render(child.identity, in: inner, depth: depth)
      }
    }
  }

  /// Puts the siblings that stand behind a view into its backdrop; where that is not told, they may or may not.
  private func settle(
    _ child: CodeChild, behind others: ArraySlice<CodeChild>, in parent: CodeObject, _ environment: inout Environment
  ) {
    guard let front = run.objects[child.identity] else { return }
    if let doubt = stranger(behind: child, front, in: parent) {
      environment.backdrop = environment.backdrop.adding(
        Layers.maybe(Layers.unknown(doubt, environment), at: doubt.place ?? front.place, renderer))
    }
    let siblings = Dictionary(
      (others.isEmpty ? [] : parent.children).compactMap { one in run.objects[one.identity].map { (one.identity, $0) } }
    ) { first, _ in first }
    for other in others where ["subviews", "sublayers"].contains(other.role) || child.role == "subviews" {
      // What code adds to a list stands over its rows, whenever these come, unless it is put at the back.
      if child.role == "rows", other.role == "subviews", !other.isAtBack { continue }
      if other.role == "sublayers" {
        for layer in painted(bySublayer: other, environment, onPicture: environment.backdrop.endsInPicture) {
          environment.backdrop = environment.backdrop.adding(layer)
        }
        continue
      }
      if other.identity != child.identity { lay(other, behind: front, among: siblings, &environment) }
    }
  }

  /// Puts the views that are inserted at the back of a control behind what it shows itself.
  func behindContent(of object: CodeObject, _ environment: Environment, ofAll: Bool = false) -> Environment {
    var inner = environment
    for child in object.children where child.isAtBack && child.role == "subviews" && !(ofAll && child.isBelowOne) {
      lay(child, behind: object, among: [:], &inner)
    }
    return inner
  }

  /// Puts a view into the backdrop of what stands before it, as far as it lies there.
  private func lay(
    _ other: CodeChild, behind front: CodeObject, among siblings: [String: CodeObject], _ environment: inout Environment
  ) {
    guard let back = run.objects[other.identity],
      other.paths.contains(where: { environment.path.agrees(with: $0) })
    else { return }
    let relation = CodeArrangement.relation(of: front, to: back, other.identity, among: siblings)
    if relation == .apart || run.isThin(back) || run.areApart(front, back) { return }
    // What is there to be pressed is hardly a ground, unless constraints or the code that adds it make it one.
    let isControl = relation == .unclear && !other.isAtBack && CodeButtons.showsContent(back, self)
    let key = isControl ? Layers.controlKey : Layers.overlapKey
    let isParted = relation == .covers || decides(back, on: front, environment)
    let painted = seenSurface(of: back, in: environment, isParted: isParted, key: key).map {
      relation == .covers ? $0 : Layers.maybe($0, at: back.place, renderer, key: key)
    }
    for layer in layers(painted, on: other.paths, at: back.place, in: environment) {
      environment.backdrop = environment.backdrop.adding(layer)
    }
  }

  // MARK: - Leaves

  /// Adds what an object shows.
  func leaf(_ leaf: Leaf, of object: CodeObject, in environment: Environment) {
    if wanted != nil || isSelected && !leaf.keepsColor { return }
    var leaf = leaf
    leaf.toolkit = .objects
    leaf.style = leaf.style.map(environment.tinted)
    if let vibrancy = environment.vibrancy { leaf.style = Alternatives(vibrancy) }
    leaf.signals = signals(of: object, text: leaf.text)
    leaf.ineffective = titleColors(of: object)
    if leaf.kind == .text {
      leaf.amount = amount(of: object, text: leaf.text)
      leaf.content = words(of: object, drawn: leaf.text)
      leaf.isStatus = Importance.isStatus(identifiers: object.names) || leaf.content.map(Importance.isStatus) == true
    }
    if leaf.kind == .symbol { leaf.content = .array(images(of: object).flatMap { $0.arguments.map(\.value) }) }
    var inner = environment
    RowSelection.hide(behind: leaf.style, isColored: object.isSet("highlightedTextColor"), in: &inner)
    hear(object, &inner)
    if flag("isEnabled", of: object) == false { inner.isEnabled = false }
    if leaf.kind == .text
      ? isUnheard(object, inner.path)
      : flag("isAccessibilityElement", of: object) == false
    {
      inner.isAccessibilityHidden = true
    }
    for environment in Ability.parted(leaf, inner, by: idle, evaluator.conditions) {
      renderer.leaf(leaf, in: environment)
    }
  }

  /// Where code colours the label of a button, which the button colours again for each of its states (S-111).
  private func titleColors(of object: CodeObject) -> [Place] {
    guard CodeClasses.isKind(object.kind, of: "UIButton") else { return [] }
    return held("titleLabel", of: object).flatMap { label in
      (label.settings["textColor"]?.branches ?? []).compactMap { $0.value?.place }
    }
  }

  private func amount(of object: CodeObject, text: String?) -> AmountForm? {
    if let text { return Amounts.form(ofText: text) }
    return ["text", "title", "stringValue"].lazy.compactMap { object.settings[$0] }.compactMap(Self.amount).first
  }

  /// What one of the texts that a property is set to writes.
  private static func amount(in settings: Alternatives<CodeSetting?>) -> AmountForm? {
    for branch in settings.branches {
      guard let value = branch.value?.value else { continue }
      guard case .choice(let all) = value else {
        if let form = Amounts.form(of: value) { return form }
        continue
      }
      for inner in all.branches {
        if let form = Amounts.form(of: inner.value), branch.condition.agrees(with: inner.condition) { return form }
      }
    }
    return nil
  }

  private func signals(of object: CodeObject, text: String?) -> [ImportanceSignal] {
    let named = object.names.lazy.compactMap { Importance.signal(ofIdentifier: $0) }.first
    return [named, text.flatMap { Importance.signal(ofLiteral: $0) }].compactMap(\.self)
  }
}
