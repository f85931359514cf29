extension Character {
  /// The number of columns a terminal gives the character: 0, 1 or 2.
  var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // Variation selector 16 asks for the emoji form; regional indicators pair up to a flag.
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") || first.isWide { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return first == "\u{AD}" ? 1 : 0
    default: return 1
    }
  }
}

extension Unicode.Scalar {
  /// True in the blocks whose characters are wide or fullwidth (Unicode Standard Annex 11).
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
