import ColorScience
import PlatformStyles
import Scene

/// A storyboard or xib, in which the attributes of a colour change; all other bytes stay.
struct InterfaceRewriter {
  private let bytes: [UInt8]
  private let platform: Platform

  /// Takes the bytes of the file.
  init(bytes: [UInt8], platform: Platform) {
    self.bytes = bytes
    self.platform = platform
  }

  /// The edits that make a change of the `color` element at some bytes.
  func edits(for change: Remedy.Change, at range: Range<Int>) throws(Refusal) -> [TextEdit] {
    let attributes: String
    var listing: [TextEdit] = []
    switch change {
    case .recolor(_, from: _, let color), .restyle(_, from: _, to: .color(let color)):
      guard let single = color.single else {
        throw Refusal("an interface file holds one colour for all schemes")
      }
      attributes = text(single)
    case .restyle(_, from: _, to: .level(let level)), .restyle(_, from: _, to: .label(let level)):
      guard let name = level.appKitName else { throw Refusal("interface files name no fifth level") }
      attributes = named(name)
      if platform != .macos { listing = try InterfaceResources(bytes: bytes, platform: platform).listing(name) }
    case .restyle(_, from: _, to: .background):
      if platform == .macos { throw Refusal("macos has no one background of the system") }
      let name = "systemBackgroundColor"
      attributes = named(name)
      listing = try InterfaceResources(bytes: bytes, platform: platform).listing(name)
    case .restyle, .restyleFaded, .addStyle, .setOpacity, .replaceOpacity, .setTextStyle, .setWeight, .setTint,
      .addScrim, .scaleFont, .speak, .setSymbols, .addConstant, .rename:
      throw Refusal("this is not changed in an interface file")
    }
    guard let place = attributesAfterKey(of: range) else { throw Refusal("no colour is written there") }
    return [TextEdit(range: place, replacement: " \(attributes)")] + listing
  }

  private func text(_ color: Color) -> String { InterfaceResources.attributes(color) }

  private func named(_ name: String) -> String {
    platform == .macos ? "name=\"\(name)\" catalog=\"System\" colorSpace=\"catalog\"" : "systemColor=\"\(name)\""
  }

  /// The bytes behind the attribute `key` of an empty `color` element, up to its end.
  private func attributesAfterKey(of range: Range<Int>) -> Range<Int>? {
    let tag = bytes[range.lowerBound...]
    guard tag.starts(with: Array("<color ".utf8)), let end = tag.firstIndex(of: UInt8(ascii: ">")),
      end > tag.startIndex, bytes[end - 1] == UInt8(ascii: "/")
    else { return nil }
    let key = Array(" key=\"".utf8)
    guard let start = tag.indices.first(where: { bytes[$0..<end].starts(with: key) }),
      let quote = bytes[(start + key.count)..<end].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return (quote + 1)..<(end - 1)
  }
}
