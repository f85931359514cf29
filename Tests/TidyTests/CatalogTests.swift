import Rules
import Testing

/// The catalogue, the files and the pages name the same rules.
struct CatalogTests {
  private let ids = RuleCatalog.metadata.map(\.id)

  /// The rules of the contract; a rule that is not built yet is not in the catalogue.
  private static let contract: Set<String> = [
    "insufficient-contrast", "insufficient-non-text-contrast", "unverified-contrast", "missing-color",
    "unscrimmed-image-text", "color-only-hierarchy", "single-axis-hierarchy", "inverted-hierarchy",
    "color-only-signal", "unspoken-value", "fixed-type-size", "flat-vibrancy", "hard-coded-vibrancy",
    "mismatched-vibrancy", "faint-vibrancy", "inactive-vibrancy", "missing-dark-variant",
    "ignored-increase-contrast", "unobserved-contrast-setting", "ignored-reduce-transparency",
    "frozen-dynamic-color", "unused-suppression",
  ]

  @Test
  func sortedAndUnique() {
    #expect(ids == Set(ids).sorted())
    #expect(!ids.isEmpty)
  }

  @Test
  func onlyRulesOfTheContract() {
    #expect(Self.contract.count == 22)
    #expect(Set(ids).isSubset(of: Self.contract))
  }

  @Test
  func oneFileARule() {
    #expect(RuleCatalog.metadata.map(RuleFiles.path).sorted() == RuleFiles.all.sorted())
  }

  @Test
  func typesAreNamedAfterTheirIds() {
    #expect(RuleCatalog.all.map { "\($0)" } == RuleCatalog.metadata.map(RuleFiles.typeName))
  }

  @Test
  func onePageARule() {
    let pages = Repository.names(in: "Documentation/Rules").filter { $0.hasSuffix(".md") && $0 != "README.md" }
    #expect(pages == ids.map { "\($0).md" })
  }
}
