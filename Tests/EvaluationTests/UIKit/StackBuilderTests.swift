import Scene
import TestSupport
import Testing

/// Result builders of the program that gather views of UIKit (S-115).
struct StackBuilderTests {
  private static let list = "static func buildBlock(_ parts: UIView...) -> [UIView] { parts }"
  private static let lists = """
    static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
    static func buildExpression(_ view: UIView) -> [UIView] { [view] }
    static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
    static func buildEither(first part: [UIView]) -> [UIView] { part }
    static func buildEither(second part: [UIView]) -> [UIView] { part }
    static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
    """

  private static let delegating = """
    convenience init(@Gather content: () -> [UIView]) { self.init(arrangedSubviews: content()) }
    """
  private static let adding = """
    init(@Gather content: () -> [UIView]) {
      super.init(frame: .zero)
      content().forEach(addArrangedSubview)
    }
    required init(coder: NSCoder) { fatalError() }
    """

  /// White labels `A` to `F` that a builder gathers in a stack, on black.
  private func look(_ builder: String, _ initializer: String = Self.delegating, content: String) -> Look {
    let names = ["a", "b", "c", "d", "e", "f"]
    let labels = names.map { "private let \($0) = UILabel()" }
    let texts = names.map { "\($0).text = \"\($0.uppercased())\"; \($0).textColor = .white" }
    return Look(
      """
      import UIKit
      @resultBuilder enum Gather { \(builder) }
      final class Column: UIStackView {
        \(initializer)
      }
      final class Screen: UIViewController {
        private let isLong: Bool
        \(labels.joined(separator: "\n"))
        init(isLong: Bool) { self.isLong = isLong; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .black
          \(texts.joined(separator: "\n"))
          view.addSubview(Column { \(content) })
        }
      }
      """)
  }

  @Test(
    "what a closure's statements make lies in the stack that is given it",
    arguments: [list, lists], [delegating, adding])
  func plain(_ builder: String, _ initializer: String) {
    let look = look(builder, initializer, content: "a; b")
    for text in ["A", "B"] { #expect(look.words(text) == "#FFFFFF on #000000", "\(look.dump)") }
  }

  @Test("so does what conditions and loops make")
  func conditions() {
    let look = look(
      Self.lists,
      content: """
        a
        if isLong { b }
        if isLong { c } else { d }
        for label in [e, f] { label }
        """)
    for text in ["A", "B", "C", "D", "E", "F"] {
      #expect(look.foregrounds(text) == ["#FFFFFF"], "\(text) \(look.dump)")
      #expect(look.backgrounds(text) == ["#000000"], "\(text) \(look.dump)")
    }
  }

  @Test("a builder that puts each view into another one is followed")
  func wrapping() {
    let look = look(
      """
      static func buildBlock(_ parts: UIView...) -> [UIView] { parts }
      static func buildExpression(_ view: UIView) -> UIView {
        let plate = UIView()
        plate.backgroundColor = .red
        plate.addSubview(view)
        return plate
      }
      """, content: "a; b")
    // UIColor.red.
    for text in ["A", "B"] { #expect(look.words(text) == "#FFFFFF on #FF0000", "\(look.dump)") }
  }
}
