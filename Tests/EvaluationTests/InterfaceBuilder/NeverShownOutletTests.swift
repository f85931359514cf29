import Scene
import TestSupport
import Testing

/// Objects of interface files that hide for good, as far as the program's code goes (S-32, S-115).
struct NeverShownOutletTests {
  private func exemptions(_ attributes: String, _ members: String, _ others: String = "") -> Set<Exemption> {
    let look = shown(
      captioned().replacingFirst("<label ", with: "<label \(attributes) "),
      swift: "class ShelfController: UIViewController {\n\(members)\n}\n\(others)")
    return Set(look.exemptions("T"))
  }

  private static let outlet = "@IBOutlet var caption: UILabel!"
  private static let hiding = "override func viewDidLoad() { caption.isHidden = true }"

  @Test(
    "what each assignment hides before anything is seen is never seen",
    arguments: [
      "@IBOutlet var caption: UILabel! { didSet { caption.isHidden = true } }",
      "@IBOutlet var caption: UILabel! { didSet { caption?.isHidden = true } }",
      "\(outlet)\noverride func viewDidLoad() { self.caption.isHidden = true; caption.textColor = .red }",
      "\(outlet)\noverride func viewDidLoad() { caption.isHidden = true }\n"
        + "func hide() { caption.isHidden = true; caption.layer.cornerRadius = 4 }",
    ])
  func hiddenByCode(_ members: String) {
    #expect(exemptions("", members) == [.hidden])
  }

  @Test("what the file hides and no code shows is never seen", arguments: [#"hidden="YES""#, #"alpha="0""#])
  func hiddenByFile(_ attribute: String) {
    #expect(exemptions(attribute, Self.outlet) == [.hidden])
    #expect(exemptions(attribute, "@IBOutlet private var caption: UILabel!") == [.hidden])
  }

  @Test("what code fades out before anything is seen, and nothing fades in, is never seen (S-38)")
  func fadedOut() {
    let fading = "override func viewDidLoad() { caption.alpha = 0 }"
    #expect(exemptions("", "\(Self.outlet)\n\(fading)") == [.hidden])
    #expect(exemptions("", "\(Self.outlet)\n\(fading)\nfunc leave() { caption.alpha = 0.0 }") == [.hidden])
    for more in [
      "func open() { UIView.animate(withDuration: 1) { self.caption.alpha = 1 } }", "func open() { fadeIn(caption) }",
      "func open() { for view in view.subviews { view.alpha = 1 } }",
    ] {
      #expect(exemptions("", "\(Self.outlet)\n\(fading)\n\(more)").isEmpty, "\(more)")
    }
    let left = "override func viewDidLoad() { guard isViewLoaded else { return }; caption.alpha = 0 }"
    #expect(exemptions("", "\(Self.outlet)\n\(left)").isEmpty)
    // Nothing tells that the function is called.
    #expect(exemptions("", "\(Self.outlet)\nfunc leave() { caption.alpha = 0 }").isEmpty)
  }

  @Test("another thing of the name of a private outlet is not what it holds")
  func privateOutlet() {
    let other = "class Other { var caption = UILabel()\nfunc show() { caption.isHidden = false } }"
    // Both are in one file: whose name it is is not asked there.
    #expect(exemptions(#"hidden="YES""#, "@IBOutlet private var caption: UILabel!", other).isEmpty)
  }

  @Test(
    "what some code may show is seen",
    arguments: [
      "override func viewDidLoad() { caption.isHidden = true; caption.isHidden.toggle() }",
      "\(hiding)\nfunc flash() { reveal(caption) }",
      "\(hiding)\nfunc flash() { [caption].forEach { $0?.isHidden = false } }",
      "\(hiding)\nfunc flash() { caption.rx.isHidden.onNext(false) }",
      "\(hiding)\nfunc flash() { view.subviews.forEach { $0.isHidden = false } }",
      "\(hiding)\nfunc flash() { bind(\\.caption) }",
      "func hide() { caption.isHidden = true }",
    ])
  func perhapsShown(_ members: String) {
    #expect(exemptions("", "\(Self.outlet)\n\(members)").isEmpty)
  }

  @Test("what code of another class may show is seen")
  func shownElsewhere() {
    let other = "func open(_ shelf: ShelfController) { shelf.caption.isHidden = shelf.isEmpty }"
    #expect(exemptions(#"hidden="YES""#, Self.outlet, other).isEmpty)
    let fading = "func open(_ shelf: ShelfController) { UIView.animate(withDuration: 1) { shelf.caption.alpha = 1 } }"
    #expect(exemptions(#"alpha="0""#, Self.outlet, fading).isEmpty)
    #expect(exemptions(#"hidden="YES""#, "@IBOutlet public var caption: UILabel!").isEmpty)
  }

  @Test(
    "what a function elsewhere may find among the parts of a view is seen",
    arguments: [
      ("hidden=\"YES\"", "extension UIView { func showAll() { subviews.forEach { $0.isHidden = false } } }"),
      (
        "hidden=\"YES\"",
        "extension UIStackView { func showAll() { for view in arrangedSubviews { view.isHidden = false } } }"
      ),
      ("alpha=\"0\"", "extension UIView { func fadeIn() { for view in subviews { view.alpha = 1 } } }"),
    ])
  func shownAmongParts(attribute: String, other: String) {
    let look = Look(
      "class ShelfController: UIViewController {\n\(Self.outlet)\nfunc warn() { open(view) }\n}",
      files: [
        "Shelf.storyboard": captioned().replacingFirst("<label ", with: "<label \(attribute) "),
        "Other.swift": other,
      ])
    #expect(look.exemptions("T").isEmpty, "\(look.dump)")
  }

  @Test("what a class of the program's with code of its own may show by that is seen")
  func shownByItself() {
    let outlet = "@IBOutlet var caption: NoteLabel!"
    let label = #"hidden="YES" customClass="NoteLabel""#
    let code = "class NoteLabel: UILabel { override var text: String? { didSet { show() } } }"
    let added = "extension UIView { func show() { isHidden = false } }"
    #expect(exemptions(label, outlet, "\(code)\n\(added)").isEmpty)
    // A class that only has a name does nothing.
    #expect(exemptions(label, outlet, "class NoteLabel: UILabel {}\n\(added)") == [.hidden])
  }

  @Test("what a class may get at by a key is seen")
  func shownByKey() {
    let members = "func open(_ key: String) { reveal(value(forKey: key) as? UIView) }"
    #expect(exemptions(#"hidden="YES""#, "\(Self.outlet)\n\(members)").isEmpty)
  }
}
