import SourceFacts

/// On which levels the controllers of storyboards and of code are shown: those on sheets have backgrounds that are
/// elevated in dark (S-92).
struct Presentations {
  /// A controller of a storyboard by its file and its identifier there.
  private struct Controller: Hashable {
    var file: Int32
    var id: String
  }

  /// What is shown.
  private enum Screen: Hashable {
    case controller(Controller)
    /// Every controller of a class, by the last part of its name.
    case type(String)
  }

  /// How something comes to be shown.
  private enum Way: Hashable {
    case sheet
    case plain
    /// Where another one is: in it, pushed after it, or in its context.
    case with(Screen)
  }

  private let index: ProgramIndex
  /// The storyboards by their names.
  private var files: [String: Int32] = [:]
  /// The storyboards that hold controllers of a class, or of one that inherits from it, by the class's last name.
  private var homes: [String: Set<Int32>] = [:]
  private var controllers: [Controller: InterfaceObject] = [:]
  private var ways: [Screen: Set<Way>] = [:]
  private var elevated: Set<Screen> = []
  private var plain: Set<Screen> = []
  /// The controllers that views of others embed and nothing else shows, and those that these hold as containers.
  private var embedded: Set<Controller> = []
  /// The controllers that are shown as screens, too.
  private var shown: Set<Controller> = []
  /// What containers hold.
  private var held: [Controller: Set<Controller>] = [:]

  init(index: ProgramIndex, named: Set<String>, uses: UseFinder.Uses) {
    self.index = index
    for (name, showings) in uses.manners {
      for showing in showings { ways[.type(name), default: []].insert(Self.way(showing.manner, by: showing.owner)) }
    }
    for (number, file) in index.program.files.enumerated() {
      guard let facts = file.facts.interface else { continue }
      let name = file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
      files[name] = Int32(number)
      for object in facts.objects { controllers[Controller(file: Int32(number), id: object.id)] = object }
    }
    if !files.isEmpty, named.contains(where: Instantiation.isMethod) {
      for (controller, object) in controllers {
        for name in object.customClass.map(classes(upFrom:)) ?? [] { homes[name, default: []].insert(controller.file) }
      }
      addInstantiations(uses.makers)
    }
    for (number, file) in index.program.files.enumerated() {
      guard let facts = file.facts.interface else { continue }
      for object in facts.objects { addWays(from: Controller(file: Int32(number), id: object.id), object) }
      let initial = facts.initial.map { Screen.controller(Controller(file: Int32(number), id: $0)) }
      if let initial, ways[initial]?.isDisjoint(with: [.sheet, .plain]) ?? true {
        ways[initial, default: []].insert(.plain)
      }
    }
    // Code of a class speaks of each of its controllers in storyboards.
    for (controller, object) in controllers {
      guard let name = object.customClass else { continue }
      ways[.type(name), default: []].insert(.with(.controller(controller)))
    }
    elevated = screens(shownBy: .sheet)
    plain = screens(shownBy: .plain)
    embedded.subtract(shown)
    var next = Array(embedded)
    while let container = next.popLast() {
      for inside in held[container] ?? [] where embedded.insert(inside).inserted { next.append(inside) }
    }
  }

  /// True for a controller of a storyboard that is seen in a view of another one alone, itself or in a container.
  func isEmbedded(_ id: String, in file: Int32) -> Bool { embedded.contains(Controller(file: file, id: id)) }

  /// Returns whether a controller of a storyboard is elevated, once for each level that it is shown on.
  func levels(of id: String, in file: Int32) -> [Bool] { levels(of: .controller(Controller(file: file, id: id))) }

  /// Returns whether the controllers of a class are elevated, once for each level that they are shown on, by the last
  /// part of the name.
  func levels(ofClass name: String) -> [Bool] { levels(of: .type(name)) }

  private func levels(of screen: Screen) -> [Bool] {
    guard elevated.contains(screen) else { return [false] }
    return plain.contains(screen) ? [false, true] : [true]
  }

