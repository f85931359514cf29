import Scene
import SourceFacts

/// Windows of AppKit with their controllers (S-94c).
extension CodeRun {
  /// Returns the window into which a window controller puts what it is given; `nil` for other properties, and without one.
  func window(holding property: String, for instance: Instance) -> Value? {
    guard property == "contentViewController", let controller = objects[instance.identity],
      CodeClasses.isKind(controller.kind, of: "NSWindowController"), declared(property, of: instance) == nil
    else { return nil }
    let window = instance.fields["window"] ?? controller.argument("window")?.value
    return window.flatMap { objectsIn($0).isEmpty ? nil : $0 }
  }

  /// The window of a view, which is there while the view is seen; `nil` for other members.
  func window(_ name: String, of instance: Instance, _ object: CodeObject, _ place: Place) -> Value? {
    guard name == "window", CodeClasses.isView(object.kind) else { return nil }
    var doubt = Doubt(
      .runtimeValue, "'window'", place: place, key: "\(instance.identity).window", label: name,
      type: TypeReference(name: CodeClasses.isKind(object.kind, of: "UIView") ? "UIWindow" : "NSWindow"))
    doubt.isPresent = true
    return .unknown(doubt)
  }
}
