import Scene
import SourceFacts

/// Which classes of a program are seen by themselves (S-115).
extension CodeRoots {
  /// The classes of views that representables of SwiftUI make, then those that only these make, and so on.
  ///
  /// A controller has bars too, and rows and contents are seen in lists: what these make is told where they are.
  func classesForSwiftUI(_ uses: UseFinder.Uses) -> [TypeInfo] {
    let views = index.order.compactMap { index.types[$0] }.filter {
      classes.kind(of: $0).map(CodeClasses.isView) == true
    }
    let parts = views.filter { type in
      classes.kind(of: type).map(CodeClasses.isCell) == false && !classes.isContentView(type)
    }
    var found = views.filter { isMadeOnly($0, by: CodeRepresentable.isRepresentable, uses) }
    var known = Set(found.map(\.id))
    var count = 0
    while count < found.count {
      count = found.count
      // Each step asks of what was known before it, so that makers come before what they make.
      let next = parts.filter { part in
        !known.contains(part.id)
          && isMadeOnly(part, by: { known.contains($0.id) || CodeRepresentable.isRepresentable($0) }, uses)
      }
      found += next
      known.formUnion(next.map(\.id))
    }
    return found
  }

  /// True for a class that code of some types makes, and no other code.
  func isMadeOnly(_ type: TypeInfo, by isMaker: (TypeInfo) -> Bool, _ uses: UseFinder.Uses) -> Bool {
    guard let callers = uses.callers[type.lastName], !callers.isEmpty else { return false }
    return callers.allSatisfy { caller in
      let ids = caller.owner.flatMap { index.idsByName[$0] } ?? []
      return !ids.isEmpty && ids.compactMap { index.types[$0] }.allSatisfy(isMaker)
    }
  }

  /// The classes above some that neither code nor an interface file makes: what they do is seen in those below them.
  ///
  /// No path of the program leads to an object of such a class itself (S-140). To write its name where one inherits
  /// from it, casts to it or declares a type of what is made elsewhere makes none. Code of other modules may make what
  /// it can name, and a class that previews alone make shows nobody what is above it.
  func bases(of types: [TypeInfo], _ uses: UseFinder.Uses) -> Set<String> {
    func isOfFile(_ type: TypeInfo) -> Bool { renderer.interfaces.background(ofClass: type) != nil }
    func above(_ types: [TypeInfo]) -> [TypeInfo] { types.flatMap { classes.chain(of: $0).dropFirst() } }
    let unnamed = above(types).filter { type in
      uses.namers[type.lastName] == nil && !uses.anywhere.contains(type.lastName) && !isOfFile(type)
        && !type.isForOthers
    }
    if unnamed.isEmpty { return [] }
    let made = UnnamedMaking(of: Set(unnamed.map(\.lastName)), in: index.program).names
    let previews = PreviewCode(index: index, uses: uses)
    let inherited = above(types.filter { isOfFile($0) || !previews.isForPreviews($0.lastName) })
    return Set(unnamed.filter { !made.contains($0.lastName) }.map(\.id)).intersection(inherited.map(\.id))
  }

  /// A class where it is one of those that are seen by themselves, else those of them that are built on it.
  func seen(_ type: TypeInfo, among types: [TypeInfo]) -> [TypeInfo] {
    if types.contains(where: { $0 === type }) { return [type] }
    return types.filter { heir in classes.chain(of: heir).contains { $0 === type } }
  }

  /// True for classes of the part that are followed, outside of tests.
  func isFollowed(_ type: TypeInfo) -> Bool {
    guard let place = type.place, renderer.isOfPart(place.file), classes.kind(of: type) != nil else { return false }
    let file = index.program.files[Int(place.file)]
    return file.isAudited && !file.isOfTests
  }
}
