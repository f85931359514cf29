import Findings
import PlatformStyles
import Scene
import SourceFacts

/// A value that can't be told, with an identity, so that the same unknown is one fork everywhere.
///
/// What is said of it is shared until it is changed: unknown values are handed on more often than any others. Since what
/// several of them share is never written to, threads may share it, too.
@dynamicMemberLookup
struct Doubt: Hashable, @unchecked Sendable {
  private var shared: Shared

  /// Never changed while several doubts hold it.
  private final class Shared {
    var contents: DoubtContents

    init(_ contents: DoubtContents) {
      self.contents = contents
    }
  }

  subscript<Member>(dynamicMember member: WritableKeyPath<DoubtContents, Member>) -> Member {
    @inline(__always) _read { yield shared.contents[keyPath: member] }
    @inline(__always) _modify {
      if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.contents) }
      yield &shared.contents[keyPath: member]
    }
  }

  init(
    _ reason: Unknown.Reason, _ detail: String, place: Place?, key: String? = nil, label: String? = nil,
    type: TypeReference? = nil
  ) {
    let key = key ?? "\(reason.rawValue):\(detail)@\(place?.file ?? -1):\(place?.span.start ?? -1)"
    shared = Shared(
      DoubtContents(
        reason: reason, detail: detail, place: place, key: DoubtContents.bounded(key),
        label: DoubtContents.readable(label ?? detail), type: type))
  }

  /// What it is in memory, as long as it is there.
  var memory: ObjectIdentifier { ObjectIdentifier(shared) }

  static func == (left: Doubt, right: Doubt) -> Bool {
    left.shared === right.shared || left.shared.contents == right.shared.contents
  }

  func hash(into hasher: inout Hasher) { hasher.combine(shared.contents) }
}

/// What is said of a value that can't be told.
struct DoubtContents: Hashable, Sendable {
  /// Why it can't be told.
  var reason: Unknown.Reason
  /// A few words for the report.
  var detail: String
  /// What is to blame.
  var place: Place?
  /// The identity: equal keys are equal values.
  var key: String {
    didSet {
      isPresent = false
      chainedTo = nil
      initial = nil
      isFilled = false
      bounds = nil
      emoji = nil
      isGiven = false
      isLasting = false
      isChanged = false
      key = Self.bounded(key)
    }
  }
  /// The value as a reader writes it, such as `item.isRead`; the start of what is too long to be read.
  var label: String { didSet { label = Self.readable(label) } }
  /// The type as written, where it is known.
  var type: TypeReference?
  /// True for values that reach views from the environment, from settings or from a constant of the program.
  var isShared = false
  /// True for an element of a collection, one of many at a time.
  var isElement = false
  /// True for an element of a collection that was looked for and found, and for what it holds.
  var isFound = false
  /// How a formatted number is written.
  var amount: AmountForm?
  /// What a call of `formatted` made into a text.
  var format: ValueFormat?
  /// For a comparison with a constant: the identity of the value that is compared.
  var compared: String?
  /// True for an optional that is surely nil, so that only forcing it leads here.
  var isAbsent = false
  /// True where a declared type tells that the value is no nil; what is derived from it may be one again.
  var isPresent = false
  /// The optional behind which a chain asks for it, where it is nil only where that is.
  var chainedTo: Doubt?
  /// True for a range of constants that holds some number.
  var isFilled = false
  /// Where a range of constants begins and ends.
  var bounds: RangeBounds?
  /// How far it is a text of nothing but emoji, where its type tells.
  var emoji: EmojiShare?
  /// True for an attribute that all who make its object give it, so that it hardly is nil.
  var isGiven = false
  /// True for what was asked of a colour or theme that is not known: which arm goes with which colour can't be told.
  var isOfColor = false
  /// The number that it is, or is made of, until a person or the program changes it.
  var initial: Double?
  /// True for a constant of a view: it stays as long as the view shows what it does.
  var isLasting = false
  /// True for a value of the system of which its maker publishes no number.
  var isUnpublished = false
  /// True for a structure that code at hand changed in a way that is not followed: it is none that the program names.
  var isChanged = false

  /// Returns an identity as it is, or the start of a long one with a hash of all: what is called with itself twice as
  /// often as before doubles its text each time.
  static func bounded(_ key: String) -> String {
    key.utf8.count > 1_000 ? "\(key.prefix(200))#\(stableHash(key))" : key
  }

  static func readable(_ label: String) -> String {
    label.utf8.count > 1_000 ? "\(label.prefix(200))…" : label
  }
}

