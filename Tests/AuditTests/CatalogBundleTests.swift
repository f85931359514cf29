import Audit
import ColorScience
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

@Suite("Bundles of files and catalogs from projects and packages")
struct CatalogBundleTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// An opaque colour of the same digits in every channel.
  private static func gray(_ digits: String) -> String {
    #"""
    {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
    "components":{"red":"0x\#(digits)","green":"0x\#(digits)","blue":"0x\#(digits)","alpha":"1.000"}}}]}
    """#
  }

  /// An app `A` and an extension `B`, each with a file and a catalog of its own.
  private func writeProject(
    settingsA: String = "", settingsB: String = "", project: String = "", catalogA: String = "App/A.xcassets"
  ) throws {
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (FA, FB, CA, CB); sourceTree = "<group>"; };
      FA = { isa = PBXFileReference; path = App/Home.swift; sourceTree = "<group>"; };
      FB = { isa = PBXFileReference; path = Widget/Tile.swift; sourceTree = "<group>"; };
      CA = { isa = PBXFileReference; path = \(catalogA); sourceTree = "<group>"; };
      CB = { isa = PBXFileReference; path = Widget/B.xcassets; sourceTree = "<group>"; };
      BFA = { isa = PBXBuildFile; fileRef = FA; };
      BFB = { isa = PBXBuildFile; fileRef = FB; };
      BCA = { isa = PBXBuildFile; fileRef = CA; };
      BCB = { isa = PBXBuildFile; fileRef = CB; };
      SA = { isa = PBXSourcesBuildPhase; files = (BFA); };
      SB = { isa = PBXSourcesBuildPhase; files = (BFB); };
      RA = { isa = PBXResourcesBuildPhase; files = (BCA); };
      RB = { isa = PBXResourcesBuildPhase; files = (BCB); };
      A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = LA; buildPhases = (SA, RA); };
      B = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
        buildConfigurationList = LB; buildPhases = (SB, RB); };
      LA = { isa = XCConfigurationList; buildConfigurations = (DA); };
      LB = { isa = XCConfigurationList; buildConfigurations = (DB); };
      RootList = { isa = XCConfigurationList; buildConfigurations = (DR); };
      DA = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settingsA) }; };
      DB = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settingsB) }; };
      DR = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(project) }; };
      """)
  }

  /// An app whose target takes settings from `App.xcconfig`, too.
  private func writeConfiguredProject(target: String = "", project: String = "") throws {
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (App, X); sourceTree = "<group>"; };
      App = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
        buildConfigurationList = L; fileSystemSynchronizedGroups = (App); };
      L = { isa = XCConfigurationList; buildConfigurations = (D); };
      D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X; buildSettings = { \(target) }; };
      RootList = { isa = XCConfigurationList; buildConfigurations = (DR); };
      DR = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; \(project) }; };
      """)
  }

  private func writeViews(_ style: String) throws {
    for (path, name) in [("App/Home.swift", "Home"), ("Widget/Tile.swift", "Tile")] {
      let view = "struct \(name): View { var body: some View { Text(\"\(name)\").foregroundStyle(\(style)) } }"
      try folder.write(path, text: "import SwiftUI\n\(view)\n")
    }
  }

  private func writeCatalogs(_ name: String) throws {
    try folder.write("App/A.xcassets/\(name).colorset/Contents.json", text: Self.gray("11"))
    try folder.write("Widget/B.xcassets/\(name).colorset/Contents.json", text: Self.gray("22"))
  }

  private func report(_ paths: String...) throws -> Report {
    try folder.outcome(paths.isEmpty ? ["."] : paths, asked: "ios18").report
  }

  /// The colour of each file's text in light, where it is certain.
  private func colors(_ paths: String...) throws -> [String: String] {
    let elements = try folder.outcome(paths.isEmpty ? ["."] : paths, asked: "ios18").report.scene.elements
    let pairs = elements.compactMap { element -> (String, String)? in
      guard let reading = element.placements.first?.readings[.light], reading.isCertain else { return nil }
      return reading.foreground.map { (element.range.file, $0.hexString) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private func missing(_ report: Report) -> [String] {
    report.findings.filter { $0.rule == "missing-color" }.map(\.range.id)
  }

  @Test("looks colours up in the catalogs of the target that compiles the file")
  func targets() throws {
    try writeProject()
    try writeViews("Color(\"Ink\")")
    try writeCatalogs("Ink")
    #expect(try colors() == ["App/Home.swift": "#111111", "Widget/Tile.swift": "#222222"])
  }

  @Test("finds a name missing in the target that lacks it, with the catalog that has it")
  func missingInOneTarget() throws {
    try writeProject()
    try writeViews("Color(\"Ink\")")
    try folder.write("App/A.xcassets/Ink.colorset/Contents.json", text: Self.gray("11"))
    try folder.write("Widget/B.xcassets/Contents.json", text: "{}")
    let report = try report()
    #expect(missing(report) == ["Widget/Tile.swift:2:72"])
    let finding = try #require(report.findings.first { $0.rule == "missing-color" })
    #expect(finding.notes.map(\.range?.file) == ["App/A.xcassets/Ink.colorset/Contents.json"])
    #expect(finding.elements == ["Widget/Tile.swift:2:43"])
  }

  @Test("finds nothing missing where a catalog of the target lies outside or is not where the project says")
  func incomplete() throws {
    try writeProject()
    try writeViews("Color(\"Ghost\")")
    try writeCatalogs("Ink")
    #expect(try missing(report()).count == 1)
    try folder.write("Rest/Contents.json", text: "{}")
    try writeProject(catalogA: "Lost/Made.xcassets")
    let ids = try missing(report())
    #expect(ids.map { $0.prefix { $0 != "/" } } == ["Widget"])
    // Only sources are audited: no catalog is read.
    #expect(try missing(report("App/Home.swift", "Widget/Tile.swift")).isEmpty)
  }

  @Test("claims nothing without a project unless all that it could be is audited")
  func withoutProject() throws {
    try writeViews("Color(\"Ghost\")")
    try writeCatalogs("Ink")
    #expect(try missing(report()).count == 1)
    #expect(try missing(report("App/Home.swift", "Widget/Tile.swift")).isEmpty)
    for project in [".git", "App.xcodeproj", "Shared.xcassets"] {
      try folder.makeFolder(project)
      #expect(try missing(report()).count == 1)
      #expect(try missing(report("App")).isEmpty)
      try folder.remove(project)
    }
  }

  @Test("finds nothing missing where a folder's name may be a part of the colour's")
  func brokenFolder() throws {
    try writeProject()
    try writeViews("Color(\"brand/Ink\")")
    try folder.write("App/A.xcassets/brand/Contents.json", text: "{ \"properties\" : ")
    try folder.write("App/A.xcassets/brand/Ink.colorset/Contents.json", text: Self.gray("11"))
    let report = try report()
    #expect(missing(report).isEmpty)
    #expect(report.problems.map(\.file) == ["App/A.xcassets/brand/Contents.json"])
  }

  @Test("takes the folders that a target has as a whole")
  func synchronizedFolders() throws {
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (App, Tile); sourceTree = "<group>"; };
      App = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      Tile = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
        fileSystemSynchronizedGroups = (App); };
      B = { isa = PBXNativeTarget; productType = "com.apple.product-type.app-extension";
        fileSystemSynchronizedGroups = (Tile); };
      """)
    try writeViews("Color(\"Ink\")")
    try writeCatalogs("Ink")
    #expect(try colors() == ["App/Home.swift": "#111111", "Widget/Tile.swift": "#222222"])
    try writeViews("Color(\"Ghost\")")
    #expect(try missing(report()).count == 1)
    // A part of a target's folder doesn't hold all of its catalogs.
    try folder.write("App/Views/Part.swift", text: CatalogDiscoveryTests.view("Color(\"Ghost\")"))
    try folder.write("App/Views/P.xcassets/Ink.colorset/Contents.json", text: Self.gray("11"))
    #expect(try missing(report("App/Views")).isEmpty)
    #expect(try missing(report("App")).count == 1)
  }

  // MARK: - Accents

  private static let accent = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

  @Test("takes the accent that the settings of the target, else of the project name")
  func accents() throws {
    try writeViews(".tint")
    try writeCatalogs("Warm")
    try writeProject(settingsA: "\(Self.accent) = Warm;", project: "\(Self.accent) = AccentColor;")
    // systemBlue of iOS 18 is 0, 122, 255: the extension has no colour of that name.
    #expect(try colors() == ["App/Home.swift": "#111111", "Widget/Tile.swift": "#007AFF"])
    try writeProject(settingsB: "\(Self.accent) = \"\";", project: "\(Self.accent) = Warm;")
    #expect(try colors() == ["App/Home.swift": "#111111", "Widget/Tile.swift": "#007AFF"])
  }

  @Test("keeps the system's where no setting names one, whatever the catalog holds")
  func unsetAccent() throws {
    try writeViews(".tint")
    try writeCatalogs("AccentColor")
    try writeProject()
    #expect(try colors() == ["App/Home.swift": "#007AFF", "Widget/Tile.swift": "#007AFF"])
  }

  @Test("takes the accent of the property list where no setting names one")
  func propertyList() throws {
    try writeViews(".tint")
    try writeCatalogs("Warm")
    try writeProject(settingsA: "INFOPLIST_FILE = App/Info.plist;", settingsB: "INFOPLIST_FILE = Widget/Info.plist;")
    try folder.write(
      "App/Info.plist",
      text: "<plist><dict>\n<key>NSAccentColorName</key>\n<string>Warm</string>\n</dict></plist>")
    try folder.write("Widget/Info.plist", text: "<plist><dict></dict></plist>")
    #expect(try colors() == ["App/Home.swift": "#111111", "Widget/Tile.swift": "#007AFF"])
  }

  @Test("takes the accent from configuration files, and none for granted where one is not there")
  func configurationFiles() throws {
    try writeViews(".tint")
    try writeCatalogs("Warm")
    try writeConfiguredProject()
    try folder.write("App.xcconfig", text: "\(Self.accent) = Warm\n")
    #expect(try colors("App") == ["App/Home.swift": "#111111"])
    try folder.write("App.xcconfig", text: "\(Self.accent) = Warm; // as in a project\n")
    #expect(try colors("App") == ["App/Home.swift": "#111111"])
    // The template's name counts again where a file may say anything.
    try folder.write("App.xcconfig", text: "#include \"Pods.xcconfig\"\n")
    try folder.write("App/A.xcassets/AccentColor.colorset/Contents.json", text: Self.gray("33"))
    #expect(try colors("App") == ["App/Home.swift": "#333333"])
    try folder.write("App.xcconfig", text: "#include? \"Mine.xcconfig\"\n")
    #expect(try colors("App") == ["App/Home.swift": "#007AFF"])
  }

  // MARK: - Packages

  @Test("looks a package's module up in the folder of its target")
  func packages() throws {
    try folder.write(
      "Kit/Package.swift",
      text: """
        import PackageDescription
        let package = Package(
          name: "Kit",
          targets: [.target(name: "Core"), .target(name: "Extra", path: "Extra"), .testTarget(name: "CoreTests")])
        """)
    for (path, name) in [("Kit/Sources/Core/A.swift", "CoreView"), ("Kit/Extra/B.swift", "ExtraView")] {
      let style = "Color(\"Ink\", bundle: .module)"
      try folder.write(
        path,
        text: """
          import SwiftUI
          struct \(name): View { var body: some View { Text("ink").foregroundStyle(\(style)) } }
          """)
    }
    try folder.write("Kit/Sources/Core/C.xcassets/Ink.colorset/Contents.json", text: Self.gray("11"))
    try folder.write("Kit/Extra/E.xcassets/Ink.colorset/Contents.json", text: Self.gray("22"))
    #expect(try colors() == ["Kit/Sources/Core/A.swift": "#111111", "Kit/Extra/B.swift": "#222222"])
    try folder.write("Kit/Extra/E.xcassets/Ink.colorset/Contents.json", text: "{}")
    #expect(try missing(report()) == ["Kit/Extra/B.swift:2:76"])
  }

  @Test("does not miss a package's colour in the app's catalogs where no app is there")
  func packageWithoutApp() throws {
    try folder.write(
      "Package.swift",
      text: "import PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n")
    try folder.write("Sources/Kit/A.swift", text: CatalogDiscoveryTests.view("Color(\"Ghost\")"))
    try folder.write("Sources/Kit/C.xcassets/Ink.colorset/Contents.json", text: Self.gray("11"))
    try folder.makeFolder(".git")
    #expect(try missing(report()).isEmpty)
  }

  // MARK: - Schemes

  /// The appearances of each element's first placement, by the file.
  private func schemes() throws -> [String: Set<ColorScheme>] {
    try report().scene.elements.reduce(into: [:]) {
      $0[$1.range.file] = Set($1.placements.flatMap(\.readings.keys).map(\.scheme))
    }
  }

  private func list(_ style: String) -> String {
    "<plist><dict><key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>"
  }

  @Test("pins the app to the scheme of its settings, else of its property list")
  func pinnedApp() throws {
    try writeViews(".red")
    try writeProject(
      settingsA: "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;", settingsB: "INFOPLIST_FILE = Widget/Info.plist;")
    try folder.write("Widget/Info.plist", text: list("Light"))
    #expect(try schemes() == ["App/Home.swift": [.dark], "Widget/Tile.swift": [.light]])
    try folder.write("Widget/Info.plist", text: list("Automatic"))
    #expect(try schemes() == ["App/Home.swift": [.dark], "Widget/Tile.swift": [.light, .dark]])
    try writeProject(
      settingsA: "INFOPLIST_KEY_UIUserInterfaceStyle = Automatic; INFOPLIST_FILE = Widget/Info.plist;")
    try folder.write("Widget/Info.plist", text: list("Light"))
    #expect(try schemes() == ["App/Home.swift": [.light, .dark], "Widget/Tile.swift": [.light, .dark]])
  }

  @Test("what a target says itself holds although a file of its settings is not there")
  func pinnedAppWithMissingFile() throws {
    try writeViews(".red")
    let dark = "INFOPLIST_KEY_UIUserInterfaceStyle = Dark;"
    try writeConfiguredProject(target: dark)
    #expect(try schemes()["App/Home.swift"] == [.dark])
    // The file may say otherwise than the project.
    try writeConfiguredProject(project: dark)
    #expect(try schemes()["App/Home.swift"] == [.light, .dark])
  }

  @Test("takes the property list beside the entry point where no project says otherwise")
  func looseList() throws {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { Text(\"a\").foregroundStyle(.red) } } }"
    try folder.write("App/Main.swift", text: "import SwiftUI\n\(app)\n")
    try folder.write("App/Info.plist", text: list("Dark"))
    #expect(try schemes() == ["App/Main.swift": [.dark]])
    try folder.write(
      "App/Main.swift", text: "import SwiftUI\n\(app.replacing(".red)", with: ".red).preferredColorScheme(.light)"))\n")
    #expect(try schemes() == ["App/Main.swift": [.light]])
    try folder.write(
      "App/Main.swift",
      text: "import SwiftUI\n\(app.replacing(".red)", with: ".red).preferredColorScheme(on ? .light : nil)"))\n")
    #expect(try schemes() == ["App/Main.swift": [.light, .dark]])
  }

  // MARK: - Images

  @Test("names the file of an image behind text")
  func images() throws {
    try folder.write(
      "Sample.swift",
      text: """
        import SwiftUI
        struct Sample: View { var body: some View { Text("ink").background(Image("Pier")) } }
        """)
    try folder.write("A.xcassets/Pier.imageset/Contents.json", text: "{\"images\":[]}")
    let reading = try #require(report().scene.elements.first?.placements.first?.readings[.light])
    #expect(reading.undecided?.reason == .imageBackdrop)
    #expect(reading.layers.last?.provenance.range?.file == "A.xcassets/Pier.imageset/Contents.json")
  }

  @Test(
    "reads from its catalog whether an image is a template",
    arguments: [("template", Element.Kind.symbol), ("original", .image)])
  func templates(intent: String, kind: Element.Kind) throws {
    try folder.write(
      "Sample.swift", text: "import SwiftUI\nstruct Sample: View { var body: some View { Image(\"Buoy\") } }\n")
    try folder.write(
      "A.xcassets/Buoy.imageset/Contents.json",
      text: #"{"images":[],"properties":{"template-rendering-intent":"\#(intent)"}}"#)
    #expect(try report().scene.elements.map(\.kind) == [kind])
  }
}
