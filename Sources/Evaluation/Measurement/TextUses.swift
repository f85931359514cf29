import ColorScience
import PlatformStyles
import Scene

/// Tells the levels that a view or function makes of one text from repeated instances of it (S-131, S-132).
extension Grouping {
  /// True for two uses of one text in a column, such as a title and a detail of one component, and no list of equals.
  ///
  /// Each is all there is in its place, and has one look that no further use in the column has.
  static func areUses(_ upper: Int, _ lower: Int, in scope: [Member], _ collector: ElementCollector) -> Bool {
    let (one, other) = (scope[upper], scope[lower])
    // The same place of UIKit code makes many views, of which some stand for what changes.
    guard one.element == other.element, collector.elements[one.element].toolkit == .swiftUI,
      let first = commonStep(one.layout, other.layout), first.axis == .vertical,
      let last = other.layout.first(where: { $0.stack == first.stack }), first.child != last.child,
      let ink = ink(of: one, collector), let otherInk = self.ink(of: other, collector), ink != otherInk
    else { return false }
    let isRepeated = scope.indices.contains { index in
      guard index != upper, index != lower, scope[index].element == one.element,
        scope[index].layout.contains(where: { $0.stack == first.stack })
      else { return false }
      let again = self.ink(of: scope[index], collector)
      return again == nil || again == ink || again == otherInk
    }
    // What is there once more may repeat one of them, or be the symbol beside it.
    if collector.coveredScopes.contains(collector.order[one.order].scope) { return false }
    // A symbol or a shape with it makes it a row, a chip or an entry of a legend.
    return !isRepeated
      && [first, last].allSatisfy { step in
        collector.order.count { $0.layout.contains { $0.stack == step.stack && $0.child == step.child } } == 1
      }
  }

  /// The style and colours of a text over any ground; `nil` where a condition decides them, as for what is selected.
  private static func ink(of member: Member, _ collector: ElementCollector) -> Ink? {
    let inks = Set(
      member.placements.map { placement in
        let placement = collector.elements[member.element].placements[placement.index]
        return Ink(form: placement.foreground.form, colors: placement.readings.mapValues { $0.ink ?? $0.foreground })
      })
    return inks.count == 1 ? inks.first : nil
  }

  private struct Ink: Hashable {
    let form: ForegroundStyle.Form
    let colors: [Appearance: Color?]
  }
}
