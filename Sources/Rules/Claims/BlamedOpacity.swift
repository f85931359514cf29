import Findings
import Scene

/// An opacity that makes elements fall short.
struct BlamedOpacity: Hashable {
  /// The expression that sets it.
  let range: SourceRange
  /// The number of the constant that the expression names.
  let definition: SourceRange?

  /// Where a person would edit it, of the places that are at fault.
  func place(among faults: Set<SourceRange>) -> SourceRange? {
    [definition, range].compactMap(\.self).first(where: faults.contains)
  }
}

/// Which opacity around elements makes them fall short, where they would do without it.
extension JudgedScene {
  /// Returns the only opacity around an element, if the element does well without it.
  func opacity(toBlameFor claim: ContrastClaim) -> BlamedOpacity? {
    let opacities = claim.worst.reading.layers.filter { $0.provenance.of == .opacity }
    guard opacities.count == 1, let range = opacities[0].provenance.range, let unfaded = claim.worst.reading.unfaded
    else { return nil }
    var placement = claim.worst.placement
    placement.foreground.isFadedByGroup = false
    placement.foreground.hasWrittenOpacity = placement.foreground.isTranslucent
    var reading = claim.worst.reading
    reading.ratio = unfaded
    let required = claim.worst.required
    let plain = verdict(
      on: reading, in: placement, required: required, certain: required, profile: judgement.profile)
    let isBlamed = plain == .passes || plain == .accepted
    return isBlamed ? BlamedOpacity(range: range, definition: opacities[0].definition) : nil
  }

  /// Returns where opacities are written that are at fault, rather than what they fade: a constant where several
  /// expressions name it, else an expression that several elements, or all that stand in it, fall short because of.
  func opacitiesAtFault(for claims: [ContrastClaim]) -> Set<SourceRange> {
    let blamed = claims.compactMap { claim in opacity(toBlameFor: claim).map { ($0, claim.element) } }
    let expressions = Dictionary(grouping: blamed, by: \.0.range).mapValues { Set($0.map(\.1)) }
    let faded = elements(fadedBy: Set(expressions.filter { $0.value.count == 1 }.keys))
    let constants = Dictionary(grouping: blamed, by: \.0.definition).filter { Set($1.map(\.0.range)).count > 1 }.keys
    return Set(expressions.filter { $1.count > 1 || $1 == faded[$0] }.keys).union(constants.compactMap(\.self))
  }

  /// The elements that stand in each of some opacities and of which something is asked there.
  private func elements(fadedBy opacities: Set<SourceRange>) -> [SourceRange: Set<Int>] {
    if opacities.isEmpty { return [:] }
    var result: [SourceRange: Set<Int>] = [:]
    for (index, element) in scene.elements.enumerated() {
      for placement in element.placements where placement.exemption == nil {
        let layers = placement.readings.values.lazy.flatMap(\.layers).filter { $0.provenance.of == .opacity }
        for range in layers.compactMap(\.provenance.range) where opacities.contains(range) {
          result[range, default: []].insert(index)
        }
      }
    }
    return result
  }
}
