import Scene
import SourceFacts

/// The objects of a file whose code is run: what a view paints itself and in its outlets is told from one of them
/// (S-58, S-115).
extension InterfaceDocument {
  /// The object of the file that `self` is in the code of an assignment; `nil` where none is known to be.
  func running(_ one: CodeIndex.Reaching) -> InterfaceObject? {
    if let object = one.object { return object }
    // A controller has nothing that it paints under its own name.
    guard let holder = one.holder, let kind = owner(of: holder).flatMap(code.kind), CodeClasses.isView(kind) else {
      return nil
    }
    return holder
  }

  /// The name under which conditions ask for what an object of a class stores.
  func identity(of object: InterfaceObject, as type: TypeInfo) -> String { "interface.\(type.id).\(file).\(object.id)" }

  /// The names under which conditions ask for what the objects store that have one in an outlet.
  func identities(holding object: InterfaceObject) -> [String] {
    sortedHolders(of: object).compactMap { holder in
      guard let holding = owners[holder.start], let type = owner(of: holding) else { return nil }
      return identity(of: holding, as: type)
    }
  }

  /// Returns an assignment through an outlet as one by the code of the object that has the outlet.
  func running(_ one: CodeIndex.Reaching, through holder: InterfaceHolder) -> CodeIndex.Reaching {
    let row = rows[holder.start].flatMap { $0.object.span.start == holder.start ? $0.object : nil }
    var result = row.map(one.onBehalf) ?? one
    result.holder = owners[holder.start]
    return result
  }

  // MARK: - Parts

  /// What code may assign to properties of a part of an object, as to its layer.
  func assignments(
    to properties: Set<String>, of object: InterfaceObject, part: String
  ) -> [CodeIndex.Reaching] {
    let changed = properties.filter { told(object)?.changed.contains([part, $0]) == true }
    let own = owner(of: object).map { type in
      code.assignments(to: properties.subtracting(changed), ofOutlet: [part], in: type).map { $0.onBehalf(of: object) }
    }
    return (own ?? [])
      + sortedHolders(of: object).flatMap { holder -> [CodeIndex.Reaching] in
        guard let type = holder.className.flatMap({ code.type(named: $0, file: file) }) else { return [] }
        return code.assignments(to: properties, ofOutlet: [holder.property, part], in: type).map {
          running($0, through: holder)
        }
      }
  }
}

extension CodeIndex.Reaching {
  /// The same as what an object's own class does to it.
  func onBehalf(of object: InterfaceObject) -> CodeIndex.Reaching {
    var result = self
    result.object = object
    return result
  }
}
