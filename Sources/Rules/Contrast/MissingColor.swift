import Findings
import Scene

/// A colour's name that no catalog holds which the code can reach: SwiftUI draws nothing for it.
enum MissingColor: Rule {
  static let metadata = RuleMetadata(
    id: "missing-color", group: .contrast, severity: .warning,
    summary: "a colour name that no reachable catalog holds: SwiftUI draws it clear, so the text vanishes")

  /// What the words are made from.
  struct Evidence: Sendable {
    let name: String
    let kind: Observation.Kind
    /// The colours of that name which are empty, or which the look-up doesn't reach.
    let elsewhere: [SourceRange]
    /// The other expressions that name it.
    let others: [SourceRange]
    let isForeground: Bool
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    let elements = affected(in: judged.scene)
    let names = judged.scene.observations.filter { $0.isMissingName && elements[$0.range] != nil }
    return Dictionary(grouping: names, by: Defect.init).values.compactMap { uses in
      let uses = uses.sorted { $0.range < $1.range }
      guard let first = uses.first else { return nil }
      let concerned = Set(uses.flatMap { elements[$0.range] ?? [] }).sorted()
      return Occurrence(
        range: first.range, verdict: .advice, elements: concerned,
        labels: [Finding.Label(text: .label(first), range: first.range)], name: first.detail,
        evidence: Evidence(
          name: first.detail, kind: first.kind, elsewhere: first.related,
          others: uses.dropFirst().map(\.range),
          isForeground: concerned.contains { judged.scene.elements[$0].isDrawn(in: uses.map(\.range)) }))
    }
  }

  /// One name is one defect, unless catalogs of different bundles lack it.
  private struct Defect: Hashable {
    let kind: Observation.Kind
    let name: String
    let elsewhere: [SourceRange]

    init(_ observation: Observation) {
      kind = observation.kind
      name = observation.detail
      elsewhere = observation.related
    }
  }

  /// The elements that can't be measured because of an expression, by that expression.
  private static func affected(in scene: Scene) -> [SourceRange: [Int]] {
    var result: [SourceRange: [Int]] = [:]
    for (index, element) in scene.elements.enumerated() {
      let places = element.placements.flatMap { placement in
        placement.readings.values.compactMap { $0.undecided?.reason == .missingAsset ? $0.undecided?.range : nil }
      }
      for place in Set(places) { result[place, default: []].append(index) }
    }
    return result
  }

  static func message(_ evidence: Evidence) -> String {
    let effect = evidence.isForeground ? "so what it colours is not drawn" : "so nothing is painted with it"
    return switch evidence.kind {
    case .emptyColor: "the colour \(verbatim(evidence.name)) has no value in its asset catalog, \(effect)"
    case .nilColor: "\(String.unheld(evidence.name)), so the look-up gives nil"
    default: "\(String.unheld(evidence.name)), \(effect)"
    }
  }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    evidence.elsewhere.map { Finding.Note(message: evidence.kind == .emptyColor ? .empty : .elsewhere, range: $0) }
      + evidence.others.map { Finding.Note(message: .named, range: $0) }
  }

  static func help(_ evidence: Evidence) -> [String] {
    if evidence.kind == .emptyColor { return [.giveValue] }
    return evidence.elsewhere.isEmpty ? [.addColor] : [.nameBundle]
  }
}

extension Observation {
  /// True for a name that a look-up of a colour does not find.
  var isMissingName: Bool {
    switch kind {
    case .missingColor, .nilColor, .emptyColor: true
    default: false
    }
  }
}

extension Element {
  /// True where the element's own style comes from one of the expressions, rather than what lies behind.
  fileprivate func isDrawn(in expressions: [SourceRange]) -> Bool {
    placements.contains { placement in
      placement.foreground.form == .unknown
        && placement.readings.values.contains { $0.undecided?.range.map(expressions.contains) ?? false }
    }
  }
}

extension String {
  fileprivate static func unheld(_ name: String) -> String {
    "no asset catalog that this code reaches holds the colour \(verbatim(name))"
  }

  fileprivate static func label(_ observation: Observation) -> String {
    observation.kind == .emptyColor ? "has no value" : "in no catalog"
  }

  fileprivate static let empty = "this colour is empty"
  fileprivate static let elsewhere = "a bundle that this look-up does not search holds one of this name"
  fileprivate static let named = "named here too"
  fileprivate static let giveValue = "give the colour a value, or name another one"
  fileprivate static let addColor = "add the colour to a catalog of the target, or correct its name"
  fileprivate static let nameBundle = "name that bundle in the look-up, or add the colour to a catalog of the target"
}
