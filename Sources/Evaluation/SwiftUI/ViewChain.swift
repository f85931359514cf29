/// The views of the program around the one at hand, each with the view whose code makes it.
///
/// What a container shows is made by the code that hands it over: a page may lie in a page that lies in a page, and none
/// of them contains itself.
struct ViewChain {
  private struct Link {
    var instance: Instance
    var type: String
    var place: Place
    /// The position of the view whose code makes it; `nil` for a root.
    var maker: Int?
    /// The number by the order in which views are made.
    var number: Int
    /// True where a view around is of the type in whose body the call stands.
    var isMadeByView: Bool
  }

  private var links: [Link] = []

  /// How often a view may lie in what its own code makes.
  private static let maximumRounds = 2

  /// The type of the view at hand.
  var last: String? { links.last?.type }

  /// Adds a view, unless it contains itself: what was made before the views around it is none that they make.
  /// - Parameter owner: The type in whose body the call stands that makes the view.
  mutating func add(_ instance: Instance, _ type: String, at place: Place, in owner: String?) -> Bool {
    let number = instance.number
    let view = owner.flatMap { owner in links.lastIndex { $0.type == owner } }
    // What a function outside of views makes is made for the last view that another one's code makes.
    let maker = view ?? links.lastIndex(where: \.isMadeByView) ?? links.indices.first
    let repeated = links.count { $0.place == place && $0.maker == maker && $0.number <= number }
    let isRepeated = repeated >= Self.maximumRounds
    guard !isRepeated, rounds(of: type, from: maker) < Self.maximumRounds else { return false }
    links.append(
      Link(instance: instance, type: type, place: place, maker: maker, number: number, isMadeByView: view != nil))
    return true
  }

  mutating func removeLast() { links.removeLast() }

  /// The types whose code hands the view at hand what a value is read from: views in it are written there.
  func givers(of doubt: Doubt) -> [String] {
    var result: [String] = []
    var next = links.indices.last
    while let position = next, links[position].instance.isHanded(doubt), let maker = links[position].maker {
      result.append(links[maker].type)
      next = maker
    }
    return result
  }

  /// How many views of a type made each other, up to a position.
  private func rounds(of type: String, from position: Int?) -> Int {
    var count = 0
    var next = position
    while let position = next {
      if links[position].type == type { count += 1 }
      next = links[position].maker
    }
    return count
  }
}

extension Instance {
  /// True for one that is handed a value, or what that is read from.
  fileprivate func isHanded(_ doubt: Doubt) -> Bool {
    fields.values.contains { value in
      guard case .unknown(let field) = value, doubt.key.hasPrefix(field.key) else { return false }
      let next = doubt.key.dropFirst(field.key.count).first
      return next.map { !$0.isLetter && !$0.isNumber } ?? true
    }
  }
}
