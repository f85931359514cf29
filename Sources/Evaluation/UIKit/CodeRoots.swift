import PlatformStyles
import Scene
import SourceFacts

/// Renders the classes of views and controllers that code makes: first what nobody makes, then what was never reached,
/// then functions that make views elsewhere (S-115).
struct CodeRoots {
  let renderer: Renderer
  let classes: CodeIndex

  init(renderer: Renderer) {
    self.renderer = renderer
    classes = renderer.classes
  }

  var index: ProgramIndex { renderer.evaluator.index }

  /// Renders the program's classes, but for those of some names, and the views of interface files that these put somewhere.
  func renderClasses(_ uses: UseFinder.Uses, except shut: Set<String>) {
    let types = classesOfCode(uses, except: shut)
    var made: Set<String> = []
    func isMade(_ type: TypeInfo) -> Bool { made.contains(type.id) }
    func isCell(_ type: TypeInfo) -> Bool { classes.kind(of: type).map(CodeClasses.isCell) ?? false }
    func note(_ seen: Set<String>) {
      made.formUnion(seen)
      let names = Set(seen.map { index.types[$0]?.lastName })
      for type in seen.compactMap({ index.types[$0] }) where isCell(type) {
        classes.seenRows[type.id, default: []].formUnion(names)
      }
    }
    /// True for a row that each of the classes handed out that name it.
    func isHandedOut(_ type: TypeInfo) -> Bool {
      let seen = classes.seenRows[type.id] ?? []
      return isMade(type)
        && (uses.namers[type.lastName] ?? []).allSatisfy {
          seen.contains($0) || classes.areSections($0, madeBy: seen, uses)
        }
    }
    func isScreen(_ type: TypeInfo) -> Bool { CodeClasses.isScreen(classes.kind(of: type) ?? "") }
    let free = types.filter { !uses.anywhere.contains($0.lastName) }
    for type in free where !isCell(type) && !isMade(type) { note(renderRoot(type)) }
    let views = types.filter { !isCell($0) && !isScreen($0) }
    let handed = views.filter { CodeCallers.takesArguments($0, in: index) }
    // What rows alone make is seen in the rows.
    let parts = views.filter { isMadeOnly($0, by: isCell, uses) || classes.isContentView($0) }
    let later = Set((handed + parts).map(\.id))
    // Where a view stands is told by the screen that makes it.
    for type in embeddersFirst(types.filter(isScreen), uses) + types.filter({ !isScreen($0) })
    where !isCell(type) && !isMade(type) && !later.contains(type.id) {
      let placed = renderPlaced(type, uses)
      note(placed.isEmpty ? renderRoot(type) : placed)
    }
    let callers = CodeCallers(index: index, making: handed)
    var rows: Set<String> = []
    for type in handed where !isMade(type) && !classes.isContentView(type) {
      let sites = callers.callers(making: type)
      for row in sites.compactMap(\.owner).flatMap({ seen($0, among: types) })
      where isCell(row) && !isHandedOut(row) && rows.insert(row.id).inserted {
        note(renderRoot(row))
      }
      if !isMade(type) { note(renderHanded(type, by: sites)) }
    }
    for type in types where isCell(type) && !isMade(type) { note(renderRegistered(type)) }
    let inRows = Set(parts.map(\.id))
    for type in types
    where !inRows.contains(type.id) && !rows.contains(type.id) && (isCell(type) ? !isHandedOut(type) : !isMade(type)) {
      note(renderRoot(type))
    }
    for type in parts where !classes.isContentView(type) && !isMade(type) { note(renderRoot(type)) }
    for type in parts where classes.isContentView(type) {
      if isMade(type) && !classes.isFilledElsewhere(type, uses) { continue }
      let shown = renderHanded(type, by: callers.callers(making: type))
      note(shown.isEmpty && !isMade(type) ? renderRoot(type) : shown)
    }
    InterfaceRenderer(renderer: renderer, code: classes).renderPlaced()
  }

  private func classesOfCode(_ uses: UseFinder.Uses, except shut: Set<String>) -> [TypeInfo] {
    let followed = index.order.compactMap { index.types[$0] }.filter { isFollowed($0) && !shut.contains($0.lastName) }
    let others = bases(of: followed, uses).union(classesForSwiftUI(uses).map(\.id))
    return followed.filter { !others.contains($0.id) }
  }

  /// Renders the classes that are there to be shown by SwiftUI, and were not seen to be.
  func renderUnrepresented(_ uses: UseFinder.Uses) {
    let types = classesForSwiftUI(uses).filter(isFollowed)
    var made = renderer.seen.represented
    for type in types where !made.contains(type.id) { made.formUnion(renderRoot(type)) }
  }

  // MARK: - Classes

