import Scene
import SourceFacts

/// Texts that are known only at run time, with where they stand; what a person types tells no state of the program.
struct ForkNeighbours {
  private var byScope: [Int: [Int]] = [:]
  private var byView: [[String]: [Int]] = [:]
  private var byCaller: [[String]: [Int]] = [:]
  private var byScreen: [Int: [Int]] = [:]
  /// The elements of the traces.
  private let elements: [Int]
  /// The class of rows whose code makes each element, with those above it; none for what no row makes.
  private let rows: [Set<String>]

  /// - Parameter rows: The classes of rows whose code makes each element.
  init(_ traces: [ForkTrace], rows: [Set<String>]) {
    elements = traces.map(\.element)
    self.rows = rows
    for (index, trace) in traces.enumerated()
    where trace.kind == .text && !trace.isTyped && !trace.content.doubts.isEmpty {
      byScope[trace.scope, default: []].append(index)
      byView[trace.view, default: []].append(index)
      byCaller[trace.view.dropLast(), default: []].append(index)
      if let screen = trace.screen { byScreen[screen, default: []].append(index) }
    }
  }

  /// The texts in the row or card of a trace, in its view, in the view that shows it, and in the views it shows, or on
  /// its screen, but for those of rows of another class.
  func beside(_ trace: ForkTrace) -> [Int] {
    let own = (byScope[trace.scope] ?? []) + (byView[trace.view] ?? [])
    let others = (byView[trace.view.dropLast()] ?? []) + (byCaller[trace.view] ?? [])
    let row = rows[trace.element]
    let onScreen = (trace.screen.flatMap { byScreen[$0] } ?? []).filter { index in
      let other = rows[elements[index]]
      return row.isSubset(of: other) || other.isSubset(of: row)
    }
    return own + others + onScreen
  }
}

extension CodeIndex {
  /// The class of rows that a name means, with those above it; none for other names, and for one that several have.
  func rows(named name: String) -> Set<String> {
    let types = (index.idsByName[name.lastComponent] ?? []).compactMap { index.types[$0] }
    guard types.count == 1, let kind = kind(of: types[0]), CodeClasses.isCell(kind) else { return [] }
    return Set(chain(of: types[0]).map(\.id))
  }
}
