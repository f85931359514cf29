import ColorScience
import Findings
import PlatformStyles
import Scene

// Colours of the project's own that pass: the nearest in the same hue, for every appearance at once.

extension RemedyContext {
  /// Changes the numbers of the colours that an ingredient of complaints is made from.
  func originRemedies(of ingredient: Provenance.Ingredient, _ complaints: [StyleUse]) -> [Remedy] {
    let origins = Set(complaints.map { $0.origin(of: ingredient)?.range })
    let concerned = Set(complaints.map(\.element))
    var changes: [Remedy.Change] = []
    var elements: Set<Int> = []
    var colors: [Remedy.AdaptiveColor] = []
    for origin in origins.compactMap(\.self).sorted() {
      let made = self.elements(madeAt: origin)
      let pairs = judged.uses(of: made).compactMap { ColorPair($0, origin: origin) }
      // Other defects of the same colour may need the opposite.
      let color = solution(pairs) ?? solution(pairs.filter { $0.passes || concerned.contains($0.element) })
      guard let color else { return [] }
      changes.append(.recolor(origin, color))
      elements.formUnion(made)
      colors.append(color)
    }
    if changes.isEmpty || origins.contains(nil) { return [] }
    return [Remedy(title: .recolored(colors), changes: changes, elements: elements.sorted(), isSafe: false)]
  }

  /// Replaces colours of the system, which have no numbers in the source, or a white or black on the wrong side.
  func siteColorRemedies(_ site: StyleSite) -> [Remedy] {
    let forms = Set(site.expressions.map(\.style.form))
    if forms.allSatisfy(\.isSystemHue) { return systemColors(site) }
    if forms == [.neutral] {
      let poles = [Color.black, .white].filter { pole in site.uses.allSatisfy { $0.isPassed(by: pole) } }
      return poles.map { pole in
        let color = Remedy.AdaptiveColor(Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0, pole) }))
        return site.remedy(.recolored([color]), .color(color), isSafe: false)
      }
    }
    return site.style.map { style in
      switch style.form {
      case .level, .system: fadedLabels(site)
      case .fadedLevel, .custom, .neutral, .gradient, .unknown: []
      }
    } ?? []
  }

  /// The nearest passing colours for those of the system that expressions name, all in one.
  private func systemColors(_ site: StyleSite) -> [Remedy] {
    var changes: [Remedy.Change] = []
    var colors: [Remedy.AdaptiveColor] = []
    for (range, style) in site.expressions {
      let uses = site.uses.filter {
        $0.placement.foreground.range == range && $0.placement.foreground.description == style.description
      }
      let pairs = uses.compactMap(ColorPair.init(foregroundOf:))
      // A colour that has several values, or lies on several, is no ground to look for another.
      guard uses.allSatisfy({ $0.isPlainForeground && ($0.verdict == .passes || ColorPair(foregroundOf: $0) != nil) }),
        let color = solution(pairs)
      else { return [] }
      changes.append(.restyle(range, from: style.description, to: .color(color)))
      if !colors.contains(color) { colors.append(color) }
    }
    return [Remedy(title: .recolored(colors), changes: changes, elements: site.elements, isSafe: false)]
  }

  /// The primary label colour, as faint as the requirement allows: between two levels of the system.
  private func fadedLabels(_ site: StyleSite) -> [Remedy] {
    for percent in stride(from: 60, through: 90, by: 5) {
      let share = Double(percent) / 100
      let ratio = site.ratio { use in
        let platform = scene.elements[use.element].platform
        return ContentLevel.primary.value(platform: platform, appearance: use.appearance)?.alternatives.map {
          $0.multiplyingAlpha(by: share)
        }
      }
      if let ratio { return [site.remedy(.faded(percent, ratio: ratio), .fadedLabel(share), isSafe: false)] }
    }
    return []
  }

  /// The nearest colours that pass in every pair; in a scheme where all pass already it stays, if it is another colour.
  private func solution(_ pairs: [ColorPair]) -> Remedy.AdaptiveColor? {
    let appearances = Set(pairs.map(\.appearance))
    var current: [Appearance: Color] = [:]
    for pair in pairs {
      if let known = current[pair.appearance], known.bytes != pair.color.bytes { return nil }
      current[pair.appearance] = pair.color
    }
    if Set(current.values.map(\.bytes)).count == 1, let color = pairs.first?.color,
      let found = nearest(to: color, in: pairs)
    {
      return Remedy.AdaptiveColor(Dictionary(uniqueKeysWithValues: appearances.map { ($0, found) }))
    }
    let isFixed = Set(current.values.map(\.bytes)).count == 1
    var values: [Appearance: Color] = [:]
    for scheme in ColorScheme.allCases {
      let own = pairs.filter { $0.appearance.scheme == scheme }
      guard let color = own.first(where: { !$0.appearance.increasesContrast })?.color ?? own.first?.color else {
        continue
      }
      if own.allSatisfy(\.passes) {
        if isFixed { for appearance in Set(own.map(\.appearance)) { values[appearance] = color } }
        continue
      }
      guard let found = nearest(to: color, in: own) else { return nil }
      for appearance in Set(own.map(\.appearance)) { values[appearance] = found }
    }
    return values.isEmpty ? nil : Remedy.AdaptiveColor(values)
  }

  /// What a ratio exceeds its requirement by, so that it holds in whatever decimals a colour is written.
  private static let margin = 0.005

  private func nearest(to color: Color, in pairs: [ColorPair]) -> Color? {
    guard let required = pairs.map(\.required).max() else { return nil }
    let distinct = Set(pairs.map(\.other.bytes)).compactMap { bytes in pairs.first { $0.other.bytes == bytes }?.other }
    let found = nearestPassingColor(to: color, against: distinct, minimumRatio: required + Self.margin)
    return found.flatMap { $0.bytes == color.bytes ? nil : $0 }
  }
}

