import PlatformStyles
import Scene
import SourceFacts

/// Finds the views that nothing else shows and renders them; what stays unseen is rendered with assumptions.
struct RootRenderer {
  let renderer: Renderer
  let code: CodeIndex

  private var index: ProgramIndex { renderer.evaluator.index }

  /// Renders the apps or widgets of the part.
  func renderShownBySystem() {
    let previews = PreviewCode(index: index, uses: renderer.uses)
    let unseen = previews.helpers.union(renderer.uses.inMenus)
    let system = index.order.compactMap { index.types[$0] }.filter {
      isRenderable($0) && (renderer.part.start == .apps ? $0.isApp : $0.isWidget) && !unseen.contains($0.lastName)
    }
    for type in system.filter({ previews.isRoot($0.lastName) }) + system { renderRoot(type, isAssumed: false) }
  }

  /// Renders what code of UIKit and AppKit shows.
  func renderShownByCode() {
    let uses = renderer.uses
    CodeRoots(renderer: renderer).renderClasses(uses, except: shut(uses))
    renderHostings { !$1.isOfRow && !isForSwiftUI($0) }
  }

  /// Renders what hosting controllers are given at some places and was not seen in them.
  private func renderHostings(where isWanted: (Place, UseFinder.Hosting) -> Bool) {
    let hostings = renderer.uses.hostings.filter {
      renderer.isOfPart($0.key.file) && index.program.files[Int($0.key.file)].isAudited
        && !renderer.seen.hosted.contains($0.key) && isWanted($0.key, $0.value)
    }
    for place in hostings.keys.sorted(by: { ($0.file, $0.span.start) < ($1.file, $1.span.start) }) {
      hostings[place].map { renderHosted($0, at: place) }
    }
  }

  /// True in the code of a representable, and of what representables name, such as their coordinators: SwiftUI may show
  /// what they host.
  private func isForSwiftUI(_ place: Place) -> Bool {
    guard let owner = index.enclosingType(of: place) else { return false }
    let around = owner.name.split(separator: ".").map(String.init)
    let namers = renderer.uses.namers[owner.name.lastComponent] ?? []
    return Set(around + namers.compactMap(\.self)).contains { name in
      (index.idsByName[name] ?? []).contains { index.types[$0].map(CodeRepresentable.isRepresentable) ?? false }
    }
  }

  /// Renders what was not shown so far: what only code outside of views instantiates, then what nobody does. Returns the
  /// texts that were not reached where that does not mean that nobody sees them.
  func renderRest(_ choice: Choice) -> [PartScene.UnseenText] {
    let uses = renderer.uses
    let (types, previews) = (choice.types, choice.previews)
    renderer.collector.elsewhere = renderer.seen.placements
    renderHostings { !$1.isOfRow && isForSwiftUI($0) }
    for type in types where !renderer.seen.shown.contains(type.id) && uses.hosted.contains(type.lastName) {
      renderRoot(type, isAssumed: false)
    }
    // Where a view is seen to be shown counts more than where nothing shows it.
    renderer.collector.isStray = true
    let roots = types.filter { previews.isRoot($0.lastName) }
    let live = Set(renderer.seen.shown.compactMap { index.types[$0]?.lastName })
    for type in roots where !isPreviewed(type, previews) {
      renderer.withheld = type.isForOthers ? [] : live
      renderRoot(type, isAssumed: isMadeByOthers(type))
    }
    renderer.withheld = previews.shipped
    for type in roots where isPreviewed(type, previews) { renderRoot(type, isAssumed: false) }
    renderer.withheld = []
    let codeRoots = CodeRoots(renderer: renderer)
    codeRoots.renderUnrepresented(uses)
    // A row is seen by itself only where no list was seen to take it.
    renderHostings { $1.isOfRow }
    renderUnshown(types, uses)
    codeRoots.renderFunctions(except: choice.shut)
    renderer.collector.isStray = false
    return unseenTexts(choice)
  }

  /// What the source tells of the rest before it is known what else was shown.
  struct Choice {
    /// Which views may be roots.
    var types: [TypeInfo]
    var previews: PreviewCode
    /// What code of this program never shows.
    var shut: Set<String>
    /// The texts that code of UIKit and AppKit makes.
    var codeTexts: [CodeTextFinder.Site]
    /// The texts of views.
    var texts: [TextFinder.Finding]
  }

