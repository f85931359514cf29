import Scene
import SourceFacts

/// Attributes of an attributed string that take the place of others, in the pieces that have these (S-44).
extension Evaluator {
  /// Returns an attributed string whose pieces with all attributes of a container have those of another one instead.
  func replacing(
    _ value: Value, _ wanted: [String: ArgumentValue], by new: [String: ArgumentValue], place: Place
  ) -> Value {
    changing(value, place: place) { text in
      AttributedText(runs: text.runs.flatMap { $0.replacing(wanted, by: new, orElse: unknownAttributes(place)) })
    }
  }
}

extension AttributedText.Run {
  /// How much of a piece has an attribute.
  private enum Share: Int {
    case none, unknown, part, whole
  }

  /// Returns the pieces with other attributes in place of wanted ones: the piece as it was and as it becomes, where a
  /// part of it may have these, and one with the doubt, where that is not told.
  fileprivate func replacing(
    _ wanted: [String: ArgumentValue], by new: [String: ArgumentValue], orElse doubt: Doubt
  ) -> [AttributedText.Run] {
    if self.doubt != nil { return [self] }
    var replaced = self
    for name in wanted.keys { replaced.attributes[name] = nil }
    if wanted[Self.intent] != nil { replaced.isBold = false }
    replaced.attributes.merge(new) { $1 }
    let shares = wanted.map { share(of: $0.key, $0.value).rawValue }
    switch shares.min().flatMap(Share.init(rawValue:)) ?? .whole {
    case .none: return [self]
    case .part: return [self, replaced]
    case .whole: return [replaced]
    case .unknown:
      replaced.doubt = doubt
      return [replaced]
    }
  }

  private func share(of name: String, _ wanted: ArgumentValue) -> Share {
    if let own = attributes[name] { return own.isSameAttribute(as: wanted) ? .whole : .unknown }
    if partialAttributes.contains(name) { return .part }
    guard name == Self.intent, isMarkedUp else { return .none }
    // Of Markdown that the source writes it is known what is strong.
    guard wanted.isStrong, case .string = text else { return .part }
    return isBold ? .whole : .none
  }

  /// What Markdown sets: strong, emphasised, struck through, code.
  private static let intent = "inlinePresentationIntent"
}

extension ArgumentValue {
  /// True for the intent that Markdown gives what is strong, also as a raw value.
  fileprivate var isStrong: Bool { names.contains("stronglyEmphasized") }

  /// True for equal values of one attribute, as far as the source tells.
  fileprivate func isSameAttribute(as other: ArgumentValue) -> Bool {
    if isStrong, other.isStrong { return true }
    if case .implicit(let left) = value, case .implicit(let right) = other.value, left.isPlain, right.isPlain {
      return left.name == right.name
    }
    var sameness = Sameness()
    return sameness.holds(value, other.value)
  }
}

extension ImplicitMember {
  /// True for a name alone.
  fileprivate var isPlain: Bool { arguments == nil && chain.isEmpty }
}
