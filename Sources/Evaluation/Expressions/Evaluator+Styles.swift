import ColorScience
import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Returns a style that SwiftUI names (S-67).
  func style(named name: String, _ arguments: [ArgumentValue]?, place: Place) -> Style? {
    if let level = ContentLevel(swiftUIName: name) { return .level(level) }
    if let material = Material(swiftUIName: name) { return .material(material) }
    switch name {
    case "tint": return .tint
    case "foreground": return .foreground
    // A shadow on the style in force; without arguments it is the name of a colour.
    case "shadow" where arguments != nil: return .foreground
    case "background": return .background(level: 0)
    case "separator": return .separator
    case "placeholder": return .placeholder
    case "link": return .link
    case "fill": return .fill(level: 0)
    case "windowBackground": return .windowBackground
    case "selection": return .tint
    case "regular", "clear": return name == "clear" ? .clear : nil
    case _ where Self.namedGradients.contains(name):
      return gradient(name, arguments ?? [], place: place)
    case "image": return .image(imageAsset(arguments ?? []))
    case "color":
      if case .color(let color)? = arguments?.first?.value { return .color(color) }
      return nil
    default:
      return swiftUIColor(named: name).map { .color(ColorValue(color: $0, origin: place)) }
    }
  }

  /// Calls or reads a member of a style.
  func styleMember(_ name: String, of style: Style, _ arguments: [ArgumentValue]?, place: Place) -> Value {
    switch name {
    case "opacity":
      guard let first = arguments?.first else { break }
      return distribute(first.value, place: place) { amount in
        guard case .number(let factor) = amount else { return unsupported(amount, "'opacity'", place) }
        // Full opacity changes nothing (S-32).
        return .style(factor == 1 ? style : .faded(style, by: factor))
      }
    case "secondary", "tertiary", "quaternary", "quinary":
      guard let level = ContentLevel(swiftUIName: name) else { break }
      if case .background(let base) = style { return .style(.background(level: base + level.rawValue)) }
      if case .fill(let base) = style { return .style(.fill(level: base + level.rawValue)) }
      return .style(.offset(style, level))
    case "gradient":
      if case .color(let color) = style { return .style(.softGradient(color)) }
      return .style(style)
    case "shadow": return .style(style)
    case "mix":
      guard case .color(let color) = style else { break }
      return colorMember(name, of: color, arguments, place: place, in: Scope(file: place.file))
    case "blendMode": return .style(blended(style, arguments, place: place))
    case "ignoresSafeArea", "frame", "edgesIgnoringSafeArea": break
    default:
      if let value = ownStyleMember(name, of: style, arguments, place: place) { return value }
    }
    let node = view(from: .style(style), place: place)
    return .view(.modified(node, ModifierCall(name: name, arguments: arguments ?? [], place: place)))
  }

  /// Interprets a value as a style; `isColor` where the parameter is a `Color`, so that `.secondary` is absolute (S-31).
  func styles(
    _ value: Value, isColor: Bool, place: Place, in environment: Environment? = nil
  ) -> Alternatives<Style?> {
    switch value {
    case .color(let color): return Alternatives(.color(color))
    case .style(let style): return Alternatives(style)
    case .none: return Alternatives(nil)
    case .choice(let alternatives):
      // One `Color` among the alternatives makes the common type `Color` (S-31).
      let isCommonColor = isColor || self.isColor(value)
      let all = isColor ? alternatives : firstNamed(value, alternatives)
      return Alternatives(
        branches: all.branches.flatMap { branch in
          styles(branch.value, isColor: isCommonColor, place: place, in: environment).branches.compactMap { inner in
            branch.condition.and(inner.condition).map { .init(condition: $0, value: inner.value) }
          }
        })
    case .implicit(let member):
      if isColor {
        // The parameters and properties of a colour are optional.
        if member.isNone { return Alternatives(nil) }
        let resolved = colorValue(value, place: place)
        if case .implicit = resolved { return unknownStyle("'.\(member.name)'", member.place) }
        return styles(resolved, isColor: true, place: place)
      }
      return styles(implicitStyle(member), isColor: false, place: place, in: environment)
    case .unknown(let doubt): return Alternatives(.unknown(doubt))
    case .instance(let instance):
      guard let resolved = resolved(instance, in: environment, place: place) else {
        return unknownStyle("a style", place)
      }
      return styles(resolved, isColor: false, place: place, in: environment)
    case .view(let node):
      return styles(node, isColor: isColor, place: place, in: environment) ?? unknownStyle("a view as a style", place)
    default: return unknownStyle("a style", place)
    }
  }

  /// Keeps the kind of what `AnyShapeStyle` holds: a level stays a level, whatever stands beside it (S-31).
  func erasedStyle(_ value: Value) -> Value {
    distribute(value, place: nil) { value in
      switch value {
      case .color(let color): .style(.color(color))
      case .implicit(let member): erasedStyle(implicitStyle(member))
      default: value
      }
    }
  }

  /// Tells whether a value is a `Color` where a style is asked for.
  private func isColor(_ value: Value) -> Bool {
    switch value {
    case .color: true
    case .choice(let alternatives): alternatives.branches.contains { isColor($0.value) }
    case .implicit(let member) where member.name != "init":
      switch implicitStyle(member) {
      case .color, .style(.color): true
      default: false
      }
    default: false
    }
  }

  /// Returns alternatives with the colour that the first name has among SwiftUI's styles, where all are names: Swift looks
  /// it up as one that stands alone, and the others as members of its type (SE-0299).
  private func firstNamed(_ value: Value, _ alternatives: Alternatives<Value>) -> Alternatives<Value> {
    guard value.isNamed, let first = value.names.min(by: { $0.place.span.start < $1.place.span.start }),
      first.name != "accentColor", case .style(.color(let color)) = implicitStyle(first)
    else { return alternatives }
    return alternatives.map { $0.replacing(nameAt: first.place, with: .color(color)) }
  }

  private func unknownStyle(_ what: String, _ place: Place) -> Alternatives<Style?> {
    Alternatives(.unknown(Doubt(.unsupportedExpression, what, place: place)))
  }

  /// True where a value is a member that the program adds to `Color`, which an overload that takes one prefers.
  func isOwnColor(_ value: Value) -> Bool {
    switch value {
    case .choice(let alternatives): return alternatives.branches.contains { isOwnColor($0.value) }
    case .implicit(let member):
      return index.types["Color"].map { index.canName(member.name, of: $0, from: member.place.file) } ?? false
    default: return false
    }
  }

  /// Resolves an implicit member as a style: the program's own first, then SwiftUI's.
  private func implicitStyle(_ member: ImplicitMember) -> Value {
    let scope = Scope(file: member.place.file)
    var value: Value?
    // Where a style is asked for, Swift looks for members of `ShapeStyle`: what the program adds to `Color` takes no name
    // from SwiftUI's styles.
    let isStandard = style(named: member.name, member.arguments, place: member.place) != nil
    for type in isStandard ? ["ShapeStyle"] : ["ShapeStyle", "Color"] {
      guard let info = index.types[type] else { continue }
      if index.canName(member.name, of: info, from: scope.file) {
        value =
          member.arguments.map {
            callMember(member.name, of: .type(type), $0, place: member.place, namePlace: member.place, in: scope)
          } ?? staticMember(member.name, ofTypeNamed: type, place: member.place, in: scope)
      }
    }
    if value == nil {
      value =
        styleValue(named: member.name, member.arguments, place: member.place)
        ?? assetMember(member.name, member.arguments, of: "ShapeStyle", place: member.place)
    }
    if value == nil, member.name == "init", let arguments = member.arguments {
      value = constructFramework("Color", arguments, place: member.place, in: scope)
    }
    if let token = token(for: member, of: "Color", from: value, in: scope) { return token }
    if let value { return following(member.chain, from: value, in: scope) }
    // A generated asset symbol or a token of a module that is not there.
    let doubt = Doubt(
      .missingAsset, "'.\(member.name)'", place: member.place, key: "style.\(member.name)", label: ".\(member.name)")
    return .unknown(doubt)
  }

  /// Makes settings of a modifier's style argument.
  func settings(
    _ argument: ArgumentValue, isColor: Bool, in environment: Environment? = nil
  ) -> Alternatives<StyleSetting?> {
    styles(argument.value, isColor: isColor, place: argument.place, in: environment).map { style in
      style.map { setting(for: $0, argument: argument) }
    }
  }

  private func setting(for style: Style, argument: ArgumentValue) -> StyleSetting {
    var setting = StyleSetting(
      style: style, description: style.words, place: argument.place, clause: nil, isProject: true)
    if let origin = style.origin, !argument.place.contains(origin) {
      setting.definition = origin
      setting.argument = style.trail.argument(making: origin, namedBy: argument.names)
      setting.isNamed = !argument.names.isEmpty
    }
    return setting
  }
}

