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
      return .issue(CatalogIssue(message: "is no JSON object", line: 1, column: 1))
    } catch {
      let position = position(in: error)
      return .issue(CatalogIssue(message: "is not valid JSON", line: position?.line, column: position?.column))
    }
  }

  /// Finds the position that Foundation tells in words: `… around line 3, column 5.`
  private static func position(in error: any Error) -> (line: Int, column: Int?)? {
    let words = (error as NSError).userInfo["NSDebugDescription"] as? String ?? String(describing: error)
    guard let line = number(behind: "line ", in: words), line > 0 else { return nil }
    // Foundation counts columns from 0.
    return (line, number(behind: "column ", in: words).map { $0 + 1 })
  }

  private static func number(behind word: String, in text: String) -> Int? {
    guard let found = text.range(of: word) else { return nil }
    return Int(text[found.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }
}
