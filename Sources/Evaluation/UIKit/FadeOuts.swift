import SourceFacts

extension [Statement] {
  /// True where some views are made clear, and nothing else is done to them and others than to move them.
  var isFadeOut: Bool {
    var isClear = false
    for statement in self {
      guard case .expression(let expression) = statement.kind else { return false }
      guard case .binary("=", let left, let right) = expression.kind else {
        if expression.isAssignment || !["layoutIfNeeded", "setNeedsLayout"].contains(expression.calledName) {
          return false
        }
        continue
      }
      switch left.lastName {
      case "alpha" where right.literalNumber == 0: isClear = true
      case "transform", "frame", "center", "constant", "x", "y": break
      default: return false
      }
    }
    return isClear
  }
}

extension Expression {
  /// The last name of what is called; an empty one for other expressions.
  fileprivate var calledName: String {
    if case .call(let callee, _) = kind { callee.lastName ?? "" } else { "" }
  }

  /// The number that is written; `nil` for other expressions.
  var literalNumber: Double? {
    switch kind {
    case .integer(let number): Double(number)
    case .float(let number): number
    default: nil
    }
  }
}
