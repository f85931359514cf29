import ColorScience
package import SourceFacts

/// Reads the `Contents.json` of a colorset into facts (S-120…S-123).
package enum ColorsetReader {
  /// Returns what a colorset says, a pure function of the bytes of its `Contents.json`.
  package static func facts(of bytes: [UInt8]) -> ColorsetFacts {
    let object: [String: Any]
    switch CatalogJSON.contents(of: bytes) {
    case .issue(let issue): return ColorsetFacts(issues: [issue])
    case .object(let found): object = found
    }
    guard let entries = object["colors"] else { return ColorsetFacts() }
    guard let entries = entries as? [Any] else {
      return ColorsetFacts(issues: [CatalogIssue(message: "'colors' is no list")])
    }
    var facts = ColorsetFacts()
    for entry in entries {
      guard let entry = entry as? [String: Any] else {
        facts.issues.append(CatalogIssue(message: "an entry of 'colors' is no object"))
        continue
      }
      if let slot = slot(entry, &facts.issues) { facts.slots.append(slot) }
    }
    return facts
  }

  /// Reads an entry; `nil` where its traits fit nothing that is measured, so that it can't answer for any appearance.
  private static func slot(_ entry: [String: Any], _ issues: inout [CatalogIssue]) -> ColorSlot? {
    guard let idiom = ColorSlot.Idiom(rawValue: entry["idiom"] as? String ?? "universal"),
      entry["subtype"] == nil
    else { return nil }
    var slot = ColorSlot(idiom: idiom, value: .empty)
    if let gamut = entry["display-gamut"] as? String {
      guard let known = ColorSlot.Gamut(rawValue: gamut) else { return nil }
      slot.gamut = known
    }
    for trait in entry["appearances"] as? [Any] ?? [] {
      guard let trait = trait as? [String: Any], let value = trait["value"] as? String else { return nil }
      switch trait["appearance"] as? String {
      case "luminosity":
        guard let luminosity = ColorSlot.Luminosity(rawValue: value) else { return nil }
        slot.luminosity = luminosity
      case "contrast":
        guard value == "high" else { return nil }
        slot.isHighContrast = true
      default: return nil
      }
    }
    slot.value = value(entry["color"], &issues)
    return slot
  }

  private static func value(_ color: Any?, _ issues: inout [CatalogIssue]) -> ColorSlotValue {
    guard let color else { return .empty }
    guard let color = color as? [String: Any] else {
      issues.append(CatalogIssue(message: "a 'color' is no object"))
      return .unreadable
    }
    if let reference = color["reference"] as? String { return .system(reference) }
    if color.isEmpty { return .empty }
    guard let components = color["components"] as? [String: Any] else {
      issues.append(CatalogIssue(message: "a 'color' has neither 'components' nor a 'reference'"))
      return .unreadable
    }
    // Catalogs written by hand may leave the space out; the tools take sRGB then.
    let name = color["color-space"] as? String ?? CatalogColorSpace.srgb.rawValue
    guard let space = CatalogColorSpace(rawValue: name) else {
      issues.append(CatalogIssue(message: "the colour space '\(name)' is not known"))
      return .unreadable
    }
    guard let value = ColorComponents(components).color(in: space) else {
      issues.append(CatalogIssue(message: "the components of a colour can't be read"))
      return .unreadable
    }
    return .color(value, space)
  }
}
