import Scene
import SourceFacts

/// Where a run of code begins: a body, an object that the system makes, or a function by itself.
extension CodeRun {
  /// Follows code that a body runs, and the lives of what it makes.
  @discardableResult
  func following<Result>(_ body: () -> Result) -> Result {
    let before = evaluator.code
    evaluator.code = self
    evaluator.refuel()
    defer { evaluator.code = before }
    let result = body()
    finish()
    return result
  }

  /// Makes an object of a class as the system does.
  func makeAsSystem(_ type: TypeInfo, kind: String, place: Place) -> Instance {
    evaluator.platformAtHand = evaluator.platform(of: place.file)
    let instance = add(CodeObject(kind: kind, type: type, place: place), typeName: type.id)
    made.insert(type.id)
    initializeAsSystem(instance, type)
    return instance
  }

  /// The objects that a value holds.
  func objectsIn(_ value: Value) -> [Instance] { pathsToObjects(in: value).map(\.instance) }

  /// True for an object that the system makes, or that code is handed.
  func isMadeElsewhere(_ instance: Instance) -> Bool {
    guard let object = objects[instance.identity] else { return false }
    return object.origin != nil || object.place == object.type?.namePlace
  }

  /// Tells of rows that a function is handed, and that are seen nowhere else, that others may paint them.
  func leaveRowsOpen() {
    for identity in order {
      guard let object = objects[identity], object.origin != nil, CodeClasses.isCell(object.kind),
        !object.isSet("backgroundColor")
      else { continue }
      let doubt = Doubt(.unknownBackdrop, "the row '\(object.origin?.label ?? "")'", place: object.place)
      record("backgroundColor", CodeSetting(value: .unknown(doubt), place: object.place), of: identity)
    }
  }

  /// Follows a function or a getter by itself, with nothing known of `self` and its arguments.
  func followAlone(_ function: FunctionDeclaration, owner: TypeInfo?, file: Int32) {
    let place = Place(file: file, span: function.span)
    evaluator.platformAtHand = evaluator.platform(of: file)
    let me = owner.map { owner in
      Value.unknown(
        Doubt(
          .runtimeValue, "self", place: place, key: "any \(owner.id)", label: "self",
          type: function.isStatic ? nil : TypeReference(name: owner.id)))
    }
    let scope = Scope(selfValue: function.isStatic ? owner.map { .type($0.id) } : me, typeName: owner?.id, file: file)
    for parameter in function.parameters {
      scope.variables[parameter.name] = .unknown(
        Doubt(
          .parameter, "'\(parameter.name)'", place: place, key: "\(place.file):\(place.span.start).\(parameter.name)",
          label: parameter.name, type: parameter.type))
    }
    _ = run(function.body ?? [], in: scope, result: function.result, place: place)
  }
}
