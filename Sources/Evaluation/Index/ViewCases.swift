import SourceFacts

/// Enumerations that are views, and the code that has their cases: whoever shows one shows that view.
struct ViewCases {
  private let program: Program
  /// The names of the enumerations' cases.
  private var cases: [String: Set<String>] = [:]

  init(program: Program) {
    self.program = program
    for file in program.files where file.isAudited {
      for declaration in file.facts.declarations { find(declaration) }
    }
  }

  private mutating func find(_ declaration: Declaration) {
    if case .type(let type) = declaration, type.kind == .enum {
      let isView = type.members.contains { if case .property(let one) = $0 { one.name == "body" } else { false } }
      let names = type.members.compactMap { if case .enumCase(let one) = $0 { one.name } else { nil } }
      if isView { cases[type.name.lastComponent, default: ["allCases"]].formUnion(names) }
    }
    for member in declaration.members { find(member) }
  }

  /// Adds the enumerations of which code outside of them has a case: by their names, or without where that code names
  /// their type.
  func add(to uses: inout UseFinder.Uses) {
    guard !cases.isEmpty else { return }
    let names = cases.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for file in program.files where file.isAudited && !file.isOfTests {
      for declaration in file.facts.declarations { visit(declaration, in: nil, names, &uses) }
    }
  }

  private func visit(
    _ declaration: Declaration, in owner: String?, _ names: Set<String>, _ uses: inout UseFinder.Uses
  ) {
    var owner = owner
    if case .macro = declaration { return }
    if case .type(let type) = declaration {
      if type.isPreviewOrTest { return }
      owner = type.name.lastComponent
    }
    for member in declaration.members { visit(member, in: owner, names, &uses) }
    var found: [(type: String?, name: String)] = []
    let walk = BodyWalk { expression, _ in
      guard case .member(let base, let name, _) = expression.kind, names.contains(name) else { return }
      found.append((base?.lastName, name))
    }
    walk.walk(declaration.statements)
    for expression in declaration.expressions { walk.walk(expression) }
    if found.isEmpty { return }
    let written = Self.types(in: declaration)
    for one in found {
      for (type, names) in cases where type != owner && names.contains(one.name) {
        let isNamed =
          one.type.map { $0 == type } ?? (written.contains(type) || uses.living[type]?.contains(owner) == true)
        guard isNamed else { continue }
        uses.anywhere.insert(type)
        uses.noteNaming(type, by: owner)
      }
    }
  }

  /// The names of the types that a property or function is written with.
  private static func types(in declaration: Declaration) -> Set<String> {
    var result: Set<String> = []
    func add(_ type: TypeReference?) {
      guard let type else { return }
      result.insert(type.name.lastComponent)
      for argument in type.arguments { add(argument) }
    }
    switch declaration {
    case .property(let property): add(property.type)
    case .function(let function), .initializer(let function), .subscripted(let function):
      add(function.result)
      for parameter in function.parameters { add(parameter.type) }
    default: break
    }
    return result
  }
}
