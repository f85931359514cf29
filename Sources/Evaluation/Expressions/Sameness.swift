import PlatformStyles
import SourceFacts

/// Tells whether two values are the same, so that what was made of one need not be made of the other.
///
/// Every instance has an identity of its own, by which its state is told from that of others. Given the conditions,
/// values that differ in nothing but these identities are the same, as long as the same one always stands for the same.
struct Sameness {
  /// The conditions met so far; `nil` where identities must be the same.
  private let table: ConditionTable?
  private var renames: Bool { table != nil }
  /// The identities on the right by those on the left, and the other way round.
  private var renamed: [Int: Int] = [:]
  private var names: [Int: Int] = [:]
  /// What the values are made of, on both sides: the identities of instances, the keys of unknown values and those of
  /// the conditions that their forms depend on.
  private(set) var subjects: [String] = []
  /// The conditions and unknown values that were met on both sides at once: their identities are known.
  private var metConditions: Set<Int> = []
  private var metDoubts: Set<ObjectIdentifier> = []
  private var depth = 0
  private var steps = 0
  /// The objects that are being compared or were found to be the same.
  private var met: Set<Pair> = []

  private struct Pair: Hashable {
    var left: ObjectIdentifier
    var right: ObjectIdentifier
  }

  /// The most values that are compared; what is larger is taken for different.
  static let maximumSteps = 2_000
  static let maximumDepth = 40

  init(renamingIn table: ConditionTable? = nil) {
    self.table = table
  }

  // MARK: - Values

