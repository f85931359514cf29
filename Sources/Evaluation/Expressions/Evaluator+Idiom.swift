import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// A trait that the device tells, whatever is asked for it; the text size is the default one, as in SwiftUI.
  func deviceTrait(_ name: String, _ place: Place) -> Value? {
    switch name {
    case "userInterfaceIdiom": idiom(at: place)
    case "displayScale": displayScale(place)
    case "preferredContentSizeCategory": enumerationCase("large", of: "UIContentSizeCategory", place)
    default: nil
    }
  }

  /// The kind of device, which is one for the whole program, whichever object is asked: one of those that the platform
  /// runs on. A Mac, where an app for iPads may run, is one of its own only where code speaks of it.
  func idiom(at place: Place) -> Value {
    let name = "UIDevice.current.userInterfaceIdiom"
    let idioms: [String] =
      switch platformAtHand ?? platform(of: place.file) {
      case .tvos: ["tv"]
      case .visionos: ["vision"]
      default:
        usage.named.contains("mac") || usage.matched.contains("mac") ? ["phone", "pad", "mac"] : ["phone", "pad"]
      }
    if idioms.count == 1 { return enumerated(idioms[0], Self.idiomType) }
    let condition = conditions.number(key: name, label: name, arms: idioms.map { ".\($0)" })
    return environmental(condition, idioms, of: Self.idiomType, place)
  }

  private static let idiomType = "UIUserInterfaceIdiom"
}
