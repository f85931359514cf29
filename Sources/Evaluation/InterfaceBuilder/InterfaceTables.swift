import PlatformStyles
import Scene
import SourceFacts

/// Tables and what stands in their rows, headers and footers (S-113).
enum InterfaceTables {
  static let handlers: [String: InterfaceViews.Handler] = [
    "tableView": table, "outlineView": table, "tableViewSection": section, "tableViewCell": cell,
    "tableHeaderCell": header, "collectionViewCell": cell, "collectionReusableView": cell, "tableCellView": cell,
  ]

  private static let table: InterfaceViews.Handler = { views, object, context in
    var inner = context
    if !views.document.isMac { enter(object, &inner.environment) }
    views.renderChildren(of: object, in: inner)
  }

  /// Enters a table of UIKit, in which rows lie as its style says.
  static func enter(_ table: InterfaceObject, _ environment: inout Environment) {
    environment.container = ContainerState(list: table.isGroupedTable ? .grouped : .plain)
    environment.isGrouped = table.isGroupedTable
  }

  private static let section: InterfaceViews.Handler = { views, object, context in
    let kind: SectionHeaderKind = context.environment.container.list == .grouped ? .grouped : .plain
    let parts = [
      (
        "headerTitle", ListDefaults.sectionHeader(kind, platform: context.environment.platform), "willDisplayHeaderView"
      ),
      ("footerTitle", ListDefaults.sectionFooter, "willDisplayFooterView"),
    ]
    // What code paints before it is shown is seen as that code makes it.
    let texts = parts.filter {
      object.attributes[$0.0]?.isEmpty == false && !views.document.repaints($0.2, of: object)
    }
    for (position, part) in texts.enumerated() {
      var inner = context
      inner.environment.scope = views.renderer.newScope()
      inner.environment.defaultForeground = Defaults.foreground(part.1, renderer: views.renderer, in: inner.environment)
      Defaults.font(part.1, to: &inner.environment, renderer: views.renderer)
      let leaf = Leaf(
        kind: .text, place: views.document.place(object.span), run: texts.count > 1 ? position + 1 : 0,
        text: object.attributes[part.0])
      views.leaf(leaf, of: object, in: inner)
    }
    views.renderChildren(of: object, in: context)
  }

  /// Each row is a comparison scope of its own.
  private static let cell: InterfaceViews.Handler = { views, object, context in
    var inner = context
    inner.environment.scope = views.renderer.newScope()
    inner.environment.container.isRow = true
    if views.document.isNeverTaken(object) { inner.environment.exemption = .hidden }
    views.document.noteTakings(of: object, in: inner.environment)
    views.renderChildren(of: object, in: inner)
  }

  /// The header of a column is the system's.
  private static let header: InterfaceViews.Handler = { views, object, context in
    guard let title = object.attributes["title"], !title.isEmpty else { return }
    views.leaf(
      Leaf(kind: .text, place: views.document.place(object.span), text: title, exemption: .systemDrawn), of: object,
      in: context)
  }
}
