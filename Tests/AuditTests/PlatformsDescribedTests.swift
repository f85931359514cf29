import Audit
import Findings
import PlatformStyles
import Testing

@Suite("Platforms from descriptions of projects")
struct PlatformsDescribedTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  private func writeManifest(_ targets: String, at path: String = "Project.swift") throws {
    try folder.write(path, text: "import ProjectDescription\n\(targets)\n")
  }

  @Test(
    "takes the platform of a Tuist target for what its patterns name",
    arguments: [
      ("[.mac]", Platform.macos), (".macOS", .macos), ("[.appleWatch]", .watchos), ("[.iPhone, .iPad]", .ios26),
      (".tvOS", .tvos), ("[.appleVision]", .visionos),
    ])
  func tuist(destinations: String, expected: Platform) throws {
    try writeManifest(
      """
      let shell = Target.target(
        name: "Shell", destinations: \(destinations), product: .app, bundleId: "b",
        sources: ["Shell/**/*.swift", .glob("Parts/**", excluding: "Parts/Tests/**")])
      let project = Project(name: "Reader", targets: [shell])
      """)
    try folder.writeViews("Shell/Rows/Row.swift", "Parts/Part.swift", "Parts/Tests/Test.swift", "Other/Other.swift")
    #expect(
      try folder.platforms(".") == [
        "Shell/Rows/Row.swift": expected, "Parts/Part.swift": expected, "Parts/Tests/Test.swift": .ios26,
        "Other/Other.swift": .ios26,
      ])
  }

  @Test("gives computed sources the whole folder, where every target is for one platform")
  func computedSources() throws {
    try writeManifest(
      """
      let project = Project(
        name: "Desk", targets: ["Core", "Pane"].map { .target(name: $0, destinations: .macOS, sources: ["\\($0)/**"]) })
      """, at: "Desk/Project.swift")
    try folder.writeViews("Desk/Pane/Pane.swift", "Else.swift")
    #expect(try folder.platforms(".") == ["Desk/Pane/Pane.swift": .macos, "Else.swift": .ios26])
  }

  @Test("takes what the helpers of a Tuist project say where the manifest imports them", arguments: [true, false])
  func helpers(isImported: Bool) throws {
    try writeManifest(
      """
      \(isImported ? "import ProjectDescriptionHelpers" : "")
      let project = Project(name: "Desk", targets: [.app(), .tests()])
      """)
    try writeManifest(
      """
      public extension Target {
        static func app() -> Target { .target(name: "Desk", destinations: .macOS, sources: ["App/**"]) }
      }
      """, at: "Tuist/ProjectDescriptionHelpers/Target+App.swift")
    try folder.writeViews("App/Pane.swift")
    #expect(try folder.platforms(".")["App/Pane.swift"] == (isImported ? .macos : .ios26))
  }

  @Test("learns nothing from computed destinations, and from files that describe no project")
  func unread() throws {
    try writeManifest("let target = Target.target(name: \"A\", destinations: everywhere, sources: \"A/**\")")
    try folder.write(
      "B/Project.swift", text: "struct Project { func make() { run(destinations: .macOS, sources: \"**\") } }\n")
    try folder.writeViews("A/One.swift", "B/Two.swift")
    #expect(try folder.platforms(".") == ["A/One.swift": .ios26, "B/Two.swift": .ios26])
  }

  @Test("reads XcodeGen's specification with templates and included files")
  func xcodeGen() throws {
    try folder.write(
      "project.yml",
      text: """
        name: Clock
        include:
          - path: Wrist/wrist.yml
        targetTemplates:
          Desk:
            platform: macOS
            sources: [Shared/Desk]
        targets:
          Menu:
            templates: [Desk]
          Phone:
            platform: iOS
            sources:
              - path: Phone
                excludes: [Remote/**, "*.md"]
          Box:
            supportedDestinations: [tvOS]
            platform: auto
            sources: Phone/Remote
        """)
    try folder.write(
      "Wrist/wrist.yml",
      text: """
        targets:
          Wrist:
            platform: watchOS
            sources: Face

        """)
    try folder.writeViews(
      "Shared/Desk/Pane.swift", "Phone/Home.swift", "Phone/Remote/Keys.swift", "Wrist/Face/Dial.swift")
    #expect(
      try folder.platforms(".", asked: "visionos") == [
        "Shared/Desk/Pane.swift": .macos, "Phone/Home.swift": .ios26, "Phone/Remote/Keys.swift": .tvos,
        "Wrist/Face/Dial.swift": .watchos,
      ])
  }

  @Test("reads XcodeGen's specification with scripts in block texts, anchors and merged mappings")
  func blocksAndAnchors() throws {
    try folder.write(
      "project.yml",
      text: """
        common: &common
          platform: macOS
          sources: [Shared]
        targets:
          Pane:
            <<: *common
            sources: [Pane]
            preBuildScripts:
              - script: |
                  if which linter; then linter: fi
                  targets:
                name: Lint
          Tray: *common
          Strip:
            <<: [{platform: tvOS}, *common]
            sources: &strip
              - Strip

        """)
    try folder.writeViews("Pane/Pane.swift", "Shared/Row.swift", "Strip/Strip.swift")
    #expect(
      try folder.platforms(".") == [
        "Pane/Pane.swift": .macos, "Shared/Row.swift": .macos, "Strip/Strip.swift": .tvos,
      ])
    #expect(try folder.problems(".").isEmpty)
  }

  @Test("gives up on a specification whose aliases multiply without end")
  func multiplyingAliases() throws {
    // Each of the lines stands for ten of the one above: 10^7 values.
    let levels = (1...7).map { level in
      let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      return "a\(level): &a\(level) [\(aliases)]"
    }
    try folder.write("project.yml", text: "a0: &a0 x\n\(levels.joined(separator: "\n"))\ntargets: {}\n")
    try folder.writeViews("App/Home.swift")
    let problems = try folder.problems(".")
    #expect(problems.map(\.file) == ["project.yml"])
    #expect(problems.first?.message.contains("aliases make more than 131072 values") == true)
  }

  @Test("keeps the platform asked for where a target has it among several")
  func several() throws {
    try folder.write("project.yml", text: "targets:\n  App:\n    platform: [iOS, macOS]\n    sources: [App]\n")
    try folder.writeViews("App/Home.swift")
    #expect(try folder.platforms("App", asked: "macos") == ["App/Home.swift": .macos])
    #expect(try folder.platforms("App", asked: "watchos") == ["App/Home.swift": .ios26])
  }

  @Test("puts the sources of a target and of its templates together, unless one replaces the others")
  func templateSources() throws {
    try folder.write(
      "project.yml",
      text: """
        targetTemplates:
          Desk: { platform: macOS, sources: [Common] }
        targets:
          Pane:
            templates: [Desk]
            sources: [Pane]
          Tray:
            templates: [Desk]
            platform: tvOS
            "sources:REPLACE": [Tray]

        """)
    try folder.writeViews("Common/Row.swift", "Pane/Pane.swift", "Tray/Tray.swift", after: "import SwiftUI")
    #expect(
      try folder.platforms(".") == [
        "Common/Row.swift": .macos, "Pane/Pane.swift": .macos, "Tray/Tray.swift": .tvos,
      ])
    #expect(try folder.problems(".", asked: nil).isEmpty)
  }

  @Test("says for which platforms files with views are not audited")
  func untold() throws {
    try folder.write(
      "project.yml",
      text: """
        targets:
          App: { platform: [iOS, macOS], sources: [App] }
          Box: { platform: tvOS, sources: [App/Home.swift, Box] }

        """)
    try folder.writeViews("App/Home.swift", "App/Page.swift", "Box/Keys.swift", after: "import SwiftUI")
    try folder.writeViews("App/Tests/Seen.swift", after: "import SwiftUI")
    try folder.write("App/Store.swift", text: "import Foundation\nstruct Store {}\n")
    #expect(
      try folder.problems(".", asked: nil).map { "\($0.file): \($0.message)" } == [
        "App/Home.swift: compiled for macOS, as is one more file, but audited for iOS alone;"
          + " '--platform macos' audits them there",
        "App/Home.swift: compiled for tvOS but audited for iOS alone; '--platform tvos' audits it there",
      ])
    // Who asks for one platform knows that there are others.
    #expect(try folder.problems(".", asked: "ios").isEmpty)
  }

  @Test("reads a specification behind any number of folders that have none")
  func manyFolders() throws {
    for number in 0..<120 { try folder.writeViews("App\(number)/View.swift") }
    try folder.write("Wrist/project.yml", text: "targets:\n  Wrist:\n    platform: watchOS\n    sources: .\n")
    try folder.writeViews("Wrist/Dial.swift")
    #expect(try folder.platforms(".")["Wrist/Dial.swift"] == .watchos)
  }

  @Test("names a specification that can't be read, and goes on")
  func malformed() throws {
    try folder.write("project.yml", text: "targets:\n  App: [\n")
    try folder.writeViews("App/Home.swift")
    let problems = try folder.problems(".")
    #expect(problems.map(\.file) == ["project.yml"])
    #expect(problems.first?.message.hasPrefix("could not be read as XcodeGen's specification: not YAML") == true)
  }
}
