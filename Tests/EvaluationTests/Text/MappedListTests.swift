import ColorScience
import Scene
import TestSupport
import Testing

/// Lists that `map` makes of lists that are not known.
struct MappedListTests {
  private func foregrounds(_ list: String, _ members: String = "") -> Set<String> {
    let look = Look(
      """
      import SwiftUI
      struct Note: Identifiable, Hashable {
        var id: String
        var isUrgent: Bool
        init(id: String, isUrgent: Bool = false) { self.id = id; self.isUrgent = isUrgent }
      }
      struct Rows: View {
        var notes: [Note]
        var body: some View {
          ForEach(notes) { note in Text("T").foregroundColor(note.isUrgent ? .red : .black) }
        }
      }
      struct Page: View {
        @State var names: [String]
        \(members)
        var body: some View { Rows(notes: \(list)) }
      }
      """)
    return Set(look.foregrounds("T"))
  }

  @Test(
    "each element is as the closure makes it, and what its initialiser gives it by default stays",
    arguments: [
      "names.map { Note(id: $0) }", "names.map { name in Note(id: name, isUrgent: false) }",
      "names.compactMap { Note(id: $0) }", "names.map { Note(id: $0) }.sorted { $0.id < $1.id }",
    ])
  func made(_ list: String) {
    #expect(foregrounds(list, "var id = String()") == ["#000000"])
  }

  @Test("of lists of such lists too")
  func nested() {
    let look = Look(
      """
      import SwiftUI
      struct Note: Identifiable { var id: String; var isUrgent = false }
      struct Rows: View {
        var groups: [[Note]]
        var body: some View {
          ForEach(groups, id: \\.first!.id) { group in
            ForEach(group) { note in Text("T").foregroundColor(note.isUrgent ? .red : .black) }
          }
        }
      }
      struct Page: View {
        @State var names: [String]
        var body: some View { Rows(groups: [names.map { Note(id: $0) }]) }
      }
      """)
    #expect(Set(look.foregrounds("T")) == ["#000000"], "\(look.dump)")
  }

  @Test(
    "what the closure leaves open stays open, and so does a list that is changed",
    arguments: [
      ("names.map { Note(id: $0, isUrgent: $0.isEmpty) }", ""),
      (
        "all",
        "var all: [Note] { var all = names.map { Note(id: $0) }; all.append(Note(id: id, isUrgent: true)); return all }"
      ),
      ("names.map { Note(id: $0) } + [Note(id: id, isUrgent: true)]", ""),
      (
        "notes",
        "@State var notes: [Note]\ninit(names: [String]) { self.names = names\n"
          + "_notes = State(initialValue: names.map { Note(id: $0) }) }\nfunc raise() { notes[0].isUrgent = true }"
      ),
    ])
  func open(_ list: String, _ members: String) {
    // System red, #FF383C.
    let found = foregrounds(list, members + "\nvar id = String()")
    #expect(found.contains("#000000") && found.count == 2, "\(found)")
  }

  @Test("a list that is made of a list has its elements, of whose type each has its own look")
  func copied() {
    let look = Look(
      """
      import SwiftUI
      enum Hue { case a, b
        var ink: Color { switch self { case .a: .black; case .b: .white } }
        var paper: Color { switch self { case .a: .white; case .b: .black } } }
      struct Item: Identifiable { let id: Int; var hue: Hue }
      struct Page: View {
        var items: [Item]
        var body: some View {
          ForEach(Array(items)) { item in Text("T").foregroundColor(item.hue.ink).background(item.hue.paper) }
        }
      }
      """)
    #expect(Set(look.foregrounds("T")) == ["#000000", "#FFFFFF"], "\(look.dump)")
    // Black on white is 21:1, either way round.
    #expect(look.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20.9 }, "\(look.dump)")
  }
}
