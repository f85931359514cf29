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
  /// The gradients that the content refers to, by their names.
  private var definitions: [String: String] = [:]

  private init(width: Double) {
    self.width = width.pixels
  }

  /// Two letters in one colour on another.
  static func swatch(_ foreground: Shade, on background: Shade) -> Picture {
    var picture = Picture(width: 40)
    picture.addPanel(height: 24, background)
    if foreground == .unknown {
      picture.bar(x: 8, y: 8, width: 24, height: 8, .unknown)
    } else {
      picture.letters("Aa", x: 10, y: 17, size: 15, weight: .semibold, foreground)
    }
    return picture
  }

  /// What stands for a picture that a browser without script is spared.
  static let waiting: Picture = {
    var picture = Picture(width: 200)
    picture.height = 24
    picture.letters("drawn where scripts run", x: 8, y: 16, size: labelSize, weight: .regular, .color(labelInk))
    return picture
  }()

  /// An element as it is drawn in some readings, at one px a pt, one panel below the other.
  static func element(_ element: Element, _ readings: [Reading]) -> Picture {
    let panels = readings.map { PicturePanel(element, $0, width: widest) }
    var picture = Picture(width: (panels.map(\.width).max() ?? 0) + 2 * margin)
    for panel in panels {
      let top = Double(picture.height) + margin / 2
      picture.addPanel(height: panel.height + margin, panel.reading.ground)
      picture.draw(panel, in: Frame(x: margin, y: top, width: panel.width, height: panel.height))
    }
    return picture
  }

  /// A view's elements in their stacks, in some appearances, one panel below the other; `nil` where none of them has a
  /// reading.
  static func view(_ tree: StackTree, _ program: DrawnProgram, _ appearances: [ViewReadings]) -> Picture? {
    let panels = appearances.map { readings in
      let layout = ViewLayout(tree, width: widest) { index, width in
        let panel = readings.elements[index].map { PicturePanel(program.elements[index], $0, width: width) }
        return ViewLayout.Extent(
          width: panel?.width ?? 0, height: panel?.height ?? 0, stretches: panel?.stretches ?? false)
      }
      return (layout: layout.whole, readings: readings)
    }
    guard let width = panels.map(\.layout.width).max(), width > 0 else { return nil }
    var picture = Picture(width: width + 2 * margin)
    for panel in panels { picture.add(panel.layout, program, panel.readings) }
    return picture
  }

  /// Adds a panel with what a view shows in one appearance.
  private mutating func add(_ layout: ViewLayout, _ program: DrawnProgram, _ readings: ViewReadings) {
    let grounds = ViewGrounds(layout, readings)
    let top = Double(height) + Self.margin
    addPanel(height: layout.height + 2 * Self.margin, grounds.page ?? .unknown)
    for (position, box) in layout.boxes.enumerated() {
      let frame = Frame(
        x: Self.margin + box.x, y: top + box.y, width: box.width, height: box.height, outline: box.outline)
      switch box.content {
      case .surface(_, let isDrawn):
        if isDrawn, let ground = grounds.surfaces[position] { fill(frame, with: ground) }
      case .decoration(let index, let kind):
        if kind == .separator && !box.isBetween { continue }
        decorate(kind, program.decorations[index], readings.decorations[index], frame, isGuessed: box.isGuessed)
      case .element(let index):
        guard let reading = readings.elements[index] else { continue }
        let panel = PicturePanel(program.elements[index], reading, width: box.width)
        if let own = grounds.plates[position], panel.kind != .image {
          let plate = Frame(
            x: frame.x - 4, y: frame.y, width: box.width + 8, height: box.height, outline: .rounded(4))
          fill(plate, with: own)
        }
        draw(panel, in: frame)
      }
    }
  }

  /// A rectangle in the picture, and the form that is cut out of it.
  private struct Frame {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var outline = LayoutOutline.rectangle

    /// Draws its edges nearer by a way.
    mutating func inset(by way: Double) {
      (x, y, width, height) = (x + way, y + way, width - 2 * way, height - 2 * way)
    }
  }

  static let bodySize = 17.0
  static let widest = 296.0
  static let mostLines = 4
  private static let margin = 12.0

  private mutating func addPanel(height added: Double, _ ground: Shade) {
    let panel = added.pixels
    content += "<path fill='\(paint(ground))' d='M0 \(height)h\(width)v\(panel)H0z'/>"
    height += panel
  }

  private mutating func draw(_ panel: PicturePanel, in frame: Frame) {
    switch panel.kind {
    case .text: text(panel, x: frame.x, y: frame.y)
    case .symbol, .image, .shape, .control: form(panel, in: frame)
    }
  }

  /// A text in its words; where these are not known, a bar stands for them, and where their colour is not, they are
  /// hatched in a dashed box.
  private mutating func text(_ panel: PicturePanel, x: Double, y: Double) {
    let (size, color) = (panel.size, panel.reading.front)
    if panel.lines.isEmpty {
      bar(x: x, y: y + size * 0.35, width: panel.width, height: size * 0.5, color)
    }
    for (number, line) in panel.lines.enumerated() {
      let top = y + size * 1.2 * Double(number)
      if color == .unknown, panel.reading.ground == .unknown {
        let width = TextAdvances.width(of: line, size: size, weight: panel.weight)
        bar(x: x, y: top + size * 0.2, width: width, height: size * 0.8, .unknown)
      } else {
        letters(line, x: x, y: top + size * 0.95, size: size, weight: panel.weight, color)
      }
    }
    if color == .unknown, panel.reading.ground != .unknown, !panel.lines.isEmpty {
      content += "<rect x='\((x - 3).coordinate)' y='\(y.coordinate)' width='\((panel.width + 6).coordinate)'"
      content += " height='\(panel.height.coordinate)' fill='none' stroke='#8c8c8c' stroke-dasharray='3 3'/>"
    }
  }

  /// A plain form that stands for what is no text: its outline is not that of the real thing.
  private mutating func form(_ panel: PicturePanel, in frame: Frame) {
    let (unit, color) = (panel.size, panel.reading.front)
    switch panel.kind {
    case .symbol:
      let center = "cx='\((frame.x + frame.width / 2).coordinate)' cy='\((frame.y + frame.height / 2).coordinate)'"
      content += "<circle \(center) r='\((unit * 0.4).coordinate)' fill='none' stroke='\(paint(color))'"
      content += " stroke-width='\((unit * 0.12).coordinate)'/>"
    case .image:
      shape(frame, "fill='url(#h)' stroke='#757575' stroke-width='1.5' stroke-dasharray='4 3'")
    case .control:
      var track = frame
      track.outline = .capsule
      shape(track, "fill='\(paint(color))'")
      if panel.isSwitch {
        let side = frame.height - 4
        let knob = Frame(
          x: frame.x + frame.width - side - 2, y: frame.y + 2, width: side, height: side, outline: .circle)
        shape(knob, "fill='#fff'")
      }
    case .shape, .text: bar(x: frame.x, y: frame.y + unit * 0.4, width: frame.width, height: unit * 0.2, color)
    }
  }

  /// A shape, a line or the place of another view; dashes tell that its size is not known.
  private mutating func decorate(
    _ kind: Decoration.Kind, _ decoration: Decoration, _ reading: Reading?, _ frame: Frame, isGuessed: Bool
  ) {
    if case .view(let name) = kind {
      var outline = frame
      outline.outline = .rounded(6)
      shape(outline, Self.dashes)
      return label(name, in: frame)
    }
    guard let color = reading?.front else { return }
    var form = frame
    if frame.outline == .rectangle { form.outline = decoration.outline }
    switch kind {
    case .stroke(let width):
      let dashes = width == nil ? " stroke-dasharray='6 4'" : ""
      let thickness = min(width ?? 2, 20)
      form.inset(by: min(thickness / 2, min(form.width, form.height) / 4))
      shape(form, "fill='none' stroke='\(paint(color))' stroke-width='\(thickness.coordinate)'\(dashes)")
    case .fill, .line, .separator, .view: shape(form, "fill='\(paint(color))'")
    }
    if isGuessed { shape(frame, Self.dashes) }
  }

  /// A name, as much of it as there is room for.
  private mutating func label(_ name: String, in frame: Frame) {
    func width(_ text: String) -> Double { TextAdvances.width(of: text, size: Self.labelSize, weight: .regular) }
    var shown = name
    var length = name.count
    while width(shown) > frame.width - 4, length > 1 {
      length -= 1
      shown = "\(name.prefix(length))…"
    }
    let y = frame.y + min(frame.height / 2 + 4, 18)
    letters(
      shown, x: frame.x + (frame.width - width(shown)) / 2, y: y, size: Self.labelSize, weight: .regular,
      .color(Self.labelInk))
  }

  private static let dashes = "fill='none' stroke='#8c8c8c' stroke-dasharray='4 3'"
  /// The colour of words that are the picture's own: 4.6:1 on white as on black.
  private static let labelInk = Color(red8: 0x75, green8: 0x75, blue8: 0x75)
  /// The size of words that are the picture's own, in px.
  static let labelSize = 12.0

  private mutating func fill(_ frame: Frame, with ground: Shade) {
    shape(frame, "fill='\(paint(ground))'")
  }

  /// A form of a frame.
  private mutating func shape(_ frame: Frame, _ attributes: String) {
    let (width, height) = (frame.width, frame.height)
    if frame.outline == .circle || frame.outline == .ellipse {
      let side = min(width, height)
      let (across, down) = frame.outline == .circle ? (side, side) : (width, height)
      content += "<ellipse cx='\((frame.x + width / 2).coordinate)' cy='\((frame.y + height / 2).coordinate)'"
      content += " rx='\((across / 2).coordinate)' ry='\((down / 2).coordinate)' \(attributes)/>"
      return
    }
    content += "<rect x='\(frame.x.coordinate)' y='\(frame.y.coordinate)' width='\(width.coordinate)'"
    let radius =
      switch frame.outline {
      case .rounded(let radius): min(radius, min(width, height) / 2)
      case .capsule: min(width, height) / 2
      case .rectangle, .circle, .ellipse: 0.0
      }
    content += " height='\(height.coordinate)'\(radius > 0 ? " rx='\(radius.coordinate)'" : "") \(attributes)/>"
  }

  private mutating func letters(
    _ text: String, x: Double, y: Double, size: Double, weight: FontWeight, _ color: Shade
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

  private mutating func bar(x: Double, y: Double, width: Double, height: Double, _ color: Shade) {
    content += "<rect x='\(x.coordinate)' y='\(y.coordinate)' width='\(width.coordinate)'"
    let outline = color == .unknown ? " stroke='#000' stroke-dasharray='2 2'" : ""
    content += " height='\(height.coordinate)' rx='2' fill='\(paint(color))'\(outline)/>"
  }

  /// The colour, a gradient for a range, or hatching where nothing is known.
  private mutating func paint(_ shade: Shade) -> String {
    switch shade {
    case .color(let color): return color.hexString
    case .unknown: return "url(#h)"
    case .range(let darkest, let lightest):
      let name = "g\(darkest.hexString.dropFirst())\(lightest.hexString.dropFirst())"
      definitions[name] =
        "<linearGradient id='\(name)'><stop stop-color='\(darkest.hexString)'/>"
        + "<stop offset='1' stop-color='\(lightest.hexString)'/></linearGradient>"
      return "url(#\(name))"
    }
  }

  private static let hatching =
    "<pattern id='h' width='6' height='6' patternUnits='userSpaceOnUse' patternTransform='rotate(45)'>"
    + "<path fill='#8c8c8c' d='M0 0h6v6H0z'/><path fill='#777' d='M0 0h2v6H0z'/></pattern>"

  /// The document.
  var svg: String {
    let head = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>"
    let gradients = definitions.keys.sorted().compactMap { definitions[$0] }.joined()
    return "\(head)\(content.contains("url(#h)") ? Self.hatching : "")\(gradients)\(content)</svg>"
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
  /// Whole pixels, no more than anybody looks at.
  fileprivate var pixels: Int { Int(min(self, 100_000).rounded(.up)) }

  /// A coordinate with one decimal.
  fileprivate var coordinate: String {
    let tenths = Int((min(max(self, -100_000), 100_000) * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    return "\(tenths < 0 ? "-" : "")\(whole)\(rest == 0 ? "" : ".\(rest)")"
  }
}
