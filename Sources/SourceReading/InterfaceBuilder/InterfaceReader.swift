package import SourceFacts

/// Reads storyboards and xibs into facts (S-118).
package enum InterfaceReader {
  /// The largest file that is read, in bytes; real ones stay below a few million.
  package static let maximumSize = 32 << 20

  /// Returns what a file says, a pure function of its bytes; XML of another kind says nothing.
  package static func facts(of bytes: [UInt8]) -> FileFacts {
    var facts = FileFacts(lineStarts: lineStarts(of: bytes))
    let root: MarkupElement
    do throws(MarkupError) { root = try MarkupElement.root(of: bytes) } catch {
      facts.issues = [SyntaxIssue(message: error.message, offset: Int32(min(error.offset, bytes.count)))]
      return facts
    }
    let type = root.attributes["type"] ?? ""
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return facts }
    guard root.name == "document" else {
      facts.issues = [
        SyntaxIssue(message: "an archive of an Interface Builder before Xcode 5", offset: root.span.start)
      ]
      return facts
    }
    facts.interface = document(root)
    return facts
  }

  private static func document(_ root: MarkupElement) -> InterfaceFacts {
    let objects = InterfaceObjects.objects(in: root).settingSelectedBackgrounds()
    let resources = root.children.filter { $0.name == "resources" }.flatMap(\.children)
    return InterfaceFacts(
      runtime: runtime(root.attributes),
      tint: root.children.first { $0.name == "color" && $0.attributes["key"] == "tintColor" }
        .map(InterfaceColors.use), isLaunchScreen: root.attributes["launchScreen"] == "YES",
      initial: root.attributes["initialViewController"],
      keptColors: Set(resources.filter { $0.name == "namedColor" }.compactMap { $0.attributes["name"] }),
      objects: objects)
  }

  private static func runtime(_ attributes: [String: String]) -> InterfaceFacts.Runtime {
    let name = (attributes["targetRuntime"] ?? attributes["type"] ?? "").lowercased()
    if name.hasPrefix("macosx") { return .cocoa }
    if name.contains("appletv") { return .television }
    if name.contains("watch") { return .watch }
    if name.contains("xros") || name.contains("vision") { return .vision }
    return attributes["type"]?.contains(".Cocoa.") == true ? .cocoa : .cocoaTouch
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    var index = 0
    while index < bytes.count {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      if isReturn, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
      if isReturn || bytes[index] == UInt8(ascii: "\n") { starts.append(Int32(index + 1)) }
      index += 1
    }
    return starts
  }
}
