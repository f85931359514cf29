import PlatformStyles
import Scene
import SourceFacts

/// What code of AppKit shows controllers in: popovers, which are of a material (S-77), and windows of the program, which
/// may have a background of their own (S-94c); and the views that stand in menus, which are of a material, too.
struct ShownControllers {
  /// What a controller is put into.
  enum Frame: Hashable {
    /// A popover, with the scheme that it is pinned to.
    case popover(ColorScheme?)
    case menu, sidebar
    /// A window, or a window controller, of a class of the program.
    case window(String)
    /// A window of the framework's class to which code gives looks of its own.
    case made(MadeWindow)
    /// A tab or split view of a class, which is seen where that is shown.
    case container(String)
  }

  /// The frames by the last part of a controller's class.
  private var frames: [String: Set<Frame>] = [:]
  /// The types whose code puts controllers of a class into frames.
  private var owners: [String: Set<String?>] = [:]
  /// How many controllers of a class code makes, and how many of them it puts into frames.
  private var counts: [String: (made: Int, shown: Int)] = [:]
  /// The frames of hosting controllers, by the place of the view that they are given.
  private var hosted: [Place: Set<Frame>] = [:]
  /// The frames of controllers of the framework's own class, by the place where code makes them.
  private var plain: [Place: Set<Frame>] = [:]
  /// Those that may be shown elsewhere, too, and the classes of controllers of which that holds.
  private var openHosts: Set<Place> = []
  private var openClasses: Set<String> = []
  private let classes: CodeIndex
  private let uses: UseFinder.Uses
  private let setters: WindowSetters

  init(classes: CodeIndex, uses: UseFinder.Uses) {
    self.classes = classes
    self.uses = uses
    setters = WindowSetters(index: classes.index)
    for type in classes.index.order.compactMap({ classes.index.types[$0] }) where type.kind != .protocol { scan(type) }
  }

  /// Returns what controllers of a class are shown in; `nil` where nothing of the kind is seen, or they are shown
  /// otherwise, too, and nothing where they may be.
  func frames(of type: TypeInfo) -> Set<Frame>? { frames(of: type.lastName, depth: 0) }

  /// Returns what the hosting controller is shown in that is given the view at a place; nothing where it may be shown
  /// elsewhere, too.
  func frames(ofHosted place: Place) -> Set<Frame>? {
    openHosts.contains(place) ? [] : hosted[place].flatMap { resolved($0, depth: 0) }
  }

  /// Returns what a controller is shown in that code makes of the framework's own class.
  func frames(ofPlain place: Place) -> Set<Frame>? { plain[place].flatMap { resolved($0, depth: 0) } }

  /// Returns frames with what containers are shown in instead of these; `nil` where that is not told of one, and nothing
  /// where one may be shown elsewhere, too.
  private func resolved(_ frames: Set<Frame>, depth: Int) -> Set<Frame>? {
    var result: Set<Frame> = []
    var isOpen = false
    for frame in frames {
      guard case .container(let name) = frame else {
        result.insert(frame)
        continue
      }
      guard depth < 3, let around = self.frames(of: name, depth: depth + 1) else { return nil }
      isOpen = isOpen || around.isEmpty
      result.formUnion(around)
    }
    return isOpen ? [] : result
  }

