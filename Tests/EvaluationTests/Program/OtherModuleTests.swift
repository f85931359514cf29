import Scene
import TestSupport
import Testing

/// What names of other modules make: views, or objects that are none (S-60).
struct OtherModuleTests {
  private func look(_ made: String) -> Look {
    Look(
      """
      import SwiftUI
      import Harbour
      @main struct Port: App { var body: some Scene { WindowGroup { Quay(ferry: \(made)) } } }
      struct Cargo { var weight = 1 }
      struct Quay: View {
        let ferry: Ferry
        var body: some View {
          VStack {
            if let crew = ferry.crew() { Text(crew.name) } else { Text("No crew").foregroundStyle(.white) }
            if ferry.load != nil { Text("Loaded") } else { Text("Empty").foregroundStyle(.white) }
          }.background(Color.white)
        }
      }
      """)
  }

  @Test(
    "an object of another module may be asked for anything, whatever closure makes it",
    arguments: [
      "Ferry(name: \"a\")", "Ferry(name: \"a\") { 1 }", "Ferry { \"a\" }", "Ferry { $0.name = \"a\" }",
      "Ferry(name: \"a\") { Cargo() }", "Ferry { Cargo().loaded() }",
    ])
  func object(_ made: String) {
    let look = look(made)
    #expect(look.texts == ["No crew", "Loaded", "Empty"], "\(look.dump)")
    #expect(look.scene.elements.count == 4)
    #expect(look.ratio("No crew") == 1)
  }

  @Test(
    "a container of another module shows what its closure makes",
    arguments: ["Text(\"T\")", "Maker().label", "Maker().made()", "Text(\"x\"); Maker().label"])
  func container(_ content: String) {
    let maker = """
      import Harbour
      struct Maker {
        var label: some View { Text("T") }
        func made() -> some View { label }
      }
      """
    let look = Look(body: "Harbour.Deck { \(content) }", declarations: maker)
    #expect(look.undecided("T") == .externalModule, "\(look.dump)")
  }

  @Test(
    "a closure with a label that ends in a view is content, whatever modifiers the view has",
    arguments: [
      ("Text(\"T\")", "T"), ("Text(\"T\").foregroundStyle(.red)", "T"),
      ("VStack { Text(\"T\") }.padding().equatable()", "T"), ("Crew().equatable()", "C"),
    ])
  func labelledContainer(_ content: String, _ text: String) {
    let look = Look(
      body: "Deck(content: { \(content) })",
      declarations: """
        import Harbour
        struct Crew: View, Equatable { var body: some View { Text("C") } }
        """)
    #expect(look.undecided(text) == .externalModule, "\(look.dump)")
    #expect(look.placements(text).count == 1)
  }
}
