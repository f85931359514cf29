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
}
