import Audit
import ColorScience
import Findings
import Foundation
import PlatformStyles
import Reporting
import Rules
import Scene
import Testing

@Suite("The HTML report")
struct HTMLReportTests {
  func page(_ report: Report, sources: SourceTexts = SampleReport.sources) throws -> String {
    try #require(String(bytes: htmlReport(report, sources: sources), encoding: .utf8))
  }

  /// The page without its style and script.
  func body(_ report: Report) throws -> String {
    let page = try page(report)
    let start = try #require(page.range(of: "<header>")?.lowerBound)
    let end = try #require(page.range(of: "<dialog")?.lowerBound)
    return String(page[start..<end])
  }

  /// The values of an attribute, as they are written.
  func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test("is written as it was")
  func golden() throws {
    try assertSnapshot(body(try SampleReport.make()), named: "html")
  }

  @Test("is the same on every run")
  func determinism() throws {
    #expect(try page(try SampleReport.make()) == page(try SampleReport.make()))
  }

  @Test("asks for nothing: no address but anchors and pictures, and a policy that forbids the rest")
  func selfContained() throws {
    let page = try page(try SampleReport.make())
    #expect(values(of: "href", in: page).allSatisfy { $0.hasPrefix("#") })
    let sources = values(of: "src", in: page)
    #expect(!sources.isEmpty && sources.allSatisfy { $0.hasPrefix("data:image/svg+xml,") })
    #expect(page.contains("content=\"default-src 'none'; img-src data:; style-src 'sha256-"))
    #expect(!page.contains("@import") && !page.contains(" style=\"") && !page.contains(" onclick"))
  }

