import PlatformStyles
import Scene

/// An environment that many scopes read.
final class SharedEnvironment {
  let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
  }

  /// True where code reads exactly the same of both.
  static func areSame(_ left: SharedEnvironment?, _ right: SharedEnvironment?) -> Bool {
    if left === right { return true }
    guard let left, let right else { return false }
    return left.environment.pinnedScheme == right.environment.pinnedScheme
      && left.environment.isEnabled == right.environment.isEnabled
      && left.environment.typeSizes == right.environment.typeSizes
      && areSame(left.environment.values, right.environment.values)
      && areSame(left.environment.objects, right.environment.objects)
  }

  private static func areSame(_ left: [String: Value], _ right: [String: Value]) -> Bool {
    left.count == right.count
      && left.allSatisfy { name, value in
        guard let known = ExactValue(value), let other = right[name].flatMap(ExactValue.init) else { return false }
        return known == other
      }
  }
}
