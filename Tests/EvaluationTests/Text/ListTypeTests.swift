import Scene
import TestSupport
import Testing

/// The elements of what the standard library makes of lists and dictionaries that are not known.
struct ListTypeTests {
  /// Looks at what a page shows of notes, of which nothing is known but the type.
  private func look(_ content: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Urgency { case low, high; var color: Color { self == .low ? .black : .red } }
      struct Note: Identifiable {
        var id: String
        var urgency: Urgency
        func chip() -> some View { Text("T").foregroundStyle(urgency.color) }
      }
      struct Page: View {
        let notes: [Note]
        let ids: Set<Note>
        let byTag: [String: [Note]]
        let newest: Note?
        var body: some View { VStack { \(content) } }
      }
      """)
  }

  @Test(
    "S-59: what a list's elements show is followed through what is made of the list",
    arguments: [
      "notes", "notes.filter { $0.id.isEmpty }", "notes.sorted { $0.id < $1.id }.prefix(3)", "notes.reversed()",
      "notes.dropFirst()", "notes[..<3]", "Array(ids)", "Array(Set(notes))", "Array(notes.suffix(2))",
      "notes.lazy.filter { $0.id.isEmpty }", "notes.map { $0 }", "byTag.values.flatMap { $0 }",
      "byTag[\"a\"] ?? []", "byTag[\"a\", default: []]", "byTag.values.map { $0[0] }",
      "notes.compactMap { Optional($0) }", "Dictionary(grouping: notes) { $0.id }.values.flatMap { $0 }",
    ])
  func lists(_ list: String) {
    let look = look("ForEach(\(list)) { note in note.chip() }")
    #expect(Set(look.foregrounds("T")) == ["#000000", "#FF3B30"], "\(look.dump)")
  }

  @Test(
    "S-59: so are one of the elements, and pairs of them",
    arguments: [
      "if let note = notes.first { note.chip() }", "if let note = notes.max(by: { $0.id < $1.id }) { note.chip() }",
      "if let note = notes.first(where: { $0.id.isEmpty }) { note.chip() }", "notes.last?.chip()",
      "ForEach(Array(notes.enumerated()), id: \\.offset) { index, note in note.chip() }",
      "ForEach(Array(notes.enumerated()), id: \\.offset) { pair in pair.element.chip() }",
      "ForEach(byTag.sorted { $0.key < $1.key }, id: \\.key) { tag, notes in ForEach(notes) { $0.chip() } }",
      "ForEach(byTag.keys.sorted(), id: \\.self) { tag in ForEach(byTag[tag] ?? []) { $0.chip() } }",
    ])
  func elements(_ content: String) {
    let look = look(content)
    #expect(Set(look.foregrounds("T")) == ["#000000", "#FF3B30"], "\(look.dump)")
  }

  @Test("of what is made of each element the type counts")
  func mapped() {
    let look = look("ForEach(notes.map(\\.urgency), id: \\.self) { Text(\"T\").foregroundStyle($0.color) }")
    #expect(Set(look.foregrounds("T")) == ["#000000", "#FF3B30"], "\(look.dump)")
  }
}
