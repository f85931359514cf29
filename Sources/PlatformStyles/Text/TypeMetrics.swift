/// The size and weights of a text style.
package struct TypeMetrics: Sendable, Hashable {
  /// The size in points.
  package let size: Double
  /// The weight as the style is.
  package let weight: FontWeight
  /// The weight once the style is made bold, which isn't always bold (S-13).
  package let emphasizedWeight: FontWeight

  /// Makes metrics of a size in points.
  package init(size: Double, weight: FontWeight, emphasizedWeight: FontWeight) {
    self.size = size
    self.weight = weight
    self.emphasizedWeight = emphasizedWeight
  }
}

extension TextStyle {
  /// The size and weights of the style (S-16, S-17), or nil where the platform publishes none.
  ///
  /// macOS and tvOS have no Dynamic Type. The default of watchOS, `large`, is that of a 40 to 42 mm case.
  package func metrics(platform: Platform, size: DynamicTypeSize = .large) -> StyleValue<TypeMetrics>? {
    switch platform {
    case .ios18, .ios26: TypeTables.ios.metrics(self, size)
    case .macos: TypeTables.macos.metrics(self, .large)
    case .tvos: TypeTables.tvos.metrics(self, .large)
    case .watchos: watchMetrics(size)
    case .visionos: visionMetrics(size)
    }
  }

  /// watchOS has no medium, and nothing above the third accessibility size.
  private func watchMetrics(_ size: DynamicTypeSize) -> StyleValue<TypeMetrics>? {
    let table = TypeTables.watchos
    switch size {
    case .medium:
      guard let large = table.metrics(self, .large), let small = table.metrics(self, .small) else { return nil }
      return large.adding(small).capped(at: .low)
    case .accessibility4, .accessibility5:
      return table.metrics(self, .accessibility3)?.capped(at: .medium)
    default:
      return table.metrics(self, size)
    }
  }

  /// visionOS publishes no sizes; it is said to draw the sizes of iOS with a medium body and bold titles (S-17).
  private func visionMetrics(_ size: DynamicTypeSize) -> StyleValue<TypeMetrics>? {
    TypeTables.ios.metrics(self, size)?.capped(at: .low).map { metrics in
      let weight: FontWeight = isTitle ? .bold : self == .body ? .medium : metrics.weight
      return TypeMetrics(
        size: metrics.size, weight: weight, emphasizedWeight: max(weight, metrics.emphasizedWeight))
    }
  }
}

extension Platform {
  /// The default text size in points (S-17).
  package var defaultTextSize: Double { sizes.standard }

  /// The smallest text size in points that the guidelines allow (S-17).
  package var minimumTextSize: Double { sizes.minimum }

  /// Whether people can set the text size.
  package var hasDynamicType: Bool {
    switch self {
    case .ios18, .ios26, .watchos, .visionos: true
    case .macos, .tvos: false
    }
  }

  private var sizes: (standard: Double, minimum: Double) {
    Self.sizesByName[isIOS ? "ios" : rawValue] ?? (17, 11)
  }

  private static let sizesByName: [String: (standard: Double, minimum: Double)] = {
    var sizes: [String: (standard: Double, minimum: Double)] = [:]
    for row in PlatformSizeRows.rows.split(separator: "\n") {
      let words = row.split(separator: " ")
      guard words.count == 3, let standard = Double(String(words[1])), let minimum = Double(String(words[2]))
      else { continue }
      sizes[String(words[0])] = (standard, minimum)
    }
    return sizes
  }()
}
