import Foundation
package import SourceFacts

/// Reads JSON files.
package enum JSONReader {
  /// Returns what a file holds; `nil` where it is no JSON.
  package static func value(of bytes: [UInt8]) -> JSONValue? {
    (try? JSONDecoder().decode(Node.self, from: Data(bytes)))?.value
  }

  /// A value as it is decoded: Foundation alone tells truth values from numbers on every system in this way.
  private struct Node: Decodable {
    var value: JSONValue

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = .null
      } else if let text = try? container.decode(String.self) {
        value = .string(text)
      } else if let members = try? container.decode([String: Node].self) {
        value = .object(members.mapValues(\.value))
      } else if let elements = try? container.decode([Node].self) {
        value = .array(elements.map(\.value))
      } else if let flag = try? container.decode(Bool.self) {
        value = .bool(flag)
      } else {
        value = .number(try container.decode(Double.self))
      }
    }
  }
}