extension Style {
  /// The place of the expression that made the colour, if it is one colour.
  var origin: Place? {
    switch self {
    case .color(let color): color.origin
    case .faded(let style, _), .fadedBetween(let style, _), .offset(let style, _): style.origin
    case .gradient(let colors): colors.first?.origin
    case .softGradient(let color): color.origin
    default: nil
    }
  }

  /// The words of the members of one tuple, `ink.0` and `ink.1`, are those of the tuple.
  private static func words(ofParts parts: [String]) -> [String] {
    let wholes = parts.map { part in
      part.lastIndex(of: ".").flatMap { Int(part[part.index(after: $0)...]) == nil ? nil : String(part[..<$0]) }
    }
    guard let first = wholes.first, let whole = first, wholes.allSatisfy({ $0 == whole }) else { return parts }
    return [whole]
  }

  /// The style as a reader writes it.
  var words: String {
    switch self {
    case .color(let color): color.color.words
    case .level(let level): ".\(level.name)"
    case .offset(let base, let level): "\(base.words).\(level.name)"
    case .levels(let styles): Self.words(ofParts: styles.map(\.words)).joined(separator: ", ")
    case .foreground: ".foreground"
    case .background(let level): level == 0 ? ".background" : ".background level \(level)"
    case .tint: ".tint"
    case .separator: ".separator"
    case .placeholder: ".placeholder"
    case .link: ".link"
    case .fill(let level): level == 0 ? ".fill" : ".fill level \(level)"
    case .windowBackground: ".windowBackground"
    case .gradient: "a gradient"
    case .softGradient(let color): "\(color.color.words).gradient"
    case .material(let material): material == .bar ? ".bar" : ".\(material.rawValue)Material"
    case .glass: "glass"
    case .prominentLabel: "the label of a prominent button"
    case .faded(let style, let factor): "\(style.words).opacity(\(Self.short(factor)))"
    case .fadedBetween(let style, let factors):
      "\(style.words) at \(Self.short(factors.lowerBound * 100)) to \(Self.short(factors.upperBound * 100)) %"
    case .blended(let style, let mode, _): "\(style.words).blendMode(.\(mode.rawValue))"
    case .image: "an image"
    case .clear: ".clear"
    case .unknown(let doubt): doubt.label
    }
  }

