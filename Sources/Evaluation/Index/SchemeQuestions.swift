import PlatformStyles
import SourceFacts

extension Statement {
  /// True for an `if` or `switch` that asks for the scheme, or for one of its cases.
  var asksForScheme: Bool {
    switch kind {
    case .ifElse(let conditions, _, _): conditions.compactMap(\.expression).contains(where: \.namesScheme)
    case .switchCase(let subject, let cases):
      subject.namesScheme || cases.contains { $0.patterns.contains { $0.isScheme } }
    default: false
    }
  }
}

extension Expression {
  /// True where a scheme, or a trait that tells it, is named.
  fileprivate var namesScheme: Bool {
    if let name = lastName, ColorScheme(rawValue: name) != nil || Self.traits.contains(name) { return true }
    return children.contains(where: \.namesScheme)
  }

  /// True where a trait that tells the scheme is named, or a value of one of some types that do.
  func asksForScheme(_ isScheme: (String) -> Bool) -> Bool {
    if let name = lastName, Self.traits.contains(name) || isScheme(name) { return true }
    return children.contains { $0.asksForScheme(isScheme) }
  }

  private static let traits: Set<String> = ["colorScheme", "userInterfaceStyle"]
}

extension Pattern {
  fileprivate var isScheme: Bool {
    switch self {
    case .enumCase(let name, _): ColorScheme(rawValue: name) != nil
    case .expression(let expression): expression.lastName.flatMap(ColorScheme.init(rawValue:)) != nil
    default: false
    }
  }
}
