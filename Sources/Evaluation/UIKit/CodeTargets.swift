import Scene
import SourceFacts

/// What an assignment reaches beside plain variables and properties.
extension CodeRun {
  /// Sets what a key path leads to, as `self[keyPath: path] = value` does.
  func assign(_ setting: CodeSetting, at path: Value, of base: Expression, in scope: Scope) {
    guard case .keyPath(let names) = path, !names.isEmpty else { return }
    let target = names.reduce(base) { base, name in
      Expression(.member(base: base, name: name, nameSpan: base.span), span: base.span)
    }
    assign(setting, to: target, in: scope)
  }

  /// Returns the attributes that a description of a bar holds, which are none before code sets some.
  func attributes(_ value: Value, of expression: Expression, in scope: Scope) -> Value {
    guard case .unknown = value, case .member(.some(let owner), let name, _) = expression.kind,
      name.lowercased().hasSuffix("textattributes"),
      case .instance(let instance) = evaluator.evaluate(owner, in: scope), let object = objects[instance.identity],
      object.origin == nil, object.kind.hasSuffix("Appearance"), !object.isSet(name)
    else { return value }
    return .instance(
      Instance(typeName: Evaluator.dictionaryType, fields: [:], identity: evaluator.makeIdentity()))
  }

  /// Reads a value as what a variable holds that was declared without one: `.filled()` is a configuration then.
  func typed(_ value: Value, as old: Value, place: Place) -> Value {
    guard value.isImplicit, let type = old.declaredType else { return value }
    return evaluator.coerce(value, to: type, file: place.file, context: nil)
  }
}

extension Value {
  /// The type of a variable that was given none of its values yet, on some path at least.
  fileprivate var declaredType: TypeReference? {
    switch self {
    case .unknown(let doubt): doubt.type
    case .instance(let instance):
      instance.typeName.hasSuffix("Configuration") ? TypeReference(name: instance.typeName) : nil
    case .choice(let all): all.branches.lazy.compactMap(\.value.declaredType).first
    default: nil
    }
  }
}
