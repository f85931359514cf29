import Scene
import SourceFacts

/// What becomes of an object after it is made: the system calls some of its functions, other code may call others (S-115).
extension CodeRun {
  /// The functions that the system calls before a view is seen, in their order.
  static let start = [
    "awakeFromNib", "loadView", "viewDidLoad", "loadWindow", "windowDidLoad", "willMove", "didMoveToSuperview",
    "didMoveToWindow", "viewDidMoveToWindow", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
    "viewWillLayout", "updateConstraints", "layoutSubviews", "layout", "viewDidLayoutSubviews", "viewDidLayout",
    "viewDidAppear", "updateContentUnavailableConfiguration", "tintColorDidChange", "updateConfiguration",
    "viewWillDraw", "updateLayer",
  ]

  /// AppKit's among them, of which other code has functions of the same names.
  static let layouts: Set<String> = ["viewWillLayout", "layout", "viewDidLayout", "viewWillDraw", "updateLayer"]

  private func isLayout(_ function: FunctionDeclaration, of type: TypeInfo, _ kind: String) -> Bool {
    kind.hasPrefix("NS") && function.parameters.isEmpty && function.result == nil
      && (function.name != "updateLayer" || classes.updatesLayer(type))
  }

  /// Functions after which nothing of a view is seen, or that make no views.
  private static let neverSeen: Set<String> = ["prepareForReuse", "draw", "removeFromSuperview", "deinit"]

  /// Follows the lives of all objects, also of those that come up meanwhile.
  func finish() {
    var next = 0
    var updated = 0
    var asked = 0
    repeat {
      while next < order.count {
        let identity = order[next]
        next += 1
        live = [.always]
        finish(identity)
      }
      live = [.always]
      runCallbacks()
      while updated < order.count {
        update(order[updated])
        updated += 1
      }
      while asked < order.count {
        live = [.always]
        askSources(of: order[asked])
        asked += 1
      }
    } while next < order.count
  }

  private func finish(_ identity: String) {
    guard let object = objects[identity], let type = object.type, let instance = instances[identity],
      finished.insert(identity).inserted
    else { return }
    let screen = screen(object, instance)
    if isOneTooMany(object, type) || screen.map(isShownEnough) ?? false {
      lifeless.insert(identity)
      return
    }
    defer { count(screen) }
    evaluator.refuel(to: evaluator.allowances.object)
    // What it holds from the start is made while there is enough left to make it.
    for owner in classes.chain(of: type) {
      for property in owner.properties where holdsObjects(property) && instance.fields[property.declaration.name] == nil
      {
        _ = stored(property.declaration.name, of: instance)
      }
    }
    let repeated = classes.repeated(of: type)
    setOutlets(of: instance, type)
    for name in Self.start {
      // From here on the view stands in another one (S-115).
      if name == "didMoveToSuperview" { placed = identity }
      guard
        let (owner, function) = hook(name, of: instance, type),
        !Self.layouts.contains(name) || isLayout(function.declaration, of: type, object.kind)
      else { continue }
      loading = name == "awakeFromNib" ? identity : nil
      let count = order.count
      follow(function, of: instance, owner: owner, given: destination(toldTo: function, of: identity))
      let place = Place(file: function.file, span: function.declaration.span)
      if repeated.contains(place) { remakings[Self.key(identity, place)] = Array(order[count...]) }
    }
    (loading, placed) = (nil, nil)
    followLooks(drawnBy: instance, type)
    for (owner, function) in entries(of: type, object.kind, last: repeated) {
      let place = Place(file: function.file, span: function.declaration.span)
      if repeated.contains(place) { repeating(Self.key(identity, place)) }
      if Self.neverSeen.contains(function.declaration.name) || followed.contains(Self.key(identity, place)) { continue }
      if isLeftToItems(function, of: identity) { continue }
      if RowSelection.isToldAtStart(by: function.declaration.name, object.kind) {
        follow(function, of: instance, owner: owner)
        continue
      }
      let state = state(enteredBy: function.declaration.name, of: identity, object.kind, type, at: place)
      turns += 1
      turn = turns
      defer { turn = 0 }
      maybe("\(function.declaration.name)()", at: place, wherever: state) {
        live = live.compactMap { $0.and(written(function, of: instance, owner: owner)) }
        let told = expectRows(in: function, of: instance)
        let given = written(function, of: owner).merging(told.given) { $1 }
        let made = follow(function, of: instance, owner: owner, given: given)
        note(told.rows)
        answerInvalidations()
        take(made, by: function, of: instance, identity, type, in: owner)
      }
    }
    followDrawing(of: instance, type)
  }

