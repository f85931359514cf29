/// How many views are asked what they paint, for each that stands behind or before others and within a root.
///
/// Views are looked into only so deep, but a view that shows many others, each of which shows as many, multiplies the
/// work at each step, and so does a function that calls itself for the content of a stack.
struct PaintingAllowance {
  /// The most for one view that stands behind or before others, with all that lies within.
  private let ofView: Int
  /// The most in a root before views are asked no further than small ones need.
  private let ofRoot: Int
  /// The most for one view from then on.
  private static let little = 40

  private var asked = 0
  /// True where a view of the program was looked into for the view at hand.
  private var hasLookedInto = false
  private var askedInRoot = 0
  /// How many views, each within the next, are being asked.
  private var nesting = 0
  /// True where there was more in the view at hand than may be asked.
  private(set) var isUsedUp = false
  /// How often more was asked than may be.
  private(set) var exhaustions = 0

  init(_ allowances: Allowances) {
    ofView = allowances.painted
    ofRoot = allowances.paintedInRoot
  }

  /// True where the views of the root have been asked so much that one of the program is looked into for each view.
  private var isUsedUpForRoot: Bool { askedInRoot >= ofRoot }

  /// True where views of the program are looked into no more.
  var looksNoFurther: Bool { isUsedUpForRoot && hasLookedInto }

  /// Begins to ask a view; false where no more may be asked.
  mutating func begin() -> Bool {
    if nesting == 0 {
      asked = 0
      hasLookedInto = false
      isUsedUp = false
    }
    if isUsedUp { return false }
    asked += 1
    askedInRoot += 1
    if asked > (isUsedUpForRoot ? min(Self.little, ofView) : ofView) {
      isUsedUp = true
      exhaustions += 1
      return false
    }
    nesting += 1
    return true
  }

  /// Ends what began; false where that was the outermost view and too much was to be asked.
  mutating func end() -> Bool {
    nesting -= 1
    return nesting > 0 || !isUsedUp
  }

  /// Counts a view of the program that is looked into.
  mutating func lookInto() {
    askedInRoot += 1
    hasLookedInto = true
  }

  /// Starts a new root.
  mutating func forgetRoot() { askedInRoot = 0 }
}
