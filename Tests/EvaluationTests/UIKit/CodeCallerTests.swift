import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views that are made by other code than that which says how they look.
struct CodeCallerTests {
  /// A desk that shows notices through a presenter, with a function beside it that shows one.
  private func desk(_ callers: String, extra presenter: String = "") -> Look {
    Look(
      """
      import UIKit
      struct Notice { var title: String? = nil; let ink: UIColor; let paper: UIColor }
      protocol NoticePresenter: AnyObject { func show(on controller: UIViewController, notice: Notice) }
      final class LivePresenter: NoticePresenter {
        private weak var current: NoticeView?
        var isAwake = true
        var isCalled = true
        func show(on controller: UIViewController, notice: Notice) {
          DispatchQueue.main.async { [weak self] in
            guard let self, self.isAwake || self.isCalled else { return }
            self.current?.fade()
            let view = NoticeView(notice: notice)
            controller.view.addSubview(view)
            self.current = view
          }
        }
      }
      \(presenter)
      final class NoticeView: UIView {
        private let label = UILabel()
        private let title = UILabel()
        init(notice: Notice) {
          super.init(frame: .zero)
          backgroundColor = notice.paper
          label.text = "T"
          label.textColor = notice.ink
          addSubview(label)
          title.text = "H"
          title.isHidden = notice.title == nil
          addSubview(title)
        }
        func fade() { alpha = 0 }
      }
      final class DeskController: UIViewController {
        var presenter: any NoticePresenter = LivePresenter()
        func show(_ notice: Notice) { presenter.show(on: self, notice: notice) }
      }
      \(callers)
      """)
  }

  @Test("S-115: what a presenter is asked to show is followed from everyone who asks")
  func presenter() {
    let look = desk(
      """
      extension DeskController { func warn() { show(Notice(ink: .white, paper: .black)) } }
      final class Mailbox {
        weak var desk: DeskController?
        func greet(_ name: String) { desk?.show(.init(ink: .black, paper: .white)) }
      }
      """)
    let pairs = look.readings("T").map { "\($0.foreground?.hexString ?? "?") on \($0.background?.hexString ?? "?")" }
    #expect(Set(pairs) == ["#FFFFFF on #000000", "#000000 on #FFFFFF"], "\(look.dump)")
    #expect(look.readings("T").allSatisfy { $0.undecided == nil && $0.isCertain })
    #expect(look.placements("T").allSatisfy { $0.condition == nil }, "\(look.dump)")
    #expect(Set(look.placements("H").map(\.exemption)) == [.hidden], "\(look.dump)")
  }

  @Test("S-115: where nobody is seen to ask, or two presenters may answer, the colours are not known")
  func unknownPresenter() {
    let lonely = desk("")
    #expect(lonely.readings("T").contains { $0.undecided?.reason == .parameter }, "\(lonely.dump)")
    let disputed = desk(
      "extension DeskController { func warn() { show(Notice(ink: .white, paper: .black)) } }",
      extra: """
        final class OtherPresenter: NoticePresenter {
          func show(on controller: UIViewController, notice: Notice) {}
        }
        """)
    #expect(disputed.readings("T").contains { $0.undecided?.reason == .parameter }, "\(disputed.dump)")
  }

  @Test("S-115: an argument of a type of the program is one of its own, whatever its label")
  func styles() {
    let look = Look(
      """
      import UIKit
      struct Dress { let ink: UIColor }
      final class DeskController: UIViewController {
        func warn() { show(Dress(ink: .white)) }
        func show(_ dress: Dress) { Presenter().put(on: self, style: dress) }
      }
      final class Presenter {
        func put(on controller: UIViewController, style: Dress) {
          controller.view.addSubview(NoticeView(style: style))
        }
      }
      final class NoticeView: UIView {
        private let label = UILabel()
        init(style: Dress) {
          super.init(frame: .zero)
          backgroundColor = .black
          label.text = "T"
          label.textColor = style.ink
          addSubview(label)
        }
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
  }

  @Test("a view that a row makes around its own label is seen in the row alone")
  func wrapped() {
    let look = Look(
      """
      import UIKit
      final class Inset: UIView {
        init(around view: UIView) { super.init(frame: .zero); addSubview(view) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class ShelfRow: UITableViewCell {
        let card = UIView()
        let caption = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(card)
          card.backgroundColor = .black
          caption.textColor = .white
          card.addSubview(Inset(around: caption))
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(look.scene.elements.map(\.range.line) == [8], "\(look.dump)")
    #expect(look.scene.elements.first?.placements.first?.readings[.light]?.ratio?.low == 21)
  }
}
