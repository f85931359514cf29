import Audit
import PlatformStyles
import Testing

@Suite("Platforms from the targets of Xcode projects")
struct PlatformsXcodeTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// Two targets that list files: `A` for watches, `B` for the platforms of the project's settings.
  private func listing(settings: String, targetB: String = "", group: String = "", extra: String = "") -> String {
    """
    Main = { isa = PBXGroup; children = (Folder, Shared); sourceTree = "<group>"; };
    Folder = { isa = PBXGroup; children = (Watch, App); path = "My Files"; sourceTree = "<group>"; };
    Watch = { isa = PBXFileReference; path = Dial.swift; sourceTree = "<group>"; };
    App = { isa = PBXFileReference; path = Inner/Home.swift; name = Home.swift; sourceTree = "<group>"; };
    Shared = { isa = PBXFileReference; path = Both.swift; sourceTree = SOURCE_ROOT; };
    W = { isa = PBXBuildFile; fileRef = Watch; };
    H = { isa = PBXBuildFile; fileRef = App; };
    S1 = { isa = PBXBuildFile; fileRef = Shared; };
    S2 = { isa = PBXBuildFile; fileRef = Shared; \(extra) };
    ASources = { isa = PBXSourcesBuildPhase; files = (W /* Dial.swift in Sources */, S1, ); };
    BSources = { isa = PBXSourcesBuildPhase; files = (H, S2); };
    A = { isa = PBXNativeTarget; buildConfigurationList = AList; buildPhases = (ASources, ); };
    B = { isa = PBXNativeTarget; buildConfigurationList = BList; buildPhases = (BSources, ); };
    AList = { isa = XCConfigurationList; buildConfigurations = (ADebug); };
    ADebug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
    BList = { isa = XCConfigurationList; buildConfigurations = (BDebug); };
    BDebug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(targetB) }; };
    RootList = { isa = XCConfigurationList; buildConfigurations = (RootDebug); };
    RootDebug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; \(group) };
    """
  }

  private func writeListed() throws {
    try folder.writeViews("My Files/Dial.swift", "My Files/Inner/Home.swift", "Both.swift", "Elsewhere/Loose.swift")
  }

  @Test("takes the SDK of the target, else of the project, and leaves files without a target to the default")
  func sdk() throws {
    try writeListed()
    try folder.writeProject(listing(settings: "SDKROOT = macosx12.3;"))
    #expect(
      try folder.platforms(".") == [
        "My Files/Dial.swift": .watchos, "My Files/Inner/Home.swift": .macos, "Both.swift": .watchos,
        "Elsewhere/Loose.swift": .ios26,
      ])
  }

  @Test(
    "takes of several platforms the one asked for, else the first",
    arguments: [("ios", Platform.ios26), ("ios18", .ios18), ("macos", .macos), ("watchos", .macos)])
  func severalPlatforms(asked: String, expected: Platform) throws {
    try writeListed()
    try folder.writeProject(
      listing(settings: "SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphonesimulator iphoneos\";"))
    let platforms = try folder.platforms(".", asked: asked)
    #expect(platforms["My Files/Inner/Home.swift"] == expected)
    #expect(platforms["My Files/Dial.swift"] == .watchos)
  }

  @Test(
    "takes of a file's several targets the one asked for, else the first",
    arguments: [("ios", Platform.ios26), ("ios18", .ios18), ("watchos", .watchos), ("tvos", .watchos)])
  func severalTargets(asked: String, expected: Platform) throws {
    try writeListed()
    try folder.writeProject(listing(settings: "SDKROOT = iphoneos;"))
    #expect(try folder.platforms(".", asked: asked)["Both.swift"] == expected)
  }

  @Test("prefers a target's SDK to platforms that the project lists for others")
  func listedForOthers() throws {
    try writeListed()
    try folder.writeProject(listing(settings: "SUPPORTED_PLATFORMS = \"iphoneos macosx\";", targetB: "SDKROOT = xros;"))
    #expect(try folder.platforms(".")["My Files/Inner/Home.swift"] == .visionos)
  }

  @Test("fills in settings that others name and inherit")
  func variables() throws {
    try writeListed()
    try folder.writeProject(
      listing(
        settings: "SUPPORTED_PLATFORMS = appletvos; OWN = macosx;",
        targetB: "SUPPORTED_PLATFORMS = \"$(inherited) ${OWN}\";"))
    #expect(try folder.platforms(".")["My Files/Inner/Home.swift"] == .tvos)
    #expect(try folder.platforms(".", asked: "macos")["My Files/Inner/Home.swift"] == .macos)
  }

  @Test(
    "knows nothing of settings that it can't work out",
    arguments: ["SDKROOT = auto;", "SDKROOT = \"$(NOWHERE)\";", "SDKROOT = \"$(SDKROOT)\";", "SDKROOT = \"$(A\";"])
  func unknownSettings(settings: String) throws {
    try writeListed()
    try folder.writeProject(listing(settings: settings))
    #expect(try folder.platforms(".", asked: "tvos")["My Files/Inner/Home.swift"] == .tvos)
  }

  @Test("reads configuration files and what they include, the later line winning")
  func configurationFiles() throws {
    try writeListed()
    try folder.write("Settings/Base.xcconfig", text: "SDKROOT = appletvos // for all\n")
    try folder.write(
      "Settings/App.xcconfig",
      text: "SDKROOT = iphoneos\n#include \"Base.xcconfig\"\n#include? \"None.xcconfig\"\nSDKROOT[arch=x] = macosx\n")
    try folder.writeProject(
      listing(settings: "OTHER = 1;", group: "baseConfigurationReference = Settings;").replacing(
        "(Folder, Shared)", with: "(Folder, Shared, Settings)")
        + "Settings = { isa = PBXFileReference; path = Settings/App.xcconfig; sourceTree = \"<group>\"; };")
    #expect(try folder.platforms(".")["My Files/Inner/Home.swift"] == .tvos)
    #expect(try folder.problems(".") == [])
  }

  @Test("leaves a file to the platforms that its build file names")
  func platformFilters() throws {
    try writeListed()
    try folder.writeProject(
      listing(settings: "SUPPORTED_PLATFORMS = \"iphoneos macosx\";", extra: "platformFilters = (macos, );")
        .replacing("(W /* Dial.swift in Sources */, S1, )", with: "(W)"))
    #expect(try folder.platforms(".")["Both.swift"] == .macos)
  }

  @Test("narrows a target's platforms by the condition around the file")
  func conditions() throws {
    try folder.writeViews("Both.swift", after: "#if os(macOS) || os(tvOS)", before: "#endif")
    try folder.writeViews("My Files/Dial.swift", after: "#if os(macOS)", before: "#endif")
    try folder.writeProject(
      listing(settings: "SUPPORTED_PLATFORMS = \"iphoneos macosx\";").replacing(
        "(W /* Dial.swift in Sources */, S1, )", with: "(W)"))
    // The watch's target compiles `Dial.swift` to nothing, which no other platform changes.
    #expect(try folder.platforms(".") == ["Both.swift": .macos])
  }

  @Test("finds the project around what is audited, but not beyond its repository")
  func projectsAround() throws {
    try folder.makeFolder("Repository/.git")
    try folder.writeViews("Repository/My Files/Dial.swift", "Other/My Files/Dial.swift")
    try folder.writeProject(listing(settings: ""), at: "Repository/App.xcodeproj")
    #expect(try folder.platforms("Dial.swift", from: "Repository/My Files") == ["Dial.swift": .watchos])
    #expect(try folder.platforms("Repository/My Files") == ["Repository/My Files/Dial.swift": .watchos])
    try folder.makeFolder("Repository/My Files/.git")
    #expect(try folder.platforms("Repository/My Files") == ["Repository/My Files/Dial.swift": .ios26])
    #expect(try folder.platforms("Other") == ["Other/My Files/Dial.swift": .ios26])
  }

  @Test("finds a project beside the sources it points to, even an ignored one")
  func projectBeside() throws {
    try folder.write(".gitignore", text: "*.xcodeproj\n")
    try folder.writeViews("My Files/Dial.swift")
    try folder.writeProject(
      listing(settings: "").replacing("path = \"My Files\"", with: "path = \"../My Files\""),
      at: "Tools/Watch.xcodeproj")
    #expect(try folder.platforms(".") == ["My Files/Dial.swift": .watchos])
  }
}
