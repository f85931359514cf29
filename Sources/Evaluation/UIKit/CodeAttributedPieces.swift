import Scene
import SourceFacts

/// Texts of which ranges of constants leave nothing as it was (S-44).
extension CodeAttributedText {
  /// Returns the pieces of a text that ranges cover together, each with the attributes of those that it lies in.
  ///
  /// It is `nil` where words lie in none, or where a range is not known.
  static func pieces(of runs: [Run], marked marks: [CodeMark], _ views: CodeRenderer) -> [Run]? {
    guard runs.count == 1, let whole = runs.first, let text = whole.text, whole.doubt == nil, whole.whole == nil,
      whole.paths == [.always]
    else { return nil }
    let units = Array(text.utf16)
    var ranges: [(span: Range<Int>, mark: CodeMark)] = []
    for mark in marks {
      guard mark.isAlways, let span = mark.isWhole ? 0..<units.count : mark.span, span.upperBound <= units.count else {
        return nil
      }
      ranges.append((span, mark))
    }
    let ends = Set(ranges.flatMap { [$0.span.lowerBound, $0.span.upperBound] } + [0, units.count]).sorted()
    var result: [Run] = []
    for (start, end) in zip(ends, ends.dropFirst()) {
      let words = String(decoding: units[start..<end], as: UTF16.self)
      let own = ranges.filter { $0.span.contains(start) }.map(\.mark)
      let isCovered = own.contains { !$0.isWhole && !$0.onlyLinks }
      guard isCovered || words.allSatisfy(\.isWhitespace) else { return nil }
      var piece = whole
      piece.text = words
      for mark in own { piece.take(mark, in: views.run) }
      result.append(piece)
    }
    return result
  }
}

extension CodeRun {
  /// Returns the identity of a range: its bounds, where these have a text of their own, else the value that it is.
  func identity(ofRange range: Value?, place: Place) -> String {
    guard case .instance(let instance)? = range, let object = objects[instance.identity], object.kind == "NSRange"
    else { return evaluator.identity(ofRange: range, place: place) }
    let key = evaluator.key(of: object.arguments)
    return Evaluator.isTold(key) && !Evaluator.isShared(key) ? key : instance.identity
  }

  /// The characters of a range of constants, in UTF-16; `nil` for other ranges.
  func span(_ range: Value?) -> Range<Int>? {
    guard case .instance(let instance)? = range, let object = objects[instance.identity], object.kind == "NSRange",
      case .number(let location)? = object.argument("location")?.value,
      case .number(let length)? = object.argument("length")?.value,
      let start = Int32(exactly: location), let count = Int32(exactly: length), start >= 0, count >= 0
    else { return nil }
    return Int(start)..<Int(start) + Int(count)
  }
}
