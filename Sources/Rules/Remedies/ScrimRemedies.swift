import ColorScience
import Findings
import PlatformStyles
import Scene

extension UnscrimmedImageText {
  /// Puts a scrim behind each text, as thin as it passes on whatever pixel.
  static func remedies(_ occurrence: Occurrence<Evidence>, in context: RemedyContext) -> [Remedy] {
    let uses = context.judged.uses(of: occurrence.elements)
    let inks = uses.map { $0.placement.readings[$0.appearance]?.ink }
    let known = inks.compactMap(\.self).filter(\.isOpaque)
    guard !known.isEmpty, known.count == inks.count else { return [] }
    let areLight = zip(uses, known).map { use, ink in (use.appearance.scheme, ink.relativeLuminance > middle) }
    let scrims = Remedy.Scrim.allCases.filter { scrim in
      areLight.allSatisfy { scheme, isLight in isLight == scrim.isDark(in: scheme) }
    }
    guard let scrim = scrims.first else { return [] }
    let share = stride(from: 40, through: 90, by: 5).map { Double($0) / 100 }.first { share in
      zip(uses, known).allSatisfy { use, ink in
        let isDark = scrim.isDark(in: use.appearance.scheme)
        let worst = (isDark ? Color.black : .white).withAlpha(share).composited(over: isDark ? .white : .black)
        return conservativeContrastRatio(ink, worst) >= use.required
      }
    }
    guard let share else { return [] }
    return [
      Remedy(
        title: .scrim(scrim, share),
        changes: occurrence.elements.map {
          .addScrim(context.scene.elements[$0].range, scrim, share)
        }, elements: occurrence.elements, isSafe: false)
    ]
  }

  /// The relative luminance on which black and white have the same contrast: 1.05 / 0.2291 is 0.2291 / 0.05.
  private static let middle = 0.179
}

extension Remedy.Scrim {
  /// True where it darkens what lies behind.
  fileprivate func isDark(in scheme: ColorScheme) -> Bool {
    switch self {
    case .black: true
    case .white: false
    case .background: scheme == .dark
    }
  }
}

extension String {
  fileprivate static func scrim(_ scrim: Remedy.Scrim, _ share: Double) -> String {
    let what = scrim == .background ? "the background style" : quoted(scrim.rawValue)
    return "put \(what) at \(Int((share * 100).rounded())) % behind the text"
  }
}
