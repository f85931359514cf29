import Findings
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

  /// The elements that an expression styles.
  func elements(styledAt range: SourceRange) -> [Int] { styled[range] ?? [] }

  /// The elements whose foreground or backdrop comes from a place.
  func elements(madeAt range: SourceRange) -> [Int] { made[range] ?? [] }
}
