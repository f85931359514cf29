import PlatformStyles
import Scene
import SourceFacts

/// Colours from files that several platforms share.
extension LeafMeasurement {
  /// Tells that a colour is what `#if` chooses for another platform than the leaf's: a file is read for one of them.
  func otherPlatform(of setting: StyleSetting) -> Doubt? {
    guard let place = setting.style.origin, renderer.evaluator.isChosen(place, againstPlatformOf: environment.platform)
    else { return nil }
    return Doubt(.unsupportedExpression, "code that '#if' chooses by the platform", place: place)
  }
}

extension Evaluator {
  /// True for a place under a condition about the platform, in a file that is read for one of another family.
  func isChosen(_ place: Place, againstPlatformOf platform: Platform) -> Bool {
    let file = index.program.files[Int(place.file)]
    if file.platform == platform || (file.platform.isIOS && platform.isIOS) { return false }
    if platformBranches[place.file] == nil { platformBranches[place.file] = file.facts.platformBranches }
    return platformBranches[place.file]?.contains { $0.start <= place.span.start && place.span.end <= $0.end } ?? false
  }
}
