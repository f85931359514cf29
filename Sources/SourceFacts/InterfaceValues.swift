package import ColorScience

/// A rectangle in pt.
package struct InterfaceFrame: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The lower edge on macOS, else the upper one.
  package var y: Double
  /// The width.
  package var width: Double
  /// The height.
  package var height: Double

  /// Creates a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A colour of an interface file.
package enum InterfaceColor: Hashable, Sendable {
  /// Numbers, converted to extended sRGB; several readings where the space is not one fixed thing, the likeliest first.
  case fixed([Color])
  /// A colour of the system by the name that the file uses, such as `secondaryLabelColor`.
  case system(String)
  /// A colour of an asset catalog.
  case named(String)
  /// A notation that is not understood, by its colour space.
  case unreadable(String)
}

/// A colour where it is used.
package struct InterfaceColorUse: Hashable, Sendable {
  /// The property, such as `textColor`.
  package var key: String
  /// The colour; `nil` where the file asks for the default.
  package var color: InterfaceColor?
  /// Where it stands.
  package var span: Span

  /// Creates a use.
  package init(key: String, color: InterfaceColor?, span: Span) {
    self.key = key
    self.color = color
    self.span = span
  }
}

/// A font where it is used; exactly one of style, name and system type is told, else it is the system's.
package struct InterfaceFontUse: Hashable, Sendable {
  /// The property, such as `fontDescription`.
  package var key: String
  /// A text style as the file names it: `UICTFontTextStyleBody`, or on macOS `headline`.
  package var style: String?
  /// The name of a font that the project brings.
  package var name: String?
  /// The kind of system font: `system`, `boldSystem`, or on macOS `systemBold`, `menu`, `cellTitle` ….
  package var type: String?
  /// The kind of a font that a control of AppKit brings for its size.
  package static let ofControl = "appearance"
  /// The weight as the file names it.
  package var weight: String?
  /// The size in pt.
  package var size: Double?
  /// Where it stands.
  package var span: Span

  /// Creates a use.
  package init(
    key: String, style: String? = nil, name: String? = nil, type: String? = nil, weight: String? = nil,
    size: Double? = nil, span: Span
  ) {
    self.key = key
    self.style = style
    self.name = name
    self.type = type
    self.weight = weight
    self.size = size
    self.span = span
  }
}

/// A run of an attributed text.
package struct InterfaceRun: Hashable, Sendable {
  /// The property that holds the text, such as `attributedText`.
  package var key: String
  /// What it says.
  package var text: String
  /// Its own colours, under the keys of attributes such as `NSColor`.
  package var colors: [InterfaceColorUse]
  /// Its own font.
  package var font: InterfaceFontUse?
  /// Where it stands.
  package var span: Span

  /// Creates a run.
  package init(key: String, text: String, colors: [InterfaceColorUse], font: InterfaceFontUse?, span: Span) {
    self.key = key
    self.text = text
    self.colors = colors
    self.font = font
    self.span = span
  }
}

/// What a file sets a property to by key path, a user-defined runtime attribute.
package struct InterfaceRuntimeValue: Hashable, Sendable {
  /// What is set.
  package enum Value: Hashable, Sendable {
    case text(String)
    case number(Double)
    case boolean(Bool)
    case empty
    /// A colour, which stands among those of the object.
    case color
    /// A picture, a point, a size or the like.
    case other
  }

  /// The key path.
  package var name: String
  /// What it is set to.
  package var value: Value
  /// Where that is written.
  package var span: Span

  /// Creates a value.
  package init(name: String, value: Value, span: Span) {
    self.name = name
    self.value = value
    self.span = span
  }
}
