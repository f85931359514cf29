import Scene
import SourceFacts

/// Code that makes attributed strings and changes them (S-44).
extension Evaluator {
  static let attributedType = TypeReference(name: "AttributedString")

  // MARK: - Making

  /// Returns what an initialiser of `AttributedString` or `AttributeContainer` makes.
  func attributedText(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Value {
    if name == "AttributeContainer" {
      let attributes = arguments.first.map { argument in container(argument) }
      guard let attributes = attributes ?? [:] else { return unknownText(place) }
      return .attributed(AttributedText(runs: [.init(text: .none, attributes: attributes)]))
    }
    guard let first = arguments.first else { return .attributed(AttributedText(runs: [])) }
    // The platform's own kind are objects where code is followed (S-110).
    if followsCode, name.hasPrefix("NS") { return unknownText(place) }
    if case .instance(let instance) = first.value, code?.isAttributed(instance) == true { return first.value }
    let run: AttributedText.Run
    switch (first.label, first.value) {
    case (nil, .attributed), ("attributedString", .attributed): return first.value
    case (nil, .choice), ("markdown", .choice):
      return distribute(first.value, place: place) { branch in
        var arguments = arguments
        arguments[0].value = branch
        return attributedText(name, arguments, place: place)
      }
    // Localised texts are read as Markdown, too (S-42).
    case ("markdown", .string(let text)), ("localized", .string(let text)): return markdown(text, place: place)
    // What is marked up in a text of the running program changes no colour but that of links (S-43).
    case ("markdown", .interpolated), ("markdown", .unknown), ("localized", .unknown), ("localized", .implicit):
      run = .init(text: first.value, isMarkedUp: true)
    case ("localized", .interpolated(let segments)):
      // What a localised text is filled with is not read as Markdown.
      run = .init(text: first.value, isMarkedUp: segments.contains { mayBeMarkedUp($0) })
    case ("string", .string), ("string", .interpolated), ("string", .unknown): run = .init(text: first.value)
    case (nil, .string), (nil, .interpolated):
      run = .init(text: first.value)
    case (nil, .unknown(let doubt)) where ["String", "Substring"].contains(doubt.type?.name) || doubt.format != nil:
      run = .init(text: first.value)
    default: return unknownText(place)
    }
    var made = run
    if name.hasPrefix("NS") { made.place = place }
    let isRead = first.label == "markdown" && Self.mayHoldLink(first.value)
    let text = Value.attributed(AttributedText(runs: isRead ? [made, perhapsLinked(made, place)] : [made]))
    guard let container = arguments.first(where: { $0.label == "attributes" }) else { return text }
    return attributed(text, "mergeAttributes", [container], place: place) ?? (followsCode ? unknownText(place) : text)
  }

  /// Returns a run of the running program's Markdown as the link that a piece of it may be.
  private func perhapsLinked(_ run: AttributedText.Run, _ place: Place) -> AttributedText.Run {
    let condition = conditions.number(
      key: "\(ButtonComponents.eitherKey)link@\(place.file):\(place.span.start)", label: "S-43",
      arms: ["none", "link"], isGap: true)
    var link = run
    link.path = Guard(condition: condition, arm: 1)
    link.attributes["link"] = ArgumentValue(label: nil, value: .none, place: place)
    return link
  }

  /// The runs of a text with Markdown, in which links have their own colour (S-43).
  private func markdown(_ text: String, place: Place) -> Value {
    let isMarkedUp = Self.isMarkedUp(text)
    return .attributed(
      AttributedText(
        runs: Markdown.runs(of: text).map { piece in
          var run = AttributedText.Run(text: .string(piece.text), isMarkedUp: isMarkedUp)
          run.isBold = piece.isBold
          if piece.isLink { run.attributes["link"] = ArgumentValue(label: nil, value: .none, place: place) }
          return run
        }))
  }

  /// False for Markdown that only numbers fill in, with no link around them.
  private static func mayHoldLink(_ markdown: Value) -> Bool {
    guard case .interpolated(let segments) = markdown else { return true }
    return segments.contains { segment in
      switch segment {
      case .text(let text): text.contains { "[<".contains($0) } || text.contains("://")
      case .values(let values): !values.prefix(1).contains { isNumber($0.value) }
      }
    }
  }

  /// True for a number, among them how many there are of something.
  private static func isNumber(_ value: Value) -> Bool {
    if case .unknown(let doubt) = value, doubt.type == nil, doubt.key.hasSuffix(".count") { return true }
    return value.isSize
  }

  /// True where a text has what may be marks of Markdown.
  private static func isMarkedUp(_ text: String) -> Bool { text.contains { "*_`~".contains($0) } }

  /// True for written marks, and for what may be an attributed string, which brings its own along.
  private func mayBeMarkedUp(_ segment: InterpolatedSegment) -> Bool {
    switch segment {
    case .text(let text): Self.isMarkedUp(text)
    case .values(let values): values.contains { AttributedTexts.mayHaveRuns($0.value, self) }
    }
  }

  private func unknownText(_ place: Place) -> Value { .unknown(unknownAttributes(place)) }

  /// Says of an attributed string that its attributes can't be told.
  func unknownAttributes(_ place: Place) -> Doubt {
    Doubt(.runtimeValue, "an attributed string", place: place, type: Self.attributedType)
  }

  // MARK: - Changing

  /// Follows an assignment to an attribute, such as `text.foregroundColor = .red` or `text[range].font = .body`; returns
  /// the variable's expression and its new value, `nil` for other assignments.
  func attributing(_ left: Expression, _ right: Expression, in scope: Scope) -> (target: Expression, value: Value)? {
    guard case .member(.some(var base), let attribute, _) = left.kind else { return nil }
    if case .member(.some(let inner), let name, _) = base.kind, AttributedText.scopes.contains(name) { base = inner }
    var range: String?
    if case .subscripted(let inner, let bounds) = base.kind {
      range = self.range(bounds, place: place(left.span, in: scope), in: scope)
      base = inner
    }
    guard base.isVariable else { return nil }
    let old = evaluate(base, in: scope)
    guard isAttributed(old), let argument = arguments([Argument(label: nil, value: right)], in: scope).first else {
      return nil
    }
    let change = [attribute: argument]
    let new = changing(old, place: place(left.span, in: scope)) {
      if let range { $0.mergingPart(change, range: range) } else { $0.merging(change) }
    }
    return (base, new)
  }

  /// Returns the identity of a range as it is written, which two bounds tell together.
  private func range(_ bounds: [Argument], place: Place, in scope: Scope) -> String {
    guard case .binary(let symbol, let lower, let upper)? = bounds.first?.value.kind, ["..<", "..."].contains(symbol)
    else { return identity(ofRange: arguments(bounds, in: scope).first?.value, place: place) }
    return [lower, upper].map { identity(ofRange: evaluate($0, in: scope), place: place) }.joined(separator: symbol)
  }

  /// Returns the identity of a range, that of the place where it is made or used where nothing tells it from others.
  func identity(ofRange value: Value?, place: Place) -> String {
    let key = value.map { self.key(of: $0) } ?? Self.keyOfOther
    let isTold = !key.split(whereSeparator: "()[],".contains).contains { $0 == Self.keyOfOther }
    // At all positions of a list one key stands for whatever is there.
    let isShared = Self.isShared(key)
    if isTold, !isShared { return key }
    var made = place
    if case .unknown(let doubt)? = value, !isShared { made = doubt.place ?? place }
    // Parts of one value are made at one place.
    return "\(key)@\(made.file):\(made.span.start)"
  }

  /// Returns what a method of an attributed string gives; `nil` for those that are not followed.
  func result(of name: String, on text: AttributedText, _ arguments: [ArgumentValue], place: Place) -> Value? {
    name == "range"
      ? range(in: text, arguments, place: place) : restyled(.attributed(text), name, arguments, place: place)
  }

  /// Returns what a method makes of an attributed string, one that is not known where it changes attributes in a way
  /// that is not followed; `nil` for other methods.
  func restyled(_ value: Value, _ method: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    attributed(value, method, arguments, place: place)
      ?? (isAttributed(value) && Self.restyling.contains(method) ? unknownText(place) : nil)
  }

  private static let restyling: Set<String> = [
    "mergeAttributes", "mergingAttributes", "setAttributes", "settingAttributes", "replaceAttributes",
    "replacingAttributes", "transformAttributes", "transformingAttributes",
  ]

  /// Returns where a text lies in an attributed string: a matter of its letters, which attributes don't change.
  private func range(in text: AttributedText, _ arguments: [ArgumentValue], place: Place) -> Value {
    let letters = Set(text.runs.map { key(of: $0.text) }).sorted().joined(separator: "+")
    var doubt = Doubt(
      .runtimeValue, "'range'", place: place, key: "\(letters).range\(key(of: arguments))", label: "range")
    if arguments.count == 1, case .string(let sought) = arguments[0].value {
      let words = text.runs.compactMap { run in if case .string(let text) = run.text { text } else { nil } }
      // What is written in the text is there to be found, and nothing else in words that are no key of a table.
      doubt.isPresent = words.contains { $0.contains(sought) }
      let whole = words.joined()
      if words.count == text.runs.count, whole.contains(where: \.isWhitespace), !whole.contains(sought) { return .none }
    }
    return .unknown(doubt)
  }

  /// Returns what a change makes of the attributed strings that a value may be.
  func changing(_ value: Value, place: Place, _ change: (AttributedText) -> AttributedText) -> Value {
    distribute(value, place: place) { branch in
      if case .attributed(let text) = branch { .attributed(change(text)) } else { branch }
    }
  }

  /// Returns what a method makes of an attributed string; `nil` for those that are not followed.
  func attributed(_ value: Value, _ method: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard isAttributed(value), let first = arguments.first else { return nil }
    return switch method {
    case "append", "insert": joined(value, first.value)
    case "addAttribute":
      field(of: first.value).flatMap { field in
        arguments.first { $0.label == "value" }.map { argument in
          let range = identity(ofRange: arguments.first { $0.label == "range" }?.value, place: place)
          return changing(value, place: place) { $0.mergingPart([String(field.dropFirst()): argument], range: range) }
        }
      }
    case _ where method.hasSuffix("Attributes") && arguments.contains { $0.label == "range" }:
      container(first).map { container in
        let range = identity(ofRange: arguments.first { $0.label == "range" }?.value, place: place)
        return changing(value, place: place) { $0.mergingPart(container, range: range) }
      }
    case "mergeAttributes", "mergingAttributes", "setAttributes", "settingAttributes":
      container(first).map { container in
        changing(value, place: place) { method.hasPrefix("set") ? $0.setting(container) : $0.merging(container) }
      }
    case "replaceAttributes", "replacingAttributes":
      container(first).flatMap { wanted in
        arguments.first { $0.label == "with" }.flatMap(container).map { new in
          replacing(value, wanted, by: new, place: place)
        }
      }
    case _
    where (AttributedText.attributes.contains(method) || method == "inlinePresentationIntent")
      && arguments.count == 1:
      // `AttributeContainer().font(.body)`.
      changing(value, place: place) { $0.merging([method: first]) }
    default: nil
    }
  }

  private func container(_ argument: ArgumentValue) -> [String: ArgumentValue]? {
    switch argument.value {
    case .attributed(let text): return text.runs.count == 1 ? text.runs[0].attributes : nil
    case .implicit(let member) where member.name == "init" && member.chain.isEmpty:
      // `.init([.foregroundColor: …])` is a container where one is asked for.
      return member.arguments?.first.map(container) ?? [:]
    case .instance(let dictionary) where dictionary.typeName == Self.dictionaryType:
      // `[.foregroundColor: …]`, by the names without the dot.
      return Dictionary(
        dictionary.fields.map { key, value in
          let written = dictionary.written?[key]
          return (
            String(key.dropFirst()),
            ArgumentValue(
              label: nil, value: value, place: written?.place ?? argument.place, names: written?.names ?? [])
          )
        }, uniquingKeysWith: { $1 })
    default: return nil
    }
  }

  /// Returns two attributed strings behind each other; `nil` where neither is one.
  func joined(_ left: Value, _ right: Value) -> Value? {
    guard isAttributed(left) || isAttributed(right), let first = pieces(of: left), let second = pieces(of: right) else {
      return nil
    }
    return .attributed(AttributedText(runs: first + second))
  }

  /// The pieces of all the forms of an attributed string, each with the decisions under which it is there.
  func pieces(of value: Value) -> [AttributedText.Run]? {
    switch value {
    case .attributed(let text): return text.runs
    case .string, .interpolated: return [.init(text: value)]
    case .unknown(let doubt): return [.init(text: value, doubt: doubt)]
    case .choice(let alternatives):
      var result: [AttributedText.Run] = []
      for branch in alternatives.branches {
        guard let runs = pieces(of: branch.value) else { return nil }
        result += AttributedText(runs: runs).restricted(to: branch.condition).runs
      }
      return result
    default: return nil
    }
  }

  func isAttributed(_ value: Value) -> Bool {
    switch value {
    case .attributed: true
    case .choice(let alternatives): alternatives.branches.contains { isAttributed($0.value) }
    default: false
    }
  }

  // MARK: - Loops

  /// Follows a loop: what it changes is unknown, but an attributed string has the pieces that one turn adds, and so has
  /// a sum of texts.
  func loop(_ body: [Statement], in scope: Scope, place: Place) {
    let changed = body.changedNames
    let texts = changed.filter { scope.variable($0).map(isAttributed) ?? false }
    let sums = changed.filter { scope.variable($0).map(Self.isTextView) ?? false }
    let lists = listsAppendedTo(by: body, changed, in: scope)
    forget(changed.subtracting(texts).subtracting(sums), in: scope, place: place)
    if !lists.isEmpty { gather(lists, of: body, in: scope, place: place) }
    guard !texts.isEmpty || !sums.isEmpty else { return }
    let before = texts.sorted().map { ($0, scope.variable($0).flatMap(pieces) ?? []) }
    let starts = sums.sorted().compactMap { name in scope.variable(name).map { (name, $0) } }
    let around = loopTexts
    loopTexts = texts
    let ends = turn(of: body, in: scope, place: place)
    loopTexts = around
    for (name, pieces) in before {
      let added = ends.flatMap { end -> [AttributedText.Run] in
        let after = end.texts[name].flatMap(self.pieces) ?? []
        return after.enumerated().filter { $0 >= pieces.count || !pieces[$0].looksLike($1) }.map(\.element)
      }
      _ = scope.assign(name, .attributed(AttributedText(runs: pieces + added)))
    }
    forget(changed.subtracting(texts), in: scope, place: place)
    for (name, start) in starts {
      let after = ends.compactMap { end in end.state.map { (end.path, $0.value(of: name, in: scope)) } }
      if let sum = sum(from: start, after, place: place) { _ = scope.assign(name, sum) }
    }
  }
}

extension Expression {
  /// True for a name, or a chain of names, that an assignment can change.
  fileprivate var isVariable: Bool {
    switch kind {
    case .identifier: true
    case .member(.some(let base), _, _): base.isVariable
    case .postfix("?", let base), .postfix("!", let base): base.isVariable
    default: false
    }
  }
}
