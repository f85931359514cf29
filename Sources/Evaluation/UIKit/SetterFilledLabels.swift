import SourceFacts

/// Labels to which only properties of their class give a text, in objects of which no code sets these (S-110, S-115).
extension CodeRenderer {
  /// True for a label that stays without a text.
  ///
  /// It and the object that holds it are each in a private property, so that the code of two classes is all that may
  /// fill it. That of the inner one does so where one of its own properties is set, which nothing does.
  func staysEmpty(_ label: CodeObject) -> Bool {
    guard !Self.words.contains(where: label.isSet), UnsetTexts.isOwn(label, self), let held = privateHolder(of: label),
      let type = held.object.type, held.object.origin == nil, held.object.handedTo == nil,
      held.object.styledBy == nil, let outer = privateHolder(of: held.object)
    else { return false }
    let setters = run.classes.chain(of: type).flatMap(\.properties).filter { $0.declaration.fills(held.name) }
    let usage = evaluator.usage
    guard !setters.isEmpty,
      setters.allSatisfy({ $0.declaration.isSetByCodeAlone && !usage.keyPaths.contains($0.declaration.name) })
    else { return false }
    let others = Self.words.flatMap(run.classes.assignments).filter { one in
      !setters.contains { $0.file == one.place.file && $0.declaration.span.contains(one.place.span) }
    }
    if others.contains(where: { one in held.owner.holds(one) && mayReach(held.name, one, in: held.owner) }) {
      return false
    }
    return setters.allSatisfy { setter in
      !run.classes.assignments(to: setter.declaration.name).contains { maySet($0, type, heldBy: outer) }
    }
  }

  /// What a label shows.
  private static let words = ["text", "attributedText"]

  /// An object in the private property of another one.
  private struct PrivatePart {
    /// The one that holds it.
    var object: CodeObject
    /// The class that declares the property.
    var owner: TypeInfo
    /// The property's name.
    var name: String
  }

  /// Returns what holds an object, where that is one private property and nothing else.
  private func privateHolder(of object: CodeObject) -> PrivatePart? {
    guard object.names.count == 1, let name = object.names.first, !object.isSeveral else { return nil }
    let holding = run.order.filter { identity in
      guard case .instance(let part)? = run.instances[identity]?.fields[name] else { return false }
      return part.identity == object.identity
    }
    guard holding.count == 1, let holder = run.objects[holding[0]],
      let owner = holder.type.flatMap({ run.classes.chain(of: $0).first { $0.property(name) != nil } }),
      let declaration = owner.property(name)?.declaration, declaration.access == .private,
      declaration.attributes.isEmpty
    else { return nil }
    return PrivatePart(object: holder, owner: owner, name: name)
  }

  /// False for what a class assigns to itself or to another of its properties.
  private func mayReach(_ name: String, _ one: CodeAssignment, in owner: TypeInfo) -> Bool {
    guard let last = one.pathOfView.last else { return false }
    return last == name || !run.classes.chain(of: owner).contains { $0.property(last) != nil }
  }

  /// True for what the code of an object's class may assign, that of a protocol it may conform to, or of what holds it.
  private func maySet(_ one: CodeAssignment, _ type: TypeInfo, heldBy outer: PrivatePart) -> Bool {
    if outer.owner.holds(one), mayReach(outer.name, one, in: outer.owner) { return true }
    if run.classes.chain(of: type).contains(where: { $0.holds(one) }) { return true }
    return one.path.isEmpty && run.classes.index.types[one.typeId]?.kind != .class
  }
}

extension TypeInfo {
  /// True for an assignment in the code of the type or of one inside it.
  fileprivate func holds(_ one: CodeAssignment) -> Bool { one.typeId == id || one.typeId.hasPrefix("\(id).") }
}

extension PropertyDeclaration {
  /// True where setting it gives the label of a name a text, or hands that label on.
  fileprivate func fills(_ label: String) -> Bool {
    BodyWalk.finds(in: (setter?.body ?? []) + observers) { expression in
      switch expression.kind {
      case .member(.some(let base), "text", _), .member(.some(let base), "attributedText", _):
        base.chainedNames?.last == label
      case .call(_, let arguments): arguments.contains { $0.value.chainedNames?.last == label }
      default: false
      }
    }
  }

  /// False for what the framework may set, and for what an attribute opens to others.
  fileprivate var isSetByCodeAlone: Bool { !isOverride && !isStatic && attributes.isEmpty }
}
