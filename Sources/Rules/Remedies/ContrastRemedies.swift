import ColorScience
import Findings
import PlatformStyles
import Scene

extension InsufficientContrast {
  static func remedies(_ occurrence: Occurrence<ContrastEvidence>, in context: RemedyContext) -> [Remedy] {
    context.contrastRemedies(occurrence)
  }

  static func obstacle(_ occurrence: Occurrence<ContrastEvidence>, in context: RemedyContext) -> String {
    context.contrastObstacle(occurrence)
  }

  static func advice(_ occurrence: Occurrence<ContrastEvidence>, in context: RemedyContext) -> String? {
    context.contrastAdvice(occurrence)
  }
}

extension InsufficientNonTextContrast {
  static func remedies(_ occurrence: Occurrence<ContrastEvidence>, in context: RemedyContext) -> [Remedy] {
    context.contrastRemedies(occurrence)
  }

  static func obstacle(_ occurrence: Occurrence<ContrastEvidence>, in context: RemedyContext) -> String {
    context.contrastObstacle(occurrence)
  }

  static func advice(_ occurrence: Occurrence<ContrastEvidence>, in context: RemedyContext) -> String? {
    context.contrastAdvice(occurrence)
  }
}

extension RemedyContext {
  /// What would repair a defect of contrast: over a material a level, then a token, a semantic style, a colour of the
  /// same hue.
  func contrastRemedies(_ occurrence: Occurrence<ContrastEvidence>) -> [Remedy] {
    guard occurrence.verdict == .fails || occurrence.verdict == .mayFail else { return [] }
    let complaints = complaints(of: occurrence)
    if occurrence.evidence.unfaded != nil { return opacityRemedies(at: occurrence.range, complaints) }
    if occurrence.evidence.isBackdrop {
      return fixedBackdropRemedies(at: occurrence.range, complaints) + colorRemedies(of: .background, complaints)
    }
    return remedies(for: complaints) + joinedRemedies(complaints)
  }

  /// What a defect is about: of several styles of an element those that are made where it stands, else all.
  func complaints(of occurrence: Occurrence<ContrastEvidence>) -> [StyleUse] {
    let all = judged.uses(of: occurrence.elements).filter(\.isComplaint)
    if let style = occurrence.evidence.part {
      return all.filter {
        ($0.placement.foreground.range, $0.placement.foreground.description) == (style.range, style.description)
      }
    }
    if let fill = occurrence.evidence.fill { return all.filter { $0.isOn(fill) } }
    let made = all.filter { use in
      [use.placement.foreground.definition, use.placement.foreground.argument].contains(occurrence.range)
    }
    return made.isEmpty ? all : made
  }

  private func remedies(for complaints: [StyleUse]) -> [Remedy] {
    if let remedies = backdropRemedies(complaints) { return remedies }
    let site = StyleSite(complaints, in: self)
    let end = StyleSite(endsOf: complaints, in: self)
    var remedies = vibrancyRemedies(complaints)
    remedies += site.map { tokenRemedies($0) + levelRemedies($0) } ?? []
    remedies += colorRemedies(of: .foreground, complaints) + (site.map(fadedRemedies) ?? [])
    remedies += (end.map(raisingRemedies) ?? []) + (end.map(fadedRemedies) ?? [])
    remedies += colorRemedies(of: .background, complaints) + tintRemedies(complaints)
    remedies += (site.map(oppositeRemedies) ?? []) + (site.map(raisingRemedies) ?? []) + siblingRemedies(complaints)
    return remedies + (site.map(firstLevelRemedies) ?? [])
  }

  /// How many styles of one defect are repaired each in its own way.
  private static let styleLimit = 3

  /// The first remedies for each of the styles that a defect has, together.
  private func joinedRemedies(_ complaints: [StyleUse]) -> [Remedy] {
    let byStyle = Dictionary(grouping: complaints) { $0.placement.foreground.description }
    guard (2...Self.styleLimit).contains(byStyle.count) else { return [] }
    let lists = byStyle.keys.sorted().map { remedies(for: byStyle[$0] ?? []) }
    let firsts = lists.compactMap(\.first)
    guard firsts.count == lists.count else { return [] }
    let seconds = zip(lists, firsts).map { $0.dropFirst().first ?? $1 }
    return [firsts, seconds].map(Remedy.init(joining:))
  }
}

