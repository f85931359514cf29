import ColorScience
import PlatformStyles
import Scene

/// What words may be cut out of.
extension CutOuts {
  /// True for a view that shows nothing but colours and pictures.
  static func isFill(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    switch node {
    case .component(let component):
      if ComponentTable.shapes.contains(component.name) || painting.contains(component.name) { return true }
      if component.name == "Image" { return component.symbol == nil }
      guard grouping.contains(component.name), let closure = component.content else { return false }
      return isFill(renderer.evaluator.contents(of: closure), renderer, environment)
    case .modified(let inner, let call):
      let isLayer = ["overlay", "background"].contains(call.name)
      let layer = isLayer ? BackgroundModifiers.overlayContent(call, renderer) : .empty
      return isFill(inner, renderer, environment) && isFill(layer, renderer, environment)
    case .list(let nodes): return nodes.allSatisfy { isFill($0, renderer, environment) }
    case .choice(let all): return all.branches.allSatisfy { isFill($0.value, renderer, environment) }
    case .placed(let inner, _): return isFill(inner, renderer, environment)
    case .custom(let instance, let place):
      guard let body = Layers.body(of: instance, at: place, renderer, environment) else { return false }
      return isFill(body.node, renderer, body.environment)
    case .empty: return true
    case .concatenated, .unknown: return false
    }
  }

  private static let painting: Set<String> = ["Color", "Style", "AsyncImage", "Canvas"]
  private static let grouping: Set<String> = ["ZStack", "Group", "GeometryReader", "TimelineView"]

  /// Returns a fill without a size that is written: of words that are cut out of it nothing is seen beyond it.
  static func unframed(_ node: ViewNode) -> ViewNode {
    switch node {
    // What is laid behind or before a fill may be larger.
    case .modified(_, let call) where ["background", "overlay"].contains(call.name): node
    case .modified(let inner, let call) where isWrittenFrame(call): unframed(inner)
    case .modified(let inner, let call): .modified(unframed(inner), call)
    case .placed(let inner, let place): .placed(unframed(inner), via: place)
    case .list(let nodes): nodes.count == 1 ? unframed(nodes[0]) : node
    case .choice(let all): .choice(all.map(unframed))
    case .empty, .component, .concatenated, .custom, .unknown: node
    }
  }

  /// True for a frame of numbers that the source tells: one that grows shows only a part of what would be there.
  private static func isWrittenFrame(_ call: ModifierCall) -> Bool {
    call.name == "frame"
      && call.arguments.allSatisfy { argument in
        switch argument.value {
        case .number(let length): length > 0
        case .implicit(let member): argument.label == "alignment" || member.name == "infinity"
        default: false
        }
      }
  }

  /// Returns the style of what is cut out of some layers. What lets through what lies behind may lie on the same words,
  /// so that it does not tell what is seen.
  static func paint(
    of layers: [Layer], at place: Place, _ environment: Environment
  ) -> Alternatives<StyleSetting> {
    let mixed = mixed(at: place)
    guard let top = layers.last, isOpaque(top, environment), top.pinnedScheme == environment.pinnedScheme else {
      return Alternatives(mixed)
    }
    return top.paint.map { $0 ?? mixed }
  }

  static func mixed(at place: Place) -> StyleSetting {
    StyleSetting(of: Doubt(.filterOrBlend, "'.mask'", place: place), place: place)
  }

  /// True for a layer that hides what lies behind it, on every path.
  static func isOpaque(_ layer: Layer, _ environment: Environment) -> Bool {
    layer.filters.isEmpty
      && layer.paint.branches.allSatisfy { branch in
        branch.value.map { isOpaque($0.style, environment) } ?? false
      }
  }

  /// True for a style that lets nothing through in any appearance.
  static func isOpaque(_ style: Style, _ environment: Environment) -> Bool {
    switch style {
    case .gradient(let stops): stops.allSatisfy { isOpaque(.color($0), environment) }
    case .softGradient(let color): isOpaque(.color(color), environment)
    case .color(let value): style.isOpaqueColor || isOpaque(value.color, environment)
    default: style.isOpaqueColor
    }
  }

  /// True for a colour of which every reading is without opacity.
  private static func isOpaque(_ color: DynamicColor, _ environment: Environment) -> Bool {
    Appearance.allCases.allSatisfy { appearance in
      let resolver = ColorResolver(
        platform: environment.platform, appearance: appearance, isElevated: environment.isElevated,
        accent: environment.accent?.single?.style)
      guard case .colors(let colors, _) = resolver.resolve(color) else { return false }
      return !colors.isEmpty && colors.allSatisfy(\.isOpaque)
    }
  }
}
