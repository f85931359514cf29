import PlatformStyles
import Scene
import SourceFacts

/// Renders storyboards and xibs: each controller, window and view at the top is a root (S-118).
struct InterfaceRenderer {
  let renderer: Renderer
  let code: CodeIndex

  /// Renders the interface files of the part.
  func render() {
    let index = renderer.evaluator.index
    let files = index.program.files.enumerated().filter { renderer.isOfPart(Int32($0.offset)) }
    let documents = files.compactMap { number, file in
      file.facts.interface.map { facts in
        (InterfaceDocument(renderer: renderer, file: Int32(number), facts: facts, code: code), file.platform)
      }
    }
    // What lies on the lists of other files is placed once it is known where these stand.
    for areItems in [false, true] {
      for (document, platform) in documents {
        for object in document.facts.objects where document.isListItem(object) == areItems {
          let holders = document.holdersOfTop(object)
          renderer.placed.isFirst = !holders.isEmpty
          render(object, of: document, platform: platform)
          renderer.placed.isFirst = false
          if holders.isEmpty { continue }
          renderer.placed.wait(
            for: PlacedViews.Waiting(document: document, object: object, platform: platform, holders: holders))
        }
      }
    }
  }

  func render(_ object: InterfaceObject, of document: InterfaceDocument, platform: Platform) {
    guard !["placeholder", "customObject"].contains(object.kind) else { return }
    let tables = platform.isIOS ? tables(of: object, in: document) : [RowTable()]
    renderer.evaluator.platformAtHand = platform
    let outlets = renderer.outlets
    for table in tables {
      // Where an outlet stands is noted once, whatever the level.
      renderer.outlets = outlets
      render(object, of: document, platform: platform, in: table)
    }
  }

  /// The tables in which a row of a file of its own is seen; for other objects one on each of their levels.
  private func tables(of object: InterfaceObject, in document: InterfaceDocument) -> [RowTable] {
    if object.kind == "tableViewCell" {
      // A row in an outlet is there for the table of whoever has the outlet.
      let holders = (document.holders[object.id] ?? []).filter(\.isDeclared).compactMap { holder in
        holder.className.flatMap { code.type(named: $0, file: document.file)?.lastName }
      }
      return renderer.tables(ofRow: object, in: document.file, heldBy: Set(holders))
    }
    return renderer.presentations.levels(of: object.id, in: document.file).map { RowTable(isElevated: $0) }
  }

  private func render(
    _ object: InterfaceObject, of document: InterfaceDocument, platform: Platform, in table: RowTable
  ) {
    var environment = Environment(platform: platform)
    environment.scope = renderer.newScope()
    environment.presentation = renderer.newPresentation()
    environment.accent = renderer.evaluator.index.accent(in: document.file).map { Alternatives($0) }
    environment.tint = tint(document)
    environment.enter(table)
    environment.isOnFixedSurface = document.facts.isLaunchScreen
    environment.pinnedScheme = scheme(around: object, in: document)
    var root = renderer.ground(of: object, in: document, environment)
    // A view that code puts somewhere stands on what is there; AppKit shows no controller but in a view or a window.
    let isRootView = document.holders[object.id]?.contains { $0.property == "view" } ?? false
    root.isAssumed = !object.isScreen && (!isRootView || document.isMac)
    // What a view of another controller embeds stands on what is behind that (S-51, S-142).
    if !document.isMac, renderer.presentations.isEmbedded(object.id, in: document.file) { root.isAssumed = true }
    // A sidebar of AppKit is a material (S-77).
    if document.isMac, document.sidebars.contains(object.id) {
      root.paint = Alternatives(document.material("sidebar", document.place(object.span)))
    }
    if let paint = document.listGround(around: object) { (root.paint, root.isAssumed) = (paint, false) }
    if !object.isScreen, let doubt = presentation(loading: document) { root = Layers.unknown(doubt, environment) }
    environment.backdrop = BackdropStack().adding(root)
    if document.isMac, object.isScreen { stand(object, in: document, &environment) }
    if let list = document.surroundings(ofListItem: object) {
      let (scope, presentation) = (environment.scope, environment.presentation)
      environment = list
      (environment.scope, environment.presentation) = (scope, presentation)
    }
    let context = InterfaceContext(environment: environment, owner: object.customClass ?? owner(document))
    let views = InterfaceViews(document: document)
    // What a file's owner decides is decided around its view; what other objects decide, within them.
    let owner = object.isScreen || document.isMac ? nil : document.screen(of: object)
    for context in owner.map({ views.pinned($0, in: context) }) ?? [context] { views.render(object, in: context) }
    renderer.finishRoot()
  }

