import Scene
import SourceFacts

/// Properties that a publisher sets, as `publisher.assign(to: \.textColor, on: label)`: to what is only known at run
/// time.
extension CodeRun {
  /// Leaves open what a call of `assign` gives a property of an object.
  func leaveOpen(what arguments: [ArgumentValue], isGivenBy publisher: Doubt, _ place: Place) {
    guard case .keyPath(let path)? = arguments.first(where: { $0.label == "to" })?.value, path.count == 1,
      let target = arguments.first(where: { $0.label == "on" })
    else { return }
    let doubt = Doubt(
      .runtimeValue, "what \(publisher.detail) publishes", place: place,
      key: "published@\(place.file):\(place.span.start)",
      label: publisher.label)
    for object in objectsIn(target.value) {
      record(path[0], CodeSetting(value: .unknown(doubt), place: place), of: object.identity)
    }
  }
}
