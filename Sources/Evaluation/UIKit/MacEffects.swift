import PlatformStyles
import Scene

/// Effect views of AppKit (S-77, S-94c).
extension CodeRenderer {
  /// Returns what an effect view paints: what is the material of opaque windows and contents has about their colours; of
  /// others, and of glass, no bounds are published.
  func macEffect(of object: CodeObject, _ environment: Environment) -> [Layer] {
    let materials = values("material", of: object)
    guard object.kind == "NSVisualEffectView", materials.count == 1, materials[0].path == .always,
      let color = Self.name(of: materials[0].value).flatMap({ Self.opaque[$0] })
    else { return [unknownMaterial("a visual effect view", object.place, environment)] }
    return [Layers.layer(standard(color, "S-94c"), environment).assumed]
  }

  /// The colours of what such materials are made for.
  private static let opaque: [String: SystemColor] = [
    "windowBackground": .windowBackground, "contentBackground": .controlBackground,
  ]
}
