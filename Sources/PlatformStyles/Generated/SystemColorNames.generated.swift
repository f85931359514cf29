// Generated from Data/system-colors.json by `swift run --package-path Tools generate`. Do not edit.

/// The names of system colours.
enum SystemColorNames {
  /// `UIColor member, kind`
  static let ios = """
    darkText fixed
    label label
    lightText fixed
    link accent
    opaqueSeparator separator
    placeholderText label
    quaternaryLabel label
    quaternarySystemFill fill
    secondaryLabel label
    secondarySystemBackground background
    secondarySystemFill fill
    secondarySystemGroupedBackground background
    separator separator
    systemBackground background
    systemBlue accent
    systemBrown accent
    systemCyan accent
    systemFill fill
    systemGray gray
    systemGray2 gray
    systemGray3 gray
    systemGray4 gray
    systemGray5 gray
    systemGray6 gray
    systemGreen accent
    systemGroupedBackground background
    systemIndigo accent
    systemMint accent
    systemOrange accent
    systemPink accent
    systemPurple accent
    systemRed accent
    systemTeal accent
    systemYellow accent
    tertiaryLabel label
    tertiarySystemBackground background
    tertiarySystemFill fill
    tertiarySystemGroupedBackground background
    tintColor accent
    """

  /// `NSColor member, kind`
  static let macos = """
    alternateSelectedControlTextColor label
    controlAccentColor accent
    controlBackgroundColor background
    controlTextColor label
    disabledControlTextColor label
    headerTextColor label
    labelColor label
    linkColor accent
    placeholderTextColor label
    quaternaryLabelColor label
    secondaryLabelColor label
    selectedContentBackgroundColor background
    selectedControlColor background
    selectedMenuItemTextColor label
    selectedTextBackgroundColor background
    separatorColor separator
    systemBlue accent
    systemBrown accent
    systemCyan accent
    systemGray gray
    systemGreen accent
    systemIndigo accent
    systemMint accent
    systemOrange accent
    systemPink accent
    systemPurple accent
    systemRed accent
    systemTeal accent
    systemYellow accent
    tertiaryLabelColor label
    textBackgroundColor background
    textColor label
    underPageBackgroundColor background
    unemphasizedSelectedContentBackgroundColor background
    windowBackgroundColor background
    """

  /// `Color member, system colour or fixed colour`
  static let swiftUI = """
    accentColor tintColor
    black #000000
    blue systemBlue
    brown systemBrown
    clear #000000/0
    cyan systemCyan
    gray systemGray
    green systemGreen
    indigo systemIndigo
    mint systemMint
    orange systemOrange
    pink systemPink
    primary label
    purple systemPurple
    red systemRed
    secondary secondaryLabel
    teal systemTeal
    white #FFFFFF
    yellow systemYellow
    """
}
