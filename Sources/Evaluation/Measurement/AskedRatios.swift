import Scene

/// What profiles may ask of a leaf, as far as its font tells.
extension LeafMeasurement {
  /// The least and the greatest ratio that a profile asks of a leaf: an interval below both fails by any, and one
  /// between them by some (S-141, S-150).
  func asked(of font: FontReading?) -> ClosedRange<Double> {
    let (least, greatest) = (Self.requirements.lowerBound, Self.requirements.upperBound)
    guard leaf.kind == .text else { return least...least }
    // What is assumed of a font, or may change, settles nothing.
    guard let font, let size = font.size, font.weight != nil, !font.mayChange, !environment.assumesFont else {
      return least...greatest
    }
    if size < Self.leastLargeSize, !font.boldAsWritten { return greatest...greatest }
    return (font.leastSize ?? size) >= Self.sureLargeSize ? least...least : least...greatest
  }

  /// The size in pt below which no profile takes a text for large that is not bold, and that from which all of them do.
  private static let leastLargeSize = 18.0
  private static let sureLargeSize = 24.0
}
