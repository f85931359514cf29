import PlatformStyles
import Scene
import SourceFacts

/// Modifiers that tell where a widget is shown (S-94b).
enum WidgetModifiers {
  static let effects: [String: ModifierEffect] = [
    "supportedFamilies": supportedFamilies, "widgetLabel": widgetLabel,
  ]

  /// What a watch face draws beside a complication, in colours of its own.
  private static let widgetLabel: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    var inner = environment
    inner.scope = renderer.newScope()
    inner.exemption = .systemDrawn
    renderer.render(call.content, in: inner)
  }

  /// Shows a widget in the families that it supports, and in no others (S-58); those of the Lock Screen are drawn in
  /// the system's own colours.
  private static let supportedFamilies: ModifierEffect = { renderer, call, receiver, environment in
    guard let first = call.first, let families = families(first.value) else {
      return renderer.render(receiver, in: environment)
    }
    // A watch face may show the full colours of a complication.
    let locked = environment.platform.isIOS ? families.filter { $0.hasPrefix("accessory") } : []
    for isOnLockScreen in [false, true] {
      let shown = isOnLockScreen ? locked : families.filter { !locked.contains($0) }
      guard !shown.isEmpty else { continue }
      var inner = environment
      inner.scope = renderer.newScope()
      inner.values["widgetFamily"] = value(of: shown, first.place, renderer)
      if isOnLockScreen {
        inner.isOnFixedSurface = true
        inner.isOnLockScreen = true
        inner.values["widgetRenderingMode"] = .implicit(
          ImplicitMember(name: "vibrant", arguments: nil, place: first.place))
        inner.filter = Doubt(.material, "the Lock Screen's rendering", place: first.place)
      }
      renderer.render(receiver, in: inner)
    }
  }

  /// What the system's background of an accessory paints: on the Lock Screen it is a part of the rendering there, and
  /// elsewhere nothing tells.
  static func ground(_ component: Component, _ environment: Environment) -> [Layer] {
    if environment.isOnLockScreen { return [] }
    return [Layers.unknown(Doubt(.externalModule, "'\(component.name)'", place: component.place), environment)]
  }

  /// Returns the names of families; `nil` where not all of them are known.
  private static func families(_ value: Value) -> [String]? {
    guard case .array(let elements) = value else { return nil }
    let names = elements.compactMap { element -> String? in
      switch element {
      case .implicit(let member): member.name
      case .unknown(let doubt) where doubt.label.hasPrefix("WidgetFamily."): String(doubt.label.dropFirst(13))
      default: nil
      }
    }
    return names.count == elements.count ? names : nil
  }

  private static func value(of families: [String], _ place: Place, _ renderer: Renderer) -> Value {
    let values = families.map { Value.implicit(ImplicitMember(name: $0, arguments: nil, place: place)) }
    guard values.count > 1 else { return values[0] }
    let condition = renderer.evaluator.conditions.number(
      key: "widgetFamily of \(families.joined(separator: ","))", label: "widgetFamily", arms: families.map { ".\($0)" })
    return .choice(
      Alternatives(
        branches: values.enumerated().map {
          .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element)
        }))
  }
}
