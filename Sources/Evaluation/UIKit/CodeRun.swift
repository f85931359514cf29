import Scene
import SourceFacts

/// Follows code that makes and changes objects of UIKit and AppKit, statement by statement.
///
/// Unlike the evaluator it does not fork at a condition: both arms are followed on their own paths, and what each of them
/// sets holds on those paths alone. So the last assignment on a straight line wins, and others join the set (S-115).
final class CodeRun {
  let evaluator: Evaluator
  let classes: CodeIndex
  /// All objects by their identities.
  var objects: [String: CodeObject] = [:]
  /// The identities in the order of creation.
  var order: [String] = []
  /// The controllers among them.
  var controllers: [String] = []
  var instances: [String: Instance] = [:]
  /// The view that each one was put into last.
  var superviews: [String: String] = [:]
  /// The views that code took out of those around them, and put nowhere else.
  var removed: Set<String> = []
  /// The paths on which the statement at hand is reached.
  var live: [Guard] = [.always]
  /// What the functions being followed returned so far, innermost last.
  private var returned: [[Alternatives<Value>.Branch]] = []
  /// The functions that were followed for each object.
  var followed: Set<String> = []
  /// The objects that callbacks make which are followed again, by the object and the callback.
  var remakings: [String: [String]] = [:]
  /// What code of the turn at hand said has to be drawn or laid out again.
  var invalidations: [CodeInvalidation] = []
  /// Those of the callback that is followed again, by what makes them.
  var remade: [CodeMaking: [String]] = [:]
  /// Objects that stand for values from elsewhere, by the identity of the value.
  var standIns: [String: Instance] = [:]
  /// What variables held before code set them, which other code put there.
  var replaced: Set<String> = []
  /// The classes of the program of which objects were made.
  var made: Set<String> = []
  /// Where the views of SwiftUI are written that were seen in objects.
  var hosted: Set<Place> = []
  /// The values of dictionaries with their expressions, by the dictionary's identity and the key.
  var attributes: [String: CodeSetting] = [:]
  /// What functions hand to the tables that ask for rows, headers and footers.
  var rows: [CodeRows] = []
  /// The paths on which rows are seen of which lists tell their delegates before.
  var displayed: [String: [Guard]] = [:]
  /// What code registers with its lists.
  var rowClasses = RowClasses()
  /// The sources of rows whose type was told by what they are given to, by place and list.
  var sources: Set<String> = []
  /// What functions hand to lists that have no rows.
  var emptyViews: [CodeRows] = []
  /// What functions make or are told of as the row views of AppKit's tables.
  var rowViews: [CodeRows] = []
  /// The appearance proxies that code speaks of.
  var proxies: [CodeProxy] = []
  /// The objects whose initialiser runs.
  var making: Set<String> = []
  /// The classes of the objects whose code is at hand, outermost first.
  var line: [String] = []
  /// The object that has just been loaded from its file.
  var loading: String?
  /// The view whose callbacks are followed that the system calls once it stands in another one.
  var placed: String?
  /// Which functions are of values alone.
  var plainFunctions: [Place: Bool] = [:]
  /// The objects that were rendered.
  var shown: Set<String> = []
  /// What lies behind what each container holds whose view another controller shows.
  var containerGrounds: [String: [Environment]] = [:]
  /// The controllers that methods hand to each container.
  var handedControllers: [String: Set<String>] = [:]
  /// Whether the rectangles that are made at a place are thin.
  var thinFrames: [Place: Bool] = [:]
  /// The rectangle of constants that a place makes; `nil` for one that makes several, or others.
  var constantFrames: [Place: CodeFrame?] = [:]
  /// The frames that code gives views that can't be told, by their keys; `nil` for one that is not known.
  var strangerFrames: [String: [CodeFrame?]] = [:]
  /// The paths on which each image view has no picture, as far as that was asked (`EmptyPictures`).
  var emptyPictures: [String: [Guard]] = [:]
  /// What the code at hand has drawn so far.
  var canvas = CodeCanvas()
  /// The loops that were gone through item by item, by the object whose code they are in.
  var itemLoops: Set<String> = []
  /// The objects whose life is not followed, so that they are not shown.
  var lifeless: Set<String> = []
  /// Which of the functions is run that other code may call; 0 before these.
  var turn = 0
  /// How many of these were run so far.
  var turns = 0
  /// How many properties were set so far.
  var steps = 0
  /// What code sets while that is noted.
  var touched: Set<CodeTouch>?
  /// The constants that hold objects.
  var constants: [String: Value] = [:]
  /// The closures of actions.
  var callbacks = CodeCallbacks()
  /// True while one of them is followed.
  var isCallingBack = false
  /// True while a closure is followed that something else runs, now or later.
  var isInHandedClosure = false
  /// The structures that only one variable holds while a call may write to it.
  var lent: Set<String> = []
  /// The configurations that something holds beside the variable at hand.
  var sharedConfigurations: Set<String> = []
  /// What holds the objects, once somebody asked.
  var surroundings: CodeSurroundings?
  /// The properties that an interface file sets of the one object that is followed for it; `nil` for others.
  var givenByFile: Set<String>?
  /// How many loops are around the statement at hand of which the turns are not told apart.
  var loops = 0
  /// The objects whose life has been followed to the end.
  var finished: Set<String> = []

