import ColorScience
import Findings
import PlatformStyles
import Scene

/// A colour that the project has a name for and draws text or symbols in.
struct ProjectToken: Sendable {
  /// The expression that stands for it, as `Palette.ink`.
  let expression: String
  /// The expressions that use it.
  var uses: Set<SourceRange>
  /// Its opaque value in each appearance.
  let values: [Appearance: Color]

  /// The tokens of a scene in the order of their names; those with several values in one appearance are left out.
  static func all(in judged: JudgedScene) -> [ProjectToken] {
    var found: [String: ProjectToken] = [:]
    var ambiguous: Set<String> = []
    for use in judged.uses(of: Array(judged.scene.elements.indices)) where use.isPlainForeground {
      guard let (expression, range) = use.placement.namedForeground else { continue }
      let readings = use.placement.readings.compactMapValues(\.foreground)
      var token = found[expression] ?? ProjectToken(expression: expression, uses: [], values: readings)
      token.uses.insert(range)
      found[expression] = token
      let isSame = use.foreground.map { token.values[use.appearance]?.bytes == $0.bytes } ?? false
      if !isSame { ambiguous.insert(expression) }
    }
    return found.values.filter { !ambiguous.contains($0.expression) }
      .sorted { $0.expression.utf8.lexicographicallyPrecedes($1.expression.utf8) }
  }
}

extension Placement {
  /// The name of a static member that gives the foreground, as the source can spell it anywhere, and where it is used.
  fileprivate var namedForeground: (expression: String, use: SourceRange)? {
    guard foreground.form == .custom || foreground.form == .neutral, foreground.definition != nil,
      let first = provenance.first(where: { $0.of == .foreground }), first.kind == .token, let range = first.range
    else { return nil }
    let name = first.name
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isSpelled = parts.allSatisfy { part in
      part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && part.first?.isNumber == false
    }
    guard parts.count >= 2, isSpelled, parts[0].first?.isUppercase == true, parts[0] != "ShapeStyle" else { return nil }
    return (name, range)
  }
}

extension ProjectToken {
  /// How far its colour is from another in the light appearance, in Oklab; nil where it is another hue.
  func distance(to color: Color) -> Double? {
    guard let own = (values[.light] ?? values[.dark] ?? values[.lightAssistive])?.oklab else { return nil }
    let (one, other) = (own.polar, color.oklab.polar)
    let turn = abs(one.hue - other.hue)
    let isSameHue = min(turn, 360 - turn) <= Self.greatestTurn
    let areGray = one.chroma < Self.grayChroma && other.chroma < Self.grayChroma
    guard areGray || (one.chroma >= Self.grayChroma && other.chroma >= Self.grayChroma && isSameHue) else { return nil }
    let distance = own.deltaE(to: color.oklab)
    return distance <= RemedyContext.greatestDistance ? distance : nil
  }

  /// Chroma in OKLCH below which a colour reads as gray.
  static let grayChroma = 0.04
  /// How far in degrees a hue may turn and keep its name.
  private static let greatestTurn = 25.0
}

extension RemedyContext {
  /// How far a colour may lie from the one in its place and still stand for what was meant, in Oklab.
  static let greatestDistance = 0.35
}
