import Scene
import TestSupport
import Testing

/// What names an element across edits.
@Suite("The place of an element within its view") struct StructuralPathTests {
  private func places(_ source: String) -> [String] {
    Look(source).scene.elements.map { "\($0.structure) \($0.ordinal)" }
  }

  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack {
          Text("Due")
          header
          Text("Paid").padding()
        }.toolbar { ToolbarItem { Button("Done") {} } }
      }
      private var header: some View { HStack { Text("Rent") } }
    }
    """

  @Test("is told by members and calls around it, not by words, lines or modifiers")
  func path() {
    let places = places(Self.card)
    #expect(
      places == [
        "body/VStack/text 0", "body/VStack/text 1", "body/toolbar/ToolbarItem/text 0", "header/HStack/text 0",
      ])
    let edited = Self.card.replacing("\"Due\"", with: "\"Overdue by\"").replacing(
      ".padding()", with: ".bold()\n\n.padding()")
    #expect(self.places(edited) == places)
  }

  @Test("is told by the variable that code makes it for")
  func code() {
    let source = """
      import UIKit
      class Row: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          let date = UILabel()
          date.text = "Monday"
          title.text = "Rent"
          addSubview(title)
          addSubview(date)
        }
      }
      """
    #expect(Set(places(source)) == ["title/text 0", "init/date/text 0"])
  }
}