  // MARK: - Ways

  private static func way(_ manner: PresentedControllers.Manner, by owner: String?) -> Way {
    switch manner {
    case .plain: .plain
    case .sheet, .partialSheet: .sheet
    case .inPlace: owner.map { .with(.type($0)) } ?? .plain
    }
  }

  private mutating func addWays(from controller: Controller, _ object: InterfaceObject) {
    for segue in object.segues {
      guard let target = resolved(Controller(file: controller.file, id: segue.destination)) else { continue }
      if segue.kind == "embed" { embedded.insert(target) }
      if segue.kind == "relationship" { held[controller, default: []].insert(target) }
      if !["embed", "relationship", "unwind"].contains(segue.kind) { shown.insert(target) }
      switch segue.kind {
      case "presentation", "modal", "popoverPresentation", "popover":
        ways[.controller(target), default: []].insert(
          presentation(of: target, style: segue.presentationStyle, by: .controller(controller)))
      case "unwind": break
      case "custom": ways[.controller(target), default: []].insert(.plain)
      default: ways[.controller(target), default: []].insert(.with(.controller(controller)))
      }
    }
    for child in object.children { addWays(from: controller, child) }
  }

  private func presentation(of controller: Controller, style: String?, by presenter: Screen?) -> Way {
    let style = style ?? controllers[controller]?.attributes["modalPresentationStyle"] ?? ""
    if PresentedControllers.contextualStyles.contains(style) { return presenter.map { .with($0) } ?? .plain }
    return PresentedControllers.coveringStyles.contains(style) ? .plain : .sheet
  }

  /// Returns the controller that a placeholder stands for; another one as it is.
  private func resolved(_ controller: Controller) -> Controller? {
    guard let object = controllers[controller], object.kind == "viewControllerPlaceholder" else { return controller }
    let file = object.attributes["storyboardName"].map { files[$0] } ?? controller.file
    return file.flatMap { self.controller(named: object.attributes["referencedIdentifier"], in: $0) }
  }

  /// The controller of an identifier that code uses; without one the one that the file starts with.
  private func controller(named name: String?, in file: Int32) -> Controller? {
    guard let name else {
      return index.program.files[Int(file)].facts.interface?.initial.map { Controller(file: file, id: $0) }
    }
    return controllers.first { $0.key.file == file && $0.value.attributes["storyboardIdentifier"] == name }?.key
  }

  private mutating func addInstantiations(_ makers: ControllerMakers) {
    for type in index.order.compactMap({ index.types[$0] }) {
      for body in type.bodies where index.program.files[Int(body.file)].isAudited {
        for one in Instantiation.all(in: body, index) {
          let targets = storyboards(one.storyboard, of: type).compactMap { controller(named: one.identifier, in: $0) }
          guard !targets.isEmpty else { continue }
          let own = Set(one.manners.map { UseFinder.Showing(manner: $0, owner: type.lastName) })
          for showing in makers.showings(at: Place(file: body.file, span: one.span), own) {
            for target in targets {
              let way =
                [.sheet, .partialSheet].contains(showing.manner)
                ? presentation(of: target, style: nil, by: showing.owner.map { .type($0) })
                : Self.way(showing.manner, by: showing.owner)
              ways[.controller(target), default: []].insert(way)
            }
          }
        }
      }
    }
  }

  /// The files that an instantiation in code of a type asks; each that the type's controllers come from for its own.
  private func storyboards(_ asked: Instantiation.Storyboard, of type: TypeInfo) -> Set<Int32> {
    switch asked {
    case .named(let name): files[name].map { [$0] } ?? []
    case .own: homes[type.lastName] ?? []
    }
  }

  /// The names of a class and of the program's classes above it, whose code is that of its controllers, too.
  private func classes(upFrom name: String) -> [String] {
    var names = [name]
    while let last = names.last, names.count < 12,
      let parent = (index.idsByName[last] ?? []).lazy.compactMap({ index.types[$0]?.inherited.first }).first?.name
        .lastComponent, !names.contains(parent)
    {
      names.append(parent)
    }
    return names
  }

