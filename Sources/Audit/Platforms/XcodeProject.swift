/// What a target of an Xcode project compiles, and for which platforms.
struct XcodeTarget: Hashable {
  /// Its name in the project.
  var name: String
  /// The platforms it can be built for, in the order its settings name them; none where they don't tell.
  var platforms: [PlatformFamily]
  /// Files, and folders taken as a whole.
  var members: [XcodeMember]
  /// The storyboards and xibs that it builds.
  var interfaces: [XcodeMember]
  /// What it is built into, as `com.apple.product-type.application`.
  var product: String
  /// The name of the file that it is built into, as `Kit.framework`, where the project names that.
  var productFile: String?
  /// The names of the files that other targets are built into and that it links, copies or waits for.
  var used: Set<String>
  /// The files and folders that its bundle takes resources from.
  var resources: [XcodeMember]
  /// True where all of its resources stand at a place that the project tells.
  var hasPlacedResources: Bool
  /// What its settings say about the accent colour.
  var accent: AccentSetting
  /// The flags for `#if` of each configuration; `nil` where its settings don't tell all of them.
  var flags: [Set<String>?]
  /// The files that may become the `Info.plist` of its bundle.
  var propertyLists: [FilePath]
  /// What pins the scheme in each configuration.
  var schemes: [SchemeSource]
}

/// What build settings say about the accent colour (S-126).
enum AccentSetting: Hashable {
  /// A colour of a catalog, by its name.
  case named(String)
  case unset
  /// Named in a way, or in a file, that can't be read.
  case unknown
}

/// A file or folder that a target compiles.
struct XcodeMember: Hashable {
  /// The file, or the folder with everything inside.
  var location: FilePath
  /// The platforms it is left to; `nil` for all of its target.
  var filter: [PlatformFamily]?
  /// Files and folders inside that are left out.
  var excluded: [FilePath] = []
  /// Files and folders inside that only some platforms get.
  var filters: [FilePath: [PlatformFamily]] = [:]
}

/// An Xcode project as its file describes it.
struct XcodeProject {
  private let objects: [String: PropertyList]
  private let project: PropertyList
  /// The folder that settings are relative to.
  private let base: FilePath
  /// Where files and groups stand, by their identifiers.
  private let locations: [String: FilePath]
  /// The groups that stand for a folder and all that is put into it.
  private let synchronizedGroups: [String]

  /// Takes a project whose package stands in a folder; `nil` if the list is something else.
  init?(_ list: PropertyList, folder: FilePath) {
    guard case .dictionary(let objects)? = list["objects"], let root = list["rootObject"]?.string,
      let project = objects[root]
    else { return nil }
    self.objects = objects
    self.project = project
    base = FilePath(project["projectDirPath"]?.string ?? "", relativeTo: folder)
    var groups = XcodeGroups(objects: objects, root: base)
    if let main = project["mainGroup"]?.string { groups.place(main) }
    locations = groups.locations
    synchronizedGroups = groups.synchronized.sorted()
  }

  /// The targets that compile sources, in the project's order.
  func targets(configurations: inout BuildConfigurations) -> [XcodeTarget] {
    let own = (project["targets"]?.strings ?? []).filter { objects[$0]?["isa"]?.string == "PBXNativeTarget" }
    let projectLevels = levels(of: project, &configurations)
    return own.compactMap { identifier in
      guard let target = objects[identifier] else { return nil }
      let settings = levels(of: target, &configurations).map { level in
        // A configuration of a target goes with that of the project which has its name.
        let outer = projectLevels.first { $0.name == level.name } ?? projectLevels.first
        return BuildSettings(
          levels: level.settings + (outer?.settings ?? []), isWhole: level.isWhole && outer?.isWhole != false)
      }
      let synchronized = synchronizedMembers(of: target, identifier)
      let catalogs = catalogs(of: target)
      return XcodeTarget(
        name: target["name"]?.string ?? identifier,
        platforms: settings.lazy.map(\.platforms).first { !$0.isEmpty } ?? [],
        members: listedFiles(of: target) + synchronized, interfaces: interfaces(of: target),
        product: target["productType"]?.string ?? "", productFile: productFile(of: target), used: used(by: target),
        resources: catalogs.compactMap { $0 } + synchronized,
        hasPlacedResources: !catalogs.contains(nil),
        accent: settings.first?.accent ?? .unknown, flags: settings.map(\.flags),
        propertyLists: Set(settings.compactMap(\.propertyList)).sorted().map { FilePath($0, relativeTo: base) },
        schemes: settings.map { settings in
          SchemeSource(
            setting: settings.scheme, propertyList: settings.propertyList.map { FilePath($0, relativeTo: base) })
        })
    }
  }

  private func productFile(of target: PropertyList) -> String? {
    target["productReference"]?.string.flatMap { objects[$0]?.fileName }
  }

