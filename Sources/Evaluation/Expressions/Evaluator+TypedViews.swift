import Scene
import SourceFacts

/// Colours, pictures and shapes that are not known, as the views that their types say they are.
extension Evaluator {
  /// Returns a value that is not known as the view on which a modifier is called (S-50, S-54); `nil` where its type
  /// tells of no view, or the name of a function that makes another style of one.
  func view(
    of value: Doubt, modifiedBy name: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope
  ) -> ViewNode? {
    guard let type = value.type, !type.isOptional, !type.isFunction,
      ModifierTable.effect(named: name) != nil || index.modifierNames.contains(name),
      index.type(named: type.name, in: scope.typeName, file: scope.file).map({ $0.kind == .extension }) ?? true
    else { return nil }
    func component(_ name: String, _ arguments: [ArgumentValue]) -> ViewNode {
      .component(Component(name: name, arguments: arguments, place: value.place ?? place))
    }
    let kind = type.name.withoutFramework
    if kind == "Color" || kind == "AnyGradient" || Self.gradients.contains(kind) {
      // Of styles some functions make other styles; the shadow of a view names its radius.
      guard !Self.styleMembers.contains(name) || (name == "shadow" && arguments.first?.label != nil) else { return nil }
      let paint = ArgumentValue(label: nil, value: .unknown(value), place: value.place ?? place)
      return component(kind == "Color" ? kind : "Style", [paint])
    }
    if Self.plainShapes.contains(kind) { return component(kind, []) }
    let bound = scope.typeName.flatMap { index.types[$0]?.constraints[type.name]?.name.withoutFramework }
    return Self.openViews.contains(bound ?? kind) ? .unknown(value) : nil
  }

  /// Shapes that are as large as their room, however they are made.
  private static let plainShapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
  ]

  /// Types of views of which nothing tells what they show.
  private static let openViews: Set<String> = ["Image", "View", "Shape", "InsettableShape", "AnyShape", "Path"]
}
