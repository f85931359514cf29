package import Scene

/// The least ratios that are asked for; a configuration may raise or lower them.
package struct ContrastThresholds: Hashable, Sendable {
  /// The least ratio of text that is not large.
  package var normalText: Double
  /// The least ratio of large text.
  package var largeText: Double
  /// The least ratio of symbols, lines and controls.
  package var nonText: Double

  /// Creates thresholds, those of WCAG 2.2 level AA unless told otherwise.
  package init(normalText: Double = 4.5, largeText: Double = 3, nonText: Double = 3) {
    self.normalText = normalText
    self.largeText = largeText
    self.nonText = nonText
  }
}

extension ContrastThresholds {
  /// Takes what is configured, by the rule and the name of the option; what is not keeps its usual value.
  package init(option: (_ rule: String, _ name: String) -> Double?) {
    let text = InsufficientContrast.self
    let symbols = InsufficientNonTextContrast.self
    self.init(
      normalText: option(text.metadata.id, text.normalText.name) ?? text.normalText.defaultValue,
      largeText: option(text.metadata.id, text.largeText.name) ?? text.largeText.defaultValue,
      nonText: option(symbols.metadata.id, symbols.nonText.name) ?? symbols.nonText.defaultValue)
  }
}

/// Returns the ratio that an element needs with a font, which must be the one without Bold Text.
package func requirement(
  for element: Element, font: FontReading?, profile: Profile, thresholds: ContrastThresholds = ContrastThresholds()
) -> Double {
  switch element.kind {
  case .text: profile.isLarge(font) ? thresholds.largeText : thresholds.normalText
  case .symbol, .image, .shape, .control: thresholds.nonText
  }
}

/// Returns the ratio that an element needs whatever more is learnt of its font.
func certainRequirement(
  for element: Element, font: FontReading?, profile: Profile, thresholds: ContrastThresholds
) -> Double {
  guard element.kind == .text else { return thresholds.nonText }
  return profile.mayBeLarge(font) || font?.mayChange == true
    ? min(thresholds.largeText, thresholds.normalText) : thresholds.normalText
}
