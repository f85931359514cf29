import Foundation

/// As much of JSON Schema (draft 2020-12) as the schemas of the report and of the configuration use.
struct JSONSchema {
  private let root: [String: Any]

  struct Unreadable: Error {
    var message: String
  }

  init(_ data: Data) throws {
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Unreadable(message: "the schema is no object")
    }
    self.root = root
  }

  /// What a document breaks, with the place of each.
  func violations(of data: Data) throws -> [String] {
    try check(try JSONSerialization.jsonObject(with: data), root, "$")
  }

  private static let known: Set = [
    "$schema", "$defs", "title", "description", "$ref", "const", "enum", "type", "minimum", "maximum", "pattern",
    "required",
    "properties", "additionalProperties", "propertyNames", "minProperties", "items",
  ]

  private func check(_ value: Any, _ schema: [String: Any], _ place: String) throws -> [String] {
    // A word that is not looked at would be a promise nobody keeps.
    if let word = schema.keys.first(where: { !Self.known.contains($0) }) {
      throw Unreadable(message: "'\(word)' is not supported")
    }
    if let reference = schema["$ref"] as? String { return try check(value, definition(reference), place) }
    if let constant = schema["const"] {
      return isEqual(value, constant) ? [] : ["\(place): is not \(constant)"]
    }
    if let choices = schema["enum"] as? [Any], !choices.contains(where: { isEqual(value, $0) }) {
      return ["\(place): '\(value)' is none of \(choices)"]
    }
    if let type = schema["type"] {
      let types = type as? [String] ?? [type as? String ?? ""]
      if !types.contains(where: { isOf($0, value) }) { return ["\(place): '\(value)' is no \(types)"] }
    }
    if value is NSNull { return [] }
    if let minimum = schema["minimum"] as? Double, let number = value as? Double, number < minimum {
      return ["\(place): \(number) is below \(minimum)"]
    }
    if let maximum = schema["maximum"] as? Double, let number = value as? Double, number > maximum {
      return ["\(place): \(number) is above \(maximum)"]
    }
    if let pattern = schema["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      return ["\(place): '\(text)' does not fit \(pattern)"]
    }
    return try checkInside(value, schema, place)
  }

  private func checkInside(_ value: Any, _ schema: [String: Any], _ place: String) throws -> [String] {
    var found: [String] = []
    if let object = value as? [String: Any] {
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        found.append("\(place): '\(name)' is missing")
      }
      if let least = schema["minProperties"] as? Int, object.count < least {
        found.append("\(place): holds less than \(least)")
      }
      for (name, member) in object.sorted(by: { $0.key < $1.key }) {
        if let names = schema["propertyNames"] as? [String: Any] { found += try check(name, names, "\(place).\(name)") }
        if let property = properties[name] {
          found += try check(member, property, "\(place).\(name)")
        } else if schema["additionalProperties"] as? Bool == false {
          found.append("\(place): '\(name)' is not known")
        } else if let others = schema["additionalProperties"] as? [String: Any] {
          found += try check(member, others, "\(place).\(name)")
        }
      }
    }
    if let items = schema["items"] as? [String: Any], let array = value as? [Any] {
      for (index, item) in array.enumerated() { found += try check(item, items, "\(place)[\(index)]") }
    }
    return found
  }

  private func definition(_ reference: String) throws -> [String: Any] {
    let definitions = root["$defs"] as? [String: [String: Any]]
    guard let definition = definitions?[reference.replacingOccurrences(of: "#/$defs/", with: "")] else {
      throw Unreadable(message: "there is no definition '\(reference)'")
    }
    return definition
  }

  private func isEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? String { return left == right as? String }
    if left is NSNull || right is NSNull { return left is NSNull && right is NSNull }
    guard isOf("number", left), isOf("number", right) else { return false }
    return left as? Double == right as? Double
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    // JSON's booleans are numbers to Foundation; only their Objective-C type tells them apart.
    let isBoolean = (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "null": return value is NSNull
    case "boolean": return isBoolean
    case "number": return !isBoolean && value is Double
    case "integer": return !isBoolean && (value as? Double).map { $0 == $0.rounded() } ?? false
    default: return false
    }
  }
}
