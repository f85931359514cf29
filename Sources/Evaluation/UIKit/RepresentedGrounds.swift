import PlatformStyles
import Scene
import SourceFacts

/// What fields of UIKit and AppKit paint that SwiftUI shows behind others, as behind a placeholder (S-51, S-115).
extension CodeRepresentable {
  /// The classes of the frameworks of which the renderer of code knows all that they paint.
  private static let editors: Set<String> = ["UITextView", "UITextField", "NSTextView", "NSTextField"]

  /// Properties of fields that are about their words, or that the renderer of code looks at.
  private static let ofFields: Set<String> = [
    "text", "attributedText", "string", "stringValue", "font", "textColor", "textAlignment", "alignment", "delegate",
    "placeholder", "attributedPlaceholder", "tintColor", "insertionPointColor", "typingAttributes",
    "isEditable", "isSelectable", "isScrollEnabled", "isRichText", "isBordered", "isBezeled", "drawsBackground",
    "borderStyle", "isSecureTextEntry", "keyboardType", "returnKeyType", "autocorrectionType", "autocapitalizationType",
    "spellCheckingType", "textContentType", "textContainer", "textContainerInset", "contentInset", "focusRingType",
    "showsVerticalScrollIndicator", "adjustsFontForContentSizeCategory", "allowsUndo", "usesFontPanel",
  ]

  /// Returns no layers for a clear field of the framework's own class; `nil` for any other.
  static func layers(ofFieldBy instance: Instance, _ type: TypeInfo, _ renderer: Renderer, _ environment: Environment)
    -> [Layer]?
  {
    let made = functions(of: type).map { nameOfMade(by: $0.maker, of: type) }
    guard made.count == 1, let name = made[0], editors.contains(name), coordinatorsLeaveViewsAlone(of: type, renderer),
      let (run, value) = self.made(by: instance, type, renderer, in: environment),
      case let objects = run.pathsToObjects(in: value), objects.count == 1,
      let object = run.objects[objects[0].instance.identity], object.kind == name, object.type == nil,
      object.origin == nil, object.stranger == nil, object.handedTo == nil, object.styledBy == nil,
      object.children.isEmpty,
      object.settings.keys.allSatisfy({ unchanging.contains($0) || ofFields.contains($0) })
    else { return nil }
    // What is painted need not lie behind all that is in front, as behind a counter below the field.
    return CodeRenderer(renderer: renderer, run: run).layers(of: object, in: environment).isEmpty ? [] : nil
  }

  /// False where what a representable makes to hear of its view may change the look of that later.
  private static func coordinatorsLeaveViewsAlone(of type: TypeInfo, _ renderer: Renderer) -> Bool {
    (type.functions["makeCoordinator"] ?? []).allSatisfy { maker in
      let name = maker.declaration.result?.name
      return name.flatMap { renderer.evaluator.index.type(named: $0, in: type.id, file: maker.file) }
        .map(renderer.classes.leavesViewsAlone) ?? false
    }
  }
}
