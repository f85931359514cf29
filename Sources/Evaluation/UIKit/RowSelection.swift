import Scene
import SourceFacts

/// What lies behind a row that is selected or focused: the view that the project has for that, or what the system
/// paints, of which no table tells the colour (S-113). A touch is over before it is read, as a pressed button is (S-61).
enum RowSelection {
  private static let words = "what the system paints behind a selected row"
  private static let selected = "isSelected"
  private static let highlighted = "isHighlighted"
  /// The states in which a row is seen with it.
  private static let states = [selected, "isFocused"]

  /// The property that holds the project's view, which lies over the row's background and under its content.
  static let view = "selectedBackgroundView"
  /// The property that says whether a table's row is ever seen to be selected.
  static let style = "selectionStyle"
  /// The value of that property, by its name in an interface file; the default without one.
  static func value(ofStyle name: String? = nil, _ place: Place) -> Value {
    .implicit(ImplicitMember(name: name ?? "default", arguments: nil, place: place))
  }

  /// True for rows that the system selects.
  static func isSelectable(_ kind: String) -> Bool {
    CodeClasses.isKind(kind, of: "UITableViewCell") || CodeClasses.isKind(kind, of: "UICollectionViewCell")
  }

  // MARK: - Paint

  /// Returns what lies behind a row in the states that code asks for, under what the row paints itself.
  ///
  /// - Parameter project: What the project's view paints, which is there while the row is selected; `nil` where it has
  ///   none.
  static func layer(
    stateOf identity: String, under own: Alternatives<StyleSetting?>, project: Alternatives<StyleSetting?>? = nil,
    at place: Place, _ evaluator: Evaluator, _ environment: Environment
  ) -> Layer? {
    let key = CodeRun.configurationState(of: identity, place).key
    let asked = states.compactMap { name in
      evaluator.conditions.number(of: "\(key).\(name)").map { (condition: $0, name: name) }
    }
    if asked.isEmpty { return nil }
    let systems = Alternatives<StyleSetting?>(system(at: place))
    var branches: [Alternatives<StyleSetting?>.Branch] = []
    var rest = Guard.always
    for state in asked {
      if let held = rest.and(Guard(condition: state.condition, arm: 1)) {
        let paint = (state.name == selected ? project : nil) ?? systems
        for branch in paint.branches {
          held.and(branch.condition).map { branches.append(.init(condition: $0, value: branch.value)) }
        }
      }
      rest = rest.and(Guard(condition: state.condition, arm: 0)) ?? rest
    }
    branches.append(.init(condition: rest, value: nil))
    let painted = Alternatives(branches: branches)
    var layer = Layers.layer(own.flatMap { $0 == nil ? painted : Alternatives(nil) }, environment)
    layer.isSelection = true
    return layer
  }

  /// What the system paints behind a row.
  static func system(at place: Place) -> StyleSetting {
    let doubt = Doubt(.unknownBackdrop, words, place: place)
    return StyleSetting(style: .unknown(doubt), description: words, place: place, isProject: false)
  }

  /// Leaves out the paint from behind what looks the same in every state: the system chose its own to be read on, and a
  /// row may be selected for no longer than a touch.
  ///
  /// - Parameter isColored: True for what has a colour of its own for that.
  static func hide(
    behind style: Alternatives<StyleSetting?>?, isColored: Bool, in environment: inout Environment
  ) {
    let looks = Set((style?.branches ?? []).map(\.value?.style))
    let asked = looks.count > 1 ? style?.branches.flatMap { $0.condition.decisions.map(\.condition) } ?? [] : []
    let path = environment.path.decisions.map(\.condition)
    environment.backdrop.entries = environment.backdrop.entries.compactMap { entry in
      guard case .layer(var layer) = entry, layer.isSelection else { return entry }
      let painted = layer.paint.branches.filter { $0.value != nil }
      let states = Set(painted.flatMap(\.condition.decisions).filter { $0.arm == 1 }.map(\.condition))
      let isAsked = !states.isDisjoint(with: asked)
      // What is there in some state alone stands on what the project paints then.
      let isThere = !states.isDisjoint(with: path)
      layer.paint = layer.paint.map { setting in
        guard let setting else { return nil }
        if isColored { return isAsked ? system(at: setting.place ?? Place(file: 0, span: .none)) : nil }
        return isAsked || isThere && !isSystem(setting) ? setting : nil
      }
      return layer.paint.branches.allSatisfy { $0.value == nil } ? nil : .layer(layer)
    }
  }

