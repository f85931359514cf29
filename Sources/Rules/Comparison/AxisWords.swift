import PlatformStyles
import Scene

extension LevelComparison {
  /// What a text is on one axis, in words: `15 pt`, `semibold`, `'.secondary'`.
  func words(of side: Side, on axis: HierarchyAxis) -> String {
    switch axis {
    case .size: side.reading.font?.size.map(points) ?? "an unknown size"
    case .weight: side.reading.font?.weight?.name ?? "an unknown weight"
    case .style: quoted(side.placement.foreground.description)
    }
  }

  /// A size in points, with the first decimal where there is one.
  private func points(_ size: Double) -> String {
    let tenths = Int((size * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) pt" : "\(tenths / 10).\(tenths % 10) pt"
  }
}
