import PlatformStyles
import Scene
import SourceFacts

/// What a view paints over the whole of its frame, for views that stand behind others (S-51).
enum Layers {
  /// Returns the layers, back to front.
  static func painted(by node: ViewNode, renderer: Renderer, in environment: Environment) -> [Layer] {
    switch node {
    case .empty: return []
    case .list(let nodes):
      return nodes.flatMap { painted(by: $0, renderer: renderer, in: environment) }
    case .choice(let alternatives): return [combined(alternatives, renderer: renderer, in: environment)].compactMap(\.self)
    case .component(let component): return painted(by: component, renderer: renderer, in: environment)
    case .modified(let inner, let call):
      return painted(by: inner, modifiedBy: call, renderer: renderer, in: environment)
    case .custom(let instance, let place):
      let scope = Scope(selfValue: .instance(instance), file: place.file, environment: environment)
      guard environment.depth < 40,
        let body = renderer.evaluator.instanceMember("body", of: instance, place: place, in: scope)
      else { return [unknown(.init(.unknownBackdrop, "'\(instance.typeName)'", place: place), environment)] }
      var inner = environment
      inner.depth += 8
      return painted(
        by: renderer.evaluator.view(from: body, place: place), renderer: renderer, in: inner)
    case .concatenated: return []
    case .placed(let inner, _): return painted(by: inner, renderer: renderer, in: environment)
    case .unknown(let doubt): return [unknown(doubt, environment)]
    }
  }

  /// Returns a layer whose paint is not known.
  static func unknown(_ doubt: Doubt, _ environment: Environment) -> Layer {
    layer(
      StyleSetting(style: .unknown(doubt), description: doubt.label, place: doubt.place, isProject: true), environment)
  }

  static func layer(_ setting: StyleSetting, _ environment: Environment) -> Layer {
    layer(Alternatives<StyleSetting?>(setting), environment)
  }

  static func layer(_ paint: Alternatives<StyleSetting?>, _ environment: Environment) -> Layer {
    Layer(paint: paint, pinnedScheme: environment.pinnedScheme, isElevated: environment.isElevated, surface: nil)
  }

  /// Joins the foremost layers of exclusive views into one layer with alternatives.
  private static func combined(
    _ alternatives: Alternatives<ViewNode>, renderer: Renderer, in environment: Environment
  ) -> Layer? {
    var branches: [Alternatives<StyleSetting?>.Branch] = []
    var surface: MaterialSurface?
    for branch in alternatives.branches {
      let layers = painted(by: branch.value, renderer: renderer, in: environment)
      guard let last = layers.last else {
        branches.append(.init(condition: branch.condition, value: nil))
        continue
      }
      surface = surface ?? last.surface
      for inner in last.paint.branches {
        guard let path = branch.condition.and(inner.condition) else { continue }
        branches.append(.init(condition: path, value: inner.value))
      }
    }
    guard !branches.isEmpty, branches.contains(where: { $0.value != nil }) else { return nil }
    var result = layer(Alternatives(branches: branches), environment)
    result.surface = surface
    return result
  }

  private static func painted(
    by component: Component, renderer: Renderer, in environment: Environment
  ) -> [Layer] {
    if ComponentTable.shapes.contains(component.name) {
      // A shape without a fill takes the foreground (S-33).
      return [layer(environment.currentForeground.map { $0 }, environment)]
    }
    switch component.name {
    case "Color", "Style":
      guard let first = component.arguments.first else { return [] }
      let settings = renderer.evaluator.settings(first, isColor: component.name == "Color")
      var result = layer(settings.map { $0.map { BackgroundModifiers.resolve($0, in: environment) } }, environment)
      if let setting = settings.single, let setting {
        result.surface = BackgroundModifiers.surface(of: setting, renderer: renderer, activatesVibrancy: false)
      }
      return [result]
    case "Image", "AsyncImage", "Map", "VideoPlayer", "Canvas", "SceneView", "SpriteView", "RealityView", "Chart":
      if component.argument("systemName") != nil { return [] }
      let setting = StyleSetting(style: .image, description: component.name, place: component.place, isProject: true)
      return [layer(setting, environment)]
    case "ZStack", "Group", "GeometryReader", "VStack", "HStack", "ForEach", "NavigationStack", "NavigationView",
      "TimelineView":
      guard let closure = component.trailingClosure else { return [] }
      let layers = painted(by: renderer.evaluator.contents(of: closure), renderer: renderer, in: environment)
      // Children of a stack or a loop need not cover its whole frame.
      return ["VStack", "HStack", "ForEach"].contains(component.name) ? layers.map { maybe($0, renderer, component) } : layers
    case "ScrollView", "List", "Form", "Text", "Label", "Button", "Spacer", "Divider", "EmptyView": return []
    case "RoundedRectangle": return []
    default:
      if ComponentTable.handlers[component.name] != nil { return [] }
      return [unknown(Doubt(.externalModule, "'\(component.name)'", place: component.place), environment)]
    }
  }

