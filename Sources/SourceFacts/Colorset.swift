package import ColorScience

/// What the `Contents.json` of a colorset says; a pure function of its bytes, so it knows neither name nor path.
package struct ColorsetFacts: Hashable, Sendable {
  /// The slots, in the order of the file.
  package var slots: [ColorSlot]
  /// What could not be read.
  package var issues: [CatalogIssue]

  /// Creates the facts of a colorset.
  package init(slots: [ColorSlot] = [], issues: [CatalogIssue] = []) {
    self.slots = slots
    self.issues = issues
  }
}

/// One entry of a colorset: a value and the traits it is meant for (S-120).
package struct ColorSlot: Hashable, Sendable {
  /// The kinds of device that a slot may be limited to.
  package enum Idiom: String, Hashable, Sendable {
    case universal, iphone, ipad, mac, watch, tv, car, vision
  }

  /// The scheme that a slot may be limited to; `light` is a slot of its own, not the one for any scheme.
  package enum Luminosity: String, Hashable, Sendable {
    case light, dark
  }

  /// The displays that a slot may be limited to.
  package enum Gamut: String, Hashable, Sendable {
    /// Displays that show sRGB.
    case standard = "sRGB"
    /// Displays that show Display P3.
    case displayP3 = "display-P3"
  }

  /// The device it is meant for.
  package var idiom: Idiom
  /// The scheme it is meant for; `nil` for any.
  package var luminosity: Luminosity?
  /// True where it is meant for Increase Contrast.
  package var isHighContrast: Bool
  /// The display it is meant for; `nil` for any.
  package var gamut: Gamut?
  /// What it holds.
  package var value: ColorSlotValue

  /// Creates a slot.
  package init(
    idiom: Idiom = .universal, luminosity: Luminosity? = nil, isHighContrast: Bool = false, gamut: Gamut? = nil,
    value: ColorSlotValue
  ) {
    self.idiom = idiom
    self.luminosity = luminosity
    self.isHighContrast = isHighContrast
    self.gamut = gamut
    self.value = value
  }
}

/// What a slot of a colorset holds.
package enum ColorSlotValue: Hashable, Sendable {
  /// A colour, converted to extended sRGB, with the space in which the file writes it.
  case color(Color, CatalogColorSpace)
  /// A dynamic colour of the system by the name that catalogs use, such as `labelColor`.
  case system(String)
  /// Nothing: another slot answers in its place (S-121).
  case empty
  /// Something that is not understood; there is an issue that tells what.
  case unreadable
}

/// The colour spaces of asset catalogs (S-123).
package enum CatalogColorSpace: String, Hashable, Sendable {
  case srgb
  case displayP3 = "display-p3"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case grayGamma22 = "gray-gamma-22"
  case extendedGray = "extended-gray"
}

/// A place of a catalog's file that could not be read.
package struct CatalogIssue: Hashable, Sendable {
  /// What is wrong, one phrase.
  package var message: String
  /// The line, from 1, where one is known.
  package var line: Int?

  /// Creates an issue.
  package init(message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }
}
