import PlatformStyles
import Scene
import SourceFacts

/// Views whose outline is where a control is seen to begin: a control, or a row around one field (S-33).
struct BoundedControls {
  let renderer: Renderer

  private static let controls: Set<String> = [
    "TextField", "SecureField", "TextEditor", "Button", "Toggle", "Menu", "Picker",
  ]
  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]
  private static let rows: Set<String> = ["HStack", "LazyHStack", "HStackLayout"]
  private static let columns: Set<String> = ["VStack", "LazyVStack", "VStackLayout"]
  private static let piles: Set<String> = ["ZStack", "ZStackLayout"]
  private static let wrappers: Set<String> = ["Group", "AnyView", "WithPerceptionTracking", "WithViewStore"]
  /// What stands beside a field without being anything that a person works with.
  private static let idle: Set<String> = ["Text", "Label", "Image", "ProgressView", "Color", "Style"]
  private static let spaces: Set<String> = ["Spacer", "Divider", "EmptyView"]
  /// The forms that a field may have.
  private static let frames: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "ContainerRelativeShape",
    "ConcentricRectangle",
  ]
  private static let round: Set<String> = ["Circle", "circle", "Ellipse", "ellipse", "Capsule", "capsule"]

  func isControl(_ node: ViewNode, in environment: Environment) -> Bool {
    isOne(node) || framesField(node, in: environment)
  }

  /// True for words that stand beside other views in a label, as a tag does: an outline around them bounds no control.
  /// What has a size of its own is drawn as one: a field that drops down, a box to be checked, a size to be chosen.
  func isTag(_ node: ViewNode, in environment: Environment) -> Bool {
    guard environment.isBesideOthers, let parts = parts(of: node, .whole, environment) else { return false }
    let isBox = parts.isBox || parts.isSized && !isDisc(node, in: environment)
    return parts.fields == 0 && parts.texts > 0 && !isBox
  }

  /// True for a disc of one size that is painted and stands in a row, as the initials of a person do. It is seen by
  /// what it is painted with. A box to be checked has corners, and a size to be chosen stands above its name.
  private func isDisc(_ node: ViewNode, in environment: Environment) -> Bool {
    guard environment.layout.last?.axis == .horizontal, isRound(node) else { return false }
    let layers = Layers.painted(by: node, renderer: renderer, in: environment, fills: true)
    return layers.contains { !$0.isInk }
  }

  /// True for what is cut to a circle or a capsule, or by half of its size at each corner.
  private func isRound(_ node: ViewNode) -> Bool {
    var (node, radius) = (node, 0.0)
    while case .modified(let inner, let call) = node {
      switch call.name {
      case "clipShape":
        if let name = call.first.flatMap({ Shapes.shapeName($0.value) }), Self.round.contains(name) { return true }
      case "cornerRadius": radius = max(radius, FrameModifiers.number(call.first?.value) ?? 0)
      case "frame":
        let sides = ["width", "height"].compactMap { FrameModifiers.number(call.argument($0)?.value) }
        if let least = sides.min(), radius > 0, radius >= least / 2 { return true }
      default: break
      }
      node = inner
    }
    return false
  }

  /// True where a child of a pile is the outline of the one field in it.
  func bounds(_ child: ViewNode, among children: [ViewNode], in environment: Environment) -> Bool {
    guard OutlinedViews.isOutline(.view(child)), let name = Shapes.shapeName(child), Self.frames.contains(name) else {
      return false
    }
    let others = children.filter { !OutlinedViews.isOutline(.view($0)) }
    return framesField(.list(others), in: environment)
  }

  /// True for a single control, or for one of several.
  private func isOne(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component):
      if Self.controls.contains(component.name) { return true }
      guard Self.wrappers.contains(component.name), let content = component.content else { return false }
      return isOne(renderer.evaluator.contents(of: content))
    case .modified(let inner, let call):
      if call.disables { return false }
      return isOne(inner) || call.name == "focused" && isHidden(inner)
    case .placed(let inner, _): return isOne(inner)
    case .list(let nodes):
      let shown = nodes.filter { !$0.isEmpty }
      return shown.count == 1 && isOne(shown[0])
    case .choice(let all):
      let shown = all.branches.map(\.value).filter { !$0.isEmpty }
      return !shown.isEmpty && shown.allSatisfy(isOne)
    case .custom(let instance, _): return CodeRepresentable.makesField(instance, renderer)
    case .empty, .concatenated, .unknown: return false
    }
  }

  /// True for a view of which nothing tells what is in it but the focus that it takes: one made outside of SwiftUI, of no
  /// class that takes other focus.
  private func isHidden(_ node: ViewNode) -> Bool {
    switch node {
    case .modified(let inner, let call): !call.disables && isHidden(inner)
    case .placed(let inner, _): isHidden(inner)
    case .custom(let instance, _):
      renderer.evaluator.index.types[instance.typeName].map { CodeRepresentable.mayMakeField($0, renderer.classes) }
        ?? false
    default: false
    }
  }

  // MARK: - Fields

  /// Where a view stands within what an outline goes around.
  private enum Seat { case whole, row, column }

  /// What is in a view.
  private struct Parts {
    var fields = 0
    var texts = 0
    /// Whether anything in it spreads over its row or opens something.
    var isBox = false
    /// Whether anything in it keeps one size whatever it holds.
    var isSized = false
  }

  /// True for a view that holds one field without an edge of its own, and nothing else that a person works with but
  /// buttons of one symbol, such as one that clears it.
  private func framesField(_ node: ViewNode, in environment: Environment) -> Bool {
    parts(of: node, .whole, environment)?.fields == 1
  }

  /// Returns what is in a view; `nil` where something else is in it that a person works with, or may be.
  private func parts(of node: ViewNode, _ seat: Seat, _ environment: Environment) -> Parts? {
    switch node {
    case .empty: return Parts()
    case .concatenated: return Parts(texts: 1)
    case .unknown: return nil
    case .placed(let inner, _): return parts(of: inner, seat, environment)
    case .list(let nodes): return sum(of: nodes, seat, environment)
    case .choice(let all):
      let arms = all.branches.map(\.value).filter { !$0.isEmpty }.map { parts(of: $0, seat, environment) }
      guard let first = arms.first ?? Parts(), arms.allSatisfy({ $0?.fields == first.fields }) else { return nil }
      return Parts(
        fields: first.fields, texts: arms.compactMap { $0?.texts }.max() ?? 0,
        isBox: arms.contains { $0?.isBox == true }, isSized: arms.contains { $0?.isSized == true })
    case .custom(let instance, let place):
      if CodeRepresentable.makesField(instance, renderer) { return Parts(fields: 1) }
      return Layers.body(of: instance, at: place, renderer, environment).flatMap {
        parts(of: $0.node, seat, $0.environment)
      }
    case .component(let component): return parts(of: component, seat, environment)
    case .modified(let inner, let call):
      var own = environment
      for family in ["textField", "label"] where call.name == "\(family)Style" {
        own.styles.set(call.first.map { ControlModifiers.ownStyle($0, family, renderer.evaluator) }, for: family)
      }
      guard !call.disables, !call.fillsScreen, var parts = parts(of: inner, seat, own) else { return nil }
      parts.isBox = parts.isBox || call.fillsRow
      parts.isSized = parts.isSized || call.fixesSize
      // What is painted or drawn around a part alone is where the field begins.
      return parts.fields > 0 && seat != .whole && drawsEdge(call) ? nil : parts
    }
  }

  private func sum(of nodes: [ViewNode], _ seat: Seat, _ environment: Environment) -> Parts? {
    var result = Parts()
    for node in nodes {
      guard let own = parts(of: node, seat, environment) else { return nil }
      result.fields += own.fields
      result.texts += own.texts
      result.isBox = result.isBox || own.isBox
      result.isSized = result.isSized || own.isSized
    }
    return result
  }

  private func parts(of component: Component, _ seat: Seat, _ environment: Environment) -> Parts? {
    let name = component.name
    if Self.fields.contains(name) {
      return seat != .whole && name != "TextEditor" && Self.hasEdge(environment) ? nil : Parts(fields: 1)
    }
    if Self.spaces.contains(name) || ComponentTable.shapes.contains(name) { return Parts(isBox: name == "Spacer") }
    // Pictures, colours and buttons above or below a field make a card of it, and so do several texts.
    if name == "Text" { return Parts(texts: 1) }
    if Self.idle.contains(name) { return seat == .column ? nil : Parts(isBox: Disclosures.isChevron(component)) }
    if name == "Button" {
      let isSymbol = component.symbol != nil && environment.styleName("label") == "iconOnly"
      let isSmall = isSymbol || ViewExtent.isGlyph(.component(component), renderer, environment)
      return seat != .column && isSmall ? Parts() : nil
    }
    guard let content = component.content.map({ renderer.evaluator.contents(of: $0) }) else { return nil }
    if Self.wrappers.contains(name) { return parts(of: content, seat, environment) }
    if Self.rows.contains(name) { return parts(of: content, .row, environment) }
    if Self.piles.contains(name) {
      let isOutlined = renderer.flatten(content).contains { OutlinedViews.isOutline(.view($0)) }
      return isOutlined && seat != .whole ? nil : parts(of: content, seat == .whole ? .row : seat, environment)
    }
    guard Self.columns.contains(name), let parts = parts(of: content, .column, environment), parts.texts <= 1 else {
      return nil
    }
    return parts
  }

  /// True where the style in force draws an edge around a field, or may.
  private static func hasEdge(_ environment: Environment) -> Bool {
    switch environment.styleName("textField") {
    case "plain": false
    case "automatic": !environment.platform.isIOS
    default: true
    }
  }

  /// True for a modifier that draws an edge around a view or paints behind it.
  private func drawsEdge(_ call: ModifierCall) -> Bool {
    switch call.name {
    case "border", "background", "glassEffect": true
    case "overlay": OutlinedViews.isOutline(.view(BackgroundModifiers.overlayContent(call, renderer)))
    default: false
    }
  }
}

extension ModifierCall {
  /// True for what disables a view in any case.
  fileprivate var disables: Bool {
    if case .bool(true)? = first?.value { name == "disabled" } else { false }
  }

  /// True for what makes a screen's ground of a view.
  fileprivate var fillsScreen: Bool { ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains(name) }

  /// True for a frame that takes all the width that there is.
  fileprivate var fillsRow: Bool { name == "frame" && FrameModifiers.isInfinite(argument("maxWidth")?.value) }

  /// True for a frame that has one size whatever stands in it.
  fileprivate var fixesSize: Bool {
    name == "frame" && ["width", "height"].allSatisfy { FrameModifiers.number(argument($0)?.value) != nil }
  }
}
