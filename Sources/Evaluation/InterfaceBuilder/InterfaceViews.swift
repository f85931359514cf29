import PlatformStyles
import Scene
import SourceFacts

/// Walks the tree of an interface file and places what a person sees.
struct InterfaceViews {
  let document: InterfaceDocument

  var renderer: Renderer { document.renderer }

  typealias Handler = @Sendable (InterfaceViews, InterfaceObject, InterfaceContext) -> Void

  /// What objects show beside their background and their subviews, by the element's name.
  private static let handlers: [String: Handler] = InterfaceTexts.handlers
    .merging(InterfaceButtons.handlers) { $1 }.merging(InterfaceControls.handlers) { $1 }
    .merging(InterfaceTables.handlers) { $1 }.merging(InterfaceBars.handlers) { $1 }

  /// Renders an object in its parent's context.
  func render(_ object: InterfaceObject, in parent: InterfaceContext) {
    if object.rowKind != nil, document.isReplaced(object) { return }
    let visibility = visibility(of: object)
    guard let context = entered(object, from: parent, visibility) else { return }
    for context in shown(visibility, in: context).flatMap({ pinned(object, in: $0) }) {
      render(object, entered: context, from: parent)
    }
  }

  private func render(
    _ object: InterfaceObject, entered context: InterfaceContext, from parent: InterfaceContext
  ) {
    var context = context
    showDot(object, in: context)
    let layers = layers(of: object, in: context)
    showBorder(object, around: layers, in: context)
    if !layers.isEmpty || object.clipsOrScrolls { context.settle(over: parent.frame(of: object), renderer) }
    if !layers.isEmpty, object.role != "view" { context.environment.scope = renderer.newScope() }
    if blendsBehindWindow(object) {
      context.environment.backdrop.restoreWindow(PresentationModifiers.rootLayer(context.environment))
    }
    for layer in layers { context.environment.backdrop = context.environment.backdrop.adding(layer) }
    if let name = object.customClass { context.owner = name }
    if object.kind == "tableColumn" { context.column = object.attributes["identifier"] }
    note(object, in: context)
    context.idle += document.abilities(of: object)
    if let handler = Self.handlers[object.kind] {
      handler(self, object, context)
    } else {
      renderChildren(of: object, in: context)
    }
  }

  /// Notes where an object stands that code can get hold of, for what code puts into it, and where rows stand.
  private func note(_ object: InterfaceObject, in context: InterfaceContext) {
    var found = (document.holders[object.id] ?? []).map { ($0.className, $0.property) }
    let isTable = ["tableView", "outlineView"].contains(object.kind)
    if isTable || object.kind == "collectionView" {
      let fillers = document.fillers(ofList: object)
      found += Set(fillers).sorted().map { ($0, InterfaceOutlet.rows) }
      if object.holdsRowFields { found += Set(fillers).sorted().map { ($0, InterfaceOutlet.rowFields) } }
    }
    if found.isEmpty { return }
    var environment = settled(object, context).environment
    environment.scope = renderer.newScope()
    if isTable, !document.isMac { InterfaceTables.enter(object, &environment) }
    for (name, property) in found {
      guard let type = name.flatMap({ document.code.type(named: $0, file: document.file) }) else { continue }
      for owner in document.code.chain(of: type) {
        renderer.outlets[InterfaceOutlet(type: owner.id, property: property), default: []].note(
          environment, of: object, in: document, isRepeated: context.isRepeated)
      }
    }
  }

