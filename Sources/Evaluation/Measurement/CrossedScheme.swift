import PlatformStyles
import Scene

/// Leaves on a screen that may take over the scheme pinned around it (S-61b).
extension LeafMeasurement {
  /// What ingredients give in one appearance.
  func reading(_ ingredients: Ingredients, in appearance: Appearance) -> Reading {
    let own = ownReading(ingredients, in: appearance)
    guard let scheme = environment.crossedScheme, scheme != appearance.scheme else { return own }
    var crossed = environment
    crossed.crossedScheme = nil
    crossed.pinnedScheme = environment.pinnedScheme ?? scheme
    let other = LeafMeasurement(renderer: renderer, leaf: leaf, environment: crossed)
    return MeasurementMemo.merge([own, other.ownReading(ingredients.pinned(to: scheme), in: appearance)])
  }
}

extension LeafMeasurement.Ingredients {
  /// The same where a scheme is pinned around all that pins none itself.
  fileprivate func pinned(to scheme: ColorScheme) -> LeafMeasurement.Ingredients {
    var result = self
    result.entries = entries.map { entry in
      guard case .layer(let setting, var layer) = entry else { return entry }
      layer.pinnedScheme = layer.pinnedScheme ?? scheme
      return .layer(setting, layer)
    }
    return result
  }
}
