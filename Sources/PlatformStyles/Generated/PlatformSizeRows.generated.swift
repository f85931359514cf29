// Generated from Data/type-styles.json by `swift run --package-path Tools generate`. Do not edit.

/// Default and smallest text sizes.
enum PlatformSizeRows {
  /// `platform default minimum`, in points
  static let rows = """
    ios 17 11
    macos 13 10
    tvos 29 23
    visionos 17 12
    watchos 16 12
    """
}
