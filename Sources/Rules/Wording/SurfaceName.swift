import PlatformStyles
import Scene

extension MaterialSurface {
  /// `material` or `glass`.
  var kind: String { material == nil ? "glass" : "material" }

  /// The surface as its modifier names it.
  var name: String {
    switch material {
    case nil: "glass"
    case .bar: "the material 'bar'"
    case .some(let material): "the material '\(material.rawValue)Material'"
    }
  }
}
