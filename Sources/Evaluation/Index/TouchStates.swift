import SourceFacts

// Whether a row or a control is touched is asked at the moment of a touch, which is over before anything is read (S-61).

extension Usage.Site {
  /// The property by which rows and controls tell whether somebody touches them.
  static let touched = "isHighlighted"

  /// Returns what an expression that asks `self` for a touch is while nobody touches it, by names alone; `nil` for others.
  func atRest(_ expression: Expression) -> Bool? {
    switch expression.kind {
    case .prefix("!", let inner): return atRest(inner).map { !$0 }
    case .identifier(let name):
      let isTold =
        method?.name == "setHighlighted" && method?.labels == [nil, "animated"] && method?.parameters.first == name
      return isTold || name == Self.touched && !locals.contains(name) ? false : nil
    case .member(.some(let base), Self.touched, _): return base.kind == .identifier("self") ? false : nil
    default: return nil
    }
  }
}

extension Usage.Construction {
  /// True for a call that hands on whether the object at hand is touched.
  var handsTouch: Bool {
    guard case .call(_, let arguments) = call.kind else { return false }
    return arguments.contains { site.atRest($0.value) != nil }
  }
}
