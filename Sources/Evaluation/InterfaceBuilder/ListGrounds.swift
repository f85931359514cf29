import Scene
import SourceFacts

/// What lies behind the headers and footers that have interface files of their own (S-113).
extension InterfaceDocument {
  /// Returns the background of the list whose one controller shows an object of a file of its own, where the controller's
  /// file or code gives it one; `nil` for other objects, and where a view lies there besides.
  func listGround(around object: InterfaceObject) -> Alternatives<StyleSetting?>? {
    guard !isMac, isPartOfList(object) else { return nil }
    let controllers = renderer.namers(ofRow: object, in: file).compactMap { name in
      name.flatMap { code.type(named: $0, file: file) }
    }
    guard controllers.count == 1, let controller = controllers.first, let kind = code.kind(of: controller),
      let list = Self.lists.first(where: { CodeClasses.isKind(kind, of: $0.key) })?.value,
      code.assignments(to: ["backgroundView"], ofOutlet: [list], in: controller).isEmpty
    else { return nil }
    let written = renderer.interfaces.background(ofClass: controller)?.paint ?? Alternatives(nil)
    let paint = withCode(written, by: code.assignments(to: ["backgroundColor"], ofOutlet: [list], in: controller))
    return paint.branches.contains { $0.value != nil } ? paint : nil
  }

  /// The properties by which controllers have their own list.
  private static let lists = ["UITableViewController": "tableView", "UICollectionViewController": "collectionView"]

  /// True for a header or footer of a list.
  private func isPartOfList(_ object: InterfaceObject) -> Bool {
    if object.kind == "collectionReusableView" { return true }
    guard object.kind == "view", let kind = owner(of: object).flatMap(code.kind) else { return false }
    return ["UITableViewHeaderFooterView", "UICollectionReusableView"].contains { CodeClasses.isKind(kind, of: $0) }
  }
}
