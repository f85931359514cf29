import Scene
import TestSupport
import Testing

/// Whose words code gives that goes through another object: those of the class that it has the object as (S-115).
struct AwaitedOwnerTests {
  private func look(_ members: String, _ others: String = "", access: String = "internal") -> Look {
    Look(
      """
      import UIKit
      final class Page: UIViewController {
        \(access) let part = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          part.setTitle("", for: .normal)
          view.addSubview(part)
        }
        \(members)
      }
      protocol Parted { var part: UIButton { get } }
      final class Badge: UIView { let part = UIButton() }
      \(others)
      """)
  }

  private static let title = #"part.setTitle("T", for: .normal)"#

  @Test(
    "a button of another class that has the same name is another one",
    arguments: [
      ("", "final class Other { func go(_ isOn: Bool) { let badge = Badge(); if isOn { badge.\(title) } } }"),
      ("", "final class Other { func go(_ badge: Badge, _ isOn: Bool) { if isOn { badge.\(title) } } }"),
      ("", "final class Other { func go(_ view: UIView) { if let badge = view as? Badge { badge.\(title) } } }"),
      ("let badge = Badge(); func go(_ isOn: Bool) { if isOn { badge.\(title) } }", ""),
      ("func go() { if let badge = view.subviews.first as? Badge { badge.\(title) } }", ""),
    ])
  func otherClasses(_ members: String, _ others: String) {
    let look = look(members, others)
    // What the badge says is read where the page's own code is followed.
    #expect(look.scene.elements.filter { $0.text != "T" }.isEmpty, "\(look.dump)")
  }

  @Test("no other class reaches a private button")
  func privateProperties() {
    let other = "final class Other { func go(_ any: Parted, _ isOn: Bool) { if isOn { any.\(Self.title) } } }"
    let look = look("", other, access: "private")
    #expect(look.scene.elements.isEmpty, "\(look.dump)")
  }

  @Test(
    "a button is given words through an object of its class, or of one that is not known",
    arguments: [
      "func go(_ page: Page, _ isOn: Bool) { if isOn { page.\(title) } }",
      "func go(_ other: UIViewController) { if let page = other as? Page { page.\(title) } }",
      "var page: Page?; func go(_ isOn: Bool) { if isOn { page?.\(title) } }",
      "func go(_ other: UIViewController) { if let page = other.children.first as? Page { page.\(title) } }",
      "func go(_ any: Parted, _ isOn: Bool) { if isOn { any.\(title) } }",
    ])
  func ownClass(_ code: String) {
    let look = look("", "final class Other { \(code) }")
    #expect(look.scene.elements.map(\.kind) == [.text], "\(look.dump)")
  }

  @Test(
    "S-115 the last assignment of a function takes the place of those behind questions before it",
    arguments: [
      "func go(_ n: Int) { if n > 5 { \(title) }; part.setTitle(nil, for: .normal) }",
      #"func go(_ n: Int) { switch n { case 5: \#(title); default: break }; part.setTitle("", for: .normal) }"#,
    ])
  func replaced(_ code: String) {
    let look = look(code + "; override func viewWillAppear(_ animated: Bool) { go(3) }")
    #expect(look.scene.elements.isEmpty, "\(look.dump)")
  }
}
