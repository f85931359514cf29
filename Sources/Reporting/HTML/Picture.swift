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
    let panels = readings.map { Panel(element, $0) }
    var picture = Picture(width: panels.map(\.width).max() ?? 0)
    for panel in panels {
      let top = Double(picture.height)
      picture.addPanel(height: panel.height, panel.reading.background)
      if element.kind == .text { picture.text(panel, top: top) } else { picture.form(element.kind, panel, top: top) }
    }
    return picture
  }

  /// An element in one reading, laid out.
  private struct Panel {
    let reading: Reading
    let size: Double
    let weight: FontWeight
    let lines: [String]
    let innerWidth: Double
    let innerHeight: Double

    var width: Double { max(innerWidth + 2 * Picture.margin, 44) }
    var height: Double { innerHeight + Picture.margin }

    init(_ element: Element, _ reading: Reading) {
      let size = min(max(reading.font?.size ?? Picture.bodySize, 6), 96)
      let weight = reading.font?.weight ?? .regular
      let widest = Picture.widest - 2 * Picture.margin
      (self.reading, self.size, self.weight) = (reading, size, weight)
      guard element.kind == .text else {
        lines = []
        (innerWidth, innerHeight) = (element.kind == .symbol ? size : size * 2.5, size)
        return
      }
      lines = TextAdvances.lines(
        of: element.text ?? "", size: size, weight: weight, width: widest, most: Picture.mostLines)
      let widths = lines.map { TextAdvances.width(of: $0, size: size, weight: weight) }
      innerWidth = widths.max() ?? min(size * 7, widest)
      innerHeight = size * 1.2 * Double(max(lines.count, 1))
    }
  }

  private static let bodySize = 17.0
  private static let margin = 12.0
  private static let widest = 320.0
  private static let mostLines = 4

  private mutating func addPanel(height added: Double, _ background: Color?) {
    let panel = Int(added.rounded(.up))
    content += "<path fill='\(paint(background))' d='M0 \(height)h\(width)v\(panel)H0z'/>"
    height += panel
  }

  /// A text in its words; where they or their colour are not known, bars stand for them.
  private mutating func text(_ panel: Panel, top: Double) {
    let (size, left, color) = (panel.size, Self.margin, panel.reading.foreground)
    if panel.lines.isEmpty {
      bar(x: left, y: top + Self.margin / 2 + size * 0.35, width: panel.innerWidth, height: size * 0.5, color)
    }
    for (number, line) in panel.lines.enumerated() {
      let y = top + Self.margin / 2 + size * 1.2 * Double(number)
      if color == nil {
        let width = TextAdvances.width(of: line, size: size, weight: panel.weight)
        bar(x: left, y: y + size * 0.2, width: width, height: size * 0.8, nil)
      } else {
        letters(line, x: left, y: y + size * 0.95, size: size, weight: panel.weight, color)
      }
    }
  }

  /// A plain form that stands for what is no text: its outline is not that of the real thing.
  private mutating func form(_ kind: Element.Kind, _ panel: Panel, top: Double) {
    let (size, width, left) = (panel.size, panel.innerWidth, Self.margin)
    let (y, paint) = (top + Self.margin / 2, paint(panel.reading.foreground))
    let box = "<rect x='\(left.coordinate)' y='\(y.coordinate)' width='\(width.coordinate)' height='\(size.coordinate)'"
    switch kind {
    case .symbol:
      let center = "cx='\((left + size / 2).coordinate)' cy='\((y + size / 2).coordinate)'"
      content += "<circle \(center) r='\((size * 0.4).coordinate)' fill='none' stroke='\(paint)'"
      content += " stroke-width='\((size * 0.12).coordinate)'/>"
    case .image: content += "\(box) fill='none' stroke='\(paint)' stroke-width='2' stroke-dasharray='4 3'/>"
    case .control: content += "\(box) rx='\((size / 3).coordinate)' fill='\(paint)'/>"
    case .shape, .text:
      bar(x: left, y: y + size * 0.4, width: width, height: size * 0.2, panel.reading.foreground)
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
    content += " height='\(height.coordinate)' rx='2' fill='\(paint(color))'/>"
  }

  /// The colour, or hatching where there is not one.
  private func paint(_ color: Color?) -> String { color?.hexString ?? "url(#h)" }

  private static let hatching =
    "<pattern id='h' width='8' height='8' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'>"
    + "<path fill='#fff' d='M0 0h8v8H0z'/><path fill='#8c8c8c' d='M0 0h3v8H0z'/></pattern>"

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
