import Foundation
import Testing

@Suite("The cache")
struct CacheTests {
  @Test("gives the same bytes, files and status, without evaluating", arguments: ["terminal", "json", "sarif", "html"])
  func warm(_ format: String) throws {
    let tool = try Tool()
    try tool.write("App/A.swift", Sample.failing)
    try tool.write("App/Broken.swift", "struct {")
    func run() throws -> Tool.Outcome {
      try tool.run("App", "--format", format, "--output", "junit=r.xml", "--cache-path", "c", "--timings")
    }
    let cold = try run()
    #expect(cold.status == 1)
    #expect(cold.complaints.contains("evaluation: "))
    let report = try tool.read("r.xml")
    try tool.write("r.xml", "")
    let warm = try run()
    #expect(warm.complaints.contains("cache: "))
    #expect(!warm.complaints.contains("evaluation: "))
    #expect(warm.output == cold.output)
    #expect(warm.status == cold.status)
    #expect(try tool.read("r.xml") == report)
    func warnings(_ outcome: Tool.Outcome) -> [Substring] {
      outcome.complaints.split(separator: "\n").filter { $0.contains("warning: ") }
    }
    #expect(warnings(warm) == warnings(cold))
    #expect(warnings(warm).isEmpty == (format == "terminal"))
  }

  @Test("sees each change, and is not asked with --no-cache")
  func changes() throws {
    let tool = try Tool()
    try tool.write("A.swift", Sample.failing)
    #expect(try tool.run("A.swift", "--cache-path", "c").status == 1)
    try tool.write("A.swift", Sample.passing)
    #expect(try tool.run("A.swift", "--cache-path", "c").status == 0)
    for _ in 0..<2 {
      let run = try tool.run("A.swift", "--cache-path", "c", "--no-cache", "--timings")
      #expect(run.complaints.contains("evaluation: "))
    }
  }

  @Test("tells standard inputs apart, and keeps inspections too")
  func inputs() throws {
    let tool = try Tool()
    let options = ["-", "--stdin-filename", "A.swift", "--cache-path", "c"]
    try tool.write("B.swift", Sample.failing)
    for (input, status) in [(Sample.failing, 1), (Sample.passing, 0), (Sample.failing, 1)] {
      #expect(try tool.runAll(options, input: input).status == Int32(status))
    }
    let looks = try (0..<2).map { _ in try tool.run("inspect", "B.swift:5", "--cache-path", "c", "--timings") }
    #expect(looks[0].output == looks[1].output)
    #expect(looks[1].complaints.contains("cache: "))
  }

  @Test("warns where it was asked for and can't be written")
  func unwritable() throws {
    let tool = try Tool()
    try tool.write("A.swift", Sample.failing)
    let run = try tool.run("A.swift", "--cache-path", "A.swift")
    #expect(run.status == 1)
    #expect(run.complaints.contains("warning: nothing could be kept in the cache '"))
    let silent = try tool.runAll(["A.swift"], environment: ["XDG_CACHE_HOME": tool.folder.path + "/A.swift"])
    #expect(silent.status == 1)
    #expect(silent.complaints == "")
  }
}
