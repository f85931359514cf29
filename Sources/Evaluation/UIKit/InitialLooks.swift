import Scene
import SourceFacts

/// What views of a framework's class look like that code makes, before it says more.
extension CodeRun {
  /// Returns what a property of a view's look is until code sets it: no background, and a label's font (S-110).
  func initialLook(_ name: String, of object: CodeObject, _ place: Place) -> Value? {
    guard object.type == nil, object.origin == nil else { return nil }
    let isOfCell = object.whole.map { objects[$0].map { CodeClasses.isCell($0.kind) } ?? false }
    switch name {
    case "backgroundColor" where Self.clear.contains(object.kind): return isOfCell ?? true ? Value.none : nil
    // The labels of cells and buttons have fonts of their own.
    case "font" where object.whole == nil:
      return Self.fontSizes[object.kind].map { .font(FontValue(base: .size($0, scales: false), place: place)) }
    default: return nil
    }
  }

  /// The sizes in which classes show their text by default, in pt.
  private static let fontSizes: [String: Double] = ["UILabel": 17, "NSTextField": 13]

  /// Returns the text of a label while its initialiser runs: it has none until it is given one (S-110).
  func firstText(_ name: String, of object: CodeObject) -> Value? {
    guard ["text", "attributedText"].contains(name), object.origin == nil, making.contains(object.identity),
      CodeClasses.isKind(object.kind, of: "UILabel")
    else { return nil }
    return Value.none
  }

  /// True for the text of a label that code made, where nothing gave it one.
  func isFirstText(_ name: String, of instance: Instance) -> Bool {
    guard name == "text", let object = objects[instance.identity], object.origin == nil, object.whole == nil else {
      return false
    }
    return CodeClasses.isKind(object.kind, of: "UILabel")
  }

  private static let clear: Set<String> = [
    "UIView", "UILabel", "UIStackView", "UIImageView", "UIControl", "UIButton", "UIScrollView", "UITextField",
  ]
}
