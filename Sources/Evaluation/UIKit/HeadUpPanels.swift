import Scene

/// Panels of AppKit that are head-up displays: they are dark, and let some of what is behind through (S-55, S-117).
extension CodeRenderer {
  /// True for a window whose style says so on every path.
  func isHeadUp(_ object: CodeObject) -> Bool {
    guard CodeClasses.isKind(object.kind, of: "NSWindow") else { return false }
    let written = values("styleMask", of: object).map(\.value)
    let masks = written.isEmpty ? object.argument("styleMask").map { [$0.value] } ?? [] : written
    return !masks.isEmpty && masks.allSatisfy(\.isHeadUp)
  }

  /// Returns what a window paints: its background where code sets one, else nothing but a panel's material.
  func windowLayers(of object: CodeObject, _ environment: Environment) -> [Layer] {
    guard isHeadUp(object) else { return background(of: object, environment) }
    let doubt = Doubt(.material, "the material 'HUD window'", place: object.place)
    let panel = StyleSetting(
      style: .unknown(doubt), description: "HUD window material", place: object.place, clause: "S-117",
      isProject: false)
    return background(of: object, environment, standard: panel)
  }
}

extension Value {
  fileprivate var isHeadUp: Bool {
    switch self {
    case .implicit(let member): member.name == "hudWindow"
    case .array(let values): values.contains(where: \.isHeadUp)
    case .choice(let all): all.branches.allSatisfy { $0.value.isHeadUp }
    default: false
    }
  }
}
