import SourceFacts

/// Labels and buttons that a file gives no text (S-110, S-111).
extension InterfaceDocument {
  /// True where code may give an object a text: it has an outlet of the program's own, makes words of a value that the
  /// file sets, or some code sets the text of a part that the framework names so, such as `detailTextLabel`.
  func mayBeFilled(_ object: InterfaceObject) -> Bool {
    if told(object)?.isFilled == true { return true }
    guard let holders = holders[object.id], !holders.isEmpty else { return false }
    let isOutlet = holders.contains { holder in
      if !Self.parts.contains(holder.property), holder.isDeclared { return true }
      let type = holder.className.flatMap { code.type(named: $0, file: file) }
      return type.map { code.chain(of: $0).contains { $0.property(holder.property) != nil } } ?? false
    }
    if isOutlet { return true }
    let texts: Set<String> = ["text", "attributedText"]
    if !reaching(texts, object).isEmpty { return true }
    // What extensions of the framework's classes do is done with any row.
    let extensions = (CodeClasses.lineage(of: "UITableViewCell") + CodeClasses.roots(of: "UITableViewCell")).compactMap
    {
      code.index.types[$0]
    }
    let parts = Set(holders.map { [$0.property] })
    return extensions.contains { type in
      code.scan(type).assignments.contains { parts.contains($0.path) && texts.contains($0.property) }
    }
  }

  /// True where code gives a button a title that may have words.
  func isTitledByCode(_ button: InterfaceObject) -> Bool {
    if !reaching(["attributedTitle"], button).isEmpty { return true }
    return assigned(["title"], to: button, as: "String").contains { value in
      switch value {
      case .none: false
      case .string(let text): text.contains { !$0.isWhitespace }
      default: true
      }
    }
  }

  /// The labels that the framework's rows have.
  private static let parts: Set<String> = ["textLabel", "detailTextLabel"]
}
