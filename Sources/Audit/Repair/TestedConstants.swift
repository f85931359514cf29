import Evaluation
import Findings
import Rewriting
import SourceFacts

/// The constants of a program that its tests name: with another value those would fail.
struct TestedConstants {
  private let program: Program
  /// The files of tests with what they hold.
  private let tests: [(path: String, text: String)]

  init(_ preparation: Preparation) {
    program = preparation.program
    tests = preparation.readings.compactMap { reading in
      guard let facts = reading.facts, let bytes = reading.bytes,
        facts.imports.contains(where: Self.frameworks.contains)
      else { return nil }
      return (reading.path, String(decoding: bytes, as: UTF8.self))
    }
  }

  private static let frameworks: Set<String> = ["Testing", "XCTest"]

  /// Refuses a place inside of a constant that a test names.
  func check(_ range: SourceRange) throws(Refusal) {
    guard !tests.isEmpty, let file = program.files.first(where: { $0.path == range.file }),
      let name = name(around: range, in: file.facts.declarations, of: nil, file.facts)
    else { return }
    for test in tests where test.path != range.file && test.text.names(name) {
      throw Refusal("'\(test.path)' tests '\(name)'")
    }
  }

  /// The name, as in `Palette.ink`, of the static property in which a place lies.
  private func name(
    around range: SourceRange, in declarations: [Declaration], of owner: String?, _ facts: FileFacts
  ) -> String? {
    for declaration in declarations {
      switch declaration {
      case .type(let type) where isInside(range, of: type.span, facts):
        let last = type.name.split(separator: ".").last.map(String.init)
        return name(around: range, in: type.members, of: last, facts)
      case .property(let property) where property.isStatic && isInside(range, of: property.span, facts):
        return owner.map { "\($0).\(property.name)" }
      case .compilation(let clauses):
        let found = clauses.lazy.compactMap { name(around: range, in: $0.declarations, of: owner, facts) }.first
        if let found { return found }
      case .type, .property, .function, .initializer, .subscripted, .enumCase, .alias, .macro: continue
      }
    }
    return nil
  }

  private func isInside(_ range: SourceRange, of span: Span, _ facts: FileFacts) -> Bool {
    let (start, end) = (facts.position(of: span.start), facts.position(of: span.end))
    return start <= (range.line, range.column) && (range.endLine, range.endColumn) <= end
  }
}

extension String {
  /// True where a dotted name stands in it as a whole.
  fileprivate func names(_ name: String) -> Bool {
    ranges(of: name).contains { found in
      let before = found.lowerBound > startIndex ? self[index(before: found.lowerBound)] : " "
      let after = found.upperBound < endIndex ? self[found.upperBound] : " "
      return ![before, after].contains { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}