  /// Returns a number without needless digits.
  static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String((number * 1000).rounded() / 1000)
  }
}

extension DynamicColor {
  /// The colour as a reader writes it.
  var words: String {
    switch self {
    case .fixed(let color):
      color == .white ? "white" : color == .black ? "black" : color == .clear ? "clear" : color.hexString
    case .system(let color): color.rawValue
    case .accent: "accentColor"
    case .asset(let asset): asset.name
    case .token(let token): token.name
    case .faded(let color, let factor): "\(color.words) at \(Style.short(factor * 100)) %"
    case .withAlpha(let color, let alpha): "\(color.words) at \(Style.short(alpha * 100)) %"
    case .mixed(let first, let second, _, _): "\(first.words) mixed with \(second.words)"
    case .pinned(let color, let traits): "\(color.words) \(traits.words)"
    case .unknown(let doubt): doubt.label
    }
  }
}

extension Value {
  /// The implicit members that it may be.
  fileprivate var names: [ImplicitMember] {
    switch self {
    case .implicit(let member): [member]
    case .choice(let alternatives): alternatives.branches.flatMap(\.value.names)
    default: []
    }
  }

  /// True for an implicit member, and where all alternatives are such.
  fileprivate var isNamed: Bool {
    switch self {
    case .implicit: true
    case .choice(let alternatives): alternatives.branches.allSatisfy(\.value.isNamed)
    default: false
    }
  }

  /// Returns the value with another one in place of the implicit member at a place.
  fileprivate func replacing(nameAt place: Place, with other: Value) -> Value {
    switch self {
    case .implicit(let member) where member.place == place: other
    case .choice(let alternatives): .choice(alternatives.map { $0.replacing(nameAt: place, with: other) })
    default: self
    }
  }
}
