import Scene

/// How far a text that is not known is one of nothing but emoji.
enum EmojiShare: Hashable, Sendable {
  /// Whatever it is.
  case whole
  /// Where it is one of those that the source names.
  case named
}

extension Leaf {
  /// True for a text of nothing but emoji, whose pictures have colours of their own whatever the text is drawn in.
  var isPictures: Bool {
    guard kind == .text else { return false }
    return content.map { $0.isEmoji } ?? text.map { Value.string($0).isEmoji } ?? false
  }

  /// True for a text that is nothing but emoji if it is one of those that the source names.
  var mayBePictures: Bool { kind == .text && content?.mayBeEmoji == true }
}

extension Value {
  /// True for a text of emoji, and where each of several texts is one; where there is none, nothing is drawn.
  var isEmoji: Bool {
    switch self {
    case .unknown(let doubt): doubt.emoji == .whole
    case .string(let text):
      text.contains { !$0.isWhitespace } && text.allSatisfy { $0.isWhitespace || $0.isDrawnAsEmoji }
    case .array(let parts): parts.count == 1 && parts[0].isEmoji
    case .choice(let alternatives): alternatives.branches.map(\.value).hasEmojiAlone
    default: false
    }
  }

  /// True for a text, or one of several, that is emoji where it is one of those that the source names.
  fileprivate var mayBeEmoji: Bool {
    switch self {
    case .unknown(let doubt): doubt.emoji == .named
    case .array(let parts): parts.count == 1 && parts[0].mayBeEmoji
    case .choice(let alternatives):
      alternatives.branches.contains { $0.value.mayBeEmoji } || alternatives.branches.map(\.value).mayAllBeEmoji
    default: false
    }
  }

  /// True for what is not known at all and called an emoji, as `pet.emoji`.
  fileprivate var isCalledEmoji: Bool { isCalled(["emoji"]) }

  /// True for what is not known at all and called what may be an emoji: an icon may also be a letter.
  fileprivate var isCalledPicture: Bool { isCalled(["emoji", "icon", "symbol"]) }

  private func isCalled(_ words: [String]) -> Bool {
    guard case .unknown(let doubt) = self, let name = doubt.label.split(separator: ".").last?.lowercased() else {
      return false
    }
    return words.contains(where: name.hasSuffix)
  }
}

extension [Value] {
  /// True for texts that are emoji, each of them.
  var areEmoji: Bool { !isEmpty && allSatisfy(\.isEmoji) }

  /// True where what is drawn of several values is emoji: what is called so is one beside those that the source names.
  fileprivate var hasEmojiAlone: Bool {
    let drawn = filter { !$0.isNil }
    return drawn.contains(where: \.isEmoji) && drawn.allSatisfy { $0.isEmoji || $0.isCalledEmoji }
  }

  /// True where each text that the source names is emoji, and the others are called what may be one (S-140): a mark that
  /// stands in for a name, or before a rank, tells nothing of these.
  fileprivate var mayAllBeEmoji: Bool {
    let drawn = filter { !$0.isNil }
    return drawn.contains(where: \.isEmoji) && drawn.allSatisfy { $0.isEmoji || $0.isCalledPicture }
  }
}

extension Character {
  /// True where it is a picture by itself or by variation selector 16, and none of the older signs drawn as a letter is.
  ///
  /// Of the emoji from U+1F300 on, such as the spider U+1F577, Apple's systems have a picture alone, whatever Unicode
  /// presents them as.
  fileprivate var isDrawnAsEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    let isPicture = first.properties.isEmojiPresentation || first.value >= Self.firstPictograph
    return isPicture && !unicodeScalars.contains("\u{FE0E}") || unicodeScalars.contains("\u{FE0F}")
  }

  /// The first of Unicode's "Miscellaneous Symbols and Pictographs".
  private static let firstPictograph: UInt32 = 0x1F300
}
