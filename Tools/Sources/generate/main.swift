import Foundation

/// What keeps the generator from its work, in one sentence.
struct GeneratorFailure: Error {
  let message: String
  /// 1 says that a table is out of date, 2 that the generator could not run.
  var status: Int32 = 2
}

func readData<Value: Decodable>(_ type: Value.Type, _ name: String, under root: URL) throws -> Value {
  let url = root.appending(path: "Data").appending(path: name)
  guard let bytes = try? Data(contentsOf: url) else {
    throw GeneratorFailure(message: "cannot read Data/\(name) in \(root.path())")
  }
  do {
    return try JSONDecoder().decode(type, from: bytes)
  } catch {
    throw GeneratorFailure(message: "Data/\(name) does not have the expected shape: \(error)")
  }
}

func generate(root: URL, checking: Bool) throws {
  let colors = try readData(ColorData.self, "system-colors.json", under: root)
  let types = try readData(TypeData.self, "type-styles.json", under: root)
  let files =
    ColorTables(data: colors).files + [MaterialTables(data: colors.materials).file] + TypeTables(data: types).files

  let folder = root.appending(path: "Sources/PlatformStyles/Generated")
  let present = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.hasSuffix(".generated.swift") }
  let surplus = Set(present).subtracting(files.map(\.fileName)).sorted()
  let stale = files.filter { file in
    (try? String(contentsOf: folder.appending(path: file.fileName), encoding: .utf8)) != file.text
  }

  if checking {
    let outOfDate = (stale.map(\.fileName) + surplus).sorted()
    guard outOfDate.isEmpty else {
      throw GeneratorFailure(
        message: "\(outOfDate.joined(separator: ", ")) out of date, run `swift run --package-path Tools generate`",
        status: 1)
    }
    return
  }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for file in stale {
    try file.text.write(to: folder.appending(path: file.fileName), atomically: true, encoding: .utf8)
  }
  for name in surplus {
    try FileManager.default.removeItem(at: folder.appending(path: name))
  }
}

/// Complains on standard error and leaves.
func stop(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("generate: \(message)\n".utf8))
  exit(status)
}

var arguments = Array(CommandLine.arguments.dropFirst())
let checking = arguments.first == "--check"
if checking { arguments.removeFirst() }
guard arguments.count <= 1, arguments.first?.hasPrefix("-") != true else {
  stop("usage: generate [--check] [FOLDER]", status: 2)
}
let root = URL(filePath: arguments.first ?? ".", directoryHint: .isDirectory)

do {
  try generate(root: root, checking: checking)
} catch let failure as GeneratorFailure {
  stop(failure.message, status: failure.status)
} catch {
  stop("\(error)", status: 2)
}
