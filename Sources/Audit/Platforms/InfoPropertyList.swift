/// Reads from an `Info.plist` what matters for colours; settings go before it, so it counts where those say nothing.
enum InfoPropertyList {
  /// What the file says about the accent colour (S-126).
  static func accent(in bytes: [UInt8]) -> AccentSetting {
    switch string(of: "NSAccentColorName", in: bytes) {
    case .text(let name): .named(name)
    case .unset: .unset
    case .unknown: .unknown
    }
  }

  /// What the file says about the scheme that the app is pinned to (S-55).
  static func scheme(in bytes: [UInt8]) -> SchemeSetting {
    switch string(of: "UIUserInterfaceStyle", in: bytes) {
    case .text(let name): SchemeSetting(name)
    case .unset: .unset
    case .unknown: .unknown
    }
  }

  private enum Entry {
    case text(String)
    case unset
    case unknown
  }

  private static func string(of key: String, in bytes: [UInt8]) -> Entry {
    let text = String(decoding: bytes, as: UTF8.self)
    // A binary list or another notation is not read, so it can't be told what it says.
    guard text.contains("<plist") else { return .unknown }
    guard let rest = text.split(separator: "<key>\(key)</key>", maxSplits: 1).dropFirst().first else { return .unset }
    let value = rest.drop(while: \.isWhitespace)
    guard value.hasPrefix("<string>"), let name = value.dropFirst("<string>".count).split(separator: "<").first,
      !name.contains("$"), !name.contains("&")
    else { return .unknown }
    return .text(String(name))
  }
}
