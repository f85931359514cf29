import PlatformStyles
import Scene
import SourceFacts

/// Evaluates the expressions and bodies of a program, keeping every path; it never throws and never guesses.
final class Evaluator {
  let index: ProgramIndex
  let allowances: Allowances
  var conditions = ConditionTable()
  /// The expressions that conditions bind, so that they are optionals.
  var boundCalls: Set<Place> = []
  /// The arms of builders that the environment decides on.
  var decidedArms = DecidedArms()
  /// The names of arguments that were evaluated.
  private var argumentNames: [Place: [String]] = [:]
  /// The paths of the values of the root at hand.
  var paths = SharedPaths()
  /// The properties being evaluated, so that constants in a circle end.
  var inProgress: Set<String> = []
  /// The values of static and global constants.
  var constants: [String: Value] = [:]
  var depth = 0
  private(set) var identities = 0
  /// The expressions that may still be evaluated for the view at hand.
  private(set) var fuel: Int
  /// How often an allowance was used up.
  private(set) var exhaustions = 0
  /// How many objects the code that was followed made.
  var objectsMade = 0
  /// How many pairs of forms of two values were put together.
  var pairsCombined = 0
  /// How many calls of a declaration used up their own allowance.
  var longCalls: [Place: Int] = [:]
  /// Where an allowance was used up the last time.
  private(set) var exhaustedAt: Place?
  /// The functions being called, so that recursion ends.
  var calls: CallChain?
  /// The closures being called.
  var running: Set<Place> = []
  /// What was evaluated already, and what of it while code was followed that makes objects.
  var memo = CallMemo()
  var codeMemo = CallMemo()
  var caseViews = CaseViews()
  /// What the evaluations at hand read and met.
  var watch = Watch()
  /// The names that were looked up and are in no catalog, by the expressions that name them.
  var missingColors: [Place: MissingColor] = [:]
  /// How often a scaled metric was read.
  var scaledMetricReads = 0
  /// The views of builder closures.
  var evaluatedContents = EvaluatedContents()

