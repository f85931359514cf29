import SourceFacts

/// Colours that a file gives by key path to properties of the program's own (`@IBInspectable`), of which setters and
/// observers hand on what they are set to (S-115).
extension InterfaceDocument {
  /// Returns the colour that a property of an object is handed so, by its own class or one that holds it; `nil` for
  /// others.
  func colorGiven(_ key: String, to object: InterfaceObject) -> InterfaceColorUse? {
    let holding = (holders[object.id] ?? []).compactMap { holder in owners[holder.start].map { ($0, [holder.property]) }
    }
    return ([(object, [])] + holding).lazy.compactMap { holder, part in self.color(of: holder, for: part, key) }.first
  }

  private func color(of holder: InterfaceObject, for part: [String], _ key: String) -> InterfaceColorUse? {
    if holder.colors.isEmpty { return nil }
    let names = forwardings(of: holder).filter { $0.part == part && $0.target == key }.map(\.property)
    return holder.colors.last { names.contains($0.key) }
  }

  /// True for a property that a file gives a colour and that hands it on, so that what its setter does is done with that.
  func isGiven(_ property: String, to object: InterfaceObject) -> Bool {
    object.colors.contains { $0.key == property } && forwardings(of: object).contains { $0.property == property }
  }

  private func forwardings(of object: InterfaceObject) -> [CodeForwarding] {
    object.customClass.flatMap { code.type(named: $0, file: file) }.map(code.forwardings) ?? []
  }
}
