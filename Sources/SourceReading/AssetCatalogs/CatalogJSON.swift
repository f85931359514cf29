import Foundation
import SourceFacts

/// Reads the JSON of asset catalogs.
enum CatalogJSON {
  /// What a file holds, or why it holds nothing.
  enum Contents {
    case object([String: Any])
    case issue(CatalogIssue)
  }

  /// Parses a file that should hold one object.
  static func contents(of bytes: [UInt8]) -> Contents {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let data = Data(bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...])
    do {
      let value = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
      if let object = value as? [String: Any] { return .object(object) }
      return .issue(CatalogIssue(message: "is no JSON object", line: 1))
    } catch {
      return .issue(CatalogIssue(message: "is not valid JSON", line: line(of: error, in: data)))
    }
  }

  /// Finds the line that Foundation tells in words: `… around line 3, column 5.` or `… around character 41.`
  private static func line(of error: any Error, in data: Data) -> Int? {
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
    if let line = number(behind: "line ", in: words) { return max(line, 1) }
    guard let offset = number(behind: "character ", in: words) else { return nil }
    return data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }

  private static func number(behind word: String, in text: String) -> Int? {
    guard let found = text.range(of: word) else { return nil }
    return Int(text[found.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }
}
