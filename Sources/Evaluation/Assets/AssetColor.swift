import PlatformStyles
import SourceFacts

/// A colour that the program names in a catalog: one asset, or several of which any may be meant (S-124).
struct AssetColor: Hashable, Sendable {
  /// The name, namespaces included.
  var name: String
  /// The assets, of different values; never empty.
  var assets: [ColorAsset]
  /// True for an accent colour, which is the system's where it is left unset (S-121).
  var isAccent: Bool
  /// True where some of the apps that show it have no such colour, so that it is the system's there.
  var mayBeUnset = false
  /// True where it is not certain that one of the assets is meant.
  var isAssumed = false

  /// The colour of the system that it is another name for, as each of its values refers to that (S-120); `nil` for others.
  var systemColor: SystemColor? {
    guard !mayBeUnset, !isAssumed else { return nil }
    let values = Set(assets.flatMap(\.facts.slots).map(\.value))
    guard values.count == 1, case .system(let name)? = values.first else { return nil }
    return SystemColor(catalogName: name)
  }
}

/// What a look-up by name gives.
enum ColorLookup {
  case found(AssetColor)
  case missing(MissingColor)
}

/// A name that a look-up doesn't find.
struct MissingColor: Hashable {
  var name: String
  /// True where a catalog has the name without a value.
  var isEmpty: Bool
  /// True for a look-up of UIKit or AppKit, which gives nil.
  var isOptional = false
  /// True where everything was read that could hold it.
  var isCertain: Bool
  /// The files of the colours with this name that the look-up doesn't reach, or that are empty.
  var elsewhere: [String]
}
