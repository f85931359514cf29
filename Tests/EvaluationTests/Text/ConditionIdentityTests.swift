import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Conditions that are one wherever the source asks for them.
struct ConditionIdentityTests {
  @Test(
    "S-58: the kind of device is one, whichever object is asked, in whichever file",
    arguments: [
      "UIDevice.current.userInterfaceIdiom == .pad", "UIDevice.current.userInterfaceIdiom == UIUserInterfaceIdiom.pad",
      "traits.userInterfaceIdiom == .pad", "Device.isPad",
    ])
  func idiom(_ condition: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        var body: some View {
          if UIDevice.current.userInterfaceIdiom == .pad {
            Card().background(Color.black)
          } else {
            Card().background(Color.white)
          }
        }
      }
      """,
      files: [
        "Card.swift": """
        import SwiftUI
        enum Device { static var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad } }
        struct Card: View {
          let traits: UITraitCollection
          var body: some View { Text("a").foregroundStyle(\(condition) ? Color.white : Color.black) }
        }
        """
      ])
    // White on black and black on white are 21:1; never the 1:1 of two answers to one question.
    let ratios = look.readings("a").map { $0.ratio?.low }
    #expect(ratios.count >= 2 && ratios.allSatisfy { $0 == 21 }, "\(look.dump)")
  }

  @Test("S-58: a case is made of its raw value: of two values each is a question of its own")
  func rawValues() {
    let look = Look(
      """
      import SwiftUI
      enum Kind: Int { case note = 1, article = 2 }
      struct Event { let number: Int; var kind: Kind? { Kind(rawValue: number) } }
      struct Sample: View {
        let event: Event, quoted: Event
        var body: some View {
          if event.kind == .note {
            if event.kind == .article { Text("never") }
            if quoted.kind == .article { Text("quoted") }
          }
        }
      }
      """)
    #expect(look.texts == ["quoted"], "\(look.dump)")
  }

  @Test(
    "S-58: a comparison, its reverse and its opposite are one question",
    arguments: [
      ("count >= 3", "count < 3"), ("count > 2", "count <= 2"), ("count < 3", "3 <= count"),
      ("count > 2", "!(2 < count)"),
      ("3 > count", "count >= 3"), ("size.width < size.height", "size.width >= size.height"),
      ("size.width < size.height", "!(size.height > size.width)"),
      ("last > .now.addingTimeInterval(-60)", "last <= .now.addingTimeInterval(-60)"),
    ])
  func comparisons(_ first: String, _ second: String) {
    let look = TwoQuestions.look(first, second, members: "let count: Int, size: CGSize, last: Date")
    #expect(Set(look.texts) == ["a", "c", "d"], "\(look.dump)")
  }

  @Test(
    "S-58: an equality is one question, whichever side is written first",
    arguments: [
      ("name == other", "other == name"), ("\"ok\" == name", "name == \"ok\""), (".a == kind", "kind == .a"),
      ("chosen?.id == item.id", "item.id == chosen?.id"), ("name != other", "other != name"),
      ("5 == count", "count == 5"),
    ])
  func reversedEqualities(_ first: String, _ second: String) {
    let look = equality(first, second)
    #expect(Set(look.texts) == ["a", "b", "c"], "\(look.dump)")
  }

  @Test(
    "S-58: a value equals one constant, whichever side is written first",
    arguments: [
      ("\"ok\" == name", "\"no\" == name"), (".a == kind", "kind == .b"), ("kind == .a", "Kind.b == kind"),
    ])
  func exclusiveConstants(_ first: String, _ second: String) {
    let look = equality(first, second)
    #expect(Set(look.texts) == ["a", "c", "d"], "\(look.dump)")
  }

  private func equality(_ first: String, _ second: String) -> Look {
    TwoQuestions.look(
      first, second,
      members: """
        static let kinds: [Kind] = [.a, .b, .c]
        let name: String, other: String, kind: Kind, item: Item, chosen: Item?, count: Int
        """,
      declarations: "enum Kind { case a, b, c }; struct Item { let id: UUID }")
  }

  @Test("S-58: a device is of one kind only")
  func exclusive() {
    let look = Look(
      body: """
        if UIDevice.current.userInterfaceIdiom == .pad {
          Text("a")
          if UIDevice.current.userInterfaceIdiom == .phone { Text("b") }
        }
        """)
    #expect(look.placements("a").count == 1, "\(look.dump)")
    #expect(look.placements("b").isEmpty)
  }

  @Test("S-58: the kinds of devices that no arm of a switch tells apart are one path")
  func kindsOfDevices() {
    let look = Look(
      body: """
        switch UIDevice.current.userInterfaceIdiom {
        case .unspecified, .phone, .carPlay: Text("a").background(.white)
        case .pad, .tv, .mac, .vision: Text("b").background(.white)
        @unknown default: Text("c").background(.white)
        }
        """)
    #expect(look.placements("a").count == 1, "\(look.dump)")
    #expect(look.placements("b").count <= 2)
    #expect(look.placements("c").isEmpty)
  }

  @Test(
    "S-58: a Mac is a kind of device of its own where code speaks of it", arguments: ["case .mac: ", "case .phone: "])
  func mac(_ label: String) {
    let look = Look(
      body: """
        switch UIDevice.current.userInterfaceIdiom {
        \(label)Text("a").background(.white)
        case .pad: Text("b").background(.white)
        default: Text("c").background(.white)
        }
        """)
    #expect(look.placements("a").count == 1, "\(look.dump)")
    #expect(look.placements("b").count == 1)
    // Beside a phone and an iPad nothing is left to be the default.
    #expect(look.placements("c").count == (label.contains("mac") ? 1 : 0))
  }

  @Test(
    "S-58: what is asked twice of an object, a structure or a list has one answer",
    arguments: [
      "settings.isOn", "draft == Draft()", "draft == Draft(level: 1)", "kept.draft == kept.initial",
      "levels == [1, 2]", "levels.contains { $0 > limit }",
    ])
  func asked(_ condition: String) {
    let look = Look(
      """
      import SwiftUI
      final class Settings { var isOn = false; func turn() { isOn.toggle() } }
      struct Draft: Equatable { var level = 0; var note = Note() }
      struct Note: Equatable { var text = "" }
      final class Store {
        var draft: Draft
        let initial = Draft()
        init(draft: Draft) { self.draft = draft }
      }
      struct Sample: View {
        private let settings = Settings()
        let kept: Store
        let levels: [Int]
        let limit: Int
        @State var draft: Draft
        private var isMarked: Bool { \(condition) }
        var body: some View {
          Text("a").foregroundStyle(isMarked ? Color.white : Color.black).background(isMarked ? Color.black : Color.white)
        }
      }
      """)
    #expect(look.readings("a").map { $0.ratio?.low } == [21, 21], "\(look.dump)")
  }

  @Test(
    "S-58: structures and cases that store the same are equal, others are not",
    arguments: [
      ("Draft(level: 1)", "Draft(level: 2)", false), ("Draft(level: 1)", "Draft(level: 1)", true),
      ("Draft()", "Draft(level: 0)", true), ("Kind.other(1)", "Kind.other(2)", false),
      ("Kind.other(2)", "Kind.other(2)", true), ("Kind.none", "Kind.other(2)", false),
    ])
  func stored(_ left: String, _ right: String, areEqual: Bool) {
    let look = Look(
      body: "if \(left) == \(right) { Text(\"a\") } else { Text(\"b\") }",
      declarations: """
        struct Draft: Equatable { var level = 0; var title: String? }
        enum Kind: Equatable { case none, other(Int) }
        """)
    #expect(look.placements(areEqual ? "a" : "b").count == 1, "\(look.dump)")
    #expect(look.placements(areEqual ? "b" : "a").isEmpty, "\(look.dump)")
  }

  @Test(
    "S-58: two questions that differ in a closure, a list or a chain are two conditions, so the second way is seen",
    arguments: [
      ("levels.contains { $0 > 1 }", "levels.contains { $0 > 2 }"),
      ("levels.contains { $0 > low }", "levels.contains { $0 > high }"), ("levels == [1]", "levels == [2]"),
      ("kind == .other(1)", "kind == .other(2)"),
      ("last > .now.addingTimeInterval(-60)", "last > .now.addingTimeInterval(-600)"),
      ("last > .now.advanced(by: -gap)", "last > .now.advanced(by: -wait)"), ("last > .now", "last > .now.midnight"),
    ])
  func differing(_ first: String, _ second: String) {
    let look = Look(
      """
      import SwiftUI
      enum Kind: Equatable { case none, other(Int) }
      struct Sample: View {
        let levels: [Int]
        let low: Int
        let high: Int
        let kind: Kind
        let last: Date
        let gap: TimeInterval
        let wait: TimeInterval
        var body: some View {
          if \(first) { Text("a") } else if \(second) { Text("b") }
        }
      }
      """)
    #expect(look.placements("b").count == 1, "\(look.dump)")
  }

  @Test(
    "S-58: what a dictionary holds for one key is another value than what it holds for another one",
    arguments: [
      (#"tags["a"]"#, 1), (#"tags["b"]"#, 2), (#"tags[word]"#, 2), ("names[.first]", 2), ("names[Stage.second]", 2),
    ])
  func keys(_ asked: String, _ count: Int) {
    let look = Look(
      """
      import SwiftUI
      enum Stage { case first, second }
      struct Sample: View {
        let tags: [String: Bool]
        let names: [Stage: Bool]
        let word: String
        var body: some View {
          if tags["a"] == true {
            Text("T").foregroundStyle(\(asked) == true ? Color.black : .gray)
          }
        }
      }
      """)
    #expect(look.placements("T").count == count, "\(look.dump)")
  }

  @Test("S-58: a constant key is one, however it is written")
  func sameKey() {
    let look = Look(
      """
      import SwiftUI
      enum Stage { case first, second }
      struct Sample: View {
        let names: [Stage: Bool]
        var body: some View {
          if names[.first] == true { Text("T").foregroundStyle(names[Stage.first] == true ? Color.black : .gray) }
        }
      }
      """)
    #expect(look.placements("T").count == 1, "\(look.dump)")
  }

  @Test(
    "S-58: a binding that a function makes is one condition wherever it is asked",
    arguments: ["Binding(get: { model.isOn }, set: { _ in })", ".init(get: { model.isOn }, set: { _ in })"])
  func madeBindings(_ binding: String) {
    let look = Look(
      """
      import SwiftUI
      final class Model { var isOn = false }
      struct Chip: View {
        @Binding var isOn: Bool
        var body: some View {
          Text("T").foregroundStyle(isOn ? Color.black : .white).background(isOn ? Color.white : .black)
        }
      }
      struct Sample: View {
        let model: Model
        func made() -> Binding<Bool> { \(binding) }
        var body: some View { Chip(isOn: made()) }
      }
      """)
    #expect(look.placements("T").count == 2, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { ($0.ratio?.low ?? 0) > 20.99 }, "\(look.dump)")
  }
}
