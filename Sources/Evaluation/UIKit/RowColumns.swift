import Scene

/// Rows of lists whose second text stands below the first one, so that the two are levels of a group (S-131).
extension CodeRenderer {
  /// True for the texts of a content configuration that stand below each other in a row.
  ///
  /// The values of a list stand beside their labels, and code may lay any two side by side. What a row starts with
  /// follows its style, which an interface file may tell.
  func isColumn(_ configuration: CodeObject, inRow row: CodeObject) -> Bool {
    if configuration.isSet("prefersSideBySideTextAndSecondaryText") { return false }
    switch configuration.variant {
    case "cell", "subtitleCell", "sidebarCell", "sidebarSubtitleCell": return true
    case nil:
      guard rowsOfFiles(row).isEmpty else { return false }
      guard let style = row.argument("style") else { return true }
      return Self.name(of: style.value).map { $0 == "default" || $0 == "subtitle" } ?? false
    default: return false
    }
  }

  /// The stacks around a label of the old kind: one column for both in a row of the style that has one, where code
  /// gives either a look. In the other styles the second label is the value beside the first one.
  func layout(
    ofLabel position: Int, in row: CodeObject, style: String?, stack: Int, _ environment: Environment
  ) -> Environment {
    var inner = environment
    if style == "subtitle", isStyled(row) {
      inner.layout.append(LayoutStep(stack: stack, axis: .vertical, child: position))
    }
    return inner
  }

  /// True where code may change a font or a colour of a row's labels: how those of the system differ is the system's.
  private func isStyled(_ row: CodeObject) -> Bool {
    (held("textLabel", of: row) + held("detailTextLabel", of: row)).contains { label in
      label.styledBy != nil || label.handedTo != nil
        || ["font", "textColor", "attributedText", "alpha", "isEnabled"].contains(where: label.isSet)
    }
  }
}
