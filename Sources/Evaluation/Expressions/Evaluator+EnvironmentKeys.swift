import PlatformStyles
import Scene
import SourceFacts

/// What views read in the environment, and what code gives its keys (S-61a).
extension Evaluator {
  /// Returns what `@Environment(\.name)` reads at a place.
  func environmentValue(_ name: String, in environment: SharedEnvironment?, place: Place) -> Value {
    watch.readEnvironment()
    switch name {
    case "colorScheme":
      if let pinned = environment?.environment.pinnedScheme {
        return enumerated(pinned == .dark ? "dark" : "light", "ColorScheme")
      }
      return environmental(ConditionTable.scheme, ["light", "dark"], of: "ColorScheme", place)
    case "colorSchemeContrast":
      return environmental(ConditionTable.contrast, ["standard", "increased"], of: "ColorSchemeContrast", place)
    case "legibilityWeight":
      return environmental(ConditionTable.legibilityWeight, ["regular", "bold"], of: "LegibilityWeight", place)
    case "accessibilityReduceTransparency":
      return environmentFlag(ConditionTable.reduceTransparency, place)
    case "displayScale": return displayScale(place)
    case "pixelLength": return pixelLength(place)
    case "isEnabled": return .bool(environment?.environment.isEnabled ?? true)
    case "isLuminanceReduced": return .bool(false)
    case "dynamicTypeSize": return typeSize(environment?.environment.typeSizes ?? TypeSizes(), place)
    case "redactionReasons": return .array([])
    case "widgetRenderingMode":
      return environment?.environment.values[name] ?? .implicit(member("fullColor", place))
    case "controlSize": return environment?.environment.values[name] ?? .implicit(member("regular", place))
    default: break
    }
    if let value = environment?.environment.values[name] { return value }
    if let value = declaredEnvironmentValue(name, place: place), !value.isNil || !usage.keyPaths.contains(name) {
      return value
    }
    // A value that is missing by default, and that code sets somewhere, may have been set on a way that was not followed.
    var doubt = Doubt(.runtimeValue, "'\(name)'", place: place, key: "environment.\(name)", label: name)
    doubt.type = index.types["EnvironmentValues"]?.property(name)?.declaration.type
    doubt.isShared = true
    return .unknown(doubt)
  }

  /// The value that a key of the program has by default.
  private func declaredEnvironmentValue(_ name: String, place: Place) -> Value? {
    // A key that only some builds declare may hide one of the framework's, whose value is not known.
    guard let property = index.types["EnvironmentValues"]?.property(name), property.flags.isEmpty else { return nil }
    if let value = property.declaration.value {
      let result = evaluate(value, in: Scope(file: property.file))
      return property.declaration.type.map { coerce(result, to: $0, file: property.file, context: nil) } ?? result
    }
    guard let getter = property.declaration.getter else { return nil }
    let result = computed(
      getter, property: property, selfValue: .type("EnvironmentValues"), typeName: "EnvironmentValues",
      environment: nil, place: place)
    return if case .unknown = result { nil } else { result }
  }

  /// Returns what code gives a key of the program, whose property tells what an implicit member is one of (S-61a).
  func environmentValue(_ value: Value, givenTo name: String) -> Value {
    guard let owner = index.types["EnvironmentValues"], let property = owner.property(name),
      let type = typeReference(of: property, in: owner)
    else { return value }
    return coerce(value, to: type, file: property.file, context: owner.id)
  }

  private func member(_ name: String, _ place: Place) -> ImplicitMember {
    ImplicitMember(name: name, arguments: nil, place: place)
  }
}
