/// What was found out of the views of the root being rendered, once for all the ways that lead to each of them.
struct ViewMemo {
  /// The fonts that modifiers set, by their arguments.
  private var fonts = ArrayMemo<ArgumentValue, Alternatives<FontValue?>>()
  /// Whether any of several views is more than one, by these.
  var several = ArrayMemo<Alternatives<ViewNode>.Branch, Bool>()
  /// How many places several views take at the most, by these: of arms within arms each is asked by all around it.
  var places = ArrayMemo<Alternatives<ViewNode>.Branch, Int>()
  /// Several views with what is around all of them around each, by where that is written and by its arguments: what is
  /// known of them is told by their place in memory.
  private var wrapped = ArrayMemo<Alternatives<ViewNode>.Branch, [Place: Wrapped]>()

  /// The stacks and modifiers that lay what the bodies of views at hand list over each other, by these views.
  var piles: [ObjectIdentifier: Component] = [:]

  private typealias Wrapped = ArrayMemo<ArgumentValue, Alternatives<ViewNode>>

  /// Of how many arrays something is known.
  var count: Int { fonts.count + several.count + places.count + wrapped.count }

  /// Returns views of which one is shown with something around each; an arm without a view stays without.
  mutating func arms(
    of arms: Alternatives<ViewNode>, at place: Place, _ arguments: [ArgumentValue],
    _ around: (ViewNode) -> ViewNode
  ) -> Alternatives<ViewNode> {
    if let known = wrapped[arms.branches]?[place]?[arguments] { return known }
    let result = arms.map { $0.isEmpty ? $0 : around($0) }
    var known = wrapped[arms.branches] ?? [:]
    known[place, default: Wrapped()][arguments] = result
    wrapped[arms.branches] = known
    return result
  }

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
