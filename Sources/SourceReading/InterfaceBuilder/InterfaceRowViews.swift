import SourceFacts

extension [InterfaceObject] {
  /// The same with the view that an outlet makes a row's `selectedBackgroundView` as that part of the row, wherever the
  /// file draws it: the row shows it while it is selected, and takes it away again.
  func settingSelectedBackgrounds() -> [InterfaceObject] {
    var views: [String: String] = [:]
    func find(_ object: InterfaceObject) {
      if ["tableViewCell", "collectionViewCell"].contains(object.kind) {
        for outlet in object.outlets where outlet.property == InterfaceObject.selectedBackground {
          views[outlet.destination] = object.id
        }
      }
      object.children.forEach(find)
    }
    forEach(find)
    if views.isEmpty { return self }
    var moved: [String: InterfaceObject] = [:]
    let rest = compactMap { $0.removing(views, &moved) }
    return rest.map { $0.adding(moved) }
  }
}

extension InterfaceObject {
  fileprivate static let selectedBackground = "selectedBackgroundView"

  /// Takes out the views that are parts of rows, which are returned by the rows' identifiers.
  fileprivate func removing(_ views: [String: String], _ moved: inout [String: InterfaceObject]) -> InterfaceObject? {
    if let row = views[id] {
      moved[row] = self
      return nil
    }
    var result = self
    result.children = children.compactMap { $0.removing(views, &moved) }
    return result
  }

  fileprivate func adding(_ views: [String: InterfaceObject]) -> InterfaceObject {
    var result = self
    result.children = children.map { $0.adding(views) }
    if var view = views[id] {
      view.role = Self.selectedBackground
      result.children.append(view)
    }
    return result
  }
}
