import SourceFacts

/// What names that are aliases at the top of a file stand for, for the code of each file.
struct AliasIndex {
  private var declared: [String: [Int32: (type: TypeReference, access: AccessLevel)]] = [:]
  private let visibility: Visibility

  init(visibility: Visibility) {
    self.visibility = visibility
  }

  /// Notes the alias that a file declares; a private one is known there alone.
  mutating func note(_ name: String, _ type: TypeReference, _ access: AccessLevel, in file: Int32) {
    declared[name, default: [:]][file] = (type, access)
  }

  /// Returns what a name stands for in a file: what it declares itself, then what the nearest one that it sees does.
  func meaning(of name: String, in file: Int32) -> TypeReference? {
    guard let declared = declared[name] else { return nil }
    if let own = declared[file] { return own.type }
    return declared.filter { visibility.canName($1.access, declaredIn: $0, from: file) }
      .max { first, second in
        let ranks = (visibility.nearness(of: first.key, to: file), visibility.nearness(of: second.key, to: file))
        return ranks.0 == ranks.1 ? first.key > second.key : ranks.0 < ranks.1
      }?.value.type
  }

  /// Returns what a name stands for in a file where its own module says so; imports don't decide an extension.
  func meaning(of name: String, inModuleOf file: Int32) -> TypeReference? {
    guard let declared = declared[name] else { return nil }
    if let own = declared[file] { return own.type }
    let others = declared.keys.sorted().filter { other in
      visibility.sharesModule(file, other) == true
        && declared[other].map { visibility.canName($0.access, declaredIn: other, from: file) } ?? false
    }
    return others.first.flatMap { declared[$0]?.type }
  }

  /// True where some alias stands for a type with a name.
  func mean(_ name: String) -> Bool {
    declared.values.contains { $0.values.contains { $0.type.name.lastComponent == name } }
  }
}

extension ProgramIndex {
  /// Returns what an alias inside of a type stands for, by its dotted name; `nil` for other names.
  func nestedAlias(_ name: String) -> TypeReference? {
    guard let dot = name.lastIndex(of: "."), let owner = types[String(name[..<dot])] else { return nil }
    return owner.aliases[String(name[name.index(after: dot)...])]
  }
}
