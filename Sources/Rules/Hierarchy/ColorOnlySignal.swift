import ColorScience
import Findings
import PlatformStyles
import Scene

/// A state, sign or category that nothing but a hue tells.
enum ColorOnlySignal: Rule {
  static let metadata = RuleMetadata(
    id: "color-only-signal", group: .hierarchy, severity: .warning,
    summary: "state, sign or category told by hue alone: no word, symbol, shape or weight changes with it")

  /// The ratio of two colours from which they differ in lightness too (Understanding 1.4.1 of WCAG 2.2).
  private static let leastRatio = 3.0

  /// What the words are made from.
  struct Evidence: Sendable {
    /// The two colours in one appearance.
    struct Measured: Sendable {
      let appearance: Appearance
      let first: Color
      let second: Color
      let ratio: Double
    }

    let condition: String
    let kind: Element.Kind
    let worst: Measured
    let others: [Measured]
    let otherRange: SourceRange?
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    // Where one way of showing it brings a second cue along, the code does think of it.
    let told = Set(judged.scene.forks.filter { !$0.cues.isEmpty }.flatMap { [$0.first.element, $0.second.element] })
    let signals = judged.scene.forks.compactMap { fork -> Signal? in
      if told.contains(fork.first.element) || told.contains(fork.second.element) { return nil }
      let measured = judged.judgement.profile.decidingAppearances.compactMap {
        Self.measured(fork, in: $0, judged.scene)
      }
      return measured.isEmpty ? nil : Signal(fork: fork, measured: measured, scene: judged.scene)
    }
    // A chip in the hue of its words tells what they tell, and is one defect with them.
    let words = signals.filter(\.isOfText)
    let places = Dictionary(grouping: signals) { signal in
      words.first { signal.lies(behind: $0, judged.scene) }?.range ?? signal.range
    }
    return places.sorted { $0.key < $1.key }.compactMap { occurrence(at: $0.key, $0.value, judged.scene) }
  }

  /// Two looks that differ in hue alone.
  private struct Signal {
    let fork: StyleFork
    let measured: [Evidence.Measured]
    /// The expression that sets the first of the two styles.
    let range: SourceRange
    let isOfText: Bool

    init(fork: StyleFork, measured: [Evidence.Measured], scene: Scene) {
      self.fork = fork
      self.measured = measured
      let element = scene.elements[fork.first.element]
      range = element.placements[fork.first.placement].foreground.expression(of: element)
      isOfText = element.kind == .text
    }

    /// True for a shape of which both looks are what both looks of a text lie on.
    func lies(behind text: Signal, _ scene: Scene) -> Bool {
      guard scene.elements[fork.first.element].kind == .shape, fork.condition == text.fork.condition else {
        return false
      }
      return zip([fork.first, fork.second], [text.fork.first, text.fork.second]).allSatisfy { own, other in
        let readings = scene.elements[other.element].placements[other.placement].readings
        return measured.allSatisfy {
          guard let ground = readings[$0.appearance]?.background else { return false }
          return ground.hexString == ColorOnlySignal.color(own, in: $0.appearance, scene)?.hexString
        }
      }
    }
  }

  /// Measures two looks where they are told by hue, and not by lightness as well.
  private static func measured(_ fork: StyleFork, in appearance: Appearance, _ scene: Scene) -> Evidence.Measured? {
    guard let first = color(fork.first, in: appearance, scene), let second = color(fork.second, in: appearance, scene)
    else { return nil }
    let ratio = contrastRatio(first, second)
    guard first.differsInHue(from: second), ratio < leastRatio else { return nil }
    return Evidence.Measured(appearance: appearance, first: first, second: second, ratio: ratio)
  }

  private static func color(_ look: StyleFork.Look, in appearance: Appearance, _ scene: Scene) -> Color? {
    let element = scene.elements[look.element]
    let placement = element.placements[look.placement]
    // A filled shape is no boundary to be measured, but it is seen.
    guard placement.exemption == nil || (element.kind == .shape && placement.exemption == .decorative) else {
      return nil
    }
    return placement.readings[appearance]?.foreground
  }

  /// What is found at a place, with what is one defect with it and stands elsewhere.
  private static func occurrence(
    at place: SourceRange, _ signals: [Signal], _ scene: Scene
  ) -> Occurrence<Evidence>? {
    let all = signals.filter { $0.range == place }.flatMap { signal in
      signal.measured.map { (signal: signal, measured: $0) }
    }
    guard let worst = all.min(by: { $0.measured.ratio < $1.measured.ratio }) else { return nil }
    let (signal, fork) = (worst.signal, worst.signal.fork)
    let elements = Set(signals.flatMap { [$0.fork.first.element, $0.fork.second.element] }).sorted()
    let second = scene.elements[fork.second.element]
    let otherRange = second.placements[fork.second.placement].foreground.expression(of: second)
    let measurements = signal.measured.map {
      Finding.Measurement(
        appearance: $0.appearance.rawValue, ratio: RatioBounds($0.ratio), required: leastRatio, foreground: $0.first,
        background: $0.second)
    }
    return Occurrence(
      range: signal.range, verdict: .advice, elements: elements, measurements: measurements,
      labels: [Finding.Label(text: .hueAlone, range: signal.range)],
      evidence: Evidence(
        condition: fork.condition, kind: second.kind, worst: worst.measured,
        others: signal.measured.filter { $0.appearance != worst.measured.appearance },
        otherRange: otherRange == signal.range ? nil : otherRange))
  }

  static func message(_ evidence: Evidence) -> String { .onlyHue(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    (evidence.otherRange.map { [Finding.Note(message: .otherwise, range: $0)] } ?? [])
      + evidence.others.map { Finding.Note(message: .alsoIn($0)) }
  }

  static func help(_ evidence: Evidence) -> [String] { [.addACue, .askForSetting] }
}

extension String {
  fileprivate static func onlyHue(_ evidence: ColorOnlySignal.Evidence) -> String {
    "nothing but the hue of this \(evidence.kind.rawValue) tells of \(quoted(evidence.condition)):"
      + " \(colors(evidence.worst))"
  }

  fileprivate static func alsoIn(_ measured: ColorOnlySignal.Evidence.Measured) -> String {
    "also \(colors(measured))"
  }

  private static func colors(_ measured: ColorOnlySignal.Evidence.Measured) -> String {
    "\(measured.first.hexString) or \(measured.second.hexString), \(RatioText.text(measured.ratio)) to each other in"
      + " \(measured.appearance.phrase)"
  }

  fileprivate static let otherwise = "in this style otherwise"
  fileprivate static let hueAlone = "a hue alone"
  fileprivate static let addACue = "let a word, a symbol, a shape or the weight change with it as well"
  fileprivate static let askForSetting =
    "or add such a sign where 'accessibilityDifferentiateWithoutColor' is on, at the least"
}
