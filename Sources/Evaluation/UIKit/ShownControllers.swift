import PlatformStyles
import Scene
import SourceFacts

/// What code of AppKit shows controllers in: popovers, which are of a material (S-77), and windows of the program, which
/// may have a background of their own (S-94c).
struct ShownControllers {
  /// What a controller is put into.
  enum Frame: Hashable {
    case popover
    /// A window, or a window controller, of a class of the program.
    case window(String)
  }

  /// The frames by the last part of a controller's class.
  private var frames: [String: Set<Frame>] = [:]
  /// The types whose code puts controllers of a class into frames.
  private var owners: [String: Set<String?>] = [:]
  /// How many controllers of a class code makes, and how many of them it puts into frames.
  private var counts: [String: (made: Int, shown: Int)] = [:]
  /// The frames of hosting controllers, by the place of the view that they are given.
  private var hosted: [Place: Set<Frame>] = [:]
  private let classes: CodeIndex
  private let uses: UseFinder.Uses

  init(classes: CodeIndex, uses: UseFinder.Uses) {
    self.classes = classes
    self.uses = uses
    for type in classes.index.order.compactMap({ classes.index.types[$0] }) where type.kind != .protocol {
      for body in type.bodies where classes.index.program.files[Int(body.file)].platform == .macos {
        scan(body, of: type)
      }
    }
  }

  /// Returns what controllers of a class are shown in; `nil` where nothing of the kind is seen, or they are shown
  /// otherwise, too.
  func frames(of type: TypeInfo) -> Set<Frame>? { frames(of: type.lastName, depth: 0) }

  /// Returns what the hosting controller is shown in that is given the view at a place.
  func frames(ofHosted place: Place) -> Set<Frame>? { hosted[place] }

  private func frames(of name: String, depth: Int) -> Set<Frame>? {
    let makers = Set((uses.callers[name] ?? []).map(\.owner))
    if let found = frames[name], let count = counts[name] {
      return makers.isSubset(of: owners[name] ?? []) && count.made <= count.shown ? found : nil
    }
    guard depth < 3, !makers.isEmpty else { return nil }
    // A controller that stands in another one is seen where that is.
    let around = makers.map { maker -> Set<Frame>? in
      guard let maker, let id = classes.index.idsByName[maker]?.first, let type = classes.index.types[id],
        isContainer(type)
      else { return nil }
      return frames(of: maker, depth: depth + 1)
    }
    let known = around.compactMap(\.self)
    return known.count == around.count ? known.reduce(into: []) { $0.formUnion($1) } : nil
  }

  /// True for a controller that shows others beside each other or in turn, none of them as a sidebar, which is of a
  /// material.
  private func isContainer(_ type: TypeInfo) -> Bool {
    guard let kind = classes.kind(of: type),
      ["NSSplitViewController", "NSTabViewController"].contains(where: { CodeClasses.isKind(kind, of: $0) })
    else { return false }
    var hasSidebar = false
    let walk = BodyWalk { expression, _ in
      guard case .call(_, let arguments) = expression.kind else { return }
      if arguments.contains(where: { $0.label == "sidebarWithViewController" }) { hasSidebar = true }
    }
    for body in type.bodies { walk.walk(body.statements) }
    return !hasSidebar
  }

  // MARK: - Code

  private mutating func scan(_ body: CodeBody, of type: TypeInfo) {
    var constants: [String: Expression] = [:]
    body.statements.noteConstants(&constants)
    var found: [(frame: Frame?, shown: Expression)] = []
    var made: [String] = []
    let walk = BodyWalk { [self] expression, _ in
      switch expression.kind {
      case .call(let callee, let arguments):
        if let name = callee.typeName { made.append(name) }
        if let first = arguments.first, arguments.contains(where: { $0.label == "asPopoverRelativeTo" }) {
          found.append((.popover, first.value))
        }
      case .binary("=", let target, let value):
        if let owner = target.owner(of: "contentViewController") {
          found.append((frame(owner.first, constants, in: type), value))
        }
      default: break
      }
    }
    walk.walk(body.statements)
    for name in made { counts[name, default: (0, 0)].made += 1 }
    for (frame, shown) in found {
      guard let made = meaning(of: shown, constants, in: type) else { continue }
      if case .call(let callee, let arguments) = made.kind, callee.typeName?.hasSuffix("HostingController") == true {
        let root = arguments.first { $0.label == "rootView" || $0.isTrailingClosure }
        if let root, let frame { hosted[Place(file: body.file, span: root.value.span), default: []].insert(frame) }
      } else if let frame, let name = className(of: made, constants, in: type) {
        counts[name, default: (0, 0)].shown += 1
        frames[name, default: []].insert(frame)
        owners[name, default: []].insert(type.lastName)
      }
    }
  }

