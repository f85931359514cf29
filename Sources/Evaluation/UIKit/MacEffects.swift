import PlatformStyles
import Scene

/// Effect views of AppKit (S-77, S-94c).
extension CodeRenderer {
  /// Returns what an effect view paints: glass is glass, what is the material of opaque windows and contents has about
  /// their colours, and others are what the system lays behind sidebars and popovers.
  func macEffect(of object: CodeObject, _ environment: Environment) -> [Layer] {
    if object.kind == "NSGlassEffectView" { return [glass(object, environment)] }
    let materials = values("material", of: object).map { (path: $0.path, name: Self.name(of: $0.value)) }
    if isMadeHere(object), materials.allSatisfy({ $0.name.map(Self.translucent.contains) == true }) {
      // A list on it is no source list for that.
      return ListComponents.sidebarLayers(renderer, environment).map { layer in
        var result = layer
        result.isBehindWindow = false
        return result
      }
    }
    guard materials.count == 1, materials[0].path == .always, let color = materials[0].name.flatMap({ Self.opaque[$0] })
    else { return [unknownMaterial("a visual effect view", object.place, environment)] }
    return [Layers.layer(standard(color, "S-94c"), environment).assumed]
  }

  /// False for a view whose material code that is not followed may have chosen.
  private func isMadeHere(_ view: CodeObject) -> Bool {
    view.origin == nil && view.stranger == nil && view.handedTo == nil && view.styledBy == nil
  }

  /// The materials that let through what lies behind, the one that nobody chooses among them. That of a selection is in
  /// the accent, and those of one appearance are out of use.
  private static let translucent: Set<String> = [
    "appearanceBased", "titlebar", "menu", "popover", "sidebar", "headerView", "sheet", "hudWindow", "fullScreenUI",
    "toolTip", "underWindowBackground", "underPageBackground",
  ]

  /// The colours of what such materials are made for.
  private static let opaque: [String: SystemColor] = [
    "windowBackground": .windowBackground, "contentBackground": .controlBackground,
  ]
}
