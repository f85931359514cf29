import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// The kind of device, which is one for the whole program, whichever object is asked: one of those that the platform
  /// runs on, a Mac among them as an app for iPads may run there.
  func idiom(at place: Place) -> Value {
    let name = "UIDevice.current.userInterfaceIdiom"
    let idioms: [String] =
      switch platform(of: place.file) {
      case .tvos: ["tv"]
      case .visionos: ["vision"]
      default: ["phone", "pad", "mac"]
      }
    if idioms.count == 1 { return enumerated(idioms[0], Self.idiomType) }
    let condition = conditions.number(key: name, label: name, arms: idioms.map { ".\($0)" })
    return environmental(condition, idioms, of: Self.idiomType, place)
  }

  private static let idiomType = "UIUserInterfaceIdiom"
}
