import ColorScience
import Findings
import PlatformStyles
import Scene
import SourceFacts

/// Places views in their environments and collects what a person sees.
final class Renderer {
  let evaluator: Evaluator
  /// The part of the program that is followed.
  let part: ProgramPart
  let collector: ElementCollector
  /// What is seen besides elements, where pictures are asked for.
  let drawing: Drawing?
  /// Gives back to the system what is free.
  private let giveBack: () -> Void
  /// The schemes that presentations are pinned to.
  var pins = SchemePins()
  /// The leaves of the root being rendered.
  private var pending = PendingLeaves()
  /// What was followed, and how often.
  var ways = FollowedWays()
  /// How much was done.
  var work = WorkCounters()
  /// What code does to objects that it did not make itself, and the classes of views.
  private(set) lazy var classes = indexedClasses()
  /// What code sets through appearance proxies.
  private(set) lazy var proxies = CodeProxies(renderer: self)
  /// What interface files say of classes of the program.
  private(set) lazy var interfaces = InterfaceBackgrounds(renderer: self, code: classes)
  /// The constants that code's opacities may be, by the expression that sets them and by their numbers.
  var opacities: [Place: [Double: CodeConstant]] = [:]
  /// What code of the program makes.
  let uses: UseFinder.Uses
  /// What generic types of the program make by their parameters.
  private(set) lazy var typeArguments = TypeArguments(program: evaluator.index.program)
  /// True where code takes the backgrounds of lists away from around what is no list.
  private(set) lazy var hidesScrollGrounds = evaluator.index.hidesScrollGroundsFromAround()
  /// Which controllers are shown on sheets.
  private(set) lazy var presentations = Presentations(
    index: evaluator.index, named: evaluator.usage.named, uses: uses)
  /// The windows of AppKit that code of the program paints.
  private(set) lazy var paintedWindows = PaintedWindows(classes: classes)
  /// The row views around cells of AppKit, by the cell's class.
  var rowViews: [String: RowView?] = [:]
  /// The controllers that code hands to what is not there.
  private(set) lazy var handedControllers = HandedControllers(classes: classes)
  private(set) lazy var shownControllers = ShownControllers(classes: classes, uses: uses)
  /// Where interface files put what classes hold in outlets, by the class and the outlet.
  var outlets: [InterfaceOutlet: [InterfaceStand]] = [:]
  /// The rows of interface files, by the place where code takes them from their lists.
  var rowsOfFiles: [Place: [InterfaceRowSurroundings]] = [:]
  /// The views of interface files that code puts somewhere.
  var placed = PlacedViews()
  /// The code of classes that objects of interface files are held by, by the class.
  var followedClasses: [String: CodeRun] = [:]
  /// What was met, here and on the ways followed before.
  var seen = Sightings()
  /// What code paints the hosting controllers with that are shown by themselves.
  var hostedGrounds = HostedGrounds()
  /// What became of the comments that assert something.
  var assertions = Assertions()
  /// What conditions change besides colours.
  var cues = ForkCues()
  var viewMemo = ViewMemo()
  /// The last parts of the names of views of which nothing is taken in the root being rendered.
  var withheld: Set<String> = []
  /// What was measured already.
  var memo = MeasurementMemo()
  /// The most contrast in groups of the opacities that were measured.
  var ceilings = GroupCeilings()
  /// The views that code puts into variables, by the type whose code does.
  private lazy var viewAssignments = evaluator.viewAssignments()
  /// The views that variables hold in the root being rendered.
  private var held = HeldViews()
  /// The bodies evaluated in the root being rendered.
  var bodies = EvaluatedBodies()
  /// What these paint.
  var paintedBodies = PaintedBodies()
  /// How much is asked what it paints.
  var painting: PaintingAllowance
  private var counters: RenderingNumbers
  private var chain = ViewChain()
  /// The places that present the screens around the one at hand.
  var screens: [Place] = []

  /// The deepest nesting of views that is followed.
  static let maximumDepth = 400

  /// Makes a renderer of a part of the program, the one at a position among all, with an index that nobody else asks
  /// meanwhile.
  init(
    of part: ProgramPart, at position: Int, in whole: WholeProgram, _ index: ProgramIndex,
    giveBack: @escaping () -> Void
  ) {
    evaluator = Evaluator(index: index, usage: whole.usage, allowances: whole.allowances)
    uses = whole.uses
    self.part = part
    counters = RenderingNumbers(position: position)
    self.giveBack = giveBack
    drawing = whole.draws ? Drawing() : nil
    painting = PaintingAllowance(evaluator.allowances)
    collector = ElementCollector(index: evaluator.index)
  }

