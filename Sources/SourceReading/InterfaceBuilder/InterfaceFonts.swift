import SourceFacts

/// Reads the fonts of interface files (S-118).
enum InterfaceFonts {
  /// Reads a `fontDescription` of UIKit or a `font` of AppKit.
  static func use(_ element: MarkupElement) -> InterfaceFontUse {
    let attributes = element.attributes
    var font = InterfaceFontUse(key: attributes["key"] ?? "", span: element.span)
    font.style = attributes["style"] ?? attributes["textStyle"]
    font.type = attributes["type"] ?? attributes["metaFont"]
    if attributes["usesAppearanceFont"] == "YES", font.type == nil { font.type = InterfaceFontUse.ofControl }
    font.weight = attributes["weight"]
    font.size = (attributes["pointSize"] ?? attributes["size"]).flatMap(InterfaceColors.number)
    // A name that starts with a dot is the system font's own, which the style or type tells better.
    if let name = attributes["name"], font.style == nil, font.type == nil { font.name = name }
    return font
  }
}

/// Reads the runs of attributed texts.
enum InterfaceRuns {
  /// Returns the runs with something to see, in order.
  static func runs(_ element: MarkupElement, key: String) -> [InterfaceRun] {
    element.children.filter { $0.name == "fragment" }.compactMap { fragment in
      let own = fragment.children.first { $0.attributes["key"] == "content" }?.text
      let text = own ?? fragment.attributes["content"] ?? ""
      guard text.contains(where: { !$0.isWhitespace }) else { return nil }
      let attributes = fragment.child("attributes")?.children ?? []
      return InterfaceRun(
        key: key, text: text, colors: attributes.filter { $0.name == "color" }.map(InterfaceColors.use),
        font: attributes.first { $0.name == "font" || $0.name == "fontDescription" }.map(InterfaceFonts.use),
        span: fragment.span)
    }
  }
}
