import Foundation
import SourceFacts

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of an XML file with what is inside.
struct MarkupElement {
  var name: String
  var attributes: [String: String]
  /// Where its start tag stands.
  var span: Span
  var children: [MarkupElement] = []
  /// The characters directly inside, where the element is a string.
  var text = ""

  /// Parses a file into its root element.
  static func root(of bytes: [UInt8]) throws(MarkupError) -> MarkupElement {
    let scan = try MarkupScan(bytes)
    let builder = MarkupBuilder(tags: scan.tags)
    let parser = XMLParser(data: Data(bytes))
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    // The result and the error of some versions don't tell of every fault, so the delegate's memory counts.
    let isWhole = parser.parse()
    guard isWhole, !builder.hasFailed, let root = builder.root else {
      throw MarkupError("is not well-formed XML", at: Int(builder.lastSpan.start))
    }
    return root
  }

  /// Returns the first child with a name.
  func child(_ name: String) -> MarkupElement? { children.first { $0.name == name } }
}

/// Gathers the events of a parser into a tree.
private final class MarkupBuilder: NSObject, XMLParserDelegate {
  private let tags: [Span]
  private var ordinal = 0
  private var stack: [MarkupElement] = []
  private(set) var root: MarkupElement?
  private(set) var hasFailed = false
  private(set) var lastSpan = Span.none

  /// The most characters of a string that are kept.
  private static let maximumText = 10_000

  init(tags: [Span]) {
    self.tags = tags
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard ordinal < tags.count else {
      hasFailed = true
      return parser.abortParsing()
    }
    lastSpan = tags[ordinal]
    ordinal += 1
    stack.append(MarkupElement(name: name, attributes: attributes, span: lastSpan))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let last = stack.indices.last, stack[last].name.lowercased().hasSuffix("string"),
      stack[last].text.utf8.count < Self.maximumText
    else { return }
    stack[last].text += text
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard let element = stack.popLast() else { return }
    if let parent = stack.indices.last {
      stack[parent].children.append(element)
    } else {
      root = element
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { hasFailed = true }
}