  /// The screens that some way of a kind leads to, by itself or through others. What nothing is known to show is plain.
  private func screens(shownBy wanted: Way) -> Set<Screen> {
    func leads(_ way: Way, to known: Set<Screen>) -> Bool {
      guard case .with(let other) = way else { return way == wanted }
      return known.contains(other) || wanted == .plain && ways[other] == nil
    }
    var result: Set<Screen> = []
    var before = -1
    while result.count != before {
      before = result.count
      for (screen, all) in ways where !result.contains(screen) && all.contains(where: { leads($0, to: result) }) {
        result.insert(screen)
      }
    }
    return result
  }
}

/// Code that makes a controller of a storyboard.
private struct Instantiation {
  /// What it asks for the controller.
  enum Storyboard {
    case named(String)
    /// The one that the controller whose code it is comes from, as its `storyboard`.
    case own
  }

  var storyboard: Storyboard
  /// The identifier that it asks for; `nil` for the controller that the storyboard starts with.
  var identifier: String?
  var span: Span
  var manners: Set<PresentedControllers.Manner>

  private static let initial = "instantiateInitialViewController"

  /// True for the framework's methods, and for those of the program that are named alike.
  static func isMethod(_ name: String) -> Bool { name.hasPrefix("instantiate") }

  /// Returns those of a body that name their storyboard, or ask that of their own controller.
  static func all(in body: CodeBody, _ index: ProgramIndex) -> [Instantiation] {
    var calls: [(call: Expression, storyboard: Expression, method: String, arguments: [Argument])] = []
    BodyWalk { expression, _ in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(.some(let base), let method, _) = callee.kind, isMethod(method)
      else { return }
      calls.append((expression, base, method, arguments))
    }.walk(body.statements)
    guard !calls.isEmpty else { return [] }
    let presented = PresentedControllers(body.statements)
    return calls.compactMap { one in
      let identifier = one.arguments.first.flatMap { $0.value.literalText ?? $0.value.metatypeName }
      let asked = presented.meaning(of: one.storyboard.unwrapped).unwrapped
      let isOwn = asked.isStoryboardOfSelf && !body.parameters.contains("storyboard")
      guard let storyboard = isOwn ? .own : name(of: asked, index).map(Storyboard.named),
        one.method == initial || identifier != nil
      else { return nil }
      return Instantiation(
        storyboard: storyboard, identifier: one.method == initial ? nil : identifier, span: one.call.span,
        manners: presented.manners(of: one.call))
    }
  }

  /// The name of the storyboard that an expression makes, itself or as a constant of the program.
  private static func name(of storyboard: Expression, _ index: ProgramIndex) -> String? {
    switch storyboard.kind {
    case .call(let callee, let arguments) where callee.typeName == "UIStoryboard":
      return arguments.first { $0.label == "name" }?.value.literalText
    case .member(.some(let base), let name, _) where base.typeName == "UIStoryboard":
      let declarations = index.types["UIStoryboard"]?.statics[name] ?? []
      return declarations.lazy.compactMap { property -> String? in
        var found: String?
        let value = property.declaration.value.map { [Statement(.expression($0), span: $0.span)] } ?? []
        BodyWalk { expression, _ in
          if case .call = expression.kind, let name = self.name(of: expression, index) { found = name }
        }.walk(value + (property.declaration.getter ?? []))
        return found
      }.first
    default: return nil
    }
  }
}

extension Expression {
  /// True for the storyboard that the framework says a controller comes from.
  fileprivate var isStoryboardOfSelf: Bool {
    switch kind {
    case .identifier("storyboard"): true
    case .member(.some(let base), "storyboard", _): base.kind == .identifier("self")
    default: false
    }
  }

  /// The name of the type in `Type.self`, which code of the program takes for the controller's identifier.
  fileprivate var metatypeName: String? {
    if case .member(.some(let base), "self", _) = kind { base.typeName } else { nil }
  }
}
