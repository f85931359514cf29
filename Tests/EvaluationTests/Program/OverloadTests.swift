import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Which of several functions with the same labels a call means.
struct OverloadTests {
  private func dress(_ overloads: [String], _ parameter: String, _ value: String) -> Look {
    Look(
      """
      import UIKit
      class Chip: UILabel {}
      struct Paint {
        let ink: UIColor
      \(overloads.map { "  func dress(_ it: \($0)" }.joined(separator: "\n"))
      }
      final class Sheet: UIViewController {
        private let label: Chip = { let made = Chip(); made.text = "T"; made.textColor = .blue; return made }()
        override func viewDidLoad() {
          view.backgroundColor = .black
          view.addSubview(label)
          show(\(value))
        }
        private func show(_ given: \(parameter)) { Paint(ink: .yellow).dress(given) }
      }
      """)
  }

  private static let bar = "UISearchBar) { it.tintColor = ink }"
  private static let chip = "UILabel) { it.textColor = ink }"

  @Test("of functions with equal labels the one is followed that takes the class of the argument, in any order")
  func byClass() {
    for overloads in [[Self.bar, Self.chip], [Self.chip, Self.bar]] {
      #expect(dress(overloads, "Chip", "label").words("T") == "#FFFF00 on #000000", "\(overloads)")
    }
  }

  @Test("the function for the nearest class is meant")
  func byNearest() {
    let wide = "UIView) { it.backgroundColor = .white }"
    for overloads in [[wide, Self.chip], [Self.chip, wide]] {
      #expect(dress(overloads, "Chip", "label").words("T") == "#FFFF00 on #000000", "\(overloads)")
    }
  }

  @Test("where the class of the argument is not known, none of the functions is followed for certain")
  func unknownArgument() {
    let look = Look(
      """
      import UIKit
      struct Paint {
        func dress(_ label: UILabel, _ level: Loud) { label.textColor = .yellow }
        func dress(_ label: UILabel, _ level: Quiet) { label.textColor = .black }
      }
      final class Sheet: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .black
          view.addSubview(label)
          label.text = "T"
          Paint().dress(label, Elsewhere.level)
        }
      }
      """)
    // Black on black is 1:1, yellow on black (0.2126 + 0.7152 + 0.05) / 0.05 = 19.55:1.
    let bounds = look.bounds("T")
    #expect(bounds.map { $0.low < 1.01 && $0.high > 19.5 } == true, "\(look.dump)")
  }

  @Test("views of SwiftUI choose by the types of values, too")
  func ofSwiftUI() {
    let look = Look(
      """
      import SwiftUI
      struct Loud { let word: String }
      struct Quiet { let word: String }
      struct Page: View {
        private func line(_ it: Quiet) -> some View { Text(it.word).foregroundColor(.black) }
        private func line(_ it: Loud) -> some View { Text(it.word).foregroundColor(.yellow) }
        var body: some View {
          VStack {
            line(Loud(word: "L"))
            line(Quiet(word: "Q"))
          }
        }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { Page() } } }
      """)
    // The system's yellow in light is FFCC00.
    #expect(look.foregrounds("L").first?.hasPrefix("#FFCC") == true, "\(look.dump)")
    #expect(look.foregrounds("Q") == ["#000000"], "\(look.dump)")
  }

  private func choice(_ first: String, _ second: String, _ value: String, more: String = "") -> Look {
    Look(
      """
      import UIKit
      struct Box<Held> { let held: Held }
      struct Paint {
        func dress(_ label: UILabel, _ it: \(first) { label.textColor = .yellow }
        func dress(_ label: UILabel, _ it: \(second) { label.textColor = .black }
      }
      final class Sheet: UIViewController {
        private let label = UILabel()
        \(more)
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          label.text = "T"
          Paint().dress(label, \(value))
        }
      }
      """)
  }

  @Test(
    "a number is of the type that the source tells, a literal without a point first an Int",
    arguments: [
      ("3", "#FFFF00"), ("3.0", "#000000"), ("CGFloat(3)", "#000000"), ("wide", "#000000"), ("-3", "#FFFF00"),
      ("count", "#FFFF00"),
    ])
  func numbers(_ value: String, _ ink: String) {
    let more = "private let wide: CGFloat = 3; private let count = 3"
    #expect(choice("Int)", "CGFloat)", value, more: more).foregrounds("T") == [ink])
    let swapped = ink == "#000000" ? "#FFFF00" : "#000000"
    #expect(choice("CGFloat)", "Int)", value, more: more).foregrounds("T") == [swapped])
  }

