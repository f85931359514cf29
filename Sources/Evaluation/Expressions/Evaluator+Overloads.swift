import Scene
import SourceFacts

/// Which of several functions with the same name and labels a call means: the types of its arguments decide.
extension Evaluator {
  /// Returns the function that arguments suit best by their types; several that differ in what they take, each on a path
  /// of its own, where nothing tells which.
  func meant(
    _ candidates: [Located<FunctionDeclaration>], _ arguments: [ArgumentValue], in owner: String?,
    calledAt place: Place?
  ) -> [Alternatives<Located<FunctionDeclaration>>.Branch] {
    let suiting = candidates.count > 1 ? suiting(candidates, arguments, in: owner, calledAt: place) : candidates
    let meant = suiting.prefix(Self.maximumOverloads)
    guard let first = meant.first else { return [] }
    guard meant.count > 1 else { return [.init(condition: .always, value: first)] }
    let name = first.declaration.name
    let condition = conditions.number(
      key: "overload \(first.file):\(first.declaration.span.start)\(key(of: arguments))",
      label: "the type of what '\(name)' is given",
      arms: meant.map { $0.declaration.parameters.map(\.type.name).joined(separator: ", ") }, isGap: true)
    return meant.enumerated().map { .init(condition: Guard(condition: condition, arm: $0), value: $1) }
  }

  /// Returns the method that a call means.
  func method(
    of candidates: [Located<FunctionDeclaration>], receiver: Value?, owner: String?, _ arguments: [ArgumentValue],
    place: Place?
  ) -> Value {
    each(candidates, arguments, in: owner, place: place) { function in
      .method(function.declaration, receiver: receiver, file: function.file, owner: owner)
    }
  }

  /// Evaluates each function that a call may mean, on its path.
  func each(
    _ candidates: [Located<FunctionDeclaration>], _ arguments: [ArgumentValue], in owner: String?, place: Place?,
    _ evaluate: (Located<FunctionDeclaration>) -> Value
  ) -> Value {
    choice(
      meant(candidates, arguments, in: owner, calledAt: place).map { branch in
        .init(condition: branch.condition, value: on(branch.condition) { evaluate(branch.value) })
      }, place: place)
  }

  /// Evaluates what is done on one path alone.
  func on(_ path: Guard, _ evaluate: () -> Value) -> Value {
    guard path != .always, let follower else { return evaluate() }
    var value: Value?
    follower.on([path]) { value = evaluate() }
    // What is done nowhere is not evaluated.
    if value == nil { watch.meetCode() }
    return value ?? Value.none
  }

  private func suiting(
    _ candidates: [Located<FunctionDeclaration>], _ arguments: [ArgumentValue], in owner: String?,
    calledAt place: Place?
  ) -> [Located<FunctionDeclaration>] {
    var rated = candidates.map { (value: $0, suits: suits($0, arguments, in: owner)) }
      .filter { !$0.suits.contains(.no) }
    // `if let` takes nothing but an optional.
    if let place, boundCalls.contains(place), rated.contains(where: { $0.value.declaration.givesOptional }) {
      rated.removeAll { !$0.value.declaration.givesOptional }
    }
    guard let best = rated.map({ $0.suits.reduce(0) { $0 + $1.distance } }).min() else { return candidates }
    // Of those that take the same, Swift takes the one that leaves fewer parameters to their defaults.
    let nearest = rated.filter { $0.suits.reduce(0) { $0 + $1.distance } == best }
      .sorted { $0.suits.count(where: { $0 == .left }) < $1.suits.count(where: { $0 == .left }) }
    return nearest.enumerated().filter { position, one in
      nearest[..<position].allSatisfy { isOpen(one.suits, one.value, other: $0.value, arguments) }
    }.map(\.element.value)
  }

  /// The most functions of which each is followed where nothing tells them apart.
  private static let maximumOverloads = 4

  /// True where two functions that suit equally differ in the type of a parameter whose argument has none that is known.
  private func isOpen(
    _ suits: [Suit], _ function: Located<FunctionDeclaration>, other: Located<FunctionDeclaration>,
    _ arguments: [ArgumentValue]
  ) -> Bool {
    let (own, others) = (function.declaration.parameters, other.declaration.parameters)
    guard let matching = match(own, arguments), let otherMatching = match(others, arguments) else { return false }
    return zip(own.indices, suits).contains { position, suit in
      guard suit == .open || suit == .either, let argument = matching[position],
        let twin = otherMatching.firstIndex(of: argument)
      else { return false }
      return own[position].type != others[twin].type
    }
  }

  // MARK: - Types

  /// How well an argument suits a parameter.
  private enum Suit: Equatable {
    /// It is of another type.
    case no
    /// Nothing tells.
    case open
    /// It may be of the type, and is of no other kind.
    case either
    /// There is none: the parameter is left to its default.
    case left
    /// It is of the type, or of one that many steps below it.
    case of(Int)

