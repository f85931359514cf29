import SourceFacts

/// What stands where a picture comes: a file leaves the image view empty, and code shows one or the other (S-115).
extension InterfaceDocument {
  /// True for what code shows and hides, before an image view without a picture from which code takes its own or which it
  /// hides, too: nothing tells that both are seen at once.
  func isStandIn(_ object: InterfaceObject, for picture: InterfaceObject) -> Bool {
    guard isLeftEmpty(picture), isHeld(object), isHeld(picture) else { return false }
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

  /// True for a label that code empties wherever it puts a picture into an image view without one, and gives words only
  /// where it takes the picture away: its words are read on no picture (S-58).
  func isEmptied(_ object: InterfaceObject, byPictureOf view: InterfaceObject) -> Bool {
    guard object.kind == "label", isLeftEmpty(view) else { return false }
    let images = reaching(["image"], view).map(\.assignment)
    let pictures = images.filter { $0.value.kind != .nilLiteral }
    guard !pictures.isEmpty, reaching(["attributedText"], object).isEmpty, isFilledByProperties(object),
      isFilledByProperties(view)
    else { return false }
    let texts = reaching(["text"], object).map(\.assignment)
    // A picture of an earlier call stays behind words that come alone.
    let wordsAreAlone = texts.filter { !$0.value.isNoText }.allSatisfy { text in
      images.contains { $0.value.kind == .nilLiteral && text.isBeside($0) }
    }
    return wordsAreAlone
      && pictures.allSatisfy { picture in
        let beside = texts.filter { $0.isBeside(picture) }
        return !beside.isEmpty && beside.allSatisfy(\.value.isNoText)
      }
  }

  private func isLeftEmpty(_ view: InterfaceObject) -> Bool {
    view.kind == "imageView" && ([view] + view.children).allSatisfy { $0.attributes["image"] == nil }
  }
}

extension CodeAssignment {
  /// True for what is done along with another assignment, in the same block of the same function.
  fileprivate func isBeside(_ other: CodeAssignment) -> Bool {
    place.file == other.place.file && typeId == other.typeId && functionStart == other.functionStart
      && choices.count == other.choices.count
      && zip(choices, other.choices).allSatisfy { $0.place == $1.place && $0.arms == $1.arms } && exit == other.exit
  }
}

extension InterfaceViews {
  /// Returns surfaces of siblings as what stands before them sees them: those of what it stands in for under a condition
  /// of their own, and image views as they are without a picture where it has words only then.
  func surfaces(
    _ all: ArraySlice<InterfaceSurface>, behind object: InterfaceObject, _ siblings: ArraySlice<InterfaceObject>,
    from starts: [Int]
  ) -> [InterfaceSurface] {
    var result = Array(all)
    for (position, sibling) in siblings.enumerated() {
      let end = position + 1 < siblings.count ? starts[position + 1] : all.endIndex
      if document.isEmptied(object, byPictureOf: sibling) {
        for index in starts[position]..<end {
          result[index].layers.removeAll { layer in
            layer.paint.branches.contains { $0.value?.style.isPicture == true }
          }
        }
      }
      guard document.isStandIn(object, for: sibling) else { continue }
      for index in starts[position]..<end {
        result[index].layers = result[index].layers.map { Layers.maybe($0, at: result[index].place, renderer) }
      }
    }
    return result
  }
}
