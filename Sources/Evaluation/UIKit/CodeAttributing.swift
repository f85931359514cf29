import Scene
import SourceFacts

/// Methods that change an `AttributedString` where it stands (S-44).
extension CodeRun {
  /// Performs such a method; false for other expressions.
  func attribute(_ expression: Expression, in scope: Scope, place: Place) -> Bool {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(.some(let base), let name, _) = callee.kind, Self.attributing.contains(name)
    else { return false }
    let old = evaluator.evaluate(base, in: scope)
    guard evaluator.isAttributed(old) else { return false }
    let changed = evaluator.attributed(old, name, evaluator.arguments(arguments, in: scope), place: place)
    let open = Value.unknown(
      Doubt(.runtimeValue, "'\(name)'", place: place, label: name, type: Evaluator.attributedType))
    assign(CodeSetting(value: changed ?? open, place: place), to: base, in: scope)
    return true
  }

  private static let attributing: Set<String> = [
    "append", "insert", "mergeAttributes", "setAttributes", "replaceAttributes", "replaceSubrange", "removeSubrange",
  ]

  /// True for an object that is an attributed string.
  func isAttributed(_ instance: Instance) -> Bool {
    objects[instance.identity].map { CodeClasses.isAttributed($0.kind) } ?? false
  }
}
