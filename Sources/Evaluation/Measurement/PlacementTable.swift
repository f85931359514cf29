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

  /// Where a placement belongs among those of its element.
  enum Seat {
    /// To one that is there.
    case known(Int)
    case new
    /// Nowhere: there are more than are kept.
    case none
  }

  /// The most placements that are kept of an element in any case.
  private static let maximum = 48
  /// How many more are kept, as long as they look different.
  private static let further = 120

  /// Returns where a placement belongs among a number of them. What differs in nothing but its condition is kept as long
  /// as there are few, and what a call site of its own shows always.
  func seat(of key: Key, among count: Int, isFirstFromSite: Bool) -> Seat {
    if let known = numbers[key] { return .known(known) }
    if count < Self.maximum { return .new }
    if let known = looks[key.look] { return .known(known) }
    return isFirstFromSite || count < Self.maximum + Self.further ? .new : .none
  }

  /// Notes a placement by its index.
  mutating func add(_ placement: Int, for key: Key) {
    numbers[key] = placement
    if looks[key.look] == nil { looks[key.look] = placement }
  }
}