  /// Returns the context inside an object; `nil` where nothing of it is ever seen.
  private func entered(
    _ object: InterfaceObject, from parent: InterfaceContext, _ visibility: InterfaceVisibility?
  ) -> InterfaceContext? {
    var context = parent
    let isShownLater = document.isHeld(object) || visibility != nil
    if isHiddenEverywhere(object), !isShownLater { context.environment.exemption = .hidden }
    let share = (object.attributes["alpha"] ?? object.attributes["alphaValue"]).flatMap { Double($0) }
    let isFadedIn = isShownLater && !(document.staysHidden(object) && document.reaching(["alpha"], object).isEmpty)
    if FaintOpacity.hides(share) && !isFadedIn || document.staysFaded(object) {
      context.environment.exemption = .hidden
    }
    for opacity in document.opacities(of: object) { open(opacity.shares, at: opacity.place, object, &context) }
    if document.isShadowed(object) { context.environment.backdrop.isShadowed = true }
    hear(object, &context.environment)
    if let tint = document.tint(givenTo: object, in: context.environment) { context.environment.tint = tint }
    let written = object.attributes["appearanceType"].flatMap { ColorScheme(appearanceName: $0) }
    if let scheme = document.pinnedScheme(of: object) ?? written { context.environment.pinnedScheme = scheme }
    if object.kind == "window" {
      // The panel of a head-up display is dark and lets some of what is behind through.
      if object.isOn("HUD") { context.environment.pinnedScheme = .dark }
      // A window paints its background in its own appearance, and code may give it another one.
      var root = PresentationModifiers.rootLayer(context.environment)
      if object.isOn("HUD") {
        root.paint = Alternatives(document.material("HUD window", document.place(object.span)))
      }
      root.paint = document.withCode(root.paint, ["backgroundColor"], of: object)
      context.environment.backdrop = BackdropStack().adding(root)
    }
    if let frame = object.frame {
      context.origin = context.origin.map { ($0.x + frame.x, $0.y + frame.y) }
    } else if object.role == "subviews" || object.role == "cells" {
      context.origin = nil
    }
    return context
  }

  /// Returns the context inside an object on each path on which it is shown.
  private func shown(_ visibility: InterfaceVisibility?, in context: InterfaceContext) -> [InterfaceContext] {
    guard let visibility else { return [context] }
    let isFollowed = visibility.isWhole && context.ways * visibility.shown.count <= InterfaceContext.maximumWays
    // Of more paths than are followed nothing is certain but what they have in common.
    let paths = isFollowed ? visibility.shown : [visibility.shown.common]
    var result: [InterfaceContext] = []
    for path in paths {
      guard let path = context.environment.path.and(path) else { continue }
      var inner = context
      inner.environment.path = path
      if !isFollowed { inner.environment.isSeenPerhaps = true }
      inner.ways *= paths.count
      inner.isRepeated = context.isRepeated || !result.isEmpty
      result.append(inner)
    }
    if !result.isEmpty { return result }
    var hidden = context
    hidden.environment.exemption = .hidden
    return [hidden]
  }

  private func visibility(of object: InterfaceObject) -> InterfaceVisibility? {
    document.visibility(of: object, isHidden: isHiddenEverywhere(object))
  }

  /// True for an effect view of AppKit as it is made, which shows what lies behind the window.
  private func blendsBehindWindow(_ object: InterfaceObject) -> Bool {
    document.isMac && object.kind == "visualEffectView"
      && object.attributes["blendingMode"].map { $0 == "behindWindow" } ?? true
      && document.reaching(["blendingMode"], object).isEmpty
  }

  /// True for what no size class shows.
  private func isHiddenEverywhere(_ object: InterfaceObject) -> Bool {
    object.isOn("hidden") && !object.variations.contains { $0.isHidden == false }
  }

  /// Opens a group of an opacity; what stands behind stays outside of it.
  private func open(
    _ shares: Alternatives<Double?>, at place: Place, _ object: InterfaceObject, _ context: inout InterfaceContext
  ) {
    context.settle(over: InterfaceFrame(of: object, below: context.origin), renderer)
    context.environment.backdrop.entries.append(.group(shares, place: place))
  }

  // MARK: - Children

  /// Renders what an object holds, each subview over those before it.
  func renderChildren(of object: InterfaceObject, in context: InterfaceContext) {
    let hidden = installed(in: object)
    let children = object.children.filter { !hidden.contains($0.id) && !Self.skippedRoles.contains($0.role) }
    let subviews = children.filter { $0.role == "subviews" }
    for child in children where child.role != "subviews" { render(child, in: context) }
    guard !subviews.isEmpty else { return }
    let arrangement = InterfaceArrangement(of: object, subviews, isMac: document.isMac)
    let painted = subviews.map { arrangement.areApart ? nil : surface(of: $0, in: context) }
    var surfaces = context.surfaces
    var behind: [Int] = []
    for (position, child) in subviews.enumerated() {
      behind.append(surfaces.count)
      if !arrangement.areApart { surfaces += self.surfaces(of: child, painted[position], in: context) }
    }
    let stack = renderer.newStack()
    let isEmptied = document.isEmptied(object)
    for (place, position) in arrangement.order.enumerated() {
      var inner = context
      inner.surfaces = self.surfaces(
        surfaces[..<behind[position]], behind: subviews[position], subviews[..<position], from: behind
      ).suffix(Self.maximumSurfaces)
      let front = (position + 1)..<min(subviews.count, position + 1 + Self.maximumSurfaces)
      inner.environment = covered(subviews[position], by: front.map { (subviews[$0], painted[$0]) }, in: context)
      inner.environment.layout.append(LayoutStep(stack: stack, axis: arrangement.axis, child: place))
      if isEmptied, !document.holds(subviews[position]) { inner.environment.exemption = .hidden }
      render(subviews[position], in: inner)
    }
  }