  /// Takes what a function of an object makes for the system that calls it.
  private func take(
    _ made: Value, by function: Located<FunctionDeclaration>, of instance: Instance, _ identity: String,
    _ type: TypeInfo, in owner: TypeInfo
  ) {
    if CodeRows.makesRows(function.declaration) {
      // A row that is handed on as it comes has its life here, too.
      _ = objectsIn(made)
      let index = index(toldTo: function, of: identity, owner)
      rows.append(CodeRows(owner: identity, made: made, paths: live, index: index))
    } else if RowView.areTold(to: function.declaration) {
      takeRowViews(made, by: function, of: identity)
    } else if CodeRows.makesEmptyView(function.declaration) {
      emptyViews.append(CodeRows(owner: identity, made: made, paths: live))
    } else if SectionControllers.areMade(by: function.declaration) {
      askSections(made, of: identity)
    } else if PageSources.makePages(in: function.declaration) {
      handPages(made, by: function, of: identity)
    } else {
      layTitles(function, made, of: instance, type)
    }
  }

  /// The functions of views that extensions of the framework's classes override.
  private static let extended: Set<String> = [
    "awakeFromNib", "willMove", "didMoveToSuperview", "didMoveToWindow", "layoutSubviews", "tintColorDidChange",
  ]

  /// Returns what the system calls: the nearest of the program's versions.
  func hook(
    _ name: String, of instance: Instance, _ type: TypeInfo
  ) -> (TypeInfo, Located<FunctionDeclaration>)? {
    let own = classes.owners(of: type, function: name)
    let extensions = Self.extended.contains(name) ? frameworkExtensions(of: instance) : []
    return (own + extensions.flatMap { owner in (owner.functions[name] ?? []).map { (owner, $0) } })
      .first { $0.1.declaration.body != nil }
  }

  /// Returns the view of a controller whose class makes it, which is done when it is asked for first; `nil` for others.
  func loaded(_ name: String, of instance: Instance, _ object: CodeObject) -> Value? {
    guard name == "view", let type = object.type, CodeClasses.isController(object.kind),
      let (owner, function) = classes.owners(of: type, function: "loadView").first(where: {
        $0.1.declaration.body != nil
      })
    else { return nil }
    let entry = live
    live = [.always]
    follow(function, of: instance, owner: owner)
    live = entry
    return instance.fields[name]
  }

  /// The functions that other code may call, then what the system calls after them; a row is told of its state after it
  /// is filled, and others of the row.
  private func entries(
    of type: TypeInfo, _ kind: String, last repeated: [Place]
  ) -> [(TypeInfo, Located<FunctionDeclaration>)] {
    func isRepeated(_ function: Located<FunctionDeclaration>) -> Bool {
      repeated.contains(Place(file: function.file, span: function.declaration.span))
    }
    let found = classes.entries(of: type).filter { !isUnreached($0.1, of: $0.0) }
    let all = found.filter { !isRepeated($0.1) } + found.filter { isRepeated($0.1) }
    guard RowSelection.isSelectable(kind) else {
      let isLate = all.map { Self.row(displayedBy: $0.1.declaration) != nil }
      return zip(all, isLate).filter { !$1 }.map(\.0) + zip(all, isLate).filter(\.1).map(\.0)
    }
    func isTold(_ function: Located<FunctionDeclaration>) -> Bool {
      RowSelection.entered(by: function.declaration.name) != nil
    }
    return all.filter { !isTold($0.1) } + all.filter { isTold($0.1) }
  }

  private func holdsObjects(_ property: Located<PropertyDeclaration>) -> Bool {
    guard property.declaration.getter == nil, let value = property.declaration.value else { return false }
    if let name = property.declaration.type?.name, CodeClasses.isKnown(name) { return true }
    return value.writtenType.map(CodeClasses.isKnown) ?? false
  }
}

