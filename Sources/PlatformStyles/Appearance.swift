/// The light or dark half of the appearances.
package enum ColorScheme: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
}

/// A colour scheme with the accessibility settings that change colours and weights.
package enum Appearance: String, Sendable, Hashable, CaseIterable {
  case light
  case dark
  /// Light with Increase Contrast.
  case lightIncreased = "light-increased"
  /// Dark with Increase Contrast.
  case darkIncreased = "dark-increased"
  /// Light with Increase Contrast, Bold Text and Reduce Transparency.
  case lightAssistive = "light-assistive"
  /// Dark with Increase Contrast, Bold Text and Reduce Transparency.
  case darkAssistive = "dark-assistive"

  /// The colour scheme of the appearance.
  package var scheme: ColorScheme {
    switch self {
    case .light, .lightIncreased, .lightAssistive: .light
    case .dark, .darkIncreased, .darkAssistive: .dark
    }
  }

  /// Whether Increase Contrast is on.
  package var increasesContrast: Bool { self != .light && self != .dark }

  /// Whether Bold Text is on.
  package var boldsText: Bool { self == .lightAssistive || self == .darkAssistive }

  /// Whether Reduce Transparency is on, so that materials are opaque.
  package var reducesTransparency: Bool { boldsText }

  /// The appearance with the same settings in a given scheme, as where a view pins its scheme.
  package func withScheme(_ scheme: ColorScheme) -> Appearance {
    switch (self, scheme) {
    case (.light, _), (.dark, _): scheme == .light ? .light : .dark
    case (.lightIncreased, _), (.darkIncreased, _): scheme == .light ? .lightIncreased : .darkIncreased
    case (.lightAssistive, _), (.darkAssistive, _): scheme == .light ? .lightAssistive : .darkAssistive
    }
  }

  /// The appearance in the same scheme with Increase Contrast on or off, as where code asks for a colour of it.
  package func withContrast(increased: Bool) -> Appearance {
    switch scheme {
    case _ where increased == increasesContrast: self
    case .light: increased ? .lightIncreased : .light
    case .dark: increased ? .darkIncreased : .dark
    }
  }
}
