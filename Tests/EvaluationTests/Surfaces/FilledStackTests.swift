import ColorScience
import Scene
import TestSupport
import Testing

/// Stacks and loops of colours behind a text, which their children fill (S-51).
struct FilledStackTests {
  @Test(
    "What stands before colours that fill their stack stands on one of them",
    arguments: [
      "ZStack { VStack(spacing: 0) { Color.blue; Color.blue }; Text(\"T\") }",
      "ZStack { HStack { Color.blue }; Text(\"T\") }",
      "Text(\"T\").background { VStack(spacing: 0) { Color.blue.frame(height: 40); Color.blue } }",
      "ZStack { VStack(spacing: 0) { HStack(spacing: 0) { Color.blue; Rectangle().fill(.blue) }; Color.blue }; Text(\"T\") }",
      "ZStack { ForEach(0..<3, id: \\.self) { _ in Color.blue }; Text(\"T\") }",
      "ZStack { VStack(spacing: 0) { ForEach(0..<3) { _ in HStack(spacing: 0) { Color.blue; Color.blue } } }; Text(\"T\") }",
      "ZStack { VStack(spacing: 0) { Color.blue.overlay { Rectangle().stroke(.black) }; Color.blue }; Text(\"T\") }",
      "ZStack { VStack(spacing: 0) { ForEach([Color.blue, Color.blue], id: \\.self) { $0 } }; Text(\"T\") }",
    ])
  func covered(_ body: String) {
    let look = Look(body: body)
    // systemBlue of iOS 18 in light.
    #expect(look.backgrounds("T") == ["#007AFF"], "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "Of several colours any may lie behind, and nothing beside them",
    arguments: [
      "ZStack { VStack(spacing: 0) { Color.black; Color.blue }; Text(\"T\").foregroundStyle(.black) }",
      "ZStack { VStack(spacing: 0) { Color.black.frame(height: 200); Color.blue }; Text(\"T\").foregroundStyle(.black) }",
    ])
  func several(_ body: String) {
    let bounds = Look(body: body).bounds("T")
    // Black on itself, or on systemBlue of iOS 18 in light: 5.23; on white it would be 21.
    #expect(bounds?.low == 1, "\(Look(body: body).dump)")
    #expect(bounds.map { ($0.high * 100).rounded(.down) } == 522)
  }

  @Test(
    "What leaves room between or beside its children may show what lies behind",
    arguments: [
      "ZStack { VStack { Color.blue; Color.blue }; Text(\"T\") }",
      "ZStack { VStack(spacing: 0) { Color.blue; Spacer() }; Text(\"T\") }",
      "ZStack { VStack(spacing: 0) { Color.blue.frame(width: 40); Color.blue }; Text(\"T\") }",
      "ZStack { VStack(spacing: 0) { Color.blue.frame(height: 40); Color.blue.frame(height: 40) }; Text(\"T\") }",
      "ZStack { VStack(spacing: 0) { Color.blue; Circle().fill(.blue) }; Text(\"T\") }",
      "ZStack { VStack(spacing: 0) { Color.blue; if Bool.random() { Color.blue } }; Text(\"T\") }",
    ])
  func open(_ body: String) {
    let look = Look(body: body)
    #expect(look.background("T") == nil, "\(look.dump)")
  }

  @Test("A loop over what may be empty need not cover")
  func unknownList() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let days: [Int]
        var body: some View {
          ZStack { HStack(spacing: 0) { ForEach(days, id: \\.self) { _ in Color.blue } }; Text("T") }
        }
      }
      """)
    #expect(look.background("T") == nil, "\(look.dump)")
  }
}
