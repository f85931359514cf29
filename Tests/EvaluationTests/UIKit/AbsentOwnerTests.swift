import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// A flag and a colour that ask for one optional, spelled in two ways (S-58).
struct AbsentOwnerTests {
  /// A text `T` on white, or on a black plate where that is not hidden.
  private func look(_ statements: String) -> Look {
    Look(
      """
      import UIKit
      struct Member { var isPaying: Bool; var photo: UIImage?; var marks: [String] }
      final class PaneController: UIViewController {
        private let plate = UIView()
        private let caption = UILabel()
        var words: String?
        var member: Member?
        var isOn: Bool?
        override func viewDidLoad() {
          view.backgroundColor = .white
          plate.backgroundColor = .black
          plate.frame = view.bounds
          view.addSubview(plate)
          view.addSubview(caption)
          caption.text = "T"
          \(statements)
        }
      }
      """)
  }

  private static let light = "caption.textColor = .white } else { caption.textColor = .black }"

  @Test(
    "no path on which an optional is nil and true, or one of its members is, fails for certain",
    arguments: [
      "plate.isHidden = words?.isEmpty ?? true; if let words, !words.isEmpty { \(light)",
      "plate.isHidden = words?.isEmpty != false; if let words = words, !words.isEmpty { \(light)",
      "plate.isHidden = !(member?.isPaying ?? false); if member?.isPaying == true { \(light)",
      "plate.isHidden = member?.isPaying != true; if let member, member.isPaying { \(light)",
      "plate.isHidden = member?.photo == nil; if let member, member.photo != nil { \(light)",
      "plate.isHidden = member?.marks.isEmpty ?? true; if let marks = member?.marks, !marks.isEmpty { \(light)",
      "plate.isHidden = isOn != true; if isOn ?? false { \(light)",
      "plate.isHidden = !(isOn ?? false); if isOn == true { \(light)",
    ])
  func impossible(_ statements: String) {
    // White on white and black on black are 1:1, and never seen.
    let look = look(statements)
    let lost = look.readings("T").filter { $0.ratio?.low == 1 }
    #expect(lost.allSatisfy { !$0.isCertain }, "\(look.dump)")
    #expect(look.readings("T").contains { $0.isCertain && $0.ratio?.low == 21 }, "\(look.dump)")
  }

  @Test("a path on which an optional is nil and a member is not true can be taken")
  func possible() {
    // Where there is no member, black on the black plate.
    let look = look("plate.isHidden = member?.isPaying == true; caption.textColor = member == nil ? .black : .white")
    let lost = look.readings("T").filter { $0.isCertain && $0.ratio?.low == 1 }
    #expect(lost.contains { $0.background?.hexString == "#000000" }, "\(look.dump)")
  }
}