  /// Parts that are not drawn where they stand: cells of tables whose rows are views, what a button shows while down.
  private static let skippedRoles: Set<String> = [
    "dataCell", "highlighted", "disabled", "focused", "selectedBackgroundView",
  ]

  /// The subviews that no size class shows.
  private func installed(in object: InterfaceObject) -> Set<String> {
    let excluded = Set(object.variations.filter { $0.key == "default" }.flatMap(\.excluded))
    return excluded.subtracting(object.variations.flatMap(\.included))
  }

  /// The most surfaces next to a view that are looked at, those behind it and the siblings in front of it.
  private static let maximumSurfaces = 400
  /// How deep inside a sibling is looked for what it paints.
  private static let maximumSurfaceDepth = 6

  /// What a view itself paints; `nil` where that is nothing.
  private func surface(of object: InterfaceObject, in parent: InterfaceContext) -> InterfaceSurface? {
    guard let context = entered(object, from: parent, visibility(of: object)), context.environment.exemption != .hidden
    else { return nil }
    var painted = layers(of: object, in: context)
    // What a scroll view's class puts into it may be larger than its frame.
    if object.kind == "scrollView", document.makesPictures(object) {
      painted.append(imageLayer("an image view", object, context.environment))
    }
    let layers = faded(painted, as: object)
    if layers.isEmpty { return nil }
    return InterfaceSurface(frame: parent.frame(of: object), layers: layers, place: document.place(object.span))
  }

  /// What a view and its descendants paint, for the views in front of it.
  private func surfaces(
    of object: InterfaceObject, _ own: InterfaceSurface?, in parent: InterfaceContext, depth: Int = 0
  ) -> [InterfaceSurface] {
    var result = own.map { [$0] } ?? []
    let subviews = object.children("subviews")
    guard depth < Self.maximumSurfaceDepth, !subviews.isEmpty,
      let context = entered(object, from: parent, visibility(of: object))
    else { return result }
    for child in subviews {
      result += surfaces(of: child, surface(of: child, in: context), in: context, depth: depth + 1).map { surface in
        InterfaceSurface(frame: surface.frame, layers: faded(surface.layers, as: object), place: surface.place)
      }
    }
    return result
  }

  /// Returns layers as views in front see them through an object's own opacity, and where it is shown.
  private func faded(_ layers: [Layer], as object: InterfaceObject) -> [Layer] {
    let faded = document.opacities(of: object).reduce(layers) {
      Layers.faded($0.frontmost, by: $1.shares, at: $1.place)
    }
    let cover = document.cover(by: object, isHidden: isHiddenEverywhere(object))
    return faded.isEmpty ? [] : cover?.limit(faded, at: document.place(object.span), renderer) ?? faded
  }

  /// Returns the environment of a view under those in front of it; what code can take away does not count.
  private func covered(
    _ object: InterfaceObject, by others: [(InterfaceObject, InterfaceSurface?)], in context: InterfaceContext
  ) -> Environment {
    var result = context.environment
    let frame = context.frame(of: object)
    for case (let other, let surface?) in others {
      guard surface.relation(to: frame) == .covers, !document.isHeld(other), other.customClass == nil else { continue }
      result = Covering.under(surface.layers, at: surface.place, result)
    }
    return result
  }

  /// Returns the context of an object that paints something of its own, with what stands behind settled.
  func settled(_ object: InterfaceObject, _ context: InterfaceContext) -> InterfaceContext {
    var result = context
    result.settle(over: InterfaceFrame(of: object, at: context.origin), renderer)
    return result
  }

  // MARK: - Leaves

