import PlatformStyles
import Scene
import TestSupport
import Testing

/// Initialisers of the frameworks that give nil where there is nothing to make a value of (S-58).
struct FailableInitializerTests {
  private func look(_ condition: String, _ members: String = "", platform: Platform = .ios18) -> Look {
    Look(
      """
      import SwiftUI
      struct Screen: View {
        let data: Data
        let name: String
        @State private var entry = ""
        \(members)
        var body: some View { if \(condition) { Text("some") } else { Text("none") } }
      }
      """, platform: platform)
  }

  @Test(
    "S-58: what is made of a text or of data may be nil",
    arguments: [
      "let n = Double(entry)", "let n = Int(entry)", "let n = Float(name)", "let n = UInt(name, radix: 16)",
      "let n = Int(\"\\(name)0\")", "Double(entry) != nil", "let n = number", "let i = UIImage(data: data)",
      "let i = UIImage(contentsOfFile: name)", "let i = UIImage(named: name)", "let i = UIImage(systemName: name)",
      "let i = UIImage(systemName: \"\\(name).fill\")", "let i = picture", "picture != nil",
      "let i = picture?.withRenderingMode(.alwaysTemplate)", "let c = UIColor(named: name)",
      "let f = UIFont(name: name, size: 20)", "let t = try? AttributedString(markdown: name)",
      "case let i? = UIImage(data: data)",
    ])
  func mayBeNil(_ condition: String) {
    let look = look(
      condition,
      """
      var number: Double? { Double(entry) }
      var picture: UIImage? { UIImage(data: data) }
      """)
    #expect(Set(look.texts) == ["some", "none"], "\(look.dump)")
  }

  @Test(
    "S-58: what the source or the system surely has is there",
    arguments: [
      "let n = Double(\"1.5\")", "let n = UInt(\"FF\", radix: 16)", "let i = UIImage(systemName: \"star\")",
      "let i = UIImage(systemName: entry.isEmpty ? \"star\" : \"moon\")", "let f = UIFont(name: \"Avenir\", size: 20)",
      "let t = try? AttributedString(markdown: \"**a**\")", "let n = Optional(Double(3))",
    ])
  func isThere(_ condition: String) {
    let look = look(condition)
    #expect(look.texts == ["some"], "\(look.dump)")
  }

  @Test("S-58: a text that is no number leaves none", arguments: ["let n = Int(\"ten\")", "let n = Double(\"\")"])
  func isNil(_ condition: String) { #expect(look(condition).texts == ["none"]) }

  @Test(
    "S-58: pictures of AppKit may be nil, too",
    arguments: ["contentsOf: link", "contentsOfFile: name", "data: data"])
  func appKit(_ argument: String) {
    let look = look("let i = NSImage(\(argument))", "let link: URL", platform: .macos)
    #expect(Set(look.texts) == ["some", "none"], "\(look.dump)")
  }

  @Test("S-58: an image of the catalogs is there, one that none has may not be", arguments: ["Lake", "Hill"])
  func catalog(_ name: String) {
    let source = """
      import SwiftUI
      struct Screen: View {
        var body: some View { if let i = UIImage(named: "\(name)") { Text("some") } else { Text("none") } }
      }
      """
    let look = Look(source, files: ["App.xcassets/Lake.imageset/Contents.json": #"{"images":[]}"#])
    #expect(look.texts.contains("none") == (name == "Hill"), "\(look.dump)")
  }

  @Test(
    "what is forced is there",
    arguments: [
      "Portrait(picture: UIImage(data: data)!)", "Portrait(picture: UIImage(named: name)!)",
      "Portrait(picture: UIImage(named: name) ?? UIImage())",
      "Portrait(picture: UIImage(data: data) ?? UIImage(systemName: \"star\")!)",
    ])
  func forced(_ view: String) {
    let shown = Look(
      """
      import SwiftUI
      struct Portrait: View {
        var picture: UIImage?
        var body: some View { if let picture { Image(uiImage: picture) } else { Text("never") } }
      }
      struct Screen: View {
        let data: Data
        let name: String
        var body: some View { \(view) }
      }
      """)
    #expect(shown.texts.isEmpty && !shown.scene.elements.isEmpty, "\(shown.dump)")
  }

  @Test("S-58: one answer for one source, another one for another")
  func identity() {
    let one = look("let i = UIImage(data: data), UIImage(data: data) == nil")
    #expect(one.texts == ["none"], "\(one.dump)")
    let two = look("let i = UIImage(data: data), UIImage(named: name) == nil")
    #expect(Set(two.texts) == ["some", "none"], "\(two.dump)")
  }

  @Test("S-58: a colour that hangs on whether a text is a number has both")
  func ternary() {
    let look = Look(
      """
      import SwiftUI
      struct Screen: View {
        @State private var entry = ""
        var body: some View { Text("T").foregroundColor(Double(entry) == nil ? .yellow : .black) }
      }
      """)
    // systemYellow of iOS 18 in light is #FFCC00.
    #expect(look.foregrounds("T") == ["#000000", "#FFCC00"], "\(look.dump)")
  }

  @Test("S-115: what nothing asks for is there in UIKit: a font with an unknown name keeps its size")
  func unasked() {
    let look = Look(
      """
      import UIKit
      final class Screen: UIViewController {
        let label = UILabel()
        let note = UILabel()
        let name: String
        let data: Data
        init(name: String, data: Data) { self.name = name; self.data = data; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          label.text = "T"
          label.font = UIFont(name: name, size: 24)
          note.text = "N"
          if let image = UIImage(data: data) { note.textColor = .black } else { note.textColor = .yellow }
          view.addSubview(label)
          view.addSubview(note)
        }
      }
      """)
    #expect(look.readings("T").map { $0.font?.size } == [24], "\(look.dump)")
    #expect(look.foregrounds("N") == ["#000000", "#FFFF00"])
  }

  @Test("where the program would end for want of a picture, nothing is seen", arguments: ["fatalError()", "return"])
  func ending(_ otherwise: String) {
    let look = Look(
      """
      import UIKit
      final class Screen: UIViewController {
        let label = UILabel()
        let data: Data
        init(data: Data) { self.data = data; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          view.backgroundColor = .black
          label.text = "T"
          view.addSubview(label)
          guard let image = UIImage(data: data) else { \(otherwise) }
          label.textColor = .white
        }
      }
      """)
    #expect(look.foregrounds("T").contains("#000000") == (otherwise == "return"), "\(look.dump)")
  }

  @Test("what a guard ends the program for is there in what is returned")
  func returned() {
    let look = look(
      "let i = picture",
      """
      var picture: UIImage? {
        guard let image = UIImage(data: data) else { preconditionFailure("no picture") }
        return image
      }
      """)
    #expect(look.texts == ["some"], "\(look.dump)")
  }
}
