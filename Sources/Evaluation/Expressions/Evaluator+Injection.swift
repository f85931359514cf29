import SourceFacts

/// What containers of dependencies hand out: objects that code knows by a protocol of the program.
extension Evaluator {
  /// Returns the method that a requirement of a protocol stands for, where one type alone is there to meet it: of a
  /// router or a factory that a container hands out, what makes views, and any where code is followed for its effects.
  func implementation(
    of name: String, _ owner: TypeInfo, _ receiver: Value, _ arguments: [ArgumentValue], _ place: Place
  ) -> Value? {
    guard owner.kind == .protocol, case .unknown(var doubt) = receiver, let type = implementer(of: owner) else {
      return nil
    }
    let methods = fitting(type.functions[name] ?? [], arguments, from: place.file).filter { method in
      method.declaration.body != nil && (followsCode || Self.makesView(method.declaration.result))
    }
    if methods.isEmpty { return nil }
    doubt.type = TypeReference(name: type.id)
    return method(of: methods, receiver: .unknown(doubt), owner: type.id, arguments, place: place)
  }

  /// The one class or structure outside of tests that conforms to a protocol; `nil` where there are more or none.
  private func implementer(of owner: TypeInfo) -> TypeInfo? {
    if let known = implementers[owner.id] { return known }
    let conforming = index.order.compactMap { index.types[$0] }.filter { type in
      guard [.class, .struct].contains(type.kind), let place = type.place, type.conforms(to: owner.lastName) else {
        return false
      }
      let file = index.program.files[Int(place.file)]
      return file.isAudited && !file.isOfTests
    }
    let only = conforming.count == 1 ? conforming[0] : nil
    implementers[owner.id] = only
    return only
  }

  /// The type of the program that a container is asked for one of, as `resolver.resolve(Router.self)` asks.
  func typeAsked(by name: String, _ arguments: [ArgumentValue]) -> TypeReference? {
    guard Self.asking.contains(name), case .type(let type)? = arguments.first?.value,
      index.types[type].map({ $0.kind != .extension }) == true
    else { return nil }
    return TypeReference(name: type)
  }

  /// What containers of dependencies call the function that hands one out.
  private static let asking: Set<String> = ["resolve", "get", "instance", "inject", "service", "object", "make"]
}
