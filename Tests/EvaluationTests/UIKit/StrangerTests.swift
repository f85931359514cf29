import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views of other modules beside a label (S-115): what lies behind it is known as long as they can't lie there.
struct StrangerTests {
  /// A black label `T` on white, beside views of another module.
  private func look(_ lines: String) -> Look {
    Look(
      """
      import Design
      import SnapKit
      import UIKit
      final class ShelfController: UIViewController {
        let text = UILabel()
        let badge = DesignBadge()
        let mark = DesignMark(size: 3)
        let plate = DesignPlateView(frame: .zero)
        let heir = Heir()
        override func viewDidLoad() {
          view.backgroundColor = .white
          text.text = "T"
          text.textColor = .black
          \(lines)
        }
      }
      final class Heir: DesignPlateView {}
      """)
  }

  private static let rest = "view.addSubview(badge); view.addSubview(text)"
  /// The same with a view that has the name of a component.
  private static let named = "view.addSubview(plate); view.addSubview(text)"

  /// Frames beside each other.
  private static let framed = """
    plate.frame = CGRect(x: 0, y: 0, width: 40, height: 40); text.frame = CGRect(x: 60, y: 0, width: 200, height: 40)
    """

  @Test(
    "a view that is put there later lies in front, and one that constraints keep apart lies beside",
    arguments: [
      "view.addSubview(text); view.addSubview(badge)",
      "view.addSubview(text); view.addSubview(badge); view.addSubview(mark)",
      "[text, badge].forEach { view.addSubview($0) }",
      "if Bool.random() { view.addSubview(text) }; view.addSubview(badge)",
      "if traitCollection.horizontalSizeClass == .regular { view.addSubview(text) }; view.addSubview(badge)",
      "view.addSubview(text); if Bool.random() { view.addSubview(badge) }",
      "\(rest); text.topAnchor.constraint(equalTo: badge.bottomAnchor, constant: 4).isActive = true",
      "\(rest); badge.leadingAnchor.constraint(equalTo: text.trailingAnchor).isActive = true",
      """
      let gap = UIView(); view.addSubview(gap); \(rest)
      gap.topAnchor.constraint(equalTo: badge.bottomAnchor).isActive = true
      text.topAnchor.constraint(equalTo: gap.bottomAnchor).isActive = true
      """,
      "view.addSubview(text); view.addSubview(plate)", "view.addSubview(text); view.addSubview(heir)",
      "\(named); text.topAnchor.constraint(equalTo: plate.bottomAnchor, constant: 4).isActive = true",
      "\(named); plate.bottomAnchor.constraint(equalTo: text.topAnchor).isActive = true",
      "\(named); text.snp.makeConstraints { make in make.leading.equalTo(plate.snp.trailing).offset(8) }",
      "\(named); \(framed)", "\(rest); \(framed.replacing("plate", with: "badge"))",
      "view.addSubview(heir); view.addSubview(text); \(framed.replacing("plate", with: "heir"))",
      "\(rest); text.snp.makeConstraints { $0.top.equalTo(badge.snp.bottom); $0.leading.equalToSuperview() }",
      "view.addSubview(heir); view.addSubview(text); text.snp.makeConstraints { $0.top.equalTo(heir.snp.bottom) }",
    ])
  func known(lines: String) {
    let look = look(lines)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test(
    "any other one may lie behind",
    arguments: [
      rest, "view.addSubview(text); view.insertSubview(badge, at: 0)",
      "view.addSubview(text); view.addSubview(badge); view.bringSubviewToFront(text)",
      "view.addSubview(text); view.addSubview(badge); view.sendSubviewToBack(badge)",
      "view.addSubview(text); view.addSubview(badge); view.addSubview(text)",
      "\(rest); text.topAnchor.constraint(equalTo: badge.topAnchor).isActive = true",
      "view.addSubview(badge); view.addSubview(text); view.addSubview(mark)",
      "DispatchQueue.main.async { self.view.addSubview(self.text) }; view.addSubview(badge)",
      """
      if Bool.random() { view.addSubview(text) } else { DispatchQueue.main.async { self.view.addSubview(self.text) } }
      view.addSubview(badge)
      """,
      "view.addSubview(badge); if Bool.random() { view.addSubview(text) }; view.addSubview(mark)",
      named, "\(named); plate.frame = view.bounds", "view.addSubview(text); view.insertSubview(plate, at: 0)",
      "view.addSubview(heir); view.addSubview(text)",
      "\(named); text.snp.makeConstraints { $0.leading.equalTo(plate.snp.leading); $0.top.equalTo(plate) }",
      "\(named); \(framed); plate.frame.size.width = 400", "\(named); \(framed); plate.transform = .identity",
      "\(named); \(framed); text.frame = CGRect(x: 30, y: 0, width: 200, height: 40)",
      "\(named); if Bool.random() { \(framed) }",
    ])
  func open(lines: String) {
    let look = look(lines)
    let reasons = look.readings("T").map { $0.undecided?.reason }
    #expect(!reasons.isEmpty && reasons.allSatisfy { $0 == .unknownBackdrop }, "\(look.dump)")
  }
}
