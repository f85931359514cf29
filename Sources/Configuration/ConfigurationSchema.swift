/// The JSON Schema of configurations, for editors.
package enum ConfigurationSchema {
  /// The schema as JSON text, draft 2020-12.
  package static var text: String {
    var lines: [String] = []
    document.write(into: &lines, prefix: "", indentation: "", suffix: "")
    return lines.joined(separator: "\n") + "\n"
  }

  private static var document: JSON {
    guard case .object(let members) = ConfigurationShape.configuration.schema else { return .object([]) }
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("Configuration of evident")),
      ] + members)
  }
}

extension ConfigurationShape {
  /// What a value of this shape is in JSON Schema; a mapping or list may be left empty.
  fileprivate var schema: JSON {
    switch self {
    case .choice(_, let names): .object([("enum", .array(names.map(JSON.string)))])
    case .number(let bounds):
      .object([
        ("type", .string("number")), ("minimum", .number(bounds.lowerBound)), ("maximum", .number(bounds.upperBound)),
      ])
    case .text: .object([("type", .string("string"))])
    case .pattern: .object([("type", .string("string")), ("pattern", .string("^[^!#]"))])
    case .color:
      .object([
        ("type", .string("string")),
        ("pattern", .string("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")),
      ])
    case .list(let element): .object([("type", .orNull("array")), ("items", element.schema)])
    case .mapping(_, let keys, let required):
      .object(
        [("type", .orNull("object")), ("additionalProperties", .bool(false))]
          + (required.isEmpty ? [] : [("required", .array(required.map(JSON.string)))])
          + [("properties", .object(keys.map { ($0.name, $0.schema) }))])
    case .names(let shape):
      .object([
        ("type", .orNull("object")),
        ("propertyNames", .object([("pattern", .string("^\\.?[^.\\s()]+(\\.[^.\\s()]+)*$"))])),
        ("additionalProperties", shape.holdingSomething),
      ])
    }
  }
}

extension ConfigurationShape {
  /// The schema of a mapping that may not be empty.
  fileprivate var holdingSomething: JSON {
    guard case .object(let members) = schema else { return schema }
    return .object([("type", .string("object")), ("minProperties", .number(1))] + members.filter { $0.0 != "type" })
  }
}

extension ConfigurationKey {
  /// The schema of the value, with what it means.
  fileprivate var schema: JSON {
    guard case .object(let members) = shape.schema else { return shape.schema }
    return .object([("description", .string(summary))] + members)
  }
}

/// As much of JSON as a schema needs, with members in order.
private indirect enum JSON {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSON])
  case object([(String, JSON)])

  static func orNull(_ type: String) -> JSON { .array([.string(type), .string("null")]) }

  /// Adds lines, two spaces deeper for each object; arrays stay on one line.
  func write(into lines: inout [String], prefix: String, indentation: String, suffix: String) {
    guard case .object(let members) = self, !members.isEmpty else {
      lines.append(indentation + prefix + inline + suffix)
      return
    }
    lines.append(indentation + prefix + "{")
    for (index, member) in members.enumerated() {
      let isLast = index == members.count - 1
      member.1.write(
        into: &lines, prefix: "\(quoted(member.0)): ", indentation: indentation + "  ", suffix: isLast ? "" : ",")
    }
    lines.append(indentation + "}" + suffix)
  }

  private var inline: String {
    switch self {
    case .string(let text): quoted(text)
    case .number(let number): plain(number)
    case .bool(let flag): String(flag)
    case .array(let elements): "[\(elements.map(\.inline).joined(separator: ", "))]"
    case .object(let members): "{\(members.map { "\(quoted($0.0)): \($0.1.inline)" }.joined(separator: ", "))}"
    }
  }
}

/// A text as JSON and YAML write it in double quotes; what is written here has no control characters.
func quoted(_ text: String) -> String {
  "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" } + "\""
}
