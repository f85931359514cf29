import Scene
import SourceFacts

/// The runs that code makes an attributed text of (S-110, S-115).
extension CodeAttributedText {
  /// A run with its attributes; an unknown one for what can't be told.
  struct Run {
    var text: String?
    var attributes: Instance?
    var doubt: Doubt?
    /// The paths on which it is there.
    var paths: [Guard] = [.always]
    /// True where a part of it has other attributes, which may be all that is seen of it.
    var mayBeCovered = false
    /// True for a part that differs from the text around it as a link alone.
    var isMereLink = false
    /// Equal for the forms of one run, where its attributes depend on the path.
    var whole: String?

    /// Returns the run as one that is put into a text on some paths alone; `nil` where it is there on none of them.
    func appended(on others: [Guard]) -> Run? {
      guard others != [.always], paths.count * others.count <= CodeRun.maximumPaths else { return self }
      var result = self
      result.paths = paths.flatMap { path in others.compactMap { path.and($0) } }
      return result.paths.isEmpty ? nil : result
    }

    /// Takes on attributes that all of the text is given; those that take the place of all before leave no doubt of them.
    mutating func take(_ mark: CodeMark, in run: CodeRun) {
      attributes = mark.attributes(over: attributes, in: run)
      if mark.isAlone { doubt = nil }
    }
  }

  /// Returns the runs of an attributed text.
  static func runs(of value: Value, at place: Place, _ views: CodeRenderer) -> [Run] {
    switch value {
    case .instance(let instance):
      guard let object = views.run.objects[instance.identity] else { break }
      views.renderer.seen.attributedTexts.insert(object.place)
      if let doubt = object.styledBy { return [Run(doubt: doubt)] }
      var result: [Run] = []
      if let copied = (object.argument("attributedString") ?? object.argument(nil))?.value, copied.hasRuns {
        result += runs(of: copied, at: place, views)
      } else {
        result += own(object)
      }
      for child in object.children where child.role == "runs" {
        guard let instance = views.run.instances[child.identity] else { continue }
        result += runs(of: .instance(instance), at: place, views).compactMap { $0.appended(on: child.paths) }
      }
      return marked(result, by: object.marks, views)
    case .choice(let all) where all.branches.count <= CodeRun.maximumPaths:
      return all.branches.reduce(into: []) { result, branch in
        for run in branch.value.isNil ? [] : runs(of: branch.value, at: place, views) {
          run.appended(on: [branch.condition]).map { add($0, to: &result, views) }
        }
      }
    case .unknown(let doubt): return [Run(doubt: doubt)]
    case .attributed(let text):
      views.renderer.seen.attributedTexts.formUnion(text.runs.compactMap(\.place))
      return text.runs.map { run(of: $0, views) }
    default: break
    }
    return [Run(doubt: Doubt(.unsupportedExpression, "an attributed text", place: place))]
  }

  /// Adds a run of one form of a text: what looks the same in several of them is one run, there in each.
  private static func add(_ run: Run, to runs: inout [Run], _ views: CodeRenderer) {
    let key = run.attributes.map { look(of: $0, views) }
    let known = runs.firstIndex { other in
      other.text == run.text && other.doubt == run.doubt && other.attributes.map { look(of: $0, views) } == key
    }
    guard let known else { return runs.append(run) }
    runs[known].paths += run.paths.filter { !runs[known].paths.contains($0) }
    if views.run.outside(runs[known].paths).isEmpty { runs[known].paths = [.always] }
  }

  /// Returns a piece of an `AttributedString`, whose attributes have names without the dot.
  private static func run(of piece: AttributedText.Run, _ views: CodeRenderer) -> Run {
    var run = Run(doubt: piece.doubt, paths: [piece.path])
    if case .string(let text) = piece.text { run.text = text }
    guard !piece.attributes.isEmpty else { return run }
    let attributes = Instance(
      typeName: Evaluator.dictionaryType, fields: [:], identity: views.evaluator.makeIdentity())
    for (name, argument) in piece.attributes {
      attributes.fields[".\(name)"] = argument.value
      views.run.attributes["\(attributes.identity).\(name)"] = CodeSetting(argument)
    }
    run.attributes = attributes
    return run
  }

  /// Returns the runs of a text with the attributes that it is given later. What all of it is given takes the place of
  /// its own; beside a part the rest may be there or not.
  private static func marked(_ runs: [Run], by marks: [CodeMark], _ views: CodeRenderer) -> [Run] {
    let marks = marks.filter(\.changesLooks)
    if let pieces = pieces(of: runs, marked: marks, views) { return pieces }
    var base = runs
    var parts: [Part] = []
    for mark in marks {
      if mark.isWhole, !mark.isAlways {
        base = base.enumerated().flatMap { forms(of: $1, marked: mark, number: $0, views) }
      } else if mark.isWhole {
        for position in base.indices { base[position].take(mark, in: views.run) }
        for position in parts.indices { parts[position].run.take(mark, in: views.run) }
      } else {
        parts = self.parts(parts, marked: mark, over: base.first?.attributes, views)
      }
    }
    if parts.contains(where: { !$0.run.isMereLink }) {
      for position in base.indices { base[position].mayBeCovered = true }
    }
    var distinct: [Run] = []
    for part in parts { add(part.run, to: &distinct, views) }
    return base + distinct
  }

  /// A part of a text with attributes of its own.
  private struct Part {
    /// The identity of the range that it is given them for.
    var range: String
    var run: Run
  }

