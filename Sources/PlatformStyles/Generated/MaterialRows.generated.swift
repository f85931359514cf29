// Generated from Data/system-colors.json by `swift run --package-path Tools generate`. Do not edit.

/// Material estimates read from design kits.
enum MaterialRows {
  /// iOS 17 and 18: `scheme thickness darkest-lightest fills, bottom first`
  static let kit18 = """
    light ultraThin 104-255 #BFBFBF@0.44:NORMAL #303030@1:COLOR_DODGE
    light thin 153-253 #A6A6A6@0.7:NORMAL #3D3D3D@1:COLOR_DODGE
    light regular 199-255 #B3B3B3@0.82:NORMAL #434343@1:COLOR_DODGE
    light thick 237-249 #999999@0.97:NORMAL #5F5F5F@1:COLOR_DODGE
    dark ultraThin 25-162 #252525@0.55:NORMAL #9C9C9C@1:OVERLAY
    dark thin 32-125 #252525@0.7:NORMAL #9C9C9C@1:OVERLAY
    dark regular 33-84 #252525@0.82:NORMAL #8C8C8C@1:OVERLAY
    dark thick 32-57 #252525@0.9:NORMAL #7C7C7C@1:OVERLAY
    """

  /// iOS 26 and later: `scheme thickness darkest-lightest fills, bottom first`
  static let kit26 = """
    light ultraThin 25-255 #ffffff@0.07:NORMAL #ffffff@0.03:COLOR_DODGE
    light thin 110-255 #ffffff@0.05:NORMAL #ffffff@0.4:COLOR_DODGE
    light regular 178-255 #ffffff@0.25:LINEAR_DODGE #ffffff@0.6:COLOR_DODGE
    light thick 228-255 #ffffff@0.34:LINEAR_DODGE #ffffff@0.84:COLOR_DODGE
    light chrome 191-255 #ffffff@0.75:HARD_LIGHT
    dark ultraThin 0-250 #000000@0.02:NORMAL
    dark thin 0-189 #000000@0.26:NORMAL
    dark regular 0-150 #000000@0.41:NORMAL
    dark thick 0-102 #000000@0.6:NORMAL
    dark chrome 25-49 #1c1c1c@0.9:NORMAL #7c7c7c@1:OVERLAY
    """

  /// Both kits together: `scheme thickness darkest-lightest`
  static let hardBounds = """
    light ultraThin 25-255
    light thin 110-255
    light regular 178-255
    light thick 228-255
    dark ultraThin 0-250
    dark thin 0-189
    dark regular 0-150
    dark thick 0-102
    """

  /// macOS: `scheme thickness tint`
  static let macosTints = """
    light ultraThin #F6F6F6/0.36
    light thin #F6F6F6/0.48
    light regular #F6F6F6/0.6
    light thick #F6F6F6/0.72
    light ultraThick #F6F6F6/0.84
    dark ultraThin #282828/0.36
    dark thin #282828/0.48
    dark regular #282828/0.6
    dark thick #282828/0.72
    dark ultraThick #282828/0.84
    """

  /// Label fills over a material: `scheme level colour`
  static let vibrantLabels = """
    light primary #1A1A1A
    light secondary #727272
    light tertiary #BFBFBF
    light quaternary #D9D9D9
    dark primary #F5F5F5
    dark secondary #8A8A8A
    dark tertiary #404040
    dark quaternary #262626
    """

  /// Suggested for Reduce Transparency: `scheme one end, other end`
  static let opaqueFallbacks = """
    light #F2F2F7 #FFFFFF
    dark #1C1C1E #2C2C2E
    """
}
