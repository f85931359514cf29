import Scene
import SourceFacts

/// What code takes out of the views around it (S-115).
extension CodeRun {
  /// Takes a view out of the one around it, on the paths at hand.
  func remove(_ view: String) {
    guard let superview = superviews[view], let object = objects[superview] else { return }
    if isWhole(object.birth) {
      objects[superview]?.children.removeAll { $0.identity == view }
      superviews[view] = nil
      removed.insert(view)
      return
    }
    for (position, child) in object.children.enumerated() where child.identity == view {
      let rest = outside(live, of: child.paths)
      // Of too many paths the view may be there on any.
      if rest.count <= Self.maximumPaths { objects[superview]?.children[position].paths = rest }
    }
    objects[superview]?.children.removeAll { $0.paths.isEmpty }
  }

  /// Returns the list of the views in a view, where that is not what its initialiser was given; `nil` for other members.
  func list(_ name: String, of instance: Instance, _ object: CodeObject, _ place: Place) -> Value? {
    guard let roles = Self.lists[name] else { return nil }
    let given = object.argument(name).map { objectsIn($0.value).map(\.identity) }
    if object.children.filter({ roles.contains($0.role) }).map(\.identity) == given { return nil }
    return .unknown(
      Doubt(.runtimeValue, "'\(name)'", place: place, key: "\(instance.identity).\(name)", label: name))
  }

  /// Returns the views that a list of those in a view holds at this point, each with the paths on which it is there; `nil`
  /// for other values, and for views of which none are known.
  func listed(by list: Doubt) -> [(view: Instance, paths: [Guard])]? {
    guard let dot = list.key.lastIndex(of: "."),
      let roles = Self.lists[String(list.key[list.key.index(after: dot)...])],
      let object = objects[String(list.key[..<dot])]
    else { return nil }
    var children = object.children.filter { roles.contains($0.role) }.compactMap { child in
      instances[child.identity].map { ($0, child.paths) }
    }
    if roles.contains("subviews"), case .instance(let content)? = instances[object.identity]?.fields["contentView"] {
      children.append((content, [.always]))
    }
    return children.isEmpty ? nil : Array(children.prefix(Self.maximumElements))
  }

  /// What the lists of a view's own hold, by their names.
  private static let lists: [String: Set<String>] = [
    "subviews": ["subviews", "arranged"], "arrangedSubviews": ["arranged"],
  ]
}
