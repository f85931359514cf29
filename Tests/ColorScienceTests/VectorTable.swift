import ColorScience
import Foundation
import Testing

/// A CSV file of Fixtures/vectors whose numbers come from other implementations (see the README there).
struct VectorTable {
  let rows: [VectorRow]

  init(_ name: String, testFile: String = #filePath) throws {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: "Fixtures/vectors/\(name)"), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline)
    let header = try #require(lines.first).split(separator: ",", omittingEmptySubsequences: false)
    let columns = Dictionary(uniqueKeysWithValues: header.enumerated().map { (String($1), $0) })
    rows = lines.dropFirst().enumerated().map { number, line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return VectorRow(line: number + 2, columns: columns, fields: fields)
    }
  }
}

/// One row of a vector table, read by column name.
struct VectorRow {
  let line: Int
  let columns: [String: Int]
  let fields: [String]

  func text(_ column: String) throws -> String {
    fields[try #require(columns[column], "no column \(column)")]
  }

  func number(_ column: String) throws -> Double {
    try #require(Double(try text(column)), "line \(line), column \(column)")
  }

  /// The number, or nil where the oracle has nothing to say.
  func optionalNumber(_ column: String) throws -> Double? {
    try text(column).isEmpty ? nil : try number(column)
  }

  func rgb(_ prefix: String) throws -> RGB {
    RGB(red: try number(prefix + "r"), green: try number(prefix + "g"), blue: try number(prefix + "b"))
  }

  /// The colour of 8-bit columns with an optional alpha column.
  func color8(_ prefix: String) throws -> Color {
    let alpha = columns[prefix + "a"] == nil ? 1 : try number(prefix + "a")
    return Color(encoded: try rgb(prefix).map { $0 / 255 }, alpha: alpha)
  }
}

/// Collects deviations, so that a test over a long table fails once with the rows that are off.
struct Comparison {
  private(set) var failures: [String] = []
  private(set) var checked = 0

  mutating func expect(_ actual: Double, near expected: Double, within tolerance: Double, _ label: String) {
    check(abs(actual - expected) <= tolerance, "\(label): \(actual), expected \(expected)")
  }

  mutating func expect(_ actual: RGB, near expected: RGB, within tolerance: Double, _ label: String) {
    let worst = zip(actual.channels, expected.channels).map { abs($0 - $1) }.max() ?? .infinity
    check(worst <= tolerance, "\(label): \(actual), expected \(expected)")
  }

  mutating func check(_ condition: Bool, _ label: @autoclosure () -> String) {
    checked += 1
    if !condition { failures.append(label()) }
  }

  func expectAllPassed(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(checked > 0, sourceLocation: sourceLocation)
    #expect(failures.isEmpty, "\(failures.count) of \(checked): \(failures.prefix(8))", sourceLocation: sourceLocation)
  }
}

extension Color {
  /// The 8-bit channels as a triple, to compare with 8-bit columns.
  var rgb8: RGB { RGB(red: Double(bytes[0]), green: Double(bytes[1]), blue: Double(bytes[2])) }
}

/// A small deterministic generator (SplitMix64, Steele et al. 2014), so that every run sees the same samples.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func unit() -> Double { Double.random(in: 0...1, using: &self) }

  mutating func color(alpha: Double = 1) -> Color {
    Color(red: unit(), green: unit(), blue: unit(), alpha: alpha)
  }
}
