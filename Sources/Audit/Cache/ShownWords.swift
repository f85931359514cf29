/// The words of an answer, which tell the files that it surely does not name.
struct ShownWords {
  /// How much of the white space and the comments of a file an answer may show.
  enum Extent: Hashable {
    /// Neither where its code stands, nor anything around it.
    case nothing
    /// Where its code stands, and lines that hold code.
    case linesOfCode
    case anything
  }

  private var words: Set<ArraySlice<UInt8>> = []
  private let showsSource: Bool
  /// True where lines of any file may show, since objects without a name are told apart by them.
  private let namesLines: Bool

  /// Collects what an answer prints, warns of and writes.
  init(_ answer: RunAnswer) {
    let texts = [answer.output] + answer.warnings.map { Array($0.utf8) } + answer.files.map(\.bytes)
    showsSource = answer.showsSource
    namesLines = texts.contains { $0.holds(Array(" of line ".utf8)) }
    if showsSource || namesLines { return }
    for text in texts { words.formUnion(Self.words(of: text)) }
  }

  /// Tells how much of a file may show.
  func extent(of path: FilePath) -> Extent {
    showsSource ? .anything : namesLines || mayName(path) ? .linesOfCode : .nothing
  }

  /// False where a file is surely not named, however a format writes what is no letter and no digit.
  private func mayName(_ path: FilePath) -> Bool {
    let parts = Self.words(of: Array(path.name))
    // A format may write a mark as a number, which the letters behind it grow together with, so that only the first
    // word of a name is sure to be found; the last one is the kind of file.
    guard let first = parts.first, first.startIndex == 0, parts.count > 1 else { return true }
    return parts.dropLast().contains(where: words.contains)
  }

  /// The stretches of ASCII letters and digits.
  private static func words(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    text.split { byte in
      !(0x30...0x39).contains(byte) && !(0x41...0x5A).contains(byte) && !(0x61...0x7A).contains(byte)
    }
  }
}

extension [UInt8] {
  /// True where a word stands somewhere in it.
  fileprivate func holds(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return (0...(count - word.count)).contains { start in
      self[start] == first && self[start..<(start + word.count)].elementsEqual(word)
    }
  }
}
