import SourceFacts

extension Expression {
  /// The plain names that an expression is or asks for a part, or that its calls are given.
  var handedNames: [String] {
    switch kind {
    case .identifier(let name): [name]
    case .member(.some(let base), _, _): base.handedNames
    case .call(_, let arguments): arguments.flatMap(\.value.handedNames)
    case .ternary(_, let then, let otherwise): then.handedNames + otherwise.handedNames
    default: []
    }
  }
}
