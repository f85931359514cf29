// Generated from Data/type-styles.json by `swift run --package-path Tools generate`. Do not edit.

/// Text styles of macOS, which has no Dynamic Type.
enum MacOSTypeRows {
  /// Where the sizes come from.
  static let sources = """
    HIG-TYPO,HIGMCP,SCUI
    """

  /// `category style points|other reading weight bold-weight confidence`
  static let rows = """
    large largeTitle 26 regular bold high
    large title 22 regular bold high
    large title2 17 regular bold high
    large title3 15 regular semibold high
    large headline 13 bold heavy high
    large subheadline 11 regular semibold high
    large body 13 regular semibold high
    large callout 12 regular semibold high
    large footnote 10 regular semibold high
    large caption 10 regular medium high
    large caption2 10 medium semibold high
    """
}
