import SourceFacts

/// The classes of controllers that show a view of SwiftUI (S-115).
///
/// They are the framework's, those of the program that are built on them, and those of other modules that are called so.
struct HostingClasses {
  /// The last parts of the names of the program's own.
  private var names: Set<String> = []

  init(program: Program? = nil) {
    var bases: [String: Set<String>] = [:]
    var others: Set<String> = []
    for file in program?.files ?? [] {
      for declaration in file.facts.declarations { Self.note(declaration, &bases, &others) }
    }
    var count = -1
    while count < names.count {
      count = names.count
      for (name, own) in bases where own.contains(where: contains) { names.insert(name) }
    }
    names.subtract(others)
  }

  /// True for the name of such a class.
  func contains(_ name: String) -> Bool { name.hasSuffix("HostingController") || names.contains(name.lastComponent) }

  /// Notes the bases of classes, and the names that other types have.
  private static func note(
    _ declaration: Declaration, _ bases: inout [String: Set<String>], _ others: inout Set<String>
  ) {
    if case .type(let type) = declaration, type.kind != .extension {
      let name = type.name.lastComponent
      if type.kind == .class {
        bases[name, default: []].formUnion(type.inherited.map(\.name))
      } else {
        others.insert(name)
      }
    }
    for member in declaration.members { note(member, &bases, &others) }
  }
}