  /// What an object is whose content is set; `nil` for `self` in the argument.
  private func frame(_ owner: Expression?, _ constants: [String: Expression], in type: TypeInfo) -> Frame? {
    guard let owner, owner.kind != .identifier("self") else { return window(type.lastName) }
    let name = meaning(of: owner, constants, in: type).flatMap { className(of: $0, constants, in: type) }
    if name == "NSPopover" || name == nil && owner.lastName?.lowercased().contains("popover") == true {
      return .popover
    }
    return name.flatMap(window)
  }

  private func window(_ name: String) -> Frame? {
    guard let id = classes.index.idsByName[name]?.first, let type = classes.index.types[id],
      let kind = classes.kind(of: type),
      CodeClasses.isKind(kind, of: "NSWindow") || CodeClasses.isKind(kind, of: "NSWindowController")
    else { return nil }
    return .window(name)
  }

  /// What a name stands for; other expressions as they are.
  private func meaning(
    of expression: Expression, _ constants: [String: Expression], in type: TypeInfo
  ) -> Expression? {
    switch expression.kind {
    case .postfix(_, let inner), .cast(let inner, _, _): return meaning(of: inner, constants, in: type)
    case .identifier(let name): return constants[name] ?? type.property(name)?.declaration.value ?? expression
    case .member(.some(let base), let name, _) where base.kind == .identifier("self"):
      return type.property(name)?.declaration.value ?? expression
    default: return expression
    }
  }

  private func className(
    of expression: Expression, _ constants: [String: Expression], in type: TypeInfo
  ) -> String? {
    switch expression.kind {
    case .call(let callee, _): return callee.typeName
    case .identifier(let name), .member(.some, let name, _):
      return type.property(name)?.declaration.type?.name
    default: return nil
    }
  }
}

extension Renderer {
  /// Returns what the frame of a controller paints; `nil` where it has none of its own, or several.
  func ground(in frames: Set<ShownControllers.Frame>?, _ environment: Environment) -> [Layer]? {
    guard let frames, frames.count == 1, let frame = frames.first else { return nil }
    switch frame {
    case .popover: return PresentationModifiers.partialLayers(environment, self)
    case .window(let name):
      guard let id = evaluator.index.idsByName[name]?.first, let type = evaluator.index.types[id],
        let run = followed(type), let first = run.order.first, let object = run.objects[first]
      else { return nil }
      let views = CodeRenderer(renderer: self, run: run)
      let isWindow = CodeClasses.isKind(object.kind, of: "NSWindow")
      let initial = object.argument("window").map { run.objectsIn($0.value).map(\.identity) } ?? []
      let windows = isWindow ? [first] : views.objects("window", of: object).map(\.identity) + initial
      guard Set(windows).count == 1, let window = run.objects[windows[0]] else { return nil }
      var painted = views.layers(of: window, in: environment)
      // A window with an appearance of its own is not seen in the others, in which the controller is looked at, too.
      if window.isSet("appearance") { for layer in painted.indices { painted[layer].isAssumed = true } }
      return painted.isEmpty ? nil : [PresentationModifiers.rootLayer(environment)] + painted
    }
  }
}

extension Expression {
  /// The object whose property an assignment sets, none for `self`; `nil` for other properties.
  fileprivate func owner(of property: String) -> [Expression]? {
    switch kind {
    case .identifier(property): []
    case .member(.some(let base), property, _): [base]
    case .postfix(_, let inner): inner.owner(of: property)
    default: nil
    }
  }
}

extension [Statement] {
  /// Notes what the constants of a body are given.
  fileprivate func noteConstants(_ constants: inout [String: Expression]) {
    for statement in self {
      if case .binding(let binding) = statement.kind, case .name(let name) = binding.pattern {
        constants[name] = binding.value
      }
      statement.statements.noteConstants(&constants)
      for expression in statement.expressions { expression.statements.noteConstants(&constants) }
    }
  }
}
