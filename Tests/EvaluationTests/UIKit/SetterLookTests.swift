import ColorScience
import Scene
import TestSupport
import Testing

/// Computed properties whose setters change looks, which code sets once a view is seen (S-115).
struct SetterLookTests {
  /// A chip whose label starts in black, and in gray once it is dimmed; it has a second label that starts hidden.
  private func look(inChip members: String = "", inScreen code: String = "") -> Look {
    Look(
      """
      import UIKit
      final class Chip: UIView {
        private let caption = UILabel()
        private let mark = UILabel()
        var isDimmed: Bool {
          get { caption.tag == 1 }
          set { caption.textColor = newValue ? .lightGray : .black }
        }
        var isMarked: Bool {
          get { !mark.isHidden }
          set { mark.isHidden = !newValue }
        }
        var place: Int {
          get { caption.tag }
          set { caption.tag = newValue }
        }
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
          caption.text = "T"
          caption.textColor = .black
          mark.text = "M"
          mark.isHidden = true
          addSubview(caption)
          addSubview(mark)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(members)
      }
      final class Screen: UIViewController {
        let chip = Chip()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(chip)
        }
        \(code)
      }
      """)
  }

  /// The least ratio of the caption on white: 21 in black. `UIColor.lightGray` is #AAAAAA, of luminance 0.402, and has
  /// 1.05 / 0.452 = 2.32.
  private func lowest(_ look: Look) -> Double? { look.readings("T").compactMap { $0.ratio?.low }.min() }

  @Test(
    "a function of another class that sets such a property of a view gives it that look",
    arguments: [
      "@objc func tapped() { chip.isDimmed = true }", "@objc func tapped() { chip.isDimmed.toggle() }",
      "@objc func tapped() { dim() }\nprivate func dim() { chip.isDimmed = true }",
      "func show(_ isOld: Bool) { chip.isDimmed = isOld }",
    ])
  func elsewhere(code: String) {
    let look = look(inScreen: code)
    #expect(lowest(look).map { $0 > 2.3 && $0 < 2.4 } == true, "\(look.dump)")
  }

  @Test("so does a function of its own class")
  func own() {
    let look = look(inChip: "@objc func tapped() { isDimmed = true }")
    #expect(lowest(look).map { $0 > 2.3 && $0 < 2.4 } == true, "\(look.dump)")
  }

  @Test("a label that starts hidden is seen where a function has it shown by such a property")
  func shown() {
    #expect(look().exemptions("M") == [.hidden])
    let look = look(inScreen: "@objc func tapped() { chip.isMarked = true }")
    #expect(look.placements("M").contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test(
    "what no function sets, and what is set to the look at hand, changes nothing",
    arguments: ["", "@objc func tapped() { chip.isDimmed = false }", "@objc func tapped() { chip.place = 2 }"])
  func unchanged(code: String) {
    let look = look(inScreen: code)
    #expect(lowest(look) == 21, "\(look.dump)")
    #expect(look.exemptions("M") == [.hidden])
  }
}
