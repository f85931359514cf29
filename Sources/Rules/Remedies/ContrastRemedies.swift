import ColorScience
import Findings
import PlatformStyles
import Scene

extension InsufficientContrast {
  static func remedies(_ occurrence: Occurrence<ContrastEvidence>, in context: RemedyContext) -> [Remedy] {
    context.contrastRemedies(occurrence)
  }
}

extension InsufficientNonTextContrast {
  static func remedies(_ occurrence: Occurrence<ContrastEvidence>, in context: RemedyContext) -> [Remedy] {
    context.contrastRemedies(occurrence)
  }
}

extension RemedyContext {
  /// What would repair a defect of contrast: a token, a semantic style, then a colour of the same hue.
  func contrastRemedies(_ occurrence: Occurrence<ContrastEvidence>) -> [Remedy] {
    guard occurrence.verdict == .fails || occurrence.verdict == .mayFail else { return [] }
    let complaints = judged.uses(of: occurrence.elements).filter(\.isComplaint)
    if occurrence.evidence.unfaded != nil { return opacityRemedies(at: occurrence.range, complaints) }
    let site = StyleSite(complaints, in: self)
    return (site.map { tokenRemedies($0) + levelRemedies($0) } ?? [])
      + colorRemedies(of: .foreground, complaints) + (site.map(siteColorRemedies) ?? [])
      + colorRemedies(of: .background, complaints) + (site.map(raisingRemedies) ?? [])
  }
}

/// A ratio with the appearance it holds in.
struct AppearanceRatio {
  let appearance: Appearance
  let ratio: Double
}

/// The expressions that give a defect its foreground, with all that they style.
struct StyleSite {
  /// The expressions, each with a style it gives; one with branches may give several.
  let expressions: [(range: SourceRange, style: ForegroundStyle)]
  /// All elements that they style.
  let elements: [Int]
  /// Every way those elements get a style from them.
  let uses: [StyleUse]

  /// Finds the expressions of complaints; nil where one is not the project's, or the accent of a catalog.
  init?(_ complaints: [StyleUse], in context: RemedyContext) {
    var found: [Given: ForegroundStyle] = [:]
    for complaint in complaints {
      let style = complaint.placement.foreground
      guard style.isProjectStyle, !style.isSetByCatalog, let given = Given(style) else { return nil }
      found[given] = style
    }
    guard !found.isEmpty else { return nil }
    expressions = found.keys.sorted { ($0.range, $0.description) < ($1.range, $1.description) }
      .compactMap { given in found[given].map { (given.range, $0) } }
    elements = Array(Set(found.keys.flatMap { context.elements(styledAt: $0.range) })).sorted()
    uses = context.judged.uses(of: elements).filter { use in
      Given(use.placement.foreground).map { found[$0] != nil } ?? false
    }
  }

  /// A style as an expression gives it.
  private struct Given: Hashable {
    let range: SourceRange
    let description: String

    init?(_ style: ForegroundStyle) {
      guard let range = style.range else { return nil }
      (self.range, description) = (range, style.description)
    }
  }

  /// The style, where all expressions give one.
  var style: ForegroundStyle? {
    let first = expressions.first?.style
    return expressions.allSatisfy { $0.style.description == first?.description } ? first : nil
  }

  /// A remedy that sets another style in all places.
  func remedy(_ title: String, _ style: Remedy.Style, isSafe: Bool, keepsAxes: Bool = true) -> Remedy {
    Remedy(
      title: title, changes: expressions.map { .restyle($0.range, from: $0.style.description, to: style) },
      elements: elements, isSafe: isSafe, keepsAxes: keepsAxes)
  }

  /// The least ratio that a colour reaches, nil where it misses a requirement or a backdrop is not known.
  func ratio(of color: (StyleUse) -> [Color]?) -> Double? {
    var least = Double.infinity
    for use in uses {
      guard let colors = color(use), let background = use.background, colors.allSatisfy(use.isPassed) else {
        return nil
      }
      let ratios = colors.map { conservativeContrastRatio($0.composited(over: background), background) }
      least = min(least, ratios.min() ?? least)
    }
    return least.isFinite ? least : nil
  }
}

extension RemedyContext {
  /// How many tokens are tried.
  private static let tokenLimit = 2

  /// The project's own tokens of the same hue that pass everywhere, the nearest first.
  fileprivate func tokenRemedies(_ site: StyleSite) -> [Remedy] {
    let own = Set(site.expressions.map(\.range))
    guard let current = site.uses.first(where: \.isComplaint)?.foreground else { return [] }
    let fitting = tokens.compactMap { token -> (distance: Double, token: ProjectToken, ratio: Double)? in
      guard token.uses.isDisjoint(with: own), let distance = token.distance(to: current),
        let ratio = site.ratio(of: { use in token.values[use.appearance].map { [$0] } })
      else { return nil }
      return (distance, token, ratio)
    }
    return fitting.sorted { ($0.distance, $0.token.expression) < ($1.distance, $1.token.expression) }
      .prefix(Self.tokenLimit).map { fit in
        site.remedy(.token(fit.token.expression, ratio: fit.ratio), .token(fit.token.expression), isSafe: true)
      }
  }

