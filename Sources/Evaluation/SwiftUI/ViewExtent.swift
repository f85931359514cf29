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

  /// What is meant by the size of a view.
  enum Measure {
    /// All of its frame.
    case frame
    /// What is drawn around its centre.
    case ink

    /// What a symbol needs of its font's size: the widest of the system's are about half as wide again, but they are flat,
    /// so that before a disc their tips alone reach further than most symbols do.
    fileprivate var symbolShare: Double { self == .frame ? 1.6 : 1.2 }
  }

  var width: Length
  var height: Length

  private static let none = ViewExtent(width: .points(0), height: .points(0))
  private static let content = ViewExtent(width: .content, height: .content)
  private static let all = ViewExtent(width: .all, height: .all)

  /// How long a text may be that surely stays on one line.
  private static let fewCharacters = 2
  /// What a digit needs across at most, as a share of the font's size.
  private static let digitShare = 0.7
  /// What any other character needs across at most, as a share of the font's size.
  private static let characterShare = 1.25
  /// What a line needs down at most, as a share of the font's size.
  private static let lineShare = 1.25
  /// How high a bar is at most that tells how far something is, in pt: that of macOS.
  private static let barHeight = 20.0
  /// The least height of a line of text, in pt: that of the smallest text style.
  private static let leastLine = 13.0

  // MARK: - At most

  /// Returns how large a view is at most.
  static func most(
    of node: ViewNode, _ renderer: Renderer, _ environment: Environment, in measure: Measure = .frame
  ) -> ViewExtent {
    switch node {
    case .empty: return none
    case .list(let nodes): return largest(of: nodes, renderer, environment, measure)
    case .choice(let alternatives):
      return largest(of: alternatives.branches.map(\.value), renderer, environment, measure)
    case .component(let component): return most(of: component, renderer, environment, measure)
    case .modified(let inner, let call): return most(of: inner, modifiedBy: call, renderer, environment, measure)
    case .custom(let instance, let place):
      guard let body = Layers.body(of: instance, at: place, renderer, environment) else { return all }
      return most(of: body.node, renderer, body.environment, in: measure)
    case .placed(let inner, _): return most(of: inner, renderer, environment, in: measure)
    case .concatenated: return content
    case .unknown: return all
    }
  }

  private static func largest(
    of nodes: [ViewNode], _ renderer: Renderer, _ environment: Environment, _ measure: Measure
  ) -> ViewExtent {
    nodes.reduce(none) { result, node in
      let next = most(of: node, renderer, environment, in: measure)
      return ViewExtent(width: .larger(result.width, next.width), height: .larger(result.height, next.height))
    }
  }

  private static func most(
    of component: Component, _ renderer: Renderer, _ environment: Environment, _ measure: Measure
  ) -> ViewExtent {
    switch component.name {
    case "Text": return text(component, environment)
    case "Label": return ViewExtent(width: .content, height: label(component, environment))
    case "TextField", "SecureField": return field(component, environment)
    case "ProgressView": return progress(component, environment)
    case "Image":
      guard component.symbol != nil, let size = environment.fontSizes(modifiedBy: [])?.max() else { return all }
      return ViewExtent(width: .points(size * measure.symbolShare), height: .points(size * measure.symbolShare))
    case "Button", "NavigationLink", "Link", "Menu", "ShareLink":
      // What a style adds around the label is not known.
      guard ["automatic", "plain", "borderless"].contains(environment.styleName("button")),
        environment.platform.isIOS, let label = ButtonComponents.label(of: component, renderer)
      else { return content }
      return most(of: label, renderer, environment, in: measure)
    case "VStack", "HStack", "ZStack", "Group":
      guard let closure = component.content else { return all }
      let children = renderer.flatten(renderer.evaluator.contents(of: closure))
      let largest = largest(of: children, renderer, environment, measure)
      guard ["VStack", "HStack"].contains(component.name), children.count > 1 else { return largest }
      // Beside others a child takes all of its frame.
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

  /// Returns the room of a text: of more than two characters nothing tells where they wrap, but perhaps how often.
  private static func text(_ component: Component, _ environment: Environment) -> ViewExtent {
    // What may shrink needs no room of its own.
    guard let text = component.arguments.first?.value, !environment.shrinks,
      let size = environment.fontSizes(modifiedBy: [])?.max()
    else { return content }
    let width = widths(of: text)?.max()
    return ViewExtent(
      width: width.map { .points(size * $0) } ?? .content, height: lines(of: text, size, environment) ?? .content)
  }

  private static func lines(of text: Value, _ size: Double, _ environment: Environment) -> Length? {
    TextLines.most(of: text, size: size, in: environment).map { .points(size * lineShare * Double($0)) }
  }

  /// Returns the height of a title with a symbol beside it; a style of the program may put them otherwise.
  private static func label(_ component: Component, _ environment: Environment) -> Length {
    guard ["automatic", "titleAndIcon", "titleOnly", "iconOnly"].contains(environment.styleName("label")),
      component.argument("systemImage") != nil, let title = component.arguments.first?.value,
      let size = environment.fontSizes(modifiedBy: [])?.max(), let lines = lines(of: title, size, environment)
    else { return .content }
    return .larger(lines, .points(size * Measure.frame.symbolShare))
  }

  /// Returns the room of a field of one line, which takes all the width; that of a border is not known.
  private static func field(_ component: Component, _ environment: Environment) -> ViewExtent {
    guard component.argument("axis") == nil, environment.platform.isIOS,
      ["automatic", "plain"].contains(environment.styleName("textField")),
      let size = environment.fontSizes(modifiedBy: [])?.max()
    else { return all }
    return ViewExtent(width: .all, height: .points(size * lineShare))
  }

  /// Returns the room of a bar without words that tells how far something is.
  private static func progress(_ component: Component, _ environment: Environment) -> ViewExtent {
    guard component.arguments.first?.label == "value", component.trailingClosure == nil,
      ["automatic", "linear"].contains(environment.styleName("progressView"))
    else { return all }
    return ViewExtent(width: .all, height: .points(barHeight))
  }

  /// Returns how wide short texts are at most, as shares of the font's size; `nil` where one may be longer.
  private static func widths(of text: Value) -> [Double]? {
    switch text {
    case .string(let string) where string.count <= fewCharacters:
      return [string.reduce(0) { $0 + ($1.isASCII && $1.isNumber ? digitShare : characterShare) }]
    case .choice(let all):
      let widths = all.branches.map { Self.widths(of: $0.value) }
      return widths.contains(nil) ? nil : widths.compactMap(\.self).flatMap(\.self)
    default: return nil
    }
  }

  /// True for a view that shows one symbol, or a text that is too short to wrap or shrinks.
  static func isGlyph(_ node: ViewNode, _ renderer: Renderer, _ environment: Environment) -> Bool {
    switch node {
    case .empty: true
    case .list(let nodes): nodes.count == 1 && isGlyph(nodes[0], renderer, environment)
    case .choice(let all): all.branches.allSatisfy { isGlyph($0.value, renderer, environment) }
    case .modified(let inner, let call): isGlyph(inner, renderer, environment.shrunk(by: call))
    case .placed(let inner, _): isGlyph(inner, renderer, environment)
    case .component(let component):
      switch component.name {
      // One that shrinks to fit is either short or flat.
      case "Text": environment.shrinks || component.arguments.first.flatMap { widths(of: $0.value) } != nil
      case "Image": component.symbol != nil
      default:
        ["Button", "NavigationLink", "Link", "Menu", "ShareLink"].contains(component.name)
          && ButtonComponents.label(of: component, renderer).map { isGlyph($0, renderer, environment) } ?? false
      }
    case .custom(let instance, let place):
      Layers.body(of: instance, at: place, renderer, environment).map { isGlyph($0.node, renderer, $0.environment) }
        ?? false
    case .concatenated, .unknown: false
    }
  }

  private static func most(
    of inner: ViewNode, modifiedBy call: ModifierCall, _ renderer: Renderer, _ environment: Environment,
    _ measure: Measure
  ) -> ViewExtent {
    var changed = environment
    switch call.name {
    case "lineLimit": changed.lineLimit = FrameModifiers.lineLimit(call)
    case "minimumScaleFactor": changed = environment.shrunk(by: call)
    case "font": changed.font = call.first.map { renderer.evaluator.font(setBy: $0) } ?? environment.font
    case "buttonStyle", "textFieldStyle", "progressViewStyle", "labelStyle":
      let family = String(call.name.dropLast("Style".count))
      changed.styles.set(call.first.map { ControlModifiers.ownStyle($0, family, renderer.evaluator) }, for: family)
    case "resizable", "scaleEffect", "offset", "position", "ignoresSafeArea", "edgesIgnoringSafeArea",
      "transformEffect", "rotationEffect", "modifier", "alignmentGuide":
      return all
    // The scales up to the middle one make no symbol larger than it is without one.
    case "imageScale" where !call.isOfScale(["small", "medium"]): return all
    default: break
    }
    var result = most(of: inner, renderer, changed, in: measure)
    switch call.name {
    case "padding", "scenePadding":
      guard case .padding(let top, let leading, let bottom, let trailing)? = FrameModifiers.padding(call) else {
        return ViewExtent(width: .larger(result.width, .content), height: .larger(result.height, .content))
      }
      // What is padded alike on both sides stays in the middle.
      result.width = .sum(result.width, .points(measure == .ink ? abs(leading - trailing) : leading + trailing))
      result.height = .sum(result.height, .points(measure == .ink ? abs(top - bottom) : top + bottom))
    case "frame" where measure == .ink && isCentred(call): result = result.within(call)
    case "frame":
      for argument in call.arguments {
        switch argument.label {
        case "width": result.width = framed(argument.value)
        case "height": result.height = framed(argument.value)
        case "maxWidth", "minWidth", "idealWidth": result.width = .all
        case "maxHeight", "minHeight", "idealHeight": result.height = .all
        default: break
        }
      }
    default: break
    }
    return FittedSymbols.extent(result, of: inner, in: call)
  }

  private static func isCentred(_ frame: ModifierCall) -> Bool {
    let alignment = frame.argument("alignment")?.value
    return FrameModifiers.alignment(alignment) == .center && FrameModifiers.verticalAlignment(alignment) == .center
  }

  /// What is drawn in the middle of a frame, which wraps or shrinks what would reach beyond.
  private func within(_ frame: ModifierCall) -> ViewExtent {
    func length(_ own: Length, _ label: String) -> Length {
      own.points == nil ? frame.argument(label).flatMap { Self.written($0.value) } ?? own : own
    }
    return ViewExtent(width: length(width, "width"), height: length(height, "height"))
  }

  /// Returns the length of a frame; what code works out, as from the size of a `GeometryReader`, may be all the room.
  private static func framed(_ value: Value) -> Length {
    if case .unknown = value { return .all }
    return written(value) ?? .content
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
        guard let closure = component.content else { return 0 }
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

extension Environment {
  /// True where a text may become half as large as it is, or smaller, so that it fits into any frame.
  fileprivate var shrinks: Bool { self.leastScale <= 0.5 }

  /// The environment inside of a modifier that may let texts shrink.
  fileprivate func shrunk(by call: ModifierCall) -> Environment {
    guard call.name == "minimumScaleFactor" else { return self }
    var result = self
    result.leastScale = FrameModifiers.leastScale(call)
    return result
  }
}

extension ModifierCall {
  /// True where the argument is one of some cases.
  fileprivate func isOfScale(_ names: Set<String>) -> Bool {
    if case .implicit(let member)? = first?.value { names.contains(member.name) } else { false }
  }
}
