import PlatformStyles
import SourceFacts

/// Finds declarations of the whole program by name.
final class ProgramIndex {
  let program: Program
  /// Which files write which names.
  let names: WrittenNames
  private let cases: WrittenCases
  /// The colours and images of the audited asset catalogs.
  let assets: AssetIndex
  /// The colours of other modules' catalogs, which only those modules find.
  private let assetsByModule: [String: AssetIndex]
  /// Who can name what.
  let visibility: Visibility
  /// What comments assert of views.
  let assertions: AssertionIndex
  private(set) var types: [String: TypeInfo] = [:]
  /// The ids of all types with a dotted name, in file order.
  private(set) var idsByName: [String: [String]] = [:]
  /// The ids in the order of declaration.
  private(set) var order: [String] = []
  private(set) var globals: [String: [Located<PropertyDeclaration>]] = [:]
  private(set) var functions: [String: [Located<FunctionDeclaration>]] = [:]
  /// The aliases at the top of files.
  private(set) var aliases: AliasIndex
  /// The names of the types that the program declares at the top of files, while it is built.
  private var topNames: Set<String> = []
  /// The names of all aliases, those inside of types too.
  private(set) var aliasNames: Set<String> = []
  /// The last names of all types that stand in others.
  private(set) var nestedNames: Set<String> = []
  /// For each file, the type bodies with their names, outermost first.
  private var bodies: [Int32: [(span: Span, name: String, id: String)]] = [:]
  private var found: [TypeKey: TypeInfo?] = [:]
  /// The files of which somebody asked whether they give runs of texts a colour.
  var filesWithRunColors: [Int32: Bool] = [:]
  private var extensions: [(declaration: TypeDeclaration, members: [Member], file: Int32)] = []

  init(_ whole: WholeProgram) {
    let program = whole.program
    self.program = program
    names = whole.names
    cases = whole.cases
    assets = AssetIndex(program)
    assetsByModule = Dictionary(
      Set(program.assets.colors.compactMap(\.module)).map { ($0, AssetIndex(program, module: $0)) },
      uniquingKeysWith: { first, _ in first })
    visibility = Visibility(program.files)
    assertions = AssertionIndex(program.files)
    aliases = AliasIndex(visibility: visibility)
    for (index, file) in program.files.enumerated() {
      for (declaration, _) in flatten(file.facts.declarations, build: file.build, flags: []) {
        noteTop(declaration, file: Int32(index))
      }
    }
    for (index, file) in program.files.enumerated() {
      add(file.facts.declarations, to: nil, file: Int32(index), build: file.build)
    }
    for (declaration, members, file) in extensions { extend(declaration, members, file: file) }
    extensions = []
    linkRefinements()
    nestedNames = Set(types.keys.compactMap { id in id.lastIndex(of: ".").map { String(id[id.index(after: $0)...]) } })
  }

  /// Makes one for somebody who works at the same time: it shares the declarations, of which most of an index consists,
  /// and finds out by itself what is looked up. Nothing may be asked of the other one meanwhile.
  init(sharing other: ProgramIndex) {
    program = other.program
    names = other.names
    cases = other.cases
    assets = other.assets
    assetsByModule = other.assetsByModule
    visibility = other.visibility
    assertions = other.assertions
    types = other.types.mapValues(TypeInfo.init(sharing:))
    idsByName = other.idsByName
    order = other.order
    globals = other.globals
    functions = other.functions
    aliases = other.aliases
    aliasNames = other.aliasNames
    nestedNames = other.nestedNames
    bodies = other.bodies
  }

  /// The framework's types whose own modifiers the program adds to, the most general first.
  private(set) lazy var modified =
    [
      "View", "Shape", "InsettableShape", "WidgetConfiguration", "Scene", "ToolbarContent", "DynamicViewContent",
    ].compactMap { types[$0] } + ComponentTable.handlers.keys.sorted().compactMap { types[$0] }
  /// The names of all functions of those types.
  private(set) lazy var modifierNames = Set(modified.flatMap(\.functions.keys))
  /// The names of the modules that files are compiled into.
  private(set) lazy var moduleNames = Set(program.files.flatMap(\.modules).flatMap(Self.names))
  /// The names of the associated types of all protocols.
  private(set) lazy var associatedNames = Set(types.values.flatMap(\.associatedTypes.keys))
  /// The operators that the program declares.
  private(set) lazy var operators = findOperators()
  /// The modules that begin a program.
  private(set) lazy var startingModules = findStartingModules()
  /// The cases of enumerations that code makes.
  private(set) lazy var madeCases = MadeCases(index: self, written: cases)

