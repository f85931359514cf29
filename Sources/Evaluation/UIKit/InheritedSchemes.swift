import PlatformStyles
import SourceFacts

/// The schemes that objects have from what holds them, where they are not seen inside of it: rows, controllers that
/// others contain, bars of search controllers, and descriptions of bars (S-55).
extension CodeRenderer {
  /// What a bar is described by.
  private static let describing: Set<String> = [
    "standardAppearance", "scrollEdgeAppearance", "compactAppearance", "compactScrollEdgeAppearance",
  ]

  /// The properties by which objects hold others, in the order in which they are gone through.
  private static let holdingAll = placing.union(describing).sorted()

  /// Returns the schemes that an object or the nearest that holds it is pinned to; `nil` where none is.
  ///
  /// - Parameter main: The controller that the run shows, in which its rows lie, and over which searches do.
  func schemesAround(_ identity: String, in main: String?) -> [(path: Guard, scheme: ColorScheme?)]? {
    let around = surroundings()
    // What no scheme is given to anywhere has none.
    guard around.isPinned else { return nil }
    var next = [identity]
    var known: Set<String> = []
    while let identity = next.first {
      next.removeFirst()
      guard known.insert(identity).inserted, let object = run.objects[identity] else { continue }
      let own = schemes(of: object)
      if own.contains(where: { $0.scheme != nil }) { return own }
      let all = around.holders
      next += [object.whole].compactMap(\.self) + (all[identity] ?? [])
      if CodeClasses.isController(object.kind) {
        next += objects("view", of: object).flatMap { all[$0.identity] ?? [] }
      }
      if CodeClasses.isCell(object.kind) || object.kind == "UISearchController", let main { next.append(main) }
    }
    return nil
  }

  /// What is known of all objects of the run as they are now.
  private func surroundings() -> CodeSurroundings {
    if let known = run.surroundings, known.objects == run.order.count, known.steps == run.steps { return known }
    var result = CodeSurroundings(objects: run.order.count, steps: run.steps)
    result.isPinned = run.objects.values.contains { !ColorScheme.pinningProperties.isDisjoint(with: $0.settings.keys) }
    if result.isPinned { result.holders = holders() }
    run.surroundings = result
    return result
  }

  /// The objects that hold each one, in the order in which they were made.
  private func holders() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for identity in run.order + run.proxies.map(\.identity) {
      guard let object = run.objects[identity] else { continue }
      for child in object.children where child.role != "runs" { result[child.identity, default: []].append(identity) }
      for property in Self.holdingAll where object.isSet(property) {
        for held in objects(property, of: object) { result[held.identity, default: []].append(identity) }
      }
    }
    return result
  }
}

/// What holds the objects of a run, as long as no more of them are made and none is changed.
struct CodeSurroundings {
  /// How many objects there are, and how many properties were set.
  fileprivate let objects: Int
  fileprivate let steps: Int
  /// True where some object is pinned to a scheme.
  fileprivate var isPinned = false
  /// The objects that hold each one, in the order in which they were made.
  fileprivate var holders: [String: [String]] = [:]

  fileprivate init(objects: Int, steps: Int) {
    (self.objects, self.steps) = (objects, steps)
  }
}
