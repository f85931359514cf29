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
}
