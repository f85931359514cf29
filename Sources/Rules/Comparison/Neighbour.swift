import Findings
import Scene

/// A text that another one is compared with.
struct Neighbour: Sendable {
  /// Its text in quotes, where it is a short literal.
  let name: String?
  let range: SourceRange
}

/// A defect of a text beside one neighbour.
struct PairDefect<Evidence: Sendable> {
  /// On which side of which text the neighbour stands, and what tells the two apart.
  struct Side: Hashable {
    let text: Int
    let isUpper: Bool
    var axis: HierarchyAxis?
  }

  let side: Side
  let neighbour: Neighbour
  var occurrence: Occurrence<Evidence>
}

extension JudgedScene {
  /// Joins the defects of one text beside neighbours of which only one is there at a time: it is one defect, which
  /// names them all. The first of them leads.
  static func joined<Evidence>(
    _ defects: [PairDefect<Evidence>], _ add: (inout Evidence, Neighbour) -> Void
  ) -> [Occurrence<Evidence>] {
    var result: [Occurrence<Evidence>] = []
    var positions: [PairDefect<Evidence>.Side: Int] = [:]
    for defect in defects {
      if let known = positions[defect.side] {
        result[known].elements += defect.occurrence.elements.filter { !result[known].elements.contains($0) }
        result[known].labels += defect.occurrence.labels.dropFirst()
        add(&result[known].evidence, defect.neighbour)
      } else {
        positions[defect.side] = result.count
        result.append(defect.occurrence)
      }
    }
    return result
  }
}

extension String {
  /// Tells of a neighbour that takes the place of the first.
  static func instead(of neighbour: Neighbour) -> String {
    "and with \(neighbour.name ?? "this text"), which stands there instead at times"
  }
}
