import ColorScience
import Rules

extension Double {
  /// A number cut after two decimals, never rounded up: 4.499 is `4.49`.
  var cut: String {
    // The shortest decimal form is cut as text, since 4.35 * 100 is less than 435 in binary.
    let text = description
    guard isFinite, !text.contains("e"), let point = text.firstIndex(of: ".") else { return text }
    var digits = text[text.index(after: point)...].prefix(2)
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? String(text[..<point]) : "\(text[..<point]).\(digits)"
  }
}

extension RatioBounds {
  /// How the ratio stands to what is required, in words.
  func comparison(to required: Double) -> String {
    let requirement = RatioText.text(required)
    if high < required { return "below \(requirement)" }
    return low >= required ? "at least \(requirement)" : "perhaps below \(requirement)"
  }
}
