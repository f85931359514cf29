import Audit
import Findings
import Testing

/// Thin views between the texts of a stack of UIKit.
struct StackRuleTests {
  @Test("a rule between two hues of a stack of UIKit parts them")
  func partedStack() throws {
    func hues(_ height: Int) throws -> [String] {
      try report(
        on: """
          import UIKit
          final class LinkCard: UIView {
            let all = UIStackView(), upper = UIStackView(), lower = UIStackView()
            let mill = UILabel(), line = UILabel(), rule = UIView()
            override init(frame: CGRect) {
              super.init(frame: frame)
              backgroundColor = .white
              mill.text = "Old Mill"
              line.text = "Line 12"
              mill.textColor = .purple
              line.textColor = UIColor(red: 0.4, green: 0, blue: 0.6, alpha: 1)
              rule.backgroundColor = .separator
              rule.heightAnchor.constraint(equalToConstant: \(height)).isActive = true
              for stack in [all, upper, lower] { stack.axis = .vertical }
              upper.addArrangedSubview(mill)
              lower.addArrangedSubview(line)
              for part in [upper, rule, lower] { all.addArrangedSubview(part) }
              addSubview(all)
            }
            required init?(coder: NSCoder) { fatalError() }
          }
          """
      ).findings.map(\.rule).filter { $0 == "color-only-hierarchy" }
    }
    #expect(try hues(1) == [])
    #expect(try hues(40).count == 1)
  }
}
