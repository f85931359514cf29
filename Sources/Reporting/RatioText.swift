import ColorScience

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

  /// A contrast ratio as it is read, such as `4.49:1`.
  var ratioText: String { "\(cut):1" }
}

extension RatioBounds {
  /// The ratio, or both of its bounds.
  var text: String { low == high ? low.ratioText : "\(low.ratioText) to \(high.ratioText)" }

  /// How the ratio stands to what is required, in words.
  func comparison(to required: Double) -> String {
    if high < required { return "below \(required.ratioText)" }
    return low >= required ? "at least \(required.ratioText)" : "perhaps below \(required.ratioText)"
  }
}
