import Audit
import Findings
import Testing

@Suite("A repair follows the finding")
struct RepairPlaceTests {
  /// The lines of the findings that have a fix, each with the lines that its fix changes.
  private func places(_ outcome: RepairOutcome) -> [[Int]] {
    outcome.repaired.map { finding in
      [finding.range.line] + finding.fixes.flatMap { $0.edits.map(\.range.line) }
    }
  }

  // systemRed is 3.55:1 on white, systemOrange 2.2:1; systemYellow is 1.5:1, and would be a brown at 4.5:1: #FFCC00 has
  // the lightness 0.87 in Oklab, and 4.5:1 on white needs 0.57 or less.
  @Test("to each of several arguments that one text is drawn in, whatever becomes of the others")
  func arguments() throws {
    let source = """
      import SwiftUI

      struct Depot: View {
        var body: some View {
          VStack {
            row("Stock")
            row("Empty", tint: .red)
            row("Low", tint: .orange)
            row("Mixed", tint: .yellow)
          }
        }

        private func row(_ title: String, tint: Color = .primary) -> some View {
          Text(title)
            .foregroundStyle(tint)
        }
      }

      """
    let outcome = try RepairFolder(["Depot.swift": source]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(places(outcome) == [[7, 7], [8, 8]])
    let reason = "a colour in the hue of 'systemYellow' that passes would be another one to the eye"
    #expect(outcome.left == ["insufficient-contrast: \(reason)"])
    let text = try #require(outcome.text("Depot.swift"))
    #expect(text.contains("row(\"Mixed\", tint: .yellow)") && text.contains(".foregroundStyle(tint)"))
  }

  // systemTeal is 2.16:1 on white, systemOrange 2.3:1.
  @Test("to each part of an attributed text, of two in one colour too")
  func parts() throws {
    let source = """
      import UIKit

      final class QueryController: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .systemBackground
          let label = UILabel()
          label.attributedText = inked("q")
          view.addSubview(label)
        }

        func inked(_ query: String) -> NSAttributedString {
          let result = NSMutableAttributedString(string: query, attributes: [.foregroundColor: UIColor.label])
          func mark(_ word: String, color: UIColor) {
            result.addAttribute(.foregroundColor, value: color, range: (query as NSString).range(of: word))
          }
          mark("from", color: .systemTeal)
          mark("where", color: .systemTeal)
          mark("limit", color: .systemOrange)
          return result
        }
      }

      """
    let outcome = try RepairFolder(["Query.swift": source]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(places(outcome).map(\.first) == [16, 17, 18])
    #expect(outcome.left == [])
  }

  // systemGreen is 2.2:1 on white, systemRed 3.55:1.
  @Test("to each of several colours that a function chooses from")
  func choices() throws {
    let source = """
      import UIKit

      enum Stage { case done, lost, open }

      final class LogController: UIViewController {
        var stage = Stage.open

        override func viewDidLoad() {
          view.backgroundColor = .systemBackground
          add("Parcel", color: color(for: stage))
        }

        func add(_ text: String, color: UIColor) {
          let label = UILabel()
          label.text = text
          label.textColor = color
          view.addSubview(label)
        }

        func color(for stage: Stage) -> UIColor {
          switch stage {
          case .done: return .systemGreen
          case .lost: return .systemRed
          case .open: return .label
          }
        }
      }

      """
    let outcome = try RepairFolder(["Log.swift": source]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(places(outcome) == [[22, 22], [23, 23]])
    #expect(outcome.left == [])
    #expect(outcome.text("Log.swift")?.contains("case .open: return .label\n") == true)
  }

  // The label's colour is black in light and white in dark, 1:1 on a white that stays.
  @Test("to the fixed background that several texts share, which answers the scheme then")
  func backdrop() throws {
    let source = """
      import UIKit

      final class TicketView: UIView {
        let train = UILabel()
        let seat = UILabel()

        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          train.text = "Night train"
          seat.text = "Coach 7"
          train.textColor = .label
          seat.textColor = .label
          addSubview(train)
          addSubview(seat)
        }
      }

      """
    let folder = try RepairFolder(["Ticket.swift": source])
    let outcome = try folder.repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(outcome.text("Ticket.swift") == source.replacing("= .white", with: "= .systemBackground"))
    // Dark changes, which a designer may not want.
    #expect(outcome.titles == ["unsafe: use the system's background for the backdrop"])
    // A text in a colour of its own that the system's black would swallow keeps the white.
    let black = source.replacing(
      "    addSubview(seat)",
      with: """
            let price = UILabel()
            price.text = "12 euros"
            price.textColor = .black
            addSubview(seat)
            addSubview(price)
        """)
    let other = try RepairFolder(["Ticket.swift": black]).repaired(unsafe: true, rules: ["insufficient-contrast"])
    #expect(other.text("Ticket.swift")?.contains(".systemBackground") != true)
  }
}
