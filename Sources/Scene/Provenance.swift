package import Findings

/// Where an ingredient of a measurement comes from.
package struct Provenance: Hashable, Sendable {
  /// The ingredient.
  package enum Ingredient: String, Hashable, Sendable {
    case foreground, background, font, opacity
  }

  /// The kind of origin.
  package enum Kind: String, Hashable, Sendable {
    /// Numbers written in the source.
    case literal
    /// An asset catalog.
    case asset
    /// A table of the platform's colours or type styles.
    case system
    /// A default of a container or control, by a clause of the semantics.
    case `default`
    /// Set on an ancestor.
    case inherited
    /// A constant, function or theme of the project, or the value that a configuration states for one outside of it.
    case token
    /// Asserted by a comment or the configuration.
    case asserted
    /// Taken for granted, since nothing tells otherwise.
    case assumed
    /// Written where it has no lasting effect, such as the colour of a button's title label.
    case ineffective
    /// Not known.
    case unknown
  }

  /// The ingredient.
  package var of: Ingredient
  /// The kind of origin.
  package var kind: Kind
  /// What it is, as `secondaryLabel` or `S-84`.
  package var detail: String
  /// Where it is written, if it is.
  package var range: SourceRange?
  /// True where it tells what the name in the provenance before it stands for.
  package var isContinued = false

  /// Creates a provenance.
  package init(of: Ingredient, kind: Kind, detail: String, range: SourceRange?) {
    self.of = of
    self.kind = kind
    self.detail = detail
    self.range = range
  }
}
