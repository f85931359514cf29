package import ColorScience
package import Findings
package import PlatformStyles

/// What is known about an element at one placement in one appearance.
package struct Reading: Hashable, Sendable {
  /// The contrast's bounds; both ends equal where everything is known; `nil` where it is undecided.
  package var ratio: RatioBounds?
  /// The contrast's bounds without the translucent groups around, where there are any.
  package var unfaded: RatioBounds?
  /// The most contrast that any colours would have in the translucent groups around, where that may be too little.
  package var ceiling: Double?
  /// Why the contrast is undecided.
  @Rare package var undecided: Unknown?
  /// The colour it is drawn in before it lies over anything, with its alpha, where there is one.
  package var ink: Color?
  /// False where that colour is of low confidence; where the backdrop is not known, `isCertain` says nothing of it.
  package var isInkCertain = true
  /// The composited foreground, where there is one colour.
  package var foreground: Color?
  /// The composited backdrop, where there is one colour.
  package var background: Color?
  /// The box of the colours that it may have, where they are several and something bounds them.
  @Rare package var foregroundRange: ColorBox?
  /// The box of the colours that may lie behind, where they are several and something bounds them.
  @Rare package var backgroundRange: ColorBox?
  /// False where an ingredient is assumed, of low confidence or one of several alternatives (S-142).
  package var isCertain: Bool
  /// True where nothing but the system's own backgrounds and fills lies behind.
  package var isOnSystemBackground: Bool
  /// The font in this appearance.
  package var font: FontReading?
  /// The layers behind, back to front.
  package var layers: [LayerReading]

  /// Creates a reading.
  package init(
    ratio: RatioBounds?, undecided: Unknown? = nil, ink: Color? = nil, foreground: Color?, background: Color?,
    isCertain: Bool = true, isOnSystemBackground: Bool = false, font: FontReading? = nil, layers: [LayerReading] = []
  ) {
    self.ratio = ratio
    self.undecided = undecided
    self.ink = ink
    self.foreground = foreground
    self.background = background
    self.isCertain = isCertain
    self.isOnSystemBackground = isOnSystemBackground
    self.font = font
    self.layers = layers
  }
}

extension Reading {
  /// The box of the colours that it may have, of one point where there is one colour.
  package var foregroundBox: ColorBox? { foreground.map(ColorBox.init(point:)) ?? foregroundRange }

  /// The box of the colours behind, of one point where there is one colour.
  package var backgroundBox: ColorBox? { background.map(ColorBox.init(point:)) ?? backgroundRange }

  /// The layers that can be seen, from the front one back to the first that hides what lies behind.
  package var seenLayers: [LayerReading] {
    var seen: [LayerReading] = []
    for layer in layers.reversed() {
      seen.append(layer)
      if layer.provenance.of == .background, layer.hidesBelow { break }
    }
    return seen
  }
}

/// A font as it is drawn at Dynamic Type size Large.
package struct FontReading: Hashable, Sendable {
  /// The size in pt; `nil` where it is not known.
  package var size: Double?
  /// The drawn weight; `nil` where it is not known.
  package var weight: FontWeight?
  /// The text style it is made from.
  package var textStyle: TextStyle?
  /// True where it follows Dynamic Type.
  package var scales: Bool
  /// True where the source says bold: a bold trait or weight `.bold` or heavier, not a semibold style.
  package var boldAsWritten: Bool
  /// True where the size is the one that a setting of the running program begins with.
  package var mayChange: Bool
  /// The size in pt to which a text may shrink; `nil` for one that keeps its size.
  package var leastSize: Double?

  /// Creates a font reading.
  package init(
    size: Double?, weight: FontWeight?, textStyle: TextStyle?, scales: Bool, boldAsWritten: Bool,
    mayChange: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
    self.scales = scales
    self.boldAsWritten = boldAsWritten
    self.mayChange = mayChange
  }
}

/// A layer of a backdrop, or a group opacity around it.
package struct LayerReading: Hashable, Sendable {
  /// What it is, in words: `systemBackground`, `'Color.yellow' at 50 %`, `image`.
  package var description: String
  /// Its colour in this appearance, with alpha, where there is one.
  package var color: Color?
  /// The colours of a gradient in this appearance, from its first stop to its last; none of other layers.
  package var stops: [Color]
  /// Where it comes from.
  package var provenance: Provenance
  /// True where nothing behind it is seen, or nothing tells what is.
  package var hidesBelow: Bool
  /// True for the pixels of an image, a map or a video.
  package var isPicture: Bool
  /// True for a colour that the project made translucent.
  package var isFaded: Bool
  /// True for clear glass, which keeps nothing legible that lies on it (S-76).
  package var isClearGlass = false
  /// Where the number of an opacity or the colour of a layer is written, if the expression that sets it names a constant.
  package var definition: SourceRange?

  /// Creates a layer reading; an opaque colour hides what lies behind.
  package init(
    description: String, color: Color?, stops: [Color] = [], provenance: Provenance, definition: SourceRange? = nil,
    hidesBelow: Bool? = nil, isPicture: Bool = false, isFaded: Bool = false
  ) {
    self.description = description
    self.color = color
    self.stops = stops
    self.provenance = provenance
    self.definition = definition
    self.isPicture = isPicture
    self.isFaded = isFaded
    self.hidesBelow = hidesBelow ?? (color?.isOpaque == true)
  }
}