extension CodeIndex {
  /// Returns the functions of a class that change looks and that other code may call, callers before those they call.
  func entries(of type: TypeInfo) -> [(TypeInfo, Located<FunctionDeclaration>)] {
    if let known = entries[type.id] { return known }
    typealias Entry = (owner: TypeInfo, function: Located<FunctionDeclaration>, scan: LookScan, isObserver: Bool)
    var functions: [Entry] = []
    for owner in chain(of: type) {
      for function in owner.functions.values.joined() where !function.declaration.isStatic {
        functions.append((owner, function, LookScan(function.declaration.body ?? []), false))
      }
      for observer in owner.properties.compactMap(Self.observer) {
        functions.append((owner, observer, LookScan(observer.declaration.body ?? []), true))
      }
    }
    functions.sort {
      ($0.function.file, $0.function.declaration.span.start) < ($1.function.file, $1.function.declaration.span.start)
    }
    var relevant = Set(
      functions.filter { $0.scan.changesLooks || changesLooks(elsewhere: $0.scan) }.map(\.function.declaration.name))
    var before = -1
    while before != relevant.count {
      before = relevant.count
      for one in functions where !one.scan.calls.isDisjoint(with: relevant) {
        relevant.insert(one.function.declaration.name)
      }
    }
    // What a table asks for is seen, whatever the function sets itself.
    let kept = functions.filter {
      relevant.contains($0.function.declaration.name) || CodeRows.makesRows($0.function.declaration)
        || CodeRows.makesEmptyView($0.function.declaration) || RowView.areMade(by: $0.function.declaration)
        || SectionControllers.areMade(by: $0.function.declaration)
        || PageSources.makePages(in: $0.function.declaration)
        || SectionTitles.areGiven(by: $0.function.declaration)
        // A cell of AppKit may tell a part of it how it is seen, which draws itself by that.
        || $0.isObserver && $0.function.declaration.name == RowSelection.backgroundStyle
    }
    let called = Set(kept.flatMap { one in one.scan.calls.filter { $0 != one.function.declaration.name } })
    // An observer that some function sets off is followed there.
    let observers = kept.filter(\.isObserver)
    let others = kept.filter { !$0.isObserver }
    let sorted =
      others.filter { !called.contains($0.function.declaration.name) }
      + others.filter { called.contains($0.function.declaration.name) } + observers
    let result = sorted.map { ($0.owner, $0.function) }
    entries[type.id] = result
    return result
  }
}

extension CodeIndex {
  /// The observer of a property that other code may set, as a function; outlets are set while their file is loaded.
  static func observer(_ property: Located<PropertyDeclaration>) -> Located<FunctionDeclaration>? {
    let declaration = property.declaration
    guard !declaration.observers.isEmpty, !declaration.isStatic,
      !declaration.attributes.contains(where: { $0.name == "IBOutlet" })
    else { return nil }
    let function = FunctionDeclaration(
      name: declaration.name, parameters: [], result: nil, body: declaration.observers, isStatic: false, attributes: [],
      genericParameters: [], access: declaration.access, span: declaration.span)
    return Located(declaration: function, file: property.file)
  }
}

extension CodeRun {
  /// True for a function of a value that returns one, and neither takes nor makes objects.
  func isPlain(_ function: FunctionDeclaration, at place: Place, in scope: Scope) -> Bool {
    guard let result = function.result, !result.isOpaque, !result.isFunction,
      !holdsObjects(scope.selfValue ?? .none), !scope.variables.values.contains(where: holdsObjects),
      Evaluator.isPlain(result)
        || evaluator.index.type(named: result.name, in: scope.typeName, file: scope.file).map({
          ($0.kind == .struct || $0.kind == .enum) && !$0.conforms(to: "View")
        }) == true
    else { return false }
    if let known = plainFunctions[place] { return known }
    let isPlain = !LookScan(function.body ?? []).changesLooks
    plainFunctions[place] = isPlain
    return isPlain
  }

  /// True for objects, for what may stand for one or hold one, and for what may do something to one.
  private func holdsObjects(_ value: Value) -> Bool { holdsObjects(value, depth: 0) }

  /// True for what holds objects, or stands for one already.
  func mayHold(_ value: Value) -> Bool {
    if case .unknown(let doubt) = value, standIns[doubt.key] != nil { return true }
    return holdsObjects(value)
  }

  private func holdsObjects(_ value: Value, depth: Int) -> Bool {
    if depth > 4 { return true }
    switch value {
    case .instance(let instance):
      return objects[instance.identity] != nil || instance.fields.values.contains { holdsObjects($0, depth: depth + 1) }
    case .unknown(let doubt):
      guard let type = doubt.type else { return false }
      return type.isFunction || CodeClasses.isKnown(type.name)
        || classes.type(named: type.name, file: doubt.place?.file ?? 0).map { classes.kind(of: $0) != nil } ?? false
    case .array(let values): return values.contains { holdsObjects($0, depth: depth + 1) }
    case .tuple(let values): return values.contains { holdsObjects($0.value, depth: depth + 1) }
    case .choice(let all): return all.branches.contains { holdsObjects($0.value, depth: depth + 1) }
    case .closure, .method: return true
    default: return false
    }
  }
}

