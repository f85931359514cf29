import PlatformStyles

/// The schemes that views prefer for the presentation they are shown in (S-55).
struct SchemePins {
  /// What a view prefers on the ways of one of its values; `nil` is no opinion.
  typealias Opinion = (scheme: ColorScheme?, path: Guard)

  private struct Pin {
    /// What the view prefers, on ways that exclude each other and together are all on which it is there.
    var opinions: [Opinion]
    /// The decisions under which the view that prefers something is there.
    var path: Guard
  }

  private var pins: [Int: [Pin]] = [:]
  /// The presentation below each presentation, with the way to what shows it.
  private var parents: [Int: (presentation: Int, path: Guard)] = [:]

  /// Notes what a view prefers; the first preference in tree order wins.
  mutating func prefer(_ opinions: [Opinion], inPresentation presentation: Int, path: Guard) {
    if opinions.allSatisfy({ $0.scheme == nil }) { return }
    pins[presentation, default: []].append(Pin(opinions: opinions, path: path))
  }

  /// Notes that a presentation lies over another, whose scheme it follows where it has no preference of its own.
  ///
  /// While it is shown, what shows it is there: the way to that decides which of the preferences below holds.
  mutating func place(_ presentation: Int, above environment: Environment) {
    parents[presentation] = (environment.presentation, environment.path)
  }

  /// Returns the schemes in which a view can be shown; `nil` where no preference decides on every way.
  ///
  /// A view that is there without the one that prefers a scheme is shown in that of the app, else in any.
  func schemes(ofPresentation presentation: Int, path: Guard, app: ColorScheme? = nil) -> Set<ColorScheme>? {
    var possible: Set<ColorScheme> = []
    var path = path
    /// The ways to what shows the presentation at hand, where nobody asked for them yet: few presentations are pinned.
    var ways: [Guard] = []
    var current: Int? = presentation
    while let number = current {
      if let pins = pins[number] {
        path = ways.reduce(path) { $0.and($1) ?? $0 }
        ways = []
        for pin in pins {
          guard let both = path.and(pin.path) else { continue }
          let schemes = pin.opinions.filter { $0.path.agrees(with: path) }.map(\.scheme)
          possible.formUnion(schemes.compactMap(\.self))
          // A view that is there on all of these ways decides where it prefers something on each of them.
          if both == path, !schemes.contains(nil) { return possible }
        }
      }
      current = parents[number]?.presentation
      if let way = parents[number]?.path { ways.append(way) }
    }
    return app.map { possible.union([$0]) }
  }

  /// True where what one seat shows is shown there in every scheme in which the other one shows it.
  func covers(_ known: FollowedWays.Seat, _ other: FollowedWays.Seat) -> Bool {
    if known.decides(other) { return true }
    guard let shown = schemes(ofPresentation: known.presentation, path: known.path) else { return true }
    return schemes(ofPresentation: other.presentation, path: other.path)?.isSubset(of: shown) == true
  }
}
