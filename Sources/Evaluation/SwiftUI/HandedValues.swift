/// What the program's own code is handed through the environment; views around which no modifier sets any share it.
struct HandedValues {
  private final class Storage {
    let values: [String: Value]
    let objects: [String: Value]

    init(values: [String: Value] = [:], objects: [String: Value] = [:]) {
      self.values = values
      self.objects = objects
    }
  }

  private var storage = Storage()

  /// The values of environment keys.
  var values: [String: Value] {
    get { storage.values }
    set { storage = Storage(values: newValue, objects: storage.objects) }
  }

  /// The objects, by type name.
  var objects: [String: Value] {
    get { storage.objects }
    set { storage = Storage(values: storage.values, objects: newValue) }
  }

  /// The same for all that share it, as long as one of them is there.
  var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// A number that is another one once one of the objects was changed.
  var version: Int {
    objects.values.reduce(0) { sum, object in
      if case .instance(let instance) = object { sum &+ instance.version } else { sum }
    }
  }
}
