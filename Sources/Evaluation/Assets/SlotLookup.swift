import PlatformStyles
import SourceFacts

/// Chooses the slot of a colorset that answers in an appearance (S-121, S-123).
struct SlotLookup {
  let platform: Platform
  let appearance: Appearance

  /// The scheme and the contrast that a slot is written for.
  private struct Traits: Hashable {
    var luminosity: ColorSlot.Luminosity?
    var isHighContrast: Bool
  }

  /// Returns what a colorset can show; several where devices differ, none where it is unset.
  func values(in slots: [ColorSlot]) -> [ColorSlotValue] {
    let written = slots.filter { $0.value != .empty }
    var found: [ColorSlotValue] = []
    for idiom in idioms {
      // Whether a device's slot for any scheme goes before the universal one for this scheme isn't published.
      let readings = [
        value(in: written.filter { $0.idiom == idiom }) ?? value(in: written.filter { $0.idiom == .universal }),
        nearest(in: written, to: idiom),
      ]
      for case let value? in readings where !found.contains(value) { found.append(value) }
    }
    return found
  }

  /// The devices of the platform; iOS has two.
  private var idioms: [ColorSlot.Idiom] {
    switch platform {
    case .ios18, .ios26: [.iphone, .ipad]
    case .macos: [.mac]
    case .watchos: [.watch]
    case .tvos: [.tv]
    case .visionos: [.vision]
    }
  }

  /// The traits to look for, best first: a slot for light is another than the one for any scheme.
  private var order: [Traits] {
    let any = Traits(luminosity: nil, isHighContrast: false)
    let anyHigh = Traits(luminosity: nil, isHighContrast: true)
    guard platform != .visionos else { return appearance.increasesContrast ? [anyHigh, any] : [any] }
    let luminosity: ColorSlot.Luminosity = (platform.fixedScheme ?? appearance.scheme) == .dark ? .dark : .light
    let scheme = Traits(luminosity: luminosity, isHighContrast: false)
    let schemeHigh = Traits(luminosity: luminosity, isHighContrast: true)
    return appearance.increasesContrast ? [schemeHigh, scheme, anyHigh, any] : [scheme, any]
  }

  /// The value for the best traits that slots of one device have.
  private func value(in slots: [ColorSlot]) -> ColorSlotValue? {
    order.lazy.compactMap { self.value(in: slots, for: $0) }.first
  }

  /// The value for the best traits that any slot has, a slot of the device before a universal one.
  private func nearest(in slots: [ColorSlot], to idiom: ColorSlot.Idiom) -> ColorSlotValue? {
    order.lazy.compactMap { traits in
      self.value(in: slots.filter { $0.idiom == idiom }, for: traits)
        ?? self.value(in: slots.filter { $0.idiom == .universal }, for: traits)
    }.first
  }

  /// Ratios are of sRGB, so a slot for displays of a wider gamut comes last.
  private func value(in slots: [ColorSlot], for traits: Traits) -> ColorSlotValue? {
    let fitting = slots.filter { $0.luminosity == traits.luminosity && $0.isHighContrast == traits.isHighContrast }
    return (fitting.first { $0.gamut != .displayP3 } ?? fitting.first)?.value
  }
}
