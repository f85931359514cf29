import ColorScience
import Findings
import PlatformStyles
import Scene

// Every sentence about contrast that two rules share.

extension ContrastEvidence {
  /// What is wrong.
  var message: String {
    let required = RatioText.text(worst.required)
    guard let ratio = worst.reading.ratio else {
      return "\(subject) in \(quoted(style.description)) is accepted as a choice of the system"
        + (worst.reading.undecided.map { ", though its contrast is undecided, since \($0.clause)" } ?? "")
    }
    switch verdict {
    case .accepted:
      let has = worst.reading.isCertain ? "has" : "may have"
      return "\(subject) in \(quoted(style.description)) \(has) a contrast of \(RatioText.text(ratio)),"
        + " below \(required) but accepted as a choice of the system"
    case .mayFail where ratio.high >= worst.required:
      return "\(subject) may have a contrast as low as \(RatioText.text(ratio.low)), below the \(required) \(need)"
    case .mayFail:
      return "\(subject) may have a contrast of only \(RatioText.text(ratio)), below the \(required) \(need)"
    case .fails, .unverified, .advice:
      return "\(subject) has a contrast of \(RatioText.text(ratio)), below the \(required) \(need)"
    }
  }

  /// The words behind the caret.
  var label: String {
    "\(worst.colors(or: style)), \(worst.reading.ratio.map(RatioText.text) ?? "undecided") in \(worst.appearance.phrase)"
  }

  /// What else a reader needs to know.
  var notes: [Finding.Note] {
    placeNotes + (worst.reading.ratio == nil ? [] : backdropNotes) + doubts
      + opinions.map(note) + uses.map { Finding.Note(message: $0.message, range: $0.range) }
      + others.map { Finding.Note(message: $0.message, range: $0.range) }
      + (listed.map { [Finding.Note(message: $0.message)] } ?? [])
  }

  private var backdropNotes: [Finding.Note] {
    let layers = worst.reading.visibleLayers
    return layers.prefix(1).compactMap(\.note) + layers.dropFirst().compactMap(\.noteBehind)
  }

  /// What to do about it.
  var help: [String] {
    if verdict == .accepted {
      return worst.reading.ratio == nil ? [] : ["use the profile 'wcag' to judge it by its number"]
    }
    var help: [String] = []
    if isBackdrop { help.append("use a background that answers the scheme, as the texts on it do") }
    if fill != nil { help.append("choose a fill of other lightness: what stands on it has a colour of the system") }
    if let unfaded {
      let place = isOfOneElement ? "here" : "or more in these places"
      help.append("raise this opacity: without it the contrast is \(RatioText.text(unfaded)) \(place)")
    }
    if let besidesOpacity { help += advice(besides: besidesOpacity) }
    if let offered { help.append(offered) }
    if let nearest { help.append(advice(nearest)) }
    if let largeTextRatio {
      help.append("or make it large: \(profile.largeText) needs only \(RatioText.text(largeTextRatio))")
    }
    if help.isEmpty { help.append("choose a foreground or a backdrop of other lightness") }
    return help
  }

  /// What to do under an opacity: to raise it helps only where nothing else takes contrast.
  private func advice(besides full: RatioBounds) -> [String] {
    if full.low >= worst.required {
      return ["raise the opacity around it: without it the contrast is \(RatioText.text(full.low)) here"]
    }
    guard full.high < worst.required, full.high > worst.reading.ratio?.high ?? 1 else { return [] }
    return [
      "choose a foreground or a backdrop of other lightness: without the opacity around it the contrast is"
        + " \(RatioText.text(full.high)) here, and that is too little as well"
    ]
  }

