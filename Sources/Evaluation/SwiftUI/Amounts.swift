import Scene
import SourceFacts

/// Tells amounts that are written with a sign or abbreviated, from literals and from formats.
enum Amounts {
  /// Returns how a text writes an amount, if it shows one in a way that is made for the eye.
  static func form(of component: Component) -> AmountForm? {
    format(in: component.arguments) ?? component.arguments.first.flatMap { form(of: $0.value) }
  }

  /// Returns how a value writes an amount where it is shown as a text.
  static func form(of value: Value) -> AmountForm? {
    switch value {
    case .string(let text): form(ofText: text)
    case .interpolated(let segments):
      decisive(segments.map(format) + [form(ofText: segments.map(sample).joined())])
    case .choice(let alternatives): decisive(alternatives.branches.map { form(of: $0.value) })
    case .unknown(let doubt): doubt.amount
    default: nil
    }
  }

  /// Of several forms the one that takes most to be heard: a sign that is read out says nothing of a letter.
  private static func decisive(_ forms: [AmountForm?]) -> AmountForm? {
    forms.contains(.abbreviated) ? .abbreviated : forms.lazy.compactMap(\.self).first
  }

  // MARK: - Formats

  /// Returns what the arguments of a text, an interpolation or a call of `formatted` ask for.
  static func format(in arguments: [ArgumentValue]) -> AmountForm? {
    arguments.lazy.compactMap { argument -> AmountForm? in
      switch (argument.label, argument.value) {
      case ("specifier", .string(let specifier)): specifier.hasPrefix("%+") ? .signed : nil
      case ("format", .implicit(let member)), (nil, .implicit(let member)): format(member)
      default: nil
      }
    }.first
  }

  private static func format(_ segment: InterpolatedSegment) -> AmountForm? {
    guard case .values(let values) = segment else { return nil }
    if case .unknown(let doubt)? = values.first?.value, let form = doubt.amount { return form }
    return format(in: Array(values.dropFirst()))
  }

  private static func format(_ member: ImplicitMember) -> AmountForm? {
    guard ["number", "currency", "percent"].contains(member.name) else { return nil }
    return decisive(
      member.chain.map { link in
        guard let argument = link.arguments?.first, case .implicit(let choice) = argument.value else { return nil }
        switch link.name {
        case "notation": return choice.name == "compactName" ? .abbreviated : nil
        case "sign": return ["never", "automatic", "accounting"].contains(choice.name) ? nil : .signed
        default: return nil
        }
      })
  }

  /// Returns what a format string asks for, as in `String(format: "%+d", change)`.
  static func form(ofFormat format: String) -> AmountForm? {
    var text = ""
    var rest = Substring(format)
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[start...].dropFirst()
      let flags = rest.prefix { !$0.isLetter && $0 != "@" && $0 != "%" }
      let conversion = rest.dropFirst(flags.count).drop { "hlqLzt".contains($0) }
      guard let kind = conversion.first else { break }
      rest = conversion.dropFirst()
      let value = numericConversions.contains(kind) ? (flags.contains("+") ? "+0" : "0") : String(other)
      text += kind == "%" ? "%" : value
    }
    return form(ofText: text + rest)
  }

  private static let numericConversions = "diufFgGeE"

  /// Returns what a sum of strings writes.
  static func form(ofSum left: Value, _ right: Value) -> AmountForm? {
    let text = form(ofText: sample(left) + sample(right))
    guard case .unknown(let doubt) = left else { return text }
    return decisive([doubt.amount, text])
  }

  // MARK: - Texts

  /// Stands for a value that may be no number.
  private static let other: Character = "\u{FFFC}"

  /// A text such as the segment may give.
  private static func sample(_ segment: InterpolatedSegment) -> String {
    switch segment {
    case .text(let text): return text
    case .values(let values):
      guard let value = values.first?.value else { return "" }
      let isFormatted = values.dropFirst().contains { $0.label == "specifier" || $0.label == "format" }
      return isFormatted ? "0" : sample(value)
    }
  }

  private static func sample(_ value: Value) -> String {
    switch value {
    case .number: "0"
    case .string(let text): text
    case .choice(let alternatives):
      alternatives.branches.lazy.map { sample($0.value) }.max { $0.count < $1.count } ?? ""
    case .unknown where value.numericType != nil: "0"
    case .unknown(let doubt) where doubt.amount == .signed: "+0"
    default: String(other)
    }
  }

  /// Returns the form of an amount in a text: a letter behind digits, or a sign at the start.
  static func form(ofText text: String) -> AmountForm? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    if words.contains(where: { isAbbreviated($0, isAlone: words.count == 1) }) { return .abbreviated }
    return isSigned(first) && !isPhoneNumber(text) ? .signed : nil
  }

  private static func isSigned(_ word: Substring) -> Bool {
    guard let sign = word.first, "+-\u{2212}\u{2013}\u{B1}".contains(sign) else { return false }
    let rest = word.dropFirst().drop { currencies.contains($0) }
    guard let next = rest.first else { return false }
    // A hyphen before an unknown value may be a bullet.
    return next.isWholeNumber || (next == other && sign == "+")
  }

  private static let currencies = "$\u{20AC}\u{A3}\u{A5}\u{20B9}"

  private static func isPhoneNumber(_ text: String) -> Bool {
    text.count(where: \.isWholeNumber) > 6 && !text.contains { ".,".contains($0) }
  }

  /// Digits with a letter behind; without a fraction only where that is all of the text, and never a resolution.
  private static func isAbbreviated(_ word: Substring, isAlone: Bool) -> Bool {
    guard let unit = word.last, "KMBk".contains(unit) else { return false }
    let number = word.dropLast().drop { currencies.contains($0) || "+-\u{2212}".contains($0) }
    guard number.first?.isWholeNumber == true, number.allSatisfy({ $0.isWholeNumber || $0 == "." || $0 == "," }) else {
      return false
    }
    return number.contains(".") || number == "0" || (isAlone && !["2", "4", "5", "8"].contains(number))
  }
}

extension Value {
  /// True for a number, known or not.
  var isSize: Bool { isNumeric || numericType != nil }

  /// The type of a number that is known only at run time, as it is declared or follows from its operands.
  var numericType: TypeReference? {
    guard case .unknown(let doubt) = self, let type = doubt.type, Self.numbers.contains(type.name) else { return nil }
    return type
  }

  private static let numbers: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "Decimal", "Int32", "Int64", "UInt", "UInt32", "UInt64",
  ]
}
