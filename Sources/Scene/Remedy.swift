package import ColorScience
package import Findings
package import PlatformStyles

/// What would repair a defect, as an intent: who owns the source turns it into edits, and an audit of the result proves it.
package struct Remedy: Hashable, Sendable {
  /// One phrase: what it does.
  package var title: String
  /// The changes, which only make sense together.
  package var changes: [Change]
  /// The indices of the elements that are meant to look different afterwards.
  package var elements: [Int]
  /// True where nothing but the defect's own property changes, to a style of the system or to a token of the project.
  package var isSafe: Bool
  /// True where every axis that tells two levels apart has to stay.
  package var keepsAxes: Bool
  /// True where it changes the colour behind a name, which further elements may be drawn in on ways that are not traced.
  package var recolorsName = false
  /// True where evidence of what matters more asks for another order of its texts.
  package var setsOrder = false
  /// The appearances in which nothing is meant to look different.
  package var unchanged: Set<Appearance> = []

  /// Creates a remedy.
  package init(title: String, changes: [Change], elements: [Int], isSafe: Bool, keepsAxes: Bool = true) {
    self.title = title
    self.changes = changes
    self.elements = elements
    self.isSafe = isSafe
    self.keepsAxes = keepsAxes
  }
}

extension Remedy {
  /// A change of one place in the source.
  package enum Change: Hashable, Sendable {
    /// An expression gives another style; of several branches those change that give the style of this name.
    case restyle(SourceRange, from: String, to: Style)
    /// The colour of this name gives way to another style, together with the opacity that is written with it.
    case restyleFaded(SourceRange, from: String, to: Style)
    /// A text gets a style of its own.
    case addStyle(SourceRange, Style)
    /// A colour gets other numbers; of several branches those change that give the colour of this name.
    case recolor(SourceRange, from: String, AdaptiveColor)
    /// A constant gets another beside it, by a name of its own, in which its colour of this name has other numbers.
    case addConstant(SourceRange, from: String, AdaptiveColor, Sibling)
    /// An expression names another constant; of several branches those change that name the first.
    case rename(SourceRange, from: String, to: String)
    /// An opacity is another number, in the branch that gives the first one.
    case setOpacity(SourceRange, from: Double, to: Double)
    /// The opacity of a text gives way to a style, or goes where the text has one already.
    case replaceOpacity(SourceRange, by: Style?)
    /// A text is set in a text style.
    case setTextStyle(SourceRange, TextStyle)
    /// A text is set in a weight.
    case setWeight(SourceRange, FontWeight)

    /// The button around a label gets a tint.
    case setTint(SourceRange, AdaptiveColor)
    /// A text gets a scrim behind it, of some share of opacity.
    case addScrim(SourceRange, Scrim, Double)
    /// A font of fixed size becomes one that follows Dynamic Type.
    case scaleFont(SourceRange, TextStyle)
    /// An amount is read out so that its sign, or its whole number, is heard.
    case speak(SourceRange, AmountForm)
    /// A symbol changes with the style that an expression chooses, by the names of the styles.
    case setSymbols(SourceRange, style: SourceRange, [StyleSymbol])

    /// True where a text gets a modifier, which texts of SwiftUI alone have.
    package var isModifier: Bool {
      switch self {
      case .addStyle, .replaceOpacity, .setTextStyle, .setWeight, .addScrim, .speak: true
      case .restyle, .restyleFaded, .recolor, .addConstant, .rename, .setOpacity, .setTint, .scaleFont, .setSymbols:
        false
      }
    }

    /// Where the source changes.
    package var range: SourceRange {
      switch self {
      case .restyle(let range, from: _, to: _), .addStyle(let range, _), .recolor(let range, from: _, _),
        .setOpacity(let range, from: _, to: _), .replaceOpacity(let range, by: _), .setTextStyle(let range, _),
        .setWeight(let range, _), .addConstant(let range, from: _, _, _), .rename(let range, from: _, to: _),
        .setTint(let range, _), .addScrim(let range, _, _), .scaleFont(let range, _), .speak(let range, _),
        .setSymbols(let range, style: _, _), .restyleFaded(let range, from: _, to: _):
        range
      }
    }
  }