  private static func isSystem(_ setting: StyleSetting?) -> Bool {
    guard case .unknown(let doubt)? = setting?.style else { return false }
    return doubt.detail == words
  }

  // MARK: - States

  /// What the system hands to a function of a row as its state; `nil` for other parameters.
  static func state(named parameter: String, of function: String, in identity: String, _ place: Place) -> Value? {
    switch (function, parameter) {
    case ("setSelected", "selected"): .unknown(state(selected, of: identity, label: parameter, place))
    case ("setHighlighted", "highlighted"): .bool(false)
    default: nil
    }
  }

  /// The state that a row's own code asks it for; `nil` for other names.
  static func own(_ name: String, of identity: String, _ place: Place) -> Value? {
    switch name {
    case selected: .unknown(state(name, of: identity, label: name, place))
    case highlighted: .bool(false)
    default: nil
    }
  }

  /// The property by which AppKit tells a cell of a table that its row is selected, in a list that has the focus.
  static let backgroundStyle = "backgroundStyle"

  /// What a cell of AppKit finds that property to be.
  static func backgroundStyle(of identity: String, _ place: Place, _ evaluator: Evaluator) -> Value {
    let state = Self.state(selected, of: identity, label: selected, place)
    let condition = evaluator.conditions.number(key: state.key, label: state.label)
    return evaluator.environmental(condition, ["normal", "emphasized"], of: "NSView.BackgroundStyle", place)
  }

  /// True for what asks the state of a row whether it is touched.
  static func asksForTouch(_ name: String, of type: TypeReference?) -> Bool {
    name == highlighted && type?.name.hasSuffix("ConfigurationState") == true
  }

  private static func state(_ name: String, of identity: String, label: String, _ place: Place) -> Doubt {
    var state = CodeRun.configurationState(of: identity, place)
    state.key += ".\(name)"
    state.label = label
    state.detail = "'\(label)'"
    state.type = TypeReference(name: "Bool")
    return state
  }

  /// The condition of the state that a row enters with the call of a function, or any view with a change that is observed.
  static func condition(
    enteredBy function: String, of identity: String, kind: String, at place: Place, _ evaluator: Evaluator
  ) -> Int? {
    if function == backgroundStyle, CodeClasses.isKind(kind, of: "NSTableCellView") {
      let state = Self.state(selected, of: identity, label: selected, place)
      return evaluator.conditions.number(key: state.key, label: state.label)
    }
    guard let name = entered(by: function) else { return nil }
    if !isSelectable(kind) {
      return name == function && name == selected
        ? evaluator.conditions.number(key: "\(identity).\(name)", label: name) : nil
    }
    guard case .unknown(let state)? = own(name, of: identity, place) else { return nil }
    return evaluator.conditions.number(key: state.key, label: state.label)
  }

  /// The condition of the state in which a row is selected; `nil` where no code asks for it.
  static func selection(of identity: String, _ evaluator: Evaluator) -> Int? {
    let state = CodeRun.configurationState(of: identity, Place(file: 0, span: .none))
    return evaluator.conditions.number(of: "\(state.key).\(selected)")
  }

  /// The state that a row enters with the call of a function, or with a change of the property of that name.
  static func entered(by function: String) -> String? {
    switch function {
    case "setSelected", selected: selected
    case "setHighlighted", highlighted: highlighted
    default: nil
    }
  }

