import PlatformStyles
import SourceFacts

extension Usage {
  /// The scheme that code gives its windows in a case of an enumeration, as in
  /// `if theme.style == .dark { window.overrideUserInterfaceStyle = .dark }` (S-55).
  struct WindowStyle {
    /// The enumeration that is asked for its case.
    var subject: Expression
    var caseName: String
    var scheme: ColorScheme
  }
}

extension Statement {
  /// The schemes that the arms of the statement give to windows.
  var windowStyles: [Usage.WindowStyle] {
    switch kind {
    case .ifElse(let conditions, let then, _):
      guard conditions.count == 1, case .expression(let condition) = conditions[0],
        case .binary("==", let subject, let value) = condition.kind, case .member(_, let name, _) = value.kind,
        let scheme = then.windowScheme
      else { return [] }
      return [.init(subject: subject, caseName: name, scheme: scheme)]
    case .switchCase(let subject, let cases):
      return cases.flatMap { one -> [Usage.WindowStyle] in
        guard one.guardExpression == nil, let scheme = one.body.windowScheme else { return [] }
        return one.patterns.compactMap { pattern in
          pattern.plainCase.map { .init(subject: subject, caseName: $0, scheme: scheme) }
        }
      }
    default: return []
    }
  }
}

extension [Statement] {
  /// The scheme that the statements give to a window.
  fileprivate var windowScheme: ColorScheme? {
    for statement in self {
      guard case .expression(let expression) = statement.kind,
        case .binary("=", let target, let value) = expression.kind, target.isStyleOfWindow
      else { continue }
      return value.lastName.flatMap { ColorScheme(rawValue: $0) }
    }
    return nil
  }
}

extension Expression {
  /// True for the style of what is called a window, such as `UIApplication.shared.keyWindow?`, or the first of all.
  var isStyleOfWindow: Bool {
    guard case .member(.some(let base), "overrideUserInterfaceStyle", _) = kind else { return false }
    if case .member(.some(let list), "first", _) = base.unwrapped.kind { return list.lastName == "windows" }
    return base.lastName?.lowercased().hasSuffix("window") == true
  }
}

extension Pattern {
  /// The case without a payload that the pattern asks for.
  fileprivate var plainCase: String? {
    switch self {
    case .enumCase(let name, let patterns): return patterns.isEmpty ? name : nil
    case .expression(let expression):
      guard case .member(_, let name, _) = expression.kind else { return nil }
      return name
    default: return nil
    }
  }
}
