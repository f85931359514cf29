import ColorScience
import PlatformStyles
import Scene

/// A small drawing in SVG, to stand in an `img`, where no reader takes its letters for text of the page.
struct Picture: Hashable {
  /// The width in px.
  let width: Int
  /// The height in px.
  private(set) var height = 0
  private var content = ""

  private init(width: Double) {
    self.width = Int(width.rounded(.up))
  }

  /// Two letters in one colour on another.
  static func swatch(_ foreground: Color?, on background: Color?) -> Picture {
    var picture = Picture(width: 40)
    picture.addPanel(height: 24, background)
    if foreground == nil {
      picture.bar(x: 8, y: 8, width: 24, height: 8, nil)
    } else {
      picture.letters("Aa", x: 10, y: 17, size: 15, weight: .semibold, foreground)
    }
    return picture
  }

  /// An element as it is drawn in some readings, at one px a pt, one panel below the other.
  static func element(_ element: Element, _ readings: [Reading]) -> Picture {
    let panels = readings.map { Panel(element, $0, width: widest) }
    var picture = Picture(width: (panels.map(\.width).max() ?? 0) + 2 * margin)
    for panel in panels {
      let top = Double(picture.height) + margin / 2
      picture.addPanel(height: panel.height + margin, panel.reading.background)
      picture.draw(panel, x: margin, y: top)
    }
    return picture
  }

  /// A view's elements in their stacks, one panel below the other for readings of the same elements.
  static func view(_ tree: StackTree, _ elements: [Element], _ readings: [[Int: Reading]]) -> Picture? {
    let layouts = readings.map { readings in
      ViewLayout(tree, width: widest) { index, width in
        let panel = readings[index].map { Panel(elements[index], $0, width: width) }
        return (panel?.width ?? 0, panel?.height ?? 0)
      }
    }
    guard let width = layouts.map(\.width).max(), width > 0 else { return nil }
    var picture = Picture(width: width + 2 * margin)
    for (layout, readings) in zip(layouts, readings) {
      let top = Double(picture.height) + margin
      let backdrop = commonest(layout.boxes.compactMap { readings[$0.element] }.map(\.background))
      picture.addPanel(height: layout.height + 2 * margin, backdrop)
      for box in layout.boxes {
        guard let reading = readings[box.element] else { continue }
        let panel = Panel(elements[box.element], reading, width: box.width)
        let (x, y) = (margin + box.x, top + box.y)
        if reading.background != backdrop, panel.kind != .image {
          picture.rectangle(x: x - 4, y: y - 2, width: box.width + 8, height: box.height + 4, reading.background)
        }
        picture.draw(panel, x: x, y: y, size: (box.width, box.height))
      }
    }
    return picture
  }

  /// The colour behind most elements, the first of several.
  private static func commonest(_ colors: [Color?]) -> Color? {
    var counts: [Color?: Int] = [:]
    for color in colors { counts[color, default: 0] += 1 }
    let most = counts.values.max()
    return colors.first { counts[$0] == most } ?? nil
  }

  /// An element in one reading, laid out in a width.
  private struct Panel {
    let kind: Element.Kind
    let reading: Reading
    let size: Double
    let weight: FontWeight
    let lines: [String]
    let width: Double
    let height: Double

