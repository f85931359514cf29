import Scene
import TestSupport
import Testing

/// Which texts show an amount with a sign or abbreviated, and which have other words for it.
struct AmountTests {
  private func forms(_ text: String) -> [AmountForm?] {
    Look(
      """
      import SwiftUI
      struct Sample: View {
        let count: Int
        let name: String
        let isUp: Bool
        var body: some View { \(text) }
      }
      """
    ).scene.elements.map(\.amount)
  }

  @Test(
    arguments: [
      "+12%", "-$4.50", "−3", "–7 points", "±2", "+€20", "+5 min",
    ])
  func signed(literal: String) {
    #expect(forms("Text(\"\(literal)\")") == [.signed])
  }

  @Test(arguments: ["1.2K", "$3.4M", "12K", "1.2K followers", "2.5B", "10k"])
  func abbreviated(literal: String) {
    #expect(forms("Text(\"\(literal)\")") == [.abbreviated])
  }

  @Test(
    arguments: [
      "12%", "- item", "-", "2010–2020", "+1 (555) 010-4477", "4K", "iPhone 5S", "K2", "5 KB", "3M tape", "well-known",
    ])
  func neither(literal: String) {
    #expect(forms("Text(\"\(literal)\")") == [nil])
  }

  @Test(
    arguments: [
      (#"Text("+\(count)")"#, AmountForm.signed), (#"Text("-\(count) points")"#, .signed),
      (#"Text("\(isUp ? "+" : "")\(count)%")"#, .signed), (#"Text("\(count)K")"#, .abbreviated),
      (#"Text(count, format: .number.sign(strategy: .always()))"#, .signed),
      (#"Text(count, format: .number.notation(.compactName))"#, .abbreviated),
      (#"Text("\(count, format: .number.notation(.compactName)) views")"#, .abbreviated),
      (#"Text("\(count, specifier: "%+d")")"#, .signed),
      (#"Text(count.formatted(.number.notation(.compactName)))"#, .abbreviated),
      (#"Text("about \(count.formatted(.percent.sign(strategy: .always())))")"#, .signed),
      (#"Label("+3", systemImage: "star").labelStyle(.titleOnly)"#, .signed),
    ])
  func values(text: String, form: AmountForm) {
    #expect(forms(text) == [form])
  }

  @Test(
    arguments: [
      #"Text("-\(name)")"#, #"Text("\(count)")"#, #"Text(count, format: .number)"#, #"Text(name)"#,
      #"Text(count, format: .number.sign(strategy: .never))"#, #"Text("\(name)K")"#, #"Text(count.formatted())"#,
    ])
  func otherValues(text: String) {
    #expect(forms(text) == [nil])
  }

  @Test(
    arguments: [
      (".accessibilityLabel(\"Up\")", true), (".accessibilityValue(\"12\")", true),
      (".accessibilityElement()", true), (".accessibilityElement(children: .ignore)", true),
      (".accessibilityElement(children: .combine)", false), (".accessibilityElement(children: .contain)", false),
      (".accessibilityRepresentation { Text(\"x\") }", true), (".speechAlwaysIncludesPunctuation()", true),
      (".accessibilityHint(\"x\")", false), (".padding()", false), (".accessibilityHidden(true)", false),
    ])
  func otherWords(modifier: String, isSpoken: Bool) {
    let look = Look(body: "VStack { Text(\"+12%\") }\(modifier)")
    #expect(look.placements("+12%").map(\.isSpoken) == [isSpoken], "\(look.dump)")
    #expect(look.placements("+12%").map(\.isUnheard) == [modifier.contains("Hidden")])
  }
}
