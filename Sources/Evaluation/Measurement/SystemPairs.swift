import ColorScience
import Scene

extension LeafMeasurement {
  /// Leaves open what the system's own style comes to on what the system paints itself, where that lets through what is
  /// not known: with a ground that it is made for it would be the system's choice (S-142).
  func leaveSystemPair(_ ingredients: Ingredients, over stack: PixelStack, _ reading: inout Reading) {
    guard let doubt = stack.doubt, let ratio = reading.ratio, ratio.low < Self.requirements.upperBound,
      !ingredients.foreground.isProject
    else { return }
    let isOfSystem = entriesOverGround(ingredients).allSatisfy { entry in
      guard case .layer(let setting, _) = entry else { return false }
      if case .unknown = setting.style { return true }
      return !setting.isProject
    }
    guard isOfSystem else { return }
    reading.undecided = unknown(doubt)
    reading.ratio = nil
    reading.foreground = nil
    reading.foregroundRange = nil
  }
}
