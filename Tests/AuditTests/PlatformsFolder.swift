import Audit
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

extension DiscoveryFolder {
  /// Writes a view with one text for each file, named after the path, between two lines of conditions.
  func writeViews(_ paths: String..., after first: String = "", before last: String = "") throws {
    for path in paths {
      let name = "View" + path.filter(\.isLetter)
      try write(
        path,
        text: """
          \(first)
          struct \(name): View {
            var body: some View { Text("Seen") }
          }
          \(last)

          """)
    }
  }

  /// Writes an Xcode project of the given objects; `Root` is the project, `Main` its group, `A` and `B` its targets.
  func writeProject(_ objects: String, at name: String = "App.xcodeproj") throws {
    try write(
      "\(name)/project.pbxproj",
      text: """
        // !$*UTF8*$!
        {
          archiveVersion = 1;
          objects = {
            Root = { isa = PBXProject; mainGroup = Main; buildConfigurationList = RootList; targets = (A, B, ); };
            \(objects)
          };
          rootObject = Root /* Project object */;
        }
        """)
  }

  func outcome(_ paths: [String], asked: String? = "ios", from folder: String = "") throws -> AuditOutcome {
    let platform = try asked.map { try #require(PlatformChoice(argument: $0)) }
    return try audit(
      AuditRequest(
        paths: paths, workingDirectory: FilePath(folder, relativeTo: path), profile: .standard, platform: platform))
  }

  /// The platform that the text of each file is judged for.
  func platforms(_ paths: String..., asked: String = "ios", from folder: String = "") throws -> [String: Platform] {
    let elements = try outcome(paths, asked: asked, from: folder).report.scene.elements
    return Dictionary(elements.map { ($0.range.file, $0.platform) }, uniquingKeysWith: { first, _ in first })
  }

  func problems(_ paths: String..., asked: String? = "ios") throws -> [Problem] {
    try outcome(paths, asked: asked).report.problems
  }
}