extension Remedy {
  /// Does what several remedies do.
  init(joining parts: [Remedy]) {
    let titles = parts.map(\.title)
    self.init(
      title: titles.indices.filter { titles.firstIndex(of: titles[$0]) == $0 }.map { titles[$0] }
        .joined(separator: " and "),
      changes: parts.flatMap(\.changes), elements: Array(Set(parts.flatMap(\.elements))).sorted(),
      isSafe: parts.allSatisfy(\.isSafe), keepsAxes: parts.contains(where: \.keepsAxes))
  }
}

/// A ratio with the appearance it holds in.
struct AppearanceRatio {
  let appearance: Appearance
  let ratio: Double
  /// True where the backdrop is not one colour, so that it may be more.
  let isLeast: Bool
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
    var remedies = passing.flatMap { level, ratio in
      settings(of: level, at: site).map {
        site.remedy(
          .level(member(level, at: site), ratio: ratio, isPartial: site.isUndecidedSomewhere), $0, isSafe: true)
      }
    }
    if let title = acceptedTitle(site, passing) {
      remedies.insert(
        contentsOf: settings(of: .secondary, at: site).map { site.remedy(title, $0, isSafe: true) }, at: 0)
    }
    return remedies
  }

  /// Says that the second level would be accepted, where it does not pass; nil where it passes or is not to be set.
  private func acceptedTitle(_ site: StyleSite, _ passing: [(level: ContentLevel, ratio: Double)]) -> String? {
    guard levels(for: site).contains(.secondary), !passing.contains(where: { $0.level == .secondary }) else {
      return nil
    }
    return .accepted(member(.secondary, at: site), ratios(of: .secondary, at: site))
  }

  /// The second level where it passes or is accepted, though it may bring two texts closer to each other.
  fileprivate func raisingRemedies(_ site: StyleSite) -> [Remedy] {
    guard let style = site.style, style.isNeutral(in: site.uses) else { return [] }
    let passing = passingLevels(site)
    let titles = passing.filter { $0.level > .primary }.map { level, ratio in
      (level, String.level(member(level, at: site), ratio: ratio, isPartial: site.isUndecidedSomewhere))
    }
    let accepted = acceptedTitle(site, passing).map { [(ContentLevel.secondary, $0)] } ?? []
    return (accepted + titles).flatMap { level, title in
      settings(of: level, at: site).map { site.remedy(title, $0, isSafe: false, keepsAxes: false) }
    }
  }

  /// The first level where it passes, with another axis beside it.
  fileprivate func firstLevelRemedies(_ site: StyleSite) -> [Remedy] {
    guard let style = site.style, style.isNeutral(in: site.uses),
      let passing = passingLevels(site).first(where: { $0.level == .primary }),
      let setting = settings(of: .primary, at: site).first
    else { return [] }
    let title = String.level(member(.primary, at: site), ratio: passing.ratio, isPartial: site.isUndecidedSomewhere)
    return withAnotherAxis(site.remedy(title, setting, isSafe: false))
  }

  /// The levels that may take the place of a style, the fainter first. What says less than the first level says less with
  /// the second one; a title may take the first where that surely keeps it apart from the texts beside it. A white or
  /// black says nothing less.
  private func levels(for site: StyleSite) -> [ContentLevel] {
    guard let style = site.style, let use = site.uses.first(where: \.isComplaint), !use.isPole else {
      return [.primary]
    }
    if style.systemLevel == .primary && !style.hasWrittenOpacity { return [] }
    // An outline or a plate that was made faint by hand would outshine what it holds.
    if style.hasWrittenOpacity, site.elements.allSatisfy({ scene.elements[$0].kind == .shape }) { return [] }
    let isSecond = style.systemLevel == .secondary && !style.hasWrittenOpacity
    let isFar = style.hasWrittenOpacity || style.systemLevel.map { $0 > .secondary } ?? false
    let isTitle = site.elements.allSatisfy { scene.elements[$0].kind != .text || scene.elements[$0].role == .title }
    return (isSecond ? [] : [.secondary]) + (isFar || !isTitle || !isSurelyApart(site.elements) ? [] : [.primary])
  }

  /// A level as the source of a site names it.
  private func member(_ level: ContentLevel, at site: StyleSite) -> String {
    level.member(for: site.elements.first.map { scene.elements[$0] }, at: site.expressions.first?.range)
  }

  /// A level in the place of a style: of the styles around, then, since those may be fainter, of the labels' colours. A
  /// level of a custom style would be that style, faded, once more; one of a hue that the source writes around keeps it.
  private func settings(of level: ContentLevel, at site: StyleSite) -> [Remedy.Style] {
    if site.style?.isFadedLevel == true { return site.uses.contains(where: \.isFadedHue) ? [] : [.label(level)] }
    let isSwiftUI = site.elements.contains { scene.elements[$0].toolkit == .swiftUI }
    return isSwiftUI ? [.level(level), .label(level)] : [.level(level)]
  }

  /// What a level would measure where the style is worst now, and there with Increase Contrast.
  private func ratios(of level: ContentLevel, at site: StyleSite) -> [AppearanceRatio] {
    func ratio(_ use: StyleUse) -> Double? {
      let platform = scene.elements[use.element].platform
      guard let value = level.value(platform: platform, appearance: use.appearance), value.confidence >= .medium else {
        return nil
      }
      return use.backdrops?.map { conservativeContrastRatio(value.preferred.composited(over: $0), $0) }.min()
    }
    let measured = site.uses.compactMap { use in
      ratio(use).map { AppearanceRatio(appearance: use.appearance, ratio: $0, isLeast: use.background == nil) }
    }
    let appearances = judged.judgement.profile.decidingAppearances
    let worst = measured.min { $0.ratio < $1.ratio }
    let increased = appearances.first { $0.increasesContrast && $0.scheme == worst?.appearance.scheme }
    let responding = measured.filter { $0.appearance == increased }.min { $0.ratio < $1.ratio }
    return [worst, worst?.appearance == increased ? nil : responding].compactMap(\.self)
  }

  private func passingLevels(_ site: StyleSite) -> [(level: ContentLevel, ratio: Double)] {
    levels(for: site).compactMap { level in
      func colors(_ use: StyleUse) -> [Color]? {
        let value = level.value(platform: scene.elements[use.element].platform, appearance: use.appearance)
        return value.flatMap { $0.confidence >= .medium ? $0.alternatives : nil }
      }
      // A stronger level of the same base has no less contrast on any backdrop, so one that is not known asks nothing.
      let ratio = site.style?.systemLevel != nil ? site.knownRatio(of: colors) : site.ratio(of: colors)
      return ratio.map { (level, $0) }
    }
  }
}

