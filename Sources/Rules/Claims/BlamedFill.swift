import ColorScience
import Findings
import PlatformStyles
import Scene

/// A token of the project's that fills what lies behind a foreground of the system's, which falls short on it.
struct BlamedFill: Hashable {
  /// Where the token is defined.
  let definition: SourceRange
  /// The colour in which the system draws what stands on it.
  let foreground: Color
}

extension Reading {
  /// The token that is seen first behind, where nothing behind that is seen.
  var fill: (definition: SourceRange, name: String)? {
    guard let front = seenLayers.first, front.provenance.of == .background, front.hidesBelow,
      front.color?.isOpaque == true || (!front.stops.isEmpty && front.stops.allSatisfy(\.isOpaque)),
      let definition = front.definition
    else { return nil }
    return (definition, front.description)
  }
}

/// Which tokens make the system's own foregrounds fall short wherever they fill what lies behind (contract, Rules).
extension JudgedScene {
  /// Returns the token behind an element whose foreground the project did not write; with one that it wrote, or that an
  /// opacity or a material changes, no token behind is to blame.
  func fill(toBlameFor claim: ContrastClaim) -> BlamedFill? {
    guard [.fails, .mayFail].contains(claim.verdict), let foreground = claim.worst.reading.foreground,
      claim.worst.placement.isPlainOfSystem, let fill = claim.worst.reading.fill
    else { return nil }
    return BlamedFill(definition: fill.definition, foreground: foreground)
  }

  /// Returns the tokens that several elements stand on and all fall short because of, in the appearances in which any of
  /// them does: where one does well, its uses differ in more than the token.
  func fillsAtFault(for claims: [ContrastClaim], of kinds: Set<Element.Kind>) -> Set<BlamedFill> {
    let blamed = claims.compactMap { claim in fill(toBlameFor: claim).map { (fill: $0, claim: claim) } }
    let shared = Dictionary(grouping: blamed, by: \.fill).mapValues { $0.map(\.claim) }
      .filter { Set($0.value.map(\.element)).count > 1 }
    if shared.isEmpty { return [] }
    let uses = self.uses(of: scene.elements.indices.filter { kinds.contains(scene.elements[$0].kind) })
    let sound = uses.filter { use in
      [.passes, .accepted].contains(use.verdict) && use.placement.isPlainOfSystem
    }
    return Set(
      shared.filter { fill, claims in
        let appearances = Set(claims.flatMap(\.all).map(\.appearance))
        let elements = Set(claims.map(\.element))
        return !sound.contains { use in
          appearances.contains(use.appearance) && !elements.contains(use.element) && use.isOn(fill)
        }
      }.keys)
  }
}

extension StyleUse {
  /// True where a foreground of the same colour stands on the same token.
  func isOn(_ fill: BlamedFill) -> Bool {
    foreground == fill.foreground && placement.readings[appearance]?.fill?.definition == fill.definition
  }
}

extension Placement {
  /// True where the system chose the foreground, and nothing but an opaque colour lies behind it.
  fileprivate var isPlainOfSystem: Bool {
    !foreground.isProjectStyle && !foreground.hasWrittenOpacity && !foreground.isFadedByGroup && material == nil
  }
}
