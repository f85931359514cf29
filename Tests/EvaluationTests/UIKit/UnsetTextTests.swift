import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Labels and image views that have nothing to show on some paths of the code that fills them (S-115, S-140).
struct UnsetTextTests {
  /// A label that begins in yellow, and what else its row does.
  private func colors(_ members: String, _ others: String = "", made: String = "") -> Set<String> {
    let look = Look(
      """
      import UIKit
      struct Note { let isOld: Bool }
      final class NoteRow: UICollectionViewCell {
        private let caption = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          caption.textColor = .yellow
          \(made)
          contentView.addSubview(caption)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(members)
      }
      \(others)
      """)
    return Set(look.foregrounds("T"))
  }

  private static let fill = "caption.text = \"T\"; caption.textColor = .black"

  @Test(
    "a look that holds only while nothing sets a text is none that is read",
    arguments: [
      "func bind(_ any: Any) { guard let note = any as? Note else { return }; \(fill) }",
      "func bind(_ any: Any) { if let note = any as? Note { \(fill) } }",
      "func bind(_ note: Note?) { guard let note else { return }; \(fill) }",
      "func bind(_ note: Note?) { caption.textColor = .red; guard let note, !note.isOld else { return }; \(fill) }",
    ])
  func unset(_ members: String) {
    #expect(colors(members) == ["#000000"])
  }

  @Test("a row that code takes from its list is filled on the same paths")
  func registered() {
    let list = """
      final class Notes: UIViewController, UICollectionViewDataSource {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var notes = [Note]()
        override func viewDidLoad() {
          super.viewDidLoad()
          list.register(NoteRow.self, forCellWithReuseIdentifier: "row")
          list.dataSource = self
          view.addSubview(list)
        }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { notes.count }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let row = list.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! NoteRow
          row.bind(notes[path.item])
          return row
        }
      }
      """
    #expect(colors("func bind(_ note: Note?) { guard let note else { return }; \(Self.fill) }", list) == ["#000000"])
  }

  @Test("a label that something else gives a text is read on that path, too")
  func setElsewhere() {
    let bind = "func bind(_ note: Note?) { guard let note else { return }; \(Self.fill) }"
    let both: Set<String> = ["#FFFF00", "#000000"]
    #expect(colors(bind, made: "caption.text = \"T\"") == both)
    #expect(colors(bind + "\nfunc name() { caption.text = \"T\" }") == both)
  }

  @Test("the text of an earlier call is read in the look that a function gives a path alone")
  func leftFromBefore() {
    let bind = """
      func bind(_ note: Note?) {
        if let note { \(Self.fill) } else { caption.textColor = .red }
      }
      """
    #expect(colors(bind) == ["#FF0000", "#000000"])
  }

  @Test(
    "the tint that an image view has before it is given a symbol is none that is seen",
    arguments: [
      "func bind(_ note: Note) { \(mark) }", "func bind(_ note: Note?) { guard note != nil else { return }; \(mark) }",
    ])
  func symbols(_ members: String) {
    let look = Look(
      """
      import UIKit
      struct Note { let isOld: Bool }
      final class NoteRow: UICollectionViewCell {
        private let icon = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = .white
          contentView.addSubview(icon)
        }
        required init?(coder: NSCoder) { fatalError() }
        \(members)
      }
      """)
    #expect(Set(look.foregrounds("star")) == ["#000000"], "\(look.dump)")
  }

  private static let mark = "icon.image = UIImage(systemName: \"star\"); icon.tintColor = .black"

  @Test(
    "a method or a member of another module may give a text on that path, too",
    arguments: ["caption.setLocalized(.none)", "caption.localize()", "store.title.bind(to: caption.rx.text)"])
  func setByOtherModules(_ statement: String) {
    let bind = "func bind(_ note: Note?) { guard let note else { \(statement); return }; \(Self.fill) }"
    #expect(colors(bind) == ["#FFFF00", "#000000"])
  }

  @Test(
    "one of UIKit that sizes it or lays it out gives none",
    arguments: ["caption.sizeToFit()", "caption.setNeedsLayout()", "_ = caption.frame.width"])
  func laidOut(_ statement: String) {
    let bind = "func bind(_ note: Note?) { guard let note else { \(statement); return }; \(Self.fill) }"
    #expect(colors(bind) == ["#000000"])
  }

  @Test("a symbol may be set with a transition")
  func symbolWithTransition() {
    let look = Look(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = .white
          let mark = UIImageView()
          mark.tintColor = .black
          mark.setSymbolImage(UIImage(systemName: "moon")!, contentTransition: .automatic)
          view.addSubview(mark)
        }
      }
      """)
    #expect(look.words("moon") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}
