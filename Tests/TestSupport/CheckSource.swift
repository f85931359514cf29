import Evaluation
import Foundation
package import PlatformStyles
package import Scene
package import SourceFacts
import SourceReading

/// The stack of the checking thread: deeply nested source needs more than a test's own thread has.
private let stackSize = 64 << 20

/// Carries a result from the checking thread to the waiting one.
private final class Outcome: @unchecked Sendable {
  var scene = Scene()
}

/// Evaluates a source named `Source.swift`, with further files by their paths, as one program.
///
/// A file `….xcassets/….colorset/Contents.json` is an asset; a folder in between is a namespace where its own
/// `Contents.json` is given and says so. A path's modules are those that compile it; tokens are what a configuration
/// states for all of the files.
package func scene(
  _ source: String, platform: Platform = .ios18, files: [String: String] = [:], modules: [String: [String]] = [:],
  tokens: [ColorToken] = []
) -> Scene {
  let outcome = Outcome()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let sources = files.merging(["Source.swift": source]) { _, main in main }
    let program = Program(
      files: sources.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(".swift") }.map { path, text in
        SourceFile(
          path: path, platform: platform, modules: modules[path] ?? [],
          facts: SwiftReader.facts(of: Array(text.utf8)), tokens: ColorTokens(tokens))
      }, colorsets: colorsets(files))
    outcome.scene = evaluate(program, platform: platform)
    done.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  done.wait()
  return outcome.scene
}

private func colorsets(_ files: [String: String]) -> [ColorAsset] {
  files.sorted { $0.key < $1.key }.compactMap { path, text in
    guard let asset = CatalogFolder.AssetPath(colorsetContents: path) else { return nil }
    let name = asset.name { folder in
      files["\(folder)/Contents.json"].map { CatalogFolder.providesNamespace(Array($0.utf8)) } ?? false
    }
    return ColorAsset(
      name: name, catalog: asset.catalog, path: path, facts: ColorsetReader.facts(of: Array(text.utf8)))
  }
}
