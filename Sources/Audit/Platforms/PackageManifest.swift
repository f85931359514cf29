import SourceFacts

/// What the manifest of a package says in literals about where it runs.
struct PackageManifest {
  /// The platforms it names; none where it names none, or computes them.
  let platforms: [PlatformFamily]

  /// The folders of its targets; `nil` where a manifest computes them.
  private let folders: [FilePath]?
  /// The names of the targets that say where they are.
  private let names: [FilePath: String]
  /// The folder it stands in.
  let folder: FilePath
  /// False for a manifest that names no version of the tools, of which SwiftPM builds nothing.
  var isBuildable = true

  /// Takes the facts of a `Package.swift` in a folder.
  init(_ facts: FileFacts, folder: FilePath) {
    let arguments = facts.declarations.lazy.compactMap(Self.arguments).first ?? []
    self.folder = folder
    platforms = Self.platforms(arguments.first { $0.label == "platforms" }?.value)
    let targets = arguments.first { $0.label == "targets" }?.value
    folders = Self.folders(targets, in: folder)
    names = Self.names(targets, in: folder)
  }

  /// Tells whether a file belongs to one of the targets.
  func covers(_ file: FilePath) -> Bool {
    guard let folders else { return file.suffix(inside: folder) != nil }
    return folders.contains { file.suffix(inside: $0) != nil }
  }

  /// The folder of a module; of targets that give no path, the one with its name where SwiftPM looks.
  func folder(ofModule name: String) -> FilePath? {
    if let named = names.first(where: { $0.value == name })?.key { return named }
    let places = Self.defaultFolders.map { FilePath("\($0)/\(name)", relativeTo: folder) }
    return places.first { (try? FileStatus.of($0).kind) == .folder }
  }

  /// The module a file belongs to, by a name that no other package has; `nil` for a file of none.
  func module(of file: FilePath) -> String? {
    guard folders != nil else { return nil }
    var candidate = file.parent
    while let current = candidate, file.suffix(inside: folder) != nil, current != folder.parent {
      if let name = names[current] { return module(named: name.utf8) }
      candidate = current.parent
    }
    for sources in Self.defaultFolders.map({ FilePath($0, relativeTo: folder) }) {
      guard let suffix = file.suffix(inside: sources) else { continue }
      // A package of one target may leave out the target's folder.
      return module(named: suffix.contains(.slash) ? suffix.prefix { $0 != .slash } : sources.name)
    }
    return nil
  }

  private func module(named name: some Sequence<UInt8>) -> String {
    String(decoding: folder.bytes + [UInt8(ascii: "#")] + name, as: UTF8.self)
  }

  /// The arguments of `let package = Package(…)`.
  private static func arguments(of declaration: Declaration) -> [Argument]? {
    guard case .property(let property) = declaration, case .call(let callee, let arguments)? = property.value?.kind
    else { return nil }
    switch callee.kind {
    case .identifier("Package"), .member(_, "Package", _): return arguments
    default: return nil
    }
  }

  private static func platforms(_ list: Expression?) -> [PlatformFamily] {
    guard case .array(let elements)? = list?.kind else { return [] }
    var families: [PlatformFamily] = []
    for element in elements {
      guard case .call(let callee, _) = element.kind, case .member(_, let name, _) = callee.kind,
        let family = PlatformFamily(name: name)
      else { return [] }
      families.join([family])
    }
    return families
  }

  /// Where SwiftPM looks for a target that gives no path.
  private static let defaultFolders = ["Sources", "Source", "src", "srcs", "Tests"]

  /// The names of the targets that give a path in a literal.
  private static func names(_ list: Expression?, in folder: FilePath) -> [FilePath: String] {
    guard case .array(let targets)? = list?.kind else { return [:] }
    var names: [FilePath: String] = [:]
    for target in targets {
      guard case .call(_, let arguments) = target.kind, let name = text(of: "name", arguments),
        let path = text(of: "path", arguments)
      else { continue }
      names[FilePath(path, relativeTo: folder)] = name
    }
    return names
  }

  private static func text(of label: String, _ arguments: [Argument]) -> String? {
    arguments.first { $0.label == label }?.value.literalText
  }

  /// Where SwiftPM looks for a target that gives no path, and the paths of those that do.
  private static func folders(_ list: Expression?, in folder: FilePath) -> [FilePath]? {
    var folders = defaultFolders.map { FilePath($0, relativeTo: folder) }
    guard let list else { return folders }
    guard case .array(let targets) = list.kind else { return nil }
    for target in targets {
      guard case .call(_, let arguments) = target.kind else { return nil }
      guard arguments.contains(where: { $0.label == "path" }) else { continue }
      guard let path = text(of: "path", arguments) else { return nil }
      folders.append(FilePath(path, relativeTo: folder))
    }
    return folders
  }
}

extension [UInt8] {
  /// True for a manifest that begins with the comment that names the version of the tools.
  var namesToolsVersion: Bool {
    // White space may come before it, and the mark that some editors put before UTF-8.
    let text = drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self).lowercased()
    return line.hasPrefix("//")
      && line.dropFirst(2).drop { $0 == " " || $0 == "\t" }.hasPrefix("swift-tools-version:")
  }
}
