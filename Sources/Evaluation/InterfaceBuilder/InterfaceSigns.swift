import Scene
import SourceFacts

/// What code lets objects of interface files say and show, so that it is seen where nothing but a colour changes with a
/// condition.
extension InterfaceDocument {
  /// Returns what an object says, by the file and by code.
  func words(of object: InterfaceObject, written: String?) -> Value {
    .array([written.map { .string($0) } ?? .none] + chosenValues(Self.words, of: object, as: "String"))
  }

  private static let words: Set<String> = [
    "text", "title", "stringValue", "attributedText", "attributedTitle", "attributedStringValue", "image",
  ]

  /// Notes the conditions that change more of the objects of a class than their colours, their words and their fonts,
  /// for the classes that give an object its colours.
  func noteSigns(beside object: InterfaceObject) {
    var found: Set<Int> = []
    for owner in Set(colorAssignments(of: object).map(\.owner.id)).compactMap({ evaluator.index.types[$0] }) {
      for type in code.chain(of: owner) {
        for assignment in code.scan(type).assignments where Self.signs.contains(assignment.property) {
          found.formUnion(conditions(of: CodeIndex.Reaching(assignment: assignment, owner: owner)))
        }
      }
    }
    renderer.noteSigns(found)
  }

  private static let signs: Set<String> = [
    "isHidden", "alpha", "alphaValue", "image", "isEnabled", "isSelected", "isHighlighted", "isOn", "state", "progress",
    "transform", "borderWidth", "cornerRadius", "accessibilityLabel", "accessibilityValue", "accessibilityHint",
    "toolTip",
  ]
}
