import Findings
import PlatformStyles
import Scene

/// Text that keeps its size when people set a larger one.
enum FixedTypeSize: Rule {
  static let metadata = RuleMetadata(
    id: "fixed-type-size", group: .adaptivity, severity: .note,
    summary: "text that does not scale with Dynamic Type")

  /// What the words are made from.
  struct Evidence: Sendable {
    let size: Double
    let isAtDefinition: Bool
    /// The text style that has the same size unless people set another one.
    let style: TextStyle?
    let texts: Int
    /// What draws the smallest text.
    let toolkit: Toolkit
  }

  static func examine(_ judged: JudgedScene) -> [Occurrence<Evidence>] {
    let scaling = Set(
      judged.scene.elements.lazy.filter { $0.kind == .text }.flatMap(\.placements).filter(\.isScaling)
        .compactMap(\.fontExpression))
    let claims = judged.scene.elements.enumerated().flatMap { index, element -> [StyleClaim<Double>] in
      guard element.kind == .text, element.saysSomething else { return [] }
      return element.fixedSizes.map { placement, size in
        // Of an expression that also gives fonts which scale, the one that gives the size is at fault.
        let isShared = placement.fontExpression.map(scaling.contains) ?? false
        return StyleClaim(
          element: index,
          expression: (isShared ? placement.font?.definition ?? placement.font?.range : nil) ?? placement.fontExpression
            ?? element.range,
          definition: placement.font?.definition, verdict: .advice, side: nil, order: size, details: size)
      }
    }
    return defects(from: claims, sound: []).map { defect in
      let smallest = defect.worst
      let element = judged.scene.elements[smallest.element]
      return Occurrence(
        range: defect.range, verdict: .advice, elements: defect.elements,
        labels: [Finding.Label(text: .label(smallest.details), range: defect.range)],
        definition: defect.isAtDefinition ? .points(smallest.details) : nil,
        evidence: Evidence(
          size: smallest.details, isAtDefinition: defect.isAtDefinition,
          style: TextStyle.fitting(smallest.details, on: element.platform), texts: defect.elements.count,
          toolkit: element.toolkit))
    }
  }

  static func message(_ evidence: Evidence) -> String { .fixed(evidence) }

  static func notes(_ evidence: Evidence) -> [Finding.Note] {
    evidence.texts == 1 ? [] : [Finding.Note(message: .uses(evidence.texts))]
  }

  static func help(_ evidence: Evidence) -> [String] {
    [evidence.style.map(String.useStyle) ?? .useAnyStyle, .scaleSize(in: evidence.toolkit)]
  }
}

extension Element {
  /// False for a literal without letters or digits, such as a bullet or an emoji, which is a picture more than a text.
  fileprivate var saysSomething: Bool { text?.contains { $0.isLetter || $0.isNumber } ?? true }

  /// The places with a size that is known not to scale, where people can set the size of text: the first of each
  /// expression that sets it.
  ///
  /// Text that is as large as the largest style at the largest setting needs no scaling.
  fileprivate var fixedSizes: [(placement: Placement, size: Double)] {
    guard platform.hasDynamicType, !isOnFixedSurface else { return [] }
    let largest = TextStyle.largeTitle.metrics(platform: platform, size: .accessibility5)?.preferred.size ?? .infinity
    var found: [(placement: Placement, size: Double)] = []
    var expressions: Set<SourceRange?> = []
    for placement in placements where placement.exemption == nil && !placement.isUnheard && !placement.assumesFont {
      let fonts = Appearance.allCases.compactMap { placement.readings[$0]?.font }
      let fixed = fonts.lazy.filter { !$0.scales && !$0.mayChange }.compactMap(\.size).first { $0 < largest }
      if let fixed, expressions.insert(placement.fontExpression).inserted { found.append((placement, fixed)) }
    }
    return found
  }
}

extension Placement {
  /// True where the font scales in each appearance.
  fileprivate var isScaling: Bool {
    let fonts = readings.values.compactMap(\.font)
    return !fonts.isEmpty && fonts.allSatisfy(\.scales)
  }

  /// Where a person would edit the font.
  fileprivate var fontExpression: SourceRange? { font?.argument ?? font?.range }

  /// True where the font is taken for granted: code that is not seen may set another one. Of one that is written
  /// somewhere no more than the weight is.
  fileprivate var assumesFont: Bool {
    provenance.contains { $0.of == .font && $0.kind == .assumed && $0.range == nil }
  }
}

extension TextStyle {
  /// The style of a size at the default setting; body before headline, which has its size.
  fileprivate static func fitting(_ size: Double, on platform: Platform) -> TextStyle? {
    let styles = allCases.filter { $0.metrics(platform: platform)?.preferred.size == size }
    return styles.first { $0 == .body } ?? styles.first
  }
}

extension String {
  fileprivate static func points(_ size: Double) -> String {
    size == size.rounded() ? "\(Int(size)) pt" : "\((size * 10).rounded() / 10) pt"
  }

  fileprivate static func fixed(_ evidence: FixedTypeSize.Evidence) -> String {
    let subject = evidence.isAtDefinition ? "a font" : "text"
    return "\(subject) of \(points(evidence.size)) does not scale with Dynamic Type"
  }

  fileprivate static func label(_ size: Double) -> String { "always \(points(size))" }

  fileprivate static func uses(_ count: Int) -> String { "\(count) texts are drawn with it" }

  fileprivate static func useStyle(_ style: TextStyle) -> String {
    "use the text style '.\(style.rawValue)', which has this size at the default setting"
  }

  fileprivate static let useAnyStyle = "use a text style, such as '.body' or '.caption'"

  fileprivate static func scaleSize(in toolkit: Toolkit) -> String {
    switch toolkit {
    case .swiftUI: "or scale the size with '@ScaledMetric', that of a custom font with 'relativeTo'"
    case .objects: "or scale the font with 'UIFontMetrics'"
    case .interfaceBuilder: "or scale the font in code, with 'UIFontMetrics'"
    }
  }
}
