/// Settings of a build on several levels, the one that wins first.
struct BuildSettings {
  /// Settings may name each other in a circle, or each the next one many times.
  private static let maximumExpansions = 256

  /// The levels: the target's own, its configuration file's, the project's own, its configuration file's.
  let levels: [[String: String]]
  /// True where every file that settings are taken from was there.
  let isWhole: Bool

  /// The platforms that can be built for, in the order the settings name them; none where they don't tell.
  var platforms: [PlatformFamily] {
    var supported: [PlatformFamily] = []
    if let names = value(of: "SUPPORTED_PLATFORMS") {
      supported.join(names.split(whereSeparator: \.isWhitespace).compactMap { PlatformFamily(sdk: $0) })
    }
    guard let sdk = value(of: "SDKROOT").flatMap({ PlatformFamily(sdk: $0) }) else { return supported }
    // A target may name its SDK where the project lists the platforms of the others.
    return supported.contains(sdk) ? supported : [sdk]
  }

  /// What the settings say about the accent colour (S-126).
  var accent: AccentSetting {
    let name = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"
    // A value with a condition, as for one SDK, is not followed.
    let isConditional = levels.contains { level in level.keys.contains { $0.hasPrefix("\(name)[") } }
    guard levels.contains(where: { $0[name] != nil }), !isConditional else {
      return isWhole && !isConditional ? .unset : .unknown
    }
    guard let value = value(of: name) else { return .unknown }
    return value.isEmpty ? .unset : .named(value)
  }

  /// What the settings say about the scheme that the app is pinned to (S-55).
  var scheme: SchemeSetting {
    let name = "INFOPLIST_KEY_UIUserInterfaceStyle"
    // A value with a condition, as for one SDK, is not followed.
    let isConditional = levels.contains { level in level.keys.contains { $0.hasPrefix("\(name)[") } }
    // What the target itself says no file can change.
    guard isWhole || levels.first?[name] != nil, !isConditional else { return .unknown }
    guard levels.contains(where: { $0[name] != nil }) else { return .unset }
    return value(of: name).map { SchemeSetting($0) } ?? .unknown
  }

  /// The flags for `#if`; `nil` where the settings don't tell all of them.
  var flags: Set<String>? {
    let names = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS"]
    // A value with a condition, as for one SDK, is not followed.
    let isConditional = levels.contains { level in
      level.keys.contains { key in names.contains { key.hasPrefix("\($0)[") } }
    }
    guard isWhole, !isConditional else { return nil }
    var flags: Set<String> = []
    for name in names where levels.contains(where: { $0[name] != nil }) {
      guard let value = value(of: name) else { return nil }
      let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      if name == names[0] {
        flags.formUnion(words)
        continue
      }
      // `-D FLAG` and `-DFLAG`.
      for (position, word) in words.enumerated() where word.hasPrefix("-D") {
        flags.insert(word == "-D" ? words.dropFirst(position + 1).first ?? "" : String(word.dropFirst(2)))
      }
    }
    return flags
  }

  /// The path of the file that becomes the bundle's `Info.plist`.
  var propertyList: String? { value(of: "INFOPLIST_FILE").flatMap { $0.isEmpty ? nil : $0 } }

  private func value(of name: String) -> String? {
    var expansions = 0
    return value(of: name, from: 0, &expansions)
  }

  /// The value of a setting with the settings it names filled in; `nil` if one of them is not known.
  private func value(of name: String, from first: Int, _ expansions: inout Int) -> String? {
    let level = levels.indices.dropFirst(first).first { levels[$0][name] != nil }
    guard let level, expansions < Self.maximumExpansions else { return nil }
    expansions += 1
    var rest = levels[level][name, default: ""][...]
    var value = ""
    while let dollar = rest.firstIndex(of: "$") {
      value += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let closing: Character = ["(": ")", "{": "}"][rest.first ?? " "], let end = rest.firstIndex(of: closing)
      else { return nil }
      let inner = String(rest.dropFirst()[..<end])
      rest = rest[end...].dropFirst()
      if inner == "inherited" || inner == name {
        value += self.value(of: name, from: level + 1, &expansions) ?? ""
      } else if let other = self.value(of: inner, from: 0, &expansions) {
        value += other
      } else {
        return nil
      }
    }
    return value + rest
  }
}
