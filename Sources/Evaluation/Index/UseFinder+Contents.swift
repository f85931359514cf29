import SourceFacts

/// What the arguments of calls hold: rows of menus, and views that controllers show.
extension UseFinder {
  /// True for what stands in a menu or dialogue, unless it is a screen that is presented from there, or what is done when
  /// something of it is chosen.
  func isMenu(
    _ argument: Argument, among arguments: [Argument], of callee: Expression, inMenu: Bool, isWindow: Bool
  ) -> Bool {
    if acts(argument, among: arguments, of: callee) { return false }
    guard case .closure = argument.value.kind else { return inMenu }
    if case .member(.some, let name, _) = callee.kind, Self.presenting.contains(name) { return false }
    return inMenu || SystemContent.lists(argument, of: callee, isWindow: isWindow)
      || SystemContent.takes(argument, of: callee)
  }

  /// True for a text that the system draws, as that of a title; what a closure makes may be more than that.
  func isTitle(_ argument: Argument, of callee: Expression) -> Bool {
    if case .closure = argument.value.kind { return false }
    return SystemContent.draws(argument, of: callee)
  }

  /// True for what is run on an event, such as the action of a button.
  private func acts(_ argument: Argument, among arguments: [Argument], of callee: Expression) -> Bool {
    if ComponentTable.isActionLabel(argument.label) { return true }
    guard argument.label == nil, argument.isTrailingClosure else { return false }
    switch callee.kind {
    case .identifier("Button"): return !arguments.contains { $0.label == "action" }
    case .member(.some, let name, _): return name == "task" || ComponentTable.isActionLabel(name)
    default: return false
    }
  }

  /// What shows a screen of its own, from a menu too.
  private static let presenting: Set<String> = ["sheet", "popover", "fullScreenCover", "navigationDestination"]

  /// Notes the view that a hosting controller shows, under its modifiers.
  func host(_ expression: Expression, _ uses: inout Uses) {
    switch expression.kind {
    case .call(let callee, let arguments):
      if let name = callee.typeName { uses.hosted.insert(name) }
      if case .member(.some(let base), _, _) = callee.kind { host(base, &uses) }
      if case .closure = callee.kind { host(callee, &uses) }
      for argument in arguments where argument.isTrailingClosure || argument.label == nil {
        host(argument.value, &uses)
      }
    case .closure(let closure):
      for statement in closure.body {
        for inner in statement.expressions { host(inner, &uses) }
      }
    default: break
    }
  }

  /// Notes a view that a method of its own puts into a hosting controller.
  func noteWrapping(_ expression: Expression, _ visit: Visit, _ uses: inout Uses) {
    guard case .call(let callee, _) = expression.kind, case .member(.some(let base), let method, _) = callee.kind,
      let hoster = visit.hosters[method]
    else { return }
    noteHosting(of: base, by: expression, visit, &uses) { $0.wrapping = hoster }
  }

  /// Notes the view that a class derived from a hosting controller gives itself as it is made.
  func noteOwnHosting(_ expression: Expression, _ visit: Visit, _ uses: inout Uses) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(.some(let base), "init", _) = callee.kind, base.kind == .identifier("super"),
      let root = arguments.first(where: { $0.label == "rootView" })
    else { return }
    noteHosting(of: root.value, by: expression, visit, &uses) { hosting in
      // It stands where its class is shown.
      hosting.showings = [Showing(manner: .inPlace, owner: visit.owner)]
      hosting.isOwn = true
    }
  }

  /// Notes a background around what a row is given by SwiftUI, which is met before the configuration is (S-113).
  func noteBackground(_ expression: Expression, _ visit: Visit, _ uses: inout Uses) {
    guard case .call(let callee, let arguments) = expression.kind,
      case .member(.some(let base), "background", _) = callee.kind, let view = base.configuredView
    else { return }
    uses.backgroundsOfRows[Place(file: visit.file, span: view.span), default: []]
      .append(Hosting.Background(arguments: arguments, span: expression.span))
  }

  /// Notes a view that a hosting controller is given, with what else is told of it.
  func noteHosting(
    of view: Expression, by controller: Expression, _ visit: Visit, _ uses: inout Uses,
    _ tell: (inout Hosting) -> Void = { _ in }
  ) {
    let meaning = visit.presented.meaning(of: view)
    var hosting = Hosting(
      view: meaning, constants: visit.presented.constants(namedIn: meaning),
      controller: Place(file: visit.file, span: controller.span), showings: visit.showings(of: controller))
    tell(&hosting)
    // What a row is given is seen on the row, not on a screen of its own.
    if !hosting.isOfRow { host(meaning, &uses) }
    let place = Place(file: visit.file, span: view.span)
    hosting.backgrounds = uses.backgroundsOfRows[place] ?? []
    uses.hostings[place] = hosting
  }
}

extension UseFinder {
  /// A method that the program gives to all views, and that makes a hosting controller of them.
  struct Hoster {
    /// What the controller is given.
    var view: Expression
    var file: Int32
  }
}

extension UseFinder.Hosting {
  /// A background that the configuration of a row is given: `UIHostingConfiguration { … }.background(…)`.
  struct Background {
    var arguments: [Argument]
    var span: Span
  }
}

extension Expression {
  /// The view of the configuration of a row that a chain of calls begins with.
  fileprivate var configuredView: Expression? {
    guard case .call(let callee, let arguments) = kind else { return nil }
    if callee.typeName == "UIHostingConfiguration" { return arguments.first(where: \.isTrailingClosure)?.value }
    if case .member(.some(let base), _, _) = callee.kind { return base.configuredView }
    return nil
  }
}

extension String {
  /// How a call of that name is noted.
  var called: String { self + "()" }
}

extension UseFinder {
  /// How a controller is shown that code makes.
  struct Showing: Hashable {
    var manner: PresentedControllers.Manner
    /// The last part of the name of the type whose code it is.
    var owner: String?
  }

  /// What a hosting controller is given.
  struct Hosting {
    var view: Expression
    /// The constants of the function that it names.
    var constants: [String: Expression] = [:]
    /// What makes the controller.
    var controller: Place
    var showings: Set<Showing>
    /// What a method of the program makes of the view, as `self` there.
    var wrapping: Hoster?
    /// The backgrounds around it that a configuration of a row is given, outermost first.
    var backgrounds: [Background] = []
    /// True where a class derived from the framework's controllers gives itself the view.
    var isOwn = false
    /// True for the view of a row, which stands in whatever list takes the row.
    var isOfRow = false
  }
}
