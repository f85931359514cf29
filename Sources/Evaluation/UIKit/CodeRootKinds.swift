import Scene
import SourceFacts

/// Which classes of a program are seen by themselves (S-115).
extension CodeRoots {
  /// True for a class of views that representables of SwiftUI make, and nothing else; a controller has bars too.
  func isForSwiftUI(_ type: TypeInfo, _ uses: UseFinder.Uses) -> Bool {
    classes.kind(of: type).map(CodeClasses.isView) == true
      && isMadeOnly(type, by: CodeRepresentable.isRepresentable, uses)
  }

  /// True for a class that code of some types makes, and no other code.
  func isMadeOnly(_ type: TypeInfo, by isMaker: (TypeInfo) -> Bool, _ uses: UseFinder.Uses) -> Bool {
    guard let callers = uses.callers[type.lastName], !callers.isEmpty else { return false }
    return callers.allSatisfy { caller in
      let ids = caller.owner.flatMap { index.idsByName[$0] } ?? []
      return !ids.isEmpty && ids.compactMap { index.types[$0] }.allSatisfy(isMaker)
    }
  }

  /// True for classes of the part that are followed, outside of tests, that are there for more than to be inherited from.
  func isFollowed(_ type: TypeInfo) -> Bool {
    guard let place = type.place, renderer.isOfPart(place.file), classes.kind(of: type) != nil else { return false }
    let file = index.program.files[Int(place.file)]
    return file.isAudited && !file.isOfTests
  }
}
