import SourceFacts

/// Which cases of the program's enumerations any code makes: a value is none of the others, and what only they lead to is
/// never shown (S-58).
final class MadeCases {
  // The index holds this: held back, neither would ever be given back.
  private unowned let index: ProgramIndex
  private let written: WrittenCases
  /// Where programs begin.
  private let starts: [Int32]
  /// The cases that values of a type may be, once somebody asked.
  private var known: [String: [EnumCase]] = [:]

  init(index: ProgramIndex, written: WrittenCases) {
    self.index = index
    self.written = written
    starts = index.startingFiles()
  }

  // MARK: - Answers

  /// Returns the cases that a value of an enumeration may be: all of them where something else than code that is seen may
  /// choose one, and where no code makes any.
  func cases(of type: TypeInfo) -> [EnumCase] {
    if let known = known[type.id] { return known }
    let made = isMadeByCode(type) ? type.cases.filter { isMade($0, of: type) } : []
    let result = made.isEmpty ? type.cases : made
    known[type.id] = result
    return result
  }

  /// True where no value of an enumeration is the case of a name.
  func excludes(_ name: String, from type: TypeInfo) -> Bool {
    type.position(ofCase: name) != nil && !cases(of: type).contains { $0.name == name }
  }

  /// Returns which arms of a `switch` no value takes, whichever enumeration of the program has all of these cases.
  func neverTaken(_ cases: [SwitchCase]) -> [Bool] {
    let names = cases.map { $0.patterns.compactMap(\.caseName) }
    let types = types(with: Set(names.joined()))
    return zip(cases, names).map { one, names in
      !types.isEmpty && !names.isEmpty && names.count == one.patterns.count
        && types.allSatisfy { type in names.allSatisfy { excludes($0, from: type) } }
    }
  }

  /// True for conditions of which one asks for a case that no value is.
  func neverHold(_ conditions: [Condition]) -> Bool {
    conditions.contains { condition in
      guard case .pattern(let pattern, _) = condition, let name = pattern.caseName else { return false }
      let types = types(with: [name])
      return !types.isEmpty && types.allSatisfy { excludes(name, from: $0) }
    }
  }

  private func types(with names: Set<String>) -> [TypeInfo] {
    guard !names.isEmpty, names.isSubset(of: written.asked) else { return [] }
    return index.types.values.filter { type in
      type.kind == .enum && names.allSatisfy { type.position(ofCase: $0) != nil }
    }
  }

  private func isMade(_ enumCase: EnumCase, of type: TypeInfo) -> Bool {
    written.members.contains(enumCase.name) || written.plain[type.lastName]?.contains(enumCase.name) == true
  }

  /// True for an enumeration whose values only code of a whole program makes, each by the name of its case: without the
  /// place where a program begins, what makes the others may not be among what is audited.
  private func isMadeByCode(_ type: TypeInfo) -> Bool {
    guard !type.isForOthers, let place = type.place, index.program.files[Int(place.file)].isAudited,
      starts.contains(where: { index.mayRunTogether(place.file, $0) }),
      type.attributes.allSatisfy({ Self.neutral.contains($0.name) }), type.cases.allSatisfy({ $0.rawValue == nil })
    else { return false }
    return type.inherited.map(\.name.withoutFramework).allSatisfy { name in
      Self.plainProtocols.contains(name)
        || index.type(named: name, in: type.id, file: place.file)?.kind == .protocol
    } && type.refined.isSubset(of: Self.plainProtocols)
  }

  /// Attributes that make no values.
  private static let neutral: Set<String> = ["MainActor", "available", "frozen", "Sendable", "usableFromInline"]

  /// Protocols that neither list the cases of a type nor read one from elsewhere, as `CaseIterable` and `Codable` do.
  private static let plainProtocols: Set<String> = [
    "Hashable", "Equatable", "Identifiable", "Sendable", "Comparable", "View", "Error", "LocalizedError",
    "CustomStringConvertible", "CustomDebugStringConvertible", "CustomLocalizedStringResourceConvertible",
  ]
}

extension Pattern {
  /// The case that the pattern asks for.
  fileprivate var caseName: String? {
    switch self {
    case .enumCase(let name, _): name
    case .expression(let expression): expression.plainCase
    default: nil
    }
  }
}

extension Expression {
  /// The name of `.name` and `Type.name`.
  var plainCase: String? {
    guard case .member(let base, let name, _) = kind, base.map({ $0.typeName != nil }) ?? true else { return nil }
    return name
  }
}
