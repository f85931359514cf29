import Findings
import Foundation

extension Baseline {
  /// The form that this version writes and reads.
  private static let version = "second"
  private static let versionKey = "evidentBaseline"

  /// Reads a baseline.
  package init(file path: String, workingDirectory: FilePath) throws(AuditFailure) {
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try contents(of: FilePath(path, relativeTo: workingDirectory)) } catch {
      throw AuditFailure("the baseline '\(path)' could not be read: \(error.message)")
    }
    guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any],
      let version = object[Self.versionKey] as? String
    else { throw AuditFailure("'\(path)' is no baseline; '--write-baseline' writes one") }
    guard version == Self.version else {
      throw AuditFailure("the baseline '\(path)' comes from another version; write it again with '--write-baseline'")
    }
    let entries = (object["findings"] as? [Any])?.map(Self.entry)
    guard let entries, !entries.contains(nil) else {
      throw AuditFailure("the baseline '\(path)' is damaged; write it again with '--write-baseline'")
    }
    self.init(entries: entries.compactMap(\.self))
  }

  private static func entry(_ value: Any) -> Entry? {
    guard let object = value as? [String: Any], let rule = object["rule"] as? String,
      let file = object["file"] as? String, let fingerprint = object["fingerprint"] as? String,
      let family = object["family"] as? String, let words = object["words"] as? String,
      let verdict = (object["verdict"] as? String).flatMap(FindingVerdict.init(rawValue:)),
      let grades = object["grades"] as? [String: String]
    else { return nil }
    let read = grades.compactMapValues(Grade.init(letters:))
    if read.count < grades.count { return nil }
    let identity = FindingIdentity(fingerprint: fingerprint, family: family, words: words)
    return Entry(rule: rule, file: file, identity: identity, verdict: verdict, grades: read)
  }

  /// The file's bytes: JSON with an entry on each line, so that a change is a line of a diff.
  package var bytes: [UInt8] {
    let lines = entries.map { entry in
      let members = [
        ("rule", entry.rule), ("file", entry.file), ("fingerprint", entry.identity.fingerprint),
        ("family", entry.identity.family), ("words", entry.identity.words),
        ("verdict", entry.verdict.rawValue),
      ]
      let grades = entry.grades.sorted { $0.key < $1.key }.map { ($0.key, $0.value.letters) }
      let fields = members.map(Self.member) + ["\"grades\": {\(grades.map(Self.member).joined(separator: ", "))}"]
      return "    {\(fields.joined(separator: ", "))}"
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return Array("{\n  \"\(Self.versionKey)\": \"\(Self.version)\",\n  \"findings\": \(list)\n}\n".utf8)
  }

  private static func member(_ name: String, _ value: String) -> String { "\(quoted(name)): \(quoted(value))" }

  private static func quoted(_ text: String) -> String {
    let encoded = try? JSONSerialization.data(
      withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
    return encoded.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// Writes the baseline: readers see the old file or the new one as a whole.
  package func write(to path: String, workingDirectory: FilePath) throws(AuditFailure) {
    let target = FilePath(path, relativeTo: workingDirectory)
    do throws(SystemError) { try replaceContents(of: target, with: bytes) } catch {
      throw AuditFailure("the baseline '\(path)' could not be written: \(error.message)")
    }
  }
}