  /// True for the call by which a table tells each of its rows whether it is selected before it shows it.
  static func isToldAtStart(by function: String, _ kind: String) -> Bool {
    function == "setSelected" && CodeClasses.isKind(kind, of: "UITableViewCell")
  }

  /// Meets the states that the classes of a row are told or ask for, before their code is followed.
  static func meet(by classes: [TypeInfo], in identity: String, at place: Place, _ evaluator: Evaluator) {
    let functions = Set(classes.flatMap(\.functions.keys))
    let state = CodeRun.configurationState(of: identity, place)
    let isTold = functions.contains("setSelected")
    let own =
      isTold || asks(selected, classes)
      ? [Self.state(selected, of: identity, label: isTold ? "selected" : selected, place)] : []
    let asked = functions.contains("updateConfiguration") ? states : []
    for doubt in own + asked.map({ evaluator.derivedDoubt(state, $0, type: TypeReference(name: "Bool")) }) {
      _ = evaluator.conditions.number(key: doubt.key, label: doubt.label)
    }
  }

  /// True where the code of a row's classes asks the row for a property.
  static func asks(_ name: String, _ classes: [TypeInfo]) -> Bool {
    var isAsked = false
    let walk = BodyWalk { expression, _ in
      switch expression.kind {
      case .identifier(name): isAsked = true
      case .member(.some(let base), name, _): if case .identifier("self") = base.kind { isAsked = true }
      default: break
      }
    }
    for body in classes.flatMap(\.bodies) where !isAsked { walk.walk(body.statements) }
    return isAsked
  }

  /// What a function of a row of an interface file finds its state to be: at rest, but for what was met and is open once
  /// the row is loaded.
  static func fields(
    of identity: String, _ row: InterfaceObject?, in function: String, _ place: Place, _ evaluator: Evaluator
  ) -> [String: Value] {
    var fields: [String: Value] = [
      selected: .bool(false), highlighted: .bool(false), "isFocused": .bool(false), "isEditing": .bool(false),
      "isEnabled": .bool(true), style: value(ofStyle: row?.attributes[style], place),
    ]
    if ["init", "awakeFromNib", CodeScan.outletObserver].contains(function) { return fields }
    let state = Self.state(selected, of: identity, label: selected, place)
    if evaluator.conditions.number(of: state.key) != nil { fields[selected] = .unknown(state) }
    return fields
  }
}

extension CodeIndex {
  /// The conditions of the states that a row surely told a function of, by calling it, when it entered them.
  func states(toldBy function: String, of type: TypeInfo, _ evaluator: Evaluator) -> [Int] {
    let place = Place(file: 0, span: .none)
    return ["setSelected", "isSelected"].compactMap { start -> Int? in
      guard steps(from: start, of: type).contains(function),
        case .unknown(let state)? = RowSelection.own("isSelected", of: "interface.\(type.id)", place)
      else { return nil }
      return evaluator.conditions.number(of: state.key)
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// A function or an observer of a class, with the functions of the class that it leads to.
  private func steps(from start: String, of type: TypeInfo) -> Set<String> {
    let key = "\(type.id).\(start)"
    if let known = steps[key] { return known }
    var result: Set<String> = []
    var waiting = [start]
    while let next = waiting.popLast() {
      let bodies = chain(of: type).flatMap { owner in
        (owner.functions[next] ?? []).compactMap(\.declaration.body)
          + owner.properties.filter { $0.declaration.name == next }.map(\.declaration.observers)
      }
      if bodies.isEmpty || !result.insert(next).inserted { continue }
      waiting += bodies.flatMap { LookScan($0).calls }
    }
    steps[key] = result
    return result
  }
}

extension CodeRun {
  /// The state that a row is configured for, which is the same wherever it is read.
  static func configurationState(of identity: String, _ place: Place) -> Doubt {
    Doubt(
      .runtimeValue, "the row's state", place: place, key: "state of \(identity)", label: "state",
      type: TypeReference(name: "UICellConfigurationState"))
  }
}
