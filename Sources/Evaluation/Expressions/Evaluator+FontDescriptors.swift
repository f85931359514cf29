import PlatformStyles
import Scene
import SourceFacts

/// Descriptors of fonts of UIKit and AppKit, which are known as the fonts that they describe.
extension Evaluator {
  /// The frameworks' fonts and their descriptors, which programs extend.
  static let fontTypes = ["Font", "UIFont", "NSFont", "UIFontDescriptor", "NSFontDescriptor"]
  /// What a font or descriptor tells of itself, by the names that its extensions use without `self`.
  static let fontProperties: Set<String> = ["pointSize", "fontDescriptor"]

  /// Returns the descriptor of a text style: `UIFontDescriptor.preferredFontDescriptor(withTextStyle:)`.
  func fontDescriptor(named name: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard name == "preferredFontDescriptor" else { return nil }
    return styledFont(arguments.first?.value, place: place)
  }

  /// Returns the font of a text style of UIKit or AppKit.
  func styledFont(_ style: Value?, place: Place) -> Value? {
    guard let style else { return nil }
    let fonts = distribute(style, place: place) { style in
      guard case .implicit(let member) = style, let known = TextStyle(uiFontTextStyle: member.name) else {
        return .unknown(Doubt(.unsupportedExpression, "a text style", place: place))
      }
      return .font(FontValue(base: .style(known), place: place))
    }
    if case .unknown = fonts { return nil }
    return fonts
  }

  /// Makes the font that a descriptor describes: `UIFont(descriptor:size:)`, where a size of 0 is the descriptor's own.
  func describedFont(_ arguments: [ArgumentValue], place: Place) -> Value? {
    guard arguments.count == 2, arguments[0].label == "descriptor", arguments[1].label == "size" else { return nil }
    var isKnown = true
    let fonts = distribute(arguments[0].value, place: place) { described in
      distribute(arguments[1].value, place: place) { size in
        guard case .font(let font) = described else {
          isKnown = false
          return described
        }
        return .font(self.font(font, of: size, isScaled: arguments[1].isScaled, place: place))
      }
    }
    return isKnown ? fonts : nil
  }

  /// Returns a font in another size, which keeps its weight.
  private func font(_ font: FontValue, of size: Value, isScaled: Bool, place: Place) -> FontValue {
    var result = font
    result.place = place
    if case .number(0) = size { return result }
    if case .implicit(let member) = size, member.name == "zero" { return result }
    let plain = FontValue(base: font.base, nameWeight: font.nameWeight)
    result.nameWeight =
      FontResolver.reading(plain, modifiers: [], platform: platform(of: place.file), boldsText: false).weight
    switch size {
    case .number(let points): result.base = .size(points, scales: isScaled)
    default: result.base = .size(nil, scales: isScaled)
    }
    return result
  }

  /// Returns a descriptor or font with some traits; a bold one is as if it were made bold (S-13).
  func font(_ font: FontValue, withTraits traits: ArgumentValue?, place: Place) -> Value {
    guard let traits else { return .font(font) }
    return distribute(traits.value, place: place) { value in
      var font = font
      let all = if case .array(let values) = value { values } else { [value] }
      let names = all.compactMap {
        if case .implicit(let member) = $0, member.arguments == nil { member.name } else { nil }
      }
      if names.contains(where: { $0 == "traitBold" || $0 == "bold" }) {
        font.modifiers.append(.bold(true))
      } else if names.count < all.count {
        font.modifiers.append(.unknownWeight(Doubt(.unsupportedExpression, "traits of a font", place: place)))
      }
      return .font(font)
    }
  }

  /// Returns a descriptor with attributes, of which the weight among the traits counts.
  func font(_ font: FontValue, withAttributes attributes: ArgumentValue?, place: Place) -> Value {
    guard let attributes else { return .font(font) }
    return distribute(attributes.value, place: place) { value in
      let all = Self.entries(of: value)
      let traits = all?[".traits"].map { Self.entries(of: $0) }
      guard all != nil, traits.map({ $0 != nil }) ?? true else {
        var font = font
        font.modifiers.append(.unknownWeight(Doubt(.unsupportedExpression, "attributes of a font", place: place)))
        return .font(font)
      }
      guard let weight = traits.flatMap({ $0?[".weight"] }) else { return .font(font) }
      return distribute(weight, place: place) { weight in
        var font = font
        font.modifiers.append(.weight(from: weight, place: place))
        return .font(font)
      }
    }
  }

  /// The values of a dictionary by their keys; `nil` where it is not known.
  private static func entries(of value: Value) -> [String: Value]? {
    guard case .instance(let instance) = value, instance.typeName == dictionaryType else { return nil }
    return instance.fields
  }
}