extension ForegroundStyle {
  /// True for a level of a custom style.
  var isFadedLevel: Bool { if case .fadedLevel = form { true } else { false } }

  /// True where the style means lightness alone: a level, a gray, or a colour without hue that no token names.
  fileprivate func isNeutral(in uses: [StyleUse]) -> Bool {
    if definition != nil { return false }
    switch form {
    case .level, .fadedLevel, .neutral: return true
    case .system(let name): return name.hasPrefix("systemGray") || systemLevel != nil
    case .custom:
      let colors = uses.compactMap(\.foreground)
      return !colors.isEmpty && colors.allSatisfy { $0.oklab.polar.chroma < ProjectToken.grayChroma / 2 }
    case .gradient, .unknown: return false
    }
  }
}

extension String {
  fileprivate static func token(_ expression: String, ratio: Double) -> String {
    "use the project's \(quoted(expression)), with \(RatioText.text(ratio)) or more"
  }

  fileprivate static func level(_ name: String, ratio: Double, isPartial: Bool) -> String {
    "use \(quoted(name)), with \(RatioText.text(ratio)) or more\(isPartial ? " where the backdrop is known" : "")"
  }

  fileprivate static func accepted(_ name: String, _ ratios: [AppearanceRatio]) -> String {
    let parts = ratios.map { "\(RatioText.text($0.ratio))\($0.isLeast ? " or more" : "") in \($0.appearance.phrase)" }
    return "use \(quoted(name)), which is accepted as a choice of the system"
      + (parts.isEmpty ? "" : " with \(listed(parts))")
  }
}
