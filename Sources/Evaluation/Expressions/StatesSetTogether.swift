import Scene
import SourceFacts

/// What code sets a state of views to, one for all views of a type.
final class StateSettings {
  /// The state.
  let name: String
  /// The pieces of straight code that set it, in the order of the source; none where something else may change it.
  let blocks: [Place]
  /// What it begins with, and what each of the blocks sets it to, as conditions name that; `nil` for what isn't told.
  let words: [String?]
  /// Whether each of these is there, for an optional; `nil` where nothing tells.
  let presence: [Bool?]
  /// The state of the same view of whose changes all code hears that sets this one.
  let followed: String?

  init(name: String, blocks: [Place], words: [String?], presence: [Bool?], followed: String?) {
    self.name = name
    self.blocks = blocks
    self.words = words
    self.presence = presence
    self.followed = followed
  }
}

/// A state of one view: there are many of them.
struct ViewState {
  let settings: StateSettings
  /// The hash of the view's identity.
  let view: Int
}

/// States of a view that are not met in any combination (S-3), since the same code sets them, as `busy = true; dimmed =
/// true` does, or one follows the other.
struct StatesSetTogether {
  /// What a condition asks of a state.
  private struct Question {
    let key: String
    var isOfPresence = false
  }

  /// What conditions ask of states, found once for each: each leaf asks for those on all its paths.
  private var asked: [Int: Question?] = [:]
  /// How many states there were when these were found.
  private var count = 0

  /// A state and the settings that may give what a path decides, by their positions.
  private struct Decided {
    let state: ViewState
    let givers: [Int]

    private var settings: StateSettings { state.settings }

    /// True where nothing leads to both decisions at once: each piece of code that gives one of them ends the other, or
    /// one state follows the other; and they don't begin with both.
    func isApart(from other: Decided) -> Bool {
      guard state.view == other.state.view, settings !== other.settings else { return false }
      if givers.contains(0), other.givers.contains(0) { return false }
      if follows(other) || other.follows(self) { return true }
      if settings.blocks.isEmpty || other.settings.blocks.isEmpty { return false }
      return ends(other) && other.ends(self)
    }

    /// True where all code that sets the state hears of changes of the other one, and gives it what is not told, or where
    /// one of the two alone was changed since they began.
    private func follows(_ other: Decided) -> Bool {
      guard settings.followed == other.settings.name else { return false }
      return settings.words.dropFirst().contains(nil) || (givers == [0]) != (other.givers == [0])
    }

    /// True where each piece of code that gives this decision sets the other state to something else.
    private func ends(_ other: Decided) -> Bool {
      givers.filter { $0 > 0 }.allSatisfy { giver in
        guard let position = other.settings.blocks.lastIndex(of: settings.blocks[giver - 1]) else { return false }
        return !other.givers.contains(position + 1)
      }
    }
  }

  /// True where a path decides on two such states as no code is seen to leave them.
  mutating func isSurmise(_ path: Guard, in table: ConditionTable) -> Bool {
    if table.states.isEmpty || path.decisions.count < 2 { return false }
    if table.states.count != count { (asked, count) = ([:], table.states.count) }
    var met: [Decided] = []
    for decision in path.decisions {
      guard let decided = decided(decision, in: table) else { continue }
      if met.contains(where: { $0.isApart(from: decided) }) { return true }
      met.append(decided)
    }
    return false
  }

  private mutating func decided(_ decision: Guard.Decision, in table: ConditionTable) -> Decided? {
    let condition = table.conditions[decision.condition]
    let question = asked[decision.condition] ?? Self.question(condition.key, in: table)
    asked[decision.condition] = .some(question)
    guard let question, let state = table.states[question.key], condition.arms.indices.contains(decision.arm) else {
      return nil
    }
    let settings = state.settings
    if question.isOfPresence {
      let givers = settings.presence.indices.filter { settings.presence[$0] != (decision.arm == 0) }
      return Decided(state: state, givers: givers)
    }
    let arm = condition.arms[decision.arm]
    let givers = settings.words.indices.filter { position in
      if condition.arms.contains("nil"), settings.presence[position] == (arm == "nil") { return false }
      // A word that no arm has, such as another name of a case, may be any.
      return settings.words[position].map { $0 == arm || !condition.arms.contains($0) } ?? true
    }
    return Decided(state: state, givers: givers)
  }

