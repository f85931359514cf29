import ColorScience
import Findings
import PlatformStyles
import Scene

// Colours of the project's own that pass: the nearest in the same hue, for every appearance at once.

extension RemedyContext {
  /// Changes the colours that an ingredient of complaints is made from, behind every name: a colour in the place of a
  /// name would be one that nobody finds again.
  func colorRemedies(of ingredient: Provenance.Ingredient, _ complaints: [StyleUse]) -> [Remedy] {
    passingColors(of: ingredient, complaints).filter { objection(to: $0, of: ingredient, complaints) == nil }
  }

  /// What speaks against all colours that pass in the place of those that an ingredient is made from; nil where none
  /// passes.
  func colorObjection(of ingredient: Provenance.Ingredient, _ complaints: [StyleUse]) -> String? {
    passingColors(of: ingredient, complaints).lazy.compactMap { objection(to: $0, of: ingredient, complaints) }.first
  }

  private func passingColors(of ingredient: Provenance.Ingredient, _ complaints: [StyleUse]) -> [Remedy] {
    let ways = complaints.map { $0.way(of: ingredient) }
    let ends = ways.compactMap(\.last)
    guard ends.count == complaints.count else { return [] }
    return recoloring(Set(ends), ingredient, complaints).map { remedy in
      var remedy = remedy
      remedy.recolorsName = ways.allSatisfy { $0.count > 1 }
      return remedy
    }
  }

  private func objection(
    to remedy: Remedy, of ingredient: Provenance.Ingredient, _ complaints: [StyleUse]
  ) -> String? {
    let ends = complaints.compactMap { $0.way(of: ingredient).last }
    guard let end = ends.first else { return nil }
    if remedy.recolorsName, !keepsLook(remedy, of: ingredient, complaints) { return .otherColor(than: end.name) }
    let isOfSystem = ends.allSatisfy { $0.kind == .system }
    return isOfSystem && !isSeen(remedy, of: ingredient, complaints) ? .sameColor(as: end.name) : nil
  }

  /// How far in Oklab a colour with a name may move: whatever else is drawn in it moves as well, and a gold that becomes
  /// a brown is another brand.
  private static let namedDistance = 0.25

  private func keepsLook(
    _ remedy: Remedy, of ingredient: Provenance.Ingredient, _ complaints: [StyleUse]
  ) -> Bool {
    guard remedy.changes.count == 1, let color = remedy.changes.first?.color else { return true }
    return complaints.allSatisfy { use in
      let old = ingredient == .foreground ? use.foreground : use.background
      guard let old, let new = color.values[use.appearance] else { return true }
      return old.oklab.deltaE(to: new.oklab) <= Self.namedDistance
    }
  }

  /// How far in Oklab a colour has to move until anybody sees it: less is not worth numbers in the place of a colour of the
  /// system.
  private static let leastDistance = 0.02

  private func isSeen(_ remedy: Remedy, of ingredient: Provenance.Ingredient, _ complaints: [StyleUse]) -> Bool {
    let colors = remedy.changes.compactMap(\.color)
    return complaints.contains { use in
      guard let old = ingredient == .foreground ? use.foreground : use.background else { return true }
      return colors.contains { color in
        color.values[use.appearance].map { old.oklab.deltaE(to: $0.oklab) > Self.leastDistance } ?? false
      }
    }
  }

  /// Which colour a name of its own would have to stand for, where complaints share one name for theirs.
  func ownNameAdvice(_ complaints: [StyleUse]) -> String? {
    [Provenance.Ingredient.foreground, .background].lazy.compactMap { ingredient -> String? in
      let ways = complaints.map { $0.way(of: ingredient) }
      guard let use = ways.first?.first, ways.allSatisfy({ $0.count > 1 && $0.first == use }),
        let colors = recoloring([use], ingredient, complaints).first?.changes.compactMap(\.color)
      else { return nil }
      return .ownName(besides: use.name, colors, of: ingredient)
    }.first
  }

