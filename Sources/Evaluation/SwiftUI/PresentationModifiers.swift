import PlatformStyles
import Scene
import SourceFacts

/// Modifiers that present another screen, whose backdrop is its own (S-61b, S-92).
enum PresentationModifiers {
  static let effects: [String: ModifierEffect] = {
    var table: [String: ModifierEffect] = [
      "sheet": present(isElevated: true), "popover": present(isElevated: true), "inspector": present(isElevated: false),
      "fullScreenCover": present(isElevated: false),
      "navigationDestination": { renderer, call, receiver, environment in
        renderer.render(receiver, in: environment)
        guard let content = call.arguments.last.flatMap(closure) else { return }
        renderer.screen(at: content.place, showing: .closure(content), in: environment) {
          renderer.render(content, subject(of: call, content, renderer), in: destination(renderer, environment))
        }
      },
    ]
    // The system draws their texts (S-61c, S-94).
    for name in ["alert", "confirmationDialog", "actionSheet", "fileDialogMessage", "dialogIcon"] {
      table[name] = ModifierTable.unchanged
    }
    return table
  }()

  private static func closure(_ argument: ArgumentValue) -> ClosureValue? {
    if case .closure(let closure) = argument.value { return closure }
    return nil
  }

  private static func present(isElevated: Bool) -> ModifierEffect {
    { renderer, call, receiver, environment in
      renderer.render(receiver, in: environment)
      for argument in call.arguments where argument.label != "onDismiss" {
        guard let closure = closure(argument) else { continue }
        renderer.screen(at: closure.place, showing: .closure(closure), in: environment) {
          show(
            closure, subject(of: call, closure, renderer), isPopover: call.name == "popover", isElevated: isElevated,
            renderer, environment)
        }
      }
    }
  }

  private static func show(
    _ closure: ClosureValue, _ subject: [Value], isPopover: Bool, isElevated: Bool, _ renderer: Renderer,
    _ environment: Environment
  ) {
    var inner = root(renderer, environment, isElevated: isElevated)
    inner.isPresented = true
    Crossing(renderer: renderer, certain: .init()).carryStyles(environment, into: &inner)
    for (path, content) in Detents.alternatives(of: renderer.evaluator.contents(of: closure, subject)) {
      guard let path = inner.path.and(path) else { continue }
      var inner = inner
      inner.path = path
      let heights = inner.platform.isIOS ? Detents.heights(askedBy: content, renderer, inner) : nil
      inner.fullHeight = Detents.fullHeight(heights, of: closure.place, renderer)
      if isPopover || heights != nil { coverPartly(&inner, renderer) }
      renderer.render(content, in: inner)
    }
  }

  /// Puts what lies behind a sheet of part of the screen, or a popover, in place of an opaque background: from iOS 26 it
  /// is opaque or glass (S-92), a popover of macOS is a material (S-77), and so it is behind every screen that is pushed
  /// inside.
  static func coverPartly(_ environment: inout Environment, _ renderer: Renderer) {
    guard let layers = partialLayers(environment, renderer) else { return }
    environment.isPartialSheet = true
    environment.backdrop = layers.reduce(BackdropStack()) { $0.adding($1) }
  }

  /// What lies behind a sheet of part of the screen, or a popover; `nil` on platforms where it looks like any other.
  static func partialLayers(_ environment: Environment, _ renderer: Renderer) -> [Layer]? {
    guard let backdrop = PresentationDefaults.partialBackdrop(platform: environment.platform) else { return nil }
    var layers = [Defaults.layer(backdrop, renderer: renderer, in: environment)]
    if environment.platform == .macos {
      let doubt = Doubt(.unknownBackdrop, "what the popover covers", place: nil)
      let beneath = StyleSetting(
        style: .unknown(doubt), description: doubt.detail, clause: backdrop.clause, isProject: false)
      layers.insert(Layers.layer(beneath, environment), at: 0)
    }
    layers[0].isRoot = true
    if let fullHeight = environment.fullHeight {
      // Pulled up, a sheet is as opaque as any other.
      let arms = [layers[0], rootLayer(environment)].map(\.paint)
      layers[0].paint = Alternatives(
        branches: arms.enumerated().flatMap { arm, paint in
          paint.branches.compactMap { branch in
            branch.condition.and(Guard(condition: fullHeight, arm: arm)).map {
              .init(condition: $0, value: branch.value)
            }
          }
        })
    }
    return layers
  }

