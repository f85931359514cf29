import SourceFacts

/// Image views of interface files from which code takes the picture on some paths: there they cover nothing (S-110,
/// S-115).
extension InterfaceDocument {
  /// True for code that leaves an image view without a picture behind a question, before anything is seen, where nothing
  /// else may put one there out of sight.
  func isEmptied(_ view: InterfaceObject, by one: CodeIndex.Reaching) -> Bool {
    guard view.kind == "imageView", one.assignment.value.kind == .nilLiteral, one.assignment.isChosenAtStart,
      !one.assignment.choices.isEmpty
    else { return false }
    return (holders[view.id] ?? []).allSatisfy { holder in
      let type = holder.className.flatMap { code.type(named: $0, file: file) }
      return type.map { code.asksOnly(holder.property, of: $0) } ?? false
    }
  }
}

extension CodeIndex {
  /// True for an outlet that only code of its own class names, which sets and asks what UIKit declares of image views
  /// and hands it to nobody.
  fileprivate func asksOnly(_ outlet: String, of type: TypeInfo) -> Bool {
    let bodies = chain(of: type).flatMap(\.bodies)
    let files = Set(bodies.map(\.file))
    let uses = RowLabelUses(label: outlet)
    return index.names.files(writing: outlet).allSatisfy(files.contains)
      && bodies.allSatisfy { uses.areAsked($0.statements) }
  }
}
