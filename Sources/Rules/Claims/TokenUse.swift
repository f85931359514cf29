import ColorScience
import Findings
import PlatformStyles
import Scene

/// The uses of one token that stand on one backdrop, with the contrast they have there.
struct TokenUse: Sendable {
  /// The expression of the first of them.
  let range: SourceRange
  /// How many expressions there are.
  let count: Int
  /// The backdrop, where it is one colour.
  let background: Color?
  /// The worst ratio, where it is known.
  let ratio: RatioBounds?
  /// True where all of them have that ratio, as far as it is told.
  let isSame: Bool
  /// The appearance of that ratio.
  let appearance: Appearance

  /// What a note at the first use says.
  var message: String {
    let place =
      "\(background.map { "on \($0.hexString)" } ?? "on a backdrop of several colours") in \(appearance.phrase)"
    return count == 1
      ? "used here \(place), \(contrast)"
      : "used here and in \(count - 1) more place\(count == 2 ? "" : "s") \(place), \(contrast)"
  }

  private var contrast: String {
    guard let ratio else { return isSame ? "with no known contrast" : "with different contrasts" }
    return isSame ? "with \(RatioText.text(ratio))" : "with \(RatioText.text(ratio.low)) or more"
  }
}

/// Groups the claims against one token by the backdrop they are worst on, the worst group first.
func tokenUses(_ claims: [StyleClaim<ContrastClaim>]) -> [TokenUse] {
  struct Key: Hashable {
    let background: String?
    /// Of backdrops of several colours nothing but the ratio tells that they are one.
    let ratio: RatioBounds?
    let appearance: Appearance
  }
  let groups = Dictionary(grouping: claims.indices) { position in
    let worst = claims[position].details.worst
    return Key(
      background: worst.reading.background?.hexString,
      ratio: worst.reading.background == nil ? worst.reading.ratio : nil, appearance: worst.appearance)
  }
  return groups.values.compactMap { positions -> (order: Double, use: TokenUse, position: Int)? in
    let claims = positions.map { claims[$0] }
    let expressions = Set(claims.map { $0.use ?? $0.expression }).sorted()
    guard let worst = claims.min(by: { $0.order < $1.order }), let first = expressions.first else { return nil }
    // The same colour may be seen through more or less, and what is nearest to what it needs need not have the least.
    let ratios = claims.map(\.details.worst.reading.ratio)
    let known = ratios.compactMap(\.self)
    let lowest = known.count == ratios.count ? known.min { $0.low < $1.low } : nil
    return (
      worst.order,
      TokenUse(
        range: first, count: expressions.count, background: worst.details.worst.reading.background, ratio: lowest,
        isSame: Set(ratios.map { $0.map { RatioText.text($0) } }).count == 1,
        appearance: worst.details.worst.appearance),
      positions[0]
    )
  }
  .sorted { ($0.order, $0.use.range, $0.position) < ($1.order, $1.use.range, $1.position) }.map(\.use)
}
