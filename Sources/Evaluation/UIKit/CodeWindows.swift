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

  /// The window of a view, which is there while the view is seen, or the view around it; `nil` for other members.
  ///
  /// The view around is there once the system says so. Before, code asks for it to find out where to put the view.
  func window(_ name: String, of instance: Instance, _ object: CodeObject, _ place: Place) -> Value? {
    guard CodeClasses.isView(object.kind), name == "window" || name == "superview" && placed == instance.identity
    else { return nil }
    // The view around has no type, or it would be taken for one more view that the program shows.
    let window = CodeClasses.isKind(object.kind, of: "UIView") ? "UIWindow" : "NSWindow"
    var doubt = Doubt(
      .runtimeValue, "'\(name)'", place: place, key: "\(instance.identity).\(name)", label: name,
      type: name == "window" ? TypeReference(name: window) : nil)
    doubt.isPresent = true
    return .unknown(doubt)
  }

  /// What a view is told as it moves: that it goes somewhere, as it does before it is seen (S-115); none for others.
  func destination(toldTo function: Located<FunctionDeclaration>, of identity: String) -> [String: Value] {
    guard function.declaration.name == "willMove", let parameter = function.declaration.parameters.first,
      ["toSuperview", "toWindow"].contains(parameter.label)
    else { return [:] }
    let place = Place(file: function.file, span: function.declaration.span)
    var doubt = Doubt(
      .parameter, "'\(parameter.name)'", place: place, key: "\(Self.key(identity, place)).\(parameter.name)",
      label: parameter.name, type: parameter.type)
    doubt.isPresent = true
    return [parameter.name: .unknown(doubt)]
  }
}
