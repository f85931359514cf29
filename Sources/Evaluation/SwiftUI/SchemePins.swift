import PlatformStyles

/// The schemes that views prefer for the presentation they are shown in (S-55).
struct SchemePins {
  private struct Pin {
    var scheme: ColorScheme
    /// The decisions under which the view that prefers it is there.
    var path: Guard
  }

  private var pins: [Int: [Pin]] = [:]
  /// The presentation below each presentation, with the way to what shows it.
  private var parents: [Int: (presentation: Int, path: Guard)] = [:]

  /// Notes what a view prefers; the first preference in tree order wins.
  mutating func prefer(_ scheme: ColorScheme, inPresentation presentation: Int, path: Guard) {
    pins[presentation, default: []].append(Pin(scheme: scheme, path: path))
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
    var current: Int? = presentation
    while let number = current {
      for pin in pins[number] ?? [] {
        guard let both = path.and(pin.path) else { continue }
        possible.insert(pin.scheme)
        if both == path { return possible }
      }
      current = parents[number]?.presentation
      path = parents[number].flatMap { path.and($0.path) } ?? path
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
