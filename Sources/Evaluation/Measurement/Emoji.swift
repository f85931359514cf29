import Scene

extension Leaf {
  /// True for a text of nothing but emoji, whose pictures have colours of their own whatever the text is drawn in.
  var isPictures: Bool {
    guard kind == .text else { return false }
    return content.map { $0.isEmoji } ?? text.map { Value.string($0).isEmoji } ?? false
  }
}

extension Value {
  /// True for a text of emoji, and where each of several texts is one; where there is none, nothing is drawn.
  fileprivate var isEmoji: Bool {
    switch self {
    case .string(let text):
      text.contains { !$0.isWhitespace } && text.allSatisfy { $0.isWhitespace || $0.isDrawnAsEmoji }
    case .array(let parts): parts.count == 1 && parts[0].isEmoji
    case .choice(let alternatives): alternatives.branches.map(\.value).hasEmojiAlone
    default: false
    }
  }
}

extension [Value] {
  /// True where what is drawn of several values is emoji.
  fileprivate var hasEmojiAlone: Bool {
    let drawn = filter { !$0.isNil }
    return !drawn.isEmpty && drawn.allSatisfy(\.isEmoji)
  }
}

extension Character {
  /// True where it is a picture by itself or by variation selector 16, and none of the older signs drawn as a letter is.
  fileprivate var isDrawnAsEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    return first.properties.isEmojiPresentation && !unicodeScalars.contains("\u{FE0E}")
      || unicodeScalars.contains("\u{FE0F}")
  }
}