  /// Looks through the source for what may be left when all that is seen to be shown was followed.
  func choice() -> Choice {
    let uses = renderer.uses
    let previews = PreviewCode(index: index, uses: uses)
    let shut = shut(uses)
    let unseen = previews.helpers.union(uses.inMenus).union(shut)
    let partial = PartialViews(index: index, usage: renderer.evaluator.usage).names()
    let types = index.order.compactMap { index.types[$0] }.filter {
      isRenderable($0) && !unseen.contains($0.lastName) && !partial.contains($0.lastName)
    }
    let codeTexts = CodeTextFinder(index: index, in: renderer.isOfPart).sites(making: isText)
    return Choice(
      types: types, previews: previews, shut: shut, codeTexts: codeTexts.filter { !$0.isOf(shut) },
      texts: TextFinder(index: index, helpers: unseen).texts(in: renderer.isOfPart))
  }

  /// Returns what code never shows; code of other modules, and interface files, may show what this code does not.
  private func shut(_ uses: UseFinder.Uses) -> Set<String> {
    uses.unreachable { name in
      (index.idsByName[name] ?? []).compactMap { index.types[$0] }.contains {
        $0.isForOthers || isShownBySystem($0) || renderer.interfaces.background(ofClass: $0) != nil
      }
    }
  }

  private func unseenTexts(_ choice: Choice) -> [PartScene.UnseenText] {
    let inMenus = renderer.uses.inMenus
    renderer.seen.arms.join(renderer.evaluator.decidedArms)
    let neverTaken = renderer.seen.arms.neverTaken
    var result = choice.codeTexts.filter { !renderer.seen.wordless.contains($0.place) }.map { site in
      PartScene.UnseenText(text: nil, place: site.place, bound: nil)
    }
    for found in choice.texts where !renderer.seen.wordless.contains(found.place) {
      // The system draws what only menus and titles show (S-61c).
      if let caller = found.caller,
        renderer.uses.isOfMenu(caller, inMenus) || renderer.uses.titles.holdsAll(of: caller)
      {
        continue
      }
      let isTooDeep = found.isUnread || renderer.seen.unfollowed.contains { $0.contains(found.place) }
      let isDetached = renderer.seen.detached.contains { $0.contains(found.place) }
      let isShown = { isFollowed(at: found.place) || neverTaken.contains { $0.contains(found.place) } }
      guard isTooDeep || isDetached || !isShown() else { continue }
      let bound =
        isTooDeep
        ? Doubt(.tooDeep, "nesting of views", place: nil)
        : isDetached
          ? Doubt(.unknownBackdrop, "what lies behind a preview or a suggestion", place: nil)
          : index.enclosingType(of: found.place).flatMap { renderer.seen.unfinished[$0.id] }
      result.append(PartScene.UnseenText(text: found.text, place: found.place, bound: bound))
    }
    return result
  }

  /// True for a view of the program's own that only previews show.
  private func isPreviewed(_ type: TypeInfo, _ previews: PreviewCode) -> Bool {
    !type.isForOthers && !isShownBySystem(type) && previews.isForPreviews(type.lastName)
  }

  /// True for a class of views whose text is their own, of the framework or derived from one.
  private func isText(_ name: String) -> Bool {
    CodeClasses.isText(name)
      || (index.idsByName[name] ?? []).contains { id in
        index.types[id].flatMap(renderer.classes.kind).map(CodeClasses.isText) ?? false
      }
  }

  /// Renders what was never reached, each where another one shows it, if one does.
  private func renderUnshown(_ types: [TypeInfo], _ uses: UseFinder.Uses) {
    var waiting = types.filter { !renderer.seen.shown.contains($0.id) }
    while let next = outermost(of: waiting, uses) {
      // Nothing around it is known where a way to it was cut off, its scheme neither.
      let isPerhaps = UnfollowedViews(renderer: renderer).mayShow(next)
      renderRoot(next, isAssumed: true, isPerhaps: isPerhaps)
      waiting.removeAll { $0 === next || renderer.seen.shown.contains($0.id) }
    }
  }

  /// Returns the first type that none of the others calls, or else the first of some that only call each other.
  private func outermost(of types: [TypeInfo], _ uses: UseFinder.Uses) -> TypeInfo? {
    let names = Set(types.map(\.lastName))
    if let first = types.first(where: { !uses.isCalled($0.lastName, byOneOf: names) }) { return first }
    var circle = names
    for type in types where circle.contains(type.lastName) {
      // No type of a circle has fewer callers than the others of it, and a type that it calls has more.
      let callers = uses.callers(of: type.lastName, among: names)
      if callers.count < circle.count { circle = callers }
    }
    return types.first { circle.contains($0.lastName) }
  }

  /// True in views that were followed in every part: what they do not show is never shown.
  private func isFollowed(at place: Place) -> Bool {
    guard let type = index.enclosingType(of: place) else { return false }
    return renderer.seen.shown.contains(type.id) && !renderer.seen.incomplete.contains(type.id)
  }

