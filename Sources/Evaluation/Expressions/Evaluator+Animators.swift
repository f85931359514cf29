import Scene
import SourceFacts

/// Modifiers whose closure makes a view look different in each phase of an animation.
extension Evaluator {
  /// Returns what an animator makes of a view in the phase that it begins with and rests in; `nil` for other modifiers,
  /// and for one that fades the view: that is read when it is there.
  func animated(_ name: String, _ receiver: ViewNode, _ arguments: [ArgumentValue]) -> Value? {
    guard ["phaseAnimator", "keyframeAnimator"].contains(name),
      let content = ModifierCall.content(of: arguments)
    else { return nil }
    let first: Value? =
      if case .array(let phases)? = arguments.first?.value { phases.first } else {
        arguments.first { $0.label == "initialValue" }?.value
      }
    let changed = contents(of: content, [.view(receiver)] + (first.map { [$0] } ?? []))
    return changed.fades ? nil : .view(changed)
  }
}

extension ModifierCall {
  /// Returns the closure of views among the arguments of a call.
  fileprivate static func content(of arguments: [ArgumentValue]) -> ClosureValue? {
    for argument in arguments where argument.label == nil || argument.label == "content" {
      if case .closure(let closure) = argument.value { return closure }
    }
    return nil
  }
}

extension ViewNode {
  /// True for a chain of modifiers that may let a view be seen less.
  fileprivate var fades: Bool {
    switch self {
    case .modified(let inner, let call):
      switch (call.name, call.first?.value) {
      case ("opacity", .number(1)), ("blur", .number(0)): inner.fades
      case ("opacity", _), ("blur", _), ("hidden", _): true
      default: inner.fades
      }
    case .choice(let all): all.branches.contains { $0.value.fades }
    case .placed(let inner, _): inner.fades
    default: false
    }
  }
}
