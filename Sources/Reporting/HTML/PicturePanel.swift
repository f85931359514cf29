import ColorScience
import PlatformStyles
import Scene

/// An element in one reading, laid out in a width.
struct PicturePanel {
  let kind: Element.Kind
  let reading: Reading
  /// The font's size, or what stands for it, in pt.
  let size: Double
  let weight: FontWeight
  /// True for a switch, which has a form of its own.
  let isSwitch: Bool
  let lines: [String]
  let width: Double
  let height: Double

  /// True for what takes the size of a frame around it.
  var stretches: Bool { kind != .text && kind != .symbol && !isSwitch }

  private static let switches: Set = ["Toggle", "Switch"]
  private static let bars: Set = ["ProgressView", "Progress", "Slider", "Gauge"]

  init(_ element: Element, _ reading: Reading, width widest: Double) {
    let size = min(max(reading.font?.size ?? Picture.bodySize, 6), 96)
    let weight = reading.font?.weight ?? .regular
    (kind, self.reading, self.size, self.weight) = (element.kind, reading, size, weight)
    isSwitch = element.kind == .control && Self.switches.contains(element.text ?? "")
    guard element.kind == .text else {
      lines = []
      let isBar = element.kind == .control && Self.bars.contains(element.text ?? "")
      (width, height) =
        switch element.kind {
        case .symbol: (size * 1.2, size * 1.2)
        case .image: (size * 2.5, size * 2.5)
        case .control where isSwitch: (51, 31)
        case .control where isBar: (widest, 6)
        case .text, .shape, .control: (size * 2.5, size * 1.2)
        }
      return
    }
    let text = element.text ?? element.sketch ?? ""
    // A row that is too narrow grows rather than break its words.
    let words = text.split(whereSeparator: \.isWhitespace)
    let longest = words.map { TextAdvances.width(of: $0, size: size, weight: weight) }.max() ?? 0
    let limit = max(widest, min(longest, Picture.widest))
    lines = TextAdvances.lines(of: text, size: size, weight: weight, width: limit, most: Picture.mostLines)
    let widths = lines.map { TextAdvances.width(of: $0, size: size, weight: weight) }
    width = widths.max() ?? min(size * 7, widest)
    height = size * 1.2 * Double(max(lines.count, 1))
  }
}