  /// True for a view that clients of a package may show, or that a generic type makes by its parameter.
  private func isMadeByOthers(_ type: TypeInfo) -> Bool {
    type.access == .public && type.place.map { !index.program.files[Int($0.file)].isOfApp } != false
      || renderer.typeArguments.names.contains(type.lastName)
  }

  /// True for apps and widgets, which no code of the program shows.
  private func isShownBySystem(_ type: TypeInfo) -> Bool {
    type.isApp || type.isWidget
  }

  private func isRenderable(_ type: TypeInfo) -> Bool {
    guard type.kind == .struct || type.kind == .class || type.kind == .enum else { return false }
    guard let place = type.place, renderer.isOfPart(place.file), index.program.files[Int(place.file)].isAudited else {
      return false
    }
    if type.conforms(to: "PreviewProvider") { return false }
    return ["View", "App", "Scene", "Widget", "WidgetBundle"].contains { type.conforms(to: $0) }
  }

  private func renderRoot(_ type: TypeInfo, isAssumed: Bool, isPerhaps: Bool = false) {
    guard let place = type.namePlace, !renderer.seen.shown.contains(type.id) else { return }
    let accents = type.isApp ? index.assets.accents(ofAppsIn: place.file) : []
    for accent in accents.isEmpty ? [nil] : accents.map(Optional.some) {
      let instance = Instance(
        typeName: type.id, fields: [:], identity: renderer.evaluator.makeIdentity())
      var environment = surroundings(at: place, isApp: type.isApp, isAssumed: isAssumed)
      environment.isOnFixedSurface = type.isWidget && environment.platform == .watchos
      environment.isSeenPerhaps = isPerhaps
      if let accent { follow(accent.app, among: accents.map(\.app), accent.accent, at: place, &environment) }
      lay(in: &environment)
      renderer.render(.custom(instance, place), in: environment)
      renderer.finishRoot()
    }
  }

  /// Follows one of several apps that are built of the same files: with its accent, and with the flags of its builds.
  private func follow(
    _ app: AssetBundle, among apps: [AssetBundle], _ accent: AssetColor?, at place: Place,
    _ environment: inout Environment
  ) {
    // The tint of a window comes before it.
    let isTinted = environment.accent != index.accent(in: place.file, isApp: true).map { Alternatives($0) }
    if !isTinted { environment.accent = accent.map { Alternatives(StyleSetting(accent: $0)) } }
    let names = apps.reduce(into: Set<String>()) { $0.formUnion($1.flags.map { $0.always.union($0.sometimes) } ?? []) }
    let flags = names.sorted().compactMap { name in
      app.flags?.isSet(name).map { CompilationFlag(name: name, isSet: $0) }
    }
    // What all of them set is asked of nobody.
    let differing = flags.filter { flag in apps.contains { $0.flags?.isSet(flag.name) != flag.isSet } }
    environment.path = renderer.evaluator.condition(of: differing) ?? .always
  }

  /// Renders what a hosting controller is given as the code around says; what that leaves open is unknown.
  private func renderHosted(_ hosting: UseFinder.Hosting, at place: Place) {
    renderer.evaluator.platformAtHand = renderer.evaluator.platform(of: place.file)
    let owner = index.enclosingType(of: place)?.id
    let controller = owner.map { owner in
      Value.instance(Instance(typeName: owner, fields: [:], identity: renderer.evaluator.makeIdentity()))
    }
    let scope = Scope(selfValue: controller, typeName: owner, file: place.file)
    renderer.evaluator.refuel()
    // A view that a constant holds is shown where the view around names it.
    for (name, expression) in hosting.constants.sorted(by: { $0.key < $1.key }) {
      let held = renderer.evaluator.evaluate(expression, in: scope)
      if case .unknown = renderer.evaluator.view(from: held, place: place) { continue }
      scope.variables[name] = held
    }
    var view = renderer.evaluator.view(from: renderer.evaluator.evaluate(hosting.view, in: scope), place: place)
    if let wrapping = hosting.wrapping {
      if case .unknown = view { return }
      let inner = Scope(selfValue: .view(view), typeName: "View", file: wrapping.file)
      view = renderer.evaluator.view(from: renderer.evaluator.evaluate(wrapping.view, in: inner), place: place)
    }
    if case .unknown = view { return }
    view = put(view, on: hosting.backgrounds, in: scope)
    let isIOS = index.program.files[Int(place.file)].platform.isIOS
    let type = owner.flatMap { index.types[$0] }
    let ground = isIOS ? renderer.hostedGrounds.ground(of: hosting, in: type, renderer) : nil
    for level in levels(of: hosting) {
      for (path, scheme) in ground?.schemes ?? [(.always, nil)] {
        render(view, at: place, on: level, ground, pinnedTo: scheme, where: path)
      }
    }
  }

