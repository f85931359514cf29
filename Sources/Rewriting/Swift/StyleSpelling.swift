import ColorScience
import PlatformStyles
import Scene

/// Spells a style as the code around takes it.
struct StyleSpelling {
  let slot: StyleSlot
  let platform: Platform
  /// True where a member without its type can take the place, as the old style is one.
  var isImplicit = false
  /// The levels whose names in `Color` mean colours of the project.
  var ownLevels: Set<ContentLevel> = []
  /// True where systems compile the code that name the platform's colours otherwise.
  var isShared = false

  /// The expression of a style.
  func text(_ style: Remedy.Style) throws(Refusal) -> String {
    switch style {
    case .level(let level):
      if case .foregroundStyle(isWhole: true) = slot { return ".\(level.name)" }
      return try label(level)
    case .label(let level): return try label(level)
    case .fadedLabel(let share):
      switch slot {
      case .foregroundStyle, .color: return "\(try explicit.color(.primary)).opacity(\(Self.decimal(share)))"
      case .platformColor: return "\(try explicit.label(.primary)).withAlphaComponent(\(Self.decimal(share)))"
      case .vibrancyEffectStyle: throw Self.levelsAlone
      case .unknown: throw Self.unknownType
      }
    case .token(let expression):
      switch slot {
      case .foregroundStyle, .color: return expression
      case .platformColor: throw Refusal("the project's colour is one of SwiftUI, and here the platform's is needed")
      case .vibrancyEffectStyle: throw Self.levelsAlone
      case .unknown: throw Self.unknownType
      }
    case .color(let color):
      guard let single = color.single else { throw Refusal("one colour is not enough") }
      try Self.checkColor(in: slot)
      return ColorLiteral.text(
        single, type: slot == .platformColor ? platform.colorType : "Color", isImplicit: isImplicit)
    case .background:
      guard platform == .ios26 || platform == .ios18 else {
        throw Refusal("\(platform.rawValue) has no one background of the system")
      }
      switch slot {
      case .foregroundStyle, .color: return "Color(uiColor: .systemBackground)"
      case .platformColor: return "\(type(platform.colorType)).systemBackground"
      case .vibrancyEffectStyle: throw Self.levelsAlone
      case .unknown: throw Self.unknownType
      }
    }
  }

  /// The same with the types written, as a chain of members needs them.
  private var explicit: StyleSpelling {
    var result = self
    result.isImplicit = false
    return result
  }

  /// Refuses a place that takes no colour, or where nothing tells what it takes.
  static func checkColor(in slot: StyleSlot) throws(Refusal) {
    if slot == .unknown { throw unknownType }
    if slot == .vibrancyEffectStyle { throw levelsAlone }
  }

  private static let unknownType = Refusal("the code around does not tell which type is needed")
  private static let levelsAlone = Refusal("a vibrancy effect has levels and no colours")

  /// A label colour of the system, which has only two levels in SwiftUI.
  private func label(_ level: ContentLevel) throws(Refusal) -> String {
    switch (slot, level) {
    // Where any style fits, `.secondary` would be a level of the styles around.
    case (.foregroundStyle, .primary), (.foregroundStyle, .secondary): return try explicit.color(level)
    case (.color, .primary), (.color, .secondary): return try color(level)
    case (.platformColor, .primary): return "\(type(platform.colorType)).\(platform.labelName)"
    case (.platformColor, .secondary):
      return "\(type(platform.colorType)).secondary\(platform.labelName.capitalizedFirst)"
    case (.platformColor, .tertiary):
      return "\(type(platform.colorType)).tertiary\(platform.labelName.capitalizedFirst)"
    case (.vibrancyEffectStyle, .primary): return ".label"
    case (.vibrancyEffectStyle, .secondary), (.vibrancyEffectStyle, .tertiary), (.vibrancyEffectStyle, .quaternary):
      return ".\(level.name)Label"
    case (.unknown, _): throw Self.unknownType
    default: throw Refusal("'Color' has no level '\(level.name)'")
    }
  }

  /// A label colour as a `Color`; where the project has taken its name, by the platform's.
  private func color(_ level: ContentLevel) throws(Refusal) -> String {
    guard ownLevels.contains(level) else { return "\(type("Color")).\(level.name)" }
    if isShared || platform == .watchos { throw Refusal("'Color.\(level.name)' is a colour of the project") }
    let name = level == .primary ? platform.labelName : "\(level.name)\(platform.labelName.capitalizedFirst)"
    return "Color(\(platform == .macos ? "ns" : "ui")Color: .\(name))"
  }

  /// The type before a member, where it has to be written.
  private func type(_ name: String) -> String { isImplicit ? "" : name }

  /// A share with at most four decimals and no zeros behind: near enough to an 8-bit step for any ratio.
  static func decimal(_ number: Double) -> String {
    let scaled = Int((number * 10_000).rounded())
    var digits = String(scaled % 10_000)
    digits = String(repeating: "0", count: 4 - digits.count) + digits
    while digits.count > 1 && digits.last == "0" { digits.removeLast() }
    return "\(scaled / 10_000).\(digits)"
  }
}

extension Platform {
  /// The class of colours of UIKit or AppKit.
  var colorType: String { self == .macos ? "NSColor" : "UIColor" }

  /// The name of the primary label colour in it.
  fileprivate var labelName: String { self == .macos ? "labelColor" : "label" }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