  private func indexedClasses() -> CodeIndex {
    let classes = CodeIndex(index: evaluator.index)
    classes.levels = { [unowned self] in presentations.levels(ofClass: $0) }
    return classes
  }

  /// True for a file whose roots are followed here.
  func isOfPart(_ file: Int32) -> Bool { evaluator.platform(of: file) == part.platform }

  func newScope() -> Int { counters.next(\.scope) }
  func newStack() -> Int { counters.next(\.stack) }
  func newPresentation() -> Int { counters.next(\.presentation) }
  func newSurface() -> Int { counters.next(\.surface) }

  /// Follows a way to a view or screen, unless it could show nothing new or lies past a bound.
  func follow(_ region: FollowedWays.Region, _ way: FollowedWays.Way, _ render: () -> Void) {
    let standing = ways.sites.standing
    let answer = ways.follows(region, way, pins, evaluator)
    if case .followed(let number) = answer {
      defer { ways.sites.standing = standing }
      let (start, reads) = (ways.position, evaluator.watch.environmentReads)
      render()
      ways.close(region, since: start)
      number.map { ways.finish($0, readsEnvironment: evaluator.watch.environmentReads > reads) }
      return
    }
    // What was followed on another way mostly holds a text.
    pending.disclosures.note(textIn: way.environment)
    pending.loneSymbols.note(labelOf: way.environment)
    if case .covered(readsEnvironment: true) = answer { evaluator.watch.readEnvironment() }
  }

  // MARK: - Walking

  /// Renders a view in an environment.
  func render(_ node: ViewNode, in environment: Environment) {
    guard environment.depth < Self.maximumDepth else {
      let doubt = Doubt(.tooDeep, "nesting of views", place: nil)
      if let view = chain.last { ways.cut(.view(view, handed: []), doubt, .depth) }
      return leave(node)
    }
    var environment = environment
    environment.depth += 1
    switch node {
    case .empty: break
    case .list(let nodes):
      let list = nodes.count > 1 ? newPile() : nil
      for (position, node) in nodes.enumerated() { render(node, in: environment.listed(in: list, at: position)) }
    case .choice(let alternatives): renderArms(of: alternatives, in: environment) { render($0, in: $1) }
    case .component(let component): render(component, in: environment)
    case .custom(let instance, let place):
      if !environment.isInvisible { drawing?.note(instance, at: place, in: environment, self) }
      render(instance, at: place, in: environment)
    case .modified(let receiver, let call): apply(call, to: receiver, in: environment)
    case .concatenated(let nodes):
      environment.layout.append(LayoutStep(stack: newStack(), axis: .depth, child: 0))
      for node in nodes { render(node, in: environment) }
    case .placed(let inner, _): render(inner, in: environment)
    case .unknown(let doubt):
      leaveOut(doubt)
      if !viewAssignments.isEmpty { held.read(doubt, in: environment) }
      // What is written there and was seen in other ways was not looked at in this one.
      if doubt.reason == .tooManyPaths, let place = doubt.place { ways.cut(.source(place), doubt, .expressions) }
    }
  }

  /// Notes that what a view is made of was not followed.
  private func leave(_ node: ViewNode) {
    guard seen.hasRoomForUnfollowed else { return }
    seen.unfollowed.formUnion(node.sources)
    guard case .custom(let instance, _) = node else { return }
    // What a function puts around its receiver is written where that is.
    for case .closure(let closure) in instance.fields.values {
      if case .view(let receiver)? = closure.scope.selfValue { seen.unfollowed.formUnion(receiver.sources) }
    }
  }

  private func render(_ component: Component, in environment: Environment) {
    cues.note(component)
    if Styles.draw(component, self, environment) { return }
    if let handler = ComponentTable.handlers[component.name] {
      handler(self, component, environment)
    } else {
      renderUnknown(component, in: environment)
    }
  }

  /// Renders the content that a view of another module is given; its own styling is not known (S-60).
  private func renderUnknown(_ component: Component, in environment: Environment) {
    var inner = environment
    inner.obscure(Doubt(.externalModule, "'\(component.name)'", place: component.place))
    inner.scope = newScope()
    for argument in component.arguments {
      switch argument.value {
      case .closure(let closure) where !ComponentTable.isActionLabel(argument.label):
        render(evaluator.contents(of: closure), in: inner)
      case .view(let node): render(node, in: inner)
      default: break
      }
    }
  }