  /// The most paths that are told apart at a statement.
  static let maximumPaths = 16
  /// The most elements of a list that are followed one by one.
  static let maximumElements = 24

  init(evaluator: Evaluator, classes: CodeIndex) {
    self.evaluator = evaluator
    self.classes = classes
  }

  // MARK: - Bodies

  /// Follows a body and returns its value.
  func run(_ statements: [Statement], in scope: Scope, result: TypeReference?, place: Place) -> Value {
    if let only = statements.first, statements.count == 1, case .expression(let expression) = only.kind,
      !expression.isAssignment, toggling(expression, in: scope) == nil
    {
      return typed(evaluator.evaluate(expression, in: scope), result, scope)
    }
    let entry = live
    if returned.isEmpty, canvas.surface == nil { canvas = CodeCanvas() }
    returned.append([])
    // Only what gives something gives the value of its arms.
    let isForValue = result.map { !["Void", "()"].contains($0.name) } ?? false
    walk(isForValue ? statements.returningArms ?? statements : statements, in: scope)
    let fellThrough = !live.isEmpty
    let ways = returned.removeLast()
    live = entry
    guard let first = ways.first else { return .none }
    if ways.count == entry.count, !fellThrough,
      ways.allSatisfy({ evaluator.key(of: $0.value) == evaluator.key(of: first.value) }),
      evaluator.key(of: first.value) != Evaluator.keyOfOther || ways.count == 1
    {
      return typed(first.value, result, scope)
    }
    return typed(evaluator.choice(ways, place: place), result, scope)
  }

  private func typed(_ value: Value, _ type: TypeReference?, _ scope: Scope) -> Value {
    guard let type = type.map({ evaluator.own($0, in: scope) }) else { return value }
    return evaluator.coerce(value, to: type, file: scope.file, context: scope.typeName)
  }

  /// Follows statements as far as a path goes on, then those put off on the paths that came by them, the last one first.
  func walk(_ statements: [Statement], in scope: Scope) {
    var deferred: [(body: [Statement], paths: [Guard])] = []
    for statement in statements where !live.isEmpty {
      if case .deferred(let body) = statement.kind {
        deferred.append((body, live))
      } else {
        step(statement, in: scope)
      }
    }
    let exit = live
    for (body, paths) in deferred.reversed() {
      live = paths
      walk(body, in: Scope(parent: scope, file: scope.file))
    }
    live = exit
  }

