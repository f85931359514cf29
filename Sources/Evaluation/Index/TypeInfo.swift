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
    let surroundings: Surroundings?

    init(_ declaration: Declaration, _ surroundings: Surroundings?) {
      self.declaration = declaration
      self.surroundings = surroundings
    }
  }

  /// What is said of few declarations.
  private final class Surroundings {
    let flags: [CompilationFlag]
    let isJoined: Bool
    let selfType: String?
    let selfBound: String?

    init(_ flags: [CompilationFlag], isJoined: Bool, _ selfType: String?, _ selfBound: String?) {
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
    let isPlain = flags.isEmpty && !isJoined && selfType == nil && selfBound == nil
    shared = Shared(declaration, isPlain ? nil : Surroundings(flags, isJoined: isJoined, selfType, selfBound))
    self.file = file
  }

  var declaration: Declaration { _read { yield shared.declaration } }
  /// What has to hold of the build for the declaration to be there.
  var flags: [CompilationFlag] { shared.surroundings?.flags ?? [] }
  /// True for what stands for several declarations, each under a condition of its own.
  var isJoined: Bool { shared.surroundings?.isJoined == true }
  /// The type that `Self` is in an extension of a protocol for one type alone.
  var selfType: String? { shared.surroundings?.selfType }
  /// The type that `Self` is or inherits from in an extension of a protocol.
  var selfBound: String? { shared.surroundings?.selfBound }

  /// Returns what stands for several declarations, of which this is one.
  func joined(as declaration: Declaration) -> Located {
    Located(
      declaration: declaration, file: file, flags: flags, isJoined: true, selfType: selfType, selfBound: selfBound)
  }
}

/// What all declarations and extensions of a type say together.
final class TypeInfo {
  /// What is said, which those of all parts of the program share; it is whole before it is shared.
  private let said: Said

  private final class Said {
    let id: String
    let name: String
    var kind: TypeDeclaration.Kind
    var inherited: [TypeReference] = []
    var genericParameters: [String] = []
    var constraints: [String: TypeReference] = [:]
    var attributes: [Attribute] = []
    var access: AccessLevel = .internal
    var place: Place?
    var namePlace: Place?
    var properties: [Located<PropertyDeclaration>] = []
    var statics: [String: [Located<PropertyDeclaration>]] = [:]
    var foreignStatics: [String: [Located<PropertyDeclaration>]] = [:]
    var functions: [String: [Located<FunctionDeclaration>]] = [:]
    var initializers: [Located<FunctionDeclaration>] = []
    var subscripts: [Located<FunctionDeclaration>] = []
    var cases: [EnumCase] = []
    var aliases: [String: TypeReference] = [:]
    var refined: Set<String> = []
    var associatedTypes: [String: TypeReference] = [:]

    init(id: String, name: String, kind: TypeDeclaration.Kind) {
      self.id = id
      self.name = name
      self.kind = kind
    }
  }

  /// The dotted name; a second type of the same name carries its file's number.
  var id: String { said.id }
  /// The dotted name as written.
  var name: String { said.name }
  /// The kind; `extension` where the type itself is not in the program.
  var kind: TypeDeclaration.Kind {
    _read { yield said.kind }
    _modify {
      knownStaticNames = nil
      yield &said.kind
    }
  }
  /// What it inherits from and conforms to, as written.
  var inherited: [TypeReference] {
    _read { yield said.inherited }
    _modify {
      knownConformances = nil
      yield &said.inherited
    }
  }
  var genericParameters: [String] {
    _read { yield said.genericParameters }
    _modify {
      yield &said.genericParameters
    }
  }
  /// What generic parameters are written to conform to, by their names.
  var constraints: [String: TypeReference] {
    _read { yield said.constraints }
    _modify {
      yield &said.constraints
    }
  }
  var attributes: [Attribute] {
    _read { yield said.attributes }
    _modify {
      yield &said.attributes
    }
  }
  var access: AccessLevel {
    _read { yield said.access }
    _modify {
      yield &said.access
    }
  }
  /// Where the type is declared.
  var place: Place? {
    _read { yield said.place }
    _modify {
      yield &said.place
    }
  }
  var namePlace: Place? {
    _read { yield said.namePlace }
    _modify {
      yield &said.namePlace
    }
  }
  /// The stored and computed properties of instances, in order.
  var properties: [Located<PropertyDeclaration>] {
    _read { yield said.properties }
    _modify {
      knownByName = nil
      yield &said.properties
    }
  }
  /// The static properties; several of one name where modules of the tree each have theirs.
  var statics: [String: [Located<PropertyDeclaration>]] {
    _read { yield said.statics }
    _modify {
      knownStaticNames = nil
      yield &said.statics
    }
  }
  /// The static properties that a condition declares for another platform than the one that their file is read for.
  var foreignStatics: [String: [Located<PropertyDeclaration>]] {
    _read { yield said.foreignStatics }
    _modify {
      yield &said.foreignStatics
    }
  }
  var functions: [String: [Located<FunctionDeclaration>]] {
    _read { yield said.functions }
    _modify {
      knownStaticNames = nil
      yield &said.functions
    }
  }
  var initializers: [Located<FunctionDeclaration>] {
    _read { yield said.initializers }
    _modify {
      yield &said.initializers
    }
  }
  var subscripts: [Located<FunctionDeclaration>] {
    _read { yield said.subscripts }
    _modify {
      yield &said.subscripts
    }
  }
  var cases: [EnumCase] {
    _read { yield said.cases }
    _modify {
      knownCases = nil
      knownStaticNames = nil
      yield &said.cases
    }
  }
  var aliases: [String: TypeReference] {
    _read { yield said.aliases }
    _modify {
      knownStaticNames = nil
      yield &said.aliases
    }
  }
  /// What protocols of the program that it conforms to refine.
  var refined: Set<String> {
    _read { yield said.refined }
    _modify {
      knownConformances = nil
      yield &said.refined
    }
  }

  /// What the associated types of a protocol are written to conform to, by their names.
  var associatedTypes: [String: TypeReference] {
    _read { yield said.associatedTypes }
    _modify { yield &said.associatedTypes }
  }

  /// The names of all properties and functions, those of what it inherits too, once somebody asked for them.
  var memberNames: Set<String>?

  /// How many colours and fonts it gives, once somebody asked.
  var lookCount: Int?

  init(id: String, name: String, kind: TypeDeclaration.Kind) { said = Said(id: id, name: name, kind: kind) }

  /// Makes one of which what is found out is known to it alone, since others may be asked at the same time.
  init(sharing other: TypeInfo) { said = other.said }

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

  /// True if one of the written conformances has the name, or is a protocol of the program that refines the one that has.
  func conforms(to name: String) -> Bool {
    if let known = knownConformances { return known.contains(name) }
    let result = Set(inherited.map(\.name.withoutFramework)).union(refined)
    knownConformances = result
    return result.contains(name)
  }
  private var knownConformances: Set<String>?
}
