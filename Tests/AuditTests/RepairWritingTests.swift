import Audit
import Foundation
import Testing

@Suite("Repaired files")
struct RepairWritingTests {
  private static let line = "Text(\"2 nights\").font(.subheadline).foregroundStyle(.tertiary)"
  private static let repaired = "Text(\"2 nights\").font(.subheadline).foregroundStyle(.secondary)"

  @Test("keep their line breaks, their end and their permissions", arguments: ["\n", "\r\n"])
  func bytes(lineBreak: String) throws {
    func text(_ line: String) -> String {
      String(card(line).replacing("\n", with: lineBreak).dropLast(1))
    }
    let folder = try RepairFolder(["Card.swift": text(Self.line)])
    try folder.setPermissions(0o640, of: "Card.swift")
    try folder.repaired().write()
    #expect(try folder.text("Card.swift") == text(Self.repaired))
    #expect(try folder.permissions(of: "Card.swift") == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.folder.absolutePath) == ["Card.swift"])
  }

  @Test("are not written where they are read-only")
  func readOnly() throws {
    let folder = try RepairFolder(["Card.swift": card(Self.line)])
    try folder.setPermissions(0o444, of: "Card.swift")
    let outcome = try folder.repaired()
    #expect(outcome.files == [])
    #expect(outcome.left == ["insufficient-contrast: 'Card.swift' is read-only"])
  }

  @Test("are not written through a link that leads out of the tree")
  func link() throws {
    let elsewhere = try RepairFolder(["Card.swift": card(Self.line)])
    let folder = try RepairFolder(["Other.swift": "let value = 1\n"])
    try folder.folder.link("Card.swift", to: "\(elsewhere.folder.absolutePath)/Card.swift")
    let outcome = try folder.repaired()
    #expect(outcome.files == [])
    #expect(outcome.left == ["insufficient-contrast: 'Card.swift' is reached by a link that leads out of the tree"])
  }

  @Test("are not written where one of them changed meanwhile")
  func changed() throws {
    let folder = try RepairFolder(["A.swift": card(Self.line), "B.swift": "let value = 1\n"])
    let outcome = try folder.repaired()
    let other = card(Self.line) + "// a note\n"
    try folder.folder.write("A.swift", bytes: Array(other.utf8))
    #expect(throws: AuditFailure("'A.swift' changed while it was audited; nothing was written")) {
      try outcome.write()
    }
    #expect(try folder.text("A.swift") == other)
  }

  @Test("are not written over changes that git does not know, wherever the command is run")
  func dirtyTree() throws {
    let clean = try GitFolder()
    try clean.folder.write("A.swift")
    try clean.commit()
    let dirty = try GitFolder()
    try dirty.folder.write("B.swift")
    let plain = try DiscoveryFolder()
    try plain.write("C.swift")
    func refuse(_ targets: DiscoveryFolder..., from place: DiscoveryFolder) throws {
      try refuseDirtyTrees(AuditRequest(paths: targets.map(\.absolutePath), workingDirectory: place.path))
    }
    for place in [clean.folder, dirty.folder, plain] {
      try refuse(clean.folder, plain, from: place)
      #expect(throws: AuditFailure.self) { try refuse(clean.folder, dirty.folder, from: place) }
    }
  }
}
