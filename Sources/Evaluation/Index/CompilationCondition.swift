import PlatformStyles
import SourceFacts

/// What a build decides that the source does not tell: whether a custom flag or another condition of `#if` holds.
struct CompilationFlag: Hashable {
  /// The flag, or the condition in words.
  var name: String
  /// True where the declaration or statement is there because the flag holds.
  var isSet: Bool
}

/// Decides `#if` conditions for the builds of a file.
enum CompilationCondition {
  /// Returns whether a condition holds; `nil` where that can't be told; no condition always holds.
  static func holds(_ condition: Expression?, in build: Build) -> Bool? {
    guard let condition else { return true }
    if let holds = condition.versionHolds { return holds }
    switch condition.kind {
    case .boolean(let value): return value
    case .identifier(let name):
      return name == "DEBUG" ? false : build.flags?.isSet(name)
    case .prefix("!", let inner): return holds(inner, in: build).map { !$0 }
    case .binary("&&", let left, let right):
      let values = (holds(left, in: build), holds(right, in: build))
      if values.0 == false || values.1 == false { return false }
      return values.0 == true && values.1 == true ? true : nil
    case .binary("||", let left, let right):
      let values = (holds(left, in: build), holds(right, in: build))
      if values.0 == true || values.1 == true { return true }
      return values.0 == false && values.1 == false ? false : nil
    case .call(let callee, let arguments):
      guard case .identifier(let function) = callee.kind, let first = arguments.first else { return nil }
      return holds(function: function, first.value, on: build.platform)
    default: return nil
    }
  }

  /// Returns the clauses of an `#if` that a build may take, each with the flags that lead to it; no clause where none
  /// is taken.
  static func possible(
    _ conditions: [Expression?], in build: Build
  ) -> [(flags: [CompilationFlag], clause: Int?)] {
    var result: [(flags: [CompilationFlag], clause: Int?)] = []
    var before: [CompilationFlag] = []
    for (clause, condition) in conditions.enumerated() {
      guard let condition, holds(condition, in: build) == nil else {
        if holds(condition, in: build) == false { continue }
        return result + [(before, clause)]
      }
      let flag = flag(of: condition, in: build)
      // A flag that was asked for before is decided.
      let known = before.first { $0.name == flag.name }?.isSet
      if known != !flag.isSet { result.append((known == nil ? before + [flag] : before, clause)) }
      if known == flag.isSet { return result }
      if known == nil { before.append(CompilationFlag(name: flag.name, isSet: !flag.isSet)) }
    }
    return result + [(before, nil)]
  }

  /// Returns what decides a condition that can't be told, as it has to be for the condition to hold.
  private static func flag(of condition: Expression, in build: Build) -> CompilationFlag {
    switch condition.kind {
    case .prefix("!", let inner):
      let flag = flag(of: inner, in: build)
      return CompilationFlag(name: flag.name, isSet: !flag.isSet)
    case .binary(let symbol, let left, let right):
      if holds(left, in: build) != nil { return flag(of: right, in: build) }
      if holds(right, in: build) != nil { return flag(of: left, in: build) }
      return CompilationFlag(name: "\(words(left)) \(symbol) \(words(right))", isSet: true)
    default: return CompilationFlag(name: words(condition), isSet: true)
    }
  }

  private static func words(_ condition: Expression) -> String {
    switch condition.kind {
    case .identifier(let name): name
    case .prefix(let symbol, let inner): symbol + words(inner)
    case .binary(let symbol, let left, let right): "\(words(left)) \(symbol) \(words(right))"
    case .call(let callee, let arguments):
      "\(words(callee))(\(arguments.map { words($0.value) }.joined(separator: ", ")))"
    default: "#if@\(condition.span.start)"
    }
  }

  private static func holds(function: String, _ argument: Expression, on platform: Platform) -> Bool? {
    guard case .identifier(let name) = argument.kind else { return nil }
    switch function {
    case "os": return systems(of: platform).contains(name)
    case "canImport": return modules(of: platform)[name]
    case "targetEnvironment": return false
    default: return nil
    }
  }

  /// The names that `os(…)` has for a platform.
  static func systems(of platform: Platform) -> Set<String> {
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
      "SwiftUI": true, "Foundation": true, "UIKit": !isMac, "AppKit": isMac, "Cocoa": isMac, "WatchKit": isWatch,
      "WidgetKit": platform != .tvos, "Charts": true, "Observation": true, "Combine": true,
      "ActivityKit": platform.isIOS, "AppIntents": true,
    ]
  }
}

extension Statement {
  /// The statements within, but for those of clauses that a build never takes.
  func statements(in build: Build) -> [Statement] {
    guard case .compilation(let clauses) = kind else { return statements }
    let taken = CompilationCondition.possible(clauses.map(\.condition), in: build).compactMap(\.clause)
    return Set(taken).sorted().flatMap { clauses[$0].statements }
  }
}
