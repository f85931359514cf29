import Scene
import SourceFacts

/// What is kept of the screens of a root.
///
/// Views are evaluated once for all that asks what they hold or paint: what stands around them, nearby. Nothing outside
/// of a screen asks for what lies within it, so that of a large app, whose screens lead to each other from one root, no
/// more is kept than of the screens on the way to the one at hand.
extension Renderer {
  /// The most views of which memos keep what they found, until the end of the screen at hand.
  private static let maximumKept = 1_000

  /// How often a modifier presents what its own code puts it around.
  private static let maximumRounds = 4

  /// Renders the screen that a place presents, unless it was followed often enough.
  func screen(at place: Place, showing content: Value, in environment: Environment, _ render: () -> Void) {
    if case .closure(let closure) = content, isRepeated(closure, at: place) {
      if seen.hasRoomForUnfollowed { seen.unfollowed.insert(closure.place) }
      return
    }
    screens.append(place)
    defer { screens.removeLast() }
    let way = FollowedWays.Way(value: content, environment: environment, place: place)
    let region = FollowedWays.Region.screen(place, content.viewNames.joined(separator: " "))
    follow(region, way) { apart(render) }
  }

  /// True for a screen over screens of the same place that a modifier presents which code of its own makes: whatever it
  /// counts, the next screen shows what these show, as a view does that contains itself.
  private func isRepeated(_ closure: ClosureValue, at place: Place) -> Bool {
    guard case .instance(let modifier)? = closure.scope.selfValue, modifier.isMadeByItself else { return false }
    return screens.count { $0 == place } >= Self.maximumRounds
  }

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
