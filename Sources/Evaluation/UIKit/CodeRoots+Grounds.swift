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
    if let layers = ground(ofItem: object, environment) { return layers }
    var layer = renderer.ground(of: object, environment, views)
    let isScreen = CodeClasses.isScreen(object.kind)
    layer.isAssumed = layer.isAssumed || isOnUnreadGround(object, environment)
    if let unread = groundOfUnreadBase(object, environment) { return [unread] }
    if object.type == nil, let layers = ground(ofPlain: object, environment) { return layers }
    if environment.platform == .macos, isScreen || isMain {
      if let layers = layersOfFrame(around: object, environment) { return layers }
      layer.isAssumed = layer.isAssumed || mayBeShownElsewhere(object.type)
    }
    // An item of a collection has no ground of its own.
    let isItem = CodeClasses.isKind(object.kind, of: "UICollectionReusableView")
    if let type = object.type, isMain || isScreen || CodeClasses.isCell(object.kind) {
      let isPublic = type.access == .public || type.access == .open
      // What an interface file or a module's client places stands on what is there.
      if let written = renderer.interfaces.background(ofClass: type) {
        layer.isAssumed = layer.isAssumed || written.isEmbedded
        if let paint = written.paint { return [layer, Layers.layer(paint, environment)] }
        layer.isAssumed = true
      } else if isPublic || object.origin != nil && (!CodeClasses.isCell(object.kind) || isItem) {
        layer.isAssumed = true
      } else if environment.platform.isIOS || environment.platform == .macos, !isScreen,
        !CodeClasses.isCell(object.kind),
        renderer.uses.anywhere.contains(type.lastName) || type.makesItself
      {
        // Code that was not followed to it makes the view, and puts it somewhere.
        layer.isAssumed = true
      } else if isItem, renderer.evaluator.usage.named.contains(type.lastName) {
        // Some collection is told to make it, which may be painted (S-113).
        layer.isAssumed = true
      }
      return environment.container.list == .grouped ? [layer, grouped(object, environment, views)] : [layer]
    }
    if isScreen { return [layer] }
    if let origin = object.origin {
      // Of a view from elsewhere only what is put into it is shown.
      layer.isAssumed = layer.isAssumed || isItem || object.kind == SectionTitles.view
      if CodeClasses.isCell(object.kind) {
        // The list that shows it was not found, and may be painted where the row lets it through (S-142).
        layer.isAssumed = layer.isAssumed || views.run.isHanded(object) || views.isCleared(object)
        return [layer]
      }
      let doubt = Doubt(.unknownBackdrop, origin.detail, place: origin.place)
      return object.holdsViews ? [Layers.unknown(doubt, environment)] : nil
    }
    if object.kind == "UISearchBar", views.run.isShownBySearchController(object.identity) {
      layer.isAssumed = true
      return [layer]
    }
    return [unknownGround(of: object, environment)]
  }

  /// What the platform paints behind the rows of a grouped list.
  private func grouped(_ object: CodeObject, _ environment: Environment, _ views: CodeRenderer) -> Layer {
    var layer = Layers.layer(views.standard(.groupedBackground, "S-113"), environment)
    layer.isAssumed = isOnPaintedTable(object, environment)
    return layer
  }

  /// What a view stands on that code puts somewhere unseen.
  private func unknownGround(of object: CodeObject, _ environment: Environment) -> Layer {
    let doubt = Doubt(
      .unknownBackdrop, object.handedTo.map { "where \($0.detail) puts the view" } ?? Doubt.nowhere,
      place: object.handedTo?.place ?? object.place)
    return Layers.unknown(doubt, environment)
  }

  /// What a root stands on, as far as a claim may rest on it: an item or a row from which code takes the background is
  /// made to let its list through, which is painted where it is, so that nothing is assumed of one that was not found.
  func told(
    _ layers: [Layer], of object: CodeObject, _ environment: Environment, _ views: CodeRenderer
  ) -> [Layer] {
    let isItem = CodeClasses.isKind(object.kind, of: "UICollectionReusableView")
    let isRow = object.type == nil && CodeClasses.isKind(object.kind, of: "UITableViewCell")
    guard layers.contains(where: \.isAssumed), isItem || isRow,
      ([object] + views.held("contentView", of: object)).contains(where: views.isCleared)
    else { return layers }
    let doubt = Doubt(.unknownBackdrop, "the list that shows the row", place: object.type?.namePlace ?? object.place)
    return [Layers.unknown(doubt, environment)]
  }

  /// What an item of a collection of AppKit stands on; `nil` for others.
  ///
  /// The collection is not looked for and may be painted: only what a file paints of the item is known (S-113).
  private func ground(ofItem object: CodeObject, _ environment: Environment) -> [Layer]? {
    guard CodeClasses.isKind(object.kind, of: "NSCollectionViewItem") else { return nil }
    let doubt = Doubt(
      .unknownBackdrop, "the collection that shows the item", place: object.type?.namePlace ?? object.place)
    let paint = object.type.flatMap { renderer.interfaces.background(ofClass: $0)?.paint }
    return [Layers.unknown(doubt, environment)] + (paint.map { [Layers.layer($0, environment)] } ?? [])
  }

  /// What a controller of AppKit's own class stands on where code shows it in something with a ground.
  private func ground(ofPlain object: CodeObject, _ environment: Environment) -> [Layer]? {
    guard environment.platform == .macos, object.kind == "NSViewController" else { return nil }
    return renderer.ground(in: renderer.shownControllers.frames(ofPlain: object.place), showing: nil, environment)
  }

  /// Returns what the window, popover or menu paints that a root of AppKit is shown in; `nil` where that is not told.
  private func layersOfFrame(around object: CodeObject, _ environment: Environment) -> [Layer]? {
    guard let type = object.type else { return nil }
    let frames = renderer.shownControllers.frames(of: type)
    // Views that are no controllers' stand by themselves in menus alone.
    guard CodeClasses.isScreen(object.kind) || frames == [.menu],
      let layers = renderer.ground(in: frames, showing: type.lastName, environment)
    else { return nil }
    // What a file paints of the controller's view lies on that.
    return layers
      + (renderer.interfaces.background(ofClass: type)?.paint.map { [Layers.layer($0, environment)] } ?? [])
  }

  /// True where a root of AppKit may stand in several windows, or in one that code paints somewhere.
  private func mayBeShownElsewhere(_ type: TypeInfo?) -> Bool {
    let frames = type.flatMap(renderer.shownControllers.frames)
    if frames?.count ?? 1 != 1 { return true }
    return !renderer.knowsWindow(frames, showing: type?.lastName) && renderer.mayStandInPaintedWindow(type?.lastName)
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

  /// What an object stands on whose base is not read, and may paint it or show a film or a map (S-115).
  private func groundOfUnreadBase(_ object: CodeObject, _ environment: Environment) -> Layer? {
    guard let type = object.type, classes.isOnUnreadBase(type),
      renderer.interfaces.background(ofClass: type)?.paint == nil
    else { return nil }
    let doubt = Doubt(.externalModule, "the class above '\(type.lastName)'", place: type.namePlace)
    return Layers.unknown(doubt, environment)
  }

  /// True for a row with a background of its own in a table that code paints, which a clear one lets through.
  private func isOnPaintedTable(_ object: CodeObject, _ environment: Environment) -> Bool {
    CodeClasses.isCell(object.kind) && environment.container.isPainted && object.isSet("backgroundColor")
  }
}

extension CodeRenderer {
  /// True for a view from which code takes the background.
  fileprivate func isCleared(_ object: CodeObject) -> Bool {
    (object.settings["backgroundColor"]?.branches ?? []).contains { branch in
      guard let setting = branch.value else { return false }
      return color(Alternatives(setting)).branches.allSatisfy { $0.value.map(\.style.isInvisible) ?? true }
    }
  }
}

extension Layer {
  /// True for what is said to lie behind a view that code puts into no other.
  var isNowhere: Bool {
    paint.branches.contains { branch in
      if case .unknown(let doubt)? = branch.value?.style { doubt.detail == Doubt.nowhere } else { false }
    }
  }
}
