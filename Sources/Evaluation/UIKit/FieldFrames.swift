import Scene
import SourceFacts

/// Plain views around one text field, whose edge is where the field is seen to begin (S-33).
extension CodeRenderer {
  /// What may stand beside a field without being something else that a person works with.
  private static let idleKinds: Set<String> = [
    "UIView", "UIStackView", "UILabel", "UIImageView", "UIVisualEffectView", "UIActivityIndicatorView", "NSView",
    "NSStackView", "NSTextField", "NSImageView", "NSVisualEffectView", "NSScrollView", "NSClipView",
  ]
  private static let fields: Set<String> = ["UITextField", "UITextView", "NSTextView"]
  private static let frames: Set<String> = ["UIView", "UIStackView", "NSView", "NSStackView", "NSScrollView"]

  /// True for a plain view that holds one text field, which neither paints nor is bordered itself, and nothing else that
  /// a person works with.
  func framesField(_ object: CodeObject, fill: [Layer], in environment: Environment) -> Bool {
    guard Self.frames.contains(object.kind), object.whole == nil, object.stranger == nil, object.origin == nil else {
      return false
    }
    var seen: Set<String> = [object.identity]
    guard let inside = worked(in: object, &seen), inside.count == 1, let field = inside.first,
      flag("isEditable", of: field) != false, flag("isEnabled", of: field) != false,
      values("borderStyle", of: field).allSatisfy({ Self.name(of: $0.value) == "none" }),
      objects("layer", of: field).allSatisfy({ run.objects[$0.identity]?.isSet("borderWidth") != true })
    else { return false }
    let own = layers(of: field, in: environment)
    return own.isEmpty || own.map(\.paint) == fill.map(\.paint)
  }

  /// Returns the fields within a view; `nil` where something else is in it that a person works with, or may be.
  private func worked(in object: CodeObject, _ seen: inout Set<String>) -> [CodeObject]? {
    let held = ["contentView", "documentView"].flatMap { objects($0, of: object).map(\.identity) }
    var result: [CodeObject] = []
    for identity in object.children.filter({ $0.role != "sublayers" }).map(\.identity) + held
    where seen.insert(identity).inserted {
      guard let inner = run.objects[identity], inner.stranger == nil, inner.origin == nil else { return nil }
      if Self.fields.contains(inner.kind) {
        result.append(inner)
        continue
      }
      guard Self.idleKinds.contains(inner.kind), let more = worked(in: inner, &seen) else {
        return nil
      }
      result += more
    }
    return result
  }
}

extension InterfaceObject {
  private static let idleKinds: Set<String> = [
    "view", "stackView", "label", "imageView", "visualEffectView", "activityIndicatorView",
  ]

  /// True for a plain view that holds one text field without an edge of its own and nothing else that a person works
  /// with; what a class of the program holds is not told.
  var framesField: Bool {
    guard ["view", "stackView"].contains(kind), role == "subviews", let inside = worked, inside.count == 1,
      let field = inside.first
    else { return false }
    return ["none", nil].contains(field.attributes["borderStyle"]) && field.attributes["editable"] != "NO"
      && field.attributes["enabled"] != "NO" && field.colors.allSatisfy { $0.key != "backgroundColor" }
  }

  /// The fields within; `nil` where something else is in it that a person works with, or may be.
  private var worked: [InterfaceObject]? {
    var result: [InterfaceObject] = []
    for child in children("subviews") + children("contentView") {
      if ["textField", "textView"].contains(child.kind) {
        result.append(child)
        continue
      }
      guard Self.idleKinds.contains(child.kind), child.customClass == nil || child.kind == "label",
        let more = child.worked
      else { return nil }
      result += more
    }
    return result
  }
}