  /// Gives the colours that are written or named at some places other numbers, for each appearance or one for all.
  private func recoloring(
    _ places: Set<Provenance>, _ ingredient: Provenance.Ingredient, _ complaints: [StyleUse]
  ) -> [Remedy] {
    let adaptive = recoloring(places, ingredient, complaints) { solution($0, wishes: $1) }
    guard let adaptive, adaptive.changes.contains(where: \.needsAppearances) else {
      return [adaptive].compactMap(\.self)
    }
    return [adaptive, recoloring(places, ingredient, complaints) { pairs, _ in uniform(pairs) }].compactMap(\.self)
  }

  private func recoloring(
    _ places: Set<Provenance>, _ ingredient: Provenance.Ingredient, _ complaints: [StyleUse],
    _ solve: ([ColorPair], _ wishes: [ColorPair]) -> Remedy.AdaptiveColor?
  ) -> Remedy? {
    let concerned = Set(complaints.map(\.element))
    var changes: [Remedy.Change] = []
    var elements: Set<Int> = []
    var colors: [Remedy.AdaptiveColor] = []
    var (seen, changed): (Set<Appearance>, Set<Appearance>) = ([], [])
    for place in places.sorted(by: { $0.detail.utf8.lexicographicallyPrecedes($1.detail.utf8) }) {
      guard let range = place.range else { return nil }
      let made = self.elements(madeAt: range)
      let pairs = judged.uses(of: made).compactMap { ColorPair($0, madeAt: place) }
      // Other defects of the same colour may need the opposite.
      let isNeeded = pairs.map { $0.passes || concerned.contains($0.element) }
      let needed = zip(pairs, isNeeded).filter(\.1)
      let wishes = zip(pairs, isNeeded).filter { !$0.1 && !$0.0.isOverMaterial }
      guard let color = solve(pairs, []) ?? solve(needed.map(\.0), wishes.map(\.0)) else { return nil }
      changes.append(.recolor(range, from: place.name, color))
      elements.formUnion(made)
      seen.formUnion(pairs.map(\.appearance))
      for pair in pairs where color.values[pair.appearance].map({ $0.bytes != pair.color.bytes }) ?? false {
        changed.insert(pair.appearance)
      }
      if !colors.contains(color) { colors.append(color) }
    }
    if changes.isEmpty { return nil }
    var remedy = Remedy(
      title: .recolored(colors, of: ingredient), changes: changes, elements: elements.sorted(), isSafe: false)
    remedy.unchanged = seen.subtracting(changed)
    return remedy
  }

  /// How much of what is required a white or black may have at most where its opposite takes its place: from there on a
  /// backdrop a little darker or lighter is what was meant.
  private static let farShare = 2.0 / 3

  /// Replaces a white or black that is far on the wrong side, wherever it falls short, by its opposite.
  func oppositeRemedies(_ site: StyleSite) -> [Remedy] {
    let complaints = site.uses.filter(\.isComplaint)
    let isFar = complaints.allSatisfy { use in
      use.placement.readings[use.appearance]?.ratio.map { $0.low < use.required * Self.farShare } ?? false
    }
    let old = Set(complaints.compactMap { $0.foreground ?? $0.placement.readings[$0.appearance]?.ink }.map(\.bytes))
    let isWritten = site.expressions.allSatisfy { $0.style.form == .neutral && $0.style.definition == nil }
    guard isFar, old.count == 1, isWritten else { return [] }
    return [(Color.black, Color.white), (.white, .black)].compactMap { pole, opposite in
      guard old == [opposite.bytes], site.uses.allSatisfy({ $0.isPassed(by: pole) }) else { return nil }
      let color = Remedy.AdaptiveColor(Dictionary(uniqueKeysWithValues: Appearance.allCases.map { ($0, pole) }))
      return site.remedy(.recolored([color], of: .foreground), .color(color), isSafe: false)
    }
  }

  /// Replaces a gray or level by one between two levels of the system.
  func fadedRemedies(_ site: StyleSite) -> [Remedy] {
    guard let style = site.style, style.definition == nil else { return [] }
    switch style.form {
    case .level, .system: return style.form.isSystemHue ? [] : fadedLabels(site)
    // A level of a label's colour is a label too, one of a hue would lose the hue.
    case .fadedLevel: return site.uses.allSatisfy(\.isGray) ? fadedLabels(site) : []
    case .custom, .neutral, .gradient, .unknown: return []
    }
  }

