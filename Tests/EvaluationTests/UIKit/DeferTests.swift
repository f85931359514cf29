import Scene
import TestSupport
import Testing

/// Statements that `defer` puts off to the end of the function or block around them (S-115).
struct DeferTests {
  /// A controller of UIKit with a label on white.
  private func pane(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      final class PaneController: UIViewController {
        private let caption = UILabel()
        var isBusy = false
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          caption.text = "T"
          view.addSubview(caption)
          \(statements)
        }
      }
      """)
  }

  @Test("what is put off is set last")
  func last() {
    #expect(pane("defer { caption.textColor = .black }; caption.textColor = .red").words("T") == "#000000 on #FFFFFF")
    let two = "defer { caption.textColor = .black }; defer { caption.textColor = .red }"
    #expect(pane(two).words("T") == "#000000 on #FFFFFF")
  }

  @Test("what is put off reads variables as they are at the end")
  func reading() {
    let statements = """
      var shade = UIColor.white
      defer { caption.textColor = shade }
      shade = .black
      """
    #expect(pane(statements).words("T") == "#000000 on #FFFFFF")
  }

  @Test("what is put off is run where the function returns early, too, but not where it returned before")
  func early() {
    let before = "caption.textColor = .black; defer { caption.alpha = 0.5 }; if isBusy { return }"
    // Black at one half over white: 0.5 × 255 = 127.5, which is written #808080.
    #expect(pane(before).foregrounds("T") == ["#808080"])
    let after = "caption.textColor = .black; if isBusy { return }; defer { caption.alpha = 0.5 }"
    #expect(Set(pane(after).foregrounds("T")) == ["#000000", "#808080"])
  }

  @Test("what is put off in a block is run where the block ends")
  func block() {
    let statements = "do { defer { caption.textColor = .red } }; caption.textColor = .black"
    #expect(pane(statements).words("T") == "#000000 on #FFFFFF")
  }

  @Test("what is put off to the end of a function reaches the label of a file")
  func outlet() {
    let look = shown(
      captioned(),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var caption: UILabel!
          override func viewDidLoad() {
            defer { caption.textColor = .black }
            caption.textColor = .white
          }
        }
        """)
    #expect(look.foregrounds("T") == ["#000000"], "\(look.dump)")
  }

  @Test("a variable that only a put-off statement changes is changed")
  func state() {
    let look = Look(
      """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Page() } } }
      struct Page: View {
        @State private var isDim = false
        var body: some View { Text("T").foregroundStyle(isDim ? Color.white : .black).onAppear { load() } }
        func load() { defer { isDim = true } }
      }
      """)
    #expect(Set(look.foregrounds("T")) == ["#000000", "#FFFFFF"], "\(look.dump)")
  }
}
