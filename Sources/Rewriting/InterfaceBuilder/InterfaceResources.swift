import ColorScience
import PlatformStyles

/// The system's colours that a document for iOS lists among its resources, each with the value of old systems.
struct InterfaceResources {
  private let bytes: [UInt8]
  private let platform: Platform

  /// Takes the bytes of the file.
  init(bytes: [UInt8], platform: Platform) {
    self.bytes = bytes
    self.platform = platform
  }

  /// The edit that lists a colour by the order of their names; none where it is listed.
  ///
  /// A file that lists no colour of the system may come from an editor that knows of no such list.
  func listing(_ name: String) throws(Refusal) -> [TextEdit] {
    let all = listed
    if all.contains(where: { $0.name == name }) { return [] }
    guard let last = all.last,
      let color = SystemColor(catalogName: name)?.value(platform: platform, appearance: .light)?.preferred
    else { throw Refusal("the file has no resource '\(name)'") }
    let next = all.first { $0.name > name }
    let margin = margin(before: (next ?? last).range.lowerBound)
    let inner = margin.isEmpty ? "" : margin + (margin.last == "\t" ? "\t" : "    ")
    let text = "<systemColor name=\"\(name)\">\(inner)<color \(Self.attributes(color))/>\(margin)</systemColor>"
    guard let next else {
      return [TextEdit(range: last.range.upperBound..<last.range.upperBound, replacement: margin + text)]
    }
    return [TextEdit(range: next.range.lowerBound..<next.range.lowerBound, replacement: text + margin)]
  }

  /// The attributes of a `color` element in sRGB.
  static func attributes(_ color: Color) -> String {
    let parts = zip(["red", "green", "blue"], color.bytes).map { name, byte in
      "\(name)=\"\(StyleSpelling.decimal(Double(byte) / 255))\""
    }
    let alpha = color.isOpaque ? "1" : StyleSpelling.decimal(color.alpha)
    return parts.joined(separator: " ") + " alpha=\"\(alpha)\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
  }

  private static let start = Array("<systemColor name=\"".utf8)
  private static let end = Array("</systemColor>".utf8)

  /// The elements that list colours, in their order.
  private var listed: [(name: String, range: Range<Int>)] {
    var result: [(name: String, range: Range<Int>)] = []
    var position = 0
    while let first = find(Self.start, from: position), let last = find(Self.end, from: first) {
      let name = bytes[(first + Self.start.count)...].prefix { $0 != UInt8(ascii: "\"") }
      position = last + Self.end.count
      result.append((String(decoding: name, as: UTF8.self), first..<position))
    }
    return result
  }

  private func find(_ text: [UInt8], from position: Int) -> Int? {
    bytes[position...].indices.first { bytes[$0] == text[0] && bytes[$0...].starts(with: text) }
  }

  /// The line break and the white space before an element that begins a line, else nothing.
  private func margin(before position: Int) -> String {
    let space = bytes[..<position].reversed().prefix { [UInt8(ascii: " "), UInt8(ascii: "\t")].contains($0) }
    let line = bytes[..<(position - space.count)]
    guard line.last == UInt8(ascii: "\n") else { return "" }
    let lineBreak = line.dropLast().last == UInt8(ascii: "\r") ? "\r\n" : "\n"
    return lineBreak + String(decoding: space.reversed(), as: UTF8.self)
  }
}
