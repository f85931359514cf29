import Scene
import SourceFacts

/// Objects whose code makes others of their own class: a window's content asks for its window, which has such a content.
extension CodeRun {
  /// The most objects of a class within one another that are made; a further one shows what they show.
  static let maximumNesting = 2

  /// True where one more object of a class is followed.
  func hasRoom(for type: TypeInfo) -> Bool { hasRoom && line.count { $0 == type.id } < Self.maximumNesting }

  /// What stands for an object that is not made.
  static func omitted(_ type: TypeInfo, _ place: Place) -> Doubt {
    Doubt(.tooDeep, "nesting of objects", place: place, label: type.lastName, type: TypeReference(name: type.id))
  }

  /// True for an object from elsewhere past those of its class that are followed through their lives; rows are not such.
  func isOneTooMany(_ object: CodeObject, _ type: TypeInfo) -> Bool {
    object.origin != nil && !CodeClasses.isCell(object.kind) && !classes.startLife(of: type)
  }

  /// Runs code of an object, of which what is made there is made by it.
  func within<Result>(_ instance: Instance, _ body: () -> Result) -> Result {
    let around = line
    defer { line = around }
    if let object = objects[instance.identity] { line = object.line + (object.type.map { [$0.id] } ?? []) }
    return body()
  }
}

extension CodeIndex {
  /// The most objects from elsewhere of one class, such as the controllers that views report to, that are followed through
  /// their lives: of none of them anything is known, so that all of them show the same.
  static let maximumLives = 6

  /// Counts one more of them; false where it is not followed.
  func startLife(of type: TypeInfo) -> Bool {
    lives[type.id, default: 0] += 1
    return lives[type.id, default: 0] <= Self.maximumLives
  }
}
