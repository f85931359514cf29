import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Properties and methods that take a colour apart or bring it into another space.
extension Evaluator {
  /// Reads a part of a colour, as `redComponent` of AppKit, `components` of Core Graphics and `red` of Core Image and of
  /// a resolved colour do; `nil` for other members.
  func colorPart(_ name: String, of color: ColorValue, _ arguments: [ArgumentValue]?, place: Place) -> Value? {
    guard arguments == nil else { return converted(name, color, arguments ?? [], place: place) }
    if name == "components" { return components(of: color, place: place) }
    guard let part = Self.colorParts[name] else { return nil }
    return channels(of: .color(color), by: part.method, count: part.count, place: place)[part.position]
  }

  /// Reads a part of the colour that `self` is; `nil` for other names, and for those of methods.
  func ownColorPart(_ name: String, of receiver: Value, place: Place) -> Value? {
    guard case .color(let color) = receiver else { return nil }
    if name == "cgColor" { return coreGraphics(color, place: place) }
    return name.hasSuffix("Component") ? colorPart(name, of: color, nil, place: place) : nil
  }

  /// The properties, with the method that writes the same and its position there.
  private static let colorParts: [String: (method: String, count: Int, position: Int)] = [
    "redComponent": ("getRed", 4, 0), "greenComponent": ("getRed", 4, 1), "blueComponent": ("getRed", 4, 2),
    "alphaComponent": ("getRed", 4, 3), "red": ("getRed", 4, 0), "green": ("getRed", 4, 1), "blue": ("getRed", 4, 2),
    "alpha": ("getRed", 4, 3), "opacity": ("getRed", 4, 3), "hueComponent": ("getHue", 4, 0),
    "saturationComponent": ("getHue", 4, 1), "brightnessComponent": ("getHue", 4, 2),
    "whiteComponent": ("getWhite", 2, 0),
  ]

  /// The list that Core Graphics has of a colour: red, green, blue and alpha. What UIKit and AppKit know as a gray may be
  /// white and alpha.
  private func components(of color: ColorValue, place: Place) -> Value {
    let channels = channels(of: .color(color), by: "getRed", count: 4, place: place)
    if let unknown = channels.lazy.compactMap(\.doubtOfColor).first { return .unknown(unknown) }
    guard color.isPlatformColor else { return .array(channels) }
    // Only a gray is its white.
    let white = self.channels(of: .color(color), by: "getWhite", count: 2, place: place)[0]
    if case .unknown = white { return .array(channels) }
    return .unknown(doubt(aboutPartsOf: color, place: place))
  }

  /// Brings a colour into a space in which its parts are read: those of sRGB are known, others are not.
  private func converted(
    _ name: String, _ color: ColorValue, _ arguments: [ArgumentValue], place: Place
  ) -> Value? {
    guard ["usingColorSpace", "usingColorSpaceName", "converted", "usingType"].contains(name),
      let space = arguments.first?.value
    else { return nil }
    let words = label(of: space).lowercased()
    guard words.contains("srgb") || words.contains("devicergb") else {
      return .unknown(doubt(aboutPartsOf: color, place: place))
    }
    return .color(color)
  }

  /// What is not known of a colour's parts: equal colours have equal ones.
  private func doubt(aboutPartsOf color: ColorValue, place: Place) -> Doubt {
    var doubt = Doubt(
      .unsupportedExpression, "the parts of a colour", place: place,
      key: "parts of \(key(of: .color(color)))@\(place.file):\(place.span.start)")
    doubt.isOfColor = true
    doubt.isPresent = true
    return doubt
  }

  /// Makes a colour of Core Image from one of another framework; `nil` for other arguments.
  func coreImageColor(_ arguments: [ArgumentValue], place: Place) -> Value? {
    guard let first = arguments.first, ["color", "cgColor"].contains(first.label), first.value.isColor else {
      return nil
    }
    return first.value
  }

  /// Marks a number or an answer that a function of colours gives by something that is not read: which of its results
  /// goes with which colour can't be told.
  func ofColor(
    _ value: Value, givenBy function: FunctionDeclaration, _ arguments: [ArgumentValue], of receiver: Value?
  ) -> Value {
    guard let result = function.result, Self.answers.contains(result.name),
      receiver?.isColor == true || arguments.contains(where: \.value.isColor)
    else { return value }
    return distribute(value, place: nil) { branch in
      guard case .unknown(var doubt) = branch, [.unsupportedExpression, .externalModule].contains(doubt.reason) else {
        return branch
      }
      doubt.isOfColor = true
      return .unknown(doubt)
    }
  }

  private static let answers: Set<String> = ["Bool", "Double", "CGFloat", "Float", "Int"]

  /// Returns the Core Graphics colour of a colour, which one of SwiftUI may have none of unless it is constant.
  func coreGraphics(_ color: ColorValue, place: Place) -> Value {
    if color.isPlatformColor || color.color.isConstant { return .color(color) }
    let condition = conditions.number(
      key: "gap.cgColor", label: "a colour of Core Graphics", arms: ["0", "1"], isGap: true)
    return choice(
      [
        .init(condition: Guard(condition: condition, arm: 0), value: .color(color)),
        .init(condition: Guard(condition: condition, arm: 1), value: .none),
      ], place: place)
  }
}

extension DynamicColor {
  /// True for a colour that is the same in every appearance by the way it is made.
  fileprivate var isConstant: Bool {
    switch self {
    case .fixed: true
    case .faded(let inner, _), .withAlpha(let inner, _): inner.isConstant
    case .mixed(let first, let second, _, _): first.isConstant && second.isConstant
    case .system, .accent, .asset, .token, .pinned, .unknown: false
    }
  }
}

extension Value {
  /// True for a colour, and for a choice of which one arm is one.
  var isColor: Bool {
    switch self {
    case .color: true
    case .choice(let alternatives): alternatives.branches.contains { $0.value.isColor }
    default: false
    }
  }
}

extension [ArgumentValue] {
  /// True where what a call that can't be read gives is a matter of a colour.
  var areOfColor: Bool { contains { $0.value.isOfColor || $0.value.isColor } }
}