  /// Returns the parts of a text after one of them is given attributes: what one range gets at several places it has
  /// together, on the paths on which it gets all of it (S-44).
  private static func parts(
    _ parts: [Part], marked mark: CodeMark, over base: Instance?, _ views: CodeRenderer
  ) -> [Part] {
    let attributes = mark.attributes(over: base, in: views.run)
    let made = Run(attributes: attributes, paths: mark.paths, isMereLink: mark.onlyLinks)
    let known = parts.filter { $0.range == mark.range }
    let count = known.reduce(0) { $0 + $1.run.paths.count }
    guard !known.isEmpty, count * mark.paths.count <= CodeRun.maximumPaths else {
      return parts + [Part(range: mark.range, run: made)]
    }
    var result: [Part] = []
    var fresh = made
    for part in parts {
      guard part.range == mark.range else {
        result.append(part)
        continue
      }
      var (old, both) = (part, part)
      old.run.paths = views.run.outside(mark.paths, of: part.run.paths)
      both.run.paths = part.run.paths.flatMap { path in mark.paths.compactMap { path.and($0) } }
      both.run.take(mark, in: views.run)
      both.run.isMereLink = part.run.isMereLink && mark.onlyLinks
      result += [old, both].filter { !$0.run.paths.isEmpty }
      fresh.paths = views.run.outside(part.run.paths, of: fresh.paths)
    }
    return fresh.paths.isEmpty ? result : result + [Part(range: mark.range, run: fresh)]
  }

  /// Returns a run as it is, and as it is on the paths on which all of the text is given other attributes.
  private static func forms(of run: Run, marked mark: CodeMark, number: Int, _ views: CodeRenderer) -> [Run] {
    var old = run
    old.whole = run.whole ?? "\(mark.place.file):\(mark.place.span.start)/\(number)"
    var new = old
    new.take(mark, in: views.run)
    new.paths = run.paths.flatMap { path in mark.paths.compactMap { path.and($0) } }
    return new.paths.isEmpty ? [old] : [old, new]
  }

  /// Joins runs of unknown text that look alike, as a function adds them that is called more than once.
  static func distinct(_ runs: [Run], _ views: CodeRenderer) -> [Run] {
    var result: [Run] = []
    var known: [Look?: Int] = [:]
    for run in runs {
      guard run.text == nil, run.doubt == nil else {
        result.append(run)
        continue
      }
      let key = run.attributes.map { look(of: $0, views) }
      if let first = known[key] {
        result[first].mayBeCovered = result[first].mayBeCovered && run.mayBeCovered
        result[first].paths += run.paths.filter { !result[first].paths.contains($0) }
      } else {
        known[key] = result.count
        result.append(run)
      }
    }
    return result
  }

  /// Equal for attributes that look alike and whose colours are written at the same places: what two arguments give is
  /// two texts, each to be mended where it is written.
  private struct Look: Hashable {
    var likenesses: [Likeness?]
    var inks: [Place]
    /// True for links, wherever they lead.
    var isLink: Bool
  }

  private static func look(of attributes: Instance, _ views: CodeRenderer) -> Look {
    let likenesses = CodeMark.seen.map { name in
      attributes.fields[name].map { value in
        if let likeness = Likeness(value) { return likeness }
        let key = views.evaluator.key(of: value)
        if key != Evaluator.keyOfOther { return .text(key) }
        // What nothing is known of is like itself alone.
        return views.run.attributes[attributes.identity + name].map { .written($0.place) } ?? .text(key)
      }
    }
    return Look(
      likenesses: likenesses, inks: attributes.fields[".foregroundColor"].map(inks) ?? [],
      isLink: attributes.fields[CodeMark.link] != nil)
  }

  private static func inks(of value: Value) -> [Place] {
    switch value {
    case .color(let color): color.origin.map { [$0] } ?? []
    case .choice(let all): all.branches.flatMap { inks(of: $0.value) }
    default: []
    }
  }

  /// The text that an attributed string is made with; a picture in a text is none.
  private static func own(_ object: CodeObject) -> [Run] {
    guard let string = object.argument("string") else {
      if object.arguments.isEmpty || object.argument("attachment") != nil { return [] }
      if let wrapped = object.argument("attributedString") ?? object.argument(nil),
        case .unknown(let doubt) = wrapped.value
      {
        return [Run(doubt: doubt)]
      }
      return [Run(doubt: Doubt(.unsupportedExpression, "an attributed text", place: object.place))]
    }
    var run = Run()
    if case .string(let text) = string.value {
      if text.isEmpty { return [] }
      run.text = text
    }
    return forms(of: run, object.argument("attributes")?.value, object.place)
  }

  /// Returns a run with its attributes, in several forms where they depend on the path.
  private static func forms(of run: Run, _ attributes: Value?, _ place: Place) -> [Run] {
    var run = run
    switch attributes {
    case nil, .some(.none): break
    case .instance(let attributes)?: run.attributes = attributes
    case .unknown(let doubt)?: run.doubt = doubt
    case .choice(let all)?:
      return all.branches.flatMap { branch in
        forms(of: run, branch.value, place).map { form in
          var form = form
          form.whole = "\(place.file):\(place.span.start)"
          form.paths = form.paths.compactMap { $0.and(branch.condition) }
          return form
        }
      }
    default: run.doubt = Doubt(.unsupportedExpression, "the attributes of a text", place: place)
    }
    return [run]
  }
}

extension Value {
  /// True for a text whose runs are followed.
  fileprivate var hasRuns: Bool {
    switch self {
    case .instance, .attributed: true
    case .choice(let all): all.branches.contains { $0.value.hasRuns }
    default: false
    }
  }
}