  /// Renders a class that the system makes; returns the classes that were made on the way.
  private func renderRoot(_ type: TypeInfo) -> Set<String> {
    guard let place = type.namePlace, let kind = classes.kind(of: type) else { return [] }
    let run = CodeRun(evaluator: renderer.evaluator, classes: classes)
    let instance = run.following { run.makeAsSystem(type, kind: kind, place: place) }
    show(run, main: instance.identity, type: type)
    return run.made
  }

  /// Renders a class as the code makes it that decides its arguments; returns the class where that was seen.
  private func renderHanded(_ type: TypeInfo, by callers: [CodeTextFinder.Site]) -> Set<String> {
    if callers.isEmpty { return [] }
    let run = run(of: callers)
    let wanted = instances(of: type, in: run)
    if wanted.isEmpty { return [] }
    show(run, main: nil, type: nil, wanted: wanted)
    return [type.id]
  }

  // MARK: - Functions

  /// Follows functions that make texts and that no class led to, but for those of some types, and those that set proxies.
  func renderFunctions(except shut: Set<String>) {
    for site in CodeTextFinder(index: index, in: renderer.isOfPart).sites() where !site.isOf(shut) {
      if renderer.collector.holds(site.place) || renderer.seen.attributedTexts.contains(site.place) || showDrawn(site) {
        continue
      }
      guard let function = site.function else { continue }
      if let owner = site.owner, classes.isUncalled(function, file: site.place.file, of: owner) { continue }
      let run = CodeRun(evaluator: renderer.evaluator, classes: classes)
      run.following { run.followAlone(function, owner: site.owner, file: site.place.file) }
      if site.made == nil { run.leaveRowsOpen() }
      let isOfScreen = !function.isStatic && site.owner.flatMap(classes.kind(of:)) != nil
      renderer.collector.alone = LoneFunction(
        place: Place(file: site.place.file, span: function.span), known: renderer.collector.elements.count,
        isFollowedWhole: isOfScreen)
      show(run, main: nil, type: nil)
    }
    renderer.collector.alone = nil
    for run in renderer.proxies.runs {
      showBars(CodeRenderer(renderer: renderer, run: run))
      renderer.finishRoot()
    }
  }

  // MARK: - Showing

  func environment(platform: Platform, file: Int32) -> Environment {
    var environment = Environment(platform: platform)
    environment.scope = renderer.newScope()
    environment.presentation = renderer.newPresentation()
    environment.accent = index.accent(in: file).map { Alternatives($0) }
    if platform.isIOS { environment.tint = InterfaceRenderer(renderer: renderer, code: classes).windowTint(for: file) }
    return environment
  }

  /// Renders what a run made: its main object, other screens, rows, and views that are put nowhere.
  func show(_ run: CodeRun, main: String?, type: TypeInfo?, wanted: Set<String>? = nil) {
    // The table of a controller from a file is as the file says.
    run.layRows { owner in owner.type.flatMap { renderer.interfaces.background(ofClass: $0) }?.isTable == true }
    run.layEmptyViews()
    var views = CodeRenderer(renderer: renderer, run: run)
    views.wanted = wanted
    if wanted == nil { views.bars = barsAround(screensOf: run) }
    let embedded = embedded(views)
    let contained = embedded.keys.flatMap { run.handedControllers[$0] ?? [] }
    let placed = placed(views).union(embedded.keys).union(contained)
    let unseen = run.lifeless.union(run.removed)
    run.shown.formUnion(unseen)
    for identity in run.order where (identity == main || !placed.contains(identity)) && !unseen.contains(identity) {
      show(identity, main: main, of: type, views)
    }
    // What something holds that is not shown itself: items of bars, and what is put into views that are gone.
    for identity in run.order where !run.shown.contains(identity) {
      guard let object = run.objects[identity], object.kind == "UIBarButtonItem" else { continue }
      let file = object.place.file
      var root = environment(platform: index.program.files[Int(file)].platform, file: file)
      root.backdrop = BackdropStack().adding(PresentationModifiers.rootLayer(root))
      CodeControls.item(identity, views, root)
    }
    for (controller, own) in embedded where !run.shown.isDisjoint(with: own) { run.shown.insert(controller) }
    // What stands in a controller is shown with it.
    let late = run.order.reversed()
    let screens = late.filter { run.objects[$0].map { CodeClasses.isScreen($0.kind) } ?? false }
    for identity in screens + late where !run.shown.contains(identity) { show(identity, main: main, of: type, views) }
    if wanted == nil {
      let placed = views.textsInOutlets()
      for identity in run.order where main == nil || placed[identity] != nil {
        showLoose(identity, in: placed[identity], views)
      }
    }
    if wanted == nil {
      showBars(views)
      renderer.hostedGrounds.note(run, renderer)
    }
    renderer.finishRoot()
  }

