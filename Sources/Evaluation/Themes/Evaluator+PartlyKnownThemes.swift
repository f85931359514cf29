import Scene
import SourceFacts

/// Themes of which some looks are known and others are what the running program makes them (S-61a).
extension Evaluator {
  /// The most of one type that are followed; any more are one that is not known.
  static let maximumPartly = 4

  /// True where no colour or font was passed to an instance that is not known.
  func hasKnownLooks(_ instance: Instance, _ type: TypeInfo) -> Bool {
    type.properties.allSatisfy { property in
      guard case .unknown? = instance.fields[property.declaration.name] else { return true }
      return !isLook(property, of: type)
    }
  }

  /// True where a type, or a protocol that it adopts, gives looks of its own, whatever an instance was made with.
  func givesLooks(_ type: TypeInfo, _ instance: Instance) -> Bool {
    lineage(of: type.id).contains { owner in
      owner.properties.contains { property in
        let name = property.declaration.name
        guard property.declaration.getter != nil, instance.fields[name] == nil, isLook(property, of: owner) else {
          return false
        }
        let place = Place(file: property.file, span: property.declaration.span)
        let look = limited(to: allowances.call) {
          member(name, of: .instance(instance), place: place, namePlace: place, in: Scope(file: property.file))
        }
        return Likeness(look) != nil && !isOfRunTime(look)
      }
    }
  }
}