  /// Renders a view of the program by its body.
  private func render(_ instance: Instance, at place: Place, in environment: Environment) {
    guard let type = evaluator.index.types[instance.typeName] else { return }
    let owner = evaluator.index.owner(of: place)
    guard chain.add(instance, type.id, at: place, in: owner) else { return leave(.custom(instance, place)) }
    defer { chain.removeLast() }
    let way = FollowedWays.Way(value: .instance(instance), environment: environment, place: place)
    let handed = HandedViews(instance, evaluator).places
    follow(.view(type.id, handed: handed), way) { follow(instance, type, at: place, in: environment) }
  }

  private func follow(_ instance: Instance, _ type: TypeInfo, at place: Place, in environment: Environment) {
    if evaluator.platform(of: type.namePlace?.file ?? place.file) == environment.platform { seen.shown.insert(type.id) }
    evaluator.refuel()
    var inner = environment
    inner.via.append(collector.call(of: type.id, at: place))
    if CodeRepresentable.render(instance, type, self, in: inner) { return }
    for owner in viewAssignments.isEmpty ? [] : evaluator.lineage(of: type.id) {
      held.note(viewAssignments[owner.id] ?? [], of: instance, owner, evaluator, in: inner)
    }
    guard let body = body(of: instance, type, at: place, in: inner) else { return }
    let content = type.place.map { evaluator.index.assertions.asserting(body, at: $0) } ?? body
    // To a list a view that is no row is its parts.
    let isParts = inner.container.list != .none && !inner.container.isRow
    if isParts { ListComponents.rows(content, self, inner) } else { Piles.render(content, of: instance, self, inner) }
    if evaluator.isExhausted { leaveOut(Evaluator.exhausted(at: evaluator.exhaustedAt)) }
  }

  /// Notes that a part of the view at hand can't be followed.
  func leaveOut(_ doubt: Doubt) {
    guard let view = chain.last else { return }
    seen.incomplete.insert(view)
    seen.incomplete.formUnion(chain.givers(of: doubt))
    if doubt.reason == .tooDeep, let place = evaluator.index.types[view]?.place { seen.unfollowed.insert(place) }
    if doubt.reason == .tooManyPaths, seen.unfinished[view] == nil { seen.unfinished[view] = doubt }
  }

  /// Returns the view that the body of an instance makes; where it reads the same of its surroundings, it is made once.
  func body(of instance: Instance, _ type: TypeInfo, at place: Place, in environment: Environment) -> ViewNode? {
    body(of: instance, around: nil, in: environment) {
      work.viewsEvaluated += 1
      let scope = Scope(
        selfValue: .instance(instance), typeName: type.id, file: place.file, environment: SharedEnvironment(environment)
      )
      return evaluator.viewBody(of: instance, type, place: place, in: scope).map {
        evaluator.view(from: $0, place: place)
      }
    }
  }

  /// Returns the view that the body of a view, or of a modifier around one, is known to make or makes now.
  func body(
    of instance: Instance, around receiver: ViewNode?, in environment: Environment, _ make: () -> ViewNode?
  ) -> ViewNode? {
    if let known = bodies.body(of: instance, around: receiver, in: environment) {
      if known.readsEnvironment { evaluator.watch.readEnvironment() }
      if receiver == nil { work.bodiesReused += 1 }
      return known.node
    }
    let reads = evaluator.watch.environmentReads
    guard let node = make() else { return nil }
    if !evaluator.isExhausted {
      bodies.keep(
        node, of: instance, around: receiver, in: environment,
        readsEnvironment: evaluator.watch.environmentReads > reads)
    }
    return node
  }

  /// Renders the body of a modifier of the program around a view, unless it could show nothing new there: a modifier
  /// may show its content in several arms, and of modifiers within modifiers the ways would multiply.
  func apply(_ instance: Instance, at place: Place, to receiver: ViewNode, in environment: Environment) {
    let number = bodies.number(of: instance, around: receiver) { counters.next(\.modifier) }
    let way = FollowedWays.Way(value: .none, environment: environment, place: place)
    follow(.modifier(number), way) {
      let body = AppearanceModifiers.body(of: instance, place, receiver, self, environment)
      render(body ?? receiver, in: environment)
    }
  }

  // MARK: - Modifiers

