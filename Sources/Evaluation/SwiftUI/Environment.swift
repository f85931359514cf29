import PlatformStyles
import Scene

/// What a view inherits at the place where it stands (S-4).
///
/// What changes with nearly every view stands here; all else is shared until it is changed: each view, leaf and way that
/// is kept has an environment, and most inherit what the one before did.
@dynamicMemberLookup
struct Environment {
  // Path
  /// The decisions on the way here.
  var path: Guard = .always
  /// The call sites from the root.
  var via: [String] = []
  var depth = 0
  /// How many views lie around the one whose layers are looked for.
  var layerDepth = 0
  /// How many modifiers of the program lie around it.
  var layerModifiers = 0
  /// How far the view in front reaches over the one whose layers are looked for.
  var front: FrontReach?

  // Groups
  var scope = 0
  var layout: [LayoutStep] = []
  /// What lies around besides stacks, the outermost first.
  var frames: [LayoutFrame] = []

  private var inherited: Inherited

  /// What redaction covers: nothing, what is marked as sensitive, or everything.
  enum Redaction: Hashable { case none, privacy, all }

  init(platform: Platform) {
    inherited = Inherited(InheritedValues(platform: platform))
  }

  /// What modifiers set and views inherit; a value of its own as soon as it is changed.
  subscript<Value>(dynamicMember member: WritableKeyPath<InheritedValues, Value>) -> Value {
    @inline(__always) _read { yield inherited.values[keyPath: member] }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&inherited) { inherited = Inherited(inherited.values) }
      yield &inherited.values[keyPath: member]
    }
  }

  /// True where both inherit one and the same, and nothing was changed since.
  func sharesValues(with other: Environment) -> Bool { inherited === other.inherited }

  /// Values that several environments share.
  private final class Inherited {
    var values: InheritedValues

    init(_ values: InheritedValues) {
      self.values = values
    }
  }
}
