import Scene
import TestSupport
import Testing

/// Screens that many classes lead to are followed a few times, unless something else is known of each (S-115).
@Suite("Screens that much code leads to") struct CodeScreenTests {
  /// Controllers that each present one more controller.
  private func look(_ count: Int, presenting screen: (Int) -> String) -> Look {
    let presenters = (1...count).map { number in
      """
      final class Presenter\(number): UIViewController {
        func open() {
          view.backgroundColor = .white
          let screen = \(screen(number))
          present(screen, animated: true)
        }
      }
      """
    }
    return Look(
      """
      import UIKit
      final class Detail: UIViewController {
        let words: String
        let label = UILabel()
        init(_ words: String) {
          self.words = words
          super.init(nibName: nil, bundle: nil)
        }
        override func viewDidLoad() {
          let badge = UIView()
          badge.addSubview(label)
          label.text = words
          label.textColor = UIColor(white: 0.4, alpha: 1)
          view.backgroundColor = .white
          view.addSubview(badge)
        }
      }
      \(presenters.joined(separator: "\n"))
      """)
  }

  @Test("of those made alike a few have a life, and the texts are the same")
  func alike() {
    func look(_ count: Int) -> Look { self.look(count) { _ in "Detail(\"detail\")" } }
    func cost(_ count: Int) -> Int { look(count + 1).scene.work.objectsMade - look(count).scene.work.objectsMade }
    #expect(cost(6) < cost(1), "\(cost(6)) and \(cost(1))")
    #expect(look(7).texts == ["detail"])
    #expect(look(7).texts == look(1).texts)
  }

  @Test("the same in navigation controllers")
  func navigation() {
    func look(_ count: Int) -> Look {
      self.look(count) { _ in "UINavigationController(rootViewController: Detail(\"detail\"))" }
    }
    func cost(_ count: Int) -> Int { look(count + 1).scene.work.objectsMade - look(count).scene.work.objectsMade }
    #expect(cost(6) < cost(1), "\(cost(6)) and \(cost(1))")
    #expect(look(7).texts == look(1).texts)
  }

  @Test("those that are made with other words are all followed")
  func apart() {
    func look(_ count: Int) -> Look { self.look(count) { "Detail(\"detail \($0)\")" } }
    func cost(_ count: Int) -> Int { look(count + 1).scene.work.objectsMade - look(count).scene.work.objectsMade }
    #expect(cost(6) == cost(1))
  }

  @Test("what stands in other controllers is seen in each")
  func children() {
    let grays = [0.5, 0.6, 0.75, 0.8, 0.9, 1]
    let parents = grays.indices.map { number in
      """
      final class Parent\(number): UIViewController {
        override func viewDidLoad() {
          view.backgroundColor = UIColor(white: \(grays[number]), alpha: 1)
          let child = Child()
          addChild(child)
          view.addSubview(child.view)
        }
      }
      """
    }
    let look = Look(
      """
      import UIKit
      final class Child: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          label.text = "child"
          label.textColor = .black
          view.addSubview(label)
        }
      }
      \(parents.joined(separator: "\n"))
      """)
    // 127.5, 153, 191.25, 204, 229.5 and 255.
    #expect(look.backgrounds("child") == ["#808080", "#999999", "#BFBFBF", "#CCCCCC", "#E6E6E6", "#FFFFFF"])
  }
}
