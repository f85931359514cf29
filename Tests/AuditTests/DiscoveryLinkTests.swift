import Audit
import Findings
import Testing

@Suite("Discovery through symbolic links")
struct DiscoveryLinkTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  @Test("does not run in circles")
  func loops() throws {
    try folder.write("App/Row.swift")
    try folder.link("App/parent", to: "..")
    try folder.link("App/own", to: ".")
    try folder.link("App/itself", to: "itself")
    try folder.link("App/everything", to: "/")
    let discovery = try folder.discovery(["."])
    #expect(discovery.files.map(\.path) == ["App/Row.swift"])
    #expect(discovery.problems.isEmpty)
  }

  @Test("does not take a file twice that a link leads to again")
  func secondWay() throws {
    try folder.write("App/Row.swift")
    try folder.link("Again", to: "App")
    try folder.link("Row2.swift", to: "App/Row.swift")
    #expect(try folder.found(".") == ["App/Row.swift"])
  }

  @Test("follows links out of the folders it walks, once")
  func outside() throws {
    try folder.write("Shared/Theme.swift", "Elsewhere.swift", "App/Row.swift")
    try folder.link("App/Linked", to: "../Shared")
    try folder.link("App/Twice", to: "../Shared")
    try folder.link("App/One.swift", to: "../Elsewhere.swift")
    #expect(try folder.found("App") == ["App/Linked/Theme.swift", "App/One.swift", "App/Row.swift"])
  }

  @Test("follows two links that lead to each other's surroundings")
  func crossedLinks() throws {
    try folder.write("A/one.swift", "B/two.swift")
    try folder.link("A/toB", to: "../B")
    try folder.link("B/toA", to: "../A")
    #expect(try folder.found("A") == ["A/one.swift", "A/toB/two.swift"])
  }

  @Test("reports a link that leads nowhere only where it is named like a source")
  func dangling() throws {
    try folder.write("App.swift")
    try folder.link("Gone.swift", to: "nowhere")
    try folder.link("Gone.txt", to: "nowhere")
    let discovery = try folder.discovery(["."])
    #expect(discovery.files.map(\.path) == ["App.swift"])
    #expect(discovery.problems.map(\.file) == ["Gone.swift"])
    #expect(discovery.problems.first?.message.hasPrefix("could not be read: ") == true)
    #expect(folder.failure("Gone.swift") == "there is no file or folder 'Gone.swift'")
  }

  @Test("walks a named link to a folder")
  func namedLink() throws {
    try folder.write("Real/Row.swift")
    try folder.link("Alias", to: "Real")
    #expect(try folder.found("Alias") == ["Alias/Row.swift"])
  }

  @Test("goes up from where a link leads, as the system does")
  func parentOfLink() throws {
    try folder.write("Real/Inner/Row.swift", "Real/Card.swift", "Top.swift")
    try folder.link("Alias", to: "Real/Inner")
    #expect(try folder.found("Alias/../Card.swift") == ["Real/Card.swift"])
  }
}
