package import ColorScience

extension SystemColor {
  /// What the colour is in an appearance; elevated is the level of sheets and popovers, which only dark ones show.
  package func value(
    platform: Platform, appearance: Appearance, elevated: Bool = false
  ) -> StyleValue<Color>? {
    let columns = Columns(scheme: platform.scheme(of: appearance), of: appearance, elevated: elevated)
    return switch platform {
    case .ios18: columns.first(rawValue, in: ColorTables.ios18)
    case .ios26: ios26Value(columns)
    case .macos: macosValue(columns)
    case .tvos: tvosValue(columns)
    case .watchos:
      accentOnlyValue(columns, newer: ColorTables.watchos26, older: ColorTables.watchos10)
    case .visionos:
      accentOnlyValue(columns, newer: ColorTables.visionos26, older: ColorTables.visionos2)
    }
  }

  private func ios26Value(_ columns: Columns) -> StyleValue<Color>? {
    columns.first(rawValue, in: ColorTables.ios26)
      ?? columns.first(rawValue, in: ColorTables.ios18)?.capped(at: .medium)
  }

  private func macosValue(_ columns: Columns) -> StyleValue<Color>? {
    let name = Self.appKitNames[rawValue] ?? rawValue
    let value =
      columns.first(name, in: ColorTables.macos26)
      ?? columns.first(name, in: ColorTables.macos15)?.capped(at: .medium)
    guard self == .tint else { return value }
    // The accent is the system's blue unless the user or the app chose another (S-30); the last reading published
    // for the setting itself is older than the palette.
    let blue = columns.first(SystemColor.blue.rawValue, in: ColorTables.macos26)
    guard let blue, let value else { return blue ?? value }
    return blue.adding(value)
  }

  /// tvOS shares the accents of iOS; whether it shares the labels too isn't published.
  private func tvosValue(_ columns: Columns) -> StyleValue<Color>? {
    switch kind {
    case .accent, .fixed: ios26Value(columns)?.capped(at: .medium)
    case .gray, .label: ios26Value(columns)?.capped(at: .low)
    case .separator, .fill, .background: nil
    }
  }

  /// watchOS and visionOS publish accents only; of their labels no more is known than that they are white (S-77).
  private func accentOnlyValue(_ columns: Columns, newer: ColorTable, older: ColorTable) -> StyleValue<Color>? {
    if self == .label {
      return StyleValue(.white, confidence: .low, sources: ["assumed"])
    }
    let system = self == .tint ? SystemColor.blue.rawValue : rawValue
    guard system.hasPrefix("system") else { return nil }
    let bare = system.dropFirst("system".count)
    let name = bare.prefix(1).lowercased() + bare.dropFirst()
    return columns.first(name, in: newer) ?? columns.first(name, in: older)?.capped(at: .medium)
  }
}

/// The columns that hold a colour, best first.
private struct Columns {
  private let exact: [ColorColumn]
  /// Stands in for an increased contrast that isn't published: the real colour is stronger by an unknown amount.
  private let standIn: ColorColumn?

  init(scheme: ColorScheme, of appearance: Appearance, elevated: Bool) {
    switch (scheme, appearance.increasesContrast) {
    case (.light, false):
      exact = [.light]
      standIn = nil
    case (.light, true):
      exact = [.lightIncreased]
      standIn = .light
    case (.dark, false):
      exact = elevated ? [.darkElevated, .dark] : [.dark]
      standIn = nil
    case (.dark, true):
      exact = elevated ? [.darkIncreasedElevated, .darkIncreased] : [.darkIncreased]
      standIn = .dark
    }
  }

  func first(_ name: String, in table: ColorTable) -> StyleValue<Color>? {
    for column in exact {
      if let value = table.value(name, column) { return value }
    }
    return standIn.flatMap { table.value(name, $0) }?.capped(at: .low)
  }
}