  private func frames(of name: String, depth: Int) -> Set<Frame>? {
    let makers = Set((uses.callers[name] ?? []).map(\.owner))
    if openClasses.contains(name) { return [] }
    if let found = frames[name], let count = counts[name] {
      return makers.isSubset(of: owners[name] ?? []) && count.made <= count.shown
        ? resolved(found, depth: depth) : nil
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
    if known.contains([]) { return [] }
    return known.count == around.count ? known.reduce(into: []) { $0.formUnion($1) } : nil
  }

  /// True for a controller that shows others beside each other or in turn. A sidebar among them is of a material: where
  /// its class is not told, it may be any of them.
  private func isContainer(_ type: TypeInfo) -> Bool {
    guard let kind = classes.kind(of: type),
      ["NSSplitViewController", "NSTabViewController"].contains(where: { CodeClasses.isKind(kind, of: $0) })
    else { return false }
    var isTold = true
    for body in type.bodies {
      let given = GivenValues(of: body)
      BodyWalk { expression, _ in
        guard case .call(_, let arguments) = expression.kind,
          let sidebar = arguments.first(where: { $0.label == "sidebarWithViewController" })?.value
        else { return }
        let values = values(of: sidebar, given, in: type)
        isTold = isTold && values.allSatisfy { className(of: $0, in: type) != nil }
      }.walk(body.statements)
    }
    return isTold
  }

  // MARK: - Code

  /// What a body puts somewhere, with what its variables are given.
  private struct Found {
    let body: CodeBody
    let given: GivenValues
    var shown: [(frame: Meaning, expression: Expression)] = []
  }

  private mutating func scan(_ type: TypeInfo) {
    var all: [Found] = []
    for body in type.bodies where classes.index.program.files[Int(body.file)].platform == .macos {
      all.append(found(in: body, of: type))
    }
    for found in all {
      for (frame, shown) in found.shown where frame != .other {
        let isLocal = found.given.holds(shown)
        let known = isLocal ? found.shown : all.flatMap(\.shown)
        // What is handed on as well may be shown elsewhere.
        let puts = known.filter { $0.expression.ownNames == shown.ownNames }.count
        let isHandedOn = shown.uses(in: isLocal ? [found.body] : type.bodies) > puts
        note(shown, in: isHandedOn ? .open : frame, found, of: type)
      }
    }
  }

  private mutating func found(in body: CodeBody, of type: TypeInfo) -> Found {
    var found = Found(body: body, given: GivenValues(of: body))
    var made: [String] = []
    let walk = BodyWalk { [self] expression, _ in
      switch expression.kind {
      case .call(let callee, let arguments):
        if let name = callee.typeName { made.append(name) }
        if arguments.contains(where: { $0.label == "asPopoverRelativeTo" }), let first = arguments.first {
          found.shown.append((.frame(.popover(nil)), first.value))
        }
        if callee.typeName == "NSSplitViewItem", let first = arguments.first,
          first.label == "sidebarWithViewController"
        {
          found.shown.append((.frame(.sidebar), first.value))
        }
        found.shown += items(addedBy: callee, arguments, found, in: type)
        if let made = frame(madeBy: expression, in: body, of: type),
          let content = arguments.first(where: { $0.label == "contentViewController" })
        {
          found.shown.append((made, content.value))
        } else if let (owner, content) = setters.content(setBy: callee, arguments),
          case let meaning = frame(owner, found.given, in: type), case .frame = meaning
        {
          found.shown.append((meaning, content))
        }
      case .binary("=", let target, let value):
        if let owner = target.owner(of: "contentViewController") {
          found.shown.append((frame(owner.first, found.given, in: type), value))
        } else if let owner = target.owner(of: "view"), let menu = menu(owner.first, found.given, in: type) {
          found.shown.append((menu, value))
        }
      default: break
      }
    }
    walk.walk(body.statements)
    for name in made { counts[name, default: (0, 0)].made += 1 }
    return found
  }

  /// Notes what an expression stands for in what shows it.
  private mutating func note(_ shown: Expression, in meaning: Meaning, _ found: Found, of type: TypeInfo) {
    let values = values(of: shown, found.given, in: type)
    // What is one of several may be another.
    let isOpen = meaning == .open || values.count > 1
    for made in values {
      if case .call(let callee, let arguments) = made.kind, callee.typeName.map(uses.hosting.contains) == true {
        guard let root = arguments.first(where: { $0.label == "rootView" || $0.isTrailingClosure }) else { continue }
        let place = Place(file: found.body.file, span: root.value.span)
        if isOpen { openHosts.insert(place) }
        if case .frame(let frame) = meaning { hosted[place, default: []].insert(frame) }
      } else if case .call(let callee, _) = made.kind, callee.typeName == "NSViewController" {
        guard case .frame(let frame) = meaning, !isOpen else { continue }
        plain[Place(file: found.body.file, span: made.span), default: []].insert(frame)
      } else if let name = className(of: made, in: type) {
        if isOpen { openClasses.insert(name) }
        guard case .frame(let frame) = meaning else { continue }
        counts[name, default: (0, 0)].shown += 1
        frames[name, default: []].insert(frame)
        owners[name, default: []].insert(type.lastName)
      }
    }
  }

  /// What an object is whose content is set.
  private enum Meaning: Hashable {
    case frame(Frame)
    /// Nothing with a ground of its own.
    case other
    /// Something that is not told.
    case open
  }

  /// - Parameter owner: The object; `nil` for `self`.
  private func frame(_ owner: Expression?, _ given: GivenValues, in type: TypeInfo) -> Meaning {
    guard let owner, owner.kind != .identifier("self") else {
      return window(type.lastName).map(Meaning.frame) ?? .other
    }
    if let frame = frame(ofWindow: owner, in: type) { return frame }
    let names = Set(values(of: owner, given, in: type).map { className(of: $0, in: type) })
    guard names.count == 1, let name = names.first else { return .open }
    if MadeWindow.classes.contains(name ?? "") {
      let made = makings(of: owner, given, in: type)
      if made.count > 1 { return .open }
      return made.first.map { frame(madeBy: $0.call, in: $0.body, of: type) ?? .other } ?? .other
    }
    if name == "NSPopover" { return popover(owner, given, in: type) }
    if let name { return window(name).map(Meaning.frame) ?? .other }
    // A name alone does not tell what an object of another type is.
    return owner.lastName?.lowercased().contains("popover") == true ? .open : .other
  }

  /// What a popover is: pinned to a scheme where the type that makes it says so in any case (S-55).
  private func popover(_ owner: Expression, _ given: GivenValues, in type: TypeInfo) -> Meaning {
    let looks = makings(of: owner, given, in: type).map {
      MadeWindow(owner: type.id, place: Place(file: $0.body.file, span: $0.call.span)).look(in: type)
    }
    let schemes = Set(looks.map(\.scheme))
    guard let scheme = schemes.first, schemes != [nil] else { return .frame(.popover(nil)) }
    // One that only sometimes has a scheme is seen in both.
    return .frame(.popover(schemes.count == 1 && !looks.contains(where: \.isOpen) ? scheme : nil))
  }

  /// What a window shows that is asked for by its name: a controller's own one, or the one that its view stands in.
  private func frame(ofWindow owner: Expression, in type: TypeInfo) -> Meaning? {
    guard let names = owner.ownNames, let kind = classes.kind(of: type) else { return nil }
    if names == ["window"], CodeClasses.isKind(kind, of: "NSWindowController") {
      return window(type.lastName).map(Meaning.frame)
    }
    if names == ["view", "window"], CodeClasses.isKind(kind, of: "NSViewController") {
      return .frame(.container(type.lastName))
    }
    return nil
  }

  /// What the window is that a call makes: nothing special where it looks as the system's do; `nil` for other calls.
  private func frame(madeBy call: Expression, in body: CodeBody, of type: TypeInfo) -> Meaning? {
    guard case .call(let callee, _) = call.kind, let name = callee.typeName else { return nil }
    guard MadeWindow.classes.contains(name) else { return window(name).map(Meaning.frame) }
    let made = MadeWindow(owner: type.id, place: Place(file: body.file, span: call.span))
    return made.look(in: type).isPlain ? .other : .frame(.made(made))
  }

  /// The calls that make what a name holds.
  private func makings(
    of owner: Expression, _ given: GivenValues, in type: TypeInfo
  ) -> [(call: Expression, body: CodeBody)] {
    let values = values(of: owner, given, in: type)
    var result: [(call: Expression, body: CodeBody)] = []
    for body in type.bodies {
      func note(_ call: Expression) {
        guard call.isCall, !result.contains(where: { $0.body.file == body.file && $0.call.span == call.span }) else {
          return
        }
        result.append((call, body))
      }
      BodyWalk { expression, _ in
        if values.contains(where: { $0.span == expression.span && $0 == expression }) {
          note(expression)
        } else if case .binary("=", let target, let value) = expression.kind, target.ownNames != nil,
          target.ownNames == owner.ownNames, !given.holds(owner)
        {
          note(value)
        }
      }.walk(body.statements)
    }
    return result
  }

  /// The controllers whose windows a controller is put into later.
  func hosts(of name: String) -> Set<String> {
    (frames[name] ?? []).reduce(into: []) { if case .container(let host) = $1 { $0.insert(host) } }
  }

  /// The controllers of items that a call adds to a tab or split view; a sidebar's stands on a material.
  private func items(
    addedBy callee: Expression, _ arguments: [Argument], _ found: Found, in type: TypeInfo
  ) -> [(frame: Meaning, expression: Expression)] {
    // What a container adds to itself is seen where that is.
    guard case .member(.some(let owner), let name, _) = callee.kind, let item = arguments.first?.value,
      ["addTabViewItem", "addSplitViewItem"].contains(name), owner.kind != .identifier("self"),
      owner.kind != .identifier("super")
    else { return [] }
    let names = Set(values(of: owner, found.given, in: type).map { className(of: $0, in: type) })
    if names == [nil] { return [] }
    let items = values(of: item, found.given, in: type)
    // An item that is one of several, or handed on, may be shown elsewhere.
    let isOpen = items.count > 1 || item.uses(in: found.given.holds(item) ? [found.body] : type.bodies) > 1
    let container = names.count == 1 && !isOpen ? names.compactMap(\.self).first : nil
    return items.compactMap {
      guard case .call(let maker, let parts) = $0.kind, ["NSTabViewItem", "NSSplitViewItem"].contains(maker.typeName),
        let first = parts.first, first.label == "viewController"
      else { return nil }
      return (container.map { .frame(.container($0)) } ?? .open, first.value)
    }
  }

  /// What the view of an item of a menu is shown in; `nil` for other objects.
  ///
  /// - Parameter owner: The item; `nil` for `self`.
  private func menu(_ owner: Expression?, _ given: GivenValues, in type: TypeInfo) -> Meaning? {
    guard let owner, owner.kind != .identifier("self") else {
      return type.inherited.contains { $0.name == "NSMenuItem" } ? .frame(.menu) : nil
    }
    let names = Set(values(of: owner, given, in: type).map { className(of: $0, in: type) })
    guard names.contains("NSMenuItem") else { return nil }
    return names.count == 1 ? .frame(.menu) : .open
  }

  private func window(_ name: String) -> Frame? {
    guard let id = classes.index.idsByName[name]?.first, let type = classes.index.types[id],
      let kind = classes.kind(of: type),
      CodeClasses.isKind(kind, of: "NSWindow") || CodeClasses.isKind(kind, of: "NSWindowController")
    else { return nil }
    return .window(name)
  }

  /// What a name stands for; other expressions as they are.
  private func values(of expression: Expression, _ given: GivenValues, in type: TypeInfo) -> [Expression] {
    switch expression.kind {
    // What a storyboard makes is told by the class that it is taken for.
    case .cast(let inner, _, _) where inner.isFromStoryboard: return [expression]
    case .postfix(_, let inner), .cast(let inner, _, _): return values(of: inner, given, in: type)
    case .identifier(let name): return given.values[name] ?? held(name, in: type) ?? [expression]
    case .member(.some(let base), let name, _) where base.kind == .identifier("self"):
      return held(name, in: type) ?? [expression]
    default: return [expression]
    }
  }

  /// All that code is seen to give a property, first what it begins with; `nil` where that is nothing.
  private func held(_ name: String, in type: TypeInfo) -> [Expression]? {
    guard let property = type.property(name)?.declaration else { return nil }
    var values = [property.value].compactMap(\.self)
    if !property.isConstant || values.isEmpty {
      let walk = BodyWalk { expression, _ in
        if case .binary("=", let target, let value) = expression.kind, target.ownNames == [name] {
          values.append(value)
        }
      }
      for body in type.bodies { walk.walk(body.statements) }
    }
    values.removeAll { $0.kind == .nilLiteral }
    return values.isEmpty ? nil : values
  }

  /// The class of what a static function of a class returns, such as `Page.load()`.
  private func classMade(by callee: Expression) -> String? {
    guard case .member(.some(let base), let name, _) = callee.kind, let owner = base.typeName,
      let id = classes.index.idsByName[owner]?.first, let type = classes.index.types[id], type.kind == .class,
      let functions = type.functions[name], functions.count == 1, functions[0].declaration.isStatic,
      let result = functions[0].declaration.result
    else { return nil }
    return result.name == "Self" ? type.lastName : result.name.lastComponent
  }

  private func className(of expression: Expression, in type: TypeInfo) -> String? {
    switch expression.kind {
    case .call(let callee, _): return callee.typeName ?? classMade(by: callee)
    case .cast(_, _, let made): return made.name.lastComponent
    case .identifier(let name), .member(.some, let name, _):
      return type.property(name)?.declaration.type?.name
    default: return nil
    }
  }
}
