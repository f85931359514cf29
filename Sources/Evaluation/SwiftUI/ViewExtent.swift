import PlatformStyles
import Scene
import SourceFacts

/// How large a view is at least and at most, as far as its source tells.
struct ViewExtent {
  /// A length along one axis.
  enum Length: Hashable {
    /// At most so many pt.
    case points(Double)
    /// As much as the content needs, which is not known.
    case content
    /// All the room that there is, or more.
    case all

    var points: Double? { if case .points(let points) = self { points } else { nil } }

    fileprivate static func larger(_ one: Length, _ other: Length) -> Length {
      switch (one, other) {
      case (.all, _), (_, .all): .all
      case (.points(let first), .points(let second)): .points(max(first, second))
      default: .content
      }
    }

    fileprivate static func sum(_ one: Length, _ other: Length) -> Length {
      switch (one, other) {
      case (.all, _), (_, .all): .all
      case (.points(let first), .points(let second)): .points(first + second)
      default: .content
      }
    }
  }

  var width: Length
  var height: Length

  private static let none = ViewExtent(width: .points(0), height: .points(0))
  private static let content = ViewExtent(width: .content, height: .content)
  private static let all = ViewExtent(width: .all, height: .all)

  /// By how much a symbol is larger than its font at most: the widest of the system's are about half as wide again.
  private static let symbolShare = 1.6
  /// The least height of a line of text, in pt: that of the smallest text style.
  private static let leastLine = 13.0

  // MARK: - At most

