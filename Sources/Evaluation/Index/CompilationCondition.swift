import PlatformStyles
import SourceFacts

/// Decides `#if` conditions for a platform.
enum CompilationCondition {
  /// Returns whether a condition holds; `nil` where that can't be told; no condition always holds.
  static func holds(_ condition: Expression?, on platform: Platform) -> Bool? {
    guard let condition else { return true }
    switch condition.kind {
    case .boolean(let value): return value
    case .identifier(let name):
      return name == "DEBUG" ? false : nil
    case .prefix("!", let inner): return holds(inner, on: platform).map { !$0 }
    case .binary("&&", let left, let right):
      let values = (holds(left, on: platform), holds(right, on: platform))
      if values.0 == false || values.1 == false { return false }
      return values.0 == true && values.1 == true ? true : nil
    case .binary("||", let left, let right):
      let values = (holds(left, on: platform), holds(right, on: platform))
      if values.0 == true || values.1 == true { return true }
      return values.0 == false && values.1 == false ? false : nil
    case .call(let callee, let arguments):
      guard case .identifier(let function) = callee.kind, let first = arguments.first else { return nil }
      return holds(function: function, first.value, on: platform)
    default: return nil
    }
  }

  private static func holds(function: String, _ argument: Expression, on platform: Platform) -> Bool? {
    guard case .identifier(let name) = argument.kind else { return function == "swift" ? true : nil }
    switch function {
    case "os": return systems(of: platform).contains(name)
    case "canImport": return modules(of: platform)[name]
    case "targetEnvironment": return false
    default: return nil
    }
  }

  private static func systems(of platform: Platform) -> Set<String> {
    switch platform {
    case .ios18, .ios26: ["iOS"]
    case .macos: ["macOS", "OSX"]
    case .watchos: ["watchOS"]
    case .tvos: ["tvOS"]
    case .visionos: ["visionOS", "xrOS"]
    }
  }

  private static func modules(of platform: Platform) -> [String: Bool] {
    let isMac = platform == .macos
    let isWatch = platform == .watchos
    return [
      "SwiftUI": true, "Foundation": true, "UIKit": !isMac, "AppKit": isMac, "WatchKit": isWatch,
      "WidgetKit": platform != .tvos, "Charts": true, "Observation": true, "Combine": true,
    ]
  }
}
