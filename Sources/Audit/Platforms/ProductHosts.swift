/// Which apps and extensions run what other targets build, as far as projects tell (S-126).
struct ProductHosts {
  /// By the target of a framework or library.
  private var hosts: [Int: Set<Int>] = [:]

  /// Takes the targets of all projects, some of which are apps and extensions.
  init(_ targets: [XcodeTarget], apps: Set<Int>) {
    var builders: [String: [Int]] = [:]
    for (position, target) in targets.enumerated() where !apps.contains(position) {
      // Projects name the products of others, so that the same name may be any of them.
      if let product = target.productFile { builders[product, default: []].append(position) }
    }
    for app in apps {
      var open = targets[app].used
      var met: Set<String> = []
      while let product = open.popFirst() {
        guard met.insert(product).inserted else { continue }
        for builder in builders[product] ?? [] {
          hosts[builder, default: []].insert(app)
          open.formUnion(targets[builder].used)
        }
      }
    }
  }

  /// The apps and extensions that a target's product is built into; `nil` where none is seen to use it, as where
  /// flags of the linker name it.
  func apps(running target: Int) -> Set<Int>? { hosts[target] }
}