    /// What decides between functions: any type that is known to suit before those of which nothing is known.
    var distance: Int {
      switch self {
      case .no, .open: 1_000
      case .either, .left: 0
      case .of(let steps): steps
      }
    }
  }

  private func suits(
    _ function: Located<FunctionDeclaration>, _ arguments: [ArgumentValue], in owner: String?
  ) -> [Suit] {
    let parameters = function.declaration.parameters
    guard let matching = match(parameters, arguments) else { return [.no] }
    return zip(parameters, matching).map { parameter, argument in
      guard let argument else { return .left }
      let given = arguments[argument]
      let type = parameter.argumentType
      if case .keyPath(let path) = given.value, let wanted = parameter.type.ofKeyPath {
        return suit(path, wanted, of: function, in: owner)
      }
      let suit =
        if case .number(let number) = given.value { self.suit(number, given.number, type) } else {
          self.suit(given.value, type, in: owner, file: function.file)
        }
      // What takes any type is meant where nothing else is, and what takes any number where nothing takes just these.
      let isGeneric = function.declaration.genericParameters.contains(type.name) || type.isAny
      if isGeneric && suit != .open { return .of(Self.farthest * 2) }
      if case .of(let steps) = suit, parameter.isVariadic { return .of(steps + 1) }
      return suit
    }
  }

  /// Compares the type of a number as far as the source tells it.
  private func suit(_ number: Double, _ form: NumberForm?, _ type: TypeReference) -> Suit {
    let name = type.name.withoutFramework
    guard case .number? = ValueKind(typeName: name) else { return form == nil ? .either : .of(Self.farthest) }
    let isWhole = NumberForm.wholeTypes.contains(name)
    switch form {
    case .whole: return .of(name == "Int" ? 0 : name == "Double" ? 1 : 2)
    case .fraction: return isWhole ? .no : .of(name == "Double" ? 0 : 1)
    case .typed(let own) where own == name: return .of(0)
    // Either is turned into the other.
    case .typed(let own): return Set([own, name]) == ["CGFloat", "Double"] ? .of(1) : .no
    case nil: return isWhole && number != number.rounded() ? .no : .either
    }
  }

  /// How well what a key path leads to suits the types of its root and of its value, as a parameter names them.
  private func suit(
    _ path: [String], _ wanted: (root: TypeReference, value: TypeReference), of function: Located<FunctionDeclaration>,
    in owner: String?
  ) -> Suit {
    guard let own = typeReached(by: path, from: wanted.root, in: owner, file: function.file) else { return .open }
    // A parameter of a generic function may be any type, an optional, too.
    if function.declaration.genericParameters.contains(wanted.value.name) {
      return wanted.value.isOptional && !own.isOptional ? .no : .of(own.isOptional == wanted.value.isOptional ? 0 : 1)
    }
    if own.isOptional != wanted.value.isOptional { return .no }
    return suit(own, wanted.value, in: owner, from: function.file, file: function.file)
  }

  private func suit(_ value: Value, _ type: TypeReference, in owner: String?, file: Int32) -> Suit {
    switch value {
    case .instance(let instance):
      return suit(TypeReference(name: instance.typeName), type, in: owner, from: file, file: file)
    case .unknown(let doubt):
      guard let own = doubt.type, !own.isFunction, !own.isOpaque else { return .open }
      return suit(own, type, in: owner, from: doubt.place?.file ?? file, file: file)
    case .none: return .of(type.isOptional ? 0 : 1)
    case .implicit(let member): return suit(member, type, in: owner, file: file)
    case .string, .interpolated: return literal("String", type)
    case .number(let number): return suit(number, nil, type)
    case .bool: return literal("Bool", type)
    case .color(let color): return literal(color.isPlatformColor ? "UIColor" : "Color", type)
    case .choice(let all):
      let suits = all.branches.map { suit($0.value, type, in: owner, file: file) }
      if suits.allSatisfy({ $0 == suits[0] }) { return suits[0] }
      return suits.contains(.no) || suits.contains(.open) ? .open : .of(suits.map(\.distance).max() ?? 0)
    case .array(let elements): return suit(elements, type, in: owner, file: file)
    case .closure, .method: return .either
    case .keyPath, .attributed, .tuple, .type, .style, .view, .font: return .of(0)
    }
  }

  /// Compares a list by its first element.
  private func suit(_ elements: [Value], _ type: TypeReference, in owner: String?, file: Int32) -> Suit {
    guard Self.lists.contains(type.name) else { return .of(1) }
    guard type.name != "Dictionary", let element = type.arguments.first, let first = elements.first else {
      return .either
    }
    return suit(first, element, in: owner, file: file)
  }