  @Test("has every anchor that it links to, each once")
  func anchors() throws {
    let page = try page(try SampleReport.make())
    let ids = values(of: "id", in: page)
    #expect(Set(ids).count == ids.count)
    for link in values(of: "href", in: page) { #expect(ids.contains(String(link.dropFirst())), "\(link)") }
    #expect(ids.contains("f-0123456789abcdef"))
  }

  @Test("keeps anchors apart where two findings have one fingerprint")
  func equalFingerprints() throws {
    var report = try SampleReport.make()
    report.findings = [SampleReport.contrastFinding, SampleReport.contrastFinding]
    let ids = values(of: "id", in: try page(report)).filter { $0.hasPrefix("f-") }
    #expect(ids == ["f-0123456789abcdef", "f-0123456789abcdef-2"])
  }

  @Test(
    "escapes whatever a source holds, and shows it",
    arguments: [
      ("<script>alert('x')</script>", "&lt;script&gt;alert('x')&lt;/script&gt;"),
      ("\" onerror=\"x", "&quot; onerror=&quot;x"), ("a & b &amp;", "a &amp; b &amp;amp;"),
      ("\u{202E}txet\u{7}", "\u{FFFD}txet\u{FFFD}"), ("مرحبا 表 👩‍👧 é", "مرحبا 表 👩‍👧 é"),
    ])
  func escaping(text: String, shown: String) throws {
    var report = try SampleReport.make()
    report.findings[0].message = text
    report.findings[0].notes = [.init(message: "note \(text)")]
    report.findings[0].help = ["help \(text)"]
    report.scene.elements[0].text = text
    report.scene.elements[0].view = "View\(text)"
    report.scene.elements[0].placements[0].condition = "if \(text)"
    report.problems = [Problem(file: text, message: "could not be read")]
    let page = try page(report)
    for place in [
      "<span class=\"message\">\(shown)</span></h4>", ">note \(shown)<", "</b>help \(shown)<", "<bdi>View\(shown)<",
    ] {
      #expect(page.contains(place), "\(place)")
    }
    #expect(values(of: "alt", in: page).contains { $0.hasPrefix(shown) })
    #expect(!page.contains(text) || text == shown)
  }

  @Test(
    "draws pictures that are well-formed, whatever the text",
    arguments: ["<a>&\"'%#?", "表 👩‍👧", "", "\u{FFFF}\u{0}"])
  func pictures(text: String) throws {
    var report = try SampleReport.make()
    report.scene.elements[0].text = text
    for address in values(of: "src", in: try page(report)) {
      #expect(address.allSatisfy { $0.isASCII && !" <>#\"".contains($0) })
      let svg = try #require(String(address.dropFirst("data:image/svg+xml,".count)).removingPercentEncoding)
      #expect(svg.hasPrefix("<svg xmlns='http://www.w3.org/2000/svg' ") && svg.hasSuffix("</svg>"))
      // Markup in a text would add elements; what is left between tags holds no sign of its own.
      #expect(svg.components(separatedBy: "<text").count == svg.components(separatedBy: "</text>").count)
      #expect(!svg.contains("\u{0}") && !svg.contains("\u{FFFF}") && !svg.contains("<a>"))
    }
  }

  @Test("lays a text out by its advances, and hatches what is not known")
  func layout() throws {
    var report = try SampleReport.make()
    report.scene.elements[0].text = "Ab"
    report.scene.elements[0].placements[0].readings[.dark]?.background = nil
    let element = try #require(try page(report).components(separatedBy: "<li id=\"e-0\">").last)
    // Inter's A and b are 676 and 621 thousandths wide: (676 + 621) * 17 / 1000 = 22.05, and 12 on either side.
    #expect(values(of: "width", in: element).first == "47")
    // Two panels of a line of 17 * 1.2 = 20.4 and twice 6, each made whole: 33 and 33.
    #expect(values(of: "height", in: element).first == "66")
    let svg = try #require(values(of: "src", in: element).first?.removingPercentEncoding)
    #expect(svg.contains("fill='#FFFFFF' d='M0 0h47v33H0z'"))
    #expect(svg.contains("fill='url(#h)' d='M0 33h47v33H0z'") && svg.contains("<pattern id='h'"))
    let style = "style='font:17px system-ui' textLength='22' lengthAdjust='spacingAndGlyphs'"
    #expect(svg.contains("\(style) fill='#8E8E93'>Ab</text>"))
  }

  @Test("draws a backdrop that is one of many colours as a gradient from the darkest to the lightest")
  func range() throws {
    var report = try SampleReport.make()
    report.scene.elements[0].placements[0].readings[.dark]?.background = nil
    report.scene.elements[0].placements[0].readings[.dark]?.backgroundRange = ColorBox(
      low: Color(red8: 0x10, green8: 0x20, blue8: 0x30).encoded, high: Color.white.encoded)
    let element = try #require(try page(report).components(separatedBy: "<li id=\"e-0\">").last)
    let svg = try #require(values(of: "src", in: element).first?.removingPercentEncoding)
    let stops = "<stop stop-color='#102030'/><stop offset='1' stop-color='#FFFFFF'/>"
    #expect(svg.contains("<linearGradient id='g102030FFFFFF'>\(stops)</linearGradient>"))
    #expect(svg.contains("fill='url(#g102030FFFFFF)' d='M0 33"))
  }

  @Test("shows a text as it is beside what the repaired program shows of it")
  func comparison() throws {
    var report = try SampleReport.make()
    var repaired = SampleReport.title
    repaired.placements[0].readings[.light]?.foreground = .black
    repaired.placements[0].readings[.light]?.ratio = RatioBounds(21)
    report.repaired = RepairedScene(
      elements: [repaired, SampleReport.date], judgement: report.judgement, counterparts: [0, 1])
    let page = try page(report)
    let figures = page.components(separatedBy: "<figure class=\"compare\">").dropFirst()
    // In dark nothing changes, so only light is shown.
    #expect(figures.count == 1)
    let words = values(of: "alt", in: try #require(figures.first)).prefix(2)
    #expect(words.first == "As it is: 表 😀 #8E8E93 on #FFFFFF, 3.26:1")
    #expect(words.last == "Repaired: 表 😀 #000000 on #FFFFFF, 21:1")
  }

  @Test("compares nothing where nothing is repaired")
  func noComparison() throws {
    #expect(!(try page(try SampleReport.make())).contains("class=\"compare\""))
  }

  @Test("says in words what was measured, cut and never rounded up")
  func words() throws {
    let page = try page(try SampleReport.make())
    #expect(page.contains("alt=\"#8E8E93 on #FFFFFF, 3.26:1\""))
    #expect(page.contains("<b class=\"undecided\">may fail</b>, 4.49:1 to 5:1, perhaps below 4.5:1"))
    #expect(page.contains("<b class=\"fails\">fails</b>, #8E8E93 on #FFFFFF, 3.26:1, below 4.5:1"))
    #expect(page.contains("<code class=\"copy\">// evident:ignore insufficient-contrast -- reason</code>"))
  }

  @Test("calls accepted what the finding calls so, although it is below the number")
  func accepted() throws {
    var report = try SampleReport.make()
    report.findings[0].verdict = .accepted
    let page = try page(report)
    #expect(page.contains("<b class=\"accepted\">accepted</b>, #8E8E93 on #FFFFFF, 3.26:1, below 4.5:1"))
    #expect(page.contains("<b class=\"passes\">passes</b>, #FFFFFF on #000000, 21:1"))
  }

  @Test("clips a long line of source around what a finding is about")
  func longLine() throws {
    let source = "\n\n\n" + String(repeating: "abcd ", count: 60) + "gray\n"
    var report = try SampleReport.make()
    let range = SourceRange(file: "App/Row.swift", line: 4, column: 301, endLine: 4, endColumn: 305)
    report.findings = [Finding(rule: "some-rule", severity: .error, verdict: .fails, message: "wrong", range: range)]
    let page = try page(report, sources: SourceTexts([(path: "App/Row.swift", bytes: Array(source.utf8))]))
    let excerpt = try #require(
      page.components(separatedBy: "<pre tabindex=\"0\">").last?.components(separatedBy: "</pre>")[0])
    let lines = excerpt.components(separatedBy: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix(" 4 | …") && lines[0].hasSuffix("abcd gray"))
    #expect(lines.allSatisfy { $0.count <= 104 } && lines[0].count == lines[1].count && lines[1].hasSuffix(" ^^^^"))
  }

  @Test("shows a repair as the lines it changes")
  func repair() throws {
    var report = try SampleReport.make()
    let gray = SourceRange(file: "App/Row.swift", line: 4, column: 40, endLine: 4, endColumn: 45)
    let clear = SourceRange(file: "App/Row.swift", line: 7, column: 1, endLine: 8, endColumn: 1)
    report.findings[0].fixes[0].edits = [
      .init(range: gray, replacement: ".primary"), .init(range: clear, replacement: ""),
    ]
    let page = try page(report)
    let diff = """
      <span class="heading">--- a/App/Row.swift</span>
      <span class="heading">+++ b/App/Row.swift</span>
      <span class="heading">@@ -4,1 +4,1 @@</span>
      <span class="gone">-      Text(&quot;表 😀&quot;).foregroundStyle(.gray)</span>
      <span class="come">+      Text(&quot;表 😀&quot;).foregroundStyle(.primary)</span>
      <span class="heading">@@ -7,1 +6,0 @@</span>
      <span class="gone">-    .background(Theme.card)</span>
      """
    #expect(page.contains("<code class=\"copy\">\(diff)</code>"))
  }

  @Test("has the worst of each text colour on each backdrop")
  func matrix() throws {
    let page = try page(try SampleReport.make())
    let section = try #require(page.components(separatedBy: "<section id=\"colors\">").last)
    let table = try #require(section.components(separatedBy: "</table>").first)
    // The gray passes in dark, where nothing tells what lies behind, and fails on the system's background.
    #expect(table.contains("<th scope=\"col\">systemBackground</th>"))
    #expect(table.contains(">3.26:1</a> <b class=\"fails\">fails</b><small> in light, needs 4.5:1, 1 text</small>"))
    #expect(table.contains(">6.44:1</a> <b class=\"passes\">passes</b><small> in dark, needs 4.5:1, 1 text</small>"))
  }

  @Test("says which assertion would settle what is undecided")
  func undecided() throws {
    let page = try page(try SampleReport.make())
    #expect(page.contains("<h3>image-backdrop, behind the element: 1 element</h3>"))
    #expect(page.contains("<code class=\"copy\">// evident:background #1C1C1E -- reason</code>"))
    #expect(page.contains(", since it lies over an image"))
  }

  @Test("has the lenses with Machado's matrices in full severity, and says so")
  func lenses() throws {
    let page = try page(try SampleReport.make())
    // The last rows of the table that was published with the paper.
    #expect(page.contains("values=\"0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 "))
    #expect(page.contains("values=\"0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 "))
    #expect(page.contains("values=\"1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 "))
    // 1.05 / 1.30 = 0.807692, and 0.807692 * 0.30 - 0.05 = 0.192308.
    #expect(page.contains("values=\"0.807692 0 0 0 0.192308 0 0.807692 0 0 0.192308 "))
    #expect(page.contains("Machado, Oliveira and Fernandes (2009) at full severity"))
  }

  @Test("is a page where there is nothing to say")
  func empty() throws {
    var report = try SampleReport.make()
    report.findings = []
    report.problems = []
    report.scene = Scene()
    report.judgement = Judgement(profile: .standard, elements: [])
    report.summary = Summary(files: 1, scene: report.scene, judgement: report.judgement, findings: [])
    let page = try page(report)
    for text in ["Nothing was found.", "No element was found.", "No text was measured.", "Every file could be read."] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test("stays small enough to be opened", arguments: [(500, 2_000_000), (20_000, 30_000_000)])
  func size(count: Int, limit: Int) throws {
    var report = try SampleReport.make()
    let kinds = [SampleReport.contrastFinding, SampleReport.hierarchyFinding, SampleReport.noteFinding]
    report.scene.elements = []
    report.judgement.elements = []
    report.findings = (0..<count).map { number in
      let range = SourceRange(file: "App/Row.swift", line: number + 1, column: 7, endLine: number + 1, endColumn: 23)
      var (element, finding) = (SampleReport.title, kinds[number % kinds.count])
      element.id = range.id
      element.range = range
      report.scene.elements.append(element)
      report.judgement.elements.append(SampleReport.titleJudgement)
      finding.elements = [element.id]
      finding.identity.fingerprint = "\(number)"
      return finding
    }
    let page = htmlReport(report, sources: SampleReport.sources)
    #expect(page.count <= limit)
    let text = try #require(String(bytes: page, encoding: .utf8))
    #expect(text.components(separatedBy: "<article ").count == count + 1)
  }

  @Test("makes no more than some hundred pictures at once where no script runs")
  func manyPictures() throws {
    var report = try SampleReport.make()
    let elements = (0..<400).map { number in
      var element = SampleReport.title
      element.range.line += number
      (element.id, element.text) = (element.range.id, "Item \(number)")
      return element
    }
    report.findings = []
    report.scene.elements = elements + elements.prefix(1)
    report.judgement.elements = Array(repeating: SampleReport.titleJudgement, count: 401)
    let views = try #require(try page(report).components(separatedBy: "<section id=\"views\">").last)
    let waiting = views.components(separatedBy: "<source media=\"(scripting: none)\" srcset=\"data:")
    #expect(waiting.count == 101)
    #expect(waiting[0].contains("alt=\"Item 299: ") && !waiting[0].contains("alt=\"Item 300: "))
    // One that is there already costs nothing.
    #expect(waiting.last?.contains("</picture>") == true && waiting.last?.contains("alt=\"Item 0: ") == true)
  }
}
