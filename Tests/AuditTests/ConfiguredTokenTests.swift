import Audit
import ColorScience
import Findings
import PlatformStyles
import Scene
import Testing

@Suite("Tokens of the nearest configuration")
struct ConfiguredTokenTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  private func writeView(_ path: String) throws {
    try folder.write(
      path,
      text: """
        import SwiftUI
        struct View\(path.filter(\.isLetter)): View {
          var body: some View { Text("\(path)").foregroundStyle(Theme.ink) }
        }
        """)
  }

  /// The foregrounds in light by the path of their file; `?` where it is not known.
  private func foregrounds(_ paths: [String] = ["."], from place: String = "") throws -> [String: String] {
    let elements = try folder.outcome(paths, from: place).report.scene.elements
    return Dictionary(
      uniqueKeysWithValues: elements.map { element in
        (element.range.file, element.placements.first?.readings[.light]?.foreground?.hexString ?? "?")
      })
  }

  @Test("takes the nearest file upward, above the working directory too")
  func nearest() throws {
    try folder.write(".evident.yml", text: "tokens: { Theme.ink: { light: \"#111111\" } }\n")
    try folder.write("Kit/Parts/.evident.yml", text: "tokens: { Theme.ink: { light: \"#222222\" } }\n")
    try folder.write("Kit/Parts/Plain/.evident.yml", text: "tokens:\n")
    for path in ["App/A.swift", "Kit/B.swift", "Kit/Parts/Deep/C.swift", "Kit/Parts/Plain/D.swift"] {
      try writeView(path)
    }
    #expect(
      try foregrounds() == [
        "App/A.swift": "#111111", "Kit/B.swift": "#111111", "Kit/Parts/Deep/C.swift": "#222222",
        "Kit/Parts/Plain/D.swift": "?",
      ])
    #expect(try foregrounds(["A.swift"], from: "App") == ["A.swift": "#111111"])
  }

  @Test("names the place of a token, relative to the working directory")
  func provenance() throws {
    try folder.write(".evident.yml", text: "tokens:\n  Theme.ink: { light: \"#111111\" }\n")
    try writeView("App/A.swift")
    let element = try #require(try folder.outcome(["A.swift"], from: "App").report.scene.elements.first)
    let origin = try #require(element.placements.first?.provenance.last { $0.of == .foreground })
    #expect(origin.kind == .token)
    #expect(origin.range?.id == "../.evident.yml:2:3")
  }

  @Test("stops with the place of a mistake")
  func mistake() throws {
    try folder.write("App/.evident.yml", text: "# ours\ntokns:\n")
    try writeView("App/A.swift")
    #expect(throws: AuditFailure("App/.evident.yml:2: there is no key 'tokns'; did you mean 'tokens'?")) {
      try folder.outcome(["."])
    }
  }
}