  /// Returns how large a view is at most.
  static func most(of node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> ViewExtent {
    switch node {
    case .empty: return none
    case .list(let nodes): return largest(of: nodes, renderer, environment)
    case .choice(let alternatives): return largest(of: alternatives.branches.map(\.value), renderer, environment)
    case .component(let component): return most(of: component, renderer, environment)
    case .modified(let inner, let call): return most(of: inner, modifiedBy: call, renderer, environment)
    case .custom(let instance, let place):
      guard environment.layerDepth < Layers.maximumDepth, let type = renderer.evaluator.index.types[instance.typeName],
        let body = renderer.body(of: instance, type, at: place, in: environment)
      else { return all }
      var inner = environment
      inner.layerDepth += 1
      return most(of: body, renderer, inner)
    case .placed(let inner, _): return most(of: inner, renderer, environment)
    case .concatenated: return content
    case .unknown: return all
    }
  }

  private static func largest(
    of nodes: [ViewNode], _ renderer: Renderer, _ environment: Environment
  ) -> ViewExtent {
    nodes.reduce(none) { result, node in
      let next = most(of: node, renderer, environment)
      return ViewExtent(width: .larger(result.width, next.width), height: .larger(result.height, next.height))
    }
  }

  private static func most(
    of component: Component, _ renderer: Renderer, _ environment: Environment
  ) -> ViewExtent {
    switch component.name {
    case "Text", "Label": return content
    case "Image":
      guard component.symbol != nil, let size = environment.fontSizes(modifiedBy: [])?.max() else { return all }
      return ViewExtent(width: .points(size * symbolShare), height: .points(size * symbolShare))
    case "Button", "NavigationLink", "Link", "Menu", "ShareLink":
      // What a style adds around the label is not known.
      guard ["automatic", "plain", "borderless"].contains(environment.styleName("button")),
        environment.platform.isIOS, let label = ButtonComponents.label(of: component, renderer)
      else { return content }
      return most(of: label, renderer, environment)
    case "VStack", "HStack", "ZStack", "Group":
      guard let closure = component.trailingClosure else { return all }
      let children = renderer.flatten(renderer.evaluator.contents(of: closure))
      let largest = largest(of: children, renderer, environment)
      guard ["VStack", "HStack"].contains(component.name), children.count > 1 else { return largest }
      let lengths = children.map { most(of: $0, renderer, environment) }
      let isVertical = component.name == "VStack"
      guard case .number(let spacing)? = component.argument("spacing")?.value else {
        return isVertical
          ? ViewExtent(width: largest.width, height: .larger(largest.height, .content))
          : ViewExtent(width: .larger(largest.width, .content), height: largest.height)
      }
      let room = Length.points(max(0, spacing) * Double(children.count - 1))
      return isVertical
        ? ViewExtent(width: largest.width, height: lengths.map(\.height).reduce(room, Length.sum))
        : ViewExtent(width: lengths.map(\.width).reduce(room, Length.sum), height: largest.height)
    default: return all
    }
  }

  private static func most(
    of inner: ViewNode, modifiedBy call: ModifierCall, _ renderer: Renderer, _ environment: Environment
  ) -> ViewExtent {
    var changed = environment
    switch call.name {
    case "font": changed.font = call.first.map { renderer.evaluator.font(setBy: $0) } ?? environment.font
    case "buttonStyle":
      changed.styles["button"] = call.first.map { ControlModifiers.ownStyle($0, "button", renderer.evaluator) }
    case "resizable", "scaleEffect", "offset", "position", "ignoresSafeArea", "edgesIgnoringSafeArea",
      "transformEffect", "rotationEffect", "modifier", "imageScale", "alignmentGuide":
      return all
    default: break
    }
    var result = most(of: inner, renderer, changed)
    switch call.name {
    case "padding", "scenePadding":
      guard case .padding(let top, let leading, let bottom, let trailing)? = FrameModifiers.padding(call) else {
        return ViewExtent(width: .larger(result.width, .content), height: .larger(result.height, .content))
      }
      result.width = .sum(result.width, .points(leading + trailing))
      result.height = .sum(result.height, .points(top + bottom))
    case "frame":
      for argument in call.arguments {
        switch argument.label {
        case "width": result.width = written(argument.value) ?? .content
        case "height": result.height = written(argument.value) ?? .content
        case "maxWidth", "minWidth", "idealWidth": result.width = .all
        case "maxHeight", "minHeight", "idealHeight": result.height = .all
        default: break
        }
      }
    default: break
    }
    return result
  }

  private static func written(_ value: Value) -> Length? {
    if case .number(let number) = value { return .points(number) }
    return nil
  }

  // MARK: - At least

  /// Returns the least length of a view along an axis, in pt.
  static func least(of node: ViewNode, _ isVertical: Bool, _ renderer: Renderer) -> Double {
    switch node {
    case .choice(let alternatives):
      return alternatives.branches.map { least(of: $0.value, isVertical, renderer) }.min() ?? 0
    case .placed(let inner, _): return least(of: inner, isVertical, renderer)
    case .component(let component):
      switch component.name {
      case "Text": return isVertical ? leastLine : 0
      case "VStack", "HStack":
        guard let closure = component.trailingClosure else { return 0 }
        let lengths = renderer.flatten(renderer.evaluator.contents(of: closure)).map {
          least(of: $0, isVertical, renderer)
        }
        return (component.name == "VStack") == isVertical ? lengths.reduce(0, +) : lengths.max() ?? 0
      default: return 0
      }
    case .modified(let inner, let call):
      let own = least(of: inner, isVertical, renderer)
      switch call.name {
      case "padding", "scenePadding":
        guard case .padding(let top, let leading, let bottom, let trailing)? = FrameModifiers.padding(call) else {
          return own
        }
        return own + (isVertical ? top + bottom : leading + trailing)
      case "frame": return FrameModifiers.number(call.argument(isVertical ? "height" : "width")?.value) ?? own
      default: return own
      }
    default: return 0
    }
  }

  /// True for a view that takes all the room along an axis.
  static func takesRoom(
    _ node: ViewNode, _ isVertical: Bool, _ renderer: Renderer, _ environment: Environment
  ) -> Bool {
    switch node {
    case .component(let component) where component.name == "Spacer": return true
    case .component(let component) where component.name == "ScrollView":
      guard case .implicit(let member)? = component.arguments.first?.value else { return isVertical }
      return member.name == (isVertical ? "vertical" : "horizontal")
    case .modified(let inner, let call) where call.name != "frame" || !Layers.hasFixedSize(call):
      return takesRoom(inner, isVertical, renderer, environment)
    case .choice(let alternatives):
      return alternatives.branches.allSatisfy { takesRoom($0.value, isVertical, renderer, environment) }
    default: return Layers.isExpansive(node, renderer, environment)
    }
  }
}
