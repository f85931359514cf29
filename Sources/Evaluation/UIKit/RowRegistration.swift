import Scene
import SourceFacts

/// What makes a collection's rows or supplementary views, and the closure that fills each of them before it is seen
/// (S-113).
struct RowRegistration {
  /// The class of the rows, where it is written.
  var className: String?
  /// The type of what rows are filled with, where it is written.
  var item: TypeReference?
  /// What fills them.
  var handler: Expression

  /// The types of UIKit that do so.
  static let types = Set(Expression.registrations.map { "UICollectionView.\($0)" })

  /// True for the last name of what is called where that may make a registration.
  static func mayMake(_ name: String) -> Bool { name == "init" || Expression.registrations.contains(name) }

  /// Returns what a call makes; `nil` for other calls.
  init?(_ callee: Expression, _ arguments: [Argument]) {
    guard let type = Self.type(madeBy: callee), let handler = arguments.last?.value else { return nil }
    self.handler = handler
    if case .specialized(_, let types) = type.kind { (className, item) = (types.first?.name, types.dropFirst().first) }
    if className == nil, case .closure(let closure) = handler.kind { className = closure.types.first?.name }
  }

  private static func type(madeBy callee: Expression) -> Expression? {
    switch callee.kind {
    case .member(.some(let base), "init", _): type(madeBy: base)
    case .member(.some, let name, _): Expression.registrations.contains(name) ? callee : nil
    case .specialized(let base, _): type(madeBy: base) == nil ? nil : callee
    default: nil
    }
  }
}

extension CodeRun {
  /// The field of a registration that holds the row which stands for all that it makes.
  private static let registered = "row"
  /// Begins the key of such a row.
  static let registeredRow = "registered@"

  /// Makes the registration that a call makes; `nil` for other calls.
  func register(_ callee: Expression, _ arguments: [Argument], place: Place, in scope: Scope) -> Value? {
    guard let registration = RowRegistration(callee, arguments) else { return nil }
    return register(
      registration.className, registration.item, evaluator.arguments(arguments, in: scope), place: place)
  }

  /// Makes the registration that `.init { … }` is, by the type that is asked for; `nil` for others.
  func register(_ member: ImplicitMember, as type: TypeReference) -> Value? {
    guard member.name == "init", RowRegistration.types.contains(type.name), let arguments = member.arguments else {
      return nil
    }
    return register(
      type.arguments.first?.name, type.arguments.dropFirst().first, arguments, place: member.place)
  }

  private func register(_ className: String?, _ item: TypeReference?, _ arguments: [ArgumentValue], place: Place)
    -> Value
  {
    let kind = "UICollectionView.CellRegistration"
    let instance = add(CodeObject(kind: kind, place: place, arguments: arguments), typeName: kind)
    var name = className
    if name == nil, case .method(let function, _, _, _)? = arguments.last?.value {
      name = function.parameters.first?.type.name
    }
    guard let name, let handler = arguments.last else { return .instance(instance) }
    let doubt = Doubt(
      .parameter, "a row", place: place, key: "\(Self.registeredRow)\(place.file):\(place.span.start)", label: "cell",
      type: TypeReference(name: name))
    let isFilled = standIns[doubt.key] != nil
    guard let row = standIn(for: doubt) else { return .instance(instance) }
    instance.fields[Self.registered] = .instance(row)
    if let kind = arguments.first(where: { $0.label == Self.elementKind }) {
      record(Self.elementKind, CodeSetting(kind), of: row.identity)
    }
    if !isFilled { fill(row, with: item, by: handler) }
    return .instance(instance)
  }

  /// Follows what fills a row, which is done with each that is made.
  private func fill(_ row: Instance, with item: TypeReference?, by handler: ArgumentValue) {
    let (entry, around) = (live, canvas)
    live = [.always]
    defer { (live, canvas) = (entry, around) }
    switch handler.value {
    case .closure(let closure):
      let scope = evaluator.closureScope(closure, [.instance(row)])
      // The type of the item, after the place of the row, tells which of several functions is called with it.
      if let item, closure.closure.parameters.count == 3,
        case .unknown(var doubt)? = scope.variables[closure.closure.parameters[2]]
      {
        doubt.type = item
        scope.variables[closure.closure.parameters[2]] = .unknown(doubt)
      }
      _ = run(closure.closure.body, in: scope, result: nil, place: handler.place)
    case .method(let function, _, _, _):
      let place = handler.place
      let arguments = function.parameters.enumerated().map { position, parameter in
        let doubt = Doubt(
          .parameter, "'\(parameter.name)'", place: place, key: "\(place.file):\(place.span.start).\(parameter.name)",
          label: parameter.name, type: parameter.type)
        return ArgumentValue(
          label: parameter.label, value: position == 0 ? .instance(row) : .unknown(doubt), place: place)
      }
      _ = evaluator.callValue(handler.value, arguments, place: place, in: Scope(file: place.file))
    default: break
    }
  }

  /// Returns the row that a list makes by a registration; `nil` where that is not known.
  func configured(_ arguments: [ArgumentValue]) -> Value? {
    guard case .instance(let registration)? = arguments.first(where: { $0.label == "using" })?.value else { return nil }
    return registration.fields[Self.registered]
  }
}

extension CodeScan {
  /// Scans what fills the rows of a registration, which is done with each of them before it is seen; false for other
  /// calls.
  mutating func fill(
    _ expression: Expression, _ callee: Expression, _ arguments: [Argument], _ names: [String: [String]]
  ) -> Bool {
    guard let registration = RowRegistration(callee, arguments), let className = registration.className,
      case .closure(let closure) = registration.handler.kind, let cell = closure.parameters.first
    else { return false }
    var inner = names
    for parameter in closure.parameters {
      inner[parameter] = ["\(Self.local)\(parameter)"]
      held["\(Self.local)\(parameter)"] = nil
    }
    let row = CodeRow(
      className: className, place: Place(file: file, span: expression.span), start: CodeAssignment.rowFilled)
    let around = held
    held["\(Self.local)\(cell)"] = note(row)
    scan(closure.body, inner, isConditional: false)
    held = around
    return true
  }
}

extension CodeRoots {
  /// Renders a row as the functions fill it that register it; returns the classes that were made on the way.
  func renderRegistered(_ type: TypeInfo) -> Set<String> {
    let sites = registrars(of: type)
    if sites.isEmpty { return [] }
    let run = CodeRun(evaluator: renderer.evaluator, classes: classes)
    run.following {
      for site in sites {
        if let function = site.function { run.followAlone(function, owner: site.owner, file: site.place.file) }
      }
    }
    show(run, main: nil, type: nil)
    return run.made
  }

  /// The functions outside of the classes that are followed which make the rows of a class.
  private func registrars(of type: TypeInfo) -> [CodeTextFinder.Site] {
    let finder = CodeTextFinder(index: index)
    let sites = Expression.registrations.sorted().flatMap { name in
      finder.sites(calling: name) { callee, arguments in
        RowRegistration(callee, arguments)?.className == type.lastName
      }
    }
    return sites.filter { site in site.function != nil && site.owner.map { classes.kind(of: $0) == nil } ?? true }
  }
}
