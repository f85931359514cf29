import Scene
import SourceFacts

/// The tints that the file or code gives to views, which all views inside inherit (S-30, S-111).
extension InterfaceDocument {
  /// The roles of what a view holds that has its tint.
  private static let inside: Set<String> = [
    "subviews", "contentView", "prototypes", "cells", "sections", "tableHeaderView", "tableFooterView",
  ]

  /// Returns the tint in a view that is given one; `nil` where the one around stays in force.
  func tint(givenTo object: InterfaceObject, in environment: Environment) -> Alternatives<StyleSetting>? {
    let written = setting("tintColor", of: object)
    // What a control draws itself asks for what code sets of it where it is drawn; a screen has no tint.
    guard !isMac, !object.isScreen, object.children.contains(where: { Self.inside.contains($0.role) }) else {
      return written.nonEmpty
    }
    let given = withCode(written, ["tintColor"], of: object)
    guard given.branches.contains(where: { $0.value != nil }) else { return nil }
    // A view that is given the tint in force means that around it.
    return environment.tinted(given.or(environment.tintSetting)).nonEmpty
  }
}
