import SourceFacts

/// Values of Foundation, Core Graphics and SwiftUI that are known by what they are made of.
extension Evaluator {
  /// The type of AppKit that tells views and columns apart, which is a text.
  static let identifierType = "NSUserInterfaceItemIdentifier"

  /// Makes such a value; `nil` for other types and arguments.
  func foundationValue(_ name: String, _ arguments: [ArgumentValue]) -> Value? {
    func argument(_ label: String) -> Value? { arguments.first { $0.label == label }?.value }
    switch name {
    case "Scanner":
      return argument("string").map { text in
        .instance(Instance(typeName: name, fields: ["string": text], identity: makeIdentity()))
      }
    case "CharacterSet":
      return argument("charactersIn").map { characters in
        .instance(Instance(typeName: name, fields: ["in": characters], identity: makeIdentity()))
      }
    case "CGSize":
      guard let width = argument("width"), let height = argument("height") else { return nil }
      let sides = ["width": width, "height": height]
      return .instance(Instance(typeName: name, fields: sides, identity: "\(name)\(key(of: arguments))"))
    case "StrokeStyle":
      var fields = ["lineWidth": argument("lineWidth") ?? .number(1)]
      fields["dash"] = argument("dash")
      return .instance(Instance(typeName: name, fields: fields, identity: "\(name)\(key(of: arguments))"))
    // Other names for `String`, and what is one with a type of its own.
    case "NSColor.Name", "NSImage.Name", "NSNib.Name", "NSStoryboard.Name", Self.identifierType:
      return arguments.first?.value ?? .string("")
    default: return nil
    }
  }
}
