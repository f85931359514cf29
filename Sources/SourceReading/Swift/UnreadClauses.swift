import SourceFacts
import SwiftSyntax

/// The clauses of `#if` that the compiler does not read, since they are for other versions of it.
struct UnreadClauses {
  private var ranges: [Range<Int>] = []

  init(in tree: SourceFileSyntax, _ lowering: Lowering) {
    var pending = [Syntax(tree)]
    while let node = pending.popLast() {
      if let conditional = node.as(IfConfigDeclSyntax.self) { add(conditional, lowering) }
      pending += node.children(viewMode: .all).filter { !$0.is(TokenSyntax.self) }
    }
  }

  /// True for a place in one of them.
  func contains(_ offset: Int) -> Bool { ranges.contains { $0.contains(offset) } }

  private mutating func add(_ node: IfConfigDeclSyntax, _ lowering: Lowering) {
    let clauses = Array(node.clauses)
    let ends = clauses.dropFirst().map(\.position) + [node.poundEndif.position]
    var isTaken = false
    var asksVersion = false
    for (clause, end) in zip(clauses, ends) {
      let condition = clause.condition.map { lowering.expression($0) }
      // What follows a clause for a version is read no more than that.
      if let condition { asksVersion = Self.asksVersion(condition) }
      let holds = condition.map { $0.versionHolds } ?? true
      if asksVersion, isTaken || holds == false {
        ranges.append((clause.condition?.endPosition ?? clause.position).utf8Offset..<end.utf8Offset)
      }
      isTaken = isTaken || holds == true
    }
  }

  /// True for a condition that can't hold unless a question for a version does.
  private static func asksVersion(_ condition: Expression) -> Bool {
    switch condition.kind {
    case .prefix("!", let inner): asksVersion(inner)
    case .binary("&&", let left, let right): asksVersion(left) || asksVersion(right)
    case .binary("||", let left, let right): asksVersion(left) && asksVersion(right)
    default: condition.versionHolds != nil
    }
  }
}
