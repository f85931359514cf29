import SwiftUI

/// The colours of the app.
enum Palette {
  /// The brand's blue, for large surfaces under white text.
  static let harbor = Color(red: 0.05, green: 0.32, blue: 0.55)

  /// A violet that reads on white and on black.
  static let plum = Color(light: 0x7A2E8C, dark: 0xD9A5E6)

  /// A bright green, too light for a symbol on white.
  static let lime = Color(red: 0.64, green: 0.86, blue: 0.28)

  /// The quiet text colour: good on white, too dark on black.
  static let slate = Color(hex: 0x5B6B7B)

  /// A warm gray that was chosen by eye on a white canvas.
  static let pebble = Color(hex: 0x9A948A)

  /// The card of the light scheme.
  static let paper = Color(hex: 0xF3EFE6)

  /// The card of the dark scheme.
  static let night = Color(hex: 0x1B2530)

  /// Quiet text that answers to both schemes.
  static let graphite = Color(light: 0x4A5560, dark: 0xB4BEC8)
}