  /// The colours of asset catalogs that the code of a file finds.
  func assets(for file: Int32) -> AssetIndex {
    let file = program.files[Int(file)]
    return file.isAudited
      ? assets
      : file.modules.lazy.compactMap { self.assetsByModule[$0] }.first ?? AssetIndex(Program(files: program.files))
  }

  /// Returns the innermost type whose body holds a place.
  func enclosingType(of place: Place) -> (name: String, id: String)? {
    var best: (span: Span, name: String, id: String)?
    for body in bodies[place.file] ?? []
    where body.span.start <= place.span.start && place.span.end <= body.span.end {
      if let current = best, body.span.end - body.span.start > current.span.end - current.span.start { continue }
      best = body
    }
    return best.map { ($0.name, $0.id) }
  }

  /// Returns the type to which the code at a place belongs, also where it stands in an extension.
  func owner(of place: Place) -> String? {
    enclosingType(of: place).map { body in
      types[body.id]?.place?.contains(place) == true ? body.id : type(named: body.name, file: place.file)?.id ?? body.id
    }
  }

  /// Returns the type that a name means inside another type and a file.
  func type(named name: String, in context: String? = nil, file: Int32) -> TypeInfo? {
    let key = TypeKey(name: name, context: context, file: file)
    if let known = found[key] { return known }
    // An alias that leads back to itself names nothing.
    found[key] = .some(nil)
    let type = findType(named: name, in: context, file: file)
    found[key] = .some(type)
    return type
  }

  private struct TypeKey: Hashable {
    var name: String
    var context: String?
    var file: Int32
  }