  /// A constant beside another one.
  package struct Sibling: Hashable, Sendable {
    /// Its name.
    package var name: String
    /// True for a colour behind others: a constant may have one sibling of either kind.
    package var isBackdrop: Bool

    /// Creates a constant.
    package init(name: String, isBackdrop: Bool) {
      self.name = name
      self.isBackdrop = isBackdrop
    }
  }

  /// The symbol to draw in a style.
  package struct StyleSymbol: Hashable, Sendable {
    /// The style's name.
    package var style: String
    /// The symbol's name.
    package var symbol: String

    /// Creates a pair.
    package init(style: String, symbol: String) {
      self.style = style
      self.symbol = symbol
    }
  }

  /// What a scrim is made of.
  package enum Scrim: String, Hashable, Sendable, CaseIterable {
    /// Black, behind light text.
    case black
    /// White, behind dark text.
    case white
    /// The background style, behind text that changes with the scheme.
    case background
  }

  /// A style to set.
  package enum Style: Hashable, Sendable {
    /// A level of the style around, which is the system's where the project sets none.
    case level(ContentLevel)
    /// A label colour of the system, whatever the style around (S-62).
    case label(ContentLevel)
    /// The primary label colour with an opacity.
    case fadedLabel(Double)
    /// A token of the project, by the expression that stands for it.
    case token(String)
    /// A colour of its own.
    case color(AdaptiveColor)
    /// The system's background.
    case background
  }

  /// A colour with a value for each appearance in which it changes.
  package struct AdaptiveColor: Hashable, Sendable {
    /// The values.
    package var values: [Appearance: Color]
    /// The appearances it is seen in where what was there stays.
    package var kept: Set<Appearance>
    /// The appearances whose value is the one that was there for all, so that what is written of it may stay.
    package var unchanged: Set<Appearance> = []

    /// Creates a colour from its values.
    package init(_ values: [Appearance: Color], kept: Set<Appearance> = []) {
      self.values = values
      self.kept = kept
    }

    /// The value of all appearances, if it is one.
    package var single: Color? {
      let distinct = Set(values.values)
      return distinct.count == 1 && kept.isEmpty ? distinct.first : nil
    }

    /// The value of a scheme, the same with and without Increase Contrast; nil where there are two or one is kept.
    package func value(in scheme: ColorScheme) -> Color? {
      let distinct = Set(values.filter { $0.key.scheme == scheme }.values)
      return distinct.count == 1 && !kept.contains { $0.scheme == scheme } ? distinct.first : nil
    }

    /// The value of a scheme with or without Increase Contrast; nil where what was there stays, or nothing is known.
    package func value(in scheme: ColorScheme, increasesContrast: Bool) -> Color? {
      let fitting = Appearance.allCases.filter { $0.scheme == scheme && $0.increasesContrast == increasesContrast }
      return fitting.lazy.compactMap { values[$0] }.first
    }

    /// True where the value of a scheme with or without Increase Contrast is the one that was there for all.
    package func isUnchanged(in scheme: ColorScheme, increasesContrast: Bool) -> Bool {
      let fitting = values.keys.filter { $0.scheme == scheme && $0.increasesContrast == increasesContrast }
      return !fitting.isEmpty && unchanged.isSuperset(of: fitting)
    }

    /// True where it is seen in a scheme with or without Increase Contrast.
    package func isSeen(in scheme: ColorScheme, increasesContrast: Bool) -> Bool {
      Appearance.allCases.contains {
        $0.scheme == scheme && $0.increasesContrast == increasesContrast && (values[$0] != nil || kept.contains($0))
      }
    }
  }
}
