import PlatformStyles
import Scene

/// The column of a list and the platters of its sections, for previews; sections are told from rows by these numbers.
struct ListLayout: Hashable {
  /// The list's column.
  var list: Int
  /// The column of the section around; `nil` outside of sections.
  var section: Int?
  /// True where no lines are drawn between the rows.
  var hidesLines = false
  /// The column of the rows that stand in no section, and its place in the list.
  var loose: (section: Int, child: Int) { (list + 1, list + 2) }
}

extension ListComponents {
  /// Opens the column of a list.
  static func openList(_ environment: inout Environment, _ renderer: Renderer) {
    environment.list = ListLayout(list: renderer.newStack())
    // The numbers of the rows outside of sections.
    _ = (renderer.newStack(), renderer.newStack())
  }

  /// Opens the platter of a section, or of the rows that stand in none.
  static func openSection(_ environment: inout Environment, _ renderer: Renderer, isLoose: Bool = false) {
    guard let list = environment.list else { return }
    place(&environment, in: list.list, at: isLoose ? list.loose.child : renderer.newStack(), spacing: nil)
    environment.list?.section = isLoose ? list.loose.section : renderer.newStack()
    environment.fillWidth()
    if environment.container.list == .grouped, environment.platform.isIOS, environment.rowLayers == nil {
      environment.surround(.surface(.rounded(environment.platform == .ios26 ? 26 : 10), layers: 1))
    }
  }

  /// Puts a row into its section, with about the room that the system leaves around it.
  static func placeRow(_ environment: inout Environment, _ renderer: Renderer) {
    guard let list = environment.list else { return }
    if list.section == nil { openSection(&environment, renderer, isLoose: true) }
    guard let section = environment.list?.section else { return }
    place(&environment, in: section, at: renderer.newStack(), spacing: 0)
    environment.fillWidth()
    if environment.rowLayers != nil {
      environment.surround(.surface(.rectangle, layers: environment.rowLayers?.count ?? 0))
    }
    environment.surround(.padding(top: 11, leading: 16, bottom: 11, trailing: 16))
  }

  /// Puts the header or footer of a section into the list.
  static func placeAccessory(_ environment: inout Environment, _ renderer: Renderer) {
    guard let list = environment.list else { return }
    place(&environment, in: list.list, at: renderer.newStack(), spacing: nil)
    environment.surround(.padding(top: 0, leading: 16, bottom: 0, trailing: 16))
  }

  private static func place(_ environment: inout Environment, in stack: Int, at child: Int, spacing: Double?) {
    environment.layout.append(
      LayoutStep(stack: stack, axis: .vertical, child: child, spacing: spacing, alignment: .start))
  }
}