  private func findType(named name: String, in context: String?, file: Int32) -> TypeInfo? {
    var prefix = context.map { types[$0]?.name ?? $0 }
    while let current = prefix {
      if let found = pick("\(current).\(name)", file: file) { return found }
      if let alias = types[current]?.aliases[name], alias.name != name {
        return type(named: alias.name, in: current, file: file)
      }
      // A theme of a generic type is one of those that conform to the protocol.
      if let constraint = types[current]?.constraints[name],
        let found = type(named: constraint.name, in: current, file: file), found.kind == .protocol,
        themeKind(of: found) > .none
      {
        return found
      }
      prefix = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if let found = pick(name, file: file) { return found }
    if let alias = aliases.meaning(of: name, in: file), alias.name != name {
      return type(named: alias.name, file: file)
    }
    return qualifiedType(named: name, in: context, file: file)
  }

  /// Returns what a dotted name means that begins with an alias or with a module of the program.
  private func qualifiedType(named name: String, in context: String?, file: Int32) -> TypeInfo? {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    if parts.count == 2, let bound = associatedType(parts[1], of: parts[0], in: context, file: file) { return bound }
    guard var current = type(named: parts[0], in: context, file: file) else {
      return type(named: parts.dropFirst().joined(separator: "."), inModule: parts[0], file: file)
    }
    for part in parts.dropFirst() {
      let alias = current.aliases[part]
      guard
        let next = pick("\(current.name).\(part)", file: file)
          ?? alias.flatMap({ type(named: $0.name, in: current.id, file: file) })
      else { return nil }
      current = next
    }
    return current
  }

  private func type(named name: String, inModule module: String, file: Int32) -> TypeInfo? {
    let named = (idsByName[name] ?? []).compactMap { types[$0] }
    return named.filter { $0.place.map { isFile($0.file, in: module) } ?? false }
      .max { nearness(of: $0, to: file) < nearness(of: $1, to: file) }
  }

  private func pick(_ name: String, file: Int32) -> TypeInfo? {
    guard let ids = idsByName[name] else { return nil }
    let all = ids.compactMap { types[$0] }
    let visible = all.filter { type in
      type.place.map { visibility.canName(type.access, declaredIn: $0.file, from: file) } ?? true
    }
    // The value of a private type may be read from another file; who writes its name there asks `hides`.
    var candidates = visible.isEmpty ? all : visible
    if Self.isFrameworkName(name) {
      // What the file can't name hides nothing of the framework's, and a module's own `Color` does inside that module only.
      candidates = visible.filter { type in
        type.kind == .extension || type.place.map { isSameModule($0.file, file) } ?? true
      }
    }
    return candidates.max { nearness(of: $0, to: file) < nearness(of: $1, to: file) }
  }

  /// How near a type is declared to a file; 0 where the program only extends it.
  func nearness(of type: TypeInfo, to file: Int32) -> Int {
    type.place.map { visibility.nearness(of: $0.file, to: file) } ?? 0
  }

  /// True for names that stand for a framework's type unless the module at hand has its own.
  static func isFrameworkName(_ name: String) -> Bool {
    frameworkNames.contains(name) || ComponentTable.isComponent(name)
  }

  private static let frameworkNames: Set<String> = [
    "Color", "UIColor", "NSColor", "Font", "UIFont", "Gradient", "Material", "View",
  ]

  private func isSameModule(_ file: Int32, _ other: Int32) -> Bool {
    visibility.sharesModule(file, other) ?? (module(of: file) == module(of: other))
  }

  /// The folder that stands for a file's module where no target tells: the one below `Sources`, else the outermost.
  private func module(of file: Int32) -> Substring {
    let path = program.files[Int(file)].path
    let parts = path.split(separator: "/").dropLast()
    if let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.endIndex {
      return path[..<parts[sources + 1].endIndex]
    }
    return parts.first ?? ""
  }

  // MARK: - Building

  /// A declaration with what has to hold of the build for it to be there.
  private typealias Member = (declaration: Declaration, flags: [CompilationFlag])

  private func add(
    _ declarations: [Declaration], to owner: TypeInfo?, file: Int32, build: Build, flags: [CompilationFlag] = []
  ) {
    for (declaration, flags) in flatten(declarations, build: build, flags: flags) {
      switch declaration {
      case .type(let type): add(type, to: owner, file: file, build: build, flags: flags)
      case .macro: break
      default: add(member: declaration, to: owner, file: file, flags: flags)
      }
    }
    for case .compilation(let clauses) in declarations where owner == nil {
      addForeign(clauses, file: file, build: build)
    }
  }

  /// Adds what a condition declares for the colours and fonts of another platform, which code of this one can't name.
  private func addForeign(_ clauses: [ConditionalDeclarations], file: Int32, build: Build) {
    let taken = CompilationCondition.possible(clauses.map(\.condition), in: build).compactMap(\.clause)
    for (position, clause) in clauses.enumerated() where !taken.contains(position) {
      for case .type(let type) in clause.declarations where type.kind == .extension {
        let isForeign = (build.platform == .macos ? ["UIColor", "UIFont"] : ["NSColor", "NSFont"]).contains(type.name)
        let other = Build(platform: build.platform == .macos ? .ios26 : .macos, flags: build.flags)
        if isForeign { add(type, to: nil, file: file, build: other, flags: []) }
      }
    }
  }

  private func add(
    _ type: TypeDeclaration, to owner: TypeInfo?, file: Int32, build: Build, flags: [CompilationFlag]
  ) {
    if type.kind == .extension {
      let members = flatten(type.members, build: build, flags: flags)
      let name = extended(type.name, from: file)
      extensions.append((type, members, file))
      bodies[file, default: []].append((type.span, type.name, name))
      for case (.type(let nested), let flags) in members {
        var inner = nested
        inner.name = "\(name).\(nested.name)"
        add(inner, to: nil, file: file, build: build, flags: flags)
      }
      return
    }
    let name = owner.map { "\($0.name).\(type.name)" } ?? type.name
    let id = types[name] == nil ? name : "\(name)#\(file).\(type.span.start)"
    let info = TypeInfo(id: id, name: name, kind: type.kind)
    info.inherited = type.inherited
    info.genericParameters = type.genericParameters
    info.constraints = type.constraints
    info.associatedTypes = type.associatedTypes
    info.attributes = type.attributes
    info.access = type.access
    info.place = Place(file: file, span: type.span)
    info.namePlace = Place(file: file, span: type.nameSpan)
    types[id] = info
    order.append(id)
    idsByName[name, default: []].append(id)
    bodies[file, default: []].append((type.span, name, id))
    add(type.members, to: info, file: file, build: build)
    info.addForeign(type.members, file: file, build: build)
  }

  /// Notes what decides which type an extension means, before any is read.
  private func noteTop(_ declaration: Declaration, file: Int32) {
    switch declaration {
    case .alias(let name, let type, let access): aliases.note(name, type, access, in: file)
    case .type(let type) where type.kind != .extension: topNames.insert(type.name)
    default: break
    }
  }

  private func flatten(_ members: [Declaration], build: Build, flags: [CompilationFlag]) -> [Member] {
    members.flatMap { member -> [Member] in
      guard case .compilation(let clauses) = member else { return [(member, flags)] }
      return CompilationCondition.possible(clauses.map(\.condition), in: build).flatMap { own, clause in
        clause.map { flatten(clauses[$0].declarations, build: build, flags: flags + own) } ?? []
      }
    }
  }

  private func add(
    member: Declaration, to owner: TypeInfo?, file: Int32, flags: [CompilationFlag], as selfType: String? = nil,
    within selfBound: String? = nil
  ) {
    switch member {
    case .property(var property):
      if let selfType { property.type?.replaceSelf(by: selfType) }
      let located = Located(declaration: property, file: file, flags: flags, selfType: selfType)
      guard let owner else {
        globals[property.name, default: []].append(located)
        return
      }
      if property.isStatic {
        owner.statics[property.name, default: []].append(located)
      } else {
        owner.properties.append(located)
      }
    case .function(var function):
      if let selfType { function.result?.replaceSelf(by: selfType) }
      let located = Located(
        declaration: function, file: file, flags: flags, selfType: selfType, selfBound: selfBound)
      if let owner {
        owner.functions[function.name, default: []].join(located)
      } else {
        functions[function.name, default: []].join(located)
      }
    case .initializer(let function):
      owner?.initializers.join(Located(declaration: function, file: file, flags: flags))
    case .subscripted(let function):
      owner?.subscripts.join(Located(declaration: function, file: file, flags: flags))
    case .enumCase(let enumCase): owner?.cases.append(enumCase)
    case .alias(let name, let type, _):
      aliasNames.insert(name)
      owner?.aliases[name] = type
    case .type, .compilation, .macro: break
    }
  }

  /// Returns what an extension's name stands for where an alias of its own module hides the framework's type of that
  /// name, as `typealias Color = NSColor` does.
  private func extended(_ name: String, from file: Int32) -> String {
    guard !topNames.contains(name) else { return name }
    return (nestedAlias(name) ?? aliases.meaning(of: name, inModuleOf: file))?.name.withoutFramework ?? name
  }

  private func extend(_ declaration: TypeDeclaration, _ members: [Member], file: Int32) {
    let name = extended(declaration.name.withoutFramework, from: file)
    var targets = (idsByName[name] ?? []).compactMap { types[$0] }
    // An extension belongs to the type that its file sees.
    if targets.count > 1, let own = pick(name, file: file) { targets = [own] }
    if targets.isEmpty {
      let info = types[name] ?? TypeInfo(id: name, name: name, kind: .extension)
      types[name] = info
      idsByName[name] = [name]
      targets = [info]
    }
    for target in targets {
      target.inherited += declaration.inherited
      target.addForeign(declaration.members, file: file, build: program.files[Int(file)].build)
      for (member, flags) in members {
        if case .type = member { continue }
        add(
          member: member, to: target, file: file, flags: flags, as: declaration.selfConstraint,
          within: declaration.selfBound)
      }
    }
  }
}

extension TypeReference {
  /// Names the type that `Self` is.
  fileprivate mutating func replaceSelf(by type: String) {
    if name == "Self" { name = type }
  }
}
