import Scene
import SourceFacts

/// Labels of interface files that code empties on the paths on which it colours them, or colours where it fills them:
/// nothing is seen on the others (S-115, S-140).
extension InterfaceDocument {
  /// The most paths on which words are seen that are told apart.
  private static let maximumPaths = 8

  /// Returns the paths on which a label that code colours has words; `nil` for all, and where they are not told.
  func pathsOfWords(in object: InterfaceObject) -> [Guard]? {
    let texts = reaching(["text", "attributedText"], object)
    let coloring = reaching(["textColor"], object)
    // Words that come with their colour are seen in that alone where the file has none.
    let coloringFunctions = Set(coloring.map(key))
    let isBlank = isBlank(object) && texts.contains { coloringFunctions.contains(key(of: $0)) }
    guard isBlank || texts.contains(where: \.assignment.value.isNoText) else { return nil }
    let colored = Set(coloring.filter { !$0.assignment.isChosenAtStart }.map(key))
    // Which of several functions was called last is not known.
    let isOne = Set(texts.filter { !$0.assignment.isChosenAtStart }.map(key)).count < 2
    func empties(_ one: CodeIndex.Reaching) -> Bool {
      guard one.assignment.value.isNoText else { return false }
      // A label that starts empty is there for words which may come in ways that are not followed.
      return one.assignment.isChosenAtStart
        ? !one.assignment.choices.isEmpty : isOne && colored.contains(key(of: one))
    }
    guard !coloring.isEmpty, isBlank || texts.contains(where: empties),
      let isEmpty = withCode(Alternatives(isBlank), by: texts, { Alternatives(empties($0)) })
    else { return nil }
    let result = evaluator.conditions.merged(isEmpty.branches.filter { !$0.value }.map(\.condition))
    return result.isEmpty || result.count > Self.maximumPaths ? nil : result
  }

  /// True for a label to which the file gives no words, by an attribute of its class neither.
  private func isBlank(_ object: InterfaceObject) -> Bool {
    object.attributes["text"].flatMap(InterfaceTexts.visible) == nil && told(object)?.isFilled != true
  }
}
