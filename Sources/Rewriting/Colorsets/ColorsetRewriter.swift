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

  /// A slot of the file.
  private struct Slot {
    let traits: Set<String>
    let object: Range<Int>
  }

  /// A scheme with or without Increase Contrast, which takes the value of the slot that fits it best.
  private struct Cell {
    let scheme: ColorScheme
    let isIncreased: Bool

    /// The traits of the slots that are for it alone, the likeliest first, then of those that it falls back to.
    var own: [Set<String>] {
      switch (scheme, isIncreased) {
      case (.light, false): [["luminosity:light"], []]
      case (.dark, false): [["luminosity:dark"]]
      case (.light, true): [["luminosity:light", "contrast:high"], ["contrast:high"]]
      case (.dark, true): [["luminosity:dark", "contrast:high"]]
      }
    }

    var fallbacks: [Set<String>] {
      switch (scheme, isIncreased) {
      case (.light, false): []
      case (.dark, false), (.light, true): [["luminosity:light"], []].filter { scheme == .light || $0.isEmpty }
      case (.dark, true): [["luminosity:dark"], []]
      }
    }

    static let all = [false, true].flatMap { isIncreased in
      ColorScheme.allCases.map { Cell(scheme: $0, isIncreased: isIncreased) }
    }
  }

  /// The edits that give a colour other values, in slots for each scheme and contrast that need one of their own.
  func edits(for color: Remedy.AdaptiveColor) throws(Refusal) -> [TextEdit] {
    guard let list = JSONSpans(bytes).array(at: "colors") else { throw Refusal("the colour set can't be read") }
    var slots: [Slot] = []
    for object in list.elements {
      guard let traits = traits(of: object) else {
        throw Refusal("the colour set has slots for some devices or displays")
      }
      slots.append(Slot(traits: traits, object: object))
    }
    guard let last = list.elements.last else { throw Refusal("the colour set is empty") }
    var edits: [TextEdit] = []
    var added: [String] = []
    var changed: [Set<String>: Color] = [:]
    for cell in Cell.all {
      // What is the same as before stays as it is written, in its colour space, also where it moves into another slot.
      let isUnchanged = color.isUnchanged(in: cell.scheme, increasesContrast: cell.isIncreased)
      let value = isUnchanged ? nil : color.value(in: cell.scheme, increasesContrast: cell.isIncreased)
      if let slot = slots.first(where: { cell.own.contains($0.traits) }) {
        guard let value else { continue }
        changed[slot.traits] = value
        edits += try self.edits(of: slot.object, to: value)
        continue
      }
      guard color.isSeen(in: cell.scheme, increasesContrast: cell.isIncreased), let traits = cell.own.last,
        let served = cell.fallbacks.lazy.compactMap({ traits in slots.first { $0.traits == traits } }).first
      else { continue }
      // What it falls back to gives the right value already, be it the old one.
      if changed[served.traits]?.bytes == value?.bytes { continue }
      if value != nil { try refuseReference(in: served.object) }
      added.append(object(traits, try components(value, like: served.object)))
      slots.append(Slot(traits: traits, object: served.object))
      changed[traits] = value
    }
    if !added.isEmpty {
      let text = added.map { ",\(lineBreak)    \($0)" }.joined()
      edits.append(TextEdit(range: last.upperBound..<last.upperBound, replacement: text))
    }
    return edits
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

  /// Replaces the value under `color` in a slot: the channels alone that differ, where it is an opaque colour of sRGB.
  private func edits(of slot: Range<Int>, to value: Color) throws(Refusal) -> [TextEdit] {
    try refuseReference(in: slot)
    let color = try color(of: slot)
    let notation = notation(of: color)
    let spans = JSONSpans(bytes)
    func text(_ range: Range<Int>?) -> String {
      range.map { String(decoding: bytes[$0], as: UTF8.self).filter { $0 != "\"" } } ?? ""
    }
    let list = spans.value(of: "components", in: color)
    let channels = ["red", "green", "blue"].compactMap { name in list.flatMap { spans.value(of: name, in: $0) } }
    let alpha = list.flatMap { spans.value(of: "alpha", in: $0) }
    let isOpaque = Double(text(alpha)) == 1
    guard text(spans.value(of: "color-space", in: color)) == "srgb", isOpaque, channels.count == 3 else {
      return [TextEdit(range: color, replacement: components(value, in: notation))]
    }
    return zip(channels, value.bytes).compactMap { range, byte in
      let new = channel(byte, in: notation)
      return text(range).lowercased() == new.lowercased() ? nil : TextEdit(range: range, replacement: "\"\(new)\"")
    }
  }

  /// A value in the notation of a slot; without one what the slot holds.
  private func components(_ value: Color?, like slot: Range<Int>) throws(Refusal) -> String {
    let old = try color(of: slot)
    return value.map { components($0, in: notation(of: old)) } ?? String(decoding: bytes[old], as: UTF8.self)
  }

  /// Refuses a slot that names a colour of the system: numbers that are right for one release would stay for all.
  private func refuseReference(in slot: Range<Int>) throws(Refusal) {
    if JSONSpans(bytes).value(of: "reference", in: try color(of: slot)) != nil {
      throw Refusal("the colour set names a colour of the system, which each release has its own value for")
    }
  }

  private func color(of slot: Range<Int>) throws(Refusal) -> Range<Int> {
    guard let color = JSONSpans(bytes).value(of: "color", in: slot) else {
      throw Refusal("a slot of the colour set is empty")
    }
    return color
  }

  private func object(_ traits: Set<String>, _ components: String) -> String {
    let appearances = traits.sorted(by: >).map { trait in
      let parts = trait.split(separator: ":").map(String.init)
      return lines(
        ["{", "  \"appearance\" : \"\(parts[0])\",", "  \"value\" : \"\(parts[1])\"", "}"], indentation: "        ")
    }
    return lines(
      [
        "{", "  \"appearances\" : [", "    \(appearances.joined(separator: ",\(lineBreak)        "))", "  ],",
        "  \"color\" : \(components),", "  \"idiom\" : \"universal\"", "}",
      ], indentation: "    ")
  }

  /// How Xcode can write the channels.
  private enum Notation { case hexadecimal, bytes, fractions }

  /// The notation of a value that is there.
  private func notation(of color: Range<Int>) -> Notation {
    let spans = JSONSpans(bytes)
    guard let red = spans.value(of: "components", in: color).flatMap({ spans.value(of: "red", in: $0) }) else {
      return .hexadecimal
    }
    let text = String(decoding: bytes[red], as: UTF8.self)
    return text.contains("x") ? .hexadecimal : text.contains(".") ? .fractions : .bytes
  }

  /// The value as Xcode writes it.
  private func components(_ color: Color, in notation: Notation) -> String {
    let channels = color.bytes.map { channel($0, in: notation) }
    return lines(
      [
        "{", "  \"color-space\" : \"srgb\",", "  \"components\" : {", "    \"alpha\" : \"1.000\",",
        "    \"blue\" : \"\(channels[2])\",", "    \"green\" : \"\(channels[1])\",", "    \"red\" : \"\(channels[0])\"",
        "  }", "}",
      ], indentation: "      ")
  }

  private func channel(_ byte: Int, in notation: Notation) -> String {
    switch notation {
    case .hexadecimal:
      let digits = String(byte, radix: 16, uppercase: true)
      return "0x\(digits.count == 1 ? "0" : "")\(digits)"
    case .bytes: return "\(byte)"
    case .fractions:
      let thousandths = "\((byte * 1000 * 2 + 255) / (255 * 2))"
      return byte == 255 ? "1.000" : "0.\(String(repeating: "0", count: 3 - thousandths.count))\(thousandths)"
    }
  }

  private func lines(_ lines: [String], indentation: String) -> String {
    lines.joined(separator: lineBreak + indentation)
  }

  /// The line break of the file.
  private var lineBreak: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }
}
