import Audit
import Findings
import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The XML formats")
struct XMLFormatTests {
  /// Elements with their attributes and their text, in document order.
  final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String], text: String)] = []
    private var open: [Int] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(elements.count)
      elements.append((name, attributes, ""))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if let last = open.last { elements[last].text += string }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      open.removeLast()
    }
  }

  func read(_ text: String) throws -> [(name: String, attributes: [String: String], text: String)] {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader.elements
  }

  /// XML 1.0 can't hold the bell, so it is read back as the replacement character; line breaks survive.
  let readBack = FormatTests.awkward.replacingOccurrences(of: "\u{7}", with: "\u{FFFD}")

  @Test("Checkstyle gets findings and problems by file")
  func checkstyle() throws {
    let elements = try read(checkstyleReport(FormatTests.awkwardReport()))
    #expect(
      elements.filter { $0.name == "file" }.map { $0.attributes["name"] }
        == ["App/Broken.swift", "App/Gone.swift", "App/Row.swift"])
    let errors = elements.filter { $0.name == "error" }
    #expect(errors.count == 6)
    let contrast = try #require(errors.first { $0.attributes["source"] == "evident.insufficient-contrast" })
    #expect(contrast.attributes["message"] == readBack)
    #expect(contrast.attributes["line"] == "4" && contrast.attributes["column"] == "41")
    #expect(errors.map { $0.attributes["severity"] } == ["error", "error", "error", "error", "warning", "info"])
  }

  @Test("JUnit gets a suite a file and a case a finding, and a note does not fail")
  func junit() throws {
    let elements = try read(junitReport(FormatTests.awkwardReport()))
    let all = try #require(elements.first)
    #expect(all.attributes == ["name": "evident", "tests": "6", "failures": "2", "errors": "3"])
    let suites = elements.filter { $0.name == "testsuite" }.map(\.attributes)
    #expect(suites.map { $0["tests"] } == ["2", "1", "3"])
    #expect(elements.count { $0.name == "testcase" } == 6)
    let failures = elements.filter { $0.name == "failure" }
    #expect(failures.map { $0.attributes["type"] } == ["error", "warning"])
    #expect(failures[0].attributes["message"] == readBack)
    #expect(failures[0].text.contains("light: #8E8E93 on #FFFFFF, 3.26:1, below 4.5:1\n"))
    #expect(elements.filter { $0.name == "system-out" }.map { $0.text.hasPrefix("text does not scale") } == [true])
  }
}