  /// The primary label colour, as faint as the requirement allows, between two levels of the system; where what was there
  /// passes, Increase Contrast mostly, it has no less contrast than that.
  private func fadedLabels(_ site: StyleSite) -> [Remedy] {
    let asked = Set(site.uses.filter(\.isComplaint).map(\.appearance))
    for percent in stride(from: 60, through: 90, by: 5) {
      let share = Double(percent) / 100
      func colors(_ use: StyleUse) -> [Color]? {
        let platform = scene.elements[use.element].platform
        return ContentLevel.primary.value(platform: platform, appearance: use.appearance)?.alternatives.map {
          $0.multiplyingAlpha(by: share)
        }
      }
      // On a backdrop that is not known a stronger label of the same base has no less contrast than a level.
      let isLevel = site.style?.systemLevel != nil
      let uses = site.uses.filter { !isLevel || $0.verdict != .unverified }
      guard let ratio = isLevel ? site.knownRatio(of: colors) : site.ratio(of: colors),
        uses.allSatisfy({ use in asked.contains(use.appearance) || colors(use).map(use.isKept) ?? false })
      else { continue }
      let title = String.faded(percent, ratio: ratio, isPartial: isLevel && site.isUndecidedSomewhere)
      return [site.remedy(title, .fadedLabel(share), isSafe: false)]
    }
    return []
  }

  /// The nearest colours that pass in every pair: one for all where one was there and one is enough without much less
  /// contrast in a scheme that passes, else one for each scheme, or each contrast where a scheme had two; what passes
  /// already stays. Where a colour changes it suits the wishes of other pairs too, if it can.
  func solution(_ pairs: [ColorPair], wishes: [ColorPair]) -> Remedy.AdaptiveColor? {
    var current: [Appearance: Color] = [:]
    for pair in pairs {
      if let known = current[pair.appearance], known.bytes != pair.color.bytes { return nil }
      current[pair.appearance] = pair.color
    }
    if pairs.allSatisfy(\.passes) { return nil }
    let isFixed = Set(current.values.map(\.bytes)).count == 1
    if isFixed, let color = pairs.first?.color, let found = nearest(to: color, in: pairs), !isDear(found, in: pairs) {
      return Remedy.AdaptiveColor(current.mapValues { _ in found })
    }
    var solution = Remedy.AdaptiveColor([:])
    for scheme in ColorScheme.allCases {
      let colors = current.filter { $0.key.scheme == scheme }
      let passing = Set(colors.keys).filter { appearance in
        pairs.allSatisfy { $0.appearance != appearance || $0.passes }
      }
      let isOne = Set(colors.values.map(\.bytes)).count == 1 || passing.isEmpty
      let groups = isOne ? [Set(colors.keys)] : [passing, Set(colors.keys).subtracting(passing)]
      for appearances in groups {
        let own = pairs.filter { appearances.contains($0.appearance) }.sorted {
          !$0.appearance.increasesContrast && $1.appearance.increasesContrast
        }
        guard let color = own.first?.color else { continue }
        let isKept = own.allSatisfy(\.passes)
        let all = own + wishes.filter { appearances.contains($0.appearance) }
        guard let found = isKept ? color : nearest(to: color, in: all) ?? nearest(to: color, in: own) else {
          return nil
        }
        if isKept && !isFixed {
          solution.kept.formUnion(appearances)
        } else {
          for appearance in appearances { solution.values[appearance] = found }
          if isKept { solution.unchanged.formUnion(appearances) }
        }
      }
    }
    return solution
  }

  /// True where a colour has much less contrast than the one in its place in a scheme in which that passes.
  private func isDear(_ color: Color, in pairs: [ColorPair]) -> Bool {
    ColorScheme.allCases.contains { scheme in
      let own = pairs.filter { $0.appearance.scheme == scheme }
      return own.allSatisfy(\.passes) && own.contains { $0.ratio(of: color) < $0.ratio(of: $0.color) * Self.leastShare }
    }
  }

  /// The colour nearest to that of the first appearance that passes in every pair.
  func uniform(_ pairs: [ColorPair]) -> Remedy.AdaptiveColor? {
    let first = pairs.min { $0.rank < $1.rank }
    guard let first, let found = nearest(to: first.color, in: pairs) else { return nil }
    return Remedy.AdaptiveColor(Dictionary(pairs.map { ($0.appearance, found) }) { one, _ in one })
  }