  private func apply(_ call: ModifierCall, to receiver: ViewNode, in environment: Environment) {
    cues.note(call)
    if SystemContent.says(call.name) { seen.wordless.formUnion(call.arguments.flatMap(\.value.sources)) }
    seen.detached.formUnion(SystemContent.detached(by: call).flatMap(\.value.sources))
    var environment = environment
    if ForkCues.isDescription(call) { environment.isDescribed = true }
    guard let effect = ModifierTable.effect(named: call.name) else {
      environment.introspect(call, on: receiver)
      if call.introspects(on: environment.platform) || call.onlyClears(receiver, on: environment.platform)
        || call.isForInjection || call.tiesStates
      {
        return render(receiver, in: environment)
      }
      let doubt = Doubt(.unsupportedModifier, "'.\(call.name)'", place: call.place)
      if call.tintsWindow {
        environment.accent = Alternatives(StyleSetting(of: doubt, place: call.place))
        return render(receiver, in: environment)
      }
      environment.obscure(doubt)
      for argument in call.arguments {
        guard let views = LooseViews(evaluator).views(in: argument) else { continue }
        var inner = environment
        inner.scope = newScope()
        render(views, in: inner)
      }
      return render(receiver, in: environment)
    }
    effect(self, call, receiver, environment)
  }

  /// Evaluates a builder argument and renders it.
  func render(_ closure: ClosureValue?, _ arguments: [Value] = [], in environment: Environment) {
    guard let closure else { return }
    render(evaluator.contents(of: closure, arguments), in: environment)
  }

  // MARK: - Leaves

  /// Records something a person sees, to be measured when its root is done.
  func leaf(_ leaf: Leaf, in environment: Environment) {
    if placed.isFirst { return }
    if environment.isInvisible || environment.redaction == .all { return seen.noteUndrawn(leaf) }
    if isWithheld(leaf.place) { return }
    var leaf = leaf
    leaf.mayBeCovered = leaf.mayBeCovered || environment.isSeenPerhaps || environment.isBlurredPerhaps
    leaf.mayBeCovered = leaf.mayBeCovered || leaf.mayBePictures
    ways.reach(leaf.place)
    if leaf.kind == .text { pending.disclosures.note(textIn: environment) }
    pending.illustrations.note(leaf, in: environment)
    pending.loneSymbols.note(leaf, in: environment)
    let around = environment.onSelection(leaf, evaluator.conditions).withoutWidgetGround(leaf, evaluator.conditions)
    let next = PendingLeaf(leaf: leaf, environment: around.behind(leaf))
    switch pending.add(next, ways.sites.standing, pins, evaluator.conditions) {
    case .followed: break
    case .covered(let known):
      collector.coveredScopes.insert(environment.scope)
      ways.cover(.leaf(leaf.place), leaf.place, known, FollowedWays.Seat(environment))
    case .cut: ways.cutLeaf(at: leaf.place)
    }
  }

  /// Notes conditions on which something depends that a person notices.
  func noteSigns(_ conditions: Set<Int>) { cues.note(conditions) }

  private func isWithheld(_ place: Place) -> Bool {
    guard !withheld.isEmpty, let type = evaluator.index.enclosingType(of: place) else { return false }
    return withheld.contains(type.name.lastComponent)
  }

  /// Measures the leaves of a root.
  func finishRoot() {
    work.roots += 1
    while let (view, environment) = held.next() { render(view, in: environment) }
    held.unread.forEach(leave)
    held = HeldViews()
    var leaves = pending
    pending = PendingLeaves()
    // What was evaluated is of no more use: measuring needs the room.
    bodies = EvaluatedBodies()
    paintedBodies = PaintedBodies()
    painting.forgetRoot()
    ways.forgetRoot()
    cues.forgetRoot()
    viewMemo = ViewMemo()
    evaluator.forgetRoot()
    leaves.drain(giveBack) { collector.add($0, renderer: self) }
    drawing?.finishRoot(self)
  }

  /// Notes what was left out in the end, and counts the work.
  func cutOff() {
    ways.checkCoverings(pins)
    for dropped in collector.dropped {
      let doubt = Doubt(.tooManyPaths, "more placements than are kept", place: dropped.place)
      ways.cut(dropped.bounded.map { ways.region(numbered: $0) } ?? .leaf(dropped.place), doubt, .placements)
    }
    work.readingsMeasured = memo.measured
    work.readingsShared = memo.shared
    work.conditionsRead = collector.subjects.count
    work.callsEvaluated = evaluator.memo.evaluated + evaluator.codeMemo.evaluated
    work.callsReused = evaluator.memo.reused + evaluator.codeMemo.reused + evaluator.caseViews.reused
    work.pairsCombined = evaluator.pairsCombined
    work.objectsMade = evaluator.objectsMade
    work.waysCovered = ways.covered
    work.waysCompared = ways.compared
    work.bounds = ways.bounds
    if evaluator.exhaustions > 0 { work.bounds[.expressions, default: 0] += evaluator.exhaustions }
    if painting.exhaustions > 0 { work.bounds[.painted, default: 0] += painting.exhaustions }
  }
}
