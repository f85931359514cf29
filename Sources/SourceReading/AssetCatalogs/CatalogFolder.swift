package import SourceFacts

/// Reads what the folders of an asset catalog say about names (S-124).
package enum CatalogFolder {
  /// Tells whether a folder's `Contents.json` makes the folder a part of the names of the assets in it.
  package static func providesNamespace(_ contents: [UInt8]) -> Bool {
    guard case .object(let object) = CatalogJSON.contents(of: contents),
      let properties = object["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  /// Tells whether the `Contents.json` of an image says that only its shape counts, drawn in the colour around it.
  package static func isTemplate(_ contents: [UInt8]) -> Bool {
    guard case .object(let object) = CatalogJSON.contents(of: contents),
      let properties = object["properties"] as? [String: Any]
    else { return false }
    return properties["template-rendering-intent"] as? String == "template"
  }

  /// Tells what is wrong with a folder's `Contents.json`, which leaves the names of the assets in it unsure.
  package static func issue(in contents: [UInt8]) -> CatalogIssue? {
    if case .issue(let issue) = CatalogJSON.contents(of: contents) { issue } else { nil }
  }

  /// The kinds of asset that are read.
  package enum AssetKind: String, Hashable, Sendable, CaseIterable {
    case colorset, imageset, symbolset
  }

  /// The path of an asset inside its catalog, taken apart.
  package struct AssetPath: Hashable, Sendable {
    /// The path of the catalog, up to and with `.xcassets`.
    package var catalog: String
    /// The paths of the folders between the catalog and the asset, outermost first.
    package var folders: [String]
    /// The asset's own name.
    package var ownName: String

    /// Takes the path of an asset's `Contents.json` apart; `nil` where it is none or lies in no catalog.
    package init?(contents path: String, of kind: AssetKind) {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      let suffix = ".\(kind.rawValue)"
      guard parts.count >= 3, parts.last == "Contents.json", let set = parts.dropLast().last, set.hasSuffix(suffix),
        set.count > suffix.count,
        let top = parts.dropLast(2).lastIndex(where: { $0.hasSuffix(".xcassets") })
      else { return nil }
      catalog = parts[...top].joined(separator: "/")
      ownName = String(set.dropLast(suffix.count))
      folders = (top + 1..<parts.count - 2).map { parts[...$0].joined(separator: "/") }
    }

    /// The name under which code finds the asset, given which folders lend theirs.
    package func name(providesNamespace: (_ folder: String) -> Bool) -> String {
      let spaces = folders.filter(providesNamespace).compactMap { $0.split(separator: "/").last.map(String.init) }
      return (spaces + [ownName]).joined(separator: "/")
    }
  }
}