/// What an expression evaluates to.
indirect enum Value {
  case unknown(Doubt)
  case none
  case bool(Bool)
  case number(Double)
  case string(String)
  /// A string literal with interpolated values.
  case interpolated([InterpolatedSegment])
  case color(ColorValue)
  case style(Style)
  case font(FontValue)
  /// `.name` or `.name(arguments)` whose type the context decides.
  case implicit(ImplicitMember)
  /// A type, of the program or of a framework, by its dotted name.
  case type(String)
  case instance(Instance)
  case closure(ClosureValue)
  /// A method with its receiver.
  case method(FunctionDeclaration, receiver: Value?, file: Int32, owner: String?)
  case view(ViewNode)
  case array([Value])
  case tuple([ArgumentValue])
  case keyPath([String])
  case attributed(AttributedText)
  case choice(Alternatives<Value>)
}

/// A member without its base, with its arguments where it is called.
struct ImplicitMember {
  var name: String
  var arguments: [ArgumentValue]?
  var place: Place
  /// Members called on it before the type is known, such as `.opacity(0.5)`, first to last.
  var chain: [ChainedMember] = []
  /// The framework's type that it is a value of, where that is known and the program extends it.
  var type: String?

  /// True for `.none`, which is nil where an optional is asked for, whatever else its type has of the name.
  var isNone: Bool { name == "none" && arguments == nil && chain.isEmpty }
}

/// A member of a chain behind an implicit member.
struct ChainedMember {
  var name: String
  var arguments: [ArgumentValue]?
  var place: Place
}

/// An evaluated argument.
struct ArgumentValue {
  var label: String?
  var value: Value
  var place: Place
  var isTrailingClosure = false
  /// The names in the source that lead to the value, such as `item` and `title` of `item.title`.
  var names: [String] = []
  /// True for string literals, in which Markdown is read (S-42).
  var isLiteral = false
  /// True where a scaled metric is part of the value, so that it follows Dynamic Type.
  var isScaled = false
  /// What the source tells of the type of a number.
  var number: NumberForm?
}

/// A piece of an interpolated string.
enum InterpolatedSegment {
  case text(String)
  case values([ArgumentValue])
}

/// A colour with the place of the expression that made it.
struct ColorValue: Hashable, Sendable {
  var color: DynamicColor
  var origin: Place?
  /// True for UIKit and AppKit colours.
  var isPlatformColor = false
  /// True for what `UIColor { traits in … }` makes.
  var asksTraits = false
  /// The names that it passed.
  var trail = Trail()
}

/// A closure with what it captured.
struct ClosureValue {
  var closure: Closure
  var scope: Scope
  var place: Place
  /// The calls that led to where it is written.
  var calls: CallChain?
  /// What the place that it is given to makes of it, which few places say: closures are many.
  @Rare private var use: Use?

  private struct Use {
    var result: TypeReference?
    var builder: String?
  }

  init(closure: Closure, scope: Scope, place: Place, calls: CallChain? = nil) {
    (self.closure, self.scope, self.place, self.calls) = (closure, scope, place, calls)
  }

  /// What the type that it is given as returns, where that decides how something looks.
  var result: TypeReference? {
    get { use?.result }
    set { use = Use(result: newValue, builder: builder) }
  }

  /// The result builder of the program that it is written for.
  var builder: String? {
    get { use?.builder }
    set { use = Use(result: result, builder: newValue) }
  }
}

/// A value of a type of the program: its stored properties, or an enumeration's case.
final class Instance {
  let typeName: String
  var fields: [String: Value] { didSet { version &+= 1 } }
  /// How often the fields were written.
  private(set) var version = 0
  /// The fields of which a scaled metric is part (S-18).
  var scaled: Set<String> = []
  /// The case and its payload, for enumerations.
  let enumCase: String?
  let payload: [ArgumentValue]
  /// Distinguishes the run-time state of one instance from that of another.
  let identity: String
  /// Where the code makes it that calls its initialiser.
  var place: Place?
  /// True for a modifier that code makes to which one of its type led.
  var isMadeByItself = false
  /// The identity of what it is a copy of: what neither stores is one question for both.
  @Rare var original: String?
  /// How a dictionary literal writes its values, by their fields.
  @Rare var written: [String: ArgumentValue]?
  /// The number behind the identity, by the order in which instances are made; 0 for those without one.
  var number: Int { identity.hasPrefix("#") ? Int(identity.dropFirst()) ?? 0 : 0 }

  init(
    typeName: String, fields: [String: Value], enumCase: String? = nil, payload: [ArgumentValue] = [],
    identity: String
  ) {
    self.typeName = typeName
    self.fields = fields
    self.enumCase = enumCase
    self.payload = payload
    self.identity = identity
  }
}
