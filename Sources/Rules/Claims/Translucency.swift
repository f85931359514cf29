import ColorScience
import PlatformStyles
import Scene

extension Placement {
  /// True where the foreground lets something through, by itself or by a group around.
  func isTranslucent(in appearance: Appearance) -> Bool {
    foreground.isFadedByGroup || readings[appearance]?.ink.map { !$0.isOpaque } ?? false
  }
}