  /// Puts a view on the backgrounds that the configuration of its row is given, as the direct form does (S-113).
  private func put(_ view: ViewNode, on backgrounds: [UseFinder.Hosting.Background], in scope: Scope) -> ViewNode {
    backgrounds.reversed().reduce(view) { view, background in
      let place = Place(file: scope.file, span: background.span)
      let arguments = renderer.evaluator.arguments(background.arguments, in: scope)
      return .modified(view, ModifierCall(name: "background", arguments: arguments, place: place))
    }
  }

  /// What a hosting controller stands on.
  private struct Level: Hashable {
    var isElevated: Bool
    /// True on a sheet that may cover only a part of the screen.
    var isPartial = false
  }

  /// Returns the levels that a hosting controller is shown on, each once.
  private func levels(of hosting: UseFinder.Hosting) -> [Level] {
    let levels = hosting.showings.flatMap { showing -> [Level] in
      switch showing.manner {
      case .sheet: return [Level(isElevated: true)]
      case .partialSheet: return [Level(isElevated: true, isPartial: true)]
      case .plain: return [Level(isElevated: false)]
      case .inPlace:
        // It stands where the controller stands that shows it (S-92).
        guard let owner = showing.owner else { return [Level(isElevated: false)] }
        return renderer.presentations.levels(ofClass: owner).map { Level(isElevated: $0) }
      }
    }
    let all = [Level(isElevated: false), Level(isElevated: true), Level(isElevated: true, isPartial: true)]
    return all.filter(levels.contains)
  }

  private func render(
    _ view: ViewNode, at place: Place, on level: Level, _ ground: HostedGround?, pinnedTo scheme: ColorScheme?,
    where path: Guard
  ) {
    var environment = surroundings(at: place, isAssumed: false)
    environment.path = path
    if environment.platform.isIOS {
      takeTint(ofDelegatesAlone: false, at: place, &environment)
      environment.isPresented = level.isElevated
      environment.isElevated = level.isElevated
    }
    let owner = index.enclosingType(of: place)?.name.lastComponent
    let isMac = environment.platform == .macos
    let frames = isMac ? renderer.shownControllers.frames(ofHosted: place) : nil
    let isInKnownWindow = renderer.knowsWindow(frames, showing: owner)
    environment.isAssumed =
      isMac && !isInKnownWindow && (frames?.count ?? 1 != 1 || renderer.mayStandInPaintedWindow(owner))
      || ground?.isClear == true
    environment.pinnedScheme = scheme ?? renderer.scheme(in: frames, showing: owner) ?? environment.pinnedScheme
    lay(in: &environment)
    if level.isPartial { PresentationModifiers.coverPartly(&environment, renderer) }
    if let paint = ground?.paint, paint.branches.contains(where: { $0.value != nil }) {
      environment.backdrop = environment.backdrop.adding(Layers.layer(paint, environment))
    }
    if let layers = renderer.ground(in: frames, showing: owner, environment) {
      environment.backdrop = layers.reduce(BackdropStack()) { $0.adding($1) }
      environment.isAssumed = false
    }
    renderer.render(view, in: environment)
    renderer.finishRoot()
  }

  private func surroundings(at place: Place, isApp: Bool = false, isAssumed: Bool) -> Environment {
    let platform = index.program.files[Int(place.file)].platform
    renderer.evaluator.platformAtHand = platform
    var environment = Environment(platform: platform)
    environment.scope = renderer.newScope()
    environment.presentation = renderer.newPresentation()
    environment.isAssumed = isAssumed
    environment.accent = index.accent(in: place.file, isApp: isApp).map { Alternatives($0) }
    if isApp, platform.isIOS { takeTint(ofDelegatesAlone: true, at: place, &environment) }
    return environment
  }

  /// UIKit's tint is the accent of the views inside.
  private func takeTint(ofDelegatesAlone: Bool, at place: Place, _ environment: inout Environment) {
    environment.accent = InterfaceRenderer(renderer: renderer, code: code).windowTint(
      for: place.file, otherwise: environment.accent, isOfViews: false, isOfDelegates: ofDelegatesAlone)
  }

  /// Lays the platform's background.
  private func lay(in environment: inout Environment) {
    var layer = PresentationModifiers.rootLayer(environment)
    layer.isAssumed = environment.isAssumed
    environment.backdrop = BackdropStack().adding(layer)
  }
}
