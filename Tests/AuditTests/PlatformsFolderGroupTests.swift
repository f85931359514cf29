import Audit
import PlatformStyles
import Testing

@Suite("Platforms from folders that Xcode targets take as a whole")
struct PlatformsFolderGroupTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// Target `A` for watches takes the folder `Dial`, target `B` for iOS the folder `Home`.
  private func folders(dial: String = "", home: String = "", extra: String = "") -> String {
    """
    Main = { isa = PBXGroup; children = (Dial, Home); };
    Dial = { isa = PBXFileSystemSynchronizedRootGroup; path = Dial; sourceTree = "<group>"; \(dial) };
    Home = { isa = PBXFileSystemSynchronizedRootGroup; path = Home; sourceTree = "<group>"; \(home) };
    A = { isa = PBXNativeTarget; buildConfigurationList = AList; fileSystemSynchronizedGroups = (Dial, ); };
    B = { isa = PBXNativeTarget; buildConfigurationList = BList; fileSystemSynchronizedGroups = (Home, ); };
    AList = { isa = XCConfigurationList; buildConfigurations = (ADebug); };
    ADebug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; }; };
    BList = { isa = XCConfigurationList; buildConfigurations = (BDebug); };
    BDebug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
    \(extra)
    """
  }

  @Test("takes everything inside, however deep, and nothing beside")
  func wholeFolders() throws {
    try folder.writeViews("Dial/Face.swift", "Dial/Parts/Hands/Hour.swift", "Home/Row.swift", "Dialog.swift")
    try folder.writeProject(folders())
    #expect(
      try folder.platforms(".", asked: "tvos") == [
        "Dial/Face.swift": .watchos, "Dial/Parts/Hands/Hour.swift": .watchos, "Home/Row.swift": .ios26,
        "Dialog.swift": .tvos,
      ])
  }

  @Test("takes exceptions out of the target that has the folder and into the one that has it not")
  func exceptions() throws {
    try folder.writeViews("Dial/Face.swift", "Dial/Own/Phone.swift", "Dial/Shared.swift")
    try folder.writeProject(
      folders(
        dial: "exceptions = (Out, In); ",
        extra: """
          Out = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A;
            membershipExceptions = (Info.plist, Own/Phone.swift, ); };
          In = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = B;
            membershipExceptions = (Own, Shared.swift); };
          """))
    #expect(
      try folder.platforms(".") == [
        "Dial/Face.swift": .watchos, "Dial/Own/Phone.swift": .ios26, "Dial/Shared.swift": .ios26,
      ])
    // `Shared.swift` is in both targets.
    #expect(try folder.platforms(".", asked: "macos")["Dial/Shared.swift"] == .watchos)
  }

  @Test("leaves out folders that are copied as they are")
  func explicitFolders() throws {
    try folder.writeViews("Dial/Face.swift", "Dial/Templates/Face.swift")
    try folder.writeProject(folders(dial: "explicitFolders = (Templates, );"))
    #expect(try folder.platforms(".") == ["Dial/Face.swift": .watchos, "Dial/Templates/Face.swift": .ios26])
  }

  @Test("leaves a file inside to the platforms that an exception names")
  func platformFilters() throws {
    try folder.writeViews("Home/Row.swift", "Home/Menu.swift")
    try folder.writeProject(
      folders(
        home: "exceptions = (Filter);",
        extra: """
          Filter = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = B;
            platformFiltersByRelativePath = { Menu.swift = (macos, ); }; };
          """
      ).replacing("SDKROOT = iphoneos", with: "SUPPORTED_PLATFORMS = \"iphoneos macosx\""))
    #expect(try folder.platforms(".") == ["Home/Row.swift": .ios26, "Home/Menu.swift": .macos])
  }

  @Test("knows a folder however its accents are composed")
  func accents() throws {
    // U+00E9 in the project, U+0065 U+0301 on the disk.
    try folder.writeViews("Caf\u{65}\u{301}/Row.swift")
    try folder.writeProject(folders().replacing("path = Dial", with: "path = \"Caf\u{E9}\""))
    #expect(Array(try folder.platforms(".").values) == [.watchos])
  }
}
