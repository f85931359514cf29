import PlatformStyles
import Scene
import SourceFacts

/// What code that gets the view behind a list or an editor does to the ground that it paints (S-57, S-60).
enum IntrospectedGround: Hashable {
  /// It takes the ground away, as `scrollContentBackground(.hidden)` does.
  case cleared
  /// It may do anything to it.
  case unknown(Doubt)

  /// Returns what is seen of the ground that a view paints by itself.
  static func seen(of own: [Layer], in environment: Environment) -> [Layer] {
    switch environment.introspectedGround {
    case nil: own
    case .cleared: []
    case .unknown(let doubt): own + [Layers.unknown(doubt, environment)]
    }
  }
}

extension Environment {
  /// Takes in what such code does to the ground of the view that it is put on, or of one within.
  mutating func introspect(_ call: ModifierCall, on receiver: ViewNode) {
    guard call.introspectsGround, !call.isForOlderSystems(than: self.platform) else { return }
    // A scroll view paints nothing by itself, and what it holds is not reached.
    if call.scrollingView(in: receiver) == "ScrollView" { return }
    if call.onlyClears(receiver, on: self.platform) {
      self.introspectedGround = .cleared
    } else if call.groundCode.contains(where: \.changesGround) {
      self.introspectedGround = .unknown(Doubt(.unsupportedModifier, "'.\(call.name)'", place: call.place))
    }
  }
}

extension ModifierCall {
  /// True for code that gets a view which scrolls: with it, a ground of its own.
  var introspectsGround: Bool {
    guard Self.isIntrospection(name) else { return false }
    if case .implicit(let entity)? = arguments.first?.value { return Self.scrollingEntities.contains(entity.name) }
    return Self.scrollingNames.contains(name)
  }

  private static let scrollingEntities: Set<String> = ["list", "form", "table", "textEditor", "scrollView"]
  private static let scrollingNames: Set<String> = [
    "introspectTableView", "introspectCollectionView", "introspectTextView", "introspectScrollView",
  ]
  private static let scrollingViews: Set<String> = ["List", "Form", "Table", "TextEditor", "ScrollView"]

  /// True where the code does nothing that is seen but to take away the ground of the view that it is put on, or of one
  /// that has none.
  func onlyClears(_ receiver: ViewNode, on platform: Platform) -> Bool {
    guard introspectsGround, let scrolling = scrollingView(in: receiver) else { return false }
    guard clearsGround(of: scrolling, on: platform) || scrolling == "ScrollView" else { return false }
    return groundCode.contains { !$0.cleared.isEmpty } && groundCode.allSatisfy { !$0.rest.setsLooks() }
  }

  /// The scrolling view that a modifier is put on; `nil` for views around one, where another may be found.
  fileprivate func scrollingView(in receiver: ViewNode) -> String? {
    switch receiver {
    case .component(let component): Self.scrollingViews.contains(component.name) ? component.name : nil
    // What a modifier presents or lays around may hold another one.
    case .modified(let inner, let call): call.holdsViews ? nil : scrollingView(in: inner)
    default: nil
    }
  }

  private var holdsViews: Bool {
    if name.hasPrefix("on") || name == "task" || name == "refreshable" || Self.isIntrospection(name) { return false }
    return arguments.contains { argument in
      switch argument.value {
      case .closure, .view, .instance: true
      default: false
      }
    }
  }

  fileprivate var groundCode: [GroundCode] {
    arguments.compactMap { if case .closure(let closure) = $0.value { GroundCode(closure.closure) } else { nil } }
  }

  /// True where the code surely runs and leaves no ground.
  fileprivate func clearsGround(of view: String, on platform: Platform) -> Bool {
    // Elsewhere than in the view that it is put on another one may be found.
    guard argument("scope") == nil, isForSystem(of: platform) else { return false }
    let cleared = Set(groundCode.flatMap(\.cleared))
    if cleared.isEmpty { return false }
    // Lists of iOS are no tables any more.
    if platform.isIOS { return name != "introspectTableView" && cleared.contains(["backgroundColor"]) }
    guard platform == .macos else { return false }
    switch view {
    case "TextEditor": return cleared.contains(["backgroundColor"])
    // A table lies in a scroll view that paints as well.
    case "List":
      return cleared.isSuperset(of: [["backgroundColor"], ["enclosingScrollView", "drawsBackground"]])
    default: return false
    }
  }

  /// True where it lists the audited system, or asks for none.
  private func isForSystem(of platform: Platform) -> Bool {
    guard argument("on") != nil else { return true }
    let (system, audited) = platform == .macos ? ("macOS", 26) : ("iOS", platform == .ios18 ? 18 : 26)
    return arguments.dropFirst().contains { argument in
      guard case .implicit(let list) = argument.value, list.name == system else { return false }
      return list.arguments?.contains { version in
        guard case .implicit(let member) = version.value, let major = member.majorVersion else { return false }
        // A range, as `.v15...`, is written longer than the version with which it begins.
        return major == audited || major < audited && version.place.span.end > member.place.span.end
      } ?? false
    }
  }
}

/// The statements of a closure that gets a scrolling view: those that take its ground away, and the rest.
private struct GroundCode {
  /// What is cleared, by the names from the view on.
  private(set) var cleared: [[String]] = []
  private(set) var rest: Self.Rest
  /// True where it sets anything that is seen.
  var changesGround: Bool { !cleared.isEmpty || rest.setsLooks(besides: Rest.ofWords) }

  init(_ closure: Closure) {
    let names = closure.parameters.isEmpty ? ["$0"] : closure.parameters
    rest = Rest(views: Set(names))
    for statement in closure.body {
      if let path = statement.clearedGround, path.count > 1, path[0] == names[0] {
        cleared.append(Array(path.dropFirst()))
      } else {
        rest.statements.append(statement)
      }
    }
  }

  /// What does not clear the ground.
  struct Rest {
    let views: Set<String>
    var statements: [Statement] = []

    /// What changes words alone and leaves the ground as it is.
    static let ofWords: Set<String> = [
      "font", "textColor", "tintColor", "contentTintColor", "text", "stringValue", "attributedText", "placeholder",
      "attributedPlaceholder", "title", "accessibilityLabel", "accessibilityValue",
    ]

    func setsLooks(besides names: Set<String> = []) -> Bool {
      let scan = LookScan(statements, besides: names)
      return scan.changesLooks || !scan.assigned.isDisjoint(with: ["overrideUserInterfaceStyle", "drawsBackground"])
        || BodyWalk.finds(in: statements) { $0.handsOn(views) }
    }
  }
}

extension Statement {
  /// The names of what it sets clear or lets paint no background, as `$0.backgroundColor = .clear`; `nil` for others.
  fileprivate var clearedGround: [String]? {
    guard case .expression(let expression) = kind, case .binary("=", let left, let right) = expression.kind,
      let path = left.chainedNames
    else { return nil }
    switch (path.last, right.kind) {
    case ("backgroundColor", .member(let base, "clear", _)):
      return base.map { ["UIColor", "NSColor"].contains($0.lastName) } ?? true ? path : nil
    case ("drawsBackground", .boolean(false)): return path
    default: return nil
    }
  }
}
