import Scene
import TestSupport
import Testing

@Suite("The stacks around an element")
struct StackStepTests {
  @Test("are those of the view, the outermost first, with spacers seen")
  func stacks() throws {
    let look = Look(
      body: """
            HStack {
              VStack {
                Text("Title")
                Text("Detail")
              }
              Spacer()
              Text("Value")
            }
        """)
    func steps(_ text: String) throws -> [LayoutStep] {
      let elements = look.elements(text)
      #expect(elements.count == 1)
      return try #require(elements.first).layout
    }
    let (title, detail, value) = (try steps("Title"), try steps("Detail"), try steps("Value"))
    #expect(title.suffix(2).map(\.axis) == [.horizontal, .vertical])
    #expect(title.suffix(2).map(\.child) == [0, 0])
    #expect(detail.suffix(2).map(\.child) == [0, 1])
    #expect(title.map(\.stack) == detail.map(\.stack))
    // The value stands in the same row, as its second child.
    let row = try #require(value.last)
    #expect(row.axis == .horizontal && row.child == 1 && row.isBehindSpacer)
    #expect(row.stack == title.dropLast().last?.stack && title.last?.isBehindSpacer == false)
  }

  @Test("are the same child for the branches of a condition")
  func branches() throws {
    let look = Look(
      body: """
            VStack {
              Text("Always")
              if flag { Text("Yes") } else { Text("No") }
            }
        """, declarations: "let flag = Bool.random()")
    let steps = try ["Always", "Yes", "No"].map { try #require(look.elements($0).first?.layout.last) }
    #expect(Set(steps.map(\.stack)).count == 1)
    #expect(steps.map(\.child) == [0, 1, 1])
  }
}
