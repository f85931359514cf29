import Findings
import PlatformStyles
import Scene

/// What remedies are chosen from: the judged scene, where its elements get their styles, and the project's tokens.
package struct RemedyContext: Sendable {
  let judged: JudgedScene
  let tokens: [ProjectToken]
  /// The elements that an expression styles, in their order.
  private let styled: [SourceRange: [Int]]
  /// The elements that a colour's definition makes, their backdrops included, in their order.
  private let made: [SourceRange: [Int]]

  init(_ judged: JudgedScene) {
    self.judged = judged
    tokens = ProjectToken.all(in: judged)
    var styled: [SourceRange: [Int]] = [:]
    var made: [SourceRange: [Int]] = [:]
    for (index, element) in judged.scene.elements.enumerated() {
      for range in Set(element.placements.compactMap(\.foreground.range)) { styled[range, default: []].append(index) }
      for range in Set(element.placements.flatMap { $0.provenance.compactMap(\.range) }) {
        made[range, default: []].append(index)
      }
    }
    self.styled = styled
    self.made = made
  }

  var scene: Scene { judged.scene }

  /// True where the texts among some elements are titles or all compared with what is beside them, so that a proof sees
  /// when they come too close to it, and nothing in their views that is not compared is on the first level.
  func isSurelyApart(_ elements: [Int]) -> Bool {
    let own = Set(elements)
    let pairs = judged.comparedPairs.map { [$0.upper, $0.lower] }.filter { !own.isDisjoint(with: $0) }
    let compared = Set(pairs.joined())
    let isKnown = elements.allSatisfy { index in
      scene.elements[index].kind != .text || scene.elements[index].role == .title || compared.contains(index)
    }
    if !isKnown { return false }
    let views = Set(elements.map { ViewName(scene.elements[$0]) })
    return !scene.elements.indices.contains { index in
      let element = scene.elements[index]
      guard element.kind == .text, !own.contains(index), !compared.contains(index), views.contains(ViewName(element))
      else { return false }
      return element.placements.contains { $0.exemption == nil && $0.foreground.systemLevel == .primary }
    }
  }

  private struct ViewName: Hashable {
    let file: String
    let view: String

    init(_ element: Element) { (file, view) = (element.range.file, element.view) }
  }

  /// True unless a remedy puts modifiers on texts that take none, since another toolkit draws them.
  func isWritable(_ remedy: Remedy) -> Bool {
    !remedy.changes.contains(where: \.isModifier)
      || remedy.elements.allSatisfy { scene.elements[$0].toolkit == .swiftUI }
  }

  /// The elements that an expression styles.
  func elements(styledAt range: SourceRange) -> [Int] { styled[range] ?? [] }

  /// The elements whose foreground or backdrop comes from a place.
  func elements(madeAt range: SourceRange) -> [Int] { made[range] ?? [] }
}
