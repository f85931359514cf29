import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Colours that code makes of numbers.
extension Evaluator {
  /// Makes a colour of numbers: RGB, gray or HSB in any space that SwiftUI and UIKit take (S-35, S-114).
  func colorFromComponents(_ arguments: [ArgumentValue], place: Place, isPlatformColor: Bool) -> Value? {
    var numbers: [String: Double] = [:]
    var space = "sRGB"
    for argument in arguments {
      if argument.label == nil, case .implicit(let member) = argument.value { space = member.name }
      guard let label = argument.label else { continue }
      switch argument.value {
      case .number(let number): numbers[label] = number
      case .choice:
        return distribute(argument.value, place: place) { branch in
          var replaced = arguments
          guard let position = replaced.firstIndex(where: { $0.label == label }) else { return branch }
          replaced[position].value = branch
          return colorFromComponents(replaced, place: place, isPlatformColor: isPlatformColor)
            ?? unsupportedColor(replaced, place)
        }
      default: return nil
      }
    }
    let alpha = numbers["opacity"] ?? numbers["alpha"] ?? 1
    let color: ColorScience.Color
    if let white = numbers["white"] {
      // UIColor's gray is the 2.2 gamma space, SwiftUI's is sRGB (`color.md` 1.4); both are close.
      color = Color(white: white, alpha: alpha)
    } else if let hue = numbers["hue"], let saturation = numbers["saturation"], let brightness = numbers["brightness"] {
      color = Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    } else if let red = numbers["red"] ?? numbers["displayP3Red"], let green = numbers["green"],
      let blue = numbers["blue"]
    {
      if space == "displayP3" || numbers["displayP3Red"] != nil {
        color = Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      } else if space == "sRGBLinear" {
        color = Color(linearRed: red, green: green, blue: blue, alpha: alpha)
      } else {
        color = Color(red: red, green: green, blue: blue, alpha: alpha)
      }
    } else {
      return nil
    }
    return .color(ColorValue(color: .fixed(color), origin: place, isPlatformColor: isPlatformColor))
  }

  func coreGraphicsColor(_ arguments: [ArgumentValue], place: Place) -> Value? {
    let labels = ["srgbRed": "red", "gray": "white"]
    let components = arguments.map { argument in
      var result = argument
      result.label = argument.label.map { labels[$0] ?? $0 }
      return result
    }
    return colorFromComponents(components, place: place, isPlatformColor: true)
  }

  /// Reads a colour from hexadecimal digits or a number, for initialisers whose body can't be followed.
  func hexColor(_ arguments: [ArgumentValue], place: Place, isPlatformColor: Bool) -> Value? {
    guard let first = arguments.first else { return nil }
    var alpha = 1.0
    for argument in arguments.dropFirst() {
      if case .number(let number) = argument.value, ["opacity", "alpha"].contains(argument.label ?? "") {
        alpha = number
      }
    }
    let color: ColorScience.Color?
    switch first.value {
    case .string(let text):
      // Eight digits are read in two ways, with the alpha first or last.
      let digits = text.hasPrefix("0x") ? String(text.dropFirst(2)) : text
      color = digits.filter(\.isHexDigit).count <= 6 ? Color(hex: digits) : nil
    case .number(let number) where number >= 0 && number <= 0xFFFFFF:
      let digits = Int(number)
      color = Color(red8: digits >> 16 & 255, green8: digits >> 8 & 255, blue8: digits & 255)
    default: return nil
    }
    guard let color else { return nil }
    return .color(
      ColorValue(
        color: .fixed(alpha == 1 ? color : color.multiplyingAlpha(by: alpha)), origin: place,
        isPlatformColor: isPlatformColor))
  }
}
