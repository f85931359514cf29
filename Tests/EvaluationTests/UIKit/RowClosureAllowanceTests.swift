import Evaluation
import TestSupport
import Testing

/// How much of the code around a closure is followed that fills the rows of a list.
@Suite struct RowClosureAllowanceTests {
  @Test("S-115: what a list asks for its rows takes nothing from the code around, which is run before")
  func closure() {
    // Each line takes at least four expressions, all of them more than the object has.
    let lines = (0..<100).map { "print(\($0) + 1)" }.joined(separator: "\n")
    let look = Look(
      """
      import UIKit
      final class Screen: UIViewController {
        let caption = UILabel()
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var source: UICollectionViewDiffableDataSource<Int, String>?
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { list, path, item in
            let cell = list.dequeueReusableCell(withReuseIdentifier: "row", for: path)
            \(lines)
            return cell
          }
          caption.text = "a"
          caption.textColor = .black
          view.addSubview(caption)
        }
      }
      """, allowances: Allowances(object: 200))
    #expect(look.words("a") == "#000000 on #FFFFFF", "\(look.dump)")
  }

  @Test("S-115: code that changes no looks leaves most of the allowance to what stands after it")
  func data() {
    // Each line takes at least four expressions, all of them more than the object has.
    let lines = (0..<100).map { "count = count + \($0)" }.joined(separator: "\n")
    let look = Look(
      """
      import UIKit
      final class Model { var count = 0; func load() { \(lines) } }
      final class Screen: UIViewController {
        let caption = UILabel()
        let model = Model()
        var count = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          model.load()
          prepare()
          caption.text = "a"
          caption.textColor = .black
          view.addSubview(caption)
        }
        func prepare() { \(lines) }
      }
      """, allowances: Allowances(object: 200))
    #expect(look.words("a") == "#000000 on #FFFFFF", "\(look.dump)")
  }
}
