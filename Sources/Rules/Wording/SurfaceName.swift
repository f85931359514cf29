import PlatformStyles
import Scene

extension MaterialSurface {
  /// `material` or `glass`.
  var kind: String { material == nil ? "glass" : "material" }

  /// The surface as its modifier names it; one that no modifier gives is the system's, as behind sidebars and popovers.
  var name: String {
    switch material {
    case nil: "glass"
    case .some where range == nil: "a material of the system"
    case .bar: "the material 'bar'"
    case .some(let material): "the material '\(material.rawValue)Material'"
    }
  }
}
