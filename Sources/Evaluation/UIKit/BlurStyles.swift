import PlatformStyles

extension Layers {
  /// Returns the layer of a blur by UIKit's name of its style; those named after materials are SwiftUI's (S-117).
  static func blur(_ name: String, at place: Place, _ renderer: Renderer, _ environment: Environment) -> Layer? {
    var bare = name
    for suffix in ["Light", "Dark"] where bare.hasPrefix("system") && bare.hasSuffix(suffix) {
      bare = String(bare.dropLast(suffix.count))
    }
    guard let material = materials[bare] else { return nil }
    let setting = StyleSetting(
      style: .material(material), description: "\(name) blur", place: place, clause: "S-117", isProject: true)
    var layer = layer(setting, environment)
    if bare != name { layer.pinnedScheme = name.hasSuffix("Dark") ? .dark : .light }
    layer.surface = BackgroundModifiers.surface(of: setting, renderer: renderer, activatesVibrancy: false)
    return layer
  }

  private static let materials: [String: Material] = [
    "systemUltraThinMaterial": .ultraThin, "systemThinMaterial": .thin, "systemMaterial": .regular,
    "systemThickMaterial": .thick, "systemChromeMaterial": .bar,
  ]
}
