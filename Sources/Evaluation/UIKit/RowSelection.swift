import Scene
import SourceFacts

/// What the system paints behind a row that is selected, touched or focused: no table tells its colour (S-113).
enum RowSelection {
  private static let words = "what the system paints behind a selected row"
  private static let states = ["isSelected", "isHighlighted", "isFocused"]

  /// Returns that paint where code asks for the state of the row, under what the row paints itself.
  static func layer(
    stateOf identity: String, under own: Alternatives<StyleSetting?>, at place: Place, _ evaluator: Evaluator,
    _ environment: Environment
  ) -> Layer? {
    let key = CodeRun.configurationState(of: identity, place).key
    let asked = states.compactMap { evaluator.conditions.number(of: "\(key).\($0)") }
    if asked.isEmpty { return nil }
    let doubt = Doubt(.unknownBackdrop, words, place: place)
    let paint = StyleSetting(style: .unknown(doubt), description: words, place: place, isProject: false)
    var branches: [Alternatives<StyleSetting?>.Branch] = []
    var rest = Guard.always
    for condition in asked.sorted() {
      if let held = rest.and(Guard(condition: condition, arm: 1)) {
        branches.append(.init(condition: held, value: paint))
      }
      rest = rest.and(Guard(condition: condition, arm: 0)) ?? rest
    }
    branches.append(.init(condition: rest, value: nil))
    let painted = Alternatives(branches: branches)
    return Layers.layer(own.flatMap { $0 == nil ? painted : Alternatives(nil) }, environment)
  }

  /// Meets the states that functions of a row ask for, before they are followed.
  static func meet(by functions: Set<String>, in identity: String, at place: Place, _ evaluator: Evaluator) {
    let state = CodeRun.configurationState(of: identity, place)
    let given = [("setSelected", "selected"), ("setHighlighted", "highlighted")].compactMap { function, name in
      functions.contains(function) ? Self.state(named: name, of: function, in: identity, place) : nil
    }
    let asked = functions.contains("updateConfiguration") ? states : []
    for doubt in given + asked.map({ evaluator.derivedDoubt(state, $0, type: TypeReference(name: "Bool")) }) {
      _ = evaluator.conditions.number(key: doubt.key, label: doubt.label)
    }
  }

  /// Leaves out the paint from behind what looks the same in every state: the system chose it to be read on.
  static func hide(behind style: Alternatives<StyleSetting?>?, in environment: inout Environment) {
    let looks = Set((style?.branches ?? []).map(\.value?.style))
    environment.backdrop.entries.removeAll { entry in
      guard case .layer(let layer) = entry else { return false }
      let painted = layer.paint.branches.filter { isPaint($0.value) }
      if painted.isEmpty { return false }
      let states = Set(painted.flatMap(\.condition.decisions).filter { $0.arm == 1 }.map(\.condition))
      let isChosen = style?.branches.contains { $0.condition.decisions.contains { states.contains($0.condition) } }
      return looks.count < 2 || isChosen != true
    }
  }

  private static func isPaint(_ setting: StyleSetting?) -> Bool {
    guard case .unknown(let doubt)? = setting?.style else { return false }
    return doubt.detail == words
  }

  /// What the system hands to a function of a row as its state; `nil` for other parameters.
  static func state(named parameter: String, of function: String, in identity: String, _ place: Place) -> Doubt? {
    var state = CodeRun.configurationState(of: identity, place)
    let name: String? =
      switch (function, parameter) {
      case ("setSelected", "selected"): "isSelected"
      case ("setHighlighted", "highlighted"): "isHighlighted"
      default: nil
      }
    guard let name else { return nil }
    state.key += ".\(name)"
    state.label = parameter
    state.detail = "'\(parameter)'"
    state.type = TypeReference(name: "Bool")
    return state
  }
}