  private func advice(_ nearest: NearestColor) -> String {
    let required = RatioText.text(worst.required)
    return switch nearest {
    case .worst(let color):
      "the nearest colour with \(required) in \(worst.appearance.phrase) is \(quoted(color.hexString))"
    case .everywhere(let color):
      "the nearest colour with \(required) in every appearance is \(quoted(color.hexString))"
    case .each(let light, let dark):
      "no one colour has \(required) in both schemes: the nearest that has it is \(quoted(light.hexString)) in light and"
        + " \(quoted(dark.hexString)) in dark"
    }
  }

  private var subject: String {
    switch kind {
    case .text: isLargeText ? "large text" : "text"
    case .symbol, .image, .shape, .control: kind.rawValue
    }
  }

  /// By what the ratio is asked for: the size, where that is known.
  private var need: String {
    if kind != .text { return "that \(kind == .image ? "an" : "a") \(kind.rawValue) needs" }
    if worst.placement.plainFont(in: worst.appearance)?.size != nil { return "that its size needs" }
    return isLargeText ? "that its weight needs" : "of text that is not known to be large"
  }

  /// Why what is too low in any case is no more than a possibility.
  private var doubts: [Finding.Note] {
    guard verdict == .mayFail, let ratio = worst.reading.ratio, ratio.high < worst.required else { return [] }
    return [
      Finding.Note(
        message:
          "not certain, since an ingredient is assumed, its published values are unsure, or code may set another one")
    ]
  }

  private var placeNotes: [Finding.Note] {
    guard let placement else { return [] }
    return [
      condition.map { Finding.Note(message: "worst where \($0.phrase)") },
      placement.theme.map { Finding.Note(message: "worst in the theme \(quoted($0))") },
      // The first of the way is the root, which nothing shows.
      placement.via.dropFirst().last.map { Finding.Note(message: "worst where \(quoted($0)) shows it") },
    ].compactMap { $0 }
  }

  private func note(_ opinion: Opinion) -> Finding.Note {
    let name = "the profile \(quoted(opinion.profile.rawValue))"
    let message =
      switch opinion.verdict {
      case .passes: "it passes under \(name), which \(difference(from: opinion))"
      case .fails: "it fails under \(name), which \(difference(from: opinion))"
      case .mayFail: "it may fail under \(name), which \(difference(from: opinion))"
      case .accepted: "\(name) accepts it as a choice of the system"
      case .unverified: "it is undecided under \(name)"
      case .exempt: "\(name) asks nothing of it"
      }
    return Finding.Note(message: message)
  }

  /// What another profile does otherwise: where it looks and how much it asks for.
  private func difference(from opinion: Opinion) -> String {
    let asks = "asks for \(RatioText.text(opinion.required))"
    if opinion.profile.decidingAppearances.contains(worst.appearance) { return asks }
    let isApple = opinion.profile == .apple
    let settings = "looks \(isApple ? "with the assistive settings alone" : "without the assistive settings")"
    return opinion.required == worst.required ? settings : "\(settings) and \(asks)"
  }

  /// The weakest level that passes, then the stronger one, then what the weaker one would miss.
  private var offered: String? {
    let passing = offers.filter(\.passes)
    guard !passing.isEmpty else { return nil }
    let names = passing.map { "\(quoted($0.name)) with \(RatioText.text($0.ratio)) or more here" }
    let short = offers.first { $0.fails && !$0.isCurrent }
    return "use \(names.joined(separator: ", or "))"
      + (short.map { "; \(quoted($0.name)) would reach only \(RatioText.text($0.ratio))" } ?? "")
  }
}

extension ContrastClaim.Measured {
  fileprivate func colors(or style: ForegroundStyle) -> String {
    let foreground = reading.foreground?.hexString ?? quoted(style.description)
    return reading.background.map { "\(foreground) on \($0.hexString)" } ?? foreground
  }
}

extension Profile {
  /// What counts as large, as a phrase.
  fileprivate var largeText: String {
    switch self {
    case .standard: "18 pt, or 14 pt in bold,"
    case .wcag: "24 pt, or 18.66 pt in bold,"
    case .apple: "18 pt, or any size in bold,"
    }
  }
}
