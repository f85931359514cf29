import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Returns a static member of `Font`.
  func fontMember(named name: String, _ arguments: [ArgumentValue]?, place: Place) -> Value? {
    if let style = TextStyle(rawValue: name), arguments == nil || arguments?.isEmpty == true {
      return .font(FontValue(base: .style(style), place: place))
    }
    switch name {
    case "system": return systemFont(arguments ?? [], place: place)
    case "custom": return customFont(arguments ?? [], place: place)
    default: return nil
    }
  }

  /// Makes a font with `Font.system` (S-14).
  private func systemFont(_ arguments: [ArgumentValue], place: Place) -> Value {
    var font = FontValue(base: .size(nil, scales: false), place: place)
    guard let first = arguments.first else { return .font(font) }
    if first.label == "size" {
      switch first.value {
      case .number(let size): font.base = .size(size, scales: first.isScaled)
      case .unknown(let doubt): font.begin(with: doubt, scales: first.isScaled)
      case .choice:
        return distribute(first.value, place: place) { branch in
          var replaced = arguments
          replaced[0].value = branch
          return systemFont(replaced, place: place)
        }
      default: break
      }
    } else {
      switch first.value {
      case .implicit(let member):
        if let style = TextStyle(rawValue: member.name) { font.base = .style(style) }
      case .choice:
        return distribute(first.value, place: place) { branch in
          var replaced = arguments
          replaced[0].value = branch
          return systemFont(replaced, place: place)
        }
      default: break
      }
    }
    if let weight = arguments.first(where: { $0.label == "weight" }) {
      return withWeight(weight.value, font, place: place)
    }
    return .font(font)
  }

  private func withWeight(_ value: Value, _ font: FontValue, place: Place) -> Value {
    distribute(value, place: place) { branch in
      var font = font
      font.modifiers.append(.weight(from: branch, place: place))
      return .font(font)
    }
  }

  private func customFont(_ arguments: [ArgumentValue], place: Place) -> Value {
    if let position = arguments.firstIndex(where: { if case .choice = $0.value { true } else { false } }) {
      return distribute(arguments[position].value, place: place) { branch in
        var replaced = arguments
        replaced[position].value = branch
        return customFont(replaced, place: place)
      }
    }
    var font = FontValue(base: .size(nil, scales: true), place: place)
    if case .string(let name)? = arguments.first?.value { font.nameWeight = FontWeight(fontName: name) }
    font.isWeightAssumed = font.nameWeight == nil
    for argument in arguments.dropFirst() {
      switch argument.value {
      case .number(let size): font.base = .size(size, scales: argument.label != "fixedSize")
      case .unknown(let doubt): font.begin(with: doubt, scales: argument.label != "fixedSize")
      case .implicit(let member) where argument.label == "relativeTo":
        font.relativeStyle = TextStyle(rawValue: member.name) ?? .body
      default: break
      }
    }
    return .font(font)
  }

  /// Makes a font of UIKit by its name: `UIFont(name:size:)`.
  func namedPlatformFont(_ arguments: [ArgumentValue], place: Place) -> Value? {
    guard arguments.first?.label == "name", arguments.count == 2 else { return nil }
    var replaced = arguments
    replaced[1].label = "fixedSize"
    return customFont(replaced, place: place)
  }

  /// Returns the type of `UIFontMetrics.default`, for which the program may have methods of its own; `nil` for others.
  func fontMetrics(named name: String, of type: String) -> TypeReference? {
    type == "UIFontMetrics" && name == "default" ? TypeReference(name: type) : nil
  }

  /// Returns what `UIFontMetrics.scaledFont(for:)` makes of a font.
  func scaledFont(_ arguments: [ArgumentValue]) -> Value? {
    guard let argument = arguments.first(where: { $0.label == "for" }) else { return nil }
    var isKnown = true
    let fonts = distribute(platformFont(argument), place: argument.place) { value in
      guard case .font(var font) = value, case .size(let size, _) = font.base else {
        isKnown = false
        return value
      }
      font.base = .size(size, scales: true)
      return .font(font)
    }
    return isKnown ? fonts : nil
  }

  /// Makes a font with `Font(uiFont)`.
  func font(_ arguments: [ArgumentValue], place: Place) -> Value {
    guard let first = arguments.first else { return .font(FontValue(base: .size(nil, scales: false), place: place)) }
    return distribute(platformFont(first), place: place) { value in
      if case .font = value { return value }
      return .font(FontValue(base: .unknown(Doubt(.unsupportedExpression, "a font", place: place)), place: place))
    }
  }

  /// Reads an argument that is a `UIFont`.
  private func platformFont(_ argument: ArgumentValue) -> Value {
    coerce(argument.value, to: TypeReference(name: "UIFont"), file: argument.place.file, context: nil)
  }

  /// Returns a static member of `UIFont` or `NSFont`.
  func platformFont(named name: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    switch name {
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont":
      guard let position = arguments.firstIndex(where: { $0.label == "ofSize" }) else { return nil }
      return distribute(arguments[position].value, place: place) { size in
        let isBold = name == "boldSystemFont"
        return systemFont(of: size, scales: arguments[position].isScaled, isBold: isBold, arguments, place: place)
      }
    case "userFixedPitchFont", "userFont", "labelFont", "menuFont", "messageFont", "paletteFont", "toolTipsFont",
      "controlContentFont":
      // Of AppKit; without a size they have one of their own, which the user may set.
      guard let size = arguments.first, size.label == "ofSize", case .number(let points) = size.value, points > 0 else {
        return nil
      }
      return systemFont(of: size.value, scales: size.isScaled, isBold: false, [], place: place)
    case "preferredFont":
      return styledFont(arguments.first { $0.label == "forTextStyle" }?.value, place: place)
    default: return nil
    }
  }

  /// Makes a font of UIKit or AppKit of one size, in the weight that is written.
  private func systemFont(
    of size: Value, scales: Bool, isBold: Bool, _ arguments: [ArgumentValue], place: Place
  ) -> Value {
    var font = FontValue(
      base: .unknown(Doubt(.unsupportedExpression, "the size of a font", place: place)), place: place)
    switch size {
    case .number(let points): font.base = .size(points, scales: scales)
    case .unknown(let doubt):
      font.base = .unknown(doubt)
      font.begin(with: doubt, scales: scales)
    default: break
    }
    if isBold { font.modifiers.append(.weight(.bold)) }
    guard let weight = arguments.first(where: { $0.label == "weight" }) else { return .font(font) }
    return withWeight(weight.value, font, place: place)
  }

  /// Calls a member of a font (S-11, S-13).
  func fontMember(_ name: String, of font: FontValue, _ arguments: [ArgumentValue], place: Place) -> Value {
    var font = font
    switch name {
    case "bold":
      font.modifiers.append(.bold(true))
    case "weight", "fontWeight":
      guard let first = arguments.first else { break }
      return withWeight(first.value, font, place: place)
    case "withSize":
      return distribute(arguments.first?.value ?? .none, place: place) { size in
        var font = font
        switch size {
        case .number(let points): font.base = .size(points, scales: false)
        case .unknown(let doubt):
          font.base = .unknown(doubt)
          font.begin(with: doubt, scales: false)
        default: font.base = .size(nil, scales: false)
        }
        return .font(font)
      }
    case "withSymbolicTraits": return self.font(font, withTraits: arguments.first, place: place)
    case "addingAttributes": return self.font(font, withAttributes: arguments.first, place: place)
    case "fontDescriptor": break
    case "pointSize": return pointSize(of: font, place: place)
    case "lineHeight", "ascender", "descender", "capHeight", "xHeight":
      return .unknown(Doubt(.unsupportedExpression, "'\(name)'", place: place))
    default:
      let scope = Scope(file: place.file)
      guard let member = bestMethod(name, of: .font(font), arguments, place: place, in: scope) else { break }
      // A property of the program is what it is.
      if case .method = member { return callValue(member, arguments, place: place, in: scope) }
      return member
    }
    return .font(font)
  }

  /// The size in pt at the default text size; a font that is made of it is as large as the one asked.
  private func pointSize(of font: FontValue, place: Place) -> Value {
    let reading = FontResolver.reading(font, modifiers: [], platform: platform(of: place.file), boldsText: false)
    guard let size = reading.size else {
      return .unknown(Doubt(.unsupportedExpression, "the size of a font", place: place))
    }
    if reading.scales { scaledMetricReads += 1 }
    return .number(size)
  }

  /// Returns the font that an argument sets; `none` where it is `nil`.
  func font(setBy argument: ArgumentValue) -> Alternatives<FontValue?> {
    fontValue(argument.value, place: argument.place).map { font in
      guard var font else { return nil }
      font.trail.use = argument.place
      font.trail.argument = font.place.flatMap { [trail = font.trail] in
        trail.argument(making: $0, namedBy: argument.names)
      }
      return font
    }
  }

  /// Interprets a value as a font; `none` where it is `nil`.
  func fontValue(_ value: Value, place: Place) -> Alternatives<FontValue?> {
    switch value {
    case .font(let font): return Alternatives(font)
    case .none: return Alternatives(nil)
    case .choice(let alternatives):
      return Alternatives(
        branches: alternatives.branches.flatMap { branch in
          fontValue(branch.value, place: place).branches.compactMap { inner in
            branch.condition.and(inner.condition).map { .init(condition: $0, value: inner.value) }
          }
        })
    case .implicit(let member):
      let resolved = resolve(member, as: TypeReference(name: "Font"), file: place.file, context: nil)
      if case .implicit = resolved { break }
      return fontValue(resolved, place: place)
    case .unknown(let doubt): return Alternatives(FontValue(base: .unknown(doubt), place: place))
    default: break
    }
    return Alternatives(
      FontValue(base: .unknown(Doubt(.unsupportedExpression, "a font", place: place)), place: place))
  }
}

extension FontValue {
  /// Takes the size that a value of the running program begins with, if it is written.
  fileprivate mutating func begin(with doubt: Doubt, scales: Bool) {
    guard let size = doubt.initial else { return }
    base = .size(size, scales: scales)
    beginning = doubt.label
  }
}

extension FontModifier {
  /// Reads a weight; `nil` removes weights (S-12).
  static func weight(from value: Value, place: Place) -> FontModifier {
    switch value {
    case .implicit(let member):
      if let weight = FontWeight(swiftUIName: member.name) { return .weight(weight) }
    case .none: return .weight(nil)
    case .unknown(let doubt): return .unknownWeight(doubt)
    default: break
    }
    return .unknownWeight(Doubt(.unsupportedExpression, "a weight", place: place))
  }
}
