/// The names through which a value came to its use.
///
/// The way to a value is no part of it: values that differ in nothing else are equal.
struct Trail: Hashable, Sendable {
  /// A name with the expression, or the body, that it stands for.
  struct Hop: Hashable, Sendable {
    var name: String
    var place: Place
    /// The last name of a caller's argument, where the name is the parameter that the argument is given to.
    var argumentName: String?
    var isParameter = false
  }

  /// The names, first the one nearest to where the value is made.
  private(set) var hops: [Hop] = []
  /// The expression that sets the value, for those that don't hold it themselves.
  var use: Place?
  /// The caller's argument that makes the value and that this expression merely names.
  var argument: Place?

  /// The names that values of several ways share at the end, as the stops of one gradient do.
  init(sharedBy trails: [Trail]) {
    guard var shared = trails.first?.hops else { return }
    for trail in trails.dropFirst() {
      let count = zip(shared.reversed(), trail.hops.reversed()).prefix { $0.place == $1.place }.count
      shared = Array(shared.suffix(count))
    }
    hops = shared
  }

  init() {}

  /// The most names that are kept.
  private static let limit = 16

  /// Adds a name that the value passes.
  mutating func pass(_ hop: Hop) {
    if hops.count < Self.limit { hops.append(hop) }
  }

  /// Returns the caller's argument that makes the value, where an expression does no more than name the parameter that
  /// it is given to, through all parameters on the way.
  func argument(making origin: Place, namedBy names: [String]) -> Place? {
    var name = names.last
    for hop in hops.reversed() {
      guard hop.isParameter, hop.name == name else { return nil }
      if hop.place.contains(origin) { return hop.place }
      name = hop.argumentName
    }
    return nil
  }

  /// Returns the names of what is made at a place: none of parameters that parts of it are given to, such as `light` of
  /// `UIColor(light:dark:)`.
  func names(madeAt origin: Place) -> [String] {
    hops.enumerated().filter { position, hop in
      guard hop.isParameter else { return true }
      let made = [origin] + hops[(position + 1)...].filter { !$0.isParameter }.map(\.place)
      return !made.contains { $0 != hop.place && $0.contains(hop.place) }
    }.map(\.element.name)
  }

  static func == (left: Trail, right: Trail) -> Bool { true }

  /// True where two values came the same way, too.
  func isExactly(_ other: Trail) -> Bool { hops == other.hops && use == other.use }

  func hash(into hasher: inout Hasher) {}
}

extension Value {
  /// The value after it has passed a name that stands for the expression or body at a place.
  func passing(_ name: String, for place: Place) -> Value { passing(Trail.Hop(name: name, place: place)) }

  /// The value after it has been given to a parameter.
  func passing(parameter name: String, given argument: ArgumentValue) -> Value {
    passing(Trail.Hop(name: name, place: argument.place, argumentName: argument.names.last, isParameter: true))
  }

  private func passing(_ hop: Trail.Hop) -> Value {
    switch self {
    case .color(var color):
      color.trail.pass(hop)
      return .color(color)
    case .font(var font):
      font.trail.pass(hop)
      return .font(font)
    case .style(let style): return .style(style.passing(hop))
    case .choice(let alternatives): return .choice(alternatives.map { $0.passing(hop) })
    default: return self
    }
  }
}

extension Style {
  /// The names that the style's colour passed, or that all colours of a gradient did.
  var trail: Trail {
    switch self {
    case .color(let color), .softGradient(let color): color.trail
    case .faded(let style, _), .offset(let style, _): style.trail
    case .gradient(let colors): Trail(sharedBy: colors.map(\.trail))
    default: Trail()
    }
  }

  /// The ways of all colours that the style is made of.
  var trails: [Trail] {
    switch self {
    case .color(let color), .softGradient(let color): [color.trail]
    case .gradient(let colors): colors.map(\.trail)
    case .levels(let styles): styles.flatMap(\.trails)
    case .offset(let style, _), .faded(let style, _), .fadedBetween(let style, _), .blended(let style, _, _):
      style.trails
    case .glass(let tint): tint.map { [$0.trail] } ?? []
    default: []
    }
  }

  fileprivate func passing(_ hop: Trail.Hop) -> Style {
    func passed(_ color: ColorValue) -> ColorValue {
      var color = color
      color.trail.pass(hop)
      return color
    }
    switch self {
    case .color(let color): return .color(passed(color))
    case .softGradient(let color): return .softGradient(passed(color))
    case .gradient(let colors): return .gradient(colors.map(passed))
    case .faded(let style, let factor): return .faded(style.passing(hop), by: factor)
    case .offset(let style, let level): return .offset(style.passing(hop), level)
    default: return self
    }
  }
}
