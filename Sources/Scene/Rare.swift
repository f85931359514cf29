/// A value that is seldom there: it stands apart, so that what mostly goes without it stays small.
///
/// Thousands of environments and readings are kept at once, and most of the room in one would be for values like these.
@propertyWrapper
package struct Rare<Value> {
  @usableFromInline
  final class Box {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline var box: Box?

  /// The value, if there is one.
  @inlinable package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  /// Takes a value, or none.
  @inlinable
  package init(wrappedValue: Value? = nil) {
    // Without a value, which is nearly always, the type of the box need not even be made.
    guard let wrappedValue else {
      box = nil
      return
    }
    box = Box(wrappedValue)
  }
}

extension Rare: Equatable where Value: Equatable {
  /// True where both are equal, or neither is there.
  @inlinable
  package static func == (left: Rare, right: Rare) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}

extension Rare: Hashable where Value: Hashable {
  /// Hashes the value, or that there is none.
  @inlinable
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}

extension Rare: Sendable where Value: Sendable {}
extension Rare.Box: Sendable where Value: Sendable {}
