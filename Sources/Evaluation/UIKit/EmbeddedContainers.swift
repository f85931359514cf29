import Scene
import SourceFacts

extension CodeRun {
  /// Notes the controllers that a container is handed by a method.
  func handControllers(in value: Value?, to container: String) {
    handedControllers[container, default: []].formUnion(value.map { objectsIn($0).map(\.identity) } ?? [])
  }
}

/// Containers whose views other controllers put among their own: what they hold is seen on what lies behind (S-51).
extension CodeRenderer {
  /// The containers that paint nothing themselves behind what they hold.
  private static let clearContainers = ["UINavigationController", "UITabBarController", "UIPageViewController"]
  /// The properties by which controllers hold those that they show.
  private static let contents = ["rootViewController", "viewControllers"]
  /// The most places of one container that are told apart.
  private static let maximumPlaces = 6
  /// How deep containers may lie in one another.
  private static let maximumContainers = 4

  /// Notes what lies behind what a container holds, where a view is that of one.
  func noteGround(in view: CodeObject, _ environment: Environment) {
    guard wanted == nil, let whole = view.whole, whole != root, !run.shown.contains(whole),
      let container = run.objects[whole],
      Self.clearContainers.contains(where: { CodeClasses.isKind(container.kind, of: $0) }),
      run.containerGrounds[whole]?.count ?? 0 < Self.maximumPlaces
    else { return }
    run.containerGrounds[whole, default: []].append(environment)
  }

  /// Returns what lies behind a controller that such a container holds, on each path on which it is seen; nothing for
  /// other controllers.
  func surroundings(ofContained identity: String, in environment: Environment, depth: Int = 0) -> [Environment] {
    if run.containerGrounds.isEmpty || depth == Self.maximumContainers { return [] }
    return holders(of: identity).flatMap { holder -> [Environment] in
      guard let grounds = run.containerGrounds[holder] else {
        return surroundings(ofContained: holder, in: environment, depth: depth + 1)
      }
      return grounds.compactMap { ground in
        guard let path = ground.path.and(environment.path) else { return nil }
        var inside = ground
        inside.path = path
        inside.scope = environment.scope
        inside.presentation = environment.presentation
        inside.layout = environment.layout
        inside.pinnedScheme = environment.pinnedScheme ?? ground.pinnedScheme
        return inside
      }
    }
  }

  /// The containers that hold a controller.
  func holders(of identity: String) -> [String] {
    run.order.filter { holder in
      guard holder != identity, let object = run.objects[holder], CodeClasses.isController(object.kind) else {
        return false
      }
      return run.handedControllers[holder]?.contains(identity) == true
        || Self.contents.contains { objects($0, of: object).contains { $0.identity == identity } }
    }
  }
}
