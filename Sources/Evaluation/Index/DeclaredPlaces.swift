import Findings
import Scene
import SourceFacts

extension Program {
  /// What the audited files declare besides types, by file, each after what it stands in.
  func declaredPlaces(range: (Place) -> Findings.SourceRange) -> [String: [DeclaredPlace]] {
    var result: [String: [DeclaredPlace]] = [:]
    for (index, file) in files.enumerated() where file.isAudited && !file.facts.declarations.isEmpty {
      var places: [DeclaredPlace] = []
      for declaration in file.facts.declarations {
        declaration.note(within: "") { name, span in
          places.append(DeclaredPlace(name: name, range: range(Place(file: Int32(index), span: span))))
        }
      }
      result[file.path, default: []] += places
    }
    return result
  }
}

extension Declaration {
  /// Names what is declared here and in it, with the names of the types around.
  fileprivate func note(within prefix: String, _ body: (String, Span) -> Void) {
    switch self {
    case .type(let type):
      for member in type.members { member.note(within: "\(prefix)\(type.name).", body) }
    case .compilation(let clauses):
      for member in clauses.flatMap(\.declarations) { member.note(within: prefix, body) }
    case .property(let property): body(prefix + property.name, property.span)
    case .function(let function), .initializer(let function), .subscripted(let function):
      let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
      body("\(prefix)\(function.name)(\(labels))", function.span)
    case .enumCase, .alias, .macro: break
    }
  }
}
