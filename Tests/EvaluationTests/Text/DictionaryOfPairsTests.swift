import TestSupport
import Testing

/// Dictionaries that are made of a list of pairs are as known as literal ones.
@Suite struct DictionaryOfPairsTests {
  private func look(_ table: String) -> Look {
    Look(
      body: "Text(\"a\").foregroundStyle(Role.inks[.ink] ?? .black)",
      declarations: "enum Role { case ink, faint; static let inks: [Role: Color] = \(table) }")
  }

  /// System red is #FF3B30 in light.
  @Test(
    "a dictionary of pairs gives what the pair of a key says",
    arguments: [
      ("Dictionary(uniqueKeysWithValues: [(.ink, Color.red), (.faint, Color.gray)])", "#FF3B30"),
      ("Dictionary(uniqueKeysWithValues: [Role.ink, .faint].map { ($0, Color.red) })", "#FF3B30"),
      ("Dictionary(uniqueKeysWithValues: [(.faint, Color.gray)])", "#000000"),
    ])
  func pairs(_ table: String, _ color: String) {
    let look = look(table)
    #expect(look.foregrounds("a") == [color], "\(look.dump)")
  }

  @Test("pairs that the running program makes leave it open what a key gives")
  func unknown() {
    let look = look("Dictionary(uniqueKeysWithValues: Server.pairs)")
    #expect(look.foregrounds("a").contains("?"), "\(look.dump)")
  }
}
