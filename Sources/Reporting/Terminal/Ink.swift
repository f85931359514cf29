import ColorScience
import Findings

/// The colours of words, by what they mean.
enum Ink: String {
  case error = "1;31"
  case warning = "1;33"
  case note = "1;36"
  case help = "1;32"
  case strong = "1"
  case faint = "2"

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

extension TerminalStyle {
  /// Text in a colour, if colours are wanted.
  func paint(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Two letters in the measured colours, on terminals that show them exactly; nothing elsewhere.
  func sample(_ foreground: Color?, on background: Color?) -> String {
    guard isColored, hasTrueColor, let foreground, let background else { return "" }
    let front = foreground.bytes.map(String.init).joined(separator: ";")
    let back = background.bytes.map(String.init).joined(separator: ";")
    return "\u{1B}[38;2;\(front)m\u{1B}[48;2;\(back)m Aa \u{1B}[0m "
  }
}

extension String {
  /// The text with characters that steer a terminal or reorder a line made visible, since source may hold any; tabs are
  /// four columns.
  var shown: String {
    guard unicodeScalars.contains(where: \.isSteering) else { return self }
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\t" {
        scalars.append(contentsOf: repeatElement(" ", count: DisplayLine.tabWidth))
      } else {
        scalars.append(scalar.isSteering ? "\u{FFFD}" : scalar)
      }
    }
    return String(scalars)
  }

  /// The text, filled with spaces up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Unicode.Scalar {
  /// True for control characters and for those that change the direction of text.
  var isSteering: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