  private func show(_ identity: String, main: String?, of type: TypeInfo?, _ views: CodeRenderer) {
    guard let object = views.run.objects[identity],
      object.whole == nil || views.run.isShownBySearchController(identity),
      CodeClasses.isView(object.kind) || CodeClasses.isScreen(object.kind), !isShownByFile(object)
    else { return }
    let file = (object.type?.place ?? object.place).file
    let platform = index.program.files[Int(file)].platform
    for table in platform.isIOS ? tables(of: object, views) : [RowTable()] {
      var root = environment(platform: platform, file: file)
      root.enter(table)
      for pinned in views.pinned(root, to: schemes(of: object, identity, in: main, views)) {
        show(object, identity, isMain: identity == main, of: type, in: pinned, views)
      }
    }
  }

  /// True for a text or a button of a class that only interface files make, and show where they do.
  private func isShownByFile(_ object: CodeObject) -> Bool {
    guard let type = object.type, CodeClasses.isText(object.kind) || CodeClasses.isButton(object.kind) else {
      return false
    }
    return renderer.interfaces.background(ofClass: type) != nil && !renderer.uses.anywhere.contains(type.lastName)
  }

  private func show(
    _ object: CodeObject, _ identity: String, isMain: Bool, of type: TypeInfo?, in environment: Environment,
    _ views: CodeRenderer
  ) {
    let isOnFile = !views.surroundings(of: object).isEmpty
    var environment = environment
    // A base that is not read may set the scheme of all that its class makes.
    environment.isSeenPerhaps = [object.type, type].compactMap(\.self).contains(where: classes.isOnUnreadBase)
    for root in roots(of: object, isMain: isMain, type, environment, views) {
      show(object, identity, isMain: isMain, isOnFile: isOnFile, at: root, views)
    }
  }

  /// What lies around what code shows, on each path on which files show it; none where it is not seen by itself.
  private func roots(
    of object: CodeObject, isMain: Bool, _ type: TypeInfo?, _ environment: Environment, _ views: CodeRenderer
  ) -> [Environment] {
    let contained = contained(object, environment, views)
    if !contained.isEmpty { return contained }
    let onFile = views.surroundings(of: object)
    // What the file puts into it is shown there.
    if !onFile.isEmpty {
      return object.holdsViews || object.holdsPartsOfList || !object.texts.isEmpty ? onFile : []
    }
    if let row = views.rowOfFile(object) { return [row.environment] }
    let rows = views.surroundings(ofRow: object, filledBy: type)
    if !rows.isEmpty {
      // The file's row holds the field that code fills.
      if !object.holdsViews, let type, renderer.hasRowFields(type), object.kind == "NSTableCellView" { return [] }
      return rows
    }
    let made = views.surroundings(ofHeader: object) + views.surroundings(ofRegistered: object)
    if !made.isEmpty { return made }
    guard let found = ground(of: object, isMain: isMain, environment, views) else { return [] }
    let layers = told(found, of: object, environment, views)
    var root = environment
    for layer in layers { root.backdrop = root.backdrop.adding(layer) }
    root.isAssumed = layers.contains(where: \.isAssumed)
    // The code that would put it somewhere was not followed, and may give its texts a font, too.
    root.assumesFont = layers.contains(where: \.isNowhere)
    return [root]
  }

  /// What lies around a controller in a container whose view another one shows, with what a file paints of it.
  private func contained(
    _ object: CodeObject, _ environment: Environment, _ views: CodeRenderer
  ) -> [Environment] {
    guard views.wanted == nil, CodeClasses.isController(object.kind) else { return [] }
    let roots = views.surroundings(ofContained: object.identity, in: environment)
    guard !roots.isEmpty, let type = object.type else { return roots }
    renderer.placed.note("view", of: classes.chain(of: type), in: roots)
    guard let paint = renderer.interfaces.background(ofClass: type)?.paint else { return roots }
    return roots.map { around in
      var root = around
      root.backdrop = root.backdrop.adding(Layers.layer(paint, around))
      return root
    }
  }

  private func show(
    _ object: CodeObject, _ identity: String, isMain: Bool, isOnFile: Bool, at environment: Environment,
    _ views: CodeRenderer
  ) {
    var root = environment
    // Whoever makes a text of the class may give it a font.
    root.assumesFont = root.assumesFont || isMain && CodeClasses.isText(object.kind)
    root.assumedFontClause = "S-115"
    var own = views
    own.root = identity
    own.isOnFile = isOnFile
    var inside = root
    // Bars are no part of the view that the file tints.
    inside.tint = object.type.flatMap { renderer.interfaces.background(ofClass: $0)?.tint } ?? root.tint
    own.render(identity, in: inside)
    showSelected(identity, in: inside, own)
    if CodeClasses.isController(object.kind) { CodeControls.bars(of: object, views, root, depth: 1) }
  }