  /// Returns a layer that may or may not cover what lies before it.
  static func maybe(_ layer: Layer, _ renderer: Renderer, _ component: Component) -> Layer {
    let place = component.place
    let condition = renderer.evaluator.conditions.number(
      key: "overlap@\(place.file):\(place.span.start)", label: "overlap", isGap: true)
    var result = layer
    var branches: [Alternatives<StyleSetting?>.Branch] = [
      .init(condition: Guard(condition: condition, arm: 0), value: nil)
    ]
    for branch in layer.paint.branches {
      guard let path = branch.condition.and(Guard(condition: condition, arm: 1)) else { continue }
      branches.append(.init(condition: path, value: branch.value))
    }
    result.paint = Alternatives(branches: branches)
    return result
  }

  private static func painted(
    by inner: ViewNode, modifiedBy call: ModifierCall, renderer: Renderer, in environment: Environment
  ) -> [Layer] {
    switch call.name {
    case "fill", "foregroundStyle", "foregroundColor":
      guard let first = call.first, isShape(inner) || call.name != "fill" else { break }
      if isShape(inner) {
        let isColor = call.name == "foregroundColor"
        let settings = renderer.evaluator.settings(first, isColor: isColor)
        var result = layer(settings.map { $0.map { BackgroundModifiers.resolve($0, in: environment) } }, environment)
        if let setting = settings.single, let setting {
          result.surface = BackgroundModifiers.surface(of: setting, renderer: renderer, activatesVibrancy: false)
        }
        return [result]
      }
    case "stroke", "strokeBorder", "trim": return []
    case "background":
      var layers: [Layer] = []
      var probe = environment
      if let first = call.first, first.label == nil {
        switch first.value {
        case .closure(let closure):
          layers = painted(by: renderer.evaluator.contents(of: closure), renderer: renderer, in: environment)
        case .view(let node): layers = painted(by: node, renderer: renderer, in: environment)
        default:
          BackgroundModifiers.addLayer(
            renderer.evaluator.settings(first, isColor: false).map {
              $0.map { BackgroundModifiers.resolve($0, in: environment) }
            }, to: &probe, renderer: renderer, isStyle: false)
          if case .layer(let layer)? = probe.backdrop.entries.last { layers = [layer] }
        }
      }
      return layers + painted(by: inner, renderer: renderer, in: environment)
    case "overlay":
      var layers = painted(by: inner, renderer: renderer, in: environment)
      if let first = call.first {
        switch first.value {
        case .closure(let closure):
          layers += painted(by: renderer.evaluator.contents(of: closure), renderer: renderer, in: environment)
        case .view(let node): layers += painted(by: node, renderer: renderer, in: environment)
        case .color, .style, .implicit:
          layers.append(layer(renderer.evaluator.settings(first, isColor: false), environment))
        default: break
        }
      }
      return layers
    case "opacity": return faded(painted(by: inner, renderer: renderer, in: environment), call)
    case "hidden": return []
    case "frame" where isEmpty(call): return []
    case "frame":
      // A view with a size of its own need not cover what lies before it (S-51).
      let layers = painted(by: inner, renderer: renderer, in: environment)
      guard hasFixedSize(call), case let component = Component(name: "frame", arguments: [], place: call.place) else {
        return layers
      }
      return layers.map { maybe($0, renderer, component) }
    case "blur", "blendMode", "mask", "colorMultiply", "saturation", "brightness", "contrast", "hueRotation",
      "colorInvert":
      let layers = painted(by: inner, renderer: renderer, in: environment)
      if layers.isEmpty || (call.name == "blur" && layers.allSatisfy(isFlat)) { return layers }
      return [unknown(Doubt(.filterOrBlend, "'.\(call.name)'", place: call.place), environment)]
    default: break
    }
    return painted(by: inner, renderer: renderer, in: environment)
  }

  private static func isFlat(_ layer: Layer) -> Bool {
    layer.paint.branches.allSatisfy { if case .color? = $0.value?.style { true } else { false } }
  }

  /// True for a frame without area, in which helpers are hidden.
  private static func isEmpty(_ call: ModifierCall) -> Bool {
    call.arguments.contains { argument in
      guard ["width", "height"].contains(argument.label ?? "") else { return false }
      switch argument.value {
      case .number(0): return true
      case .implicit(let member): return member.name == "zero"
      default: return false
      }
    }
  }

  private static func hasFixedSize(_ call: ModifierCall) -> Bool {
    call.arguments.contains { argument in
      guard ["width", "height"].contains(argument.label ?? "") else { return false }
      if case .number = argument.value { return true }
      return false
    }
  }

  private static func faded(_ layers: [Layer], _ call: ModifierCall) -> [Layer] {
    guard let first = call.first else { return layers }
    return layers.map { layer in
      var result = layer
      result.paint = layer.paint.map { setting in
        guard var setting else { return nil }
        if case .number(let factor) = first.value {
          setting.style = .faded(setting.style, by: factor)
        } else if !setting.style.isUnknown {
          setting.style = .unknown(Doubt(.runtimeValue, "an opacity", place: first.place))
        }
        return setting
      }
      return result
    }
  }

  /// True for a shape, with or without modifiers that keep it one.
  static func isShape(_ node: ViewNode) -> Bool {
    switch node {
    case .component(let component): ComponentTable.shapes.contains(component.name)
    case .modified(let inner, _): isShape(inner)
    case .custom: false
    default: false
    }
  }
}

extension Style {
  /// True where the style is not known.
  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}
