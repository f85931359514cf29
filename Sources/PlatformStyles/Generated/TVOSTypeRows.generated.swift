// Generated from Data/type-styles.json by `swift run --package-path Tools generate`. Do not edit.

/// Text styles of tvOS, which has no Dynamic Type.
enum TVOSTypeRows {
  /// Where the sizes come from.
  static let sources = """
    HIG-TYPO
    """

  /// `category style points|other reading weight bold-weight confidence`
  static let rows = """
    large title 76 medium bold high
    large title2 57 medium bold high
    large title3 48 medium bold high
    large headline 38 medium bold high
    large subheadline 38 regular medium high
    large body 29 medium bold high
    large callout 31 medium bold high
    large caption 25 medium bold high
    large caption2 23 medium bold high
    """
}