  /// Compares the type that a literal or a colour has by itself; that it can be given to a function was seen before.
  private func literal(_ name: String, _ type: TypeReference) -> Suit {
    .of(type.name.withoutFramework == name || ValueKind(typeName: type.name) == nil && name != "String" ? 0 : 1)
  }

  private func suit(_ member: ImplicitMember, _ type: TypeReference, in owner: String?, file: Int32) -> Suit {
    guard let found = index.type(named: type.name, in: owner, file: file), found.kind != .extension,
      found.kind != .protocol, !["init", "some", "none"].contains(member.name)
    else { return .open }
    return lineage(of: found.id).contains { $0.staticNames.contains(member.name) } ? .of(0) : .no
  }

  /// Compares two types as far as they are known.
  private func suit(
    _ given: TypeReference, _ type: TypeReference, in owner: String?, from origin: Int32, file: Int32
  ) -> Suit {
    let name = given.name
    if name == type.name {
      // What stands for a type argument may be that of the other.
      return given.arguments == type.arguments ? .of(0) : hasOtherArguments(given, type) ? .no : .either
    }
    switch (nature(of: name, in: owner, file: origin), nature(of: type.name, in: owner, file: file)) {
    case (.plain(let own), .plain(let wanted)): return own == wanted ? .of(1) : .no
    case (.list, .list): return .no
    case (.framework(let own), .framework(let wanted)):
      return CodeClasses.lineage(of: own).firstIndex(of: wanted).map { .of($0) } ?? .no
    case (.program(let own), .program(let wanted)):
      if let steps = lineage(of: own.id).firstIndex(where: { $0 === wanted }) {
        return .of(wanted.kind == .protocol ? Self.farthest + steps : steps)
      }
      let isBelow = own.kind == .protocol || lineage(of: wanted.id).contains { $0 === own }
      return isBelow || wanted.kind == .protocol ? .open : .no
    case (.program(let own), .framework(let wanted)):
      if own.kind == .struct || own.kind == .enum { return .no }
      guard let kind = framework(of: own) else { return .open }
      return CodeClasses.lineage(of: kind).firstIndex(of: wanted).map { .of(Self.farthest / 2 + $0) } ?? .no
    case (.framework(let own), .program(let wanted)):
      if wanted.kind == .protocol { return .open }
      // What is handed in under the name of a class may be of one below it.
      return framework(of: wanted).map { CodeClasses.isKind($0, of: own) } ?? false ? .open : .no
    case (.other, _), (_, .other), (.program, .plain), (.program, .list): return .open
    case (_, .program(let wanted)): return wanted.kind == .protocol ? .open : .no
    default: return .no
    }
  }

  /// True where an argument of one type surely is another one than that of the other.
  private func hasOtherArguments(_ given: TypeReference, _ type: TypeReference) -> Bool {
    given.arguments.count == type.arguments.count
      && zip(given.arguments, type.arguments).contains { own, other in
        guard let first = ValueKind(typeName: own.name), let second = ValueKind(typeName: other.name) else {
          return false
        }
        return first != second || own.name.withoutFramework != other.name.withoutFramework
      }
  }

  /// More steps than lie between two classes.
  private static let farthest = 64
  private static let lists: Set<String> = ["Array", "Set", "Dictionary"]

  /// What is known of a type by its name.
  private enum Nature {
    case plain(ValueKind)
    case list
    /// A view or a controller of UIKit or AppKit, of which the classes above are known.
    case framework(String)
    case program(TypeInfo)
    case other
  }

  private func nature(of name: String, in owner: String?, file: Int32) -> Nature {
    let found = index.types[name] ?? index.type(named: name, in: owner, file: file)
    if let found, found.kind != .extension { return .program(found) }
    let bare = found?.name ?? name.withoutFramework
    if let kind = ValueKind(typeName: bare) { return .plain(kind) }
    if Self.lists.contains(bare) { return .list }
    return CodeClasses.isView(bare) || CodeClasses.isController(bare) ? .framework(bare) : .other
  }

  /// The framework's class that a class of the program is built on.
  private func framework(of type: TypeInfo) -> String? {
    lineage(of: type.id).lazy.flatMap(\.inherited).map(\.name.withoutFramework).first {
      CodeClasses.isView($0) || CodeClasses.isController($0)
    }
  }
}

extension FunctionDeclaration {
  fileprivate var givesOptional: Bool { isFailable || result?.isOptional == true }
}

extension TypeReference {
  /// True for the types that any value is of.
  fileprivate var isAny: Bool { ["Any", "AnyObject", "AnyHashable"].contains(name) }

  /// The types of the root and of the value, of the type of a key path.
  fileprivate var ofKeyPath: (root: TypeReference, value: TypeReference)? {
    name.hasSuffix("KeyPath") && arguments.count == 2 ? (arguments[0], arguments[1]) : nil
  }
}
