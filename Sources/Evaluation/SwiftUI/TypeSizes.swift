import PlatformStyles

/// The text sizes that are in force, as modifiers limit the user's setting (S-2, S-18).
struct TypeSizes: Hashable {
  /// The one while the setting is Large.
  var usual = DynamicTypeSize.large
  /// The one while the setting is the greatest.
  var greatest = DynamicTypeSize.accessibility5

  /// The one in force on a path: code that asks for the size is told both.
  func size(on path: Guard) -> DynamicTypeSize { path.arm(of: ConditionTable.typeSize) == 1 ? greatest : usual }

  /// Applies a limit to both.
  func limited(by limit: (DynamicTypeSize) -> DynamicTypeSize) -> TypeSizes {
    TypeSizes(usual: limit(usual), greatest: limit(greatest))
  }
}
