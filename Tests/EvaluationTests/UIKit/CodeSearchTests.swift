import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Functions that look for something in a list of the running program (S-115, S-140).
struct CodeSearchTests {
  private func look(_ members: String, _ paint: String) -> Look {
    Look(
      """
      import UIKit
      struct Record { var name: String; var value: Any; var ink: UIColor }
      final class Sheet {
        static let shared = Sheet()
        var records: [Record] = [Record(name: "cover", value: UIColor.darkGray, ink: .black)]
        \(members)
      }
      final class Banner: UIView {
        let cover = UIView()
        let caption = UILabel()
        init() {
          super.init(frame: .zero)
          backgroundColor = .white
          addSubview(cover)
          cover.addSubview(caption)
          caption.text = "T"
          caption.textColor = .white
          cover.backgroundColor = \(paint)
        }
      }
      """)
  }

  private let find = """
    func find(_ key: String) -> Record? {
      for record in records { if record.name == key { return record } }
      return nil
    }
    """

  @Test(
    "what no record is found for is no path of the program, nor of which type a record's value is",
    arguments: [
      ("", "Sheet.shared.find(\"cover\")?.ink"),
      (
        "func color(_ key: String) -> UIColor? { if let ink = find(key)?.value as? UIColor { return ink }\nreturn nil }",
        "Sheet.shared.color(\"cover\")"
      ),
    ])
  func searches(_ members: String, _ paint: String) {
    let look = look(find + "\n" + members, paint)
    #expect(look.placements("T").count == 1, "\(look.dump)")
    // White on the white around would be 1:1.
    #expect(look.readings("T").allSatisfy { $0.undecided != nil || ($0.ratio?.high ?? 0) > 4.5 || !$0.isCertain })
  }

  @Test("a chain asks nothing of an optional where it is nil")
  func chains() {
    let look = look(
      "func first() -> Record? { isOpen ? Record(name: \"a\", value: 1, ink: .black) : nil }\nlet isOpen = Bool.random()",
      "Sheet.shared.first()?.ink")
    #expect(Set(look.backgrounds("T")) == ["#000000", "#FFFFFF"], "\(look.dump)")
  }
}
