import Scene
import TestSupport
import Testing

/// Patterns that ask for what a case holds (S-58).
@Suite struct CasePatternTests {
  private func look(_ arms: String, stored: String = "let tab: Tab") -> Look {
    Look(
      """
      import SwiftUI
      enum Tab { case page(Int), pair(Int, String), home }
      enum Mood { case calm, loud }
      struct Sample: View {
        \(stored)
        var ink: Color { switch tab { \(arms) } }
        var body: some View { Text("a").foregroundStyle(ink) }
      }
      """)
  }

  @Test(
    "a case with what it holds leaves the same case with anything else",
    arguments: [
      "case .page(1): .white; case .page: .red; default: .black",
      "case .page(1): .white; case .page(let number): number == 1 ? .blue : .red; default: .black",
      "case .pair(1, \"x\"): .white; case .pair(_, _): .red; default: .black",
      "case .pair(let number, \"x\"): .white; case .pair: .red; default: .black",
    ])
  func held(_ arms: String) {
    // systemRed in light is #FF3B30.
    #expect(look(arms).foregrounds("a") == ["#000000", "#FF3B30", "#FFFFFF"], "\(look(arms).dump)")
  }

  @Test(
    "what a case is known to hold decides",
    arguments: [
      (".page(1)", "#FFFFFF"), (".page(2)", "#FF3B30"), (".pair(1, \"y\")", "#34C759"), (".pair(2, \"x\")", "#007AFF"),
      (".home", "#000000"),
    ])
  func known(_ tab: String, _ ink: String) {
    let look = look(
      """
      case .page(1): .white
      case .page: .red
      case .pair(1, "x"): .yellow
      case .pair(1, _): .green
      case .pair: .blue
      case .home: .black
      """, stored: "let tab: Tab = \(tab)")
    #expect(look.foregrounds("a") == [ink], "\(look.dump)")
  }

  @Test("a clause of one case asks nothing of the others")
  func clauses() {
    let look = look(
      "case .page(let number) where number > 3: .white; case .page: .red; case .pair: .blue; default: .black")
    #expect(
      look.conditions("a") == [
        "tab == .home", "tab == .page && !(tab.page.0 > 3)", "tab == .page && tab.page.0 > 3", "tab == .pair",
      ], "\(look.dump)")
  }

  @Test(
    "a pattern of an optional asks for what is there, too",
    arguments: [("nil", "#000000"), (".calm", "#FF3B30"), (".loud", "#FFFFFF")])
  func optionals(_ mood: String, _ ink: String) {
    let look = look(
      "case .loud?: .white; case .some(.calm): .red; case nil: .black", stored: "let tab: Mood? = \(mood)")
    #expect(look.foregrounds("a") == [ink], "\(look.dump)")
  }

  @Test("what an optional holds is bound whole")
  func bound() {
    let look = look(
      "case .page(1)?: .white; case let page?: page == .home ? .red : .blue; case nil: .black",
      stored: "let tab: Tab? = .home")
    #expect(look.foregrounds("a") == ["#FF3B30"], "\(look.dump)")
  }

  @Test("cases of a type of another module that hold different things are different cases")
  func foreign() {
    let look = look("case .size(1): .white; case .size(2): .red; default: .black", stored: "let tab: Foreign")
    #expect(look.foregrounds("a") == ["#000000", "#FF3B30", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "a pattern of an optional's own cases asks whether it is there",
    arguments: [
      (
        "let size: Int? = nil", "switch size { case .some(let size): Text(\"some\"); case .none: Text(\"none\") }",
        ["none"]
      ),
      ("let size: Int?", "switch size { case .none: Text(\"none\"); case .some: Text(\"some\") }", ["none", "some"]),
      (
        "let gap = Gap.edges(1, nil)",
        "switch gap { case let .edges(_, .some(size)): Text(\"some\"); case let .edges(at, .none): Text(\"none\") }",
        ["none"]
      ),
      (
        "let gap = Gap.edges(1, 4)",
        "switch gap { case let .edges(_, .some(size)): Text(\"some\"); case let .edges(at, .none): Text(\"none\") }",
        ["some"]
      ),
      ("let size: Int? = nil", "if size == .none { Text(\"none\") } else { Text(\"some\") }", ["none"]),
      (
        "let size: Int?",
        "if size == nil { if size == .none { Text(\"none\") } else { Text(\"never\") } } else { Text(\"some\") }",
        ["none", "some"]
      ),
      ("let mood: Mood = .none", "switch mood { case .none: Text(\"none\"); case .some: Text(\"some\") }", ["none"]),
    ])
  func optionals(stored: String, body: String, texts: [String]) {
    let look = Look(
      """
      import SwiftUI
      enum Gap { case edges(Int, Int?) }
      enum Mood { case none, some }
      struct Sample: View {
        \(stored)
        var body: some View { \(body) }
      }
      """)
    #expect(look.texts.sorted() == texts, "\(look.dump)")
  }

  @Test(
    "S-58: of a value without a known type `.none`, `nil` and what is there are one question",
    arguments: [
      ("if box.lid == .none { TEXT }", "box.lid == nil ? .black : .white"),
      ("if box.lid == nil { TEXT }", "box.lid == .none ? .black : .white"),
      ("if let lid = box.lid { TEXT }", "box.lid == .none ? .white : .black"),
      ("switch box.lid { case .none: TEXT; case .some: EmptyView() }", "box.lid == nil ? .black : .white"),
      ("switch box.lid { case .none: EmptyView(); case .some(let x): TEXT }", "box.lid == nil ? .white : .black"),
      ("switch box.lid { case nil: EmptyView(); case let x?: TEXT }", "box.lid == nil ? .white : .black"),
    ])
  func untyped(body: String, ink: String) {
    let look = Look(
      """
      import SwiftUI
      import Boxes
      struct Sample: View {
        let box: Foreign
        var body: some View { \(body.replacing("TEXT", with: "Text(\"a\").foregroundStyle(\(ink))")) }
      }
      """)
    // White stands in arms that Swift never reaches.
    #expect(look.foregrounds("a") == ["#000000"], "\(look.dump)")
  }

  @Test("a case that is called none of a type of another module stays one of several, in its own words")
  func none() {
    let look = Look(
      """
      import SwiftUI
      import Boxes
      struct Sample: View {
        let box: Foreign
        var ink: Color {
          switch box.lid { case .none: box.lid == nil ? .black : .blue; case .oak: .white; default: .red }
        }
        var body: some View { Text("a").foregroundStyle(ink) }
      }
      """)
    // systemRed in light is #FF3B30.
    #expect(look.foregrounds("a") == ["#000000", "#FF3B30", "#FFFFFF"], "\(look.dump)")
    let conditions = ["box.lid != .none && box.lid != .oak", "box.lid == .none", "box.lid == .oak"]
    #expect(look.conditions("a") == conditions, "\(look.dump)")
  }
}
