import Audit
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

@Suite("Configurations of an audit")
struct ConfigurationTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// A view whose gray of #8E8E93 has 3.26:1 on white, and whose blue has 4.01:1.
  private func writeView(_ path: String, gray: String = "Color(red: 142 / 255, green: 142 / 255, blue: 147 / 255)")
    throws
  {
    try folder.write(
      path,
      text: """
        import SwiftUI
        struct View\(path.filter(\.isLetter)): View {
          var body: some View {
            Text("Gray").foregroundStyle(\(gray)).background(Color(red: 1, green: 1, blue: 1))
          }
        }
        """)
  }

  private func outcome(
    _ paths: [String] = ["."], from place: String = "", profile: Profile? = nil, platform: PlatformChoice? = nil,
    failOn: FailureLevel? = nil, configuration: String? = nil
  ) throws -> AuditOutcome {
    try audit(
      AuditRequest(
        paths: paths, workingDirectory: FilePath(place, relativeTo: folder.path), profile: profile,
        platform: platform, failOn: failOn, configuration: configuration))
  }

  private func complaint(_ paths: [String] = ["."], from place: String = "", configuration: String? = nil) -> String? {
    do {
      _ = try outcome(paths, from: place, configuration: configuration)
      return nil
    } catch {
      return (error as? AuditFailure)?.message
    }
  }

  /// The severities of the findings on contrast by their file.
  private func severities(_ outcome: AuditOutcome) -> [String: Severity] {
    Dictionary(
      outcome.report.findings.filter { $0.rule == "insufficient-contrast" }.map { ($0.range.file, $0.severity) },
      uniquingKeysWith: max)
  }

  @Test("gives each file the severities of its nearest configuration, and of the last override that fits")
  func severities() throws {
    for path in ["A.swift", "Kit/B.swift", "Kit/Old/C.swift", "Kit/Quiet/D.swift"] { try writeView(path) }
    try folder.write(".evident.yml", text: "rules: { insufficient-contrast: { severity: warning } }\n")
    try folder.write(
      "Kit/.evident.yml",
      text: """
        rules: { insufficient-contrast: { severity: note } }
        overrides:
          - { files: [Old, Quiet], rules: { insufficient-contrast: { severity: off } } }
          - { files: ["Old/*.swift"], rules: { insufficient-contrast: { severity: error } } }
        """)
    #expect(
      severities(try outcome()) == ["A.swift": .warning, "Kit/B.swift": .note, "Kit/Old/C.swift": .error])
  }

  @Test("counts what is left of the findings")
  func summary() throws {
    try writeView("A.swift")
    #expect(try outcome().report.summary.findings[.error] == 1)
    try folder.write(".evident.yml", text: "rules: { insufficient-contrast: { severity: off } }\n")
    let report = try outcome().report
    #expect(report.summary.findings[.error] == nil)
    #expect(report.summary.judged == 1)
  }

  /// 3.26:1 is enough for 3:1 and not for 4.5:1.
  @Test("asks for the ratios that are set")
  func thresholds() throws {
    try writeView("A.swift")
    try writeView("Large/B.swift")
    try folder.write(
      ".evident.yml",
      text: """
        overrides: [{ files: [Large], rules: { insufficient-contrast: { normal-text: 3.2 } } }]
        """)
    let outcome = try outcome()
    #expect(severities(outcome) == ["A.swift": .error])
    let required = outcome.report.judgement.elements.map { $0.appearances[.light]?.required }
    #expect(required == [4.5, 3.2])
  }

  @Test("leaves out what is excluded and what is not included, unless the command line names it")
  func patterns() throws {
    for path in ["App/A.swift", "App/Tests/B.swift", "Kit/C.swift", "Other/D.swift"] { try writeView(path) }
    try folder.write(".evident.yml", text: "include: [App, ./Kit]\nexclude: [\"**/*Tests*\"]\n")
    #expect(severities(try outcome()).keys.sorted() == ["App/A.swift", "Kit/C.swift"])
    #expect(try outcome().report.summary.files == 2)
    #expect(severities(try outcome([".", "Other/D.swift"])).count == 3)
    #expect(severities(try outcome(["A.swift"], from: "App")).keys.sorted() == ["A.swift"])
    #expect(complaint(["Other"]) == "the configuration leaves out every source in 'Other'")
  }

  @Test("fails at the level of each file, or at the one of the command line")
  func failOn() throws {
    try writeView("A.swift")
    #expect(try outcome().isFailing)
    try folder.write(".evident.yml", text: "fail-on: never\n")
    #expect(try !outcome().isFailing)
    #expect(try outcome(failOn: .error).isFailing)
    try folder.write(
      ".evident.yml", text: "fail-on: warning\nrules: { insufficient-contrast: { severity: warning } }\n")
    #expect(try outcome().isFailing)
    #expect(try !outcome(failOn: .error).isFailing)
  }

  @Test("judges a run by the one profile that is asked for")
  func profile() throws {
    try writeView("A.swift")
    try writeView("Kit/B.swift")
    try folder.write("Kit/.evident.yml", text: "profile: wcag\n")
    #expect(try outcome().report.profile == .wcag)
    #expect(try outcome(profile: .apple).report.profile == .apple)
    #expect(try outcome(["A.swift"]).report.profile == .standard)
    try folder.write(".evident.yml", text: "profile: apple\n")
    #expect(
      complaint()
        == "'.evident.yml' asks for the profile 'apple' and 'Kit/.evident.yml' for 'wcag'; choose one with "
        + "'--profile', or audit their files apart")
    #expect(try outcome(profile: .standard).report.profile == .standard)
  }

  @Test("takes a platform for files that don't tell theirs, and an override for those that do")
  func platform() throws {
    try folder.writeViews("A.swift", "Kit/B.swift", "Watch/C.swift")
    try folder.writeViews("Mac/D.swift", after: "#if os(macOS)", before: "#endif")
    try folder.writeViews("Watch/E.swift", after: "#if os(watchOS) || os(tvOS)", before: "#endif")
    try folder.write(
      ".evident.yml", text: "platform: tvos\noverrides: [{ files: [Watch], platform: watchos }]\n")
    try folder.write("Kit/.evident.yml", text: "platform: visionos\n")
    func platforms(_ asked: PlatformChoice? = nil) throws -> [String: Platform] {
      let elements = try outcome(platform: asked).report.scene.elements
      return Dictionary(elements.map { ($0.range.file, $0.platform) }, uniquingKeysWith: { $1 })
    }
    #expect(
      try platforms() == [
        "A.swift": .tvos, "Kit/B.swift": .visionos, "Watch/C.swift": .watchos, "Mac/D.swift": .macos,
        "Watch/E.swift": .watchos,
      ])
    #expect(try outcome().report.platform.argument == "tvos")
    let asked = try platforms(PlatformChoice(argument: "ios18"))
    #expect(asked["A.swift"] == .ios18 && asked["Kit/B.swift"] == .ios18 && asked["Watch/C.swift"] == .watchos)
  }

  @Test("lets a named configuration stand for those around the working directory, but not for nearer ones")
  func named() throws {
    for path in ["App/A.swift", "App/Kit/B.swift", "C.swift"] { try writeView(path) }
    try folder.write(".evident.yml", text: "rules: { insufficient-contrast: { severity: off } }\n")
    try folder.write("App/.evident.yml", text: "rules: { insufficient-contrast: { severity: off } }\n")
    try folder.write("App/Kit/.evident.yml", text: "rules: { insufficient-contrast: { severity: note } }\n")
    try folder.write("ci/strict.yml", text: "rules: { insufficient-contrast: { severity: warning } }\nexclude: [D*]\n")
    try writeView("App/D.swift")
    let found = try outcome([".", ".."], from: "App", configuration: "../ci/strict.yml")
    #expect(severities(found) == ["../C.swift": .warning, "A.swift": .warning, "Kit/B.swift": .note])
    #expect(complaint(configuration: "ci/none.yml") == "there is no configuration 'ci/none.yml'")
  }

  @Test("follows what a configuration extends, with patterns relative to the one that was found")
  func extending() throws {
    for path in ["App/A.swift", "App/Old/B.swift"] { try writeView(path) }
    try folder.write("shared/root.yml", text: "exclude: [Old]\nfail-on: never\n")
    try folder.write(
      "shared/base.yml", text: "extends: root.yml\nrules: { insufficient-contrast: { severity: warning } }\n")
    try folder.write("App/.evident.yml", text: "# ours\nextends: ../shared/base.yml\nfail-on: warning\n")
    #expect(severities(try outcome()) == ["App/A.swift": .warning])
    #expect(try outcome().isFailing)
  }

  @Test(
    "stops where what is extended is missing, broken or leads back",
    arguments: [
      ("extends: none.yml\n", "", "App/.evident.yml:1: there is no configuration 'none.yml'"),
      (
        "extends: .evident.yml\n", "",
        "App/.evident.yml:1: '.evident.yml' leads back to a configuration that extends this one"
      ),
      (
        "extends: ../base.yml\n", "profile: wcag\nextends: App/.evident.yml\n",
        "base.yml:2: 'App/.evident.yml' leads back to a configuration that extends this one"
      ),
      ("extends: ../base.yml\n", "profil: wcag\n", "base.yml:1: there is no key 'profil'; did you mean 'profile'?"),
      ("extends: ..\n", "", "'.' could not be read: Is a directory"),
    ])
  func brokenExtension(own: String, base: String, sentence: String) throws {
    try writeView("App/A.swift")
    try folder.write("App/.evident.yml", text: own)
    try folder.write("base.yml", text: base)
    #expect(complaint() == sentence)
  }
}
