import SourceFacts

/// What the manifest of a package says in literals about where it runs.
struct PackageManifest {
  /// The platform it names, if that is only one; several say nothing about a single file.
  let platform: PlatformFamily?

  /// The folders of its targets; `nil` where a manifest computes them.
  private let folders: [FilePath]?
  private let folder: FilePath

  /// Takes the facts of a `Package.swift` in a folder.
  init(_ facts: FileFacts, folder: FilePath) {
    let arguments = facts.declarations.lazy.compactMap(Self.arguments).first ?? []
    self.folder = folder
    platform = Self.onlyPlatform(arguments.first { $0.label == "platforms" }?.value)
    folders = Self.folders(arguments.first { $0.label == "targets" }?.value, in: folder)
  }

  /// Tells whether a file belongs to one of the targets.
  func covers(_ file: FilePath) -> Bool {
    guard let folders else { return file.suffix(inside: folder) != nil }
    return folders.contains { file.suffix(inside: $0) != nil }
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

  private static func onlyPlatform(_ list: Expression?) -> PlatformFamily? {
    guard case .array(let elements)? = list?.kind else { return nil }
    var families: [PlatformFamily] = []
    for element in elements {
      guard case .call(let callee, _) = element.kind, case .member(_, let name, _) = callee.kind,
        let family = PlatformFamily(name: name)
      else { return nil }
      families.join([family])
    }
    return families.count == 1 ? families.first : nil
  }

  /// Where SwiftPM looks for a target that gives no path, and the paths of those that do.
  private static func folders(_ list: Expression?, in folder: FilePath) -> [FilePath]? {
    var folders = ["Sources", "Source", "src", "srcs", "Tests"].map { FilePath($0, relativeTo: folder) }
    guard let list else { return folders }
    guard case .array(let targets) = list.kind else { return nil }
    for target in targets {
      guard case .call(_, let arguments) = target.kind else { return nil }
      guard let path = arguments.first(where: { $0.label == "path" })?.value else { continue }
      guard case .string(let segments) = path.kind, case .text(let text)? = segments.first, segments.count == 1
      else { return nil }
      folders.append(FilePath(text, relativeTo: folder))
    }
    return folders
  }
}