  private func step(_ statement: Statement, in scope: Scope) {
    let place = evaluator.place(statement.span, in: scope)
    switch statement.kind {
    case .expression(let written):
      let expression = toggling(written, in: scope) ?? written
      if case .binary(let symbol, let left, let right) = expression.kind, expression.isAssignment {
        assign(symbol, left, right, in: scope, place: place)
        assert(of: left, at: place, in: scope)
      } else {
        if extend(expression, in: scope, place: place) || attribute(expression, in: scope, place: place) { return }
        noteTraits(expression, in: scope, place: place)
        perform(expression, in: scope)
        if expression.endsProgram { live = [] }
      }
    case .binding(let binding):
      evaluator.bind(binding, in: scope, place: place)
      if case .name(let name) = binding.pattern {
        if live != [.always] { scope.births[name] = live }
        if let made = binding.value, let value = scope.variable(name) {
          note(value, givenBy: made, in: scope)
        }
      }
    case .returning(let expression):
      let value = expression.map { evaluator.evaluate($0, in: scope) } ?? .none
      if !returned.isEmpty { returned[returned.count - 1] += live.map { .init(condition: $0, value: value) } }
      live = []
    case .ifElse(let written, let then, let otherwise):
      let inner = Scope(parent: scope, file: scope.file)
      let conditions = otherwise == nil ? written.filter { !$0.isNeedless(before: then) } : written
      let outcomes = evaluator.decide(conditions, in: inner, place: place)
      fork([
        (outcomes.filter(\.1).map(\.0), { self.walk(then, in: inner) }),
        (
          outcomes.filter { !$0.1 }.map(\.0),
          { self.walk(otherwise ?? [], in: Scope(parent: scope, file: scope.file)) }
        ),
      ])
    case .guardElse(let conditions, let otherwise):
      let outcomes = evaluator.decide(conditions, in: scope, place: place)
      if otherwise.endProgram, outcomes.contains(where: \.1) { break }
      fork([
        (outcomes.filter(\.1).map(\.0), {}),
        (outcomes.filter { !$0.1 }.map(\.0), { self.walk(otherwise, in: Scope(parent: scope, file: scope.file)) }),
      ])
    case .switchCase(let subject, let cases):
      let value = evaluator.evaluate(subject, in: scope)
      fork(
        evaluator.select(value, cases, in: scope, place: place).map { path, matched, inner in
          ([path], { if let matched { self.walk(cases[matched].body, in: inner) } })
        })
    case .compilation(let clauses):
      fork(
        evaluator.possible(clauses, in: scope).map { path, inner in ([path], { self.walk(inner, in: scope) }) })
    case .forIn(let pattern, let sequence, let body): loop(pattern, sequence, body, in: scope, place: place)
    case .loop(let conditions, let body): loop(while: conditions, body, in: scope, place: place)
    case .declaration(.function(let function)): scope.functions[function.name] = function
    case .opaque(let kind) where kind.hasPrefix("throw"): live = []
    default: break
    }
  }

  private func loop(
    _ pattern: Pattern, _ sequence: Expression, _ body: [Statement], in scope: Scope, place: Place
  ) {
    loop(pattern, over: evaluator.evaluate(sequence, in: scope), body, in: scope, place: place)
  }

  private func loop(_ pattern: Pattern, over value: Value, _ body: [Statement], in scope: Scope, place: Place) {
    if case .choice(let all) = value {
      for branch in all.branches {
        on([branch.condition]) { loop(pattern, over: branch.value, body, in: scope, place: place) }
      }
      return
    }
    if case .array(let elements) = value, elements.count <= Self.maximumElements {
      noteItems(elements, at: place, in: scope)
      for element in elements {
        let inner = Scope(parent: scope, file: scope.file)
        evaluator.bind(pattern, to: element, in: inner, place: place)
        walk(body, in: inner)
      }
      return
    }
    if case .unknown(let doubt) = value, let views = listed(by: doubt) {
      for (view, paths) in views {
        let inner = Scope(parent: scope, file: scope.file)
        evaluator.bind(pattern, to: .instance(view), in: inner, place: place)
        on(paths) { walk(body, in: inner) }
      }
      return
    }
    let inner = Scope(parent: scope, file: scope.file)
    evaluator.bindUnknown(pattern, value, in: inner, place: place)
    maybe("a loop", at: place) { walkTurns(body, in: inner) }
  }

  private func loop(while conditions: [Condition], _ body: [Statement], in scope: Scope, place: Place) {
    let walk = evaluator.walk(of: body, while: conditions, in: scope, place: place)
    let inner = Scope(parent: scope, file: scope.file)
    evaluator.enter(walk, in: inner, place: place)
    if walk.isWalk { walkTurns(body, in: inner) } else { maybe("a loop", at: place) { walkTurns(body, in: inner) } }
    evaluator.leave(walk, in: scope)
  }

