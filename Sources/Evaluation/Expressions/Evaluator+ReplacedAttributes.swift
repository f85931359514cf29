import PlatformStyles
import Scene
import SourceFacts

/// Attributes of an attributed string that take the place of others, in the pieces that have these (S-44).
extension Evaluator {
  /// Returns an attributed string whose pieces with all attributes of a container have those of another one instead.
  func replacing(
    _ value: Value, _ wanted: [String: ArgumentValue], by new: [String: ArgumentValue], place: Place
  ) -> Value {
    changing(value, place: place) { text in
      AttributedText(runs: text.runs.flatMap { $0.replacing(wanted, by: new, place: place, self) })
    }
  }

  /// True for values of an attribute of which the source tells that they are not equal (S-44).
  fileprivate func differ(_ left: ArgumentValue, _ right: ArgumentValue, of name: String) -> Bool {
    if let first = address(of: left.value), let second = address(of: right.value) { return first != second }
    if case .number(let first) = left.value, case .number(let second) = right.value {
      return first != second && !left.isScaled && !right.isScaled
    }
    let platform = platform(of: left.place.file) == .macos ? "NS" : "UI"
    let type = name == "font" ? "Font" : "Color"
    // A name alone may be one of SwiftUI's type and of the platform's.
    let answers = [type, platform + type].compactMap { type in
      let values = [left, right].map {
        coerce($0.value, to: TypeReference(name: type), file: $0.place.file, context: nil)
      }
      return values[0].isEqualLook(to: values[1])
    }
    return !answers.isEmpty && !answers.contains(true)
  }
}

extension Value {
  /// Returns whether two colours or fonts are equal; `nil` where that is not told.
  fileprivate func isEqualLook(to other: Value) -> Bool? {
    switch (self, other) {
    case (.color(let first), .color(let second)):
      first.color.isNamedOrFixed && second.color.isNamedOrFixed ? first.color == second.color : nil
    case (.font(let first), .font(let second)):
      first.isTold && second.isTold ? first.base == second.base && first.modifiers == second.modifiers : nil
    default: nil
    }
  }
}

extension DynamicColor {
  /// True for colours that are equal only where they are written alike; one made of others may equal another form.
  fileprivate var isNamedOrFixed: Bool {
    switch self {
    case .fixed, .system, .accent, .asset: true
    case .token, .faded, .withAlpha, .mixed, .pinned, .unknown: false
    }
  }
}

extension FontValue {
  /// True where its size and weight are known, and not only those with which the program begins.
  fileprivate var isTold: Bool {
    switch base {
    case .unknown, .size(nil, _): return false
    case .style, .size: break
    }
    return beginning == nil
      && modifiers.allSatisfy {
        switch $0 {
        case .weight, .bold: true
        case .unknownWeight, .secondaryScale, .resizable: false
        }
      }
  }
}

extension AttributedText.Run {
  /// How much of a piece has an attribute.
  private enum Share: Int {
    case none, unknown, part, whole
  }

  /// Returns the pieces with other attributes in place of wanted ones: the piece as it was and as it becomes, where a
  /// part of it may have these, and one of which no attribute is known, where that is not told.
  fileprivate func replacing(
    _ wanted: [String: ArgumentValue], by new: [String: ArgumentValue], place: Place, _ evaluator: Evaluator
  ) -> [AttributedText.Run] {
    if self.doubt != nil { return [self] }
    var replaced = self
    let shares = wanted.map { share(of: $0.key, $0.value, evaluator).rawValue }
    switch shares.min().flatMap(Share.init(rawValue:)) ?? .whole {
    case .none: return [self]
    case .unknown:
      // Neither the old attributes nor the new ones are known to be there: a colour or font of them would be a guess.
      replaced.attributes = [:]
      replaced.doubt = evaluator.unknownAttributes(place)
      return [replaced]
    case .part, .whole:
      for name in wanted.keys { replaced.attributes[name] = nil }
      if wanted[Self.intent] != nil { replaced.isBold = false }
      replaced.attributes.merge(new) { $1 }
      return shares.contains(Share.part.rawValue) ? [self, replaced] : [replaced]
    }
  }

  private func share(of name: String, _ wanted: ArgumentValue, _ evaluator: Evaluator) -> Share {
    if let own = attributes[name] {
      if own.isSameAttribute(as: wanted) { return .whole }
      return evaluator.differ(own, wanted, of: name) ? .none : .unknown
    }
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
