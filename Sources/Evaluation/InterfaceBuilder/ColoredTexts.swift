import Scene
import SourceFacts

/// Texts that a function gives an object along with their colour: they are seen in no other (S-115).
extension InterfaceDocument {
  /// Returns the paths on which the last function that gave an object a text set its colour, too.
  ///
  /// Of the text that the file has nothing follows: mostly it stands for one that code puts in its place.
  func pathsOfTexts(of object: InterfaceObject, coloredBy properties: Set<String>) -> [Guard] {
    let coloring = Set(reaching(properties, object).filter { !$0.assignment.isChosenAtStart }.map(key))
    let texts = reaching(["text", "stringValue"], object)
    guard texts.contains(where: { !$0.assignment.isChosenAtStart && coloring.contains(key(of: $0)) }),
      let last = withCode(
        Alternatives<String?>(nil), by: texts, { Alternatives($0.assignment.value.isNoText ? nil : key(of: $0)) })
    else { return [] }
    return last.branches.reduce(into: []) { paths, branch in
      guard let function = branch.value, coloring.contains(function) else { return }
      let path = branch.condition.removing { evaluator.conditions.isPath($0.condition) }
      if !paths.contains(path) { paths.append(path) }
    }
  }
}

extension Expression {
  /// True for `nil` and for no words.
  var isNoText: Bool { kind == .nilLiteral || kind == .string([]) || literalText == "" }
}
