package import Rules
package import Scene

/// What a program shows with its repairs.
package struct RepairedScene: Sendable {
  /// The elements.
  package var elements: [Element]
  /// What is seen besides elements.
  package var decorations: [Decoration] = []
  /// The verdicts on them, in their order.
  package var judgement: Judgement
  /// For each element of the program as it is, in its order, the same one in the repaired program.
  package var counterparts: [Int?]

  /// Creates a scene.
  package init(elements: [Element], judgement: Judgement, counterparts: [Int?]) {
    self.elements = elements
    self.judgement = judgement
    self.counterparts = counterparts
  }
}

extension RepairedScene {
  /// Puts the elements of a program before and after its repairs beside each other.
  init(before: ProgramLook, after: ProgramLook) {
    self.init(
      elements: after.report.scene.elements, judgement: after.report.judgement,
      counterparts: before.identities.map { after.positions[$0] })
    decorations = after.report.scene.decorations
  }
}
