import PlatformStyles
import SourceFacts

/// The schemes that navigation controllers are pinned to, by their class, by who makes them or by a controller inside, as
/// the controllers have them that code makes only to put them into these (S-55).
struct PinnedContainers {
  /// The scheme by the class of the controllers inside.
  private var schemes: [String: ColorScheme] = [:]
  /// The schemes among these that controllers give the containers around them themselves.
  private var own: [String: ColorScheme] = [:]

  /// A controller that code puts into a container: the scheme of one that is pinned where it is made, or the class of the
  /// controller whose own container it is.
  private enum Holder: Hashable {
    case pinned(ColorScheme)
    case containerOf(String)
    /// Presented without a container.
    case alone
    case other

    var isPinned: Bool { if case .pinned = self { true } else { false } }
  }

  init(classes: CodeIndex) {
    let names = classes.index.names
    let pinning = classes.types(in: names.files(writingOneOf: [Self.property]))
    if pinning.isEmpty { return }
    let containers = pinning.reduce(into: [String: ColorScheme]()) { $0[$1.lastName] = Self.scheme(of: $1, classes) }
    for type in pinning { schemes[type.lastName] = Self.scheme(ofContainerAround: type, classes) }
    let words = containers.keys + [Self.property, Self.push]
    let known = Puts(in: classes.types(in: names.files(writingOneOf: words)), containers: containers)
    if schemes.isEmpty, !known.held.values.joined().contains(where: \.isPinned) { return }
    // Others are pinned by none of these, so that it does not matter where code makes them.
    let inside = Set(known.held.filter { $0.value.contains { $0 != .other } }.keys).union(schemes.keys)
    let puts = Puts(in: classes.types(in: names.files(writingOneOf: inside)), containers: containers)
    for name in inside where puts.held[name]?.contains(.alone) == true { schemes[name] = nil }
    own = schemes
    spread(puts.held.filter { inside.contains($0.key) && $0.value.count == puts.made[$0.key] })
  }

  /// Where code makes controllers and what it puts them into, by their classes.
  private struct Puts {
    let made: [String: Int]
    let held: [String: [Holder]]

    init(in types: [TypeInfo], containers: [String: ColorScheme]) {
      var made: [String: Int] = [:]
      var held: [String: [Holder]] = [:]
      for type in types {
        for body in type.bodies {
          let given = GivenValues(of: body).values
          let pins = PinnedContainers.pins(in: body)
          BodyWalk { expression, _ in
            guard case .call(let callee, let arguments) = expression.kind else { return }
            if let name = callee.typeName { made[name, default: 0] += 1 }
            guard let inside = PinnedContainers.inside(arguments, given) else { return }
            let holder = PinnedContainers.holder(callee, at: expression.span, of: type, containers, pins, given)
            // One that is given a scheme of its own has that.
            let isPinned = arguments[0].value.chainedNames.map { $0.count == 1 && pins[$0[0]] != nil } ?? false
            held[inside, default: []].append(isPinned ? .other : holder)
          }.walk(body.statements)
        }
      }
      (self.made, self.held) = (made, held)
    }
  }

  /// Gives controllers that are put into the containers of others the schemes of these, until there are no more.
  private mutating func spread(_ held: [String: [Holder]]) {
    var isDone = false
    while !isDone {
      isDone = true
      for (name, holders) in held where schemes[name] == nil {
        let found = holders.map { holder -> ColorScheme? in
          switch holder {
          case .pinned(let scheme): scheme
          case .containerOf(let type): schemes[type]
          case .alone, .other: nil
          }
        }
        guard Set(found).count == 1, let scheme = found[0] else { continue }
        (schemes[name], isDone) = (scheme, false)
      }
    }
  }

  /// Returns the scheme of the one container that code puts controllers of a class into; `nil` where there are others.
  ///
  /// - Parameter isPlaced: Whether storyboards make controllers of the class, too, and put them somewhere.
  func scheme(around type: TypeInfo, isPlaced: Bool) -> ColorScheme? {
    (isPlaced ? own : schemes)[type.lastName]
  }

  /// The scheme that a navigation controller gives itself before it is seen; `nil` for other classes.
  private static func scheme(of type: TypeInfo, _ classes: CodeIndex) -> ColorScheme? {
    guard let kind = classes.kind(of: type), CodeClasses.isKind(kind, of: "UINavigationController") else { return nil }
    return scheme(pinnedBy: classes.scan(type).assignments.filter { $0.path.isEmpty })
  }

  /// The scheme that a controller gives the navigation controller around it before it is seen.
  private static func scheme(ofContainerAround type: TypeInfo, _ classes: CodeIndex) -> ColorScheme? {
    scheme(pinnedBy: classes.scan(type).assignments.filter { $0.path == [around] })
  }

  private static func scheme(pinnedBy assignments: [CodeAssignment]) -> ColorScheme? {
    let schemes = assignments.filter { $0.property == property }.map { pin -> ColorScheme? in
      guard pin.isDoneAtStart, case .member(_, let name, _) = pin.value.kind else { return nil }
      return ColorScheme(rawValue: name)
    }
    return Set(schemes).count == 1 ? schemes[0] : nil
  }

  private static let (property, around) = ("overrideUserInterfaceStyle", "navigationController")
  private static let push = "pushViewController"

  // MARK: - Calls

  /// The schemes that a body gives its own variables in any case.
  private static func pins(in body: CodeBody) -> [String: [ColorScheme?]] {
    var pins: [String: [ColorScheme?]] = [:]
    BodyWalk { expression, _ in
      guard case .binary("=", let left, let right) = expression.kind,
        case .member(.some(let base), Self.property, _) = left.kind, case .identifier(let name) = base.kind
      else { return }
      let isSure = body.statements.contains { $0.span == expression.span }
      pins[name, default: []].append(isSure ? right.writtenScheme : nil)
    }.walk(body.statements)
    return pins
  }

  /// The class of the controller that a call is handed to put into a navigation controller.
  private static func inside(_ arguments: [Argument], _ given: [String: [Expression]]) -> String? {
    guard let first = arguments.first, first.label == "rootViewController" || first.label == nil else { return nil }
    return made(first.value) ?? local(first.value, given)
  }

  private static func holder(
    _ callee: Expression, at span: Span, of type: TypeInfo, _ containers: [String: ColorScheme],
    _ pins: [String: [ColorScheme?]], _ given: [String: [Expression]]
  ) -> Holder {
    if let name = callee.typeName {
      if let scheme = containers[name] { return .pinned(scheme) }
      let variables = given.filter { $0.value.count == 1 && $0.value[0].span == span }.keys
      guard name == "UINavigationController", variables.count == 1, let variable = variables.first,
        let schemes = pins[variable], Set(schemes).count == 1, let scheme = schemes[0]
      else { return .other }
      return .pinned(scheme)
    }
    if callee.lastName == "present" { return .alone }
    guard let names = callee.chainedNames, names.suffix(2) == [around, push],
      names.count == 2 || names.dropLast(2) == ["self"]
    else { return .other }
    return .containerOf(type.lastName)
  }

  private static func made(_ expression: Expression) -> String? {
    if case .call(let callee, _) = expression.kind { callee.typeName } else { nil }
  }

  private static func local(_ expression: Expression, _ given: [String: [Expression]]) -> String? {
    guard case .identifier(let name) = expression.kind, let values = given[name], values.count == 1 else { return nil }
    return made(values[0])
  }
}
