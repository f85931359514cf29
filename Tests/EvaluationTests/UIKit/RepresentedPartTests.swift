import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views of classes that only what SwiftUI shows of UIKit or AppKit makes (S-115).
struct RepresentedPartTests {
  /// A white label of a class of its own, in a black view that SwiftUI shows.
  private func program(label: String = "Hint", between: String = "", after: String = "") -> String {
    """
    import SwiftUI
    import UIKit
    final class Hint: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        textColor = .white
        text = "T"
      }
    }
    \(between)
    final class Box: UIView {
      private let hint = \(label)(frame: .zero)
      init(ink: Int) {
        super.init(frame: .zero)
        backgroundColor = .black
        addSubview(hint)
      }
    }
    struct Field: UIViewRepresentable {
      func makeUIView(context: Context) -> Box { Box(ink: 1) }
      func updateUIView(_ box: Box, context: Context) {}
    }
    struct Screen: View { var body: some View { Field() } }
    \(after)
    """
  }

  /// A view with the label in it.
  private static let line = """
    final class Line: UIView {
      let hint = Hint(frame: .zero)
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(hint)
      }
    }
    """

  @Test("S-115: a label is seen in the view that SwiftUI shows, and not by itself too", arguments: ["Hint", "Line"])
  func parts(label: String) {
    let look = Look(program(label: label, between: label == "Hint" ? "" : Self.line))
    #expect(look.placements("T").count == 1, "\(look.dump)")
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("S-115: one that a controller makes, too, is seen there")
  func elsewhere() {
    let look = Look(
      program(
        after: """
          final class Panel: UIViewController {
            override func viewDidLoad() {
              view.backgroundColor = .red
              view.addSubview(Hint(frame: .zero))
            }
          }
          """))
    #expect(look.backgrounds("T").count == 2, "\(look.dump)")
  }

  @Test("S-115: a class of AppKit is seen where SwiftUI shows it")
  func appKit() {
    let look = Look(
      """
      import AppKit
      import SwiftUI
      final class Hint: NSTextField {
        override init(frame: NSRect) {
          super.init(frame: frame)
          isBordered = false
          drawsBackground = false
          isEditable = false
          textColor = .white
          stringValue = "T"
        }
      }
      final class Box: NSView {
        private let hint = Hint(frame: .zero)
        override init(frame: NSRect) {
          super.init(frame: frame)
          wantsLayer = true
          layer?.backgroundColor = NSColor.black.cgColor
          addSubview(hint)
        }
      }
      struct Field: NSViewRepresentable {
        func makeNSView(context: Context) -> Box { Box(frame: .zero) }
        func updateNSView(_ box: Box, context: Context) {}
      }
      struct Screen: View { var body: some View { Field() } }
      """, platform: .macos)
    #expect(look.placements("T").count == 1, "\(look.dump)")
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }
}
