import PlatformStyles
import Scene
import SourceFacts

/// What roots of code stand on.
extension CodeRoots {
  /// What a root stands on; `nil` for objects that are not shown by themselves.
  func ground(
    of object: CodeObject, isMain: Bool, _ environment: Environment, _ views: CodeRenderer
  ) -> [Layer]? {
    if let type = object.type, classes.isContentView(type) {
      let doubt = Doubt(.unknownBackdrop, "the row that shows the view", place: type.namePlace)
      return [Layers.unknown(doubt, environment)]
    }
    var layer = renderer.ground(of: object, environment, views)
    let isScreen = CodeClasses.isScreen(object.kind)
    layer.isAssumed = layer.isAssumed || isOnUnreadGround(object, environment)
    if environment.platform == .macos, isScreen || isMain, let type = object.type {
      let frames = renderer.shownControllers.frames(of: type)
      // Views that are no controllers' stand by themselves in menus alone.
      if isScreen || frames == [.menu], let layers = renderer.ground(in: frames, environment) {
        // What a file paints of the controller's view lies on that.
        return layers
          + (renderer.interfaces.background(ofClass: type)?.paint.map { [Layers.layer($0, environment)] } ?? [])
      }
      if let frames, frames.count != 1 { layer.isAssumed = true }
    }
    // An item of a collection has no ground of its own.
    let isItem = CodeClasses.isKind(object.kind, of: "UICollectionReusableView")
    if environment.platform == .macos, isScreen || isMain {
      layer.isAssumed = layer.isAssumed || renderer.paintedWindows.mayHold(object.type?.lastName, renderer.uses)
    }
    if let type = object.type, isMain || isScreen || CodeClasses.isCell(object.kind) {
      let isPublic = type.access == .public || type.access == .open
      // What an interface file or a module's client places stands on what is there.
      if let written = renderer.interfaces.background(ofClass: type) {
        if let paint = written.paint { return [layer, Layers.layer(paint, environment)] }
        layer.isAssumed = true
      } else if isPublic || object.origin != nil && (!CodeClasses.isCell(object.kind) || isItem) {
        layer.isAssumed = true
      } else if isItem, renderer.evaluator.usage.named.contains(type.lastName) {
        // Some collection is told to make it, which may be painted (S-113).
        layer.isAssumed = true
      }
      if environment.container.list != .grouped { return [layer] }
      var grouped = Layers.layer(views.standard(.groupedBackground, "S-113"), environment)
      grouped.isAssumed = isOnPaintedTable(object, environment)
      return [layer, grouped]
    }
    if isScreen { return [layer] }
    if let origin = object.origin {
      // Of a view from elsewhere only what is put into it is shown.
      layer.isAssumed = layer.isAssumed || isItem
      if CodeClasses.isCell(object.kind) { return [layer] }
      let doubt = Doubt(.unknownBackdrop, origin.detail, place: origin.place)
      return object.holdsViews ? [Layers.unknown(doubt, environment)] : nil
    }
    if object.kind == "UISearchBar", views.run.isShownBySearchController(object.identity) {
      layer.isAssumed = true
      return [layer]
    }
    let doubt = Doubt(
      .unknownBackdrop, object.handedTo.map { "where \($0.detail) puts the view" } ?? "a view that is put nowhere",
      place: object.handedTo?.place ?? object.place)
    return [Layers.unknown(doubt, environment)]
  }

  /// True where something that is not followed may lie behind a root.
  private func isOnUnreadGround(_ object: CodeObject, _ environment: Environment) -> Bool {
    // AppKit's rows lie on tables and sidebars whose backgrounds differ.
    if CodeClasses.isKind(object.kind, of: "NSTableCellView") { return true }
    if isOnPaintedTable(object, environment) { return true }
    // A view that a generic row or container makes stands on what that paints.
    if let type = object.type, !CodeClasses.isScreen(object.kind),
      renderer.typeArguments.names.contains(type.lastName)
    {
      return true
    }
    return object.type.map { renderer.handedControllers.mayHold($0, kind: object.kind, renderer.uses) } ?? false
  }

  /// True for a row with a background of its own in a table that code paints, which a clear one lets through.
  private func isOnPaintedTable(_ object: CodeObject, _ environment: Environment) -> Bool {
    CodeClasses.isCell(object.kind) && environment.container.isPainted && object.isSet("backgroundColor")
  }
}
