import PlatformStyles
import Scene
import SourceFacts

/// Views at the top of interface files that code puts somewhere: the view of a controller, and others in its outlets
/// (S-115, S-118).
///
/// Such a file is gone through twice: first only for what code needs to know of its outlets and rows, then, once it is
/// known where code puts the view, for what is seen.
struct PlacedViews {
  /// A view that is put off until then.
  struct Waiting {
    var document: InterfaceDocument
    var object: InterfaceObject
    var platform: Platform
    /// The properties that hold it.
    var holders: [InterfaceOutlet]
  }

  private(set) var waiting: [Waiting] = []
  private var awaited: Set<InterfaceOutlet> = []
  private var found: [InterfaceOutlet: [Environment]] = [:]
  /// The properties whose view code puts into more places than are told apart.
  private var overfull: Set<InterfaceOutlet> = []
  /// True while a file is gone through for the first time: nothing of it is seen yet.
  var isFirst = false

  /// The most places of one view that are told apart.
  private static let maximumPlaces = 6

  mutating func wait(for view: Waiting) {
    waiting.append(view)
    awaited.formUnion(view.holders)
  }

  /// Notes where code puts what a property of a class holds, or of one above it that a file names.
  mutating func note(_ property: String, of chain: [TypeInfo], in environment: @autoclosure () -> [Environment]) {
    note(chain.map { InterfaceOutlet(type: $0.id, property: property) }, in: environment())
  }

  /// Notes where code puts what the first of some properties holds that is waited for.
  mutating func note(_ outlets: [InterfaceOutlet], in environment: @autoclosure () -> [Environment]) {
    guard let outlet = outlets.first(where: awaited.contains) else { return }
    for place in environment() where !place.backdrop.endsNowhere {
      var known = found[outlet] ?? []
      if let position = known.firstIndex(where: { Self.areAlike($0, place) }) {
        // What leads to one place in several ways decides nothing there.
        known[position].path = known[position].path.common(with: place.path)
      } else if known.count < Self.maximumPlaces {
        known.append(place)
      } else {
        overfull.insert(outlet)
      }
      found[outlet] = known
    }
  }

  private static func areAlike(_ one: Environment, _ other: Environment) -> Bool {
    var (one, other) = (one, other)
    (one.path, other.path) = (.always, .always)
    return InheritedLook(one) == InheritedLook(other)
  }

  /// Where code puts a view; empty where that is not seen.
  func places(of view: Waiting) -> [Environment] { view.holders.flatMap { found[$0] ?? [] } }

  /// True where code puts it into more places than these.
  func hasMorePlaces(_ view: Waiting) -> Bool { !overfull.isDisjoint(with: view.holders) }
}

extension InterfaceRenderer {
  /// Renders what was put off: where code puts it, or as what nothing places.
  func renderPlaced() {
    let (outlets, rows) = (renderer.outlets, renderer.rowsOfFiles)
    for view in renderer.placed.waiting {
      let places = renderer.placed.places(of: view)
      renderer.evaluator.platformAtHand = view.platform
      if renderer.placed.hasMorePlaces(view) {
        let doubt = Doubt(
          .tooManyPaths, "more places of a view than are told apart", place: view.document.place(view.object.span))
        renderer.ways.cut(.source(view.document.extent(of: view.object)), doubt, .placements)
      }
      for place in places { render(view.object, of: view.document, in: place) }
      if places.isEmpty || isPresented(view) { render(view.object, of: view.document, platform: view.platform) }
      // Where an outlet stands was noted the first time.
      (renderer.outlets, renderer.rowsOfFiles) = (outlets, rows)
    }
  }

  private func render(_ object: InterfaceObject, of document: InterfaceDocument, in place: Environment) {
    var environment = place
    environment.scope = renderer.newScope()
    if !document.isMac { environment.tint = environment.tint ?? tint(document) }
    let context = InterfaceContext(environment: environment, owner: object.customClass ?? owner(document))
    InterfaceViews(document: document).render(object, in: context)
    renderer.finishRoot()
  }

  /// True for the view of a controller that code shows on a sheet, too.
  private func isPresented(_ view: PlacedViews.Waiting) -> Bool {
    view.platform.isIOS
      && view.holders.contains { holder in
        guard holder.property == "view", let name = renderer.evaluator.index.types[holder.type]?.lastName else {
          return false
        }
        return renderer.uses.manners[name]?.contains { [.sheet, .partialSheet].contains($0.manner) } ?? false
      }
  }
}

extension InterfaceDocument {
  /// All of an object at the top of the file, whose own span is that of its first tag.
  fileprivate func extent(of object: InterfaceObject) -> Place {
    let ends = facts.objects.map(\.span.start).filter { $0 > object.span.start }
    return place(Span(start: object.span.start, end: ends.min() ?? .max))
  }

  /// The properties of classes of the program that hold a view at the top of the file.
  func holdersOfTop(_ object: InterfaceObject) -> [InterfaceOutlet] {
    if object.isScreen || isListItem(object) || object.rowKind != nil { return [] }
    let owner = facts.objects.first { $0.id == (isMac ? "-2" : "-1") }
    return (holders[object.id] ?? []).compactMap { holder in
      if let type = holder.className.flatMap({ code.type(named: $0, file: file) }) {
        return InterfaceOutlet(type: type.id, property: holder.property)
      }
      // A controller of the framework's class loads the file by its name.
      guard holder.property == "view", holder.start == owner?.span.start else { return nil }
      let path = code.index.program.files[Int(file)].path
      return .view(ofFile: String((path.split(separator: "/").last ?? "").prefix { $0 != "." }))
    }
  }
}

extension CodeRenderer {
  /// Notes where code puts the view of a controller, or a view from an outlet, which a file may make.
  func notePlace(of identity: String, within holder: CodeObject, in environment: Environment) {
    guard wanted == nil, let object = run.objects[identity] else { return }
    if let whole = object.whole, whole != holder.identity, let controller = run.objects[whole] {
      note("view", of: controller, object, in: environment)
    } else if CodeClasses.isKind(holder.kind, of: "NSWindow"), CodeClasses.isController(object.kind) {
      note("view", of: object, object, in: environment)
    } else if let (owner, property) = run.outlet(object) {
      renderer.placed.note(
        property, of: renderer.classes.chain(of: owner), in: pinned(environment, to: schemes(of: object)))
    }
  }

  private func note(
    _ property: String, of controller: CodeObject, _ view: CodeObject, in environment: Environment
  ) {
    guard CodeClasses.isController(controller.kind) else { return }
    let own = schemes(of: view)
    let schemes = own.allSatisfy { $0.scheme == nil } ? schemes(of: controller) : own
    if let type = controller.type {
      renderer.placed.note(property, of: renderer.classes.chain(of: type), in: pinned(environment, to: schemes))
    } else if case .string(let name)? = controller.argument("nibName")?.value {
      renderer.placed.note([.view(ofFile: name)], in: pinned(environment, to: schemes))
    }
  }
}

extension BackdropStack {
  /// True where nothing is known of what is seen in front.
  fileprivate var endsNowhere: Bool {
    guard case .layer(let layer)? = entries.last else { return false }
    return layer.paint.branches.allSatisfy { branch in
      if case .unknown(let doubt)? = branch.value?.style { doubt.reason == .unknownBackdrop } else { false }
    }
  }
}
