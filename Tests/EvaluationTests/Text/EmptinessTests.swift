import Scene
import TestSupport
import Testing

/// Lists of which nothing is known, asked twice and in different words whether they hold anything.
struct EmptinessTests {
  /// A view that shows `never` where a condition holds, although its parent shows it only where another one does.
  private func look(_ outer: String, _ inner: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Bird { let name: String }
      \(declarations)
      struct Aviary: View {
        let birds: [Bird]
        var body: some View { if \(outer) { Text("some"); if \(inner) { Text("never") } } }
      }
      """)
  }

  @Test(
    "S-58: one list is empty or holds something, in whatever words that is asked",
    arguments: [
      ("!birds.isEmpty", "birds.count == 0"), ("birds.count > 0", "birds.isEmpty"),
      ("birds.count != 0", "birds.isEmpty"),
      ("0 < birds.count", "birds.isEmpty"), ("birds.first != nil", "birds.isEmpty"),
      ("birds.isEmpty", "birds.last != nil"), ("let bird = birds.first", "birds.isEmpty"),
      ("birds.isEmpty", "birds.count == 2"), ("birds.isEmpty", "birds.count >= 1"),
      ("birds.isEmpty", "let bird = birds.randomElement()"),
    ])
  func words(outer: String, inner: String) {
    let look = look(outer, inner)
    #expect(look.elements("never").isEmpty, "\(look.dump)")
    #expect(look.elements("some").count == 1)
  }

  @Test(
    "S-58: a list with an element for each one of another is empty where that is",
    arguments: [
      "birds.map { $0.name }.isEmpty", "birds.map(\\.name).sorted().isEmpty", "Array(birds).isEmpty",
      "Array(birds.enumerated()).map(\\.element).isEmpty", "birds.reversed().count == 0", "names(of: birds).isEmpty",
      "birds.map { Bird(name: $0.name) }.isEmpty", "Set(birds.map(\\.name)).isEmpty",
    ])
  func preserved(inner: String) {
    let look = look(
      "!birds.isEmpty", inner,
      """
      func names(of birds: [Bird]) -> [String] {
        birds.map { bird in
          let name = bird.name
          return name
        }
      }
      """)
    #expect(look.elements("never").isEmpty, "\(look.dump)")
  }

  @Test(
    "S-58: what may leave elements out may be empty; another list may be; more than one is not asked",
    arguments: [
      "birds.filter { $0.name.isEmpty }.isEmpty", "birds.compactMap { Int($0.name) }.isEmpty",
      "birds.dropFirst().isEmpty",
      "birds.prefix(2).isEmpty", "birds.count == 1", "birds.count > 1",
      "birds.first(where: { $0.name.isEmpty }) == nil",
      "others.isEmpty",
    ])
  func open(inner: String) {
    let look = look("!birds.isEmpty", inner, "let others: [Bird] = load()")
    #expect(look.elements("never").count == 1, "\(look.dump)")
  }

  @Test("S-58: an address that is written out well is one, and what is not may be none")
  func addresses() {
    let look = Look(
      body: """
        if let url = URL(string: "https://example.org/birds?of=prey#top") { Link("a", destination: url) } else { Text("b") }
        if let url = URL(string: "https://exa mple.org") { Link("c", destination: url) } else { Text("d") }
        if let url = URL(string: address) { Link("e", destination: url) } else { Text("f") }
        """)
    #expect(look.elements("b").isEmpty, "\(look.dump)")
    #expect(["a", "c", "d", "e", "f"].allSatisfy { look.elements($0).count == 1 })
  }
}
