/// Text and background as functions of one backdrop; the ratio here is directed, text over background, and may be < 1.
struct AffinePair: Hashable, Sendable {
  let foreground: AffineColor
  let background: AffineColor

  var swapped: AffinePair { AffinePair(foreground: background, background: foreground) }

  /// The directed ratio over a backdrop given in encoded sRGB.
  func ratio(at backdrop: RGB) -> Double {
    (max(foreground.luminance(at: backdrop), 0) + Color.wcagFlare)
      / (max(background.luminance(at: backdrop), 0) + Color.wcagFlare)
  }

  /// Contrast extremes from directed ratios, `least` and `greatest`, met at two places of a connected domain.
  ///
  /// When the directed ratio passes through 1 the text vanishes somewhere; `place(0)` and `place(1)` are the two
  /// places and the values between lead from one to the other within the domain.
  func extremes(least: Double, greatest: Double, place: (Double) -> RGB) -> ContrastExtremes {
    let (atLeast, atGreatest) = (Color(encoded: place(0)), Color(encoded: place(1)))
    if least >= 1 {
      return ContrastExtremes(
        bounds: RatioBounds(low: least, high: greatest), lowWitness: atLeast, highWitness: atGreatest)
    }
    if greatest <= 1 {
      return ContrastExtremes(
        bounds: RatioBounds(low: 1 / greatest, high: 1 / least), lowWitness: atGreatest, highWitness: atLeast)
    }
    var (below, above) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (below + above) / 2
      if ratio(at: place(middle)) < 1 { below = middle } else { above = middle }
    }
    return ContrastExtremes(
      bounds: RatioBounds(low: 1, high: max(greatest, 1 / least)), lowWitness: Color(encoded: place(above)),
      highWitness: greatest >= 1 / least ? atGreatest : atLeast)
  }
}