  /// The scheme of the controller of UIKit whose view an object is: its own, or that of its navigation controller (S-55).
  private func scheme(around object: InterfaceObject, in document: InterfaceDocument) -> ColorScheme? {
    guard !document.isMac, let screen = document.screen(of: object) else { return nil }
    return document.pinnedScheme(of: screen) ?? document.owner(of: screen).flatMap(renderer.schemeOfWindow)
  }

  /// Puts a controller of AppKit into what code shows it in, where that has a ground or a scheme of its own (S-94c, S-77).
  private func stand(_ object: InterfaceObject, in document: InterfaceDocument, _ environment: inout Environment) {
    guard let type = object.customClass.flatMap({ code.type(named: $0, file: document.file) }) else { return }
    let frames = renderer.shownControllers.frames(of: type)
    // What a window of the program's own class paints is told by code that asks for what files hold.
    if case .window? = frames?.first { return }
    if let scheme = renderer.scheme(in: frames, showing: type.lastName) { environment.pinnedScheme = scheme }
    guard let layers = renderer.ground(in: frames, showing: type.lastName, environment) else { return }
    environment.backdrop = layers.reduce(BackdropStack()) { $0.adding($1) }
  }

  /// Why nothing tells what lies behind the views of a file that a presentation controller loads: it puts them over what
  /// is there already, mostly on a view that dims that; `nil` for files of other owners.
  private func presentation(loading document: InterfaceDocument) -> Doubt? {
    guard !document.isMac, let owner = document.facts.objects.first(where: { $0.id == "-1" })?.customClass,
      let type = code.type(named: owner, file: document.file),
      code.chain(of: type).contains(where: { $0.inherited.contains { $0.name == "UIPresentationController" } })
    else { return nil }
    return Doubt(.unknownBackdrop, "where '\(owner)' puts the view", place: type.namePlace)
  }

  /// The class that loads the file, else the file's own name.
  func owner(_ document: InterfaceDocument) -> String {
    // UIKit's placeholder for the owner has the identifier -1, AppKit's -2.
    let id = document.isMac ? "-2" : "-1"
    if let name = document.facts.objects.first(where: { $0.id == id })?.customClass, !name.hasPrefix("NS"),
      !name.hasPrefix("UI")
    {
      return name
    }
    let path = renderer.evaluator.index.program.files[Int(document.file)].path
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  /// The tint that code gives to the windows in which views of a file are shown, else the accent that they have without
  /// it. It is `nil` where nothing tells one.
  func windowTint(
    for file: Int32, otherwise accent: Alternatives<StyleSetting>? = nil, isOfViews: Bool = true,
    isOfDelegates: Bool = false
  ) -> Alternatives<StyleSetting>? {
    let nothing = InterfaceFacts(runtime: .cocoaTouch)
    return InterfaceDocument(renderer: renderer, file: file, facts: nothing, code: code).windowTint(
      otherwise: accent?.map { $0 } ?? Alternatives(nil), isOfViews: isOfViews, isOfDelegates: isOfDelegates)
  }

  /// The tint of all scenes: the storyboard's own, or what code gives to the window.
  func tint(_ document: InterfaceDocument) -> Alternatives<StyleSetting>? {
    guard !document.isMac else { return nil }
    let written = document.facts.tint.map { document.setting($0) } ?? Alternatives(nil)
    return document.windowTint(otherwise: written)
  }
}

extension InterfaceObject {
  /// True for what fills a window by itself.
  var isScreen: Bool { kind == "window" || kind.hasSuffix("ontroller") }
}
