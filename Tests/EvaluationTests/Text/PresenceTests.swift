import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Optionals of which the source tells that they hold a value, and those of which it does not.
struct PresenceTests {
  /// A view that shows `none` where its optional is nil, and what a caller gives it.
  private func look(_ stored: String, _ argument: String, _ declarations: String = "") -> Look {
    Look(
      """
      import SwiftUI
      \(declarations)
      struct Meter: View {
        let level: Int?
        var body: some View { if let level { Text("some \\(level)") } else { Text("none") } }
      }
      struct Caller: View {
        \(stored)
        var body: some View { Meter(level: \(argument)) }
      }
      """)
  }

  @Test(
    "S-58: what is declared without an optional is there",
    arguments: [
      ("@State private var level = 3", "level", ""), ("@State private var level: Int = 3", "level", ""),
      ("let level: Int", "level", ""), ("@Binding var level: Int", "level", ""),
      ("let tank: Tank", "tank.level", "struct Tank { let level: Int }"),
      ("let tank: Tank", "tank.half", "struct Tank { let level: Int; var half: Int { level / 2 } }"),
      ("let tank: Tank", "tank.left()", "struct Tank { let level: Int; func left() -> Int { level - 1 } }"),
      ("let level: Int?", "level ?? 0", ""), ("", "4", ""), ("@State private var level = 3", "level * 2", ""),
      ("@State private var level = 3", "level + 1", ""),
      ("@State private var tank = Tank()", "tank.level", "struct Tank { var level: Int = 5 }"),
    ])
  func present(stored: String, argument: String, declarations: String) {
    let look = look(stored, argument, declarations)
    #expect(look.elements("none").isEmpty, "\(look.dump)")
    #expect(look.scene.elements.count == 1)
  }

  @Test(
    "S-58: what may be nil by its declaration, its chain or its way may not be there",
    arguments: [
      ("@State private var level: Int?", "level", ""), ("let level: Int?", "level", ""),
      ("let level: Int!", "level", ""), ("let level: Count", "level", "typealias Count = Int?"),
      ("let tank: Tank?", "tank?.level", "struct Tank { let level: Int }"),
      ("let tank: Tank?", "tank?.half", "struct Tank { let level: Int; var half: Int { level / 2 } }"),
      ("let levels: [Int]", "levels.first", ""), ("let levels: [String: Int]", "levels[\"a\"]", ""),
      ("let level: Any", "level as? Int", ""),
      ("let tank: Tank", "try? tank.left()", "struct Tank { let level: Int; func left() throws -> Int { level } }"),
      ("let tank: Box<Int?>", "tank.level", "struct Box<Content> { let level: Content }"),
    ])
  func absent(stored: String, argument: String, declarations: String) {
    let look = look(stored, argument, declarations)
    #expect(look.elements("none").count == 1, "\(look.dump)")
    #expect(look.scene.elements.count == 2)
  }

  @Test("S-58: a range is there, whatever its bounds are")
  func ranges() {
    let look = Look(
      """
      import SwiftUI
      struct Scale: View {
        var range: ClosedRange<Double>?
        var body: some View { if range != nil { Text("some") } else { Text("none") } }
      }
      struct Caller: View {
        @State private var low = 1.0
        var body: some View { Scale(range: low...9) }
      }
      """)
    #expect(look.elements("none").isEmpty, "\(look.dump)")
    #expect(look.elements("some").count == 1)
  }

  @Test("S-58: an optional that is nil equals nothing that is there", arguments: ["server == busy", "busy == server"])
  func comparison(_ condition: String) {
    let look = Look(
      """
      import SwiftUI
      struct Server: Equatable { let name: String }
      struct Row: View {
        let server: Server
        let busy: Server?
        var body: some View {
          if busy == nil {
            if \(condition) { Text("never") } else { Text("idle") }
          } else {
            if \(condition) { Text("this") } else { Text("other") }
          }
        }
      }
      """)
    #expect(look.elements("never").isEmpty, "\(look.dump)")
    #expect(Set(look.texts) == ["idle", "this", "other"])
  }

