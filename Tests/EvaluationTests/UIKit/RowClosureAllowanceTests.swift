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
}
