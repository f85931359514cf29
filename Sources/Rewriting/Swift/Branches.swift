import ColorScience
import SwiftSyntax

/// The expressions of which one gives the value of another: the branches of `a ? b : c`.
enum Branches {
  /// The branches of an expression in source order; the expression itself where it has none. Where it asks a colour for
  /// its `CGColor`, that colour is meant, so that the type stays.
  static func all(of node: ExprSyntax) -> [ExprSyntax] {
    if let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "cgColor"
    {
      return all(of: base)
    }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return all(of: inner.expression)
    }
    guard let sequence = node.as(SequenceExprSyntax.self) else { return [node] }
    let branches = all(of: Array(sequence.elements))
    return branches.isEmpty ? [node] : branches
  }

  /// The branches of a choice that is part of a sequence, as behind `=`; none where it is no choice.
  static func all(of elements: [ExprSyntax]) -> [ExprSyntax] {
    // Operators are not folded: a choice is a list of condition, `? then :` and the rest.
    let choices = elements.indices.filter { elements[$0].is(UnresolvedTernaryExprSyntax.self) }
    guard let last = elements.last, choices.last == elements.count - 2 else { return [] }
    let taken = choices.compactMap { elements[$0].as(UnresolvedTernaryExprSyntax.self)?.thenExpression }
    return taken.flatMap(all) + all(of: last)
  }

  /// True where a branch is the plain name of a style, however the platform's table calls it, or writes its numbers.
  static func names(_ branch: ExprSyntax, _ style: String) -> Bool {
    if style.hasPrefix("#"), let color = ColorLiteral.value(of: branch) { return color.hexString == style }
    guard let member = branch.as(MemberAccessExprSyntax.self) else { return branch.trimmedDescription == style }
    return plain(member.declName.baseName.text) == plain(style) || branch.trimmedDescription == style
  }

  /// `.red`, `Color.red` and `systemRed` name one colour, `.secondary` and `secondaryLabel` one level.
  private static func plain(_ name: String) -> String {
    let last = (name.split(separator: ".").last ?? "").lowercased()
    if last == "label" { return "primary" }
    if last.hasSuffix("label") { return String(last.dropLast("label".count)) }
    return last.hasPrefix("system") ? String(last.dropFirst("system".count)) : last
  }
}
