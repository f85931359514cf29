// Generated from Data/system-colors.json by `swift run --package-path Tools generate`. Do not edit.

/// Accents of watchOS and visionOS, by SwiftUI name.
enum WatchAndVisionColorRows {
  /// `name column colour|other readings confidence sources`
  static let watchos10 = """
    blue light #007AFF high HIG23
    blue dark #2094FA high HIG23
    blue lightIC #0040DD high HIG23
    blue darkIC #5AA8FF high HIG23
    brown light #A2845E high HIG23
    brown dark #AC8E68 high HIG23
    brown lightIC #7F6545 high HIG23
    brown darkIC #DBB27C high HIG23
    cyan light #32ADE6 high HIG23
    cyan dark #5AC8FA high HIG23
    cyan lightIC #0071A4 high HIG23
    cyan darkIC #70D7FF high HIG23
    green light #02D46A high HIG23
    green dark #04DE71 high HIG23
    green lightIC #00864A high HIG23
    green darkIC #0CFF86 high HIG23
    indigo light #5856D6 high HIG23
    indigo dark #787AFF high HIG23
    indigo lightIC #3634A3 high HIG23
    indigo darkIC #9B99FF high HIG23
    mint light #00C7BE high HIG23
    mint dark #00F5EA high HIG23
    mint lightIC #0C817B high HIG23
    mint darkIC #6CFFF9 high HIG23
    orange light #FF8C00 high HIG23
    orange dark #FF9500 high HIG23
    orange lightIC #B15A00 high HIG23
    orange darkIC #FFB340 high HIG23
    pink light #EA0E4A high HIG23
    pink dark #FA114F high HIG23
    pink lightIC #D30F45 high HIG23
    pink darkIC #FF6482 high HIG23
    purple light #AF52DE high HIG23
    purple dark #BF5AF2 high HIG23
    purple lightIC #8944AB high HIG23
    purple darkIC #DA8FFF high HIG23
    red light #F63428 high HIG23
    red dark #FF3B30 high HIG23
    red lightIC #D70015 high HIG23
    red darkIC #FF6961 high HIG23
    teal light #30B0C7 high HIG23
    teal dark #40C8E0 high HIG23
    teal lightIC #008299 high HIG23
    teal darkIC #5DE6FF high HIG23
    yellow light #FFCC00 high HIG23
    yellow dark #FFD60A high HIG23
    yellow lightIC #8F7400 high HIG23
    yellow darkIC #FFF261 high HIG23
    """

  /// `name column colour|other readings confidence sources`
  static let watchos26 = """
    blue light #0088FF medium HIG26
    blue dark #0091FF medium HIG26
    blue lightIC #1E6EF4 medium HIG26
    blue darkIC #5CB8FF medium HIG26
    brown light #AC7F5E medium HIG26
    brown dark #B78A66 medium HIG26
    brown lightIC #956D51 medium HIG26
    brown darkIC #DBA679 medium HIG26
    cyan light #00C0E8 medium HIG26
    cyan dark #3CD3FE medium HIG26
    cyan lightIC #007EAE medium HIG26
    cyan darkIC #6DD9FF medium HIG26
    green light #34C759 medium HIG26
    green dark #30D158 medium HIG26
    green lightIC #008932 medium HIG26
    green darkIC #4AD968 medium HIG26
    indigo light #6155F5 medium HIG26
    indigo dark #6D7CFF medium HIG26
    indigo lightIC #564ADE medium HIG26
    indigo darkIC #A7AAFF medium HIG26
    mint light #00C8B3 medium HIG26
    mint dark #00DAC3 medium HIG26
    mint lightIC #008575 medium HIG26
    mint darkIC #54DFCB medium HIG26
    orange light #FF8D28 medium HIG26
    orange dark #FF9230 medium HIG26
    orange lightIC #C55300 medium HIG26
    orange darkIC #FFA056 medium HIG26
    pink light #FF2D55 medium HIG26
    pink dark #FF375F medium HIG26
    pink lightIC #E7124D medium HIG26
    pink darkIC #FF8AC4 medium HIG26
    purple light #CB30E0 medium HIG26
    purple dark #DB34F2 medium HIG26
    purple lightIC #B02FC2 medium HIG26
    purple darkIC #EA8DFF medium HIG26
    red light #FF383C medium HIG26
    red dark #FF4245 medium HIG26
    red lightIC #E9152D medium HIG26
    red darkIC #FF6165 medium HIG26
    teal light #00C3D0 medium HIG26
    teal dark #00D2E0 medium HIG26
    teal lightIC #008198 medium HIG26
    teal darkIC #3BDDEC medium HIG26
    yellow light #FFCC00 medium HIG26
    yellow dark #FFD600 medium HIG26
    yellow lightIC #A16A00 medium HIG26
    yellow darkIC #FEDF43 medium HIG26
    """

  /// `name column colour|other readings confidence sources`
  static let visionos2 = """
    blue dark #0A84FF high HIG23
    brown dark #AC8E68 high HIG23
    cyan dark #5AC8F5 high HIG23
    gray dark #98989D high HIG23
    green dark #32D74B high HIG23
    indigo dark #5E5CE6 high HIG23
    mint dark #66D4CF high HIG23
    orange dark #FF9F0A high HIG23
    pink dark #FF375F high HIG23
    purple dark #BF5AF2 high HIG23
    red dark #FF453A high HIG23
    teal dark #6AC4DC high HIG23
    yellow dark #FFD60A high HIG23
    """

  /// `name column colour|other readings confidence sources`
  static let visionos26 = """
    blue dark #0091FF medium HIG26
    brown dark #B78A66 medium HIG26
    cyan dark #3CD3FE medium HIG26
    green dark #30D158 medium HIG26
    indigo dark #6D7CFF medium HIG26
    mint dark #00DAC3 medium HIG26
    orange dark #FF9230 medium HIG26
    pink dark #FF375F medium HIG26
    purple dark #DB34F2 medium HIG26
    red dark #FF4245 medium HIG26
    teal dark #00D2E0 medium HIG26
    yellow dark #FFD600 medium HIG26
    """
}