  /// Returns what a condition asks that is about the whole value of a state, or about whether there is one.
  private static func question(_ key: String, in table: ConditionTable) -> Question? {
    if key.hasSuffix(presence) {
      let state = String(key.dropLast(presence.count))
      return table.states[state] == nil ? nil : Question(key: state, isOfPresence: true)
    }
    let state = key.hasSuffix(" =") ? String(key.dropLast(2)) : key
    return table.states[state] == nil ? nil : Question(key: state)
  }

  private static let presence = " != nil"
}

extension Evaluator {
  /// Notes what code sets a state of a view to.
  func noteSettings(of property: Located<PropertyDeclaration>, in type: TypeInfo, ofViewIdentified identity: String) {
    let declaration = property.declaration
    guard declaration.attributes.contains(where: { $0.name == "State" }) else { return }
    let key = DoubtContents.bounded("\(identity).\(declaration.name)")
    guard conditions.states[key] == nil else { return }
    let place = Place(file: property.file, span: declaration.span)
    let settings = stateSettings[place] ?? settings(of: property, in: type)
    stateSettings[place] = settings
    // Of most states, which bindings set, nothing is told.
    guard !settings.blocks.isEmpty || settings.followed != nil || usage.observed.contains(settings.name) else { return }
    conditions.states[key] = ViewState(settings: settings, view: identity.hashValue)
  }

  private func settings(of property: Located<PropertyDeclaration>, in type: TypeInfo) -> StateSettings {
    let (declaration, name) = (property.declaration, property.declaration.name)
    let changes = assignments(to: name, of: type).filter { !$0.isPassing && !$0.isInitial }
    let blocks = changes.compactMap(\.block)
    // What a person or a part of the view changes is set by no block alone.
    let isTold = !usage.bound.contains(name) && !usage.toggled.contains(name) && blocks.count == changes.count
    let observed = Set(changes.map(\.site.observed))
    let followed = observed.count == 1 ? observed.first.flatMap { $0 } : nil
    let single = changes.map { change in blocks.filter { $0 == change.block }.count == 1 }
    let words = zip(changes, single).map { $1 ? word(for: $0.value) : nil }
    let presence = zip(changes, single).map { change, isSingle in
      isSingle ? change.value.flatMap { isThere($0, Scope(typeName: type.id, file: change.site.file)) } : nil
    }
    let first = declaration.value.map { isThere($0, Scope(typeName: type.id, file: property.file)) } ?? false
    return StateSettings(
      name: name, blocks: isTold ? blocks : [], words: [word(for: declaration.value)] + words,
      presence: [first] + presence, followed: isTold && followed != name ? followed : nil)
  }

  /// Whether what code gives an optional is something; `nil` where the source does not tell.
  private func isThere(_ value: Expression, _ scope: Scope) -> Bool? {
    if value.kind == .nilLiteral { return false }
    if case .member(nil, let name, _) = value.kind { return name != "none" }
    return isPresent(value, in: scope) ? true : nil
  }

  /// Returns what conditions call a constant that code gives a state.
  private func word(for value: Expression?) -> String? {
    switch value?.kind {
    case .boolean(let flag): "\(flag)"
    case .integer(let number): label(of: .number(Double(number)))
    case .float(let number): label(of: .number(number))
    case .member(nil, let name, _): ".\(name)"
    default: nil
    }
  }
}

extension Expression {
  /// The property of the view around of whose changes a call of `onChange(of:)` hears.
  var observedProperty: String? {
    guard case .call(let callee, let arguments) = kind, case .member(_, "onChange", _) = callee.kind,
      let first = arguments.first, first.label == "of"
    else { return nil }
    switch first.value.kind {
    case .identifier(let name): return name
    case .member(.some(let base), let name, _) where base.kind == .identifier("self"): return name
    default: return nil
    }
  }
}