  private func walkTurns(_ body: [Statement], in scope: Scope) {
    loops += 1
    walk(body, in: scope)
    loops -= 1
  }

  // MARK: - Paths

  /// Follows each arm on its paths; what no arm leaves goes on as before.
  private func fork(_ arms: [(paths: [Guard], body: () -> Void)]) {
    let entry = live
    var after: [Guard] = []
    var isWhole = true
    for arm in arms {
      let start = Self.product(entry, arm.paths)
      guard !start.isEmpty else { continue }
      live = start
      arm.body()
      if live != start { isWhole = false }
      after += live
    }
    live = isWhole ? entry : after
    if live.count > Self.maximumPaths {
      // Too many ways on: what follows holds on what they have in common.
      live = [live.dropFirst().reduce(live[0]) { $0.common(with: $1) }]
    }
  }

  /// True where the paths at hand are all those on which something is there, by the paths on which it was made.
  func isWhole(_ birth: [Guard]?) -> Bool {
    guard let birth else { return live == [.always] }
    return birth.allSatisfy { path in live.contains { path.and($0) == path } }
  }

  /// Follows what is done on some of the paths at hand alone.
  func on(_ paths: [Guard], _ body: () -> Void) {
    let entry = live
    live = Self.product(entry, paths)
    if !live.isEmpty { body() }
    live = entry
  }

  static func product(_ paths: [Guard], _ others: [Guard]) -> [Guard] {
    paths.flatMap { path in others.compactMap { path.and($0) } }
  }

  /// Follows what may be done or not, such as a closure that is called later; it is done wherever a condition holds that
  /// nothing else brings about.
  func maybe(_ words: String, at place: Place, wherever state: Int? = nil, _ body: () -> Void) {
    let condition = evaluator.conditions.number(
      key: "code@\(place.file):\(place.span.start)", label: words, isGap: true)
    let entry = live
    let isDone = Guard(condition: condition, arm: 1)
    live = Self.product(
      entry,
      state.map { state in
        [Guard(condition: state, arm: 1)] + [Guard(condition: state, arm: 0).and(isDone)].compactMap(\.self)
      } ?? [isDone])
    body()
    live = entry
  }

  /// Returns a value that holds on the paths at hand over that elsewhere; of too many branches, only enough to tell.
  func assigning<Element>(
    _ new: Alternatives<Element>, over old: Alternatives<Element>
  ) -> [Alternatives<Element>.Branch] {
    if live == [.always] { return new.branches }
    var result: [Alternatives<Element>.Branch] = []
    for path in live {
      result += new.branches.compactMap { branch in
        path.and(branch.condition).map { .init(condition: $0, value: branch.value) }
      }
    }
    for branch in old.branches {
      if result.count > Alternatives<Element>.limit { break }
      result += outside(live, of: [branch.condition]).map { .init(condition: $0, value: branch.value) }
    }
    return result
  }

  /// Returns what is left of guards where none of others holds.
  func outside(_ paths: [Guard], of wholes: [Guard] = [.always]) -> [Guard] {
    paths.reduce(wholes) { rest, path in rest.flatMap { outside(path, of: $0) } }
  }

  /// Returns what is left of a guard where another one does not hold.
  func outside(_ path: Guard, of whole: Guard) -> [Guard] {
    guard whole.agrees(with: path) else { return [whole] }
    var result: [Guard] = []
    var inside = whole
    for decision in path.decisions where whole.arm(of: decision.condition) == nil {
      let arms = evaluator.conditions.conditions[decision.condition].arms.indices
      for arm in arms where arm != decision.arm {
        if let rest = inside.and(Guard(condition: decision.condition, arm: arm)) { result.append(rest) }
      }
      guard let next = inside.and(Guard(decision)) else { break }
      inside = next
    }
    return result
  }
}

extension Expression {
  /// True for an assignment of any form.
  var isAssignment: Bool {
    guard case .binary(let symbol, _, _) = kind else { return false }
    return symbol.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
  }

  /// The names of a chain of members; `nil` for other expressions.
  var chainedNames: [String]? {
    switch kind {
    case .identifier(let name): [name]
    case .member(.some(let base), let name, _): base.chainedNames.map { $0 + [name] }
    case .postfix(_, let inner): inner.chainedNames
    default: nil
    }
  }
}
