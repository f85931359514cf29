import Scene

/// Image views that have no picture, never or on some paths: what is seen is their background (S-3, S-58).
///
/// Paths are told apart only where a text depends on the same question. Elsewhere nothing tells that the program reckons
/// with a view that is still empty.
enum EmptyPictures {
  /// The most paths that are told apart.
  private static let maximumPaths = 8
  /// What shows other pictures than the one of the property, or lets code have the view by no name.
  private static let others = ["highlightedImage", "animationImages", "highlightedAnimationImages", "tag"]
  /// What tells where a text is seen.
  private static let visibility = ["text", "attributedText", "isHidden", "alpha"]

  /// Returns the picture of an image view, on the paths on which there may be one.
  static func layers(of object: CodeObject, _ views: CodeRenderer, _ environment: Environment) -> [Layer] {
    let empty = views.run.emptyPictures[object.identity] ?? paths(of: object, views)
    views.run.emptyPictures[object.identity] = empty
    let layer = views.picture(object, environment)
    if empty.isEmpty { return [layer] }
    let rest = views.run.outside(empty)
    if rest.isEmpty { return [] }
    guard rest.count <= maximumPaths else { return [layer] }
    let ways = rest.map { Alternatives<Bool>.Branch(condition: $0, value: true) }
    return [layer.painted(where: Alternatives(branches: ways + empty.map { .init(condition: $0, value: false) }))]
  }

  private static func paths(of object: CodeObject, _ views: CodeRenderer) -> [Guard] {
    guard isTold(object, views) else { return [] }
    let branches = (object.settings["image"]?.branches ?? []).flatMap(\.values)
    if branches.allSatisfy({ $0.value?.isNil ?? true }) { return [.always] }
    let asked = conditionsOfTexts(in: views)
    if asked.isEmpty { return [] }
    let conditions = views.evaluator.conditions
    let empty = branches.flatMap { absences(in: $0, views) }.filter { path in
      let isCalled = path.decisions.allSatisfy { decision in
        let condition = conditions.conditions[decision.condition]
        // Where a function is not called that sets one, or a closure not run, there may be one all the same.
        return !condition.isGap || condition.isCall && decision.arm == 1
      }
      return isCalled && path.decisions.contains { asked.contains($0.condition) }
    }
    return empty.count > maximumPaths ? [] : empty
  }

  /// True for an image view of the framework's class that gets its picture where the code is seen, if at all.
  private static func isTold(_ object: CodeObject, _ views: CodeRenderer) -> Bool {
    guard object.kind == "UIImageView", object.type == nil, object.whole == nil, !object.isSeveral,
      UnsetTexts.isOwn(object, views), !others.contains(where: object.isSet),
      !object.arguments.contains(where: { ["image", "highlightedImage"].contains($0.label) }),
      !views.objects("layer", of: object).contains(where: { views.run.objects[$0.1]?.isSet("contents") == true }),
      !views.run.classes.mayPictureWalked, !views.mayBeGiven(["image"], object, always: true)
    else { return false }
    // What a list holds is had by other names.
    let fields = views.run.instances.values.lazy.flatMap(\.fields.values)
    return !fields.contains { value in
      guard case .array(let elements) = value else { return false }
      return elements.contains { element in
        if case .instance(let one) = element { one.identity == object.identity } else { false }
      }
    }
  }

  /// The paths of a setting on which it gives no picture: there is none, it is nil, or code asks whether the value is nil
  /// that is not known.
  private static func absences(
    in branch: Alternatives<CodeSetting?>.Branch, _ views: CodeRenderer
  ) -> [Guard] {
    guard let setting = branch.value, !setting.isNil else { return [branch.condition] }
    let evaluator = views.evaluator
    guard case .unknown(let doubt) = setting.value, doubt.chainedTo == nil,
      evaluator.conditions.number(of: "\(doubt.key) != nil") != nil
    else { return [] }
    return evaluator.presence(of: setting.value, place: setting.place).filter { !$0.1 }
      .compactMap { branch.condition.and($0.0) }
  }

  /// The questions on which it depends whether texts are seen, or with what words.
  private static func conditionsOfTexts(in views: CodeRenderer) -> Set<Int> {
    let texts = views.run.objects.values.filter { CodeClasses.isText($0.kind) }
    let branches = texts.flatMap { text in visibility.flatMap { text.settings[$0]?.branches ?? [] } }
    let decisions = branches.flatMap(\.values).flatMap(\.condition.decisions)
    return Set(decisions.map(\.condition).filter(views.evaluator.conditions.isPath))
  }
}
