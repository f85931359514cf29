import Evaluation
import PlatformStyles
import SourceFacts

/// What build settings or an `Info.plist` say about the scheme that an app is pinned to (S-55).
enum SchemeSetting: Hashable {
  case pinned(ColorScheme)
  /// Explicitly that of the system.
  case automatic
  case unset
  /// Written in a way, or in a file, that can't be read.
  case unknown

  /// Reads the value of `UIUserInterfaceStyle`.
  init(_ value: String) {
    switch value {
    case "Dark": self = .pinned(.dark)
    case "Light": self = .pinned(.light)
    case "Automatic": self = .automatic
    case "": self = .unset
    default: self = .unknown
    }
  }
}

/// Where one configuration of a target says which scheme it is pinned to.
struct SchemeSource: Hashable {
  /// What the settings say, which go first.
  var setting: SchemeSetting
  /// The file that becomes the bundle's `Info.plist`.
  var propertyList: FilePath?

  /// What the settings say, else the file.
  func read() -> SchemeSetting {
    guard setting == .unset, let propertyList else { return setting }
    return (try? propertyListContents(of: propertyList)).map { InfoPropertyList.scheme(in: $0) } ?? .unknown
  }
}

/// The schemes that the apps of a program are pinned to.
struct AppSchemes {
  private let index: BundleIndex
  private let targets: [ColorScheme?]
  /// That of the apps whose `Info.plist` lies beside them, where no project has an app.
  private let loose: ColorScheme?

  /// Takes the targets of projects, and the sources that were read.
  init(_ platforms: TargetPlatforms, _ index: BundleIndex, _ readings: [SourceReadingResult], _ request: AuditRequest) {
    self.index = index
    targets = platforms.xcodeTargets.map { target in Self.common(target.schemes.map { $0.read() }) }
    let folders = readings.filter { $0.facts?.declaresMain == true }.compactMap {
      FilePath($0.path, relativeTo: request.workingDirectory).parent
    }
    let lists = Set(folders).map { folder in (try? contents(of: folder.appending("Info.plist".utf8))) }
    loose = Self.common(lists.map { $0.map { InfoPropertyList.scheme(in: $0) } ?? .unset })
  }

  /// The scheme that all apps which run the code of a file are pinned to, in every configuration.
  func scheme(of path: String) -> ColorScheme? {
    let apps = index.mainBundles(of: path)
    guard let first = apps.first else { return index.hasApps ? nil : loose }
    return apps.allSatisfy { targets[$0] == targets[first] } ? targets[first] : nil
  }

  private static func common(_ settings: [SchemeSetting]) -> ColorScheme? {
    guard case .pinned(let scheme)? = settings.first, settings.allSatisfy({ $0 == .pinned(scheme) }) else { return nil }
    return scheme
  }
}

extension FileFacts {
  /// True for the file of an app's entry point.
  fileprivate var declaresMain: Bool {
    declarations.contains { declaration in
      guard case .type(let type) = declaration else { return false }
      return type.attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
    }
  }
}
