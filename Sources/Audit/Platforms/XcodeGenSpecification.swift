import Configuration

/// What a `project.yml` for XcodeGen says about its targets.
struct XcodeGenSpecification {
  /// The targets, by their names' order in the file; none for a file that describes no project.
  let targets: [DescribedTarget]
  /// The files it includes, with its paths taken relative to them.
  let included: [FilePath]

  /// Reads a specification in a folder.
  init(_ bytes: [UInt8], path: String, folder: FilePath) throws(ConfigurationError) {
    let root = try ConfigurationValue.document(bytes, path: path, form: .full)
    let templates = root?["targetTemplates"]
    targets = (root?["targets"]?.entries ?? []).map { entry in
      Self.target(entry.key, [entry.value] + Self.templates(of: entry.value, among: templates), in: folder)
    }
    included = (root?["include"]?.values ?? []).compactMap { value in
      (value.text ?? value["path"]?.text).map { FilePath($0, relativeTo: folder) }
    }
  }

  /// The templates that a target takes what it doesn't say itself from, the last named first.
  private static func templates(of target: ConfigurationValue, among all: ConfigurationValue?) -> [ConfigurationValue] {
    (target["templates"]?.values ?? []).compactMap(\.text).reversed().compactMap { all?[$0] }
  }

  private static func target(_ name: String, _ levels: [ConfigurationValue], in folder: FilePath) -> DescribedTarget {
    let said = { (key: String) in levels.lazy.compactMap { $0[key] }.first }
    let names = (said("supportedDestinations") ?? said("platform"))?.values.compactMap(\.text) ?? []
    let families = names.map { PlatformFamily(name: $0) }
    var platforms: [PlatformFamily] = []
    if !families.contains(nil) { platforms.join(families.compactMap { $0 }) }
    return DescribedTarget(
      name: name, platforms: platforms, sources: sources(levels).compactMap { member($0, in: folder) })
  }

  /// The sources of a target and those of its templates, which are put together unless one replaces those below it.
  private static func sources(_ levels: [ConfigurationValue]) -> [ConfigurationValue] {
    let replacing = levels.firstIndex { $0["sources:REPLACE"] != nil }
    return levels.prefix(replacing.map { $0 + 1 } ?? levels.count).flatMap { level in
      (level["sources"]?.values ?? []) + (level["sources:REPLACE"]?.values ?? [])
    }
  }

  private static func member(_ source: ConfigurationValue, in folder: FilePath) -> XcodeMember? {
    guard let path = source.text ?? source["path"]?.text else { return nil }
    let location = FilePath(path, relativeTo: folder)
    let left = (source["excludes"]?.values ?? []).compactMap(\.text).map { SourcePattern($0, in: location) }
    return XcodeMember(location: location, excluded: left.filter(\.isWhole).map(\.location).filter { $0 != location })
  }
}

extension ConfigurationValue {
  /// The elements of a list, or the one value that stands in for a list of one.
  fileprivate var values: [ConfigurationValue] {
    if case .list = content { items } else { [self] }
  }
}
