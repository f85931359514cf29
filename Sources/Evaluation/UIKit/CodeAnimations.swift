import SourceFacts

/// Closures that the frameworks run at once and surely, so that what they set is there afterwards (S-115).
enum CodeAnimations {
  private static let classes: Set<String> = ["UIView"]
  private static let methods: Set<String> = ["animate", "transition", "animateKeyframes", "performWithoutAnimation"]
  /// The options of an animation that goes on, so that what it sets is seen for a moment only.
  private static let endless: Set<String> = ["repeat", "autoreverse"]

  /// What counts of an argument.
  struct Part {
    var label: String?
    var isClosure: Bool
    /// The names of the options among its values.
    var options: [String] = []
    /// True for a closure that makes views clear, and at most moves them.
    var isFadeOut = false
    /// True for a delay in which something can be read.
    var isLate = false
  }

  /// Returns the position of the closure that a class's method runs at once, not the one for when it is done; `nil` where
  /// there is none, or where it only tells what to go to and come back from.
  static func position(among parts: [Part], of type: String?, _ method: String) -> Int? {
    guard let type, classes.contains(type), methods.contains(method),
      parts.allSatisfy({ endless.isDisjoint(with: $0.options) })
    else { return nil }
    let position =
      parts.firstIndex { $0.isClosure && $0.label == "animations" }
      ?? parts.firstIndex { $0.isClosure && $0.label == nil }
    // What fades out after a while, as a toast does, is read until then.
    if let position, parts[position].isFadeOut, parts.contains(where: \.isLate) { return nil }
    return position
  }

  /// The seconds in which a short message can be read.
  private static let readable = 1.0
  private static let delay = "delay"

  /// True for a delay of seconds in which something can be read; one that is not known, as of several views in turn, is
  /// taken for a short one.
  static func isLate(_ label: String?, _ seconds: Double?) -> Bool {
    label == delay && seconds.map { $0 >= readable } ?? false
  }
}

extension Expression {
  /// The position of the argument that a call runs at once; `nil` for other expressions.
  var animations: Int? {
    guard case .call(let callee, let arguments) = kind, case .member(.some(let base), let name, _) = callee.kind else {
      return nil
    }
    let parts = arguments.map { argument -> CodeAnimations.Part in
      switch argument.value.kind {
      case .closure(let closure):
        CodeAnimations.Part(label: argument.label, isClosure: true, isFadeOut: closure.body.isFadeOut)
      case .array(let options):
        CodeAnimations.Part(label: argument.label, isClosure: false, options: options.compactMap(\.lastName))
      default:
        CodeAnimations.Part(
          label: argument.label, isClosure: false, options: [argument.value.lastName].compactMap(\.self),
          isLate: CodeAnimations.isLate(argument.label, argument.value.literalNumber))
      }
    }
    return CodeAnimations.position(among: parts, of: base.typeName, name)
  }
}

extension CodeRun {
  /// Runs the closure that a framework's method runs at once; returns the other arguments.
  func runAnimations(_ arguments: [ArgumentValue], of type: String, _ method: String) -> [ArgumentValue] {
    let parts = arguments.map { argument -> CodeAnimations.Part in
      switch argument.value {
      case .closure(let closure):
        CodeAnimations.Part(label: argument.label, isClosure: true, isFadeOut: closure.closure.body.isFadeOut)
      case .array(let options):
        CodeAnimations.Part(
          label: argument.label, isClosure: false, options: options.compactMap { CodeRenderer.name(of: $0) })
      default:
        CodeAnimations.Part(
          label: argument.label, isClosure: false,
          options: [CodeRenderer.name(of: argument.value)].compactMap(\.self),
          isLate: CodeAnimations.isLate(argument.label, number(argument.value)))
      }
    }
    guard let position = CodeAnimations.position(among: parts, of: type, method),
      case .closure(let closure) = arguments[position].value
    else { return arguments }
    _ = run(
      closure.closure.body, in: evaluator.closureScope(closure, []), result: nil, place: arguments[position].place)
    return Array(arguments[..<position] + arguments[(position + 1)...])
  }

  private func number(_ value: Value) -> Double? {
    if case .number(let number) = value { number } else { nil }
  }
}