  @Test(
    "a list chooses by what it holds, and what takes anything is meant where nothing else is",
    arguments: [
      ("[Int])", "[String])", "[\"a\"]"), ("Any)", "Int)", "3"), ("Any)", "String)", "\"a\""),
    ])
  func elements(_ first: String, _ second: String, _ value: String) {
    #expect(choice(first, second, value).foregrounds("T") == ["#000000"])
  }

  @Test(
    "where type arguments or closures are not told apart, none of the functions is followed for certain",
    arguments: [
      ("Box<Int>)", "Box<String>)", "Box(held: Elsewhere.part)"), ("() -> Int)", "() -> String)", "{ Elsewhere.part }"),
    ])
  func untold(_ first: String, _ second: String, _ value: String) {
    let look = choice(first, second, value)
    // Black on white is 21:1, yellow on white 1.05 / (0.2126 + 0.7152 + 0.05) = 1.07:1.
    #expect(look.bounds("T").map { $0.low < 1.1 && $0.high > 20.9 } == true, "\(look.dump)")
  }

  private func bound(_ overloads: [String], _ call: String = "find(\\.note)") -> Look {
    Look(
      """
      import SwiftUI
      struct Page: View {
        @State var note: String?
        @State var title: String
        var key: KeyPath<Page, String?>
      \(overloads.map { "  func find\($0)" }.joined(separator: "\n"))
        var body: some View {
          if let found = \(call) { Text(found) } else { Text("none").foregroundColor(.yellow) }
        }
      }
      @main struct Main: App { var body: some Scene { WindowGroup { Page().background(.black) } } }
      """)
  }

  private static let certain = "(_ path: KeyPath<Page, String>) -> String { self[keyPath: path] }"
  private static let optional = "(_ path: KeyPath<Page, String?>) -> String? { self[keyPath: path] }"

  @Test("the value of a key path tells the function, so that `if let` keeps both arms")
  func byKeyPath() {
    for overloads in [[Self.certain, Self.optional], [Self.optional, Self.certain]] {
      #expect(bound(overloads).backgrounds("none") == ["#000000"], "\(overloads)")
    }
  }

  @Test("`if let` means the function that gives an optional, whatever else tells nothing")
  func bound() {
    for call in ["find(key)", "find(Elsewhere.key)", "find(\\.elsewhere)"] {
      let look = bound([Self.certain, Self.optional], call)
      #expect(look.backgrounds("none") == ["#000000"], "\(call) \(look.dump)")
    }
    let generic = [
      "<T>(_ path: KeyPath<Page, T>) -> T { self[keyPath: path] }",
      "<T>(_ path: KeyPath<Page, T?>) -> T? { self[keyPath: path] }",
    ]
    #expect(bound(generic).backgrounds("none") == ["#000000"])
  }

  @Test(
    "of functions that take the same the one is meant that leaves fewer parameters to their defaults",
    arguments: [
      ["mark(_ on: Bool = true, width: Double = 1)", "mark(_ on: Bool = true)"],
      ["mark(_ on: Bool, width: Double = 1, far: Bool = false)", "mark(_ on: Bool, style: Int = 1)"],
      ["mark(_ on: Bool, width: Double = 1)", "mark(_ on: Bool)"],
    ])
  func byDefaults(_ functions: [String]) {
    let many = "func \(functions[0]) -> some View { foregroundColor(.yellow) }"
    let few = "func \(functions[1]) -> some View { foregroundColor(.white) }"
    for overloads in [[many, few], [few, many]] {
      let look = Look(
        body: #"Text("T").mark(true)"#, declarations: "extension View {\n\(overloads.joined(separator: "\n"))\n}")
      #expect(look.foregrounds("T") == ["#FFFFFF"], "\(look.dump)")
    }
  }

  @Test("what is left to defaults decides nothing where types that are not known do")
  func defaultsOfOtherTypes() {
    let look = Look(
      body: #"Text("T").mark(Elsewhere.level)"#,
      declarations: """
        struct Loud {}
        struct Quiet {}
        extension View {
          func mark(_ level: Loud, width: Double = 1) -> some View { foregroundColor(.white) }
          func mark(_ level: Quiet) -> some View { foregroundColor(.black) }
        }
        """)
    #expect(look.foregrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
  }

  @Test("a text in the language of the user is a string")
  func localized() {
    let look = Look(
      """
      import SwiftUI
      struct Caption: View {
        let color: Color
        let words: Text
        init(_ words: String) { color = .red; self.words = Text(words) }
        init(_ words: AttributedString) { color = .green; self.words = Text(words) }
        var body: some View { words.foregroundStyle(color) }
      }
      struct Page: View { var body: some View { Caption(NSLocalizedString("T", comment: "")) } }
      """)
    let colors = Set(
      look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString })
    #expect(colors == ["#FF3B30"], "\(look.dump)")
  }
}
