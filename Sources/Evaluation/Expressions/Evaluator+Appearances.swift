import PlatformStyles
import Scene

/// Colours of AppKit that ask for the appearance that they are drawn in.
extension Evaluator {
  /// The names that fit an appearance of the system, the best one first.
  private struct Fit {
    let scheme: ColorScheme
    let isIncreased: Bool
    let names: [String]
  }

  private static let fits = [
    Fit(scheme: .light, isIncreased: false, names: ["aqua"]),
    Fit(scheme: .light, isIncreased: true, names: ["accessibilityHighContrastAqua", "aqua"]),
    Fit(scheme: .dark, isIncreased: false, names: ["darkAqua", "aqua"]),
    Fit(
      scheme: .dark, isIncreased: true,
      names: ["accessibilityHighContrastDarkAqua", "darkAqua", "accessibilityHighContrastAqua", "aqua"]),
  ]

  static let appearanceType = "NSAppearance"

  /// Makes the appearance that arguments name; `nil` for other arguments.
  func namedAppearance(_ arguments: [ArgumentValue]) -> Value? {
    guard let name = arguments.first, arguments.count == 1, name.label == "named" else { return nil }
    return .instance(
      Instance(
        typeName: Self.appearanceType, fields: ["name": name.value],
        identity: "\(Self.appearanceType)\(key(of: arguments))"))
  }

  /// The appearance in force, one of four.
  func currentAppearance(_ place: Place) -> Value {
    .instance(
      Instance(
        typeName: Self.appearanceType, fields: ["name": appearanceName(among: nil, place)], identity: "appearance"))
  }

  /// What a view, window, screen or application says of the appearance that it is in; `nil` for other members (S-114).
  ///
  /// AppKit's workspace says so of the settings that tell appearances apart (S-56).
  func inForce(_ member: String, _ place: Place) -> Value? {
    switch member {
    case "traitCollection": currentTraits(place)
    case "effectiveAppearance": currentAppearance(place)
    case "accessibilityDisplayShouldIncreaseContrast": environmentFlag(ConditionTable.contrast, place)
    case "accessibilityDisplayShouldReduceTransparency": environmentFlag(ConditionTable.reduceTransparency, place)
    default: nil
    }
  }

  /// Calls a method of a framework's object that gives a font or the name of an appearance; nil for all others.
  func frameworkMethod(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place) -> Value? {
    switch name {
    case "scaledFont": scaledFont(arguments)
    case "bestMatch": bestMatch(of: receiver, arguments, place: place)
    default: nil
    }
  }

  /// Calls `bestMatch(from:)` of an appearance; nil where the names are not all known.
  private func bestMatch(of receiver: Value, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard case .instance(let instance) = receiver, instance.typeName == Self.appearanceType,
      case .array(let values)? = arguments.first?.value
    else { return nil }
    let names = values.compactMap { value -> String? in
      switch value {
      case .implicit(let member) where member.chain.isEmpty && member.arguments == nil: member.name
      case .instance(let instance): instance.enumCase
      default: nil
      }
    }
    return names.count == values.count ? appearanceName(among: Set(names), place) : nil
  }

  private func appearanceName(among names: Set<String>?, _ place: Place) -> Value {
    choice(
      Self.fits.map { fit in
        let best = fit.names.first { names?.contains($0) ?? true }
        return .init(
          condition: ConditionTable.decisions(of: fit.scheme, increasesContrast: fit.isIncreased),
          value: best.map { enumerated($0, "NSAppearance.Name") } ?? .none)
      }, place: place)
  }
}