  @Test("S-58: a comparison with nil knows as much, and a state begins with what it is given")
  func others() {
    let compared = Look(
      "import SwiftUI\nstruct Sample: View {\n  let level: Int\n"
        + "  var body: some View { if level != nil { Text(\"some\") } else { Text(\"none\") } }\n}")
    #expect(compared.texts == ["some"], "\(compared.dump)")
    let state = Look(
      """
      import SwiftUI
      struct Meter: View {
        @State var level: Int?
        var body: some View { if level != nil { Text("some") } else { Text("none") } }
      }
      struct Caller: View { let level: Int; var body: some View { Meter(level: level) } }
      """)
    #expect(state.texts.sorted() == ["none", "some"], "\(state.dump)")
  }

  @Test(
    "S-58: an optional that is nil equals no case and no literal",
    arguments: [
      ("Work", "busy == .copying"), ("Work", ".copying == busy"), ("Work", "!(busy != .copying)"),
      ("Work", "busy == Work.copying"), ("String", "busy == \"copy\""), ("Int", "busy == 3"),
    ])
  func constant(type: String, condition: String) {
    let look = Look(
      """
      import SwiftUI
      enum Work { case copying, moving }
      struct Row: View {
        @State var busy: \(type)?
        var body: some View {
          if busy == nil {
            if \(condition) { Text("never") } else { Text("idle") }
          } else {
            if \(condition) { Text("this") } else { Text("other") }
          }
        }
      }
      """)
    #expect(look.elements("never").isEmpty, "\(look.dump)")
    #expect(Set(look.texts) == ["idle", "this", "other"])
  }

  @Test(
    "S-58: what is nil equals no case and no literal where no type tells that it may be nil",
    arguments: [
      ("store.busy == nil", "store.busy == .copying"), ("store.busy == .copying", "store.busy == nil"),
      ("store.busy == \"copy\"", "store.busy == nil"), ("store.busy == nil", "!(store.busy != 3)"),
    ])
  func untyped(first: String, second: String) {
    let look = Look(
      """
      import Elsewhere
      import SwiftUI
      struct Row: View {
        let store: RemoteStore
        var body: some View {
          if \(first) {
            if \(second) { Text("never") } else { Text("first") }
          } else {
            if \(second) { Text("second") } else { Text("neither") }
          }
        }
      }
      """)
    #expect(Set(look.texts) == ["first", "second", "neither"], "\(look.dump)")
  }

  @Test("S-58: what is not nil may equal a case or not, where no type tells that it may be nil")
  func untypedThere() {
    let look = Look(
      """
      import Elsewhere
      import SwiftUI
      struct Row: View {
        let store: RemoteStore
        var body: some View {
          if store.busy != nil { if store.busy == .copying { Text("this") } else { Text("other") } }
          if let busy = store.busy, busy == .moving { Text("bound") }
        }
      }
      """)
    #expect(Set(look.texts) == ["this", "other", "bound"], "\(look.dump)")
  }

  @Test(
    "S-58: what shows that something runs is not there to be read while anything running disables it",
    arguments: ["@State var store: Store", "let store: RemoteStore"])
  func disabled(stored: String) throws {
    let look = Look(
      """
      import Elsewhere
      import SwiftUI
      enum Work { case copying, moving }
      struct Store { var busy: Work? }
      struct Row: View {
        \(stored)
        var body: some View {
          Button {} label: { Text("T").foregroundStyle(Color.black).opacity(store.busy == .copying ? 0.1 : 1) }
            .disabled(store.busy != nil)
        }
      }
      """)
    let element = try #require(look.elements("T").first)
    let faint = element.placements.filter { ($0.readings[.light]?.ratio?.low ?? 21) < 20 }
    #expect(faint.allSatisfy { $0.exemption == .disabled }, "\(look.dump)")
  }
}