    init(_ element: Element, _ reading: Reading, width widest: Double) {
      let size = min(max(reading.font?.size ?? Picture.bodySize, 6), 96)
      let weight = reading.font?.weight ?? .regular
      (kind, self.reading, self.size, self.weight) = (element.kind, reading, size, weight)
      guard element.kind == .text else {
        lines = []
        (width, height) = (element.kind == .symbol ? size : size * 2.5, size)
        return
      }
      let text = element.text ?? ""
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

  private static let bodySize = 17.0
  private static let margin = 12.0
  private static let widest = 296.0
  private static let mostLines = 4

  private mutating func addPanel(height added: Double, _ background: Color?) {
    let panel = Int(added.rounded(.up))
    content += "<path fill='\(paint(background))' d='M0 \(height)h\(width)v\(panel)H0z'/>"
    height += panel
  }

  private mutating func draw(_ panel: Panel, x: Double, y: Double, size: (width: Double, height: Double)? = nil) {
    switch panel.kind {
    case .text: text(panel, x: x, y: y)
    case .symbol, .image, .shape, .control: form(panel, x: x, y: y, size: size ?? (panel.width, panel.height))
    }
  }

  /// A text in its words; where they or their colour are not known, bars stand for them.
  private mutating func text(_ panel: Panel, x: Double, y: Double) {
    let (size, color) = (panel.size, panel.reading.foreground)
    if panel.lines.isEmpty {
      bar(x: x, y: y + size * 0.35, width: panel.width, height: size * 0.5, color)
    }
    for (number, line) in panel.lines.enumerated() {
      let top = y + size * 1.2 * Double(number)
      if color == nil {
        let width = TextAdvances.width(of: line, size: size, weight: panel.weight)
        bar(x: x, y: top + size * 0.2, width: width, height: size * 0.8, nil)
      } else {
        letters(line, x: x, y: top + size * 0.95, size: size, weight: panel.weight, color)
      }
    }
  }

  /// A plain form that stands for what is no text: its outline is not that of the real thing.
  private mutating func form(_ panel: Panel, x: Double, y: Double, size: (width: Double, height: Double)) {
    let (unit, color) = (panel.size, panel.reading.foreground)
    let box = "<rect x='\(x.coordinate)' y='\(y.coordinate)'"
    let extent = "width='\(size.width.coordinate)' height='\(size.height.coordinate)'"
    switch panel.kind {
    case .symbol:
      let center = "cx='\((x + unit / 2).coordinate)' cy='\((y + unit / 2).coordinate)'"
      content += "<circle \(center) r='\((unit * 0.4).coordinate)' fill='none' stroke='\(paint(color))'"
      content += " stroke-width='\((unit * 0.12).coordinate)'/>"
    case .image:
      content += "\(box) \(extent) fill='url(#h)' stroke='\(paint(color))' stroke-width='2' stroke-dasharray='4 3'/>"
    case .control: content += "\(box) \(extent) rx='\((unit / 3).coordinate)' fill='\(paint(color))'/>"
    case .shape, .text: bar(x: x, y: y + unit * 0.4, width: size.width, height: unit * 0.2, color)
    }
  }

  private mutating func letters(
    _ text: String, x: Double, y: Double, size: Double, weight: FontWeight, _ color: Color?
  ) {
    let bold = weight == .regular ? "" : "\(weight.rawValue) "
    content += "<text x='\(x.coordinate)' y='\(y.coordinate)' style='font:\(bold)\(size.coordinate)px system-ui'"
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
      // The width that was laid out, whatever font the reader has; other scripts may not be stretched.
      let width = TextAdvances.width(of: text, size: size, weight: weight).coordinate
      content += " textLength='\(width)' lengthAdjust='spacingAndGlyphs'"
    }
    content += " fill='\(paint(color))'>\(text.escapedForHTML)</text>"
  }

  private mutating func bar(x: Double, y: Double, width: Double, height: Double, _ color: Color?) {
    content += "<rect x='\(x.coordinate)' y='\(y.coordinate)' width='\(width.coordinate)'"
    let outline = color == nil ? " stroke='#000' stroke-dasharray='2 2'" : ""
    content += " height='\(height.coordinate)' rx='2' fill='\(paint(color))'\(outline)/>"
  }

  private mutating func rectangle(x: Double, y: Double, width: Double, height: Double, _ color: Color?) {
    content += "<path fill='\(paint(color))' d='M\(x.coordinate) \(y.coordinate)h\(width.coordinate)"
    content += "v\(height.coordinate)h-\(width.coordinate)z'/>"
  }

  /// The colour, or hatching where there is not one.
  private func paint(_ color: Color?) -> String { color?.hexString ?? "url(#h)" }

  private static let hatching =
    "<pattern id='h' width='8' height='8' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'>"
    + "<path fill='#8c8c8c' d='M0 0h8v8H0z'/><path fill='#757575' d='M0 0h3v8H0z'/></pattern>"

  /// The document.
  var svg: String {
    let head = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>"
    return "\(head)\(content.contains("url(#h)") ? Self.hatching : "")\(content)</svg>"
  }

  /// The document as a `data:` address; what RFC 3986 allows nowhere in an address is percent-encoded.
  var dataURL: String {
    var url: [UInt8] = Array("data:image/svg+xml,".utf8)
    for byte in svg.utf8 {
      if Self.isKept[Int(byte)] {
        url.append(byte)
      } else {
        url += [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]]
      }
    }
    return String(decoding: url, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
  private static let isKept: [Bool] = (UInt8.min...UInt8.max).map { byte in
    byte > 0x20 && byte < 0x7F && !"\"#%&<>[\\]^`{|}".utf8.contains(byte)
  }
}

extension Double {
  /// A coordinate with one decimal.
  fileprivate var coordinate: String {
    let tenths = Int((self * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
