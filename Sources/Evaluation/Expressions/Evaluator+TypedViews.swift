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
    if kind == "Image" { return Self.picture(value, place: place) }
    let bound = scope.typeName.flatMap { index.types[$0]?.constraints[type.name]?.name.withoutFramework }
    return Self.openViews.contains(bound ?? kind) ? .unknown(value) : nil
  }

  /// Shapes that are as large as their room, however they are made.
  private static let plainShapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
  ]

  /// Types of views of which nothing tells what they show.
  private static let openViews: Set<String> = ["View", "Shape", "InsettableShape", "AnyShape", "Path"]

  /// True for a picture that is not known, as its type says, unless the program has a type of its own of that name.
  func isPicture(_ doubt: Doubt, in file: Int32) -> Bool {
    guard let type = doubt.type, !type.isOptional, type.name.withoutFramework == "Image" else { return false }
    return type.name != "Image" || index.type(named: type.name, file: file).map { $0.kind == .extension } ?? true
  }

  /// Returns a picture that is not known as a view that stands where it is named.
  static func picture(_ doubt: Doubt, place: Place) -> ViewNode {
    let value = ArgumentValue(label: nil, value: .unknown(doubt), place: place)
    return .component(Component(name: "Image", arguments: [value], place: place))
  }

  /// Returns what code makes of an implicit member of a type, which is one of that type: of a picture that is all that
  /// tells that there is one.
  func shown(_ value: Value, as type: TypeReference) -> Value {
    guard type.name.withoutFramework == "Image" else { return value }
    return distribute(value, place: nil) { branch in
      guard case .unknown(var doubt) = branch, doubt.type == nil else { return branch }
      doubt.type = type
      return .unknown(doubt)
    }
  }
}

extension Component {
  /// What is told of a picture that is not known; `nil` for pictures that are made by a name or of data.
  var openPicture: Doubt? {
    guard name == "Image", let first = arguments.first, first.label == nil, case .unknown(let doubt) = first.value,
      doubt.type?.name.withoutFramework == "Image"
    else { return nil }
    return doubt
  }
}
