import SourceFacts

/// What stands where a picture comes: a file leaves the image view empty, and code shows one or the other (S-115).
extension InterfaceDocument {
  /// True for what code shows and hides, before an image view without a picture from which code takes its own or which it
  /// hides, too: nothing tells that both are seen at once.
  func isStandIn(_ object: InterfaceObject, for picture: InterfaceObject) -> Bool {
    guard picture.kind == "imageView", isHeld(object), isHeld(picture),
      ([picture] + picture.children).allSatisfy({ $0.attributes["image"] == nil })
    else { return false }
    let types = Set(reaching(["isHidden"], object).map(\.assignment.typeId))
    if types.isEmpty { return false }
    return reaching(["image", "isHidden"], picture).contains { one in
      let assignment = one.assignment
      guard types.contains(assignment.typeId) else { return false }
      if assignment.property == "isHidden" { return true }
      // A row that is used again shows another picture.
      return assignment.function != "prepareForReuse" && assignment.value.kind == .nilLiteral
    }
  }
}

extension InterfaceViews {
  /// Returns surfaces of siblings as what stands before them sees them, those at some positions under its own condition.
  func surfaces(
    _ all: ArraySlice<InterfaceSurface>, behind object: InterfaceObject, _ siblings: ArraySlice<InterfaceObject>,
    from starts: [Int]
  ) -> [InterfaceSurface] {
    var result = Array(all)
    for (position, sibling) in siblings.enumerated() where document.isStandIn(object, for: sibling) {
      let end = position + 1 < siblings.count ? starts[position + 1] : all.endIndex
      for index in starts[position]..<end {
        result[index].layers = result[index].layers.map { Layers.maybe($0, at: result[index].place, renderer) }
      }
    }
    return result
  }
}
