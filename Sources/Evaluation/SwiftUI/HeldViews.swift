import SourceFacts

/// Views that code puts into variables, and the places that show what the variables hold; both of one root.
struct HeldViews {
  /// A place that shows a variable.
  private struct Reading {
    var key: String
    var environment: Environment
    /// How many of the views of the variable were shown there.
    var shown = 0
  }

  /// What tells one putting from others.
  private struct Putting: Hashable {
    var key: String
    var instance: String
    var span: Span
    var file: Int32
    var position: Int
  }

  /// The most places and the most views of one variable that are followed.
  private static let limit = 64

  private var views: [String: [ViewNode]] = [:]
  private var known: Set<Putting> = []
  private var readings: [Reading] = []

  /// Notes the views that the code of a view puts into variables.
  mutating func note(
    _ assignments: [Usage.Assignment], of instance: Instance, _ owner: TypeInfo, _ evaluator: Evaluator,
    in environment: Environment
  ) {
    for assignment in assignments {
      let held = evaluator.held(by: assignment, of: instance, owner, in: environment)
      for (position, (key, view)) in held.enumerated() {
        let putting = Putting(
          key: key, instance: instance.identity, span: assignment.target.span, file: assignment.site.file,
          position: position)
        guard known.insert(putting).inserted, views[key, default: []].count < Self.limit else { continue }
        views[key, default: []].append(view)
      }
    }
  }

  /// Notes a place that shows a view of which no more is known than the variable.
  mutating func read(_ doubt: Doubt, in environment: Environment) {
    guard readings.count < Self.limit else { return }
    readings.append(Reading(key: doubt.key, environment: environment))
  }

  /// Takes the next view that a place is still to show; `nil` where all of them were shown.
  mutating func next() -> (view: ViewNode, environment: Environment)? {
    for position in readings.indices {
      guard let all = views[readings[position].key], readings[position].shown < all.count else { continue }
      readings[position].shown += 1
      return (all[readings[position].shown - 1], readings[position].environment)
    }
    return nil
  }

  /// The views that no place was seen to show.
  var unread: [ViewNode] {
    let keys = Set(readings.map(\.key))
    return views.filter { !keys.contains($0.key) }.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
