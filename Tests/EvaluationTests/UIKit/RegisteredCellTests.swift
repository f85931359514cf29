import ColorScience
import Scene
import TestSupport
import Testing

/// Cells of a collection that are only seen to be registered, and layers below what cells hold.
struct RegisteredCellTests {
  private func look(register: String = "", layer: String = "", kind: String = "UICollectionViewCell") -> Look {
    Look(
      """
      import UIKit
      final class Note: \(kind) {
        private let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = "T"
          label.textColor = .white
          \(layer)
          contentView.addSubview(label)
        }
      }
      final class Shelf: UIViewController {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() {
          list.backgroundColor = .black
          \(register)
          view.addSubview(list)
        }
      }
      """)
  }

  @Test("S-113: what a collection makes lies on the collection, whichever that is")
  func registered() {
    // White on the standard background, which nothing tells to be that of the collection.
    let known = look(register: "list.register(Note.self, forCellWithReuseIdentifier: \"note\")")
    #expect(known.bounds("T")?.low == 1 && known.isCertain("T") == false, "\(known.dump)")
    #expect(look().isCertain("T") == true)
  }

  @Test(
    "a layer put below what a cell holds is not the cell's background",
    arguments: ["UICollectionViewCell", "UITableViewCell", "UICollectionReusableView"])
  func layers(_ kind: String) {
    let layer = """
      let plate = CAShapeLayer()
      plate.fillColor = UIColor.black.cgColor
      layer.insertSublayer(plate, at: 0)
      """
    let found = look(layer: layer, kind: kind)
    #expect(found.undecided("T") == .unsupportedExpression, "\(found.dump)")
    #expect(look(kind: kind).undecided("T") == nil)
  }
}
