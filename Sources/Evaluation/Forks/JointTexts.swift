import Scene
import SourceFacts

/// Texts that code sets in one go with what a condition looks at, as the words of a notice with whether it is good.
struct JointTexts {
  let evaluator: Evaluator

  /// True where straight code that gives the object of a text its words gives it what a condition looks at, too.
  func tell(_ subject: ForkSubject, by doubts: some Sequence<Doubt>) -> Bool {
    doubts.contains { doubt in
      guard let place = doubt.place, let name = Self.name(of: doubt.key), let object = doubt.key.object(of: name) else {
        return false
      }
      let flags = subject.tokens.compactMap { token in
        Self.name(of: token).flatMap { token.object(of: $0) == object && $0 != name ? $0 : nil }
      }
      if flags.isEmpty { return false }
      let texts = changes(of: name, declaredAt: place)
      return texts.contains { text in flags.contains { tells(text, beside: $0) } }
    }
  }

  /// The changes of a property of which code writes the value, but for what makes the object.
  private func changes(of name: String, declaredAt place: Place) -> [Usage.Assignment] {
    (evaluator.usage.assignments[name] ?? []).filter { change in
      guard !change.isInitial, change.value != nil, change.block != nil else { return false }
      guard let property = evaluator.owner(of: change)?.property(name) else { return false }
      return Place(file: property.file, span: property.declaration.span) == place
    }
  }

  /// True where the straight code around an assignment of words assigns a flag of the same object. What takes both from
  /// elsewhere, as from the item that a form edits, gives words that say nothing of the flag.
  private func tells(_ text: Usage.Assignment, beside flag: String) -> Bool {
    let code = StraightCode(text)
    return (evaluator.usage.assignments[flag] ?? []).contains { change in
      guard !change.isInitial, StraightCode(change) == code, let words = text.value, let value = change.value else {
        return false
      }
      return words.writesWords || words.isName && (value.isName || value.isFlag)
    }
  }

  /// The name of the property that a key ends with.
  private static func name(of key: String) -> String? {
    key.prefix { $0 != "@" }.split(separator: ".").last.map(String.init)
  }
}

extension Evaluator {
  /// Returns the type whose property an assignment changes, where the source tells.
  fileprivate func owner(of change: Usage.Assignment) -> TypeInfo? {
    let around = typeAround(change.site)
    if case .member(.some(let base), _, _) = change.target.kind {
      return typeOfBase(base, at: change.site, around)
    }
    return around
  }
}

extension Expression {
  /// True where letters are written in it.
  fileprivate var writesWords: Bool {
    if case .string(let segments) = kind,
      segments.contains(where: { if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false } })
    {
      return true
    }
    return children.contains(where: \.writesWords)
  }

  fileprivate var isName: Bool { if case .identifier = kind { true } else { false } }

  fileprivate var isFlag: Bool { if case .boolean = kind { true } else { false } }
}
