import PlatformStyles
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
        let drift: Double
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

  @Test(arguments: ["1.2K", "$3.4M", "12K", "1.2K followers", "2.5B", "10k", "-$1.2K", "+20K"])
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
      (#"Text(String(format: "%+.2f mm", drift))"#, .signed), (#"Text(String(format: "+%ld", count))"#, .signed),
      (#"Text(String(format: "%.1fK", drift))"#, .abbreviated), (#"Text("+" + String(count))"#, .signed),
      (#"Text("\(count / 1000)K")"#, .abbreviated), (#"Text("\(Int(drift / 1000))K")"#, .abbreviated),
      (#"Text("\(Int(count / 1000))K")"#, .abbreviated), (#"Text("-\(count / 2)")"#, .signed),
      (#"Text("-\(2 * drift)")"#, .signed), (#"Text("\(-count)K")"#, .abbreviated),
      (#"Text("\(count + 1)K")"#, .abbreviated),
      (#"Text(count, format: .number.sign(strategy: .always()).notation(.compactName))"#, .abbreviated),
      (#"Text("\(drift, specifier: "%+.1f")K")"#, .abbreviated), (#"Text("+" + String(count) + "K")"#, .abbreviated),
      (#"Text(isUp ? "+3" : "-1.2K")"#, .abbreviated),
      (#"Text("-" + String(count) + " %")"#, .signed), (#"Text((isUp ? "+" : "") + "\(count)")"#, .signed),
    ])
  func values(text: String, form: AmountForm) {
    #expect(forms(text) == [form])
  }

  @Test(
    arguments: [
      #"Text("-\(name)")"#, #"Text("\(count)")"#, #"Text(count, format: .number)"#, #"Text(name)"#,
      #"Text(count, format: .number.sign(strategy: .never))"#, #"Text("\(name)K")"#, #"Text(count.formatted())"#,
      #"Text(String(format: "%d berths", count))"#, #"Text(String(format: "- %@", name))"#,
      #"Text("-" + name)"#, #"Text(name + "+12")"#, #"Text("\(name + name)K")"#, #"Text("-\(count > 2)")"#,
    ])
  func otherValues(text: String) {
    #expect(forms(text) == [nil])
  }

  @Test(
    "a label of UIKit",
    arguments: [
      (#"label.text = "+12%""#, AmountForm.signed, false), (#"label.text = "\(level)K""#, .abbreviated, false),
      (#"label.text = String(format: "%+d", level)"#, .signed, false),
      (#"label.text = "+12%"; label.accessibilityLabel = "Twelve percent more""#, .signed, true),
    ])
  func inCode(assignment: String, form: AmountForm, isSpoken: Bool) {
    let look = Look(
      """
      import UIKit
      final class Gauge: UIViewController {
        let label = UILabel()
        var level = 3
        override func viewDidLoad() { super.viewDidLoad(); \(assignment); view.addSubview(label) }
      }
      """)
    #expect(look.scene.elements.map(\.amount) == [form], "\(look.dump)")
    #expect(look.scene.elements.flatMap { $0.placements.map(\.isSpoken) } == [isSpoken])
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

  @Test(
    "that every sign is read out tells what a plus means, and not what a letter stands for",
    arguments: [
      ("+12%", ".speechAlwaysIncludesPunctuation()", true), ("-$1.2K", ".speechAlwaysIncludesPunctuation()", false),
      ("1.2K", ".speechSpellsOutCharacters()", false), ("+12%", ".speechSpellsOutCharacters()", true),
      ("+12%", ".speechAlwaysIncludesPunctuation(false)", false),
      ("1.2K", ".speechAlwaysIncludesPunctuation().accessibilityValue(\"1200\")", true),
    ])
  func readSignBySign(literal: String, modifier: String, isSpoken: Bool) {
    for body in ["Text(\"\(literal)\")\(modifier)", "VStack { Text(\"\(literal)\") }\(modifier)"] {
      let look = Look(body: body)
      #expect(look.placements(literal).map(\.isSpoken) == [isSpoken], "\(look.dump)")
    }
  }

  @Test("what is said to VoiceOver holds on ways that are not followed, too")
  func otherWordsPastABound() {
    // Nine conditions are 512 combinations.
    let flags = (0..<9).map { "let f\($0): Bool" }.joined(separator: "; ")
    let grounds = (0..<9).map { ".background(Color(white: f\($0) ? 0 : 0.1).opacity(0.5))" }.joined()
    let look = Look(
      body: "",
      declarations: """
        struct Crowd: View {
          \(flags)
          var body: some View {
            VStack { Text("+12%").accessibilityLabel("Up")\(grounds); Text("+13%").accessibilityHidden(true)\(grounds) }
          }
        }
        """)
    #expect(look.undecided("+12%") == .tooManyPaths, "\(look.dump)")
    #expect(Set(look.placements("+12%").map(\.isSpoken)) == [true])
    #expect(Set(look.placements("+13%").map(\.isUnheard)) == [true])
  }

  @Test("so it does on ways past the number that is kept")
  func otherWordsOfManyPlaces() throws {
    let look = Look(
      ManyWays.source(
        showing: "Chip(c: .black)",
        declarations: """
          struct Chip: View {
            let c: Color
            var body: some View { Text("+1").foregroundStyle(c).accessibilityLabel("Up") }
          }
          """))
    let left = try #require(look.placements("+1").first { $0.readings[.light]?.undecided?.reason == .tooManyPaths })
    #expect(left.isSpoken)
    #expect(!left.isUnheard)
  }
}
