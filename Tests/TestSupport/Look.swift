package import ColorScience
package import Evaluation
package import PlatformStyles
package import Scene
package import SourceFacts

/// A scene with look-ups by literal text or symbol name; look-ups of one value are `nil` where there are several.
package struct Look {
  /// The scene that is looked at.
  package let scene: Scene

  /// Evaluates a source named `Source.swift`, with further files by their paths.
  package init(
    _ source: String, platform: Platform = .ios18, files: [String: String] = [:], modules: [String: [String]] = [:],
    tokens: [ColorToken] = [], bundles: BundleSamples? = nil, platforms: [String: Platform] = [:],
    allowances: Allowances = Allowances()
  ) {
    scene = TestSupport.scene(
      source, platform: platform, files: files, modules: modules, tokens: tokens, bundles: bundles,
      platforms: platforms, allowances: allowances)
  }

  /// Evaluates a view's body, given as the statements of `var body` of a root view, after other declarations.
  package init(
    body: String, declarations: String = "", platform: Platform = .ios18, tokens: [ColorToken] = []
  ) {
    self.init(
      "import SwiftUI\n\(declarations)\nstruct Sample: View {\n  var body: some View {\n\(body)\n  }\n}\n",
      platform: platform, tokens: tokens)
  }

  /// What was believed of every element, for a failing test's message.
  package var dump: String { scene.dump(appearances: Appearance.allCases) }

  /// The literal texts of the elements, in the order of the source; elements without one are left out.
  package var texts: [String] { scene.elements.compactMap(\.text) }

  /// The elements with a literal text.
  package func elements(_ text: String) -> [Element] { scene.elements.filter { $0.text == text } }

  /// Every placement of the elements with a literal text.
  package func placements(_ text: String) -> [Placement] { elements(text).flatMap(\.placements) }

  /// The readings of a text in an appearance, over all its elements and placements.
  package func readings(_ text: String, _ appearance: Appearance = .light) -> [Reading] {
    placements(text).compactMap { $0.readings[appearance] }
  }

  /// The one reading of a text in an appearance.
  package func reading(_ text: String, _ appearance: Appearance = .light) -> Reading? {
    let all = readings(text, appearance)
    return all.count == 1 ? all.first : nil
  }

  /// The one known contrast of a text, where it is decided and exact.
  package func ratio(_ text: String, _ appearance: Appearance = .light) -> Double? {
    guard let bounds = bounds(text, appearance), bounds.isExact else { return nil }
    return bounds.low
  }

  /// The bounds of the contrast of a text's one reading.
  package func bounds(_ text: String, _ appearance: Appearance = .light) -> RatioBounds? {
    reading(text, appearance)?.ratio
  }

  /// The composited foreground of a text's one reading, as `#RRGGBB`.
  package func foreground(_ text: String, _ appearance: Appearance = .light) -> String? {
    reading(text, appearance)?.foreground?.hexString
  }

  /// The different composited foregrounds of a text over its placements, sorted; `?` where there is not one colour.
  package func foregrounds(_ text: String, _ appearance: Appearance = .light) -> [String] {
    Set(readings(text, appearance).map { $0.foreground?.hexString ?? "?" }).sorted()
  }

  /// The composited backdrop of a text's one reading, as `#RRGGBB`.
  package func background(_ text: String, _ appearance: Appearance = .light) -> String? {
    reading(text, appearance)?.background?.hexString
  }

  /// The different composited backdrops of a text over its placements, sorted; `?` where there is not one colour.
  package func backgrounds(_ text: String, _ appearance: Appearance = .light) -> [String] {
    Set(readings(text, appearance).map { $0.background?.hexString ?? "?" }).sorted()
  }

  /// The font of a text's one reading.
  package func font(_ text: String, _ appearance: Appearance = .light) -> FontReading? {
    reading(text, appearance)?.font
  }

  /// The font of a text's one reading as `17 semibold`, with `bold` where the source says so and `fixed` if it is.
  package func fontWords(_ text: String, _ appearance: Appearance = .light) -> String? {
    guard let font = font(text, appearance) else { return nil }
    var words = [font.size.map { number($0) } ?? "?", font.weight?.name ?? "?"]
    if font.boldAsWritten { words.append("as-bold") }
    if !font.scales { words.append("fixed") }
    return words.joined(separator: " ")
  }

  /// Why a text's one reading is undecided.
  package func undecided(_ text: String, _ appearance: Appearance = .light) -> Unknown.Reason? {
    reading(text, appearance)?.undecided?.reason
  }

  /// Whether every reading of a text is certain; `nil` where there is none.
  package func isCertain(_ text: String, _ appearance: Appearance = .light) -> Bool? {
    let all = readings(text, appearance)
    return all.isEmpty ? nil : all.allSatisfy(\.isCertain)
  }

  /// The conditions of a text's placements, sorted; a path that is always taken is the empty string.
  package func conditions(_ text: String) -> [String] { placements(text).map { $0.condition ?? "" }.sorted() }

  /// The exemptions of a text's placements that have one.
  package func exemptions(_ text: String) -> [Exemption] { placements(text).compactMap(\.exemption) }

  /// The observations of a kind.
  package func observations(_ kind: Observation.Kind) -> [Observation] {
    scene.observations.filter { $0.kind == kind }
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
