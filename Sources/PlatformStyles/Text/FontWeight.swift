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

  /// Guesses from the last words of a font's name, such as `Inter-SemiBold` or `Inter Semi Bold` (S-15); nil without any.
  package init?(fontName: String) {
    var words = Self.words(of: fontName)
    let slants: Set<String> = ["italic", "oblique", "it"]
    let isSlanted = words.last.map(slants.contains) ?? false
    if isSlanted { words.removeLast() }
    // A style of nothing but a slant is the regular one.
    if isSlanted, let dash = fontName.lastIndex(of: "-"), Self.words(of: String(fontName[dash...])).count == 1 {
      self = .regular
      return
    }
    // The first word is the family's.
    let style = words.dropFirst()
    let known = Self.weightsBySuffix[style.suffix(2).joined()] ?? style.last.flatMap { Self.weightsBySuffix[$0] }
    guard let weight = known else { return nil }
    self = weight
  }

  /// Marks of the foundry Monotype that end a font's name, such as `Arial-BoldMT`, and are part of no style.
  private static let foundryMarks: Set<String> = ["mt", "psmt"]

  /// The words of a font's name in lower case: parted by a hyphen or a space, or begun with a capital letter. A mark of
  /// the foundry at the end is left out.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var isInWord = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        isInWord = false
        continue
      }
      let continues = isInWord && !(character.isUppercase && words.last?.last?.isUppercase == false)
      if continues { words[words.count - 1].append(character) } else { words.append(String(character)) }
      isInWord = true
    }
    let named = words.map { $0.lowercased() }
    return named.last.map(foundryMarks.contains) == true ? named.dropLast() : named
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

  private static let weightsBySuffix: [String: FontWeight] = [
    "ultralight": .ultraLight, "extralight": .ultraLight, "thin": .thin, "light": .light,
    "regular": .regular, "roman": .regular, "book": .regular, "medium": .medium, "semibold": .semibold,
    "demibold": .semibold, "demi": .semibold, "bold": .bold, "extrabold": .heavy, "heavy": .heavy, "black": .black,
  ]
}
