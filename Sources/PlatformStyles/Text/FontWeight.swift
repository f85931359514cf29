/// A weight of the system font; the raw value is the number that CSS and OpenType give it.
package enum FontWeight: Int, Sendable, Hashable, CaseIterable, Comparable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// Orders by weight, the lightest first.
  package static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }

  /// Reads a member of `Font.Weight` or `UIFont.Weight`, or a weight of Interface Builder.
  package init?(swiftUIName: String) {
    guard let weight = Self.allCases.first(where: { $0.name == swiftUIName }) else { return nil }
    self = weight
  }

  /// Guesses from the suffix of a font's PostScript name, such as `Inter-SemiBold` (S-15); nil where there is none.
  package init?(fontName: String) {
    guard let dash = fontName.lastIndex(of: "-") else { return nil }
    var suffix = fontName[fontName.index(after: dash)...].lowercased()
    for slant in ["italic", "oblique", "it"] where suffix.hasSuffix(slant) {
      suffix = String(suffix.dropLast(slant.count))
      break
    }
    guard let weight = Self.weightsBySuffix[suffix] else { return nil }
    self = weight
  }

  /// The name in SwiftUI.
  package var name: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// Weights that count as one when levels are compared.
  package enum WeightClass: Int, Sendable, Hashable, Comparable {
    /// Light, thin and ultralight.
    case lightOrLess
    case regular
    case medium
    /// Semibold and bold.
    case bold
    /// Heavy and black.
    case heavyOrMore

    /// Orders by weight, the lightest first.
    package static func < (left: WeightClass, right: WeightClass) -> Bool { left.rawValue < right.rawValue }
  }

  /// The class in which the weight is compared with others.
  package var weightClass: WeightClass {
    switch self {
    case .ultraLight, .thin, .light: .lightOrLess
    case .regular: .regular
    case .medium: .medium
    case .semibold, .bold: .bold
    case .heavy, .black: .heavyOrMore
    }
  }

  /// The weight drawn while Bold Text is on; of weights that no source speaks of it is assumed that they stay.
  package var boldTextWeight: FontWeight {
    switch self {
    case .regular: .semibold
    case .medium, .semibold: .bold
    case .bold: .heavy
    case .ultraLight, .thin, .light, .heavy, .black: self
    }
  }

  /// An empty suffix is what a plain italic leaves.
  private static let weightsBySuffix: [String: FontWeight] = [
    "ultralight": .ultraLight, "extralight": .ultraLight, "thin": .thin, "light": .light, "": .regular,
    "regular": .regular, "roman": .regular, "book": .regular, "medium": .medium, "semibold": .semibold,
    "demibold": .semibold, "demi": .semibold, "bold": .bold, "extrabold": .heavy, "heavy": .heavy, "black": .black,
  ]
}
