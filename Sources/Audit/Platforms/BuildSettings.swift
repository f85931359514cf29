/// Settings of a build on several levels, the one that wins first.
struct BuildSettings {
  private static let maximumDepth = 16

  /// The levels: the target's own, its configuration file's, the project's own, its configuration file's.
  let levels: [[String: String]]

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

  /// The value of a setting with the settings it names filled in; `nil` if one of them is not known.
  private func value(of name: String, from first: Int = 0, depth: Int = 0) -> String? {
    guard depth < Self.maximumDepth,
      let level = levels.indices.dropFirst(first).first(where: { levels[$0][name] != nil })
    else { return nil }
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
        value += self.value(of: name, from: level + 1, depth: depth + 1) ?? ""
      } else if let other = self.value(of: inner, depth: depth + 1) {
        value += other
      } else {
        return nil
      }
    }
    return value + rest
  }
}