  /// The values of each type that stands for a set of themes.
  var families: [String: ThemeFamily?] = [:]
  /// The identities of values of which something was asked while the themes of their type were found.
  var originals: [String: Set<String>] = [:]
  /// What stored properties begin with, where that is an object or structure.
  var initialValues: [StoredProperty: Value] = [:]
  /// The cases that unknown values of enumerations stand for.
  var expansions: [Expansion: Value] = [:]
  /// The values whose raw values are not known, by the keys of these.
  var rawValueOwners: [String: Expansion] = [:]
  /// What each element of a list is made as, by the key of a list of which no more is known.
  var madeElements: [String: Value] = [:]
  /// The keys of those of these lists whose elements are views that ask nothing of what they are made of.
  var plainViews: Set<String> = []
  /// The list as long as which another one is, by the key of the latter.
  var equallyLong: [String: ListIdentity] = [:]
  /// Each type with what it inherits.
  var lineages: [String: [TypeInfo]] = [:]
  /// Each type with what it inherits, as code of a file sees it.
  var seenBases: [SeenType: [TypeInfo]] = [:]
  /// The environment as a value, one for all, so that calls that are given it are seen to be equal.
  let environmentValues = Instance(typeName: environmentType, fields: [:], identity: environmentType)
  /// How often the resolver of each style is at work.
  var resolutions: [Place: Int] = [:]
  /// Each type with those around it.
  var contexts: [String: [String]] = [:]
  /// How far each type looks like a theme.
  var themeKinds: [String: ThemeKind] = [:]
  /// What conditions about the platform decide in each file that another platform shares.
  var platformBranches: [Int32: [PlatformBranch]] = [:]
  /// The platform of what is being rendered.
  var platformAtHand: Platform?
  /// The values that the source assigns to a property; none where it does not tell.
  var assignedCache: [String: [Value]] = [:]
  /// Whether code of a type changes a variable of it in place, by both names.
  var changedInPlace: [String: Bool] = [:]
  /// What variable tables begin with, by their identities.
  var variableTables: [String: [KeyedExpression]] = [:]
  /// The identities of the looks that these hold for keys with which they begin.
  var heldAtFirst: Set<String> = []
  /// The types that are written for what code changes by a name; `nil` where none is.
  var writtenBases: [Place: TypeReference?] = [:]
  /// What is assigned to looks, by the type and the property.
  var assignedLooks: [String: DistinctValues] = [:]
  /// The sets of looks that code gives the objects of a type.
  var lookSets: [String: LookSets] = [:]
  /// The looks of objects that code changes together, by the object and the property; `nil` where it tells nothing.
  var looksInForce: [String: Value?] = [:]
  /// What code sets the states of views to, by their declarations.
  var stateSettings: [Place: StateSettings] = [:]
  /// The sums and products of numbers that are not known, by their identities.
  var linearForms: [String: LinearForm] = [:]
  /// The constants that numbers of the running program were asked to equal, with the question, by the number's identity.
  var equalities: [String: [Equality]] = [:]
  /// Where numbers of the running program lie by what they were asked, by their identities.
  var numberLines: [String: NumberLine] = [:]
  /// The `switch` statements, with the numbers, that are the first question there.
  var armsOnLines: Set<String> = []
  /// The identities of the comparisons that were asked first of their operands.
  var askedComparisons: Set<String> = []
  /// The variables of which code puts views into parts.
  var keptParts: Set<String> = []
  /// The one class that conforms to each protocol.
  var implementers: [String: TypeInfo?] = [:]
  /// What follows code that makes objects of UIKit or AppKit, while that is done (see `code`).
  var follower: CodeRun?
  /// The names of the attributed strings that the loop at hand changes.
  var loopTexts: Set<String> = []
  /// The attributed string of the running program's state that the function at hand assigns, and where it is kept.
  var stateText: (name: String, scope: Scope)?
  /// What code does to the values of others.
  let usage: Usage
  /// The static and global properties that code names, with the types around them.
  private(set) lazy var namedProperties = findNamedProperties()
  /// The names of states that nothing but the appearance of a view changes.
  private(set) lazy var entranceStates = findEntranceStates()
  /// The last names of what properties begin with, functions give and code assigns.
  private(set) lazy var givenNames = findGivenNames()
  /// The flags that tell the scheme, since windows follow them.
  private(set) lazy var windowFlags = findWindowFlags()
  /// Where code tints windows that it finds.
  private(set) lazy var windowTintings = findWindowTintings()

  /// The deepest nesting of calls that is followed.
  static let maximumDepth = 120

  init(index: ProgramIndex, usage: Usage, allowances: Allowances) {
    self.index = index
    self.usage = usage
    self.allowances = allowances
    fuel = allowances.view
  }

  /// Returns a new identity for an instance.
  func makeIdentity() -> String {
    identities += 1
    return "#\(identities)"
  }

  /// The numbers of instances that all views can reach: those that constants hold.
  private(set) var sharedIdentities: Set<Int> = []

  /// Evaluates a constant, whose instances all views can reach.
  func sharing(_ body: () -> Value) -> Value {
    let before = identities
    let value = body()
    for number in before..<identities { sharedIdentities.insert(number + 1) }
    return value
  }

  func place(_ span: Span, in scope: Scope) -> Place { Place(file: scope.file, span: span) }

  func platform(of file: Int32) -> Platform { index.program.files[Int(file)].platform }

  /// True where the view at hand needs more expressions than are followed.
  var isExhausted: Bool { fuel <= 0 }

  /// Why what lies behind a place is not looked at once an allowance is used up.
  static func exhausted(at place: Place?) -> Doubt {
    Doubt(.tooManyPaths, "more paths than are followed", place: place)
  }

