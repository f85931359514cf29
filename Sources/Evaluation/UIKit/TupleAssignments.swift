import SourceFacts

/// Assignments of several values at once: `(title.textColor, note.textColor) = (.label, .secondaryLabel)`.
extension Expression {
  /// The assignments that one of a tuple to a tuple is made of; `nil` for other expressions.
  var assignments: [Expression]? {
    guard case .binary("=", let left, let right) = kind, case .tuple(let targets) = left.kind,
      case .tuple(let values) = right.kind, targets.count == values.count
    else { return nil }
    return zip(targets, values).map { target, value in
      Expression(.binary(operator: "=", left: target.value, right: value.value), span: target.value.span)
    }
  }
}
