/// The name that a misspelt word most likely means; `nil` where none is near.
package func nearest(to word: String, among names: [String]) -> String? {
  // Who writes the beginning of one name alone means that one.
  let begun = names.filter { word.count >= 3 && $0.hasPrefix(word.lowercased()) }
  if begun.count == 1 { return begun[0] }
  let word = Array(word.lowercased())
  let candidates = names.map { (name: $0, distance: editDistance(word, Array($0))) }
  guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
  // A third of the letters may be wrong, so that short words don't become any other short word.
  return best.distance <= max(1, best.name.count / 3) ? best.name : nil
}

/// What to say about a name that is none of the known ones.
package func unknownName(_ name: String, among names: [String]) -> String {
  let choices = "expected one of \(names.joined(separator: ", "))"
  return nearest(to: name, among: names).map { "did you mean '\($0)'? \(choices)" } ?? choices
}

/// Counts the letters to insert, drop, replace or swap with their neighbour.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
      var best = min(replaced, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
