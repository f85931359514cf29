import PlatformStyles
import SourceFacts

/// A declaration that says who may name it.
protocol AccessControlled {
  /// The access level, written or inherited.
  var access: AccessLevel { get }
}

extension PropertyDeclaration: AccessControlled {}
extension FunctionDeclaration: AccessControlled {}

/// Which declarations the code of a file can name: those of its own modules, and what others make public.
///
/// Imports don't decide: they leak between the files of a module. A file whose modules nothing tells can name, and be
/// named by, everything that isn't private.
struct Visibility {
  private let modules: [Set<String>]
  private let folders: [[Substring]]
  private let areAudited: [Bool]
  private let platforms: [Platform]

  init(_ files: [SourceFile]) {
    platforms = files.map(\.platform)
    modules = files.map { Set($0.modules) }
    areAudited = files.map(\.isAudited)
    folders = files.map { $0.path.split(separator: "/").dropLast() }
  }

  /// Tells whether two files are compiled together; `nil` where it isn't known.
  func sharesModule(_ file: Int32, _ other: Int32) -> Bool? {
    // What is audited and what is fetched for it are never one module, whatever else is known of them.
    if areAudited[Int(file)] != areAudited[Int(other)] { return false }
    let (own, others) = (modules[Int(file)], modules[Int(other)])
    if own.isEmpty || others.isEmpty { return nil }
    return !own.isDisjoint(with: others)
  }

  /// Tells whether code of one file can name what another declares.
  func canName(_ access: AccessLevel, declaredIn other: Int32, from file: Int32) -> Bool {
    if other == file { return true }
    switch access {
    case .private, .fileprivate: return false
    case .internal: return sharesModule(file, other) ?? true
    case .package, .public, .open: return true
    }
  }

  /// How near a declaring file is: the same one, then one compiled together, then one for the same platform, as each may
  /// have its own declaration of a name, then the one with most folders in common.
  func nearness(of other: Int32, to file: Int32) -> Int {
    if other == file { return .max }
    let common = zip(folders[Int(file)], folders[Int(other)]).prefix { $0 == $1 }.count
    let platform = platforms[Int(file)] == platforms[Int(other)] ? Self.ownPlatform : 0
    return (sharesModule(file, other) == true ? Self.ownModule : 0) + platform + common
  }

  /// More than the folders of any path.
  private static let ownPlatform = 1 << 16
  private static let ownModule = 1 << 17
}

extension ProgramIndex {
  /// Returns the declarations that code of a file can name, the nearest first.
  func visible<Declaration: AccessControlled>(
    _ candidates: [Located<Declaration>], from file: Int32
  ) -> [Located<Declaration>] {
    if candidates.count == 1, candidates[0].file == file { return candidates }
    let visible = candidates.filter {
      visibility.canName($0.declaration.access, declaredIn: $0.file, from: file)
    }
    guard visible.count > 1 else { return visible }
    let ranked = visible.enumerated().map { (rank: visibility.nearness(of: $1.file, to: file), order: $0, value: $1) }
    return ranked.sorted { ($1.rank, $0.order) < ($0.rank, $1.order) }.map(\.value)
  }

  /// Returns the declarations that code of a file can name and that are equally near to it.
  func nearest<Declaration: AccessControlled>(
    _ candidates: [Located<Declaration>], to file: Int32
  ) -> [Located<Declaration>] {
    let visible = visible(candidates, from: file)
    guard let best = visible.first else { return [] }
    let rank = visibility.nearness(of: best.file, to: file)
    return visible.filter { visibility.nearness(of: $0.file, to: file) == rank }
  }

  /// Tells whether code of a file can name a type. Values of one that it can't may reach it all the same (S-60).
  func canName(_ type: TypeInfo, from file: Int32) -> Bool {
    guard let place = type.place else { return true }
    // Tests may name what is internal, by `@testable`.
    if type.access == .internal, program.files[Int(file)].isOfTests { return true }
    return visibility.canName(type.access, declaredIn: place.file, from: file)
  }

  /// True where a file that writes the name of a type can't mean it: the type is another module's.
  func hides(_ type: TypeInfo, named name: String, from file: Int32) -> Bool {
    type.kind != .extension && type.name == name && !canName(type, from: file)
  }

  /// Tells whether a static constant or a function of a type can be named by code of a file.
  func canName(_ name: String, of type: TypeInfo, from file: Int32) -> Bool {
    !visible(type.statics[name] ?? [], from: file).isEmpty || !visible(type.functions[name] ?? [], from: file).isEmpty
  }
}
