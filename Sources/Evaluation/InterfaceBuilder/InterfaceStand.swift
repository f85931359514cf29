import SourceFacts

/// Where an object of an interface file stands that code can get hold of.
struct InterfaceStand {
  /// The object, by its file and its identifier there.
  private let file: Int32
  private let object: String
  /// The names under which conditions ask for what the objects store that have it in an outlet.
  let identities: [String]
  /// What is around it on each path on which it is shown.
  private(set) var ways: [Environment]

  fileprivate init(_ environment: Environment, of object: InterfaceObject, in document: InterfaceDocument) {
    ways = [environment]
    self.object = object.id
    file = document.file
    identities = document.identities(holding: object)
  }

  /// Takes up another path on which an object is shown; false for other objects.
  fileprivate mutating func take(
    _ environment: Environment, of object: InterfaceObject, in document: InterfaceDocument
  ) -> Bool {
    guard document.file == file, object.id == self.object else { return false }
    ways.append(environment)
    return true
  }
}

extension [InterfaceStand] {
  /// Notes where an object stands on one path, which is not the first one where it is `isRepeated`.
  mutating func note(
    _ environment: Environment, of object: InterfaceObject, in document: InterfaceDocument, isRepeated: Bool
  ) {
    if isRepeated, let last = indices.last, self[last].take(environment, of: object, in: document) { return }
    append(InterfaceStand(environment, of: object, in: document))
  }
}

extension [Environment] {
  /// What is around an object on whichever of the paths on which it is shown; `nil` where there is none.
  var common: Environment? {
    var result = first
    result?.path = map(\.path).common
    return result
  }
}
