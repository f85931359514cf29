import Scene
import TestSupport
import Testing

/// Closures that are called where they are written.
struct CalledClosureTests {
  @Test(
    "such a closure gives the value of its `if` or `switch`",
    arguments: [
      "{ if isOn { Color.white } else { Color.black } }()",
      "{ if isOn { return Color.white } else { return Color.black } }()",
      "{ switch isOn { case true: Color.white; case false: Color.black } }()",
      "{ if #available(iOS 17, *) { isOn ? Color.white : Color.black } else { Color.red } }()",
    ])
  func values(_ closure: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isOn = false
        var body: some View { Text("T").foregroundStyle(\(closure)) }
      }
      """)
    #expect(Set(look.foregrounds("T")).isSuperset(of: ["#000000", "#FFFFFF"]), "\(look.dump)")
    #expect(look.undecided("T") == nil)
  }

  @Test("names for the parts of a tuple have the parts of each tuple that it may be")
  func tuples() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isOn = false
        var body: some View {
          let (word, ink) = isOn ? ("T", Color.white) : ("U", Color.black)
          Text("T").foregroundStyle(ink)
          Text(word)
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-58: a static property that holds a closure is called where it extends a type of a framework, too",
    arguments: [
      ("extension Color { static let board = { return Color.black } }", "Color.board()"),
      ("extension Color { static let board = { return Color.black } }", ".board()"),
      ("extension Color { static var board: () -> Color { { Color.black } } }", "Color.board()"),
      ("extension Color { static let board: (Double) -> Color = { Color(white: $0) } }", "Color.board(0)"),
      ("extension UIColor { static let board = { return UIColor.black } }", "Color(UIColor.board())"),
    ])
  func extended(_ declaration: String, _ color: String) {
    let look = Look(body: "Text(\"T\").foregroundColor(\(color))", declarations: declaration)
    #expect(look.foreground("T") == "#000000", "\(look.dump)")
  }

  @Test(
    "so is that of a gradient, by its name and where its type is known",
    arguments: ["LinearGradient.board()", "lined(.board())"])
  func gradients(_ gradient: String) {
    let look = Look(
      body: "Text(\"T\").foregroundColor(.white).background(\(gradient))",
      declarations: """
        extension LinearGradient {
          static let board = { LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom) }
        }
        func lined(_ gradient: LinearGradient) -> LinearGradient { gradient }
        """)
    // White on black is 21:1.
    #expect(look.ratio("T") == 21, "\(look.dump)")
  }

  @Test("the framework's own function of that name is called with labels, and within the closure")
  func frameworks() {
    let look = Look(
      body: "VStack { Text(\"T\").font(.system(size: 30)); Text(\"U\").font(Font.system()) }",
      declarations: "extension Font { static let system = { Font.system(size: 20) } }")
    #expect(look.reading("T")?.font?.size == 30, "\(look.dump)")
    #expect(look.reading("U")?.font?.size == 20, "\(look.dump)")
  }

  @Test(
    "a text style is given to the framework's function, whatever a closure of that name takes; a number is none",
    arguments: [(".system(.title)", 28), ("Font.system(.title)", 28), (".system(30)", 30), ("Font.system(30)", 30)])
  func textStyles(_ font: String, _ size: Double) {
    let look = Look(
      body: "Text(\"T\").font(\(font))",
      declarations: "extension Font { static let system: (CGFloat) -> Font = { .system(size: $0, weight: .bold) } }")
    // A title is 28 pt.
    #expect(look.reading("T")?.font?.size == size, "\(look.dump)")
  }

  @Test("a closure that names its parameters is not called with another number of arguments")
  func parameters() {
    let look = Look(
      body: "Text(\"T\").foregroundColor(.board(0)); Text(\"U\").foregroundColor(.board())",
      declarations: "extension Color { static let board = { (white: Double) in Color(white: white) } }")
    #expect(look.foreground("T") == "#000000", "\(look.dump)")
    #expect(look.undecided("U") == .externalModule, "\(look.dump)")
  }
}
