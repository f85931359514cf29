import Evaluation
import Findings
import SourceFacts
import SourceReading

/// The colours and images of asset catalogs with what could not be read of them.
struct CatalogReading {
  private(set) var colors: [ColorAsset] = []
  private(set) var images: [ImageAsset] = []
  private(set) var problems: [Problem] = []
  /// True where a folder can't be read, so that the names of the assets in it are unsure.
  private(set) var hasUnsureNames = false
  /// Whether a folder, by its path as reported, lends its name to the assets in it.
  private var namespaces: [String: Bool] = [:]

  /// Reads assets in the given order.
  init(colorsets: [DiscoveredAsset], imagesets: [DiscoveredAsset] = [], symbolsets: [DiscoveredAsset] = []) {
    for colorset in colorsets { read(colorset) }
    for imageset in imagesets { take(imageset, of: .imageset) }
    for symbolset in symbolsets { take(symbolset, of: .symbolset) }
  }

  private mutating func take(_ image: DiscoveredAsset, of kind: CatalogFolder.AssetKind) {
    guard let path = CatalogFolder.AssetPath(contents: image.path, of: kind) else { return }
    let isTemplate =
      kind == .imageset && (try? contents(of: image.location)).map { CatalogFolder.isTemplate($0) } == true
    images.append(
      ImageAsset(
        name: name(of: path, at: image.location), catalog: path.catalog, path: image.path,
        isSymbol: kind == .symbolset, isTemplate: isTemplate))
  }

  private mutating func read(_ colorset: DiscoveredAsset) {
    guard let path = CatalogFolder.AssetPath(contents: colorset.path, of: .colorset) else { return }
    var facts: ColorsetFacts
    do throws(SystemError) {
      facts = ColorsetReader.facts(of: try contents(of: colorset.location))
    } catch {
      facts = ColorsetFacts(issues: [CatalogIssue(message: "could not be read: \(error.message)")])
    }
    for issue in facts.issues {
      problems.append(Problem(file: colorset.path, line: issue.line, message: issue.message))
    }
    colors.append(
      ColorAsset(
        name: name(of: path, at: colorset.location), catalog: path.catalog, path: colorset.path, facts: facts))
  }

  private mutating func name(of path: CatalogFolder.AssetPath, at location: FilePath) -> String {
    let spaces = path.folders.enumerated().filter { position, folder in
      // The innermost folder is two steps above the file, as the asset is a folder itself.
      providesNamespace(folder, steps: path.folders.count - position + 1, above: location)
    }
    let names = Set(spaces.map(\.element))
    return path.name { names.contains($0) }
  }

  private mutating func providesNamespace(_ folder: String, steps: Int, above file: FilePath) -> Bool {
    if let known = namespaces[folder] { return known }
    var location: FilePath? = file
    for _ in 0..<steps { location = location?.parent }
    let bytes = location.flatMap { try? contents(of: $0.appending("Contents.json".utf8)) }
    let provides = bytes.map { CatalogFolder.providesNamespace($0) } ?? false
    namespaces[folder] = provides
    if let issue = bytes.flatMap({ CatalogFolder.issue(in: $0) }) {
      problems.append(Problem(file: "\(folder)/Contents.json", line: issue.line, message: issue.message))
      hasUnsureNames = true
    }
    return provides
  }
}
