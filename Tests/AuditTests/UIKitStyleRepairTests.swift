import Audit
import Findings
import Testing

@Suite("A repair of a style of UIKit")
struct UIKitStyleRepairTests {
  private func plate(title: String, date: String) -> String {
    """
    import UIKit

    final class HarbourController: UIViewController {
      private let blur = UIBlurEffect(style: .systemMaterial)
      private lazy var plate = UIVisualEffectView(effect: blur)
      private let titleLabel = UILabel()
      private let dateLabel = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleLabel.text = "Harbour of Bodo"
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        dateLabel.text = "Updated on 3 March"
        dateLabel.font = .preferredFont(forTextStyle: .caption1)
        let upper = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .\(title)))
        upper.contentView.addSubview(titleLabel)
        let lower = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .\(date)))
        lower.contentView.addSubview(dateLabel)
        let stack = UIStackView(arrangedSubviews: [upper, lower])
        stack.axis = .vertical
        plate.contentView.addSubview(stack)
        view.addSubview(plate)
      }
    }

    """
  }

  @Test("raises the style of a vibrancy effect that is too faint for words")
  func faint() throws {
    let folder = try RepairFolder(["Harbour.swift": plate(title: "label", date: "quaternaryLabel")])
    let outcome = try folder.repaired(rules: ["faint-vibrancy"])
    #expect(outcome.text("Harbour.swift") == plate(title: "label", date: "secondaryLabel"))
    #expect(outcome.titles == ["safe: use the vibrancy level '.secondary'"])
    #expect(outcome.left == [])
  }

  @Test("exchanges the styles of two vibrancy effects")
  func mismatched() throws {
    let folder = try RepairFolder(["Harbour.swift": plate(title: "secondaryLabel", date: "label")])
    let outcome = try folder.repaired(rules: ["mismatched-vibrancy"])
    #expect(outcome.text("Harbour.swift") == plate(title: "label", date: "secondaryLabel"))
    #expect(outcome.left == [])
  }

  // The third label colour is 30 % of #3C3C43 on white, 1.7:1, the second one 60 %, 3.4:1.
  @Test("raises the colour of a content configuration's text")
  func configuration() throws {
    func source(_ color: String) -> String {
      """
      import UIKit

      final class SpiceController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "spice")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "spice", for: indexPath)
          var content = UIListContentConfiguration.subtitleCell()
          content.text = "Saffron"
          content.secondaryText = "From Kashmir"
          content.secondaryTextProperties.color = .\(color)
          cell.contentConfiguration = content
          return cell
        }
      }

      """
    }
    let outcome = try RepairFolder(["Spice.swift": source("tertiaryLabel")]).repaired(rules: ["insufficient-contrast"])
    #expect(outcome.text("Spice.swift") == source("secondaryLabel"))
    #expect(outcome.left == [])
  }
}
