import Findings
import PlatformStyles
import Scene

/// The placements of all elements, by what makes them differ.
struct PlacementTable {
  /// All that tells placements of an element apart, except the way to them.
  struct Key: Hashable {
    fileprivate var element: Int
    fileprivate var theme: String?
    fileprivate var condition: String?
    fileprivate var exemption: Exemption?
    /// The number of what it is drawn with.
    fileprivate var paint: Int
    fileprivate var isShadowed: Bool
    fileprivate var isLined: Bool
    fileprivate var isSpoken: Bool
    fileprivate var isUnheard: Bool
    /// The readings' number.
    fileprivate var readings: Int

    /// The look, whatever the condition.
    fileprivate var look: Key {
      var result = self
      result.condition = nil
      return result
    }
  }

  /// What many placements share of what tells them apart.
  private struct Paint: Hashable {
    var foreground: ForegroundStyle
    var material: Material?
    var range: SourceRange?
  }

  private var numbers: [Key: Int] = [:]
  /// The first placement of each look.
  private var looks: [Key: Int] = [:]
  private var paints: [Paint: Int] = [:]

  /// Returns what tells a placement of an element from others, by the number of its readings.
  mutating func key(of placement: Placement, in element: Int, readings: Int) -> Key {
    let paint = Paint(
      foreground: placement.foreground, material: placement.material?.material, range: placement.material?.range)
    return Key(
      element: element, theme: placement.theme, condition: placement.condition, exemption: placement.exemption,
      paint: number(of: paint), isShadowed: placement.isShadowed, isLined: placement.isLined,
      isSpoken: placement.isSpoken, isUnheard: placement.isUnheard, readings: readings)
  }

  private mutating func number(of paint: Paint) -> Int {
    if let known = paints[paint] { return known }
    paints[paint] = paints.count
    return paints.count - 1
  }

  /// Returns the index of the placement that is told by a key, if there is one.
  func placement(_ key: Key) -> Int? { numbers[key] }

  /// Returns the index of the first placement that looks as a key says.
  func placement(looking key: Key) -> Int? { looks[key.look] }

  /// Notes a placement by its index.
  mutating func add(_ placement: Int, for key: Key) {
    numbers[key] = placement
    if looks[key.look] == nil { looks[key.look] = placement }
  }
}
