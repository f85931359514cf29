/// How the tables write a value: one word each, so that a row splits at its spaces.
enum Notation {
  /// The word that stands for a value nobody measured.
  static let assumedSource = "assumed"

  /// A number without a needless fraction.
  static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  /// `#RRGGBB`, followed by `/alpha` where the colour is translucent.
  static func color(_ rgba: [Double]) -> String {
    let hex = rgba.prefix(3).reduce(into: "#") { text, channel in
      let digits = String(Int(channel), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
    let alpha = rgba.count > 3 ? rgba[3] : 1
    return alpha == 1 ? hex : hex + "/" + number(alpha)
  }

  /// The kept colour and then every reading that differs from it, joined by `|`.
  static func colors(_ datum: ColorData.Datum) -> String {
    var words: [String] = []
    for rgba in [datum.rgba] + (datum.alt ?? []).map(\.rgba) {
      let word = color(rgba)
      if !words.contains(word) { words.append(word) }
    }
    return words.joined(separator: "|")
  }

  /// The known source identifiers named anywhere in some remarks; a remark may carry a comment beside them.
  static func sources(_ remarks: [String], known: Set<String>) -> String {
    var found: [String] = []
    for remark in remarks {
      for word in remark.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-") }) {
        let identifier = String(word)
        if known.contains(identifier), !found.contains(identifier) { found.append(identifier) }
      }
    }
    return found.isEmpty ? assumedSource : found.joined(separator: ",")
  }

  /// The first word of a remark on confidence: `high (two tables)` is `high`.
  static func confidence(_ remark: String) -> String {
    String(remark.prefix(while: \.isLetter))
  }
}
