import Scene
import SourceFacts

/// What a live activity is told as it is drawn: nothing is known of its attributes and state but their types (S-94b).
extension Evaluator {
  private static let activityContext = "ActivityViewContext"

  /// Returns what the closure of a live activity is handed, whose configuration is made for a type of attributes.
  func activityContext(of closure: ClosureValue, for attributes: Value?) -> Value {
    let name = closure.closure.parameters.first ?? "context"
    let place = closure.place
    var doubt = Doubt(
      .runtimeValue, "'\(name)'", place: place, key: "\(place.file):\(place.span.start).\(name)", label: name)
    if case .type(let type)? = attributes {
      doubt.type = TypeReference(
        name: Self.activityContext, arguments: [TypeReference(name: index.types[type]?.name ?? type)])
    }
    return .unknown(doubt)
  }

  /// Returns the attributes or the state that such a context holds; `nil` for other members and types
  /// (developer.apple.com/documentation/widgetkit/activityviewcontext).
  func activityMember(_ name: String, of doubt: Doubt) -> Value? {
    guard let context = doubt.type, context.name.withoutFramework == Self.activityContext,
      var held = context.arguments.first
    else { return nil }
    switch name {
    case "attributes": break
    case "state": held.name += ".ContentState"
    default: return nil
    }
    var result = derivedDoubt(doubt, name, type: held)
    result.isPresent = !context.isOptional
    return .unknown(result)
  }
}
