import Scene
import SourceFacts

/// Views whose own layer is a gradient, by the `layerClass` of their class.
extension CodeIndex {
  /// Returns the class of the layer that a class of views is drawn in, where that is a gradient; `nil` for all else.
  func gradientLayer(of type: TypeInfo) -> String? {
    let declaration = chain(of: type).lazy.compactMap { $0.statics["layerClass"]?.first?.declaration }.first
    guard case .member(.some(let named), "self", _)? = declaration?.getter?.sole?.kind,
      case .identifier("CAGradientLayer") = named.kind
    else { return nil }
    return "CAGradientLayer"
  }
}

extension CodeRenderer {
  /// True for a view that is drawn in a gradient of which code sets the colours, all of it in sight (S-34, S-115).
  func isKnownGradient(_ object: CodeObject) -> Bool {
    let layers = held("layer", of: object)
    return !layers.isEmpty
      && layers.allSatisfy { layer in
        layer.kind == "CAGradientLayer" && layer.isSet("colors")
          && [object.origin, layer.origin, layer.styledBy, layer.handedTo].allSatisfy { $0 == nil }
      }
  }
}
