import SourceFacts

/// Reads the values that an object is told by key path once it is loaded.
enum InterfaceRuntimeValues {
  static func value(of attribute: MarkupElement) -> InterfaceRuntimeValue.Value {
    let written = attribute.attributes["value"]
    switch attribute.attributes["type"] {
    case "boolean": return .boolean(written == "YES")
    case "string": return .text(written ?? attribute.child("string")?.text ?? "")
    case "number":
      let number = attribute.children.first { ["real", "integer"].contains($0.name) }
      return (number?.attributes["value"] ?? written).flatMap(InterfaceColors.number).map { .number($0) } ?? .other
    case "color": return .color
    case "nil": return .empty
    default: return .other
    }
  }
}
