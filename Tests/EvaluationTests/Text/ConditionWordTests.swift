import ColorScience
import Scene
import TestSupport
import Testing

/// What is told of the conditions on a way: what a person can read, and no more of it than is needed.
struct ConditionWordTests {
  private func text(_ members: String, _ body: String) -> Look {
    Look(
      """
      import SwiftUI
      enum Stage { case first, second, third }
      struct Sample: View {
        \(members)
        var body: some View { \(body) }
      }
      """)
  }

  @Test(
    "what has no spelling in the source is left out",
    arguments: [
      (
        "let names: [String]\n var ink: Color { for name in names { if name.isEmpty { return .red } }\n return .black }",
        #"Text("T").foregroundStyle(ink)"#, ["", ""]
      ),
      (
        "let inks = [Color.red, .black]\n let position: Int", #"Text("T").foregroundStyle(inks[position])"#, ["", ""]
      ),
      (
        "let names: [String]; let isOld: Bool\n"
          + "var ink: Color { for name in names { if name.isEmpty { return .red } }\n return .black }",
        #"Text("T").foregroundStyle(isOld ? ink : .gray)"#, ["!isOld", "… && isOld", "… && isOld"]
      ),
    ])
  func unreadable(_ members: String, _ body: String, _ expected: [String]) {
    let look = text(members, body)
    #expect(look.conditions("T") == expected, "\(look.dump)")
    #expect(look.placements("T").allSatisfy { $0.isConditional })
  }

  @Test(
    "paths that draw the same are told as alternatives, where one decision parts each from the others",
    arguments: [
      (
        "let ink: Color?; let isOld: Bool", "Text(\"T\").foregroundStyle((isOld ? nil : ink) ?? .gray)",
        ["!isOld && ink != nil", "isOld || ink == nil"]
      ),
      (
        "let tag: String?\n func read(_ tag: String?) -> Color? {"
          + " guard let tag, tag.count == 7 else { return nil }\n return .black }",
        "Text(\"T\").foregroundStyle(read(tag) ?? .gray)", ["tag == nil || tag.count != 7", "tag.count == 7"]
      ),
      // The words are the same for what is read as one type and as another.
      (
        "let tags: [String: Any]\n func read() -> Color? {"
          + " guard let tag = tags[\"b\"] as? Int, tag > 2 else { return nil }\n return .black }",
        "if tags[\"b\"] as? String != nil { Text(\"T\").foregroundStyle(read() ?? .gray) }",
        ["tags[\"b\"] != nil", "tags[\"b\"] > 2"]
      ),
      // Four paths are too many to tell.
      (
        "let a: Bool; let b: Bool; let c: Bool; let d: Bool",
        "Text(\"T\").foregroundStyle(a || b || c || d ? Color.black : .gray)", ["", "… && !b && !c && !d"]
      ),
      // One or the other, but not both: no one decision parts these.
      (
        "let a: Bool; let b: Bool", "Text(\"T\").foregroundStyle((a ? b : !b) ? Color.black : .gray)",
        ["", ""]
      ),
    ])
  func alternatives(_ members: String, _ body: String, _ expected: [String]) {
    let look = text(members, body)
    #expect(look.conditions("T") == expected.sorted(), "\(look.dump)")
  }

  @Test(
    "what follows from the rest is not told",
    arguments: [
      ("let name: String?", "if let name { if name.isEmpty { SHOWN } }", "name.isEmpty"),
      ("let name: String?", "if let name { if name.count > 3 { SHOWN } }", "name.count > 3"),
      (
        "let stage: Stage", "if stage != .first { if stage == .second { SHOWN } }",
        "stage == .second"
      ),
      (
        "let rows: [String: [Int]]", "if let row = rows[\"a\"] { if row.isEmpty { SHOWN } }", "rows[\"a\"].isEmpty"
      ),
    ])
  func implied(_ members: String, _ body: String, _ expected: String) {
    let look = text(members, body.replacing("SHOWN", with: #"Text("T")"#))
    #expect(look.conditions("T") == [expected], "\(look.dump)")
  }
}