/// A colour that can be changed, with the opaque colour it stands against.
private struct ColorPair {
  let element: Int
  let appearance: Appearance
  let color: Color
  let other: Color
  let required: Double

  var passes: Bool { conservativeContrastRatio(color, other) >= required }

  /// The pair of a use whose foreground or backdrop, but not both, comes from an origin.
  init?(_ use: StyleUse, origin: SourceRange) {
    guard use.verdict != .accepted, let foreground = use.foreground, let background = use.background else { return nil }
    let isForeground = use.origin(of: .foreground)?.range == origin
    let isBackground = use.origin(of: .background)?.range == origin
    switch (isForeground, isBackground) {
    case (true, false):
      guard use.isPlainForeground else { return nil }
      (color, other) = (foreground, background)
    case (false, true):
      guard use.isPlainBackground else { return nil }
      (color, other) = (background, foreground)
    default: return nil
    }
    (element, appearance, required) = (use.element, use.appearance, use.required)
  }

  /// The pair of a use whose foreground an expression gives.
  init?(foregroundOf use: StyleUse) {
    guard let foreground = use.foreground, let background = use.background else { return nil }
    (color, other) = (foreground, background)
    (element, appearance, required) = (use.element, use.appearance, use.required)
  }
}

extension ForegroundStyle.Form {
  /// True for a colour of the system that is no gray and no label.
  fileprivate var isSystemHue: Bool {
    guard case .system(let name) = self else { return false }
    return !name.hasPrefix("systemGray") && !name.lowercased().hasSuffix("label")
  }
}

extension String {
  fileprivate static func recolored(_ colors: [Remedy.AdaptiveColor]) -> String {
    "use the colour\(colors.count == 1 ? "" : "s") \(listed(colors.map(name)))"
  }

  private static func name(of color: Remedy.AdaptiveColor) -> String {
    if let single = color.single, Set(color.values.keys.map(\.scheme)).count > 1 { return quoted(single.hexString) }
    let parts = ColorScheme.allCases.compactMap { scheme in
      color.value(in: scheme).map { "\(quoted($0.hexString)) in \(scheme.rawValue)" }
    }
    return listed(parts)
  }

  fileprivate static func faded(_ percent: Int, ratio: Double) -> String {
    "use 'Color.primary' at \(percent) %, with \(RatioText.text(ratio)) or more"
  }
}
