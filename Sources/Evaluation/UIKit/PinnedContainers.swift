import PlatformStyles
import SourceFacts

/// The schemes of navigation controllers whose class pins itself, as the controllers have them that code makes only to
/// put them into these (S-55).
struct PinnedContainers {
  /// The scheme by the class of the controllers inside.
  private var schemes: [String: ColorScheme] = [:]

  init(classes: CodeIndex) {
    let types = classes.index.order.compactMap { classes.index.types[$0] }
    let containers = types.reduce(into: [String: ColorScheme]()) { $0[$1.lastName] = Self.scheme(of: $1, classes) }
    if containers.isEmpty { return }
    var made: [String: Int] = [:]
    var held: [String: [ColorScheme]] = [:]
    for body in types.flatMap(\.bodies) {
      let given = GivenValues(of: body).values
      BodyWalk { expression, _ in
        guard case .call(let callee, let arguments) = expression.kind, let name = callee.typeName else { return }
        made[name, default: 0] += 1
        guard let scheme = containers[name],
          let root = arguments.first(where: { $0.label == "rootViewController" })?.value,
          let inside = Self.made(root) ?? Self.local(root, given)
        else { return }
        held[inside, default: []].append(scheme)
      }.walk(body.statements)
    }
    for (name, all) in held where all.count == made[name] && Set(all).count == 1 { schemes[name] = all[0] }
  }

  /// Returns the scheme of the one container that code puts controllers of a class into; `nil` where there are others.
  func scheme(around type: TypeInfo) -> ColorScheme? { schemes[type.lastName] }

  /// The scheme that a navigation controller gives itself before it is seen; `nil` for other classes.
  private static func scheme(of type: TypeInfo, _ classes: CodeIndex) -> ColorScheme? {
    guard let kind = classes.kind(of: type), CodeClasses.isKind(kind, of: "UINavigationController") else { return nil }
    let pins = classes.scan(type).assignments.filter { $0.property == "overrideUserInterfaceStyle" && $0.path.isEmpty }
    let schemes = pins.map { pin -> ColorScheme? in
      guard pin.isDoneAtStart, case .member(_, let name, _) = pin.value.kind else { return nil }
      return ColorScheme(rawValue: name)
    }
    return Set(schemes).count == 1 ? schemes[0] : nil
  }

  private static func made(_ expression: Expression) -> String? {
    if case .call(let callee, _) = expression.kind { callee.typeName } else { nil }
  }

  private static func local(_ expression: Expression, _ given: [String: [Expression]]) -> String? {
    guard case .identifier(let name) = expression.kind, let values = given[name], values.count == 1 else { return nil }
    return made(values[0])
  }
}
