import PlatformStyles

/// The conditions met so far, each with a number, so that the same condition is one fork everywhere.
struct ConditionTable {
  /// A condition with its arms.
  struct Condition {
    /// The identity: equal keys are equal conditions.
    var key: String
    /// The condition in words, as `isRead`.
    var label: String
    /// True where the label is to be read although it is none of the source.
    var isSpelled = false
    /// The arms' names; a Boolean condition has `false` and `true`.
    var arms: [String]
    /// True where the alternatives are not paths of the program but gaps in what is known.
    var isGap: Bool
    /// True where the alternatives are whether a layer lies behind.
    var isOverlap: Bool { key.hasPrefix(Layers.overlapKey) }
    /// True for whether what is there to be pressed lies behind.
    var isControl: Bool { key.hasPrefix(Layers.controlKey) }
    /// True for what a moved view may leave, wherever it comes to lie then.
    var isMoved: Bool { key.hasPrefix(Layers.movedKey) }
    /// True for which of several sets of looks an object has: no state that a person could ask for.
    var isOfLooks: Bool { key.hasSuffix(" last set") || key.hasSuffix(" looks") }
    /// True for which of two styles is in force, where either may be.
    var isEither: Bool { key.hasPrefix(ButtonComponents.eitherKey) }
    /// True for which element of a list of looks, or of words, the running program takes.
    var isPick: Bool { key.hasPrefix(ConditionTable.pickKey) }
    /// True for whether code is run that nothing is seen to call, or a closure in it.
    var isCall: Bool { isGap && ["assigned@", "code@", "unfollowed@"].contains(where: key.hasPrefix) }
    /// True where further arms may be met.
    var mayGrow: Bool { key == InterfaceDocument.sizeClassKey }
    /// True where each arm is a theme.
    var isTheme = false
    /// The numbers of the instances whose state it tells.
    var identities: [Int] = []
  }

  /// The scheme: light, dark.
  static let scheme = 0
  /// The key of how a calibrated number is read: as sRGB, or of gamma 1.8.
  static let calibration = "gap.calibrated"
  /// What the keys of conditions begin with that tell which element of a list the running program takes.
  static let pickKey = "element of "
  /// Increase Contrast: standard, increased.
  static let contrast = 1
  /// Bold Text: regular, bold.
  static let legibilityWeight = 2
  /// Reduce Transparency: off, on.
  static let reduceTransparency = 3
  /// The text size, where code asks for it: the usual one, the greatest (S-2).
  static let typeSize = 4

  /// True for a condition that tells appearances apart.
  static func isOfAppearance(_ condition: Int) -> Bool { condition <= reduceTransparency }

  private(set) var conditions: [Condition] = [
    Condition(key: "colorScheme", label: "colorScheme", arms: ["light", "dark"], isGap: false),
    Condition(key: "colorSchemeContrast", label: "colorSchemeContrast", arms: ["standard", "increased"], isGap: false),
    Condition(key: "legibilityWeight", label: "legibilityWeight", arms: ["regular", "bold"], isGap: false),
    Condition(
      key: "accessibilityReduceTransparency", label: "accessibilityReduceTransparency", arms: ["false", "true"],
      isGap: false),
    Condition(key: "dynamicTypeSize", label: "dynamicTypeSize", arms: ["large", "accessibility5"], isGap: false),
  ]
  /// For each condition whether it is a gap in what is known.
  private var gaps = [false, false, false, false, false]
  private var numbers: [String: Int] = [:]
  /// The conditions that come out alike as long as the program runs, or the view is there that asks.
  private var lasting: Set<Int> = []
  /// The conditions that nothing in the source lets come out as nil.
  private var surmised: Set<Int> = []
  /// The publishers that set states of objects, by the states' keys.
  var publishers: [String: Set<String>] = [:]
  /// The states of views, by their keys.
  var states: [String: ViewState] = [:]

  /// Returns the number of the condition with a key, making one if there is none; a label that `isSpelled` is to be read
  /// although it is none of the source.
  mutating func number(
    key: String, label: String, arms: [String] = ["false", "true"], isGap: Bool = false, isTheme: Bool = false,
    isSpelled: Bool = false
  ) -> Int {
    // One key may stand for questions with other answers, as where two types have one name.
    if let number = numbers[key] {
      let known = conditions[number].arms
      if known.count >= arms.count { return number }
      return self.number(
        key: "\(key) of \(arms.count)", label: label, arms: arms, isGap: isGap, isTheme: isTheme, isSpelled: isSpelled)
    }
    conditions.append(
      Condition(
        key: key, label: label, isSpelled: isSpelled, arms: arms, isGap: isGap, isTheme: isTheme,
        identities: Sameness.identities(in: key)))
    gaps.append(isGap)
    numbers[key] = conditions.count - 1
    return conditions.count - 1
  }

  /// True for how a calibrated number is read (S-118).
  func isCalibration(_ condition: Int) -> Bool { condition == numbers[Self.calibration] }

  /// True for what chooses between the bounds of something known: how a number is read, whether a layer lies behind (S-51).
  func isBound(_ condition: Int) -> Bool {
    isCalibration(condition) || conditions[condition].isOverlap && !conditions[condition].isMoved
  }

