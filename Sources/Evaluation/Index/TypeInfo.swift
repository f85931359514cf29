import SourceFacts

/// A declaration with the file it stands in.
///
/// Lists of them are filtered at each look-up of a name, so that copies share the declaration, whose parts are many.
struct Located<Declaration> {
  private let shared: Shared
  var file: Int32

  /// What copies share.
  private final class Shared {
    let declaration: Declaration
    let flags: [CompilationFlag]
    let isJoined: Bool
    let selfType: String?
    let selfBound: String?

    init(
      _ declaration: Declaration, _ flags: [CompilationFlag], isJoined: Bool, _ selfType: String?, _ selfBound: String?
    ) {
      self.declaration = declaration
      self.flags = flags
      self.isJoined = isJoined
      self.selfType = selfType
      self.selfBound = selfBound
    }
  }

  init(
    declaration: Declaration, file: Int32, flags: [CompilationFlag] = [], isJoined: Bool = false,
    selfType: String? = nil, selfBound: String? = nil
  ) {
    shared = Shared(declaration, flags, isJoined: isJoined, selfType, selfBound)
    self.file = file
  }

  var declaration: Declaration { _read { yield shared.declaration } }
  /// What has to hold of the build for the declaration to be there.
  var flags: [CompilationFlag] { shared.flags }
  /// True for what stands for several declarations, each under a condition of its own.
  var isJoined: Bool { shared.isJoined }
  /// The type that `Self` is in an extension of a protocol for one type alone.
  var selfType: String? { shared.selfType }
  /// The type that `Self` is or inherits from in an extension of a protocol.
  var selfBound: String? { shared.selfBound }

  /// Returns what stands for several declarations, of which this is one.
  func joined(as declaration: Declaration) -> Located {
    Located(
      declaration: declaration, file: file, flags: flags, isJoined: true, selfType: selfType, selfBound: selfBound)
  }
}

/// What all declarations and extensions of a type say together.
final class TypeInfo {
  /// The dotted name; a second type of the same name carries its file's number.
  let id: String
  /// The dotted name as written.
  let name: String
  /// The kind; `extension` where the type itself is not in the program.
  var kind: TypeDeclaration.Kind { didSet { knownStaticNames = nil } }
  var inherited: [TypeReference] = [] { didSet { knownConformances = nil } }
  var genericParameters: [String] = []
  /// What generic parameters are written to conform to, by their names.
  var constraints: [String: TypeReference] = [:]
  var attributes: [Attribute] = []
  var access: AccessLevel = .internal
  /// Where the type is declared.
  var place: Place?
  var namePlace: Place?
  /// The stored and computed properties of instances, in order.
  var properties: [Located<PropertyDeclaration>] = [] { didSet { knownByName = nil } }
  /// The static properties; several of one name where modules of the tree each have theirs.
  var statics: [String: [Located<PropertyDeclaration>]] = [:] { didSet { knownStaticNames = nil } }
  /// The static properties that a condition declares for another platform than the one that their file is read for.
  var foreignStatics: [String: [Located<PropertyDeclaration>]] = [:]
  var functions: [String: [Located<FunctionDeclaration>]] = [:] { didSet { knownStaticNames = nil } }
  var initializers: [Located<FunctionDeclaration>] = []
  var subscripts: [Located<FunctionDeclaration>] = []
  var cases: [EnumCase] = [] {
    didSet {
      knownCases = nil
      knownStaticNames = nil
    }
  }
  var aliases: [String: TypeReference] = [:] { didSet { knownStaticNames = nil } }

  /// The names of all properties and functions, those of what it inherits too, once somebody asked for them.
  var memberNames: Set<String>?

  /// How many colours and fonts it gives, once somebody asked.
  var lookCount: Int?

  init(id: String, name: String, kind: TypeDeclaration.Kind) {
    self.id = id
    self.name = name
    self.kind = kind
  }

  /// Makes one that says the same and shares the declarations; what is found out of either is known to that one alone.
  init(sharing other: TypeInfo) {
    id = other.id
    name = other.name
    kind = other.kind
    inherited = other.inherited
    genericParameters = other.genericParameters
    constraints = other.constraints
    attributes = other.attributes
    access = other.access
    place = other.place
    namePlace = other.namePlace
    properties = other.properties
    statics = other.statics
    foreignStatics = other.foreignStatics
    functions = other.functions
    initializers = other.initializers
    subscripts = other.subscripts
    cases = other.cases
    aliases = other.aliases
    refined = other.refined
  }

  /// The positions of the properties of instances by their names, each in order.
  private var byName: [String: [Int]] {
    if let known = knownByName { return known }
    let result = Dictionary(grouping: properties.indices) { properties[$0].declaration.name }
    knownByName = result
    return result
  }
  private var knownByName: [String: [Int]]?

  /// The names of its own static members, methods, cases and aliases.
  var staticNames: Set<String> {
    if let known = knownStaticNames { return known }
    var result = Set(statics.keys).union(functions.keys).union(aliases.keys).union(cases.map(\.name))
    if kind == .enum { result.insert("allCases") }
    knownStaticNames = result
    return result
  }
  private var knownStaticNames: Set<String>?

  /// Returns the position of the case with a name, the first one.
  func position(ofCase name: String) -> Int? {
    if let known = knownCases { return known[name] }
    let result = Dictionary(cases.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    knownCases = result
    return result[name]
  }
  private var knownCases: [String: Int]?

  /// Returns the instance property with a name; that of an extension rather than a protocol's requirement.
  func property(_ name: String) -> Located<PropertyDeclaration>? {
    guard let named = byName[name], let first = named.first else { return nil }
    guard kind == .protocol else { return properties[first] }
    return properties[named.first { properties[$0].declaration.getter != nil } ?? first]
  }

  /// The instance properties with a name, in order.
  func properties(_ name: String) -> [Located<PropertyDeclaration>] { byName[name]?.map { properties[$0] } ?? [] }

  /// Returns the properties of a name of which each is there in another build; none where the name is always there.
  func variants(ofProperty name: String) -> [Located<PropertyDeclaration>] {
    let all = properties(name)
    return all.count > 1 && all.allSatisfy { !$0.flags.isEmpty } ? all : []
  }

  /// What protocols of the program that it conforms to refine.
  var refined: Set<String> = [] { didSet { knownConformances = nil } }

  /// True if one of the written conformances has the name, or is a protocol of the program that refines the one that has.
  func conforms(to name: String) -> Bool {
    if let known = knownConformances { return known.contains(name) }
    let result = Set(inherited.map(\.name.withoutFramework)).union(refined)
    knownConformances = result
    return result.contains(name)
  }
  private var knownConformances: Set<String>?
}
