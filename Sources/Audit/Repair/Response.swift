import ColorScience
import PlatformStyles
import Rules
import Scene

extension Proof {
  /// True where an element loses contrast in an appearance in which nothing asked for a change: colours that answer to
  /// the scheme and to Increase Contrast may only give way to other colours of the system there, and one colour for all
  /// to another one that has not much less.
  func losesResponse(_ old: Element, _ new: Element, asked: Set<Appearance>) -> Bool {
    guard old.placements.count == new.placements.count else { return false }
    return zip(old.placements, new.placements).contains { before, after in
      guard before.exemption == nil else { return false }
      return Appearance.allCases.contains { appearance in
        guard !asked.contains(appearance), let known = before.readings[appearance],
          let found = after.readings[appearance], let ratio = known.ratio?.low, let left = found.ratio?.low,
          left < ratio - Self.tolerance
        else { return false }
        let isMuch = left < ratio * RemedyContext.leastShare
        if known.frontColors != found.frontColors { return isMuch || before.hasResponse(\.frontColors) }
        return (isMuch || before.hasResponse(\.ink)) && !after.foreground.isOfSystem
      }
    }
  }

  /// An appearance in which an element is drawn in other colours though every remedy for it, or for a name where it is
  /// meant by none, leaves that appearance as it is: code that asks for the value of one scheme shows it in the other one too.
  func strayAppearance(of element: Int, _ old: Element, _ new: Element) -> Appearance? {
    let meant = remedies.filter { $0.elements.contains(element) }
    let own = meant.isEmpty ? remedies.filter(\.recolorsName) : meant
    guard let first = own.first, old.placements.count == new.placements.count else { return nil }
    let unchanged = own.dropFirst().reduce(first.unchanged) { $0.intersection($1.unchanged) }
    return Appearance.allCases.first { appearance in
      unchanged.contains(appearance)
        && zip(old.placements, new.placements).contains { before, after in
          before.readings[appearance].map { $0.drawnColors != after.readings[appearance]?.drawnColors } ?? false
        }
    }
  }

  /// The appearances in which a remedy for an element has something to repair.
  func askedAppearances(of element: Int) -> Set<Appearance> {
    let concerned = Set(remedies.filter { $0.elements.contains(element) }.flatMap(\.elements))
    return concerned.reduce(into: []) { asked, index in
      for (appearance, judged) in before.report.judgement.elements[index].appearances
      where judged.verdict == .fails || judged.verdict == .mayFail {
        asked.insert(appearance)
      }
    }
  }
}

extension Placement {
  /// True where something is not the same in all appearances.
  fileprivate func hasResponse<Value: Hashable>(_ value: (Reading) -> Value) -> Bool {
    Set(readings.values.map(value)).count > 1
  }
}

extension Reading {
  /// The colours of the front layer behind it, which no opacity of its own is.
  fileprivate var frontColors: [Color] {
    let front = seenLayers.first { $0.provenance.of == .background }
    return front.map { [$0.color].compactMap(\.self) + $0.stops } ?? []
  }

  /// All that is drawn of it and behind it, in 8-bit sRGB.
  fileprivate var drawnColors: [[Int]] {
    ([foreground ?? ink] + seenLayers.flatMap { [$0.color] + $0.stops.map { $0 } }).compactMap { $0?.bytes }
  }
}

extension ForegroundStyle {
  /// True for a level or a named colour of the system, as the system draws it.
  fileprivate var isOfSystem: Bool {
    switch form {
    case .level, .system: !hasWrittenOpacity
    case .fadedLevel, .custom, .neutral, .gradient, .unknown: false
    }
  }
}
