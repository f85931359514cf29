import SourceFacts

/// What a button's `configurationUpdateHandler` does to it before it is seen (S-111).
extension CodeRun {
  /// Follows the handler of a button; where it changes no looks, or only where the button is disabled, nothing is left
  /// open by it.
  func update(_ identity: String) {
    guard let button = instances[identity], let handlers = objects[identity]?.settings[Self.handler] else { return }
    var isKnown = true
    for branch in handlers.branches {
      guard let setting = branch.value, !setting.value.isNil else { continue }
      let before = configurations(of: identity)
      touched = []
      on([branch.condition]) {
        let argument = ArgumentValue(label: nil, value: .instance(button), place: setting.place)
        _ = evaluator.callValue(setting.value, [argument], place: setting.place, in: Scope(file: setting.place.file))
      }
      let looks = touched?.filter { Self.looks.contains($0.property) } ?? []
      touched = nil
      isKnown =
        isKnown && setting.value.isFunction && configurations(of: identity) == before
        && looks.allSatisfy { isSettled($0, of: identity, on: branch.condition) }
    }
    if isKnown { objects[identity]?.settings[Self.handler] = nil }
  }

  private static let handler = "configurationUpdateHandler"

  /// What changes the colour of a title or what lies behind it.
  private static let looks: Set<String> = [
    "baseForegroundColor", "baseBackgroundColor", "backgroundColor", "background", "attributedTitle",
    "attributedSubtitle", TitleTransformer.property, TitleTransformer.ofSubtitle, "tintColor",
    "titleColor", "textColor", "font", "alpha",
  ]

  /// The configurations of a button: the one that it is made with, until code sets another one.
  private func configurations(of identity: String) -> Set<String> {
    let settings = objects[identity]?.setting("configuration", argument: "configuration").branches ?? []
    return Set(settings.compactMap { $0.value?.value }.flatMap(objectsIn).map(\.identity))
  }

  /// True for a property that has one value, but for whether the button is disabled.
  private func isSettled(_ touch: CodeTouch, of button: String, on path: Guard) -> Bool {
    let known = Set(path.decisions.map(\.condition) + [evaluator.conditions.number(of: "\(button).isEnabled") ?? -1])
    return (objects[touch.identity]?.settings[touch.property]?.branches ?? []).allSatisfy { branch in
      var decisions = branch.condition.decisions
      switch branch.value?.value {
      case .choice(let all)?: decisions += all.branches.flatMap(\.condition.decisions)
      case .unknown?: return false
      default: break
      }
      return decisions.allSatisfy { known.contains($0.condition) }
    }
  }
}

/// A property that code sets on an object.
struct CodeTouch: Hashable {
  var identity: String
  var property: String
}

extension Value {
  /// True for what can be called.
  fileprivate var isFunction: Bool {
    switch self {
    case .closure, .method: true
    case .choice(let all): all.branches.allSatisfy { $0.value.isFunction || $0.value.isNil }
    default: false
    }
  }
}
