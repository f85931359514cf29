import ColorScience
import Foundation
import SourceFacts

/// Reads the colours of interface files (S-118).
enum InterfaceColors {
  /// Reads a `color`, or a `nil` that asks for the default.
  static func use(_ element: MarkupElement) -> InterfaceColorUse {
    InterfaceColorUse(
      key: element.attributes["key"] ?? "", color: element.name == "nil" ? nil : color(element.attributes),
      span: element.span)
  }

  /// The numbers beside a name are what the name meant where the file was saved, so the name goes first.
  private static func color(_ attributes: [String: String]) -> InterfaceColor {
    if let name = attributes["systemColor"] ?? attributes["xcode11CocoaTouchSystemColor"] { return .system(name) }
    if let name = attributes["cocoaTouchSystemColor"] { return .system(name) }
    if let name = attributes["name"] {
      return attributes["catalog"] == nil ? .named(name) : .system(name)
    }
    let space = attributes["customColorSpace"] ?? attributes["colorSpace"] ?? "sRGB"
    let alpha = attributes["alpha"].flatMap(number) ?? 1
    if let white = attributes["white"].flatMap(number) {
      return readings(RGB(gray: white), alpha, space).map { .fixed($0) } ?? .unreadable(space)
    }
    guard let red = attributes["red"].flatMap(number), let green = attributes["green"].flatMap(number),
      let blue = attributes["blue"].flatMap(number)
    else { return .unreadable(space) }
    return readings(RGB(red: red, green: green, blue: blue), alpha, space).map { .fixed($0) } ?? .unreadable(space)
  }

  /// Returns what channels may mean in a space; `nil` for spaces that are not known.
  private static func readings(_ channels: RGB, _ alpha: Double, _ space: String) -> [Color]? {
    switch space {
    case "sRGB", "extendedSRGB", "deviceRGB", "deviceWhite": return [Color(encoded: channels, alpha: alpha)]
    case "displayP3":
      return [
        Color(displayP3Red: channels.red, green: channels.green, blue: channels.blue, alpha: alpha)
      ]
    case "genericGamma22GrayColorSpace", "extendedGray": return [Color(grayGamma22: channels.red, alpha: alpha)]
    case "calibratedRGB", "calibratedWhite":
      // Whether a calibrated value is taken as sRGB or converted from the older generic profile of gamma 1.8 depends
      // on the file's settings and on the tools.
      let direct = Color(encoded: channels, alpha: alpha)
      if channels.channels.allSatisfy({ $0 == 0 || $0 == 1 }) { return [direct] }
      return [direct, Color(linear: channels.map { pow(max($0, 0), 1.8) }, alpha: alpha)]
    default: return nil
    }
  }

  /// Reads a number; what is not finite is none.
  static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