  /// True for which look a layer has of which the paths are not told any more (S-58).
  func isWidened(_ condition: Int) -> Bool { conditions[condition].key.hasPrefix(Self.widenedKey) }

  /// True for what leaves one of several known things behind.
  func isBoundOrWidened(_ condition: Int) -> Bool { isBound(condition) || isWidened(condition) }

  /// What the keys of such conditions begin with.
  static let widenedKey = "widened@"

  /// Notes that a condition comes out alike as long as the program runs, or the view is there that asks.
  mutating func keep(_ condition: Int) { lasting.insert(condition) }

  /// Notes that nothing in the source makes what a condition compares with nil that.
  mutating func surmiseAbsence(asking condition: Int) { surmised.insert(condition) }

  /// True for a decision that something is nil which nothing in the source makes that.
  func isSurmise(_ decision: Guard.Decision) -> Bool { decision.arm == 0 && surmised.contains(decision.condition) }

  /// Returns the decisions of a path that can't change while a screen is open that it leads to.
  func lasting(in path: Guard) -> Guard { path.removing { !lasting.contains($0.condition) } }

  /// Returns the number of the condition with a key, if it was met.
  func number(of key: String) -> Int? { numbers[key] }

  /// Returns the arm with a name, adding it if the condition lacks it.
  mutating func arm(named name: String, of condition: Int) -> Int {
    if let arm = conditions[condition].arms.firstIndex(of: name) { return arm }
    conditions[condition].arms.append(name)
    return conditions[condition].arms.count - 1
  }

  /// Returns a guard that asks of one instance what it asks of another one, which is known by another identity.
  mutating func asking(_ identity: String, whatIsAskedOf other: String, in path: Guard) -> Guard {
    path.rewording { decision in
      let known = conditions[decision.condition]
      guard known.key.contains("\(other).") else { return decision }
      let key = known.key.replacing("\(other).", with: "\(identity).")
      let number = number(
        key: key, label: known.label, arms: known.arms, isGap: known.isGap, isTheme: known.isTheme,
        isSpelled: known.isSpelled)
      if surmised.contains(decision.condition) { surmised.insert(number) }
      let compared = decision.compared == 0 ? nil : conditions[decision.compared]
      return Guard.Decision(
        condition: number, arm: arm(decision.arm, of: known, in: number),
        compared: compared.map {
          self.number(
            key: $0.key.replacing("\(other).", with: "\(identity)."), label: $0.label, arms: $0.arms, isGap: $0.isGap,
            isTheme: $0.isTheme, isSpelled: $0.isSpelled)
        } ?? 0, asksNil: decision.asksNil)
    }
  }

  /// Returns the arm of a condition that an arm of another one is; of several with one name it is the one in its place.
  private mutating func arm(_ position: Int, of known: Condition, in number: Int) -> Int {
    let (name, arms) = (known.arms[position], conditions[number].arms)
    return arms.indices.contains(position) && arms[position] == name ? position : arm(named: name, of: number)
  }

  /// True for conditions that each appearance decides.
  static func isEnvironmental(_ condition: Int) -> Bool { condition <= reduceTransparency }

  /// True for conditions that each appearance or the text size decides, whichever view asks.
  static func isOfDevice(_ condition: Int) -> Bool { isEnvironmental(condition) || condition == typeSize }

  /// True for conditions that are neither decided by an appearance nor gaps in what is known: paths of the program.
  func isPath(_ condition: Int) -> Bool { !Self.isEnvironmental(condition) && !gaps[condition] }

  /// Returns the decisions that an appearance makes.
  static func decisions(of appearance: Appearance) -> Guard { appearanceDecisions[appearance] ?? .always }

  private static let appearanceDecisions: [Appearance: Guard] = Appearance.allCases.reduce(into: [:]) {
    $0[$1] = makeDecisions(of: $1)
  }

  /// Returns the decisions that a scheme and a contrast make, whatever else is set.
  static func decisions(of scheme: ColorScheme, increasesContrast: Bool) -> Guard {
    let contrast = Guard(condition: contrast, arm: increasesContrast ? 1 : 0)
    return Guard(condition: Self.scheme, arm: scheme == .dark ? 1 : 0).and(contrast) ?? contrast
  }

  private static func makeDecisions(of appearance: Appearance) -> Guard {
    let all = [
      decisions(of: appearance.scheme, increasesContrast: appearance.increasesContrast),
      Guard(condition: legibilityWeight, arm: appearance.boldsText ? 1 : 0),
      Guard(condition: reduceTransparency, arm: appearance.reducesTransparency ? 1 : 0),
    ]
    return all.reduce(Guard.always) { $0.and($1) ?? $0 }
  }

  /// True for a guard that does not always hold, whatever the appearance and the theme.
  func isConditional(_ condition: Guard) -> Bool { condition.decisions.contains(where: isOwn) }

  /// True for a decision on a path of the program other than the choice of a theme.
  func isOwn(_ decision: Guard.Decision) -> Bool {
    isPath(decision.condition) && !conditions[decision.condition].isTheme
  }
}
