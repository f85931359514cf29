import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Attributes of objects of Core Data, whose types are optional whatever the model says.
struct ManagedAttributeTests {
  private static let written = "final class Tag: NSManagedObject { @NSManaged var tone: UIColor?; INK }"
  /// Of a class that Core Data generates the tree has extensions alone.
  private static let generated = "extension Tag { INK }"
  private static let maker = "let made = Tag(context: context); made.name = \"a\"; made.tone = UIColor.black"

  @Test(
    "S-140: that an attribute is nil which all give who make the object is no path of the program, but may be seen",
    arguments: [
      (written, maker, false), (generated, maker, false),
      // Nobody leaves it out who is seen to make one.
      (written, "", false),
      (written, "let made = Tag(context: context); made.name = \"a\"", true),
      (generated, "let made = Tag(context: context); made.name = \"a\"", true),
      (written, "\(maker); tag.tone = nil", true), (generated, "\(maker); tag.tone = isOn ? nil : .black", true),
      (written, "\(maker); let other: Tag = .init(context: context)", true),
      (written, "\(maker); let other = Tag(entity: entity, insertInto: context)", true),
      // What may be nil is given to it, at once or later.
      (written, "let made = Tag(context: context); made.tone = spare", true),
      (written, "let made = Tag(context: context); made.tone = draft?.tone", true),
      (written, "\(maker); func paint(_ one: Tag, _ new: UIColor?) { one.tone = new }", true),
      (written, "let made = Tag(context: context); made.tone = draft?.tone ?? .black", false),
      (written, "\(maker); func paint(_ one: Tag, _ new: UIColor) { one.tone = new }", false),
      (written, "\(maker); let copy = Tag(context: context); copy.tone = tag.tone", false),
      // No Core Data is told by the name of a class.
      (generated, "", true), (generated, "let made = Tag(tone: nil)", true),
      ("struct Tag { var tone: UIColor?; INK }", "let made = Tag(tone: .black)", true),
    ])
  func fallback(_ type: String, _ code: String, _ isCertain: Bool) {
    for ink in ["tone == nil ? Color.white : Color.black", "Color(tone ?? UIColor.white)"] {
      let look = look(type, ink, code)
      // White on the white of the screen is 1:1.
      let worst = look.readings("a").filter { $0.foreground?.hexString == "#FFFFFF" }
      #expect(worst.map(\.isCertain) == [isCertain], "\(look.dump)")
    }
  }

  @Test("S-140: what is drawn where the attribute is there is certain")
  func present() {
    let look = look(Self.written, "tone == nil ? Color.black : Color.white", Self.maker)
    let present = look.readings("a").filter { $0.foreground?.hexString == "#FFFFFF" }
    #expect(present.map(\.isCertain) == [true], "\(look.dump)")
  }

  private func look(_ type: String, _ ink: String, _ code: String) -> Look {
    Look(
      """
      import CoreData
      import SwiftUI
      \(type.replacing("INK", with: "var ink: Color { \(ink) }"))
      struct Draft { var tone: UIColor? }
      struct TagRow: View {
        let tag: Tag
        let isOn: Bool
        let spare: UIColor?
        let draft: Draft?
        let context: NSManagedObjectContext
        let entity: NSEntityDescription
        var body: some View { Text("a").foregroundStyle(tag.ink) }
        func make() { \(code) }
      }
      """)
  }
}
