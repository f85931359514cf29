import SourceFacts

/// The classes of controllers that show a view of SwiftUI (S-115).
///
/// They are the framework's, those of the program that are built on them, and those of other modules that are called so.
struct HostingClasses {
  /// The last parts of the names of the program's own.
  private var names: Set<String> = []

  init(program: Program? = nil) {
    var bases: [String: Set<String>] = [:]
    for file in program?.files ?? [] {
      for declaration in file.facts.declarations { Self.note(declaration, &bases) }
    }
    var count = -1
    while count < names.count {
      count = names.count
      for (name, own) in bases where own.contains(where: contains) { names.insert(name) }
    }
  }

  /// True for the name of such a class.
  func contains(_ name: String) -> Bool { name.hasSuffix("HostingController") || names.contains(name.lastComponent) }

  private static func note(_ declaration: Declaration, _ bases: inout [String: Set<String>]) {
    if case .type(let type) = declaration, type.kind == .class {
      bases[type.name.lastComponent, default: []].formUnion(type.inherited.map(\.name))
    }
    for member in declaration.members { note(member, &bases) }
  }
}
