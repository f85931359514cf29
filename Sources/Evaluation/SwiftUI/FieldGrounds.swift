import PlatformStyles

/// What the text of a field stands on (S-98).
enum FieldGrounds {
  /// True for a field that paints its own ground: one with a border, and on macOS also one that is told no style, but in
  /// rows and bars; there it counts only before what the program paints, since the system reads its text on both.
  static func hasFrame(_ environment: Environment) -> Bool {
    switch environment.styleName("textField") {
    case "roundedBorder", "squareBorder": return true
    case "automatic":
      guard environment.platform == .macos, !environment.container.isRow, environment.tableRow == nil,
        !environment.container.isToolbar
      else { return false }
      return arePainted(environment) { _ in true }
    default: return false
    }
  }

  /// True where the program paints something behind a field that has no frame of its own, or pins the scheme between the
  /// field and what lies behind it: what is typed there is drawn as a label that nobody chose for that ground.
  static func areOwn(_ environment: Environment) -> Bool {
    let isBare = ["automatic", "plain"].contains(environment.styleName("textField"))
    guard isBare, environment.platform.isIOS || environment.styleName("textField") == "plain" else { return false }
    return arePainted(environment) { _ in true }
  }

  /// True where code of UIKit or AppKit, or an interface file, paints something else behind a field than a background of
  /// the system's, on which the system's own label is read (S-112).
  static func areUnlikeTheSystems(_ environment: Environment) -> Bool {
    var seen = environment
    seen.backdrop = environment.backdrop.visible
    return arePainted(seen) { !$0.isSystemSurface && !$0.style.isInvisible }
  }

  private static func arePainted(_ environment: Environment, with counts: (StyleSetting) -> Bool) -> Bool {
    environment.backdrop.entries.contains { entry in
      guard case .layer(let layer) = entry else { return false }
      return layer.pinnedScheme != environment.pinnedScheme
        || layer.paint.branches.contains { $0.value.map { $0.isProject && counts($0) } ?? false }
    }
  }
}
