import ColorScience
import Findings
import Scene

extension RemedyContext {
  /// Raises an opacity that is to blame for elements, as little as makes them all pass.
  func opacityRemedies(at range: SourceRange, _ complaints: [StyleUse]) -> [Remedy] {
    let shares = Set(complaints.map { $0.placement.share(at: range) })
    guard shares.count == 1, let share = shares.first ?? nil, share > 0, share < 1 else { return [] }
    let raised = stride(from: 5, through: 95, by: 5).map { Double($0) / 100 }.filter { $0 > share }
    let enough = raised.first { higher in
      complaints.allSatisfy { use in
        guard let background = use.background, let color = use.foreground else { return false }
        // The faded colour lies on the line from the backdrop to the full one (source-over in encoded sRGB).
        let full = color.encoded.combined(with: background.encoded) { $1 + ($0 - $1) * higher / share }
        return conservativeContrastRatio(Color(encoded: full.clipped), background) >= use.required
      }
    }
    guard let enough else { return [] }
    return [
      Remedy(
        title: .raised(enough), changes: [.setOpacity(range, from: share, to: enough)],
        elements: elements(madeAt: range), isSafe: false)
    ]
  }
}

extension Placement {
  /// The opacity that a place gives, where it is a number.
  fileprivate func share(at range: SourceRange) -> Double? {
    let written = provenance.first { $0.of == .opacity && $0.range == range && $0.kind == .literal }
    return written.flatMap { Double($0.detail) }
  }
}

extension String {
  fileprivate static func raised(_ share: Double) -> String {
    "raise the opacity to \(Int((share * 100).rounded())) %"
  }
}
