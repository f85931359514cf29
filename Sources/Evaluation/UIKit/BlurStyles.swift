import PlatformStyles
import Scene
import SourceFacts

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

  /// Returns the layers of an effect and of the background that its view is given: no document tells which of the two lies
  /// in front (S-117).
  static func around(_ effect: [Layer], _ background: [Layer], at place: Place, _ renderer: Renderer) -> [Layer] {
    guard !effect.isEmpty, !background.isEmpty else { return effect + background }
    let condition = renderer.evaluator.conditions.number(
      key: "gap.effect.background@\(place.file):\(place.span.start)", label: "S-117",
      arms: ["behind the effect", "before it"], isGap: true)
    func placed(_ arm: Int) -> [Layer] {
      background.map { layer in
        var result = layer
        let branches = layer.paint.branches.flatMap { one in
          (0...1).compactMap { other in
            one.condition.and(Guard(condition: condition, arm: other)).map { path in
              Alternatives<StyleSetting?>.Branch(condition: path, value: other == arm ? one.value : nil)
            }
          }
        }
        result.paint = Alternatives(branches: branches)
        return result
      }
    }
    return placed(0) + effect + placed(1)
  }

  private static let materials: [String: Material] = [
    "systemUltraThinMaterial": .ultraThin, "systemThinMaterial": .thin, "systemMaterial": .regular,
    "systemThickMaterial": .thick, "systemChromeMaterial": .bar,
  ]
}

extension Environment {
  /// Enters a vibrancy effect: what lies in it has the effect's colours, not its own, by the effect's style, which is the
  /// one of labels unless it is told (S-117).
  mutating func enterVibrancy(_ style: String?, styledAt place: Place?, at view: Place) {
    let name = style ?? "label"
    self.vibrancy = Self.vibrantLevels[name].map {
      StyleSetting(
        style: .level($0), description: "vibrancy '.\(name)'", place: place, clause: "S-117", isProject: true)
    }
    self.backgroundMaterial = blurBehind
    var doubt = Doubt(.material, "a vibrancy effect", place: view)
    doubt.isUnpublished = true
    self.filter = doubt
  }

  /// The levels of labels by the effect's styles; fills and separators have none.
  private static let vibrantLevels: [String: ContentLevel] = [
    "label": .primary, "secondaryLabel": .secondary, "tertiaryLabel": .tertiary, "quaternaryLabel": .quaternary,
  ]

  /// The blur that lies behind, as a vibrancy effect takes it up; `nil` where none is seen.
  private var blurBehind: MaterialSurface? {
    let surfaces = self.backdrop.entries.compactMap { entry -> MaterialSurface? in
      if case .layer(let layer) = entry { layer.surface } else { nil }
    }
    guard var surface = surfaces.last else { return nil }
    surface.activatesVibrancy = true
    return surface
  }
}
