import Scene
import SourceFacts

/// Rows by the list that hands them out: a list reuses no rows but its own, and each has its own delegate (S-113).
extension CodeRun {
  /// The class in whose code a list hands out a row, or something is registered that makes it; `nil` for other objects.
  func filler(of object: CodeObject) -> TypeInfo? {
    guard let origin = object.origin, let place = origin.place,
      [Self.dequeued, Self.registeredRow].contains(where: origin.key.hasPrefix)
    else { return nil }
    return classes.filler(at: place)
  }
}

extension CodeIndex {
  /// The class whose code stands at a place.
  fileprivate func filler(at place: Place) -> TypeInfo? {
    index.owner(of: place).flatMap { index.types[$0] }.flatMap { $0.kind == .class ? $0 : nil }
  }
}
