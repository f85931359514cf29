import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// What a controller shows in place of content that is not there, by a configuration of UIKit (S-94a).
struct UnavailableContentTests {
  private func look(_ members: String) -> Look {
    Look(
      """
      import UIKit
      final class EmptyController: UIViewController {
        let isEmpty: Bool
        \(members)
      }
      """)
  }

  private static let configuration = """
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "T"
    empty.textProperties.color = .red
    empty.secondaryText = "S"
    empty.secondaryTextProperties.color = .systemGray3
    empty.image = UIImage(systemName: "tray")
    empty.imageProperties.tintColor = .systemGray3
    empty.button = .filled()
    empty.button.title = "B"
    """

  // #C7C7CC is systemGray3 in light, #007AFF the system's tint of iOS 18.
  @Test(
    "texts, symbol and button lie on the controller's view",
    arguments: [
      "override func viewDidLoad() {\n\(configuration)\ncontentUnavailableConfiguration = empty\n}",
      """
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        \(configuration)
        self.contentUnavailableConfiguration = empty
      }
      """,
      """
      override func viewDidLoad() {
        \(configuration)
        view.addSubview(UIContentUnavailableView(configuration: empty))
      }
      """,
      "override func viewDidLoad() {\n\(configuration)\ncontentUnavailableConfiguration = isEmpty ? empty : nil\n}",
    ])
  func parts(_ members: String) {
    let look = look(members)
    #expect(look.words("T") == "#FF0000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("S") == "#C7C7CC on #FFFFFF", "\(look.dump)")
    #expect(look.words("tray") == "#C7C7CC on #FFFFFF", "\(look.dump)")
    #expect(look.words("B") == "#FFFFFF on #007AFF", "\(look.dump)")
    #expect(look.fontWords("T") == "22 bold" && look.fontWords("S") == "15 regular", "\(look.dump)")
  }

  @Test("without colours of its own it has the system's, on what the controller's view paints")
  func standard() {
    let look = look(
      """
      override func viewDidLoad() {
        view.backgroundColor = .black
        var loading = UIContentUnavailableConfiguration.loading()
        loading.secondaryText = "S"
        loading.text = "T"
        contentUnavailableConfiguration = loading
      }
      """)
    // secondaryLabel in light is #3C3C43 at 60 % on black: 60 * 0.6 = 36, 67 * 0.6 = 40.2.
    #expect(look.words("T") == "#242428 on #000000", "\(look.dump)")
    #expect(look.words("S") == "#242428 on #000000", "\(look.dump)")
  }

  @Test("a configuration that a later one takes the place of is not seen")
  func replaced() {
    let look = look(
      """
      override func viewDidLoad() {
        var first = UIContentUnavailableConfiguration.empty()
        first.text = "F"
        contentUnavailableConfiguration = first
        var second = UIContentUnavailableConfiguration.empty()
        second.text = "T"
        contentUnavailableConfiguration = second
        contentUnavailableConfiguration = nil
      }
      """)
    #expect(look.scene.elements.isEmpty, "\(look.dump)")
  }

  @Test("of the system's own texts those are seen that code colours")
  func search() {
    let look = look(
      """
      override func viewDidLoad() {
        var search = UIContentUnavailableConfiguration.search()
        search.secondaryTextProperties.color = .systemGray3
        contentUnavailableConfiguration = search
      }
      """)
    let colors = look.scene.elements.flatMap(\.placements).compactMap { $0.readings[.light]?.foreground?.hexString }
    #expect(colors == ["#C7C7CC"], "\(look.dump)")
  }
}
