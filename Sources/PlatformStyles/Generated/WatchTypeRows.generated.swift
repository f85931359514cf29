// Generated from Data/type-styles.json by `swift run --package-path Tools generate`. Do not edit.

/// Text styles of watchOS.
enum WatchTypeRows {
  /// Where the sizes come from.
  static let sources = """
    HIG-TYPO
    """

  /// `category style points|other reading weight bold-weight confidence`
  static let rows = """
    xSmall largeTitle 30 regular bold high
    xSmall title 28 regular semibold high
    xSmall title2 24 regular semibold high
    xSmall title3 17 regular semibold high
    xSmall headline 14 semibold semibold high
    xSmall body 14 regular semibold high
    xSmall footnote 11 regular semibold high
    xSmall caption 13 regular semibold high
    xSmall caption2 12 regular semibold high
    small largeTitle 32 regular bold high
    small title 30 regular semibold high
    small title2 26 regular semibold high
    small title3 18 regular semibold high
    small headline 15 semibold semibold high
    small body 15 regular semibold high
    small footnote 12 regular semibold high
    small caption 14 regular semibold high
    small caption2 13 regular semibold high
    large largeTitle 36 regular bold high
    large title 34 regular semibold high
    large title2 27 regular semibold high
    large title3 19 regular semibold high
    large headline 16 semibold semibold high
    large body 16 regular semibold high
    large footnote 13 regular semibold high
    large caption 15 regular semibold high
    large caption2 14 regular semibold high
    xLarge largeTitle 40 regular bold high
    xLarge title 38 regular semibold high
    xLarge title2 30 regular semibold high
    xLarge title3 20 regular semibold high
    xLarge headline 17 semibold semibold high
    xLarge body 17 regular semibold high
    xLarge footnote 14 regular semibold high
    xLarge caption 16 regular semibold high
    xLarge caption2 15 regular semibold high
    xxLarge largeTitle 41 regular bold high
    xxLarge title 39 regular semibold high
    xxLarge title2 31 regular semibold high
    xxLarge title3 21 regular semibold high
    xxLarge headline 18 semibold semibold high
    xxLarge body 18 regular semibold high
    xxLarge footnote 15 regular semibold high
    xxLarge caption 17 regular semibold high
    xxLarge caption2 15 regular semibold high
    xxxLarge largeTitle 42 regular bold high
    xxxLarge title 40 regular semibold high
    xxxLarge title2 32 regular semibold high
    xxxLarge title3 22 regular semibold high
    xxxLarge headline 19 semibold semibold high
    xxxLarge body 19 regular semibold high
    xxxLarge footnote 16 regular semibold high
    xxxLarge caption 18 regular semibold high
    xxxLarge caption2 17 regular semibold high
    accessibility1 largeTitle 44 regular bold high
    accessibility1 title 42 regular semibold high
    accessibility1 title2 34 regular semibold high
    accessibility1 title3 24 regular semibold high
    accessibility1 headline 21 semibold semibold high
    accessibility1 body 21 regular semibold high
    accessibility1 footnote 16 regular semibold high
    accessibility1 caption 18 regular semibold high
    accessibility1 caption2 17 regular semibold high
    accessibility2 largeTitle 45 regular bold high
    accessibility2 title 43 regular semibold high
    accessibility2 title2 35 regular semibold high
    accessibility2 title3 25 regular semibold high
    accessibility2 headline 22 semibold semibold high
    accessibility2 body 22 regular semibold high
    accessibility2 footnote 17 regular semibold high
    accessibility2 caption 19 regular semibold high
    accessibility2 caption2 18 regular semibold high
    accessibility3 largeTitle 46 regular bold high
    accessibility3 title 44 regular semibold high
    accessibility3 title2 36 regular semibold high
    accessibility3 title3 26 regular semibold high
    accessibility3 headline 23 semibold semibold high
    accessibility3 body 23 regular semibold high
    accessibility3 footnote 18 regular semibold high
    accessibility3 caption 20 regular semibold high
    accessibility3 caption2 19 regular semibold high
    """
}
