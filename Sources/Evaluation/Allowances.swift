/// How many expressions are evaluated before a view or a call is given up.
package struct Allowances: Hashable, Sendable {
  /// The most for one view.
  package var view: Int
  /// The most for one call that makes no view.
  package var call: Int
  /// How many are evaluated for the life of one object of UIKit or AppKit, whose functions are many.
  package var object: Int
  /// How many views are asked what they paint for one that stands behind or before others.
  package var painted: Int
  /// How many are in a root, before views of the program are looked into no more.
  package var paintedInRoot: Int

  /// Creates allowances, by default those that views and calls of apps need.
  package init(
    view: Int = 100_000, call: Int = 2_500, object: Int = 8_000, painted: Int = 3_000, paintedInRoot: Int = 30_000
  ) {
    self.painted = painted
    self.paintedInRoot = paintedInRoot
    self.view = view
    self.call = call
    self.object = object
  }
}