  /// The share of a ratio that nothing asks to be changed which a repair leaves at least.
  package static let leastShare = 0.8

  /// What a ratio exceeds its requirement by, so that it holds in whatever decimals a colour is written.
  private static let margin = 0.005
  /// How often a backdrop that follows the colour is made anew.
  private static let rounds = 8

  /// The colour nearest to another that passes in every pair and still stands for what was meant.
  func nearest(to color: Color, in pairs: [ColorPair]) -> Color? {
    var last = color
    for _ in 0..<Self.rounds {
      let goals = pairs.flatMap { pair in
        let ratio = pair.required(beside: last) + Self.margin
        return pair.others(beside: last).map { ContrastGoal(on: $0, ratio: ratio) }
      }
      let found = nearestPassingColor(to: color, reaching: Array(Set(goals)))
      guard let found, color.oklab.deltaE(to: found.oklab) <= Self.greatestDistance else { return nil }
      if pairs.allSatisfy({ $0.isPassed(by: found) }) { return found }
      last = found
    }
    return nil
  }
}

extension Remedy.Change {
  /// True where one colour is not enough.
  fileprivate var needsAppearances: Bool {
    color.map { $0.single == nil } ?? false
  }

  /// The colour that it gives.
  fileprivate var color: Remedy.AdaptiveColor? {
    if case .recolor(_, from: _, let color) = self { color } else { nil }
  }
}

extension ForegroundStyle.Form {
  /// True for a colour of the system that is no gray and no label.
  var isSystemHue: Bool {
    guard case .system(let name) = self else { return false }
    return !name.hasPrefix("systemGray") && !name.lowercased().hasSuffix("label")
  }
}

extension String {
  fileprivate static func recolored(
    _ colors: [Remedy.AdaptiveColor], of ingredient: Provenance.Ingredient
  ) -> String {
    "use the \(named(colors, of: ingredient))"
  }

  fileprivate static func otherColor(than name: String) -> String {
    "a colour in the hue of \(quoted(name)) that passes would be another one to the eye"
  }

  fileprivate static func sameColor(as name: String) -> String {
    "\(quoted(name)) stays, since nobody would see the difference to the nearest colour that passes"
  }

  fileprivate static func ownName(
    besides name: String, _ colors: [Remedy.AdaptiveColor], of ingredient: Provenance.Ingredient
  ) -> String {
    "besides \(quoted(name)) a token of its own would do, with the \(named(colors, of: ingredient))"
  }

  private static func named(_ colors: [Remedy.AdaptiveColor], of ingredient: Provenance.Ingredient) -> String {
    "colour\(colors.count == 1 ? "" : "s") \(listed(colors.map(name)))"
      + (ingredient == .background ? " for the backdrop" : "")
  }

  /// The values of a colour in words, each with its appearance.
  static func name(of color: Remedy.AdaptiveColor) -> String {
    if let single = color.single, Set(color.values.keys.map(\.scheme)).count > 1 { return quoted(single.hexString) }
    let parts = ColorScheme.allCases.flatMap { scheme -> [String] in
      let (normal, increased) = (Appearance(scheme, isIncreased: false), Appearance(scheme, isIncreased: true))
      let plain = color.value(in: scheme, increasesContrast: false)
      let strong = color.value(in: scheme, increasesContrast: true)
      let words = plain.map { "\(quoted($0.hexString)) in \(normal.phrase)" }
      if plain?.bytes == strong?.bytes { return [words].compactMap(\.self) }
      return [words, strong.map { "\(quoted($0.hexString)) in \(increased.phrase)" }].compactMap(\.self)
    }
    return listed(parts)
  }

  fileprivate static func faded(_ percent: Int, ratio: Double, isPartial: Bool) -> String {
    "use the primary label colour at \(percent) %, with \(RatioText.text(ratio)) or more"
      + (isPartial ? " where the backdrop is known" : "")
  }
}

extension Appearance {
  fileprivate init(_ scheme: ColorScheme, isIncreased: Bool) {
    switch scheme {
    case .light: self = isIncreased ? .lightIncreased : .light
    case .dark: self = isIncreased ? .darkIncreased : .dark
    }
  }
}