  /// Takes one expression from the allowance; where it is used up, returns what stands for the rest.
  func spend(at place: Place) -> Value? {
    guard fuel > 0 else { return .unknown(Self.exhausted(at: place)) }
    fuel -= 1
    if fuel == 0 {
      exhaustions += 1
      exhaustedAt = place
    }
    return nil
  }

  /// Takes from the allowance what an evaluation cost whose result is known.
  func spend(_ cost: Int) { fuel -= cost }

  /// Starts a new view, or the life of an object, with its own allowance.
  func refuel(to allowance: Int? = nil) { fuel = allowance ?? allowances.view }

  /// Runs an evaluation that is kept for the whole program, or of what runs at another time: what is left to the view
  /// that asks first does not bound it, nor does it take anything from that.
  func apart<Result>(within allowance: Int? = nil, _ body: () -> Result) -> Result {
    let before = fuel
    refuel(to: allowance)
    defer { fuel = before }
    return body()
  }

  /// Runs an evaluation with no more than an allowance.
  func limited(to allowance: Int, _ body: () -> Value) -> Value {
    let before = fuel
    fuel = min(fuel, allowance)
    let start = fuel
    defer { fuel = before - (start - fuel) }
    return body()
  }

  /// Runs a nested evaluation unless it is too deep.
  func nested(_ place: Place?, _ body: () -> Value) -> Value {
    guard depth < Self.maximumDepth else { return circle("nesting of calls", place) }
    depth += 1
    defer { depth -= 1 }
    return body()
  }

  /// Returns the unknown value of what is not followed because of where it is called.
  func circle(_ detail: String, _ place: Place?) -> Value {
    watch.meetCircle()
    return .unknown(Doubt(.tooDeep, detail, place: place))
  }

  // MARK: - Expressions

