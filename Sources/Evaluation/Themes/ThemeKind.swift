import SourceFacts

/// How far a type looks like a set of colours and fonts of which one is in force at a time.
enum ThemeKind: Int, Comparable {
  /// It gives no colour and no font.
  case none
  /// It gives some.
  case some
  /// It gives at least as many as a palette has: of text, of its background and of something else.
  case palette
  /// It gives some, and its name says what it is.
  case theme

  static func < (left: ThemeKind, right: ThemeKind) -> Bool { left.rawValue < right.rawValue }
}

extension ProgramIndex {
  /// The types of what a theme provides.
  private static let looks: Set<String> = [
    "Color", "UIColor", "NSColor", "CGColor", "ColorResource", "Font", "UIFont", "NSFont", "ShapeStyle",
    "AnyShapeStyle", "Gradient", "LinearGradient", "RadialGradient", "AngularGradient",
  ]

  /// The words in the names of types that are themes.
  private static let words: Set<String> = [
    "theme", "themes", "theming", "palette", "skin", "scheme", "appearance", "branding",
  ]

  /// Returns how far a type looks like a theme.
  func themeKind(of type: TypeInfo) -> ThemeKind {
    let count = looks(of: type)
    if count == 0 || type.inherited.contains(where: { isViewPart($0.name) }) { return .none }
    if type.lastName.lowercasedWords.contains(where: Self.words.contains) { return .theme }
    return count >= 3 ? .palette : .some
  }

  /// True for what is shown or shows: views, their styles and modifiers, the app.
  private func isViewPart(_ name: String) -> Bool {
    ["View", "ViewModifier", "App", "Scene", "Shape"].contains(name) || name.hasSuffix("Style")
      || name.hasSuffix("Representable")
  }

  /// True for the type of a value that colours or sets text, directly or through its members.
  func isLook(_ reference: TypeReference, in context: String, file: Int32) -> Bool {
    if Self.looks.contains(reference.name) { return true }
    return type(named: reference.name, in: context, file: file).map { looks(of: $0) > 0 } ?? false
  }

  private func looks(of type: TypeInfo) -> Int {
    if let known = type.lookCount { return known }
    let count = looks(of: type, depth: 2)
    type.lookCount = count
    return count
  }

  /// The colours and fonts that a type gives, those of its members included.
  private func looks(of type: TypeInfo, depth: Int) -> Int {
    var count = 0
    for property in type.properties {
      let declaration = property.declaration
      guard let name = declaration.type?.name ?? declaration.value?.writtenType else { continue }
      if Self.looks.contains(name) {
        count += 1
      } else if depth > 0, let inner = self.type(named: name, in: type.id, file: property.file), inner !== type {
        count += looks(of: inner, depth: depth - 1)
      }
    }
    for function in type.functions.values.joined() + type.subscripts {
      if let result = function.declaration.result, Self.looks.contains(result.name) { count += 1 }
    }
    return count
  }
}

extension Expression {
  /// The type that an initial value names: `Color(…)`, `Color.red` and `UIColor(…)!`.
  var writtenType: String? {
    switch kind {
    case .call(let callee, _): callee.typeName ?? callee.writtenType
    case .member(.some(let base), _, _): base.typeName ?? base.writtenType
    case .postfix("!", let value): value.writtenType
    default: nil
    }
  }
}

extension String {
  /// The words of a name in camel case.
  fileprivate var lowercasedWords: [String] {
    var words: [String] = []
    for character in self {
      if character.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }
}
