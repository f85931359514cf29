import Scene
import SourceFacts

/// Where an object of an interface file is seen, since code hides or shows it (S-115).
struct InterfaceVisibility {
  /// The paths on which it is shown; empty where nothing that is run shows what the file or code hides.
  var shown: [Guard]
  /// Those on which it is not, as far as they are told.
  var hidden: [Guard]
  /// False where there are more paths than are told apart; what they have in common stands for them.
  var isWhole = true

  /// Returns layers as far as the object is shown that paints them; where nothing tells when it is not, they may lie
  /// behind others.
  func limit(_ layers: [Layer], at place: Place, _ renderer: Renderer) -> [Layer] {
    if hidden.isEmpty { return layers.map { Layers.maybe($0, at: place, renderer) } }
    let isShown = Alternatives(
      branches: shown.map { .init(condition: $0, value: true) } + hidden.map { .init(condition: $0, value: false) })
    return layers.map { layer in
      layer.paint.branches.count * shown.count <= Alternatives<StyleSetting?>.limit
        ? layer.painted(where: isShown) : Layers.maybe(layer, at: place, renderer)
    }
  }
}

extension InterfaceDocument {
  /// The most paths on which an object is shown that are told apart.
  private static let maximumPaths = 8

  /// Where an object is seen by the file and by what code sets; `nil` where it may be anywhere.
  ///
  /// - Parameter isHidden: Whether the file hides it.
  func visibility(of object: InterfaceObject, isHidden: Bool) -> InterfaceVisibility? {
    let given = reaching(["isHidden"], object)
    let never = InterfaceVisibility(shown: [], hidden: [.always])
    if given.isEmpty { return isHidden && staysHidden(object) ? never : nil }
    let later = given.filter { !$0.assignment.isChosenAtStart }
    let isOfSeveral = Set(later.map(key)).count > 1
    let known = isOfSeveral ? given.filter(\.assignment.isChosenAtStart) : given
    guard let hidden = withCode(Alternatives(isHidden), by: known, hides) else { return nil }
    var shown = hidden.branches.filter { !$0.value }.map(\.condition)
    var rest = hidden.branches.filter(\.value).map(\.condition)
    if isOfSeveral {
      // Which of several functions was called last is not known: whatever one of them shows may be seen.
      if !shown.isEmpty { return nil }
      rest = []
      for one in later {
        guard let state = withCode(Alternatives(true), by: [one], hides) else { return nil }
        shown += state.branches.filter { !$0.value }.map(\.condition)
      }
    }
    if shown.isEmpty, isHidden, !isOfSeveral, given.contains(where: { hides($0).branches.contains { !$0.value } }) {
      return never
    }
    if shown.isEmpty, staysHidden(object) { return never }
    let joined = joined(shown)
    guard !joined.isEmpty, joined != [.always] else { return nil }
    if joined.count > Self.maximumPaths {
      return InterfaceVisibility(shown: [joined.common], hidden: [], isWhole: false)
    }
    return InterfaceVisibility(shown: joined, hidden: rest)
  }

  /// Where what an object paints lies behind others: where it is seen, and else on all paths but those on which one of
  /// several functions hides it, as that does which shows another object in its place; `nil` where it always does.
  func cover(by object: InterfaceObject, isHidden: Bool) -> InterfaceVisibility? {
    if let visibility = visibility(of: object, isHidden: isHidden) { return visibility }
    let given = isHidden ? [] : reaching(["isHidden"], object).filter { !$0.assignment.isChosenAtStart }
    var result = InterfaceVisibility(shown: [.always], hidden: [])
    for one in given {
      let state = withCode(Alternatives(false), by: [one], hides)
      for path in (state?.branches ?? []).filter(\.value).map(\.condition) {
        guard path.decisions.count == 1, let called = path.decisions.first, called.arm == 1,
          let hidden = result.shown[0].and(path),
          let rest = result.shown[0].and(Guard(condition: called.condition, arm: 0))
        else { return nil }
        result.hidden.append(hidden)
        result.shown = [rest]
      }
    }
    return result.hidden.isEmpty ? nil : result
  }

  private func hides(_ one: CodeIndex.Reaching) -> Alternatives<Bool> {
    let outcomes = evaluator.booleans(value(of: one, as: "Bool"), place: one.assignment.place)
    return Alternatives(branches: outcomes.map { .init(condition: $0.0, value: $0.1) })
  }

  /// Returns paths without the questions that make no difference to them.
  private func joined(_ paths: [Guard]) -> [Guard] {
    var result: [Guard] = []
    for path in paths where !result.contains(path) { result.append(path) }
    for path in result {
      for decision in path.decisions {
        let others = path.removing { $0.condition == decision.condition }
        let arms = evaluator.conditions.conditions[decision.condition].arms.indices
        let needed = arms.compactMap { others.and(Guard(condition: decision.condition, arm: $0)) }
        let isWhole = needed.allSatisfy { way in
          result.contains { $0.decisions.map(\.condition) == way.decisions.map(\.condition) && $0.agrees(with: way) }
        }
        if isWhole { return joined(result.filter { $0.and(others) != $0 } + [others]) }
      }
    }
    return result
  }
}
