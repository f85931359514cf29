import ColorScience
import Foundation
import PlatformStyles
import Scene

/// The `Contents.json` of a colour set, in which slots get other values; what stays keeps its bytes.
struct ColorsetRewriter {
  private let bytes: [UInt8]

  /// Takes the bytes of the file.
  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The edits that give a colour other values, in slots for each scheme and contrast that need one of their own.
  func edits(for color: Remedy.AdaptiveColor) throws(Refusal) -> [TextEdit] {
    guard let list = JSONSpans(bytes).array(at: "colors") else { throw Refusal("the colour set can't be read") }
    var slots: [(traits: Set<String>, object: Range<Int>)] = []
    for object in list.elements {
      guard let traits = traits(of: object) else {
        throw Refusal("the colour set has slots for some devices or displays")
      }
      slots.append((traits, object))
    }
    var edits: [TextEdit] = []
    var added: [String] = []
    for (traits, value) in values(color, slots: slots.map(\.traits)) {
      guard let slot = slots.first(where: { $0.traits == traits }) else {
        added.append(object(traits, value))
        continue
      }
      edits.append(try edit(slot.object, to: value))
    }
    guard let last = list.elements.last else { throw Refusal("the colour set is empty") }
    if !added.isEmpty {
      let text = added.map { ",\(lineBreak)    \($0)" }.joined()
      edits.append(TextEdit(range: last.upperBound..<last.upperBound, replacement: text))
    }
    return edits
  }

  /// The values of the slots that change: existing ones, and those that a scheme needs for itself.
  private func values(
    _ color: Remedy.AdaptiveColor, slots: [Set<String>]
  ) -> [(traits: Set<String>, value: Color)] {
    let known: [(Set<String>, ColorScheme, [Appearance])] = [
      ([], .light, [.light]), (["luminosity:light"], .light, [.light]), (["luminosity:dark"], .dark, [.dark]),
      (["contrast:high"], .light, [.lightIncreased, .lightAssistive]),
      (["luminosity:light", "contrast:high"], .light, [.lightIncreased, .lightAssistive]),
      (["luminosity:dark", "contrast:high"], .dark, [.darkIncreased, .darkAssistive]),
    ]
    let isForAny = color.single != nil && !slots.contains(["luminosity:dark"])
    return known.compactMap { traits, scheme, appearances in
      let value = appearances.compactMap { color.values[$0] }.first ?? color.value(in: scheme)
      guard let value else { return nil }
      let isNeeded = traits == ["luminosity:dark"] && !isForAny
      return slots.contains(traits) || isNeeded ? (traits, value) : nil
    }
  }

  /// The traits of a slot as `name:value`; nil where it is for some devices or displays alone.
  private func traits(of object: Range<Int>) -> Set<String>? {
    let data = Data(bytes[object])
    guard let slot = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      slot["idiom"] as? String ?? "universal" == "universal", slot["display-gamut"] == nil, slot["subtype"] == nil
    else { return nil }
    let traits = slot["appearances"] as? [[String: String]] ?? []
    return Set(traits.map { "\($0["appearance"] ?? ""):\($0["value"] ?? "")" })
  }

  /// Replaces the value under `color` in a slot.
  private func edit(_ slot: Range<Int>, to value: Color) throws(Refusal) -> TextEdit {
    guard let old = JSONSpans(bytes).value(of: "color", in: slot) else {
      throw Refusal("a slot of the colour set is empty")
    }
    return TextEdit(range: old, replacement: components(value, indentation: "      "))
  }

  private func object(_ traits: Set<String>, _ value: Color) -> String {
    let appearances = traits.sorted(by: >).map { trait in
      let parts = trait.split(separator: ":").map(String.init)
      return lines(
        ["{", "  \"appearance\" : \"\(parts[0])\",", "  \"value\" : \"\(parts[1])\"", "}"], indentation: "        ")
    }
    return lines(
      [
        "{", "  \"appearances\" : [", "    \(appearances.joined(separator: ",\(lineBreak)        "))", "  ],",
        "  \"color\" : \(components(value, indentation: "      ")),", "  \"idiom\" : \"universal\"", "}",
      ], indentation: "    ")
  }

  /// The value as Xcode writes it.
  private func components(_ color: Color, indentation: String) -> String {
    func hexadecimal(_ byte: Int) -> String {
      let digits = String(byte, radix: 16, uppercase: true)
      return "0x\(digits.count == 1 ? "0" : "")\(digits)"
    }
    let channels = color.bytes.map(hexadecimal)
    return lines(
      [
        "{", "  \"color-space\" : \"srgb\",", "  \"components\" : {", "    \"alpha\" : \"1.000\",",
        "    \"blue\" : \"\(channels[2])\",", "    \"green\" : \"\(channels[1])\",", "    \"red\" : \"\(channels[0])\"",
        "  }", "}",
      ], indentation: indentation)
  }

  private func lines(_ lines: [String], indentation: String) -> String {
    lines.joined(separator: lineBreak + indentation)
  }

  /// The line break of the file.
  private var lineBreak: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }
}
