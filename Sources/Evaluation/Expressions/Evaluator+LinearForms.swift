import Scene

/// A number that only the running program knows, times a factor, plus a constant.
struct LinearForm: Equatable {
  var constant: Double
  var factor: Double
  /// The identity of the number that is not known.
  var unknown: String
}

/// Sums and products in which a number of the running program cancels out, as where two equal colours are blended:
/// `(1 - share) * value + share * value` is the value, whatever the share.
extension Evaluator {
  /// Returns the number that an operation has for every value of what is not known; `nil` where it depends on it.
  func cancelling(_ symbol: String, _ left: Value, _ right: Value) -> Value? {
    guard let form = combined(symbol, left, right) else { return nil }
    if form.factor == 0 { return .number(form.constant) }
    linearForms[key(of: symbol, left, right)] = form
    return nil
  }

  private func combined(_ symbol: String, _ left: Value, _ right: Value) -> LinearForm? {
    switch (symbol, left, right) {
    case ("*", .number(let factor), .unknown(let doubt)), ("*", .unknown(let doubt), .number(let factor)):
      let form = form(of: doubt)
      return LinearForm(constant: form.constant * factor, factor: form.factor * factor, unknown: form.unknown)
    case ("+", .number(let term), .unknown(let doubt)), ("+", .unknown(let doubt), .number(let term)):
      var form = form(of: doubt)
      form.constant += term
      return form
    case ("-", .number(let term), .unknown(let doubt)):
      let form = form(of: doubt)
      return LinearForm(constant: term - form.constant, factor: -form.factor, unknown: form.unknown)
    case ("-", .unknown(let doubt), .number(let term)):
      var form = form(of: doubt)
      form.constant -= term
      return form
    case ("+", .unknown(let first), .unknown(let second)): return sum(form(of: first), form(of: second), sign: 1)
    case ("-", .unknown(let first), .unknown(let second)): return sum(form(of: first), form(of: second), sign: -1)
    default: return nil
    }
  }

  private func sum(_ first: LinearForm, _ second: LinearForm, sign: Double) -> LinearForm? {
    // Of two elements of a list the difference may be any, although they share an identity.
    guard first.unknown == second.unknown, !Self.isShared(first.unknown) else { return nil }
    return LinearForm(
      constant: first.constant + sign * second.constant, factor: first.factor + sign * second.factor,
      unknown: first.unknown)
  }

  private func form(of doubt: Doubt) -> LinearForm {
    linearForms[doubt.key] ?? LinearForm(constant: 0, factor: 1, unknown: doubt.key)
  }
}
