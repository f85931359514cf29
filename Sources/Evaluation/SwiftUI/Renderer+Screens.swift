/// What is kept of the screens of a root.
///
/// Views are evaluated once for all that asks what they hold or paint: what stands around them, nearby. Nothing outside
/// of a screen asks for what lies within it, so that of a large app, whose screens lead to each other from one root, no
/// more is kept than of the screens on the way to the one at hand.
extension Renderer {
  /// The most views of which memos keep what they found, until the end of the screen at hand.
  private static let maximumKept = 1_000

  /// Renders a screen and forgets the views that were evaluated for it alone.
  func apart(_ render: () -> Void) {
    let before = (contents: evaluator.evaluatedContents.count, bodies: bodies.count)
    let results = evaluator.keptResults
    render()
    evaluator.forget(since: results)
    evaluator.evaluatedContents.forget(since: before.contents)
    bodies.forget(since: before.bodies)
    if paintedBodies.count > Self.maximumKept { paintedBodies.forget() }
    if viewMemo.count > Self.maximumKept { viewMemo = ViewMemo() }
    ways.forgetOutlines(past: Self.maximumKept)
  }
}
