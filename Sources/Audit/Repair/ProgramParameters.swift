import Evaluation
import Rewriting
import SourceFacts

extension Program {
  /// The types of the arguments that its functions, initialisers and cases take.
  var parameterTypes: ParameterTypes {
    var types = ParameterTypes()
    for file in files { add(file.facts.declarations, of: nil, to: &types) }
    return types
  }

  private func add(_ declarations: [Declaration], of owner: String?, to types: inout ParameterTypes) {
    for declaration in declarations {
      switch declaration {
      case .type(let type):
        add(type.members, of: type.name.lastComponent, to: &types)
      case .function(let function):
        add(function.parameters, of: function.name, to: &types)
      case .initializer(let initializer):
        if let owner { add(initializer.parameters, of: owner, to: &types) }
      case .enumCase(let enumCase):
        add(enumCase.parameters, of: enumCase.name, to: &types)
      case .property(let property):
        // A structure takes its stored properties as arguments where it has no initialiser of its own.
        guard let owner, let type = property.type, property.getter == nil, !property.isStatic else { continue }
        types.add(type.name, label: property.name, callee: owner)
      case .compilation(let clauses):
        for clause in clauses { add(clause.declarations, of: owner, to: &types) }
      case .subscripted, .alias, .macro: continue
      }
    }
  }

  private func add(_ parameters: [Parameter], of callee: String, to types: inout ParameterTypes) {
    for parameter in parameters where !parameter.type.isFunction {
      types.add(parameter.type.name, label: parameter.label, callee: callee)
    }
  }
}
