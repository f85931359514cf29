import Scene
import TestSupport
import Testing

/// Image views of code that have no picture, never or on some paths (S-3, S-58).
@Suite struct EmptyPictureTests {
  /// White letters right before a black image view that fills a white screen.
  private func look(
    _ statements: String, _ more: String = "", access: String = "private", members: String = ""
  ) -> Look {
    Look(
      """
      import UIKit
      final class PersonController: UIViewController {
        \(access) let face = UIImageView()
        private let letters = UILabel()
        private let picture: UIImage?
        init(picture: UIImage?) {
          self.picture = picture
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          face.backgroundColor = .black
          face.frame = view.bounds
          letters.frame = view.bounds
          letters.textColor = .white
          view.addSubview(face)
          view.addSubview(letters)
          \(statements)
        }
        \(members)
      }
      \(more)
      """)
  }

  private static let words = #"letters.text = "T""#

  @Test(
    "one that is never given a picture is its background",
    arguments: ["", "face.image = nil", "face.contentMode = .center; face.layer.cornerRadius = 20"])
  func never(statement: String) {
    let look = look("\(statement)\n\(Self.words)")
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "one that is given a picture, or may be, shows that",
    arguments: [
      #"face.image = UIImage(named: "dune")"#, "face.kf.setImage(with: URL(string: address))",
      "face.setPicture(address)", "face.highlightedImage = picture", "face.rx.image",
    ])
  func given(statement: String) {
    let look = look("\(statement)\n\(Self.words)")
    #expect(look.background("T") == nil, "\(look.dump)")
  }

  @Test("code elsewhere that has its owner may give it one, unless it is private")
  func elsewhere() {
    let more = """
      final class Loader {
        func load(_ person: PersonController) { person.face.image = UIImage(named: "dune") }
      }
      """
    #expect(look(Self.words, more, access: "").background("T") == nil)
    #expect(look(Self.words, more).background("T") == "#000000")
  }

  @Test(
    "one whose setter other code may call with a picture may show that, whatever it is called with here",
    arguments: [
      (
        "shown = nil",
        """
        private var shown: UIImage? { didSet { face.image = shown } }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          Task { shown = await Store.picture() }
        }
        """
      ),
      ("show(nil)", "func show(_ picture: UIImage?) { face.image = picture }"),
    ])
  func setter(statement: String, member: String) {
    let more = """
      final class Loader {
        func load(_ person: PersonController, _ picture: UIImage) { person.show(picture) }
      }
      """
    let look = look("\(statement)\n\(Self.words)", more, members: member)
    #expect(look.background("T") == nil, "\(look.dump)")
  }

  @Test(
    "one that code has by another name may get a picture so",
    arguments: [
      (
        #"views["face"] = face"#,
        """
        var views: [String: UIImageView] = [:]
        func show(_ picture: UIImage) { views["face"]?.image = picture }
        """
      ),
      ("", "func show(_ picture: UIImage) { (view.subviews.first as? UIImageView)?.image = picture }"),
    ])
  func renamed(statement: String, member: String) {
    let look = look("\(statement)\n\(Self.words)", members: member)
    #expect(look.background("T") == nil, "\(look.dump)")
  }

  @Test(
    "where a text is seen only without a picture, it lies on the background of the view",
    arguments: [
      #"face.image = picture; letters.text = face.image == nil ? "T" : nil"#,
      #"if let picture { face.image = picture } else { letters.text = "T" }"#,
      #"if picture == nil { face.image = nil; letters.text = "T" } else { face.image = picture }"#,
      #"letters.text = "T"; if picture != nil { letters.isHidden = true }; face.image = picture"#,
    ])
  func without(statements: String) {
    let look = look(statements)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test(
    "a text that does not ask for the picture may lie on one",
    arguments: ["if let picture { face.image = picture }", "face.image = picture", "face.image = picture ?? nil"])
  func always(statement: String) {
    let look = look("\(statement)\n\(Self.words)")
    #expect(look.background("T") == nil, "\(look.dump)")
  }
}