/// What a body does to looks, by names alone.
struct LookScan {
  /// True where it makes a view or sets something that is seen.
  private(set) var changesLooks = false
  /// The functions that it calls on `self`.
  private(set) var calls: Set<String> = []
  /// The methods that it calls on other objects.
  private(set) var asked: Set<String> = []
  /// The names that it assigns.
  private(set) var assigned: Set<String> = []
  /// What it sets of looks, by the names from `self` on.
  private(set) var paths: Set<[String]> = []
  /// True where it puts views or layers into others.
  private(set) var addsViews = false
  /// True where it may draw a text.
  private(set) var drawsText = false
  private let ignored: Set<String>

  private static let properties: Set<String> = [
    "textColor", "backgroundColor", "tintColor", "font", "attributedText", "attributedStringValue", "attributedTitle",
    "contentConfiguration", "backgroundConfiguration", "titleView", "alpha", "alphaValue", "isHidden", "text",
    "stringValue", "configuration", "image", "color", "placeholder", "attributedPlaceholder", "contentTintColor",
    "tableHeaderView", "tableFooterView", "backgroundView", "accessoryView", "title", "secondaryText", "fillColor",
    "baseForegroundColor", "baseBackgroundColor", "isEnabled", "accessibilityLabel", "accessibilityValue",
    "accessibilityElementsHidden", "isAccessibilityElement", "accessibilityElements", "colors", "opacity",
    "shadowOpacity", "shadowColor", "borderColor", "borderWidth", "toolbarItems", "standardAppearance",
    "scrollEdgeAppearance", "barTintColor", "titleTextAttributes", "contents", CodeRun.accessories,
    CodeRun.unavailable,
  ]
  private static let methods: Set<String> = [
    "addSubview", "insertSubview", "addArrangedSubview", "setTitleColor", "setTitle", "setAttributedTitle",
    "setTitleTextAttributes", "defaultContentConfiguration", "setImage", "addView", "insertArrangedSubview",
    "addSublayer", "insertSublayer", "systemButton",
  ]

  private static let adding = ["addSub", "insertSub", "addArranged", "insertArranged", "addView", "addChild"]

  /// True for classes of what is seen.
  private static func isSeen(_ name: String) -> Bool {
    CodeClasses.isView(name) || CodeClasses.isAttributed(name) || name == "UIBarButtonItem"
  }

  /// Creates the scan of a body; properties may be named that don't count.
  init(_ statements: [Statement], besides: Set<String> = []) {
    ignored = besides
    visit(statements)
  }

  /// True where the object itself is asked for what changes its looks, as in an extension of a framework's class.
  var changesOwnLooks: Bool { !calls.isDisjoint(with: Self.methods) }

  /// True where it calls one of some functions, on whatever.
  func asks(forOneOf names: Set<String>) -> Bool { !calls.isDisjoint(with: names) || !asked.isDisjoint(with: names) }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      for expression in statement.expressions { visit(expression) }
      visit(statement.statements)
      if case .declaration(let declaration) = statement.kind { visit(declaration.statements) }
    }
  }

  private mutating func visit(_ expression: Expression) {
    if let assignments = expression.assignments {
      for assignment in assignments { visit(assignment) }
      return
    }
    switch expression.kind {
    case .binary("=", let left, _):
      switch left.kind {
      case .member(.some, let name, _), .identifier(let name):
        assigned.insert(name)
        if Self.properties.contains(name), !ignored.contains(name) {
          changesLooks = true
          if let names = left.chainedNames { paths.insert(names.first == "self" ? Array(names.dropFirst()) : names) }
        }
      default: break
      }
    case .call(let callee, let arguments):
      if callee.lastName == "draw", let label = arguments.first?.label, ["at", "in", "with"].contains(label) {
        drawsText = true
      }
      if let name = callee.typeName, Self.isSeen(name) { changesLooks = true }
      if let flag = expression.toggledFlag?.lastName { assigned.insert(flag) }
      switch callee.kind {
      case .identifier(let name):
        calls.insert(name)
        if Self.adding.contains(where: name.hasPrefix) { addsViews = true }
      case .member(.some(let base), let name, _):
        asked.insert(name)
        if Self.methods.contains(name) { changesLooks = true }
        if Self.adding.contains(where: name.hasPrefix) { addsViews = true }
        if case .identifier("self") = base.kind { calls.insert(name) }
        if case .postfix(_, let inner) = base.kind, case .identifier("self") = inner.kind { calls.insert(name) }
      default: break
      }
    default: break
    }
    expression.forEachChild { visit($0) }
    visit(expression.statements)
  }
}
