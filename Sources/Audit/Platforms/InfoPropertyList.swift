/// Reads from an `Info.plist` what matters for colours.
enum InfoPropertyList {
  /// What the file says about the accent colour (S-126): settings go before it, so it counts where those say nothing.
  static func accent(in bytes: [UInt8]) -> AccentSetting {
    let text = String(decoding: bytes, as: UTF8.self)
    // A binary list or another notation is not read, so it can't be told what it says.
    guard text.contains("<plist") else { return .unknown }
    guard let key = text.split(separator: "<key>NSAccentColorName</key>", maxSplits: 1).dropFirst().first else {
      return .unset
    }
    let value = key.drop(while: \.isWhitespace)
    guard value.hasPrefix("<string>"), let name = value.dropFirst("<string>".count).split(separator: "<").first,
      !name.contains("$"), !name.contains("&")
    else { return .unknown }
    return .named(String(name))
  }
}
