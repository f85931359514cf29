import ColorScience
import PlatformStyles
import Scene
import SourceFacts

extension ColorResolver {
  /// Resolves a colour of an asset catalog; of several that it may be, none is certain (S-124).
  func resolve(_ asset: AssetColor) -> Paint {
    let lookup = SlotLookup(platform: platform, appearance: appearance)
    var all: [Color] = []
    var isCertain = true
    var count = 0
    for candidate in asset.assets {
      let values = lookup.values(in: candidate.facts.slots)
      let isBroken = values.isEmpty && !candidate.facts.issues.isEmpty
      let paints =
        isBroken ? [unreadable(asset)] : values.isEmpty ? [unset(asset)] : values.map { resolve($0, of: asset) }
      for paint in paints {
        guard case .colors(let colors, let certain) = paint else { return paint }
        count += 1
        isCertain = isCertain && certain
        for color in colors where !all.contains(color) { all.append(color) }
      }
    }
    if asset.mayBeUnset {
      guard case .colors(let colors, let certain) = resolve(.system(.tint)) else { return unset(asset) }
      count += 1
      isCertain = isCertain && certain
      for color in colors where !all.contains(color) { all.append(color) }
    }
    // Two readings with one colour are as good as one.
    return .colors(all, isCertain: isCertain && !asset.isAssumed && (count == 1 || all.count == 1))
  }

  /// Resolves a configured colour; an appearance for which nothing is stated stays open.
  func resolve(_ token: ColorToken) -> Paint {
    let lookup = SlotLookup(platform: platform, appearance: appearance)
    for case .color(let color, _) in lookup.values(in: token.slots) { return .colors([color], isCertain: true) }
    return .unknown(
      Doubt(.externalModule, "'\(token.name)' for this appearance", place: nil, key: "token.\(token.name)"))
  }

  /// What code gets that names a colour without a value for the appearance (S-121).
  private func unset(_ asset: AssetColor) -> Paint {
    if asset.isAccent { return resolve(.system(.tint)) }
    return .unknown(
      Doubt(.missingAsset, "'\(asset.name)' has no value for this appearance", place: nil, key: "asset.\(asset.name)"))
  }

  private func unreadable(_ asset: AssetColor) -> Paint {
    .unknown(Doubt(.missingAsset, "'\(asset.name)' can't be read", place: nil))
  }

  private func resolve(_ value: ColorSlotValue, of asset: AssetColor) -> Paint {
    switch value {
    case .color(let color, _): return .colors([color], isCertain: true)
    case .system(let name):
      if let system = SystemColor(catalogName: name) { return resolve(.system(system)) }
      let bare = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
      if let fixed = SystemColor.fixedUIColor(bare) { return .colors([fixed], isCertain: true) }
      return .unknown(
        Doubt(.missingAsset, "'\(asset.name)' refers to '\(name)', which is no known colour of the system", place: nil))
    case .empty: return unset(asset)
    case .unreadable: return unreadable(asset)
    }
  }
}
