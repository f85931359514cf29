import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributed texts of the platform's own kind in variables of objects and views (S-44, S-115).
struct HeldAttributedTextTests {
  private static let made =
    "NSAttributedString(string: \"T\", attributes: [.foregroundColor: UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)])"

  /// A label that SwiftUI shows, with the text of a model.
  private func look(_ model: String) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      final class Log: ObservableObject {
        \(model)
      }
      struct LogText: UIViewRepresentable {
        @ObservedObject var log: Log
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.attributedText = log.words }
      }
      struct Screen: View {
        @StateObject var log = Log()
        var body: some View { LogText(log: log).background(Color.white) }
      }
      """)
  }

  @Test(
    "S-44: a text that a model holds has the looks with which its code makes it",
    arguments: [
      "@Published var words = NSAttributedString(); func load() { words = \(made) }",
      "@Published var words: NSAttributedString?; func load() { words = \(made) }; func clear() { words = nil }",
      "var words = \(made)",
      """
      @Published var words = NSAttributedString()
      func load() {
        let read = Self.read()
        DispatchQueue.main.async { self.words = read }
      }
      private static func read() -> NSAttributedString { \(made) }
      """,
      // What is added to an object before it is assigned.
      """
      @Published var words = NSAttributedString()
      func load() {
        let all = NSMutableAttributedString()
        all.append(\(made))
        words = all
      }
      """,
    ])
  func ofModel(_ model: String) {
    let look = look(model)
    #expect(look.foregrounds("T") == ["#008000"], "\(look.dump)")
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-44: one that other code may change, or that starts empty and is filled out of sight, is undecided",
    arguments: [
      "@Published var words = NSAttributedString(); func load(_ all: NSMutableAttributedString) { words = all }",
      "var words = NSAttributedString()",
      """
      @Published var words = NSAttributedString()
      let all = NSMutableAttributedString()
      func load() { all.append(\(made)); show() }
      func show() { words = all }
      """,
      // A flag that goes with the text tells which of them is there.
      """
      @Published var words = NSAttributedString()
      @Published var isBad = false
      func load() { isBad = true; words = \(made) }
      func reset() { isBad = false; words = NSAttributedString() }
      """,
      // So does one that is toggled, that the text is made for, that a caller sets, or that has an observer.
      "@Published var words = \(made); @Published var isBad = false; func turn() { isBad.toggle(); words = \(made) }",
      "@Published var words = \(made); var isBad = false; func load() { words = isBad ? \(made) : \(made) }",
      """
      @Published var words = \(made)
      @Published var isBad = false
      func load() { isBad = true; show() }
      func show() { words = \(made) }
      """,
      "@Published var words = \(made); @Published var isBad = false { didSet { words = \(made) } }",
      """
      @Published var words = NSAttributedString()
      static func fill(_ other: Log) { other.words = \(made) }
      """,
    ])
  func unknown(_ model: String) {
    let look = look(model)
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty && readings.allSatisfy { $0.undecided != nil }, "\(look.dump)")
  }

  @Test("S-44: a text in the state of a view has its looks in the label that it is handed to")
  func ofState() {
    let look = Look(
      """
      import SwiftUI
      import UIKit
      struct LogText: UIViewRepresentable {
        let words: NSAttributedString
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ label: UILabel, context: Context) { label.attributedText = words }
      }
      struct Screen: View {
        @State private var words = NSAttributedString()
        var body: some View {
          LogText(words: words).background(Color.white).onAppear { words = \(Self.made) }
        }
      }
      """)
    #expect(look.foregrounds("T") == ["#008000"], "\(look.dump)")
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }

  @Test(
    "S-140: one that is set on another object, or that a subclass overrides, is undecided",
    arguments: [
      // Each screen has an item of its own.
      """
      final class Item { var words = \(made); func load() { words = NSAttributedString(string: "U") } }
      final class Other { let item = Item(); func load() { item.load() } }
      final class Screen: UIViewController {
        let label = UILabel()
        let item = Item()
      """,
      """
      final class Item { var words = \(made) }
      final class Screen: UIViewController {
        let label = UILabel()
        let item = Item()
        func fill(_ items: [Item]) { items.forEach { $0.words = NSAttributedString(string: "U") } }
      """,
      """
      class Item { var words = \(made) }
      final class Sub: Item { override var words: NSAttributedString { get { NSAttributedString(string: "U") } set {} } }
      final class Screen: UIViewController {
        let label = UILabel()
        let item: Item
        init(item: Item) { self.item = item; super.init(nibName: nil, bundle: nil) }
      """,
    ])
  func ofAnotherObject(_ code: String) {
    let look = Look(
      """
      import UIKit
      \(code)
        override func viewDidLoad() {
          view.backgroundColor = .white
          view.addSubview(label)
          label.attributedText = item.words
        }
      }
      """)
    let readings = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light] }
    #expect(!readings.isEmpty && readings.allSatisfy { $0.undecided != nil }, "\(look.dump)")
  }
}
