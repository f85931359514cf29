/// What was found out of the views of the root being rendered, once for all the ways that lead to each of them.
///
/// What it is found out of is held, so that its identity stays its own.
struct ViewMemo {
  private var fonts: [ArrayIdentity: (arguments: [ArgumentValue], font: Alternatives<FontValue?>)] = [:]
  private var several: [ArrayIdentity: (arms: Alternatives<ViewNode>, answer: Bool)] = [:]

  /// Returns the font that the first argument of a modifier sets.
  mutating func font(
    setBy first: ArgumentValue, of call: ModifierCall, _ evaluator: Evaluator
  ) -> Alternatives<FontValue?> {
    let identity = ArrayIdentity(call.arguments)
    if let known = fonts[identity] { return known.font }
    let font = evaluator.font(setBy: first)
    // Without an allowance it may be less than it is.
    if !evaluator.isExhausted { fonts[identity] = (call.arguments, font) }
    return font
  }

  /// Tells whether any of several views is more than one, if that was asked before.
  func holdsSeveral(_ arms: Alternatives<ViewNode>) -> Bool? { several[ArrayIdentity(arms.branches)]?.answer }

  /// Keeps the answer.
  mutating func keep(_ answer: Bool, of arms: Alternatives<ViewNode>) {
    several[ArrayIdentity(arms.branches)] = (arms, answer)
  }
}