  /// Returns what a screen is given to show: the item of a binding, or a value of the type it stands for.
  private static func subject(of call: ModifierCall, _ content: ClosureValue, _ renderer: Renderer) -> [Value] {
    let name = content.closure.parameters.first ?? "item"
    if let item = call.argument("item")?.value { return [renderer.evaluator.present(item)] }
    guard case .type(let type)? = call.argument("for")?.value else { return [] }
    let key = "\(content.place.file):\(content.place.span.start).\(name)"
    return [
      .unknown(
        Doubt(
          .runtimeValue, "'\(name)'", place: content.place, key: key, label: name, type: TypeReference(name: type)))
    ]
  }

  /// Returns the environment of a presented screen: fonts and styles start anew, tint and values may go on (S-61b).
  private static func root(
    _ renderer: Renderer, _ environment: Environment, isElevated: Bool, keeping certain: StackSurroundings = .init()
  ) -> Environment {
    var inner = Environment(platform: environment.platform)
    inner.accent = environment.accent
    inner.coveredAccent = environment.coveredAccent
    Crossing(renderer: renderer, certain: certain).carry(environment, into: &inner)
    inner.objects = environment.objects
    // The screen stays while what decided on the way to it changes; what can't change still holds (S-58).
    inner.path = renderer.evaluator.conditions.lasting(in: environment.path)
    inner.via = environment.via
    inner.depth = environment.depth
    inner.isElevated = isElevated
    inner.isSeenPerhaps = environment.isSeenPerhaps
    inner.scope = renderer.newScope()
    inner.presentation = renderer.newPresentation()
    renderer.pins.place(inner.presentation, above: environment)
    inner.backdrop = BackdropStack().adding(rootLayer(inner))
    return inner
  }

  /// Returns the environment of what code of AppKit shows in a popover: a root of its own, on what the popover paints.
  static func popover(_ renderer: Renderer, _ environment: Environment) -> Environment {
    var inner = root(renderer, environment, isElevated: true)
    inner.isPresented = true
    coverPartly(&inner, renderer)
    return inner
  }

  /// Returns the environment of a pushed screen.
  static func destination(_ renderer: Renderer, _ environment: Environment) -> Environment {
    var inner = root(renderer, environment, isElevated: environment.isElevated, keeping: environment.stack)
    inner.isPresented = environment.isPresented
    inner.fullHeight = environment.fullHeight
    if environment.isPartialSheet, !environment.hasPresentationBackground { coverPartly(&inner, renderer) }
    return inner
  }

  /// The opaque background of a screen (S-80), or the glass of a window on visionOS (S-77).
  static func rootLayer(_ environment: Environment) -> Layer {
    if environment.platform == .visionos { return windowGlass(environment) }
    let isMac = environment.platform == .macos
    let setting = StyleSetting(
      style: isMac ? .windowBackground : .background(level: 0),
      description: isMac
        ? "windowBackground" : environment.isElevated ? "elevated systemBackground" : "systemBackground",
      clause: isMac ? "S-94c" : environment.isElevated ? "S-92" : "S-80", isProject: false)
    var layer = Layers.layer(setting, environment)
    layer.isGrouped = false
    layer.isRoot = true
    return layer
  }

  private static func windowGlass(_ environment: Environment) -> Layer {
    var layer = Layers.layer(
      StyleSetting(style: .glass(tint: nil), description: "the window's glass", clause: "S-77", isProject: false),
      environment)
    layer.isRoot = true
    layer.surface = MaterialSurface(material: nil, activatesVibrancy: true, range: nil, id: Self.windowSurface)
    return layer
  }

  /// The identity of a window's own glass; surfaces that the program writes count from 1.
  private static let windowSurface = 0
}