  mutating func holds(_ left: Value, _ right: Value) -> Bool {
    guard enter() else { return false }
    defer { depth -= 1 }
    switch (left, right) {
    case (.unknown(let left), .unknown(let right)): return holds(left, right)
    case (.none, .none): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.number(let left), .number(let right)): return left == right
    case (.string(let left), .string(let right)): return left == right
    case (.type(let left), .type(let right)): return left == right
    case (.keyPath(let left), .keyPath(let right)): return left == right
    case (.color(let left), .color(let right)): return left == right
    case (.style(let left), .style(let right)): return left == right
    case (.font(let left), .font(let right)): return left == right
    case (.interpolated(let left), .interpolated(let right)): return all(left, right) { $0.holds($1, $2) }
    case (.implicit(let left), .implicit(let right)): return holds(left, right)
    case (.instance(let left), .instance(let right)): return holds(left, right)
    case (.closure(let left), .closure(let right)):
      return left.place == right.place && holds(left.scope, right.scope)
    case (.method(let left, let first, let file, _), .method(let right, let second, let otherFile, _)):
      return file == otherFile && left.span == right.span && both(first, second) { $0.holds($1, $2) }
    case (.view(let left), .view(let right)): return holds(left, right)
    case (.array(let left), .array(let right)): return all(left, right) { $0.holds($1, $2) }
    case (.tuple(let left), .tuple(let right)): return all(left, right) { $0.holds($1, $2) }
    case (.attributed(let left), .attributed(let right)): return all(left.runs, right.runs) { $0.holds($1, $2) }
    case (.choice(let left), .choice(let right)):
      return all(left.branches, right.branches) {
        $0.isSame($1.condition, $2.condition) && $0.holds($1.value, $2.value)
      }
    default: return false
    }
  }

  private mutating func holds(_ left: AttributedText.Run, _ right: AttributedText.Run) -> Bool {
    isSame(left.path, right.path) && both(left.doubt, right.doubt) { $0.holds($1, $2) }
      && left.isBold == right.isBold && left.isMarkedUp == right.isMarkedUp
      && left.partialAttributes == right.partialAttributes && holds(left.text, right.text)
      && holds(left.attributes.mapValues(\.value), right.attributes.mapValues(\.value))
  }

  mutating func holds(_ left: [String: Value], _ right: [String: Value]) -> Bool {
    guard left.count == right.count else { return false }
    // The order decides nothing: all have to hold, within one bound of steps.
    return left.allSatisfy { name, first in right[name].map { holds(first, $0) } == true }
  }

  mutating func holds(_ left: ControlStyles, _ right: ControlStyles) -> Bool {
    guard left.stacks.count == right.stacks.count else { return false }
    return left.stacks.allSatisfy { family, styles in
      right.stacks[family].map { all(styles, $0) { $0.holds($1, $2) } } == true
    }
  }

  mutating func holds(_ left: Instance, _ right: Instance) -> Bool {
    // Even what is one and the same is gone through, so that its identities are known.
    if left === right, !renames { return true }
    return once(left, right) { sameness in
      left.typeName == right.typeName && left.enumCase == right.enumCase && left.scaled == right.scaled
        && sameness.isSame(left.identity, right.identity)
        && sameness.both(left.original, right.original) { $0.isSame($1, $2) }
        && sameness.all(left.payload, right.payload) { $0.holds($1, $2) } && sameness.holds(left.fields, right.fields)
    }
  }

  private mutating func holds(_ left: Doubt, _ right: Doubt) -> Bool {
    if left.memory == right.memory {
      // Its identities have to be known all the same.
      return !metDoubts.insert(left.memory).inserted
        || isSame(left.key, right.key) && (left.compared.map { isSame($0, $0) } ?? true)
    }
    return left.reason == right.reason && left.detail == right.detail && left.place == right.place
      && left.label == right.label && left.type == right.type && left.isShared == right.isShared
      && left.isElement == right.isElement && left.isAbsent == right.isAbsent
      && left.isPresent == right.isPresent && isSame(left.key, right.key)
      && both(left.compared, right.compared) { $0.isSame($1, $2) }
  }

  private mutating func holds(_ left: ArgumentValue, _ right: ArgumentValue) -> Bool {
    left.label == right.label && left.place == right.place && holds(left.value, right.value)
  }

  private mutating func holds(_ left: InterpolatedSegment, _ right: InterpolatedSegment) -> Bool {
    switch (left, right) {
    case (.text(let left), .text(let right)): return left == right
    case (.values(let left), .values(let right)): return all(left, right) { $0.holds($1, $2) }
    default: return false
    }
  }

  private mutating func holds(_ left: ImplicitMember, _ right: ImplicitMember) -> Bool {
    left.place == right.place && left.name == right.name
      && both(left.arguments, right.arguments) { sameness, left, right in
        sameness.all(left, right) { $0.holds($1, $2) }
      }
      && all(left.chain, right.chain) { sameness, left, right in
        left.place == right.place
          && sameness.both(left.arguments, right.arguments) { sameness, left, right in
            sameness.all(left, right) { $0.holds($1, $2) }
          }
      }
  }

  private mutating func holds(_ left: Scope, _ right: Scope) -> Bool {
    if left === right, !renames { return true }
    return once(left, right) { sameness in
      left.typeName == right.typeName && left.file == right.file
        && left.functions.keys == right.functions.keys
        && sameness.both(left.selfValue, right.selfValue) { $0.holds($1, $2) }
        && sameness.holds(left.variables, right.variables)
        && sameness.both(left.parent, right.parent) { $0.holds($1, $2) }
    }
  }

  // MARK: - Views

  private mutating func holds(_ left: ViewNode, _ right: ViewNode) -> Bool {
    if !renames, ViewIdentity(left) == ViewIdentity(right) { return true }
    guard enter() else { return false }
    defer { depth -= 1 }
    switch (left, right) {
    case (.empty, .empty): return true
    case (.list(let left), .list(let right)), (.concatenated(let left), .concatenated(let right)):
      return all(left, right) { $0.holds($1, $2) }
    case (.choice(let left), .choice(let right)):
      return all(left.branches, right.branches) {
        $0.isSame($1.condition, $2.condition) && $0.holds($1.value, $2.value)
      }
    case (.component(let left), .component(let right)):
      return left.place == right.place && left.name == right.name
        && all(left.arguments, right.arguments) { $0.holds($1, $2) }
    case (.custom(let left, let place), .custom(let right, let other)): return place == other && holds(left, right)
    case (.modified(let left, let call), .modified(let right, let other)):
      return call.place == other.place && call.name == other.name
        && all(call.arguments, other.arguments) { $0.holds($1, $2) } && holds(left, right)
    case (.placed(let left, let via), .placed(let right, let other)): return via == other && holds(left, right)
    case (.unknown(let left), .unknown(let right)): return holds(left, right)
    default: return false
    }
  }

  // MARK: - Environments

  /// True where a body reads the same of two environments.
  mutating func holdsForBody(_ left: Environment, _ right: Environment) -> Bool {
    left.pinnedScheme == right.pinnedScheme && left.isEnabled == right.isEnabled
      && left.typeSizes == right.typeSizes && holds(left.values, right.values)
      && holds(left.objects, right.objects)
  }

  /// True where a screen inherits the same from two environments, apart from what its code reads (S-61b).
  mutating func holdsForScreen(_ left: Environment, _ right: Environment) -> Bool {
    left.platform == right.platform && left.isElevated == right.isElevated && left.tint == right.tint
      && left.accent == right.accent && left.coveredAccent == right.coveredAccent && left.isAssumed == right.isAssumed
      && left.pinnedScheme == right.pinnedScheme && left.isEnabled == right.isEnabled
      && left.typeSizes == right.typeSizes && left.crossedScheme == right.crossedScheme
      && left.setsFont == right.setsFont
      && left.setsForeground == right.setsForeground && holds(left.stack, right.stack)
  }

  private mutating func holds(_ left: StackSurroundings, _ right: StackSurroundings) -> Bool {
    left.tint == right.tint && left.pinnedScheme == right.pinnedScheme && holds(left.styles, right.styles)
      && holds(left.values, right.values)
  }

  // MARK: - Identities

  /// True where two guards are the same once identities are renamed.
  private mutating func isSame(_ left: Guard, _ right: Guard) -> Bool {
    guard let table else { return left == right }
    guard left.decisions.count == right.decisions.count else { return false }
    for (left, right) in zip(left.decisions, right.decisions) {
      if left == right {
        guard metConditions.insert(left.condition).inserted else { continue }
        guard keeps(table.conditions[left.condition].identities) else { return false }
        subjects.append(table.conditions[left.condition].key)
        continue
      }
      guard left.arm == right.arm,
        table.conditions[left.condition].arms == table.conditions[right.condition].arms,
        isSame(table.conditions[left.condition].key, table.conditions[right.condition].key)
      else { return false }
    }
    return true
  }

  /// Returns a key of the left side as it would be on the right one.
  func renaming(_ key: String) -> String {
    guard key.utf8.contains(Self.mark) else { return key }
    var key = key
    return key.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + 8)
      var position = 0
      while position < bytes.count {
        result.append(bytes[position])
        position += 1
        guard bytes[position - 1] == Self.mark else { continue }
        let start = position
        let number = Self.number(in: bytes, at: &position)
        if let other = number.flatMap({ renamed[$0] }) {
          result += "\(other)".utf8
        } else {
          result += bytes[start..<position]
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// True where two texts are the same once identities are renamed.
  private mutating func isSame(_ left: String, _ right: String) -> Bool {
    guard renames else { return left == right }
    subjects.append(left)
    if left == right { return keeps(Self.identities(in: left)) }
    subjects.append(right)
    var (left, right) = (left, right)
    return left.withUTF8 { first in right.withUTF8 { second in isSame(first, second) } }
  }

  private mutating func isSame(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    var (first, second) = (0, 0)
    while first < left.count, second < right.count {
      let byte = left[first]
      guard byte == right[second] else { return false }
      first += 1
      second += 1
      guard byte == Self.mark else { continue }
      let numbers = (Self.number(in: left, at: &first), Self.number(in: right, at: &second))
      guard let own = numbers.0, let other = numbers.1 else {
        if numbers.0 == nil, numbers.1 == nil { continue }
        return false
      }
      guard rename(own, other) else { return false }
    }
    return first == left.count && second == right.count
  }

  /// True where identities stand for themselves.
  private mutating func keeps(_ identities: [Int]) -> Bool {
    for identity in identities where !rename(identity, identity) { return false }
    return true
  }

  /// True where an identity on the left stands for one on the right, and for no other one.
  private mutating func rename(_ left: Int, _ right: Int) -> Bool {
    if let known = renamed[left] { return known == right }
    guard names[right] == nil else { return false }
    renamed[left] = right
    names[right] = left
    return true
  }

  /// True for an identity that was met on either side.
  func isMet(_ identity: Int) -> Bool { renamed[identity] != nil || names[identity] != nil }

  /// Returns the numbers of the identities that a key holds, as 12 of `#12`.
  static func identities(in key: String) -> [Int] {
    guard key.utf8.contains(mark) else { return [] }
    var result: [Int] = []
    split(key) { if case .identity(let number) = $0 { result.append(number) } }
    return result
  }

  /// A part of a key: the number of an identity, or what stands before, between and behind them.
  enum Piece {
    case text(UnsafeBufferPointer<UInt8>.SubSequence)
    case identity(Int)
  }

  /// Hands out the parts of a key, one after the other.
  static func split(_ key: String, _ take: (Piece) -> Void) {
    var key = key
    key.withUTF8 { bytes in
      var (start, position) = (0, 0)
      while position < bytes.count {
        position += 1
        guard bytes[position - 1] == mark else { continue }
        let end = position
        guard let number = number(in: bytes, at: &position) else { continue }
        take(.text(bytes[start..<end]))
        take(.identity(number))
        start = position
      }
      if start < bytes.count { take(.text(bytes[start...])) }
    }
  }

  /// What the identities of instances begin with.
  private static let mark = UInt8(ascii: "#")

  /// Returns the number whose digits begin at a position, and moves behind it.
  private static func number(in bytes: UnsafeBufferPointer<UInt8>, at position: inout Int) -> Int? {
    let (zero, nine) = (UInt8(ascii: "0"), UInt8(ascii: "9"))
    var number: Int?
    while position < bytes.count, bytes[position] >= zero, bytes[position] <= nine {
      number = (number ?? 0) &* 10 &+ Int(bytes[position] - zero)
      position += 1
    }
    return number
  }

  /// True where a key is that of a value, such as `#1.item`, or of something that is asked of it, as `#1.item.isRead`.
  static func key(_ key: String, asksOf subject: String) -> Bool {
    var (key, subject) = (key, subject)
    return key.withUTF8 { key in subject.withUTF8 { asked in Self.key(key, asksOf: asked) } }
  }

  private static func key(_ key: UnsafeBufferPointer<UInt8>, asksOf asked: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = asked.last else { return true }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    for end in stride(from: asked.count, through: key.count, by: 1) where key[end - 1] == last {
      // `#1` is not a part of `#12`.
      if digits ~= last, end < key.count, digits ~= key[end] { continue }
      let start = end - asked.count
      if asked.indices.allSatisfy({ key[start + $0] == asked[$0] }) { return true }
    }
    return false
  }

  // MARK: - Bounds

  /// Begins to compare two values, unless there were too many.
  private mutating func enter() -> Bool {
    steps += 1
    guard depth < Self.maximumDepth, steps < Self.maximumSteps else { return false }
    depth += 1
    return true
  }

  /// Compares two objects, once: where a pair is met again, within itself or beside, it is as much the same as it was
  /// the first time, on which all depends.
  private mutating func once(_ left: AnyObject, _ right: AnyObject, _ compare: (inout Sameness) -> Bool) -> Bool {
    let pair = Pair(left: ObjectIdentifier(left), right: ObjectIdentifier(right))
    return met.insert(pair).inserted ? compare(&self) : true
  }

  // MARK: - Parts

  private mutating func all<Element>(
    _ left: [Element], _ right: [Element], _ compare: (inout Sameness, Element, Element) -> Bool
  ) -> Bool {
    guard left.count == right.count else { return false }
    for (first, second) in zip(left, right) where !compare(&self, first, second) { return false }
    return true
  }

  private mutating func both<Element>(
    _ left: Element?, _ right: Element?, _ compare: (inout Sameness, Element, Element) -> Bool
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return compare(&self, left, right)
  }
}