  /// Shows an attributed text that is put into nothing that is seen, where an interface file puts what takes it, or on a
  /// backdrop that is not known.
  func showLoose(_ identity: String, in surroundings: Environment?, _ views: CodeRenderer) {
    guard let object = views.run.objects[identity], CodeClasses.isAttributed(object.kind),
      !renderer.seen.attributedTexts.contains(object.place)
    else { return }
    let file = object.place.file
    var root = surroundings ?? environment(platform: index.program.files[Int(file)].platform, file: file)
    if surroundings == nil { root.backdrop = BackdropStack().adding(ground(ofLoose: object, views, root)) }
    root.font = Alternatives(nil)
    root.defaultFont = FontValue(base: .size(root.platform == .macos ? 13 : 17, scales: false))
    root.defaultFontClause = "S-110"
    // The font is that of the view that will show it; what is drawn has none but its own.
    root.assumesFont = surroundings == nil && object.drawn == nil
    root.assumedFontClause = "S-115"
    CodeAttributedText.showLoose(identity, in: root, views)
  }

  /// The schemes that a root is pinned to, itself, by its view or by what holds it.
  private func schemes(
    of object: CodeObject, _ identity: String, in main: String?, _ views: CodeRenderer
  ) -> [(path: Guard, scheme: ColorScheme?)] {
    let pins = ([object] + views.held("view", of: object))
      .map(views.schemes)
    let own = pins.first { pin in pin.contains { $0.scheme != nil } }
    if let pinned = own ?? views.schemesAround(identity, in: main) { return pinned }
    // The bar of a search controller is seen over the screen that makes it.
    let screen = object.whole == nil ? object : main.flatMap { views.run.objects[$0] } ?? object
    let isShown = identity == main || object.whole != nil || CodeClasses.isScreen(object.kind)
    return [(.always, isShown ? screen.type.flatMap(renderer.schemeOfWindow) : nil)]
  }

  /// The tables in which a row is seen; for other objects one on each of their levels.
  private func tables(of object: CodeObject, _ views: CodeRenderer) -> [RowTable] {
    if let type = object.type, CodeClasses.isKind(object.kind, of: "UITableViewCell"),
      views.surroundings(of: object).isEmpty, views.rowOfFile(object) == nil
    {
      return renderer.tables(ofRow: type)
    }
    return levels(of: object, views).map { RowTable(isElevated: $0) }
  }

  /// Whether a controller is elevated, once for each level that it is shown on, itself or in a navigation controller
  /// (S-92).
  private func levels(of object: CodeObject, _ views: CodeRenderer) -> [Bool] {
    let styles = views.values("modalPresentationStyle", of: object).map { CodeRenderer.name(of: $0.value) }
    guard CodeClasses.isController(object.kind),
      styles.allSatisfy({ $0.map { !PresentedControllers.coveringStyles.contains($0) } ?? false })
    else { return [false] }
    if let type = object.type {
      return renderer.interfaces.background(ofClass: type)?.levels
        ?? renderer.presentations.levels(ofClass: type.lastName)
    }
    let inside = ["rootViewController", "viewControllers"].flatMap { property in
      views.objects(property, of: object).map(\.identity)
        + (object.argument(property).map { views.run.objectsIn($0.value).map(\.identity) } ?? [])
    }
    let all = inside.compactMap { views.run.objects[$0] }.flatMap { levels(of: $0, views) }
    return all.isEmpty ? [false] : [false, true].filter(all.contains)
  }

  /// The controllers whose views are put into others, with these views: they are seen there, on no screen of their own.
  private func embedded(_ views: CodeRenderer) -> [String: [String]] {
    let children = Set(views.run.objects.values.flatMap(\.children).map(\.identity))
    return views.run.objects.values.reduce(into: [:]) { result, object in
      guard CodeClasses.isController(object.kind) else { return }
      let own = views.objects("view", of: object).map(\.identity)
      if own.contains(where: children.contains) { result[object.identity] = own }
    }
  }

  /// The objects that something holds which shows them.
  func placed(_ views: CodeRenderer) -> Set<String> {
    var result: Set<String> = []
    for object in views.run.objects.values {
      result.formUnion(object.children.map(\.identity))
      for property in object.settings.keys where CodeRenderer.placing.contains(property) {
        result.formUnion(views.objects(property, of: object).map(\.identity))
      }
      if let configuration = object.argument("customView") {
        result.formUnion(views.run.objectsIn(configuration.value).map(\.identity))
      }
    }
    return result
  }
}
