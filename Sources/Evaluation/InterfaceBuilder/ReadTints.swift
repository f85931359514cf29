import SourceFacts

/// The tint that code of a class reads of the object of a file that is of it (S-30, S-114).
extension InterfaceDocument {
  /// Returns what an object is given for its tint, else that which is in force where it stands; `nil` where that is not
  /// told: it may be another one than that of what shows it.
  func tint(readOf object: InterfaceObject) -> Value? {
    guard !isMac, !object.id.isEmpty, let type = owner(of: object),
      code.kind(of: type).map(CodeClasses.isView) == true,
      !code.chain(of: type).contains(where: { $0.property("tintColor") != nil })
    else { return nil }
    if let given = givenTint(of: object) { return given }
    return stores.inheritsTint(object.id) { inheritsTint(object) } ? .style(.tint) : nil
  }

  /// True where nothing in an object has a tint of its own by the file, and code gives nothing around it one.
  private func inheritsTint(_ object: InterfaceObject) -> Bool {
    !object.children.contains(where: isTinted)
      && !objects(around: object).contains { !reaching(["tintColor"], $0).isEmpty }
  }

  private func isTinted(_ object: InterfaceObject) -> Bool {
    let colors = object.colors + object.variations.flatMap(\.colors)
    return colors.contains { $0.key == "tintColor" } || object.children.contains(where: isTinted)
  }

  /// The objects of the file that an object lies in.
  private func objects(around object: InterfaceObject) -> [InterfaceObject] {
    func way(from other: InterfaceObject) -> [InterfaceObject]? {
      if other.id == object.id { return [] }
      return other.children.lazy.compactMap(way).first.map { [other] + $0 }
    }
    return facts.objects.lazy.compactMap(way).first ?? []
  }
}
