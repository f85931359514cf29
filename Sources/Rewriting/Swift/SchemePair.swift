import PlatformStyles
import Scene
import SwiftSyntax

/// A colour for each scheme in the form that the file has for others: `adaptive(light: rgb(…), dark: rgb(…))`.
struct SchemePair {
  private let old: FunctionCallExprSyntax
  /// What is called with a colour for light and one for dark.
  private let callee: String

  /// Finds a call for other colours that are written like an old one; nil where there is none.
  init?(besides old: FunctionCallExprSyntax) {
    let name = old.calledExpression.trimmedDescription
    let calls = Self.calls(in: old.root).filter { call in
      call.calledExpression.is(DeclReferenceExprSyntax.self) && call.arguments.map(\.label?.text) == ["light", "dark"]
        && call.arguments.allSatisfy { argument in
          argument.expression.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == name
        }
    }
    guard let first = calls.first else { return nil }
    self.old = old
    callee = first.calledExpression.trimmedDescription
  }

  private static func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
    (node.as(FunctionCallExprSyntax.self).map { [$0] } ?? []) + node.children(viewMode: .sourceAccurate).flatMap(calls)
  }

  /// The call with other numbers in the old notation; nil where a scheme needs another value with Increase Contrast.
  func text(of color: Remedy.AdaptiveColor) -> String? {
    guard let light = written(color, in: .light), let dark = written(color, in: .dark) else { return nil }
    return "\(callee)(light: \(light), dark: \(dark))"
  }

  private func written(_ color: Remedy.AdaptiveColor, in scheme: ColorScheme) -> String? {
    if color.values.allSatisfy({ $0.key.scheme != scheme }) { return old.trimmedDescription }
    guard let value = color.value(in: scheme) else { return nil }
    return ColorLiteral.numbers(of: old.arguments.map(\.self), value).flatMap(old.text)
  }
}
