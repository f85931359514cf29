import TestSupport
import Testing

/// Labels that constraints put below each other are levels of a group (S-131).
struct CodeColumnTests {
  private func pairs(_ constraints: String, adding views: String = "upper, lower", more: String = "") -> [String] {
    let look = Look(
      """
      import UIKit
      final class Card: UIView {
        private let upper = UILabel()
        private let lower = UILabel()
        private let last = UILabel()
        private let line = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          upper.text = "A"
          lower.text = "B"
          for view in [\(views)] { addSubview(view) }
          NSLayoutConstraint.activate([\(constraints)])
          \(more)
        }
      }
      """)
    return look.pairs
  }

  private static let tied = "lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 4)"

  @Test(
    "a label whose top is tied to the bottom of another one stands below it",
    arguments: [
      tied, "upper.bottomAnchor.constraint(equalTo: lower.topAnchor)",
      "upper.topAnchor.constraint(equalTo: topAnchor), \(tied), lower.bottomAnchor.constraint(equalTo: bottomAnchor)",
      "\(tied), lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor)",
      "lower.firstBaselineAnchor.constraint(equalTo: upper.lastBaselineAnchor, constant: 20)",
      """
      \(tied), upper.leadingAnchor.constraint(equalTo: leadingAnchor),
      lower.leftAnchor.constraint(equalTo: leftAnchor)
      """,
      """
      \(tied), upper.leadingAnchor.constraint(equalTo: leadingAnchor),
      lower.leadingAnchor.constraint(equalTo: leadingAnchor), lower.trailingAnchor.constraint(equalTo: trailingAnchor)
      """,
    ])
  func below(constraints: String) {
    #expect(pairs(constraints) == ["A/B"])
  }

  @Test("of three that follow each other, neighbours are compared")
  func three() {
    let constraints = "\(Self.tied), last.topAnchor.constraint(equalTo: lower.bottomAnchor)"
    #expect(pairs(constraints, adding: "upper, lower, last", more: "last.text = \"C\"") == ["A/B", "B/C"])
  }

  @Test(
    "other constraints make no column",
    arguments: [
      "lower.topAnchor.constraint(equalTo: upper.topAnchor)",
      "lower.topAnchor.constraint(greaterThanOrEqualTo: upper.bottomAnchor)",
      "\(tied), lower.leadingAnchor.constraint(equalTo: upper.trailingAnchor)",
      "\(tied), lower.topAnchor.constraint(equalTo: topAnchor)",
    ])
  func others(constraints: String) {
    #expect(pairs(constraints).isEmpty)
  }

  @Test(
    "a label that some constraint puts beside the upper one, or at the other side, is in no column",
    arguments: [
      "\(tied), lower.centerYAnchor.constraint(equalTo: upper.centerYAnchor)",
      "\(tied), lower.centerYAnchor.constraint(equalTo: centerYAnchor)",
      "\(tied), lower.lastBaselineAnchor.constraint(equalTo: upper.lastBaselineAnchor)",
      "\(tied), lower.bottomAnchor.constraint(equalTo: upper.bottomAnchor)",
      """
      \(tied), upper.leadingAnchor.constraint(equalTo: leadingAnchor),
      upper.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      lower.trailingAnchor.constraint(equalTo: trailingAnchor)
      """,
    ])
  func beside(constraints: String) {
    #expect(pairs(constraints).isEmpty)
  }

  @Test("of constraints for two layouts, those that are active are not told from the others")
  func layouts() {
    let kept = """
      let column = \(Self.tied)
      let row = lower.centerYAnchor.constraint(equalTo: upper.centerYAnchor)
      column.isActive = false
      row.isActive = true
      """
    #expect(pairs("", more: kept).isEmpty)
  }

  @Test("two labels below one, a line between two, and views of another order make no column")
  func unclear() {
    let both = "\(Self.tied), last.topAnchor.constraint(equalTo: upper.bottomAnchor)"
    #expect(pairs(both, adding: "upper, lower, last", more: "last.text = \"C\"").isEmpty)
    let ruled = """
      \(Self.tied), line.heightAnchor.constraint(equalToConstant: 1),
      line.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2)
      """
    #expect(pairs(ruled, adding: "upper, line, lower").isEmpty)
    #expect(pairs(Self.tied, adding: "lower, upper").isEmpty)
  }
}
