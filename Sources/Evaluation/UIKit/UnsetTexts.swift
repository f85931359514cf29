import SourceFacts

/// The paths on which code leaves a label without a text, or an image view without an image, as by an early return.
/// Until one is set there is nothing to see (S-115, S-140).
enum UnsetTexts {
  /// The classes whose content code alone sets: what a person types into others is set by nothing.
  private static let kinds = ["UILabel", "UIImageView"]
  /// The most paths that are told apart.
  private static let maximumPaths = 8
  /// The properties that tell how a text or a symbol looks.
  private static let looks = ["textColor", "tintColor", "font", "alpha", "backgroundColor"]

  /// Returns the paths on which nothing sets a property that holds what a view shows. What may be set out of sight is
  /// set on all.
  static func paths(without property: String, of object: CodeObject, _ views: CodeRenderer) -> [Guard] {
    guard isOwn(object, views) else { return [] }
    let branches = object.settings[property]?.branches ?? []
    let set = branches.filter { $0.value != nil }.map(\.condition)
    let unset = branches.filter { $0.value == nil }.map(\.condition).filter { path in
      !looks.contains { isSet($0, of: object, on: path, apartFrom: set, views) }
    }
    let result = views.evaluator.conditions.merged(unset)
    return result.count > maximumPaths ? [] : result
  }

  /// True for a label or an image view that no other code may give a content, a closure that was not run neither.
  static func isInSight(_ object: CodeObject, _ views: CodeRenderer) -> Bool {
    isOwn(object, views) && !views.mayBeGiven(["text", "attributedText"], object)
  }

  /// True for a label or an image view that nothing else may give a content: neither what hands it in nor what it is
  /// handed to, nor a method of another module.
  static func isOwn(_ object: CodeObject, _ views: CodeRenderer) -> Bool {
    func isHandedOn(_ object: CodeObject) -> Bool { object.handedTo != nil || object.styledBy != nil }
    guard kinds.contains(where: { CodeClasses.isKind(object.kind, of: $0) }), object.origin == nil,
      !object.mayBeFilled, !isHandedOn(object)
    else { return false }
    guard let whole = object.whole.flatMap({ views.run.objects[$0] }) else { return true }
    // Of a row that code takes from its list, the function that does so makes what is seen.
    return !isHandedOn(whole) && (whole.origin?.key.hasPrefix(CodeRun.dequeued) ?? true)
  }

  /// True where a function gives a look for a path alone on which it leaves the text as it is. When it is called again,
  /// the text of the last time is read in that.
  private static func isSet(
    _ look: String, of object: CodeObject, on path: Guard, apartFrom set: [Guard], _ views: CodeRenderer
  ) -> Bool {
    (object.settings[look]?.branches ?? []).contains { branch in
      guard let setting = branch.value, (setting.step?.turn ?? 0) > 0, branch.condition.agrees(with: path) else {
        return false
      }
      var forms = [Guard.always]
      if case .choice(let all) = setting.value { forms = all.branches.map(\.condition) }
      let made = setting.paths.flatMap { done in forms.compactMap { done.and($0) } }
      return made.contains { one in one.agrees(with: path) && !set.contains { one.agrees(with: $0) } }
    }
  }
}
