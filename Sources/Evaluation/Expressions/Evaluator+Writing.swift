import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Methods of the frameworks that write to the variables they are given.
extension Evaluator {
  /// Follows a call that writes to variables, of a value or of `self`, and returns what it returns itself: whether it has
  /// something to write; `nil` for all other calls.
  func write(_ base: Expression?, _ method: String, _ arguments: [Argument], in scope: Scope) -> Value? {
    if let base, let found = scan(base, method, arguments, in: scope) { return .bool(found) }
    return writeChannels(base, method, arguments, in: scope)
  }

  /// Follows `getRed(&red, green: &green, blue: &blue, alpha: &alpha)` of a colour, and its like.
  private func writeChannels(
    _ base: Expression?, _ method: String, _ arguments: [Argument], in scope: Scope
  ) -> Value? {
    guard let labels = Self.channelLabels[method], arguments.map(\.label) == labels,
      let color = base.map({ evaluate($0, in: scope) }) ?? scope.selfValue, color.mayBeColor
    else { return nil }
    let first = arguments[0].value.span
    let values = channels(of: color, by: method, count: labels.count, place: place(base?.span ?? first, in: scope))
    for (argument, value) in zip(arguments, values) {
      if let variable = argument.value.writtenVariable { _ = scope.assign(variable, value) }
    }
    let unknown = values.lazy.compactMap(\.doubtOfColor).first
    return unknown.map { .unknown($0) } ?? .bool(true)
  }

  /// The labels of the methods that take a colour apart.
  private static let channelLabels: [String: [String?]] = [
    "getRed": [nil, "green", "blue", "alpha"], "getHue": [nil, "saturation", "brightness", "alpha"],
    "getWhite": [nil, "alpha"],
  ]

  /// The parts of a colour that a method writes, on each of the paths that lead to one.
  func channels(of color: Value, by method: String, count: Int, place: Place) -> [Value] {
    switch color {
    case .choice(let alternatives):
      let parts = alternatives.branches.map { branch in
        (branch.condition, channels(of: branch.value, by: method, count: count, place: place))
      }
      return (0..<count).map { channel in
        choice(parts.map { .init(condition: $0.0, value: $0.1[channel]) }, place: place)
      }
    case .color(let known):
      return channels(of: known, by: method, place: place) ?? unknown(of: known.color, method, count, place)
    case .unknown(let doubt):
      return unknown(of: .unknown(doubt), method, count, place)
    default: return unknown(of: .unknown(Doubt(.runtimeValue, "a colour", place: place)), method, count, place)
    }
  }

  /// What is asked of a colour that is not known: equal colours give equal answers.
  private func unknown(of color: DynamicColor, _ method: String, _ count: Int, _ place: Place) -> [Value] {
    var doubt = Doubt(.runtimeValue, "the channels of a colour", place: place)
    if case .unknown(let inner) = color { doubt = inner }
    doubt.isOfColor = true
    doubt.type = TypeReference(name: "CGFloat")
    return (0..<count).map { channel in
      var part = doubt
      part.key += ".\(method).\(channel)"
      return .unknown(part)
    }
  }

  /// The parts of a colour that is known in every appearance, each 0...1 in encoded sRGB, or beyond for colours that
  /// sRGB does not hold.
  private func channels(of color: ColorValue, by method: String, place: Place) -> [Value]? {
    guard let asked = outsideViews(color, at: place) else { return nil }
    var found: [(condition: Guard, parts: [Double])] = []
    for appearance in [Appearance.light, .dark, .lightIncreased, .darkIncreased] {
      let resolver = ColorResolver(
        platform: platform(of: place.file), appearance: appearance, isElevated: false, accent: nil)
      guard case .colors(let colors, _) = resolver.resolve(asked), colors.count == 1,
        let parts = colors[0].parts(by: method)
      else { return nil }
      let condition = ConditionTable.decisions(
        of: appearance.scheme, increasesContrast: appearance.increasesContrast)
      found.append((condition, parts))
    }
    let isOne = Set(found.map(\.parts)).count == 1
    return found[0].parts.indices.map { part in
      isOne
        ? .number(found[0].parts[part])
        : choice(found.map { .init(condition: $0.condition, value: .number($0.parts[part])) }, place: place)
    }
  }

  /// Returns what a colour is for code that no view stands around. What views set has no part in a colour of UIKit or
  /// AppKit, so that the accent is the one of the app's catalog (S-126). It is `nil` where no catalog sets one, or where
  /// code asks for or sets a tint of UIKit or AppKit, which may be another one there.
  private func outsideViews(_ color: ColorValue, at place: Place) -> DynamicColor? {
    guard color.color.followsAccent else { return color.color }
    guard color.isPlatformColor, index.names.files(writingOneOf: ["tintColor", "controlAccentColor"]).isEmpty,
      case .color(let accent)? = index.accent(in: place.file)?.style
    else { return nil }
    let told = color.color.replacingAccent(with: accent.color.asAccent)
    return told.followsAccent ? nil : told
  }
}

extension Color {
  /// What a method that takes a colour apart writes; `nil` where nothing publishes how it converts the colour.
  fileprivate func parts(by method: String) -> [Double]? {
    let channels = encoded.channels
    switch method {
    case "getRed": return channels + [alpha]
    case "getHue": return hueSaturationBrightness.map { [$0.hue, $0.saturation, $0.brightness, alpha] }
    // A gray is its white; of other colours the conversion is not published.
    case "getWhite":
      guard let high = channels.max(), let low = channels.min() else { return nil }
      return high - low < 1e-6 ? [high, alpha] : nil
    default: return nil
    }
  }
}

extension DynamicColor {
  /// True where the accent in force is part of a colour.
  fileprivate var followsAccent: Bool {
    switch self {
    case .accent, .system(.tint): true
    case .faded(let inner, _), .withAlpha(let inner, _), .pinned(let inner, _): inner.followsAccent
    case .mixed(let first, let second, _, _): first.followsAccent || second.followsAccent
    case .fixed, .system, .asset, .token, .unknown: false
    }
  }
}

extension Value {
  /// False for what is surely no colour.
  fileprivate var mayBeColor: Bool {
    switch self {
    case .color, .unknown: true
    case .choice(let alternatives): alternatives.branches.contains { $0.value.mayBeColor }
    default: false
    }
  }

  /// What is not known of a colour, where it or one of its forms was asked of such.
  var doubtOfColor: Doubt? {
    switch self {
    case .unknown(let doubt): doubt.isOfColor ? doubt : nil
    case .choice(let alternatives): alternatives.branches.lazy.compactMap(\.value.doubtOfColor).first
    default: nil
    }
  }
}

extension Expression {
  /// The variable that a callee is let write to by `&`.
  var writtenVariable: String? {
    if case .prefix("&", let variable) = kind, case .identifier(let name) = variable.kind { name } else { nil }
  }
}
