/// The call sites of views, of which each is followed once whatever the bounds on ways, with what lies below.
///
/// A button or a label that the whole program shares is shown in more ways than are followed, and those to its first call
/// sites use them up: the colours that a later one hands over would never be seen.
struct CallSites {
  private struct Site: Hashable {
    /// The view's number.
    var view: Int32
    var place: Place
  }

  /// The most ways of the whole program that are followed past the bounds.
  private static let maximum = 3_000
  /// The most ways that lie below these.
  private static let maximumBelow = 3_000

  /// Where a way stands.
  struct Standing {
    /// The innermost call site around that is followed for the first time.
    var site: Place?
    /// The number of the outermost view around that is followed past its bound. What lies below uses up no room of other
    /// ways, and where some of it is not looked at, that is said of this view as if it had not been followed.
    var bounded: Int32?
  }

  private var met: Set<Site> = []
  private var count = 0
  private var countBelow = 0
  /// Where the way that is followed stands.
  var standing = Standing()

  /// Notes that a way to a view is followed from a place.
  mutating func enter(_ view: Int32, from place: Place) {
    if met.insert(Site(view: view, place: place)).inserted { standing.site = place }
  }

  /// Counts a way below a view past its bound; false where there is no more room.
  mutating func spend() -> Bool {
    if countBelow >= Self.maximumBelow { return false }
    countBelow += 1
    return true
  }

  /// Tells whether a way past the bounds is followed: as the first from its call site, or the first below another one
  /// that is followed for the first time.
  mutating func follows(_ view: Int32, from place: Place) -> Bool {
    if count >= Self.maximum { return false }
    if !met.contains(Site(view: view, place: place)) {
      count += 1
      return true
    }
    return followsBelow(view)
  }

  /// Tells whether a way past the bounds to a view or screen is followed as the first below the call site around.
  mutating func followsBelow(_ part: Int32) -> Bool {
    guard count < Self.maximum, let site = standing.site, met.insert(Site(view: part, place: site)).inserted else {
      return false
    }
    count += 1
    return true
  }
}
