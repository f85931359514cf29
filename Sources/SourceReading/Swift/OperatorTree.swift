import SwiftOperators
import SwiftSyntax

/// The flat list of a sequence expression as a tree; positions stay those of the file.
///
/// Folding with `OperatorTable` builds new syntax whose positions start at 0 and recurses along right-associative
/// chains, so only its table of operators is used.
struct OperatorTree {
  /// An operand, or an operator between two nodes; `first` and `last` are the elements it covers.
  struct Node {
    var first: Int
    var last: Int
    var operation: (operator: ExprSyntax, left: Int, right: Int)?
  }

  let elements: [ExprSyntax]
  private(set) var nodes: [Node] = []
  private(set) var root: Int?
  private var operands: [Int] = []
  private var pending: [(operator: ExprSyntax, precedence: Precedence)] = []

  init(_ list: ExprListSyntax) {
    elements = Array(list)
    for (index, element) in elements.enumerated() {
      if index.isMultiple(of: 2) {
        push(Node(first: index, last: index, operation: nil))
        // A type after `as` or `is` ends there, whatever follows.
        if pending.last?.precedence == .casting { reduce() }
      } else {
        let precedence = Precedence(of: element)
        while let top = pending.last, top.precedence.bindsBefore(precedence) { reduce() }
        pending.append((element, precedence))
      }
    }
    while !pending.isEmpty { reduce() }
    root = operands.first
  }

  private mutating func push(_ node: Node) {
    nodes.append(node)
    operands.append(nodes.count - 1)
  }

  /// Applies the topmost operator; one without a right operand is dropped.
  private mutating func reduce() {
    guard let top = pending.popLast(), operands.count >= 2 else { return }
    let right = operands.removeLast()
    let left = operands.removeLast()
    push(
      Node(first: nodes[left].first, last: nodes[right].last, operation: (top.operator, left, right)))
  }
}

/// How strongly an infix operator binds, by the standard library's precedence groups.
private struct Precedence: Equatable {
  var strength: Int
  var associatesRight = false

  static let casting = Precedence(strength: 7)

  init(strength: Int, associatesRight: Bool = false) {
    self.strength = strength
    self.associatesRight = associatesRight
  }

  init(of node: ExprSyntax) {
    switch node.as(ExprSyntaxEnum.self) {
    case .unresolvedAsExpr, .unresolvedIsExpr: self = .casting
    case .unresolvedTernaryExpr: self.init(group: "TernaryPrecedence")
    case .assignmentExpr: self.init(group: "AssignmentPrecedence")
    case .arrowExpr: self.init(group: "FunctionArrowPrecedence")
    case .binaryOperatorExpr(let node):
      let known = OperatorTable.standardOperators.infixOperator(named: node.operator.text)
      self.init(group: known?.precedenceGroup ?? "DefaultPrecedence")
    default: self.init(group: "DefaultPrecedence")
    }
  }

  private init(group: String) {
    switch group {
    case "AssignmentPrecedence": self.init(strength: 0, associatesRight: true)
    case "FunctionArrowPrecedence": self.init(strength: 1, associatesRight: true)
    case "TernaryPrecedence": self.init(strength: 2, associatesRight: true)
    case "LogicalDisjunctionPrecedence": self.init(strength: 3)
    case "LogicalConjunctionPrecedence": self.init(strength: 4)
    case "ComparisonPrecedence": self.init(strength: 5)
    case "NilCoalescingPrecedence": self.init(strength: 6, associatesRight: true)
    case "CastingPrecedence": self = .casting
    case "RangeFormationPrecedence": self.init(strength: 8)
    case "AdditionPrecedence": self.init(strength: 9)
    case "MultiplicationPrecedence": self.init(strength: 10)
    case "BitwiseShiftPrecedence": self.init(strength: 11)
    // Unrelated to all groups above the ternary; binding tighter keeps `a ? b <+> c : d` and `x = a <+> b` right.
    default: self.init(strength: 3)
    }
  }

  /// Whether an operator on the left takes the operand between it and `next`.
  func bindsBefore(_ next: Precedence) -> Bool {
    strength > next.strength || (strength == next.strength && !associatesRight)
  }
}
