import ColorScience
import Scene

/// Colours that are not known themselves, but faded by what is (S-141).
extension LeafMeasurement {
  /// The contrast of such a colour where none of its alpha would have enough, whatever a profile asks; `nil` where the
  /// colour decides.
  func faint(_ style: Style, on stack: PixelStack, _ font: FontReading?) -> RatioBounds? {
    let share = style.greatestShare
    guard share < 1, stack.openDoubt == nil else { return nil }
    // Channel by channel the pixel lies between those of black and of white at the whole share.
    let ends = [Color.black, .white].compactMap { stack.measure($0.withAlpha(share))?.ratio.high }
    guard ends.count == 2, let high = ends.max(), high < asked(of: font).lowerBound else { return nil }
    return RatioBounds(low: 1, high: high)
  }
}
