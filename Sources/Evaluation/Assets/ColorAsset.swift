import PlatformStyles
package import SourceFacts

/// A colour of an asset catalog.
package struct ColorAsset: Hashable, Sendable {
  /// The name that code uses, with the namespaces of its folders: `Brand/Primary`.
  package var name: String
  /// The catalog's path as it is reported.
  package var catalog: String
  /// The path of its `Contents.json` as it is reported.
  package var path: String
  /// The module whose bundle it belongs to, where that is not audited; only that module finds it.
  package var module: String?
  /// What it says.
  package var facts: ColorsetFacts

  /// Creates an asset.
  package init(name: String, catalog: String, path: String, module: String? = nil, facts: ColorsetFacts) {
    self.name = name
    self.catalog = catalog
    self.path = path
    self.module = module
    self.facts = facts
  }
}

extension ColorAsset {
  /// True where any slot gives a value.
  var hasValue: Bool { facts.slots.contains { $0.value != .empty } }

  /// True where it has a value in some appearance of a platform.
  func hasValue(on platform: Platform) -> Bool {
    Appearance.allCases.contains { appearance in
      !SlotLookup(platform: platform, appearance: appearance).values(in: facts.slots).isEmpty
    }
  }
}
