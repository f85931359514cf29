/// A value of a JSON file.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  indirect case array([JSONValue])
  indirect case object([String: JSONValue])
}
