import PlatformStyles
import Scene

/// What of a pinned subtree goes by the scheme of the device all the same (S-55).
extension LeafMeasurement {
  /// True where code around a pinned subtree asked for the scheme of the device, and that decides what is drawn in it or
  /// whether it is drawn: then both schemes are left, each with the looks that it leads to (S-4, S-58).
  ///
  /// What views of UIKit are told of their traits is told within the pin, whoever asks.
  func followsDevice(_ outcomes: [Outcome]) -> Bool {
    environment.isPinnedByView && leaf.toolkit == .swiftUI
      && outcomes.contains { $0.decisions.arm(of: ConditionTable.scheme) != nil }
  }
}

extension Environment {
  /// The scheme pinned on a view and on all that is seen behind it; `nil` where that is seen in the device's scheme.
  var schemeOfAll: ColorScheme? {
    self.pinnedScheme.flatMap { self.backdrop.isPinned(to: $0) ? $0 : nil }
  }
}
