import Scene
import SourceFacts

/// What assistive technologies are told of views that code makes: other words, or nothing.
extension CodeRenderer {
  /// Enters an object that hides what is in it or speaks for it; returns the renderer for what is inside.
  func hearing(_ object: CodeObject, _ identity: String, _ environment: inout Environment) -> CodeRenderer {
    var views = self
    if heard.contains(identity) {
      environment.isSpoken = false
      views.speaker = nil
    }
    let wasSpoken = environment.isSpoken
    hear(object, &environment)
    if wasSpoken { return views }
    if environment.isSpoken { views.speaker = identity }
    views.heard = []
    if !environment.isSpoken, let listed = listed(by: object) {
      // Only what it lists is read.
      environment.isSpoken = true
      views.heard = listed
    }
    return views
  }

  /// True for a text that is left out and for which nothing around speaks: what is said by another view is no
  /// decoration.
  func isUnheard(_ object: CodeObject, _ path: Guard) -> Bool {
    (speaker == nil || speaker == object.identity) && isAlways(false, "isAccessibilityElement", of: object, path)
  }

  /// Notes what an object itself says, and whether it is left out.
  func hear(_ object: CodeObject, _ environment: inout Environment) {
    if isAlways(true, "accessibilityElementsHidden", of: object, environment.path) {
      environment.isAccessibilityHidden = true
    }
    if Self.spokenWords.contains(where: { says($0, object) }) { environment.isSpoken = true }
    let said = Self.spokenWords.flatMap { object.settings[$0]?.branches ?? [] }.compactMap { $0.value?.value }
    if said.contains(where: { !$0.doubts.isEmpty }) { environment.isDescribed = true }
    // One that is an element by itself speaks for all that is in it.
    let isWhole = !CodeClasses.isText(object.kind) && !CodeClasses.isButton(object.kind)
    if isWhole, isAlways(true, "isAccessibilityElement", of: object, environment.path) { environment.isSpoken = true }
  }

  /// The properties that put other words in place of what is shown.
  static let spokenWords: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "accessibilityAttributedLabel", "accessibilityAttributedValue",
  ]

  /// True where code sets words for an object, or its class overrides the property that holds them.
  private func says(_ property: String, _ object: CodeObject) -> Bool {
    let settings = object.settings[property]?.branches ?? []
    return settings.contains { $0.value?.isNil == false } || declaration(of: property, by: object) != nil
  }

  private func declaration(of property: String, by object: CodeObject) -> Located<PropertyDeclaration>? {
    guard let type = object.type else { return nil }
    return run.classes.chain(of: type).lazy.compactMap { $0.property(property) }.first
  }

  /// The views that an object lists as all that is to be read of it; `nil` where it lists none.
  private func listed(by object: CodeObject) -> Set<String>? {
    guard object.isSet("accessibilityElements") else { return nil }
    return Set(objects("accessibilityElements", of: object).map(\.identity))
  }

  /// True where a flag has a value wherever code sets it, or its class overrides it so. Before code that is called at
  /// some time sets it nobody hears anything; on another path of the code that is different.
  func isAlways(_ flag: Bool, _ property: String, of object: CodeObject, _ path: Guard) -> Bool {
    var isSet = false
    for branch in object.settings[property]?.branches ?? [] where path.agrees(with: branch.condition) {
      guard let setting = branch.value else {
        if branch.condition.decisions.contains(where: { evaluator.conditions.isPath($0.condition) }) { return false }
        continue
      }
      guard case .bool(let value) = setting.value, value == flag else { return false }
      isSet = true
    }
    return isSet || overrides(property, with: flag, object)
  }

  /// True where the class of an object overrides a flag with a constant.
  private func overrides(_ property: String, with flag: Bool, _ object: CodeObject) -> Bool {
    declaration(of: property, by: object)?.declaration.gives(flag) == true
  }
}

extension PropertyDeclaration {
  /// True for a property that is a constant flag, as a getter or as a value.
  func gives(_ flag: Bool) -> Bool {
    let only: Expression?
    switch getter?.first?.kind {
    case .expression(let one)?, .returning(let one?)?: only = getter?.count == 1 ? one : nil
    default: only = value
    }
    return only?.kind == .boolean(flag)
  }
}
