import Foundation
import Scene
import SourceFacts

/// Functions of the standard library and of Foundation on numbers.
extension Evaluator {
  /// Calls a function on numbers, for each alternative of those that are known; `nil` for other functions and values.
  func standardFunction(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard Self.functions.contains(name), !arguments.isEmpty else { return nil }
    if arguments.allSatisfy({ $0.value.isNumeric }) {
      return standardFunction(name, arguments.map(\.value)[...], [], place: place)
    }
    // What the program calls by that name is none of the library's.
    return index.functions[name] == nil ? unknownNumber(of: name, arguments, place: place) : nil
  }

  /// Returns what a function makes of a number that is not known, which stays the reason (S-143); `nil` where none of
  /// the arguments is such.
  private func unknownNumber(of name: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    let open = arguments.compactMap { argument -> Doubt? in
      if case .unknown(let doubt) = argument.value { doubt } else { nil }
    }
    guard var doubt = arguments.lazy.compactMap(\.value.runTimeDoubt).first ?? open.first else { return nil }
    doubt.key = "\(name)\(sourceKey(of: arguments) ?? "(\(doubt.key)@\(place.file):\(place.span.start))")"
    doubt.label = "\(name)(…)"
    doubt.isPresent = true
    doubt.isOfColor = arguments.areOfColor
    return .unknown(doubt)
  }

  private func standardFunction(
    _ name: String, _ rest: ArraySlice<Value>, _ numbers: [Double], place: Place
  ) -> Value {
    guard let next = rest.first else { return Self.result(of: name, numbers) }
    return distribute(next, place: place) { value in
      guard case .number(let number) = value else { return value }
      return standardFunction(name, rest.dropFirst(), numbers + [number], place: place)
    }
  }

  private static let functions: Set<String> = ["min", "max", "abs", "pow", "sqrt", "floor", "ceil", "round", "trunc"]

  private static func result(of name: String, _ numbers: [Double]) -> Value {
    let first = numbers[0]
    switch name {
    case "min": return .number(numbers.reduce(first, Swift.min))
    case "max": return .number(numbers.reduce(first, Swift.max))
    case "abs": return .number(Swift.abs(first))
    case "floor": return .number(first.rounded(.down))
    case "ceil": return .number(first.rounded(.up))
    case "round": return .number(first.rounded())
    case "trunc": return .number(first.rounded(.towardZero))
    case "pow": return .number(numbers.count == 2 ? Foundation.pow(first, numbers[1]) : first)
    default: return .number(first.squareRoot())
    }
  }
}

extension Value {
  /// True for a number and for a choice between numbers.
  var isNumeric: Bool {
    switch self {
    case .number: true
    case .choice(let alternatives): alternatives.branches.allSatisfy(\.value.isNumeric)
    default: false
    }
  }

  /// True for what was asked of a colour that is not known, or in a way that is not.
  var isOfColor: Bool {
    switch self {
    case .unknown(let doubt): doubt.isOfColor
    case .view(let node): node.isColor
    default: false
    }
  }
}
