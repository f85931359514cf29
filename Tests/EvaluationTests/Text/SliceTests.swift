import Scene
import TestSupport
import Testing

/// Parts of lists, and lists that functions make of others.
struct SliceTests {
  private func foregrounds(_ list: String, _ members: String = "", nested: Bool = false) -> [String] {
    let row = #"Text("T").foregroundColor(note.isUrgent ? .red : note.isLate ? .blue : .black)"#
    let rows =
      nested ? "ForEach(notes) { part in ForEach(part) { note in \(row) } }" : "ForEach(notes) { note in \(row) }"
    let look = Look(
      """
      import SwiftUI
      struct Note: Identifiable, Hashable {
        var id: String
        var isUrgent = false
        var isLate = false
      }
      extension Array {
        func chunked(into size: Int) -> [[Element]] {
          stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
        }
      }
      func rows(of notes: [Note], by size: Int) -> [[Note]] {
        var result: [[Note]] = []
        for start in stride(from: 0, to: notes.count, by: size) {
          result.append(Array(notes[start..<min(start + size, notes.count)]))
        }
        return result
      }
      func copies(of names: [String]) -> [Note] {
        var result = [Note]()
        for name in names {
          if name.isEmpty { continue }
          result.append(Note(id: name))
        }
        return result
      }
      struct Rows: View {
        var notes: \(nested ? "[[Note]]" : "[Note]")
        var body: some View { \(rows) }
      }
      struct Page: View {
        @State var names: [String]
        let two = [Note(id: "a"), Note(id: "b", isLate: true)]
        var body: some View { Rows(notes: \(list)) }
      }
      """)
    return look.foregrounds("T")
  }

  @Test(
    "S-58: the elements of a part are among those of the list",
    arguments: [
      ("Array(two[0..<1])", ["#000000"]), ("Array(two[1...])", ["other"]), ("Array(two[..<1])", ["#000000"]),
      ("Array(two[0..<names.count])", ["#000000", "other"]), ("Array(two.prefix(1))", ["#000000"]),
      ("Array(names.map { Note(id: $0) }[1..<3])", ["#000000"]),
      ("names.map { Note(id: $0) }.enumerated().map(\\.element)", ["#000000"]),
      ("copies(of: names)", ["#000000"]), ("zip(two, two).map { $0.0 }", ["#000000", "other"]),
    ])
  func parts(_ list: String, _ expected: [String]) {
    #expect(foregrounds(list).map(plain) == expected.map(plain).sorted())
  }

  @Test(
    "S-58: so are those of the parts that a function makes of a list",
    arguments: [
      ("two.chunked(into: 1)", ["#000000", "other"]), ("rows(of: two, by: 1)", ["#000000", "other"]),
      ("rows(of: names.map { Note(id: $0) }, by: 2)", ["#000000"]),
      ("names.map { Note(id: $0) }.chunked(into: 2)", ["#000000"]),
      ("Array(rows(of: [Note(id: names[0])], by: names.count))", ["#000000"]),
    ])
  func chunks(_ list: String, _ expected: [String]) {
    #expect(foregrounds(list, nested: true).map(plain) == expected.map(plain).sorted())
  }

  /// Black, or another colour: no note is urgent, so that is blue.
  private func plain(_ color: String) -> String { color == "#000000" ? color : "other" }
}
