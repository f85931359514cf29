import PlatformStyles
import Scene

/// Modifiers that place views in bars and insets, and labels that the system draws (S-57, S-61c).
enum ContainerModifiers {
  static let effects: [String: ModifierEffect] = {
    var table: [String: ModifierEffect] = [
      "toolbar": { renderer, call, receiver, environment in
        renderer.render(receiver, in: environment)
        guard let content = call.content else { return }
        renderer.render(content, in: bar(renderer, environment))
      },
      "safeAreaInset": inset, "safeAreaBar": inset, "tabViewBottomAccessory": inset,
      "navigationBarItems": { renderer, call, receiver, environment in
        renderer.render(receiver, in: environment)
        for argument in call.arguments {
          renderer.render(
            renderer.evaluator.view(from: argument.value, place: argument.place), in: bar(renderer, environment))
        }
      },
    ]
    // Their texts are drawn by the system (S-61c, S-94).
    for name in [
      "navigationTitle", "navigationBarTitle", "navigationSubtitle", "tabItem", "badge", "searchable", "help",
      "navigationDocument", "contextMenu", "swipeActions",
    ] {
      table[name] = { $0.render($2, in: $3) }
    }
    return table
  }()

  /// Returns the environment of a bar's items.
  static func bar(_ renderer: Renderer, _ environment: Environment) -> Environment {
    var inner = environment
    inner.scope = renderer.newScope()
    inner.container.isToolbar = true
    inner.container.list = .none
    inner.container.isRow = false
    inner.font = Alternatives(nil)
    inner.foreground = nil
    let items = PresentationDefaults.barItem(platform: environment.platform)
    inner.defaultForeground = Defaults.foreground(items, renderer: renderer, in: environment)
    let backdrop = PresentationDefaults.barBackdrop(platform: environment.platform)
    inner.backdrop = inner.backdrop.adding(Defaults.layer(backdrop, renderer: renderer, in: environment))
    return inner
  }

  private static let inset: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    guard let content = call.content else { return }
    var inner = environment
    inner.scope = renderer.newScope()
    renderer.render(content, in: inner)
  }
}
