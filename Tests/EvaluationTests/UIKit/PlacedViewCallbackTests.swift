import Scene
import TestSupport
import Testing

/// What a view finds around it in the callbacks by which the system puts it there (S-115).
struct PlacedViewCallbackTests {
  /// A view with a black label on black, which its code sets further.
  private func look(_ members: String) -> Look {
    Look(
      """
      import UIKit
      final class BadgeView: UIView {
        private let caption = UILabel()
        private let mark = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .black
          caption.text = "T"
          caption.textColor = .black
          mark.text = "M"
          mark.textColor = .white
          addSubview(caption)
        }
        required init?(coder: NSCoder) { fatalError() }
        private func paint() { caption.textColor = .white }
        \(members)
      }
      """)
  }

  @Test(
    "S-115, S-140: what is seen has a view around it, and was told so",
    arguments: [
      "override func didMoveToSuperview() { guard superview != nil else { return }\npaint() }",
      "override func didMoveToSuperview() { super.didMoveToSuperview(); if superview == nil { return }\npaint() }",
      "override func layoutSubviews() { if let superview { superview.layoutIfNeeded(); paint() } }",
      "override func willMove(toSuperview parent: UIView?) { guard parent != nil else { return }\npaint() }",
      "override func willMove(toWindow newWindow: UIWindow?) { if newWindow == nil { return }\npaint() }",
    ])
  func placed(_ members: String) {
    let look = look(members)
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF"], "\(look.dump)")
  }

  @Test("a view may be in no other where its own callbacks don't tell: code asks before it puts one there")
  func unplaced() {
    let look = look(
      """
      override func layoutSubviews() {
        guard superview != nil else { return }
        paint()
        if mark.superview == nil { addSubview(mark) }
      }
      """)
    #expect(Set(look.foregrounds("M")) == ["#FFFFFF"], "\(look.dump)")
    #expect(Set(look.foregrounds("T")) == ["#FFFFFF"], "\(look.dump)")
  }
}
