import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// A view's body with what its text `T` is believed to be.
struct SurfaceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let body: String
  let declarations: String
  let platform: Platform
  /// By appearance, in the words of `Look.words`.
  let expected: [Appearance: String]

  var testDescription: String { name }

  init(
    _ name: String, _ body: String, declarations: String = "", platform: Platform = .ios18, light: String? = nil,
    dark: String? = nil
  ) {
    self.name = name
    self.body = body
    self.declarations = declarations
    self.platform = platform
    var expected: [Appearance: String] = [:]
    expected[.light] = light
    expected[.dark] = dark
    self.expected = expected
  }

  func check(location: SourceLocation = #_sourceLocation) {
    let look = Look(body: body, declarations: declarations, platform: platform)
    for (appearance, words) in expected {
      #expect(look.words("T", appearance) == words, "\(name)\n\(look.dump)", sourceLocation: location)
    }
  }
}

extension Look {
  /// A text's readings as `#000000 on #FFFFFF`, with `uncertain` and the reason where it is undecided; `-` for none.
  func words(_ text: String, _ appearance: Appearance = .light) -> String {
    let all = readings(text, appearance).map { reading in
      var words = "\(reading.foreground?.hexString ?? "?") on \(reading.background?.hexString ?? "?")"
      if let undecided = reading.undecided { words += " undecided \(undecided.reason.rawValue)" }
      if !reading.isCertain { words += " uncertain" }
      return words
    }
    return all.isEmpty ? "-" : all.sorted().joined(separator: " | ")
  }

  /// The pairs that are compared, as `A/B`, with `=` for a label and its value.
  var pairs: [String] {
    scene.groups.flatMap { group in
      group.pairs.map { pair in
        let names = [pair.upper, pair.lower].map { member in
          scene.elements[group.members[member].element].text ?? "?"
        }
        return names.joined(separator: pair.isLabelAndValue ? "=" : "/")
      }
    }.sorted()
  }
}
