import PlatformStyles

/// How wide text is about: the pictures of a report are laid out without a font.
///
/// Advances in thousandths of the size: Inter 4.0 by Rasmus Andersson, table `hmtx`, regular and bold, of the characters
/// from space to tilde. Inter is drawn after the same models as the system's font, whose advances are not published.
enum TextAdvances {
  /// The width of a text in pt.
  static func width(of text: some StringProtocol, size: Double, weight: FontWeight) -> Double {
    text.reduce(0) { $0 + advance(of: $1, weight: weight) } * size / 1000
  }

  /// Breaks a text into lines no wider than a width, at spaces where it can; what goes beyond the last line is cut.
  static func lines(of text: String, size: Double, weight: FontWeight, width: Double, most: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let candidate = line.isEmpty ? String(word) : "\(line) \(word)"
      if self.width(of: candidate, size: size, weight: weight) <= width {
        line = candidate
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = String(word)
      while self.width(of: line, size: size, weight: weight) > width, line.count > 1 {
        let part = prefix(of: line, size: size, weight: weight, width: width)
        lines.append(part)
        line.removeFirst(part.count)
        if lines.count > most { break }
      }
      if lines.count > most { break }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.count > most ? lines.prefix(most - 1) + ["\(lines[most - 1])…"] : lines
  }

  /// As many characters as fit, at least one.
  private static func prefix(of line: String, size: Double, weight: FontWeight, width: Double) -> String {
    var part = ""
    for character in line {
      if !part.isEmpty, self.width(of: part + String(character), size: size, weight: weight) > width { break }
      part.append(character)
    }
    return part
  }

  /// A weight between the two rows, or beyond them, lies on the line through them.
  private static func advance(of character: Character, weight: FontWeight) -> Double {
    guard let ascii = character.asciiValue, ascii >= 32, ascii < 127 else {
      return 500 * Double(character.displayWidth)
    }
    let (light, heavy) = (Double(regular[Int(ascii) - 32]), Double(bold[Int(ascii) - 32]))
    return light + (heavy - light) * Double(weight.rawValue - FontWeight.regular.rawValue) / 300
  }

  private static let regular = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605, 636, 642, 608,
    624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743, 740, 264, 543, 652,
    562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362, 357, 362, 469, 452, 497, 564,
    621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812,
    540, 557, 541, 362, 327, 362, 659,
  ]

  private static let bold = [
    232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390, 688, 489, 630, 659, 678, 645,
    660, 595, 661, 660, 298, 303, 680, 680, 680, 562, 1031, 748, 661, 752, 727, 613, 585, 761, 746, 281, 570, 690,
    567, 915, 735, 782, 648, 783, 656, 655, 668, 729, 748, 1036, 714, 724, 667, 409, 390, 409, 488, 477, 497, 580,
    635, 587, 635, 598, 386, 633, 624, 272, 272, 582, 272, 912, 622, 614, 632, 632, 409, 562, 388, 622, 586, 850,
    574, 586, 572, 409, 374, 409, 680,
  ]
}
