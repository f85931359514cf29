import SourceFacts

/// The functions by which code may make something of a type that only the place of the call tells.
struct DeclaredMakers {
  /// The last parts of the names of the program's types.
  private(set) var types: Set<String> = []
  private var functions: Set<String> = []
  /// The functions that are generic or return `Self`.
  private var open: Set<String> = []

  init(in program: Program) {
    for file in program.files {
      for declaration in file.facts.declarations { visit(declaration) }
    }
  }

  /// True for a function of that name that may make anything: what a plain function of the program returns is told by its
  /// own code, and what a collection hands out was made before.
  func mayMake(byCalling name: String?) -> Bool {
    guard let name else { return true }
    return functions.contains(name) ? open.contains(name) : !Self.handingOut.contains(name)
  }

  private static let handingOut: Set<String> = [
    "compactMap", "dropFirst", "dropLast", "filter", "first", "flatMap", "last", "map", "max", "min", "popLast",
    "prefix",
    "randomElement", "removeFirst", "removeLast", "reversed", "sorted", "suffix",
  ]

  private mutating func visit(_ declaration: Declaration) {
    switch declaration {
    case .type(let type): types.insert(type.name.lastComponent)
    case .function(let function):
      functions.insert(function.name)
      if !function.genericParameters.isEmpty || function.result?.name == "Self" { open.insert(function.name) }
    default: break
    }
    for member in declaration.members { visit(member) }
  }
}
