import Evaluation
import Findings
import SourceFacts
import SourceReading

/// The colours of asset catalogs with what could not be read of them.
struct ColorsetReading {
  private(set) var assets: [ColorAsset] = []
  private(set) var problems: [Problem] = []
  /// Whether a folder, by its path as reported, lends its name to the assets in it.
  private var namespaces: [String: Bool] = [:]

  /// Reads colorsets in the given order.
  init(_ colorsets: [DiscoveredColorset]) {
    for colorset in colorsets { read(colorset) }
  }

  private mutating func read(_ colorset: DiscoveredColorset) {
    guard let path = CatalogFolder.AssetPath(colorsetContents: colorset.path) else { return }
    do throws(SystemError) {
      let facts = ColorsetReader.facts(of: try contents(of: colorset.location))
      for issue in facts.issues {
        problems.append(Problem(file: colorset.path, line: issue.line, message: issue.message))
      }
      let spaces = path.folders.enumerated().filter { position, folder in
        // The innermost folder is two steps above the file, as the colorset is a folder itself.
        providesNamespace(folder, steps: path.folders.count - position + 1, above: colorset.location)
      }
      let names = Set(spaces.map(\.element))
      assets.append(
        ColorAsset(
          name: path.name { names.contains($0) }, catalog: path.catalog, path: colorset.path, facts: facts))
    } catch {
      problems.append(Problem(file: colorset.path, message: "could not be read: \(error.message)"))
    }
  }

  private mutating func providesNamespace(_ folder: String, steps: Int, above file: FilePath) -> Bool {
    if let known = namespaces[folder] { return known }
    var location: FilePath? = file
    for _ in 0..<steps { location = location?.parent }
    let bytes = location.flatMap { try? contents(of: $0.appending("Contents.json".utf8)) }
    let provides = bytes.map { CatalogFolder.providesNamespace($0) } ?? false
    namespaces[folder] = provides
    return provides
  }
}
