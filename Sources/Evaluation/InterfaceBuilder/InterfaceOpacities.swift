import Scene
import SourceFacts

/// How far what lies behind an object of a file shows through it (S-38, S-115).
extension InterfaceDocument {
  /// Returns the opacities that an object is drawn with, its own and those that code gives to it; 0 and 1 only hide and
  /// show it.
  func opacities(of object: InterfaceObject) -> [(shares: Alternatives<Double?>, place: Place)] {
    let share = (object.attributes["alpha"] ?? object.attributes["alphaValue"]).flatMap { Double($0) }
    let written = share.flatMap { FaintOpacity.hides($0) || $0 >= 1 ? nil : $0 }
    return [
      opacity(written, by: reaching(["alpha", "alphaValue"], object), of: object),
      opacity(nil, by: layerAssignments(to: ["opacity"], of: object), of: object),
    ].compactMap(\.self)
  }

  /// Returns one opacity as code leaves it, which takes the place of the file's; `nil` where that changes nothing.
  private func opacity(
    _ written: Double?, by reaching: [CodeIndex.Reaching], of object: InterfaceObject
  ) -> (shares: Alternatives<Double?>, place: Place)? {
    let assigned = reaching.filter { one in
      value(of: one, as: "Double").opacities.branches.contains { $0.value != 1 }
    }
    for one in assigned {
      renderer.note(evaluator.constants(in: one.assignment.value, scope: scope(of: one)), for: one.assignment.place)
    }
    if written == nil, assigned.isEmpty { return nil }
    let shares = withCode(Alternatives(written ?? 1), by: reaching) { value(of: $0, as: "Double").opacities }
    if let shares, shares.branches.allSatisfy({ $0.value == 1 }) { return nil }
    return (shares ?? Alternatives(nil), written == nil ? assigned[0].assignment.place : place(object.span))
  }
}