  /// Adds a leaf of an object.
  func leaf(_ leaf: Leaf, of object: InterfaceObject, in context: InterfaceContext) {
    var leaf = leaf
    leaf.toolkit = .interfaceBuilder
    leaf.owner = context.owner
    leaf.style = leaf.style.map(context.environment.tinted)
    if let vibrancy = context.environment.vibrancy { leaf.style = Alternatives(vibrancy) }
    leaf.signals = signals(of: object, text: leaf.text)
    var inner = settled(object, context)
    if isDisabled(object) { inner.environment.isEnabled = false }
    if isLeftOut(object, leaf.kind) { inner.environment.isAccessibilityHidden = true }
    if leaf.kind == .text { leaf.amount = amount(of: object, text: leaf.text) }
    if [.text, .symbol].contains(leaf.kind) { leaf.content = document.words(of: object, written: leaf.text) }
    leaf.isStatus =
      Importance.isStatus(identifiers: names(of: object)) || leaf.content.map(Importance.isStatus) == true
    if dependsOnState(leaf.style) { document.noteSigns(beside: object) }
    let isColored = object.color("highlightedColor")?.color != nil
    RowSelection.hide(behind: leaf.style, isColored: isColored, in: &inner.environment)
    for environment in Ability.parted(leaf, inner.environment, by: inner.idle, renderer.evaluator.conditions) {
      renderer.leaf(leaf, in: environment)
    }
  }

  /// True for a control that stays inactive: one that code may enable is asked for its active state (S-101).
  private func isDisabled(_ object: InterfaceObject) -> Bool {
    let cell = object.children.first { $0.role == "cell" }
    guard [object.attributes["enabled"], cell?.attributes["enabled"]].contains("NO") else { return false }
    return !document.isHeld(object) || document.staysDisabled(object)
  }

  private func signals(of object: InterfaceObject, text: String?) -> [ImportanceSignal] {
    var result: [ImportanceSignal] = []
    if object.isOn("isHeader") {
      result.append(ImportanceSignal(source: .trait, role: .title, evidence: "header"))
    }
    result += names(of: object).lazy.compactMap { Importance.signal(ofIdentifier: $0) }.prefix(1)
    result += [text.flatMap { Importance.signal(ofLiteral: $0) }].compactMap(\.self)
    return result
  }

  /// The names of the outlets that hold an object, and its label in the editor.
  private func names(of object: InterfaceObject) -> [String] {
    (document.holders[object.id] ?? []).filter(\.isDeclared).map(\.property)
      + [object.attributes["userLabel"]].compactMap(\.self)
  }
}

extension InterfaceFrame {
  /// The frame of an object whose own origin is already the context's.
  fileprivate init?(of object: InterfaceObject, at origin: (x: Double, y: Double)?) {
    guard let origin, let frame = object.frame else { return nil }
    self.init(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
  }

  /// The frame of an object whose parent starts at an origin.
  fileprivate init?(of object: InterfaceObject, below origin: (x: Double, y: Double)?) {
    guard let origin, let frame = object.frame else { return nil }
    self.init(x: origin.x + frame.x, y: origin.y + frame.y, width: frame.width, height: frame.height)
  }
}

extension InterfaceObject {
  /// True where subviews have coordinates of their own.
  fileprivate var clipsOrScrolls: Bool {
    ["scrollView", "tableView", "outlineView", "collectionView", "clipView"].contains(kind)
  }
}

extension Alternatives where Element == StyleSetting? {
  /// The settings, where every alternative is one.
  var nonEmpty: Alternatives<StyleSetting>? {
    let written = branches.compactMap { branch in
      branch.value.map { Alternatives<StyleSetting>.Branch(condition: branch.condition, value: $0) }
    }
    return written.count == branches.count ? Alternatives<StyleSetting>(branches: written) : nil
  }

  /// The settings with a default in place of none.
  func or(_ standard: StyleSetting) -> Alternatives<StyleSetting?> { map { $0 ?? standard } }

  /// The settings with further alternatives in place of none.
  func or(_ standard: Alternatives<StyleSetting>) -> Alternatives<StyleSetting?> { or(standard.map { Optional($0) }) }

  /// The settings with others in place of none, as far as there are any.
  func or(_ standard: Alternatives<StyleSetting?>) -> Alternatives<StyleSetting?> {
    Alternatives(
      branches: branches.flatMap { branch -> [Branch] in
        guard branch.value == nil else { return [branch] }
        return standard.branches.compactMap { inner in
          branch.condition.and(inner.condition).map { .init(condition: $0, value: inner.value) }
        }
      })
  }
}

extension InterfaceObject {
  /// True for a table of AppKit with rows whose field the file tells.
  fileprivate var holdsRowFields: Bool {
    kind == "tableCellView" && outlets.contains { $0.property == "textField" }
      || children.contains(where: \.holdsRowFields)
  }
}
