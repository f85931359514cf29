/// What was found out of the views of the root being rendered, once for all the ways that lead to each of them.
struct ViewMemo {
  /// The fonts that modifiers set, by their arguments.
  private var fonts = ArrayMemo<ArgumentValue, Alternatives<FontValue?>>()
  /// Whether any of several views is more than one, by these.
  var several = ArrayMemo<Alternatives<ViewNode>.Branch, Bool>()
  /// How many places several views take at the most, by these: of arms within arms each is asked by all around it.
  var places = ArrayMemo<Alternatives<ViewNode>.Branch, Int>()

  /// Of how many arrays something is known.
  var count: Int { fonts.count + several.count + places.count }

  /// Returns the font that the first argument of a modifier sets.
  mutating func font(
    setBy first: ArgumentValue, of call: ModifierCall, _ evaluator: Evaluator
  ) -> Alternatives<FontValue?> {
    if let known = fonts[call.arguments] { return known }
    let font = evaluator.font(setBy: first)
    // Without an allowance it may be less than it is.
    if !evaluator.isExhausted { fonts[call.arguments] = font }
    return font
  }
}
