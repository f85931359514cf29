package import Findings

/// A value that can't be told, with the reason and the place that is to blame.
package struct Unknown: Hashable, Sendable {
  /// Why a value can't be told; the raw values are those of the report.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    /// Comes from data, settings or a server at run time.
    case runtimeValue = "runtime-value"
    /// Is passed in by a caller that the source does not show.
    case parameter
    /// Lives in a module whose source is not there.
    case externalModule = "external-module"
    /// Lies over an image, a map or a video.
    case imageBackdrop = "image-backdrop"
    /// Lies over a material or glass whose surface is not bounded.
    case material
    /// Nothing tells what lies behind.
    case unknownBackdrop = "unknown-backdrop"
    /// An expression that the evaluator does not model.
    case unsupportedExpression = "unsupported-expression"
    /// A modifier that the evaluator does not model.
    case unsupportedModifier = "unsupported-modifier"
    /// A filter, a blend mode or a mask changes the pixels.
    case filterOrBlend = "filter-or-blend"
    /// Another view may lie over or under it.
    case overlap
    /// More alternatives than are followed.
    case tooManyPaths = "too-many-paths"
    /// Deeper than is followed.
    case tooDeep = "too-deep"
    /// A colour name that no catalog holds.
    case missingAsset = "missing-asset"
  }

  /// Why it can't be told.
  package var reason: Reason
  /// What is to blame, in a few words, such as the modifier's or the property's name in single quotes.
  package var detail: String
  /// Where that stands.
  package var range: SourceRange?
  /// The ingredient that can't be told, where it is one alone.
  package var ingredient: Provenance.Ingredient?
  /// True for a value of the system of which its maker publishes no number.
  package var isUnpublished: Bool

  /// Creates an unknown.
  package init(
    _ reason: Reason, detail: String = "", range: SourceRange? = nil, ingredient: Provenance.Ingredient? = nil,
    isUnpublished: Bool = false
  ) {
    self.reason = reason
    self.detail = detail
    self.range = range
    self.ingredient = ingredient
    self.isUnpublished = isUnpublished
  }
}
