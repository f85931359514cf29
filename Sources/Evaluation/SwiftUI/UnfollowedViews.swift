/// The views of which some way was not followed to its end: what they show may be shown where nobody looked.
struct UnfollowedViews {
  private let uses: UseFinder.Uses
  /// The last parts of their names.
  private let names: Set<String>

  init(renderer: Renderer) {
    uses = renderer.uses
    let index = renderer.evaluator.index
    var types = Set(renderer.seen.unfinished.keys)
    types.formUnion(renderer.seen.unfollowed.compactMap(index.owner))
    for cut in renderer.ways.cuts + renderer.seen.cuts {
      switch cut.region {
      case .view(let type, _): types.insert(type)
      case .screen(let place, _), .leaf(let place), .source(let place):
        if let owner = index.owner(of: place) { types.insert(owner) }
      case .modifier:
        if let owner = cut.doubt.place.flatMap(index.owner) { types.insert(owner) }
      }
    }
    names = Set(types.compactMap { index.types[$0]?.lastName })
  }

  /// True where code of one of them shows a type, itself or through others.
  func mayShow(_ type: TypeInfo) -> Bool {
    !names.isEmpty && uses.callers(of: type.lastName, among: names).contains { $0 != type.lastName }
  }
}
