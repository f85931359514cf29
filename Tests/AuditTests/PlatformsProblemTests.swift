import Audit
import Findings
import PlatformStyles
import Scene
import Testing

@Suite("Xcode projects that can't be read")
struct PlatformsProblemTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  static let broken: [(text: String, line: Int?, phrase: String)] = [
    ("", 1, "an end too early"),
    ("{ objects = {\n  A = { isa = PBXGroup; }\n  B = {}; };", 3, "no ';' behind the value of 'A'"),
    ("{\n<<<<<<< HEAD\n  a = b;\n}", 2, "an unexpected '<'"),
    ("{\n  a\n  b;\n}", 3, "no '=' behind 'a'"),
    ("{ a = (b c); }", 1, "no ',' or ')' behind an element"),
    ("{ a = \"b;\n}\n", 1, "quotes that are not closed"),
    ("{ a = b; /* c", 1, "a comment that is not closed"),
    ("{ a = <12 zz>; }", 1, "'<' without bytes and '>'"),
    ("{ }\n}", 2, "text behind the end"),
    ("<?xml version=\"1.0\"?>\n<plist/>", 1, "'<' without bytes and '>'"),
    (String(repeating: "(", count: 100_000), 1, "too many brackets inside each other"),
    ("{ a = b; }", nil, "it lists no project"),
    ("( a, 'b' )", nil, "it lists no project"),
    ("{ rootObject = R; objects = { S = { isa = PBXProject; }; }; }", nil, "it lists no project"),
  ]

  @Test("are reported with the line, and the run goes on", arguments: broken.indices)
  func reports(index: Int) throws {
    let (text, line, phrase) = Self.broken[index]
    try folder.writeViews("Home.swift")
    try folder.write("App.xcodeproj/project.pbxproj", text: text)
    let report = try folder.outcome(["."]).report
    #expect(
      report.problems == [
        Problem(
          file: "App.xcodeproj/project.pbxproj", line: line,
          message: "could not be read as an Xcode project: \(phrase)")
      ])
    #expect(report.scene.elements.map(\.platform) == [.ios26])
  }

  @Test("are reported where a folder stands in their place")
  func folderInstead() throws {
    try folder.writeViews("Home.swift")
    try folder.makeFolder("App.xcodeproj/project.pbxproj")
    let problem = try #require(try folder.problems(".").first)
    #expect(problem.file == "App.xcodeproj/project.pbxproj")
    #expect(problem.message.hasPrefix("could not be read: "))
  }

  @Test("are passed over where a repository holds no project file")
  func schemesOnly() throws {
    try folder.writeViews("Home.swift")
    try folder.makeFolder("App.xcodeproj/xcshareddata")
    #expect(try folder.problems(".") == [])
  }

  @Test("may hold groups that contain themselves and settings that name each other")
  func loops() throws {
    try folder.writeViews("Home.swift")
    try folder.write("Own.xcconfig", text: "#include \"Own.xcconfig\"\nONE = $(TWO)\nTWO = $(ONE) $(ONE)\n")
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (Main, Inner, Own); };
      Inner = { isa = PBXGroup; children = (Main, Home); };
      Home = { isa = PBXFileReference; path = Home.swift; };
      Own = { isa = PBXFileReference; path = Own.xcconfig; };
      H = { isa = PBXBuildFile; fileRef = Home; };
      ASources = { isa = PBXSourcesBuildPhase; files = (H, None); };
      A = { isa = PBXNativeTarget; buildConfigurationList = List; buildPhases = (ASources, None); };
      List = { isa = XCConfigurationList; buildConfigurations = (Debug, None); };
      Debug = { isa = XCBuildConfiguration; baseConfigurationReference = Own; buildSettings = { SDKROOT = "$(ONE)"; }; };
      """)
    #expect(try folder.platforms(".", asked: "tvos") == ["Home.swift": .tvos])
    #expect(try folder.problems(".") == [])
  }

  @Test("may hold settings and inclusions that double with each step")
  func doubling() throws {
    try folder.writeViews("Home.swift")
    // Followed to the end, 40 steps would take 2^40 readings.
    let inherited = String(repeating: "S0 = $(inherited)$(inherited)\n", count: 40)
    let settings = inherited + (0..<40).map { "S\($0) = $(S\($0 + 1))$(S\($0 + 1))\n" }.joined()
    try folder.write("Own.xcconfig", text: "#include \"I0.xcconfig\"\n" + settings + "S40 =\n")
    for step in 0..<40 {
      let line = "#include \"I\(step + 1).xcconfig\"\n"
      try folder.write("I\(step).xcconfig", text: line + line)
    }
    try folder.writeProject(
      """
      Main = { isa = PBXGroup; children = (F, Own); };
      F = { isa = PBXFileSystemSynchronizedRootGroup; path = "."; };
      Own = { isa = PBXFileReference; path = Own.xcconfig; };
      A = { isa = PBXNativeTarget; buildConfigurationList = List; fileSystemSynchronizedGroups = (F); };
      List = { buildConfigurations = (Debug); };
      Debug = { baseConfigurationReference = Own; buildSettings = { SDKROOT = "$(S0)"; }; };
      """)
    #expect(try folder.platforms(".", asked: "tvos") == ["Home.swift": .tvos])
  }

  @Test("may use escapes, comments and every kind of quotes")
  func notation() throws {
    try folder.writeViews("Dial \"1\"/Faç.swift")
    try folder.writeProject(
      """
      // A comment of one line; with { brackets
      Main /* a comment */ = { isa = 'PBXGroup'; children = (F); data = <0a 1B>; };
      "F" = { isa = PBXFileSystemSynchronizedRootGroup; path = "Dial \\"1\\""; note = "\\U00e7 \\n \\q"; };
      A = { isa = PBXNativeTarget; buildConfigurationList = List; fileSystemSynchronizedGroups = (F, ); };
      List = { buildConfigurations = (Debug); };
      Debug = { buildSettings = { "SDKROOT" = 'watchos' }; };
      """)
    #expect(try folder.platforms(".") == ["Dial \"1\"/Faç.swift": .watchos])
  }
}
