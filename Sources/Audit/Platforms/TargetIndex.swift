/// Which targets compile a file.
struct TargetIndex {
  private struct Membership {
    /// The target's place in the order of projects and their targets.
    var order: Int
    var platforms: [PlatformFamily]
  }

  private struct FolderMembership {
    var order: Int
    var platforms: [PlatformFamily]
    var excluded: Set<String>
    var filters: [String: [PlatformFamily]]
  }

  /// The names of the targets, in their order.
  private var names: [String] = []
  /// The targets of tests.
  private var tests: Set<Int> = []
  private var files: [String: [Membership]] = [:]
  private var folders: [String: [FolderMembership]] = [:]

  /// Adds a target with what it compiles or takes resources from, behind those that are there.
  mutating func add(_ name: String, for platforms: [PlatformFamily], _ members: [XcodeMember], isTest: Bool = false) {
    defer { names.append(name) }
    let order = names.count
    if isTest { tests.insert(order) }
    for member in members {
      let own = platforms.left(by: member.filter)
      let key = member.location.text
      files[key, default: []].append(Membership(order: order, platforms: own))
      folders[key, default: []].append(
        FolderMembership(
          order: order, platforms: own, excluded: Set(member.excluded.map(\.text)),
          filters: Dictionary(
            member.filters.map { ($0.key.text, platforms.left(by: $0.value)) }, uniquingKeysWith: { $1 })))
    }
  }

  /// The platforms of all targets that a file belongs to, those of the first target first.
  func platforms(of file: FilePath) -> [PlatformFamily] {
    var platforms: [PlatformFamily] = []
    for membership in memberships(of: file) { platforms.join(membership.platforms) }
    return platforms
  }

  /// The modules that targets make of a file, by names that no two targets share. One that tests compile besides is seen
  /// by people as the other targets make it.
  func modules(of file: FilePath) -> [String] {
    let all = Set(memberships(of: file).map(\.order))
    let seen = all.subtracting(tests)
    return (seen.isEmpty ? all : seen).sorted().map { "\(names[$0])#\($0)" }
  }

  /// The targets that a file or folder belongs to, by their places in the order.
  func targets(of file: FilePath) -> [Int] { memberships(of: file).map(\.order) }

  private func memberships(of file: FilePath) -> [Membership] {
    var found = files[file.text] ?? []
    var inside = [file.text]
    var folder = file.parent
    while let current = folder {
      let key = current.text
      for member in folders[key] ?? [] where member.excluded.isDisjoint(with: inside) {
        let filtered = inside.lazy.compactMap { member.filters[$0] }.first
        found.append(Membership(order: member.order, platforms: filtered ?? member.platforms))
      }
      inside.append(key)
      folder = current.parent
    }
    return found.sorted { $0.order < $1.order }
  }
}

extension [PlatformFamily] {
  /// The platforms of a target that a filter leaves; where the target tells none, the filter does.
  fileprivate func left(by filter: [PlatformFamily]?) -> [PlatformFamily] {
    guard let filter else { return self }
    return isEmpty ? filter : self.filter(filter.contains)
  }
}

extension FilePath {
  /// As text, which is equal however a name's accents are composed: projects and file systems differ in that.
  fileprivate var text: String { String(decoding: bytes, as: UTF8.self) }
}