  /// The products of the phases that link and copy files, and of the targets that are built before.
  private func used(by target: PropertyList) -> Set<String> {
    let phases = (target["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
    let files = phases.filter { ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains($0["isa"]?.string) }
      .flatMap { $0["files"]?.strings ?? [] }.compactMap { objects[$0]?["fileRef"]?.string }
    let before = (target["dependencies"]?.strings ?? []).compactMap { objects[$0] }.compactMap { dependency in
      dependency["target"]?.string
        ?? dependency["targetProxy"]?.string.flatMap { objects[$0]?["remoteGlobalIDString"]?.string }
    }
    return Set(
      files.compactMap { objects[$0]?.fileName } + before.compactMap { objects[$0].flatMap(productFile) })
  }

  /// The files of the phases that compile sources.
  private func listedFiles(of target: PropertyList) -> [XcodeMember] {
    let phases = (target["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
    let sources = phases.filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }
    return sources.flatMap { $0["files"]?.strings ?? [] }.compactMap { identifier in
      guard let file = objects[identifier], let location = file["fileRef"]?.string.flatMap({ locations[$0] })
      else { return nil }
      let names = file["platformFilters"]?.strings ?? file["platformFilter"]?.string.map { [$0] }
      return XcodeMember(location: location, filter: names.map { $0.compactMap { PlatformFamily(name: $0) } })
    }
  }

  /// The asset catalogs of the phases that make resources or sources; `nil` for one whose place is not told.
  private func catalogs(of target: PropertyList) -> [XcodeMember?] {
    let phases = (target["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
    let files = phases.filter { ["PBXResourcesBuildPhase", "PBXSourcesBuildPhase"].contains($0["isa"]?.string) }
      .flatMap { $0["files"]?.strings ?? [] }.compactMap { objects[$0]?["fileRef"]?.string }
    return files.compactMap { file -> XcodeMember?? in
      guard objects[file]?["path"]?.string?.hasSuffix(".xcassets") == true else { return nil }
      return .some(locations[file].map { XcodeMember(location: $0) })
    }
  }

  /// The storyboards and xibs of the phases that make resources, in each of their languages.
  private func interfaces(of target: PropertyList) -> [XcodeMember] {
    let phases = (target["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
    let files = phases.filter { $0["isa"]?.string == "PBXResourcesBuildPhase" }
      .flatMap { $0["files"]?.strings ?? [] }.compactMap { objects[$0]?["fileRef"]?.string }
    return files.flatMap { [$0] + (objects[$0]?["children"]?.strings ?? []) }.compactMap { locations[$0] }
      .filter { SourceKind(name: $0.name) == .interface }.map { XcodeMember(location: $0) }
  }

  /// The folders that a target takes as a whole, and what it takes from those it doesn't.
  private func synchronizedMembers(of target: PropertyList, _ identifier: String) -> [XcodeMember] {
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    return synchronizedGroups.flatMap { groupIdentifier -> [XcodeMember] in
      guard let group = objects[groupIdentifier], let location = locations[groupIdentifier] else { return [] }
      let exceptions = (group["exceptions"]?.strings ?? []).compactMap { objects[$0] }.filter {
        $0["isa"]?.string == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"]?.string == identifier
      }
      // An exception takes a file out of a target that has the folder, and into a target that has it not.
      let excepted = exceptions.flatMap { $0["membershipExceptions"]?.strings ?? [] }.map { location.inner($0) }
      var filters: [FilePath: [PlatformFamily]] = [:]
      for exception in exceptions {
        for (path, names) in exception["platformFiltersByRelativePath"]?.pairs ?? [:] {
          filters[location.inner(path)] = names.strings.compactMap { PlatformFamily(name: $0) }
        }
      }
      guard own.contains(groupIdentifier) else {
        return excepted.map { XcodeMember(location: $0, filter: filters[$0]) }
      }
      // Explicit folders are copied as they are.
      let opaque = (group["explicitFolders"]?.strings ?? []).map { location.inner($0) }
      return [XcodeMember(location: location, excluded: excepted + opaque, filters: filters)]
    }
  }

  private struct Level {
    var name: String?
    var settings: [[String: String]]
    /// True where every file it takes settings from was there.
    var isWhole: Bool
  }

  /// The settings of each configuration of a target or the project, its own before those of its configuration file.
  private func levels(of owner: PropertyList, _ configurations: inout BuildConfigurations) -> [Level] {
    let list = owner["buildConfigurationList"]?.string.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.strings ?? []).compactMap { identifier in
      guard let configuration = objects[identifier] else { return nil }
      let settings = (configuration["buildSettings"]?.pairs ?? [:]).compactMapValues { value in
        value.string ?? value.strings.joined(separator: " ")
      }
      let location = configurationFile(of: configuration)
      let file = location.map { configurations.settings(in: $0) }
      return Level(
        name: configuration["name"]?.string, settings: [settings] + (file.map { [$0] } ?? []),
        isWhole: location.map { configurations.isWhole($0) } ?? true)
    }
  }

  private func configurationFile(of configuration: PropertyList) -> FilePath? {
    if let file = configuration["baseConfigurationReference"]?.string { return locations[file] }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string.flatMap({ locations[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return anchor.inner(path)
  }
}

extension PropertyList {
  /// The last part of the path of a file.
  fileprivate var fileName: String? { self["path"]?.string?.split(separator: "/").last.map(String.init) }
}

extension FilePath {
  fileprivate func inner(_ path: String) -> FilePath { FilePath(path, relativeTo: self) }
}
