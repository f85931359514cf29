import PlatformStyles
import Scene
import TestSupport
import Testing

/// Large symbols above or below words.
struct IllustrationTests {
  @Test(
    "WCAG 1.4.11: a large symbol right above or below words that are always there with it is an illustration",
    arguments: [
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Text("a") }"#,
      #"VStack { Image(systemName: "star").font(.largeTitle).foregroundStyle(.yellow); Text("a").font(.headline) }"#,
      #"VStack { Spacer(); Image(systemName: "star").resizable().frame(width: 30); Text("a"); Spacer() }"#,
      #"VStack { Text("a"); Image(systemName: "star").font(.system(size: 50)) }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Text("a **b**") }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Words() }"#,
      #"if Store.isEmpty { VStack { Image(systemName: "star").font(.system(size: 50)); Text("a") } }"#,
      #"List { VStack { Image(systemName: "star").font(.system(size: 50)); Text("a") } }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Text("a") }.gesture(DragGesture())"#,
    ])
  func pictures(_ body: String) {
    let look = Look(body: body, declarations: Self.declarations)
    #expect(look.exemptions("star") == [.decorative], "\(look.dump)")
  }

  @Test(
    "a symbol that is small, beside words, part of a control or row, read out, or chosen by a condition is judged",
    arguments: [
      #"VStack { Image(systemName: "star"); Text("a") }"#,
      #"VStack { Image(systemName: "star").font(.title); Text("a").font(.title) }"#,
      #"VStack { Image(systemName: "star").frame(width: 60); Text("a") }"#,
      #"HStack { Image(systemName: "star").font(.system(size: 50)); Text("a") }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Divider(); Text("a") }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Spacer(); Text("a") }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Color.red; Text("a") }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)) }"#,
      #"VStack { Image(systemName: Store.isEmpty ? "star" : "moon").font(.system(size: 50)); Text("a") }"#,
      #"VStack { if Store.isEmpty { Image(systemName: "star").font(.system(size: 50)) }; Text("a") }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); if Store.isEmpty { Text("a") } }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)).opacity(Store.isEmpty ? 1 : 0.5); Text("a") }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)).foregroundStyle(Store.isEmpty ? .red : .blue); Text("a") }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)).accessibilityLabel("b"); Text("a") }"#,
      #"Button {} label: { VStack { Image(systemName: "star").font(.system(size: 50)); Text("a") } }"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Text("a") }.onTapGesture {}"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Text("a") }.onLongPressGesture {}"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)); Text("a") }.gesture(TapGesture().onEnded {})"#,
      #"VStack { Image(systemName: "star").font(.system(size: 50)).highPriorityGesture(TapGesture()); Text("a") }"#,
      #"ForEach(0..<3) { _ in VStack { Image(systemName: "star").font(.system(size: 50)); Text("a") } }"#,
    ])
  func judged(_ body: String) {
    let look = Look(body: body, declarations: Self.declarations)
    let symbols = look.scene.elements.filter { $0.kind == .symbol }
    #expect(!symbols.isEmpty, "\(look.dump)")
    #expect(!symbols.flatMap(\.placements).contains { $0.exemption == .decorative }, "\(look.dump)")
  }

  private static let declarations = """
    struct Words: View { var body: some View { Text("a") } }
    enum Store { static var isEmpty: Bool { UserDefaults.standard.bool(forKey: "empty") } }
    """

  @Test(
    "S-61c: a symbol is decoration where it is hidden, not where the button is that it can be tapped in",
    arguments: [
      ("Button {} label: { HStack { Image(systemName: \"star\").accessibilityHidden(true); Text(\"T\") } }", true),
      ("Image(systemName: \"star\").accessibilityHidden(true)", true),
      ("Button {} label: { Image(systemName: \"star\") }.accessibilityHidden(true)", false),
      ("HStack { Button {} label: { Image(systemName: \"star\") } }.accessibilityHidden(true)", false),
    ])
  func hiddenFromAssistiveTechnologies(_ view: String, isDecoration: Bool) {
    let look = Look(body: "VStack { \(view) }")
    #expect(look.exemptions("star") == (isDecoration ? [.decorative] : []), "\(look.dump)")
  }
}
