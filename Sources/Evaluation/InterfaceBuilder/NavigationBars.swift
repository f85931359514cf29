import SourceFacts

/// Which navigation bars of a file the items of its controllers go into: those of the navigation controllers that show
/// a controller first, or after others (S-93).
struct NavigationBars {
  /// The bars by where the item stands that goes into them.
  private var bars: [Int32: [InterfaceObject]] = [:]
  private var all: [InterfaceObject] = []

  init(of facts: InterfaceFacts) {
    let controllers = facts.objects.reduce(into: [String: InterfaceObject]()) { $0[$1.id] = $0[$1.id] ?? $1 }
    for object in facts.objects {
      guard let bar = object.children.first(where: { $0.role == "navigationBar" }) else { continue }
      all.append(bar)
      var waiting = object.destinations(of: ["relationship"])
      var known: Set<String> = []
      while let id = waiting.popLast() {
        guard known.insert(id).inserted, let controller = controllers[id], controller.kind != object.kind else {
          continue
        }
        for item in controller.children where item.kind == "navigationItem" {
          bars[item.span.start, default: []].append(bar)
        }
        waiting += controller.destinations(of: ["show", "push"])
      }
    }
  }

  /// The bar that an item goes into; of a controller that the file puts into none, the one bar of the file.
  func bar(around item: InterfaceObject) -> InterfaceObject? {
    let own = bars[item.span.start] ?? (all.count == 1 ? all.filter(\.isStyledBar) : [])
    return own.first(where: \.isStyledBar) ?? own.first
  }
}

extension InterfaceObject {
  /// The controllers that ways of some kinds lead to from an object or from what is in it.
  fileprivate func destinations(of kinds: Set<String>) -> [String] {
    segues.filter { kinds.contains($0.kind) }.map(\.destination) + children.flatMap { $0.destinations(of: kinds) }
  }
}