  /// Evaluates an expression in a scope.
  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    let place = place(expression.span, in: scope)
    return index.assertions.asserting(evaluate(expression, at: place, in: scope), at: place)
  }

  private func evaluate(_ expression: Expression, at place: Place, in scope: Scope) -> Value {
    if let exhausted = spend(at: place) { return exhausted }
    switch expression.kind {
    case .integer(let value): return .number(Double(value))
    case .float(let value): return .number(value)
    case .boolean(let value): return .bool(value)
    case .nilLiteral: return .none
    case .string(let segments): return string(segments, in: scope)
    case .identifier(let name):
      let value = identifier(name, place: place, in: scope)
      return token(for: expression, value, place: place) ?? value
    case .member(nil, let name, _):
      return .implicit(ImplicitMember(name: name, arguments: nil, place: place))
    case .member(.some(let base), let name, let nameSpan):
      if base.kind == .identifier("super"), let value = superMember(name, place: place, in: scope) { return value }
      if name == "first", let value = firstKept(by: base, place: place, in: scope) { return value }
      if name == "first" || name == "last", let value = elementOfUnordered(base, in: scope) { return value }
      let receiver = inheriting(name, from: base, in: scope) ?? evaluate(base, in: scope)
      let value = chained(name, at: self.place(nameSpan, in: scope), of: receiver, base, place: place, in: scope)
      return token(for: expression, value, of: receiver, place: place) ?? value
    case .call: return chain(expression, in: scope)
    case .specialized(let base, _): return evaluate(base, in: scope)
    case .subscripted(let base, let arguments):
      return subscripted(base, arguments, place: place, in: scope)
    case .closure(let closure):
      return .closure(ClosureValue(closure: closure, scope: scope, place: place, calls: calls))
    case .array(let elements): return list(elements, place: place, in: scope)
    case .dictionary(let pairs): return dictionary(pairs, in: scope, place: place)
    case .tuple(let elements): return .tuple(self.arguments(elements, in: scope))
    case .binary(let symbol, let left, let right):
      return binary(symbol, left, right, place: place, in: scope)
    case .prefix("&", let variable):
      let value = evaluate(variable, in: scope)
      // What it is called with may write to it, and isn't followed there.
      forget(expression.changedNames, in: scope, place: place)
      return value
    case .prefix(let symbol, let inner): return prefix(symbol, evaluate(inner, in: scope), place: place)
    case .postfix(let symbol, let inner):
      let value = evaluate(inner, in: scope)
      if symbol == "!" { return forced(value) }
      guard symbol == "..." else { return value }
      return stringRange(symbol, value, nil) ?? typeSizes(from: value, to: nil) ?? value
    case .ternary(let condition, let then, let otherwise):
      return fork(evaluate(condition, in: scope), place: place) { outcome in
        arm(outcome ? then : otherwise, beside: outcome ? otherwise : then, in: scope)
      }
    case .conditional(let statement):
      return join(run([statement][...], in: scope, on: .only), place: place)
    case .cast(let inner, let kind, let type): return cast(inner, kind, to: type, in: scope)
    case .typeTest(let inner, let type): return typeTest(inner, type, place: place, in: scope)
    case .keyPath(let components): return .keyPath(components)
    case .macro(let name, let arguments):
      return macro(name, self.arguments(arguments, in: scope), place: place)
    case .opaque(let kind): return opaque(kind, place)
    }
  }

  private func opaque(_ what: String, _ place: Place) -> Value {
    .unknown(Doubt(.unsupportedExpression, what, place: place, label: "an expression"))
  }

  func arguments(_ arguments: [Argument], in scope: Scope) -> [ArgumentValue] {
    arguments.map { argument in
      let reads = scaledMetricReads
      let place = place(argument.value.span, in: scope)
      var value = ArgumentValue(
        label: argument.label, value: evaluate(argument.value, in: scope), place: place,
        isTrailingClosure: argument.isTrailingClosure, names: names(of: argument.value, at: place))
      if case .string = argument.value.kind { value.isLiteral = true }
      if case .number = value.value { value.number = numberForm(of: argument.value, in: scope) }
      value.isScaled = scaledMetricReads > reads
      return value
    }
  }

  /// Returns the names of an argument, one list for all that it is evaluated to.
  private func names(of argument: Expression, at place: Place) -> [String] {
    switch argument.kind {
    case .identifier, .member, .call, .postfix: break
    default: return []
    }
    if let known = argumentNames[place] { return known }
    let names = names(in: argument)
    argumentNames[place] = names
    return names
  }

  /// Returns the names of a chain of members, outermost first.
  func names(in expression: Expression) -> [String] {
    switch expression.kind {
    case .identifier(let name): [name]
    case .member(let base, let name, _): (base.map(names) ?? []) + [name]
    case .call(let callee, _): names(in: callee)
    case .postfix(_, let inner): names(in: inner)
    default: []
    }
  }

  private func string(_ segments: [StringSegment], in scope: Scope) -> Value {
    var parts: [InterpolatedSegment] = []
    var known: String? = ""
    for segment in segments {
      switch segment {
      case .text(let text):
        parts.append(.text(text))
        known?.append(text)
      case .interpolation(let arguments):
        for piece in pieces(of: self.arguments(arguments, in: scope), in: scope) {
          parts.append(piece)
          if case .text(let text) = piece { known?.append(text) } else { known = nil }
        }
      }
    }
    return known.map(Value.string) ?? .interpolated(parts)
  }

  /// Returns a known string or integer as text.
  static func plainText(_ value: Value) -> String? {
    switch value {
    case .string(let text): text
    case .number(let number) where number == number.rounded() && abs(number) < 1e15: String(Int(number))
    case .number(let number): String(number)
    case .bool(let flag): String(flag)
    default: nil
    }
  }

  private func macro(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Value {
    guard name == "colorLiteral" else { return opaque("#\(name)", place) }
    return colorFromComponents(arguments, place: place, isPlatformColor: true) ?? opaque("#colorLiteral", place)
  }
}
