package import Evaluation
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
/// A file `….xcassets/….colorset/Contents.json` is an asset, and one of an imageset or a symbolset; a folder in between is a
/// namespace where its own `Contents.json` is given and says so. Other JSON files are resources.
/// A path's modules are those that compile it; its platform is the given one unless it has its own; tokens are what a
/// configuration states for all of the files. `bundles` gives for the folders of files, resources and catalogs the
/// index of their bundle; without it no bundle is known, and nothing lies outside of the files. What may be done in any
/// order is done from the last piece on where asked so.
package func scene(
  _ source: String, platform: Platform = .ios18, files: [String: String] = [:], modules: [String: [String]] = [:],
  tokens: [ColorToken] = [], bundles: BundleSamples? = nil, platforms: [String: Platform] = [:],
  allowances: Allowances = Allowances(), draws: Bool = false, startsWithLast: Bool = false
) -> Scene {
  let outcome = Outcome()
  let done = DispatchSemaphore(value: 0)
  let thread = Thread {
    let sources = files.merging(["Source.swift": source]) { _, main in main }
    let program = Program(
      files: sources.sorted { $0.key < $1.key }.compactMap { path, text in
        facts(of: text, at: path).map {
          SourceFile(
            path: path, platform: platforms[path] ?? platform, modules: modules[path] ?? [], facts: $0,
            tokens: ColorTokens(tokens),
            bundles: bundles?.bundles(of: path) ?? [], mainBundles: bundles?.mainBundles(of: path) ?? [])
        }
      }, assets: assets(files, bundles), resources: resources(files, bundles))
    outcome.scene = evaluate(
      program, allowances: allowances, draws: draws,
      sideBySide: { count, work in
        for position in 0..<count { work(startsWithLast ? count - 1 - position : position) }
      })
    done.signal()
  }
  thread.stackSize = stackSize
  thread.start()
  done.wait()
  return outcome.scene
}

/// Reads Swift source or an interface file; `nil` for other files.
private func facts(of text: String, at path: String) -> FileFacts? {
  if path.hasSuffix(".swift") { return SwiftReader.facts(of: Array(text.utf8)) }
  if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { return InterfaceReader.facts(of: Array(text.utf8)) }
  return nil
}

/// The JSON files outside of asset catalogs.
private func resources(_ files: [String: String], _ bundles: BundleSamples?) -> [JSONResource] {
  files.sorted { $0.key < $1.key }.filter { $0.key.hasSuffix(".json") && !$0.key.contains(".xcassets/") }.map {
    JSONResource(
      name: $0.key.split(separator: "/").last.map(String.init) ?? $0.key,
      bundles: bundles?.bundles(of: $0.key) ?? [], value: JSONReader.value(of: Array($0.value.utf8)))
  }
}

/// The bundles that the folders of a program are built into.
package struct BundleSamples: Sendable {
  /// The bundles.
  package var bundles: [AssetBundle]
  /// The apps and extensions among them, by their indices.
  package var main: [Int]
  /// The bundle of the files and catalogs in each folder, which ends with a slash.
  package var folders: [String: Int]

  /// Creates bundles.
  package init(_ bundles: [AssetBundle], main: [Int], folders: [String: Int]) {
    self.bundles = bundles
    self.main = main
    self.folders = folders
  }

  func bundles(of path: String) -> [Int] { folders.filter { path.hasPrefix($0.key) }.map(\.value) }

  func mainBundles(of path: String) -> [Int] {
    let own = bundles(of: path)
    let apps = own.filter(main.contains)
    return own.isEmpty || !apps.isEmpty ? apps : main
  }
}

private func assets(_ files: [String: String], _ bundles: BundleSamples?) -> ProgramAssets {
  func named<Asset>(
    _ kind: CatalogFolder.AssetKind,
    _ make: (_ name: String, _ catalog: String, _ path: String, _ text: String) -> Asset
  ) -> [Asset] {
    files.sorted { $0.key < $1.key }.compactMap { path, text in
      guard let asset = CatalogFolder.AssetPath(contents: path, of: kind) else { return nil }
      let name = asset.name { folder in
        files["\(folder)/Contents.json"].map { CatalogFolder.providesNamespace(Array($0.utf8)) } ?? false
      }
      return make(name, asset.catalog, path, text)
    }
  }
  let colors = named(.colorset) { name, catalog, path, text in
    ColorAsset(name: name, catalog: catalog, path: path, facts: ColorsetReader.facts(of: Array(text.utf8)))
  }
  let pictures = named(.imageset) { name, catalog, path, text in
    ImageAsset(name: name, catalog: catalog, path: path, isTemplate: CatalogFolder.isTemplate(Array(text.utf8)))
  }
  let symbols = named(.symbolset) { name, catalog, path, _ in
    ImageAsset(name: name, catalog: catalog, path: path, isSymbol: true)
  }
  let images = pictures + symbols
  let catalogs = Set(colors.map(\.catalog) + images.map(\.catalog)).sorted().map { path in
    AssetCatalog(path: path, bundles: bundles?.bundles(of: path) ?? [])
  }
  return ProgramAssets(
    colors: colors, images: images, catalogs: catalogs, bundles: bundles?.bundles ?? [], isWhole: true)
}
