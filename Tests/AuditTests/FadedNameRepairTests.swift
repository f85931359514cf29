import Audit
import Findings
import Testing

@Suite("A repair of a faded colour that has a name")
struct FadedNameRepairTests {
  private func card(_ ink: String, _ name: String) -> String {
    """
    import SwiftUI

    struct Card: View {
      var body: some View {
        VStack {
          Text("Lisbon").font(.headline)
          Text("2 nights").font(.subheadline).foregroundStyle(\(name))
        }
        .background(.regularMaterial)
      }
    }

    \(ink)

    """
  }

  @Test(
    "over a material puts the level in the place of the colour and its opacity",
    arguments: [
      ("enum Ink { static let muted = COLOR }", "Ink.muted", "Color.white.opacity(0.7)"),
      ("enum Ink { static let muted = COLOR }", "Ink.muted", "Color.black.opacity(0.6)"),
      ("enum Ink { static let muted = COLOR }", "Ink.muted", "Color(white: 1, opacity: 0.7)"),
      ("extension Color { static let muted = COLOR }", "Color.muted", "Color.white.opacity(0.7)"),
      (
        "extension ShapeStyle where Self == Color { static var muted: Color { COLOR } }", ".muted",
        ".white.opacity(0.7)"
      ),
      ("struct Theme { let muted = COLOR }\nlet theme = Theme()", "theme.muted", "Color.white.opacity(0.7)"),
    ])
  func level(ink: String, name: String, color: String) throws {
    let folder = try RepairFolder(["Card.swift": card(ink.replacing("COLOR", with: color), name)])
    #expect(try folder.repaired().files == [])
    let outcome = try folder.repaired(unsafe: true)
    #expect(outcome.text("Card.swift") == card(ink.replacing("COLOR", with: "Color.secondary"), name))
    #expect(Set(outcome.titles) == ["unsafe: use the vibrancy level '.secondary'"])
    #expect(outcome.left == [])
  }

  @Test("over a material leaves a colour that is faded where its name is used, since a level would be faded there")
  func fadedAtUse() throws {
    let source = card("enum Ink { static let base = Color.white }", "Ink.base.opacity(0.7)")
    let outcome = try RepairFolder(["Card.swift": source]).repaired(unsafe: true, rules: ["hard-coded-vibrancy"])
    #expect(outcome.files == [])
    #expect(outcome.left == ["hard-coded-vibrancy: the opacity is written elsewhere"])
  }

  @Test(
    "over a material leaves a faded colour whose name is faded as well",
    arguments: [
      ("enum Ink { static let muted = Color.white.opacity(0.7) }", "Ink.muted.opacity(0.8)"),
      ("enum Ink { static let muted = Color(white: 1, opacity: 0.7) }", "Ink.muted.opacity(0.8)"),
      (
        "enum Ink { static let base = Color.white.opacity(0.9); static let muted = base.opacity(0.7) }", "Ink.muted"
      ),
    ])
  func fadedTwice(ink: String, name: String) throws {
    let outcome = try RepairFolder(["Card.swift": card(ink, name)]).repaired(unsafe: true)
    #expect(outcome.files == [])
    #expect(outcome.left.contains("hard-coded-vibrancy: the opacity is written elsewhere"))
  }

  @Test(
    "in UIKit is made in its type",
    arguments: ["UIColor(white: 1, alpha: 0.6)", "UIColor.white.withAlphaComponent(0.6)"])
  func uikit(color: String) throws {
    func source(_ color: String) -> String {
      """
      import UIKit

      enum Ink { static let muted = \(color) }

      final class NoticeController: UIViewController {
        private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        private let label = UILabel()

        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .systemBackground
          label.text = "Shoal ahead"
          label.textColor = Ink.muted
          plate.contentView.addSubview(label)
          view.addSubview(plate)
        }
      }

      """
    }
    let folder = try RepairFolder(["Notice.swift": source(color)])
    let outcome = try folder.repaired(unsafe: true, rules: ["hard-coded-vibrancy"])
    #expect(outcome.text("Notice.swift") == source("UIColor.secondaryLabel"))
    #expect(outcome.left == [])
  }
}