  /// The levels of the system for a style that says nothing by its hue: the second one, if only as the system's choice
  /// that the profile accepts, since it keeps the text where it stands; then the first.
  fileprivate func levelRemedies(_ site: StyleSite) -> [Remedy] {
    guard let style = site.style, style.isNeutral(in: site.uses) else { return [] }
    let passing = passingLevels(site)
    var remedies = passing.map { level, ratio in
      site.remedy(.level(level, ratio: ratio), style.setting(level), isSafe: true)
    }
    let isSecondary = style.form == .level(.secondary) || style.form == .system("secondaryLabel")
    if !isSecondary && !passing.contains(where: { $0.level == .secondary }) {
      let title = String.accepted(.secondary, ratios(of: .secondary, at: site))
      remedies.insert(site.remedy(title, style.setting(.secondary), isSafe: true), at: 0)
    }
    return remedies
  }

  /// The levels that pass, where they may bring two texts closer to each other.
  fileprivate func raisingRemedies(_ site: StyleSite) -> [Remedy] {
    guard let style = site.style, style.isNeutral(in: site.uses) else { return [] }
    return passingLevels(site).map { level, ratio in
      site.remedy(.level(level, ratio: ratio), style.setting(level), isSafe: false, keepsAxes: false)
    }
  }

  /// What a level would measure where the style is worst now, and there with Increase Contrast.
  private func ratios(of level: ContentLevel, at site: StyleSite) -> [AppearanceRatio] {
    func ratio(_ use: StyleUse) -> Double? {
      let platform = scene.elements[use.element].platform
      let value = level.value(platform: platform, appearance: use.appearance)
      return use.background.flatMap { background in
        value.map { conservativeContrastRatio($0.preferred.composited(over: background), background) }
      }
    }
    let measured = site.uses.compactMap { use in
      ratio(use).map { AppearanceRatio(appearance: use.appearance, ratio: $0) }
    }
    let appearances = judged.judgement.profile.decidingAppearances
    let worst = measured.min { $0.ratio < $1.ratio }
    let increased = appearances.first { $0.increasesContrast && $0.scheme == worst?.appearance.scheme }
    let responding = measured.filter { $0.appearance == increased }.min { $0.ratio < $1.ratio }
    return [worst, worst?.appearance == increased ? nil : responding].compactMap(\.self)
  }

  private func passingLevels(_ site: StyleSite) -> [(level: ContentLevel, ratio: Double)] {
    [ContentLevel.secondary, .primary].compactMap { level in
      let ratio = site.ratio { use in
        let value = level.value(platform: scene.elements[use.element].platform, appearance: use.appearance)
        return value.flatMap { $0.confidence >= .medium ? $0.alternatives : nil }
      }
      return ratio.map { (level, $0) }
    }
  }
}

extension ForegroundStyle {
  /// True for a level of a custom style.
  var isFadedLevel: Bool { if case .fadedLevel = form { true } else { false } }

  /// A level in its place: a level of a custom style would be that style, faded, once more.
  fileprivate func setting(_ level: ContentLevel) -> Remedy.Style { isFadedLevel ? .label(level) : .level(level) }

  /// True where the style means lightness alone: a level, a gray, or a colour without hue that no token names.
  fileprivate func isNeutral(in uses: [StyleUse]) -> Bool {
    switch form {
    case .level, .fadedLevel, .neutral: return definition == nil
    case .system(let name): return name.hasPrefix("systemGray") || systemLevel != nil
    case .custom:
      let colors = uses.compactMap(\.foreground)
      return definition == nil && !colors.isEmpty
        && colors.allSatisfy { $0.oklab.polar.chroma < ProjectToken.grayChroma / 2 }
    case .gradient, .unknown: return false
    }
  }
}

extension String {
  fileprivate static func token(_ expression: String, ratio: Double) -> String {
    "use the project's \(quoted(expression)), with \(RatioText.text(ratio)) or more"
  }

  fileprivate static func level(_ level: ContentLevel, ratio: Double) -> String {
    "use '.\(level.name)', with \(RatioText.text(ratio)) or more"
  }

  fileprivate static func accepted(_ level: ContentLevel, _ ratios: [AppearanceRatio]) -> String {
    let parts = ratios.map { "\(RatioText.text($0.ratio)) in \($0.appearance.phrase)" }
    return "use '.\(level.name)', which is accepted as a choice of the system"
      + (parts.isEmpty ? "" : " with \(listed(parts))")
  }
}
