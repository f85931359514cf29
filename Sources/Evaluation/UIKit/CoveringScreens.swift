import PlatformStyles
import Scene
import SourceFacts

/// Controllers that are laid over the one that presents them, which stays to be seen where they paint nothing.
extension Renderer {
  /// The styles in which what presents a controller is not taken away, or need not be (Apple's pages of these styles).
  private static let styles: Set<String> = ["overFullScreen", "overCurrentContext", "custom"]

  /// What a controller of code stands on.
  func ground(of object: CodeObject, _ environment: Environment, _ views: CodeRenderer) -> Layer {
    let own = views.values("modalPresentationStyle", of: object).compactMap { CodeRenderer.name(of: $0.value) }
    // What a keyboard of another maker stands on is the system's, in the app that shows it; nothing is published of it.
    if CodeClasses.isKind(object.kind, of: "UIInputViewController") {
      return Self.unseen("the keyboard that it stands in", at: object.place, environment)
    }
    guard CodeClasses.isController(object.kind),
      own.contains(where: Self.styles.contains) || object.type.map(isLaidOver) ?? false
    else { return PresentationModifiers.rootLayer(environment) }
    return Self.presenter(at: object.place, environment)
  }

  /// What a controller of an interface file stands on, or the view that a file makes for one.
  func ground(of object: InterfaceObject, in document: InterfaceDocument, _ environment: Environment) -> Layer {
    let screen = document.screen(of: object)
    let own = screen?.attributes["modalPresentationStyle"].map(Self.styles.contains) ?? false
    guard let screen, own || document.owner(of: screen).map(isLaidOver) ?? false else {
      return PresentationModifiers.rootLayer(environment)
    }
    return Self.presenter(at: document.place(object.span), environment)
  }

  /// True for a class of which code shows a controller so, from within or where it makes one.
  private func isLaidOver(_ type: TypeInfo) -> Bool {
    if evaluator.usage.named.isDisjoint(with: Self.styles) { return false }
    return classes.assignments(to: "modalPresentationStyle").contains { one in
      guard one.value.lastName.map(Self.styles.contains) == true else { return false }
      if one.path.isEmpty { return classes.chain(of: type).contains { $0.id == one.typeId } }
      return one.path.count == 1 && className(at: one) == type.lastName
    }
  }

  /// The class of what an assignment changes, as it is made, cast or declared.
  private func className(at one: CodeAssignment) -> String? {
    let property = one.path.first.flatMap { classes.index.types[one.typeId]?.property($0)?.declaration }
    return one.baseType ?? one.row?.className ?? property?.type?.name ?? property?.value?.writtenType
  }

  private static func presenter(at place: Place, _ environment: Environment) -> Layer {
    unseen("the screen that presents it", at: place, environment)
  }

  private static func unseen(_ what: String, at place: Place, _ environment: Environment) -> Layer {
    var layer = Layers.unknown(Doubt(.unknownBackdrop, what, place: place), environment)
    layer.isRoot = true
    return layer
  }
}
