import PlatformStyles
import Scene

/// Modifiers that place views in bars and insets, and labels that the system draws (S-57, S-61c).
enum ContainerModifiers {
  static let effects: [String: ModifierEffect] = {
    var table: [String: ModifierEffect] = [
      "toolbar": { renderer, call, receiver, environment in
        renderer.render(receiver, in: environment)
        guard let content = call.content else { return }
        renderer.render(content, in: Bars.environment(for: receiver, renderer, environment))
      },
      "headerProminence": ModifierTable.environment { environment, call, _ in
        if case .implicit(let member)? = call.first?.value {
          environment.container.isHeaderProminent = member.name == "increased"
        }
      },
      "safeAreaInset": inset, "safeAreaBar": inset, "tabViewBottomAccessory": accessory,
      "navigationBarItems": { renderer, call, receiver, environment in
        renderer.render(receiver, in: environment)
        for argument in call.arguments {
          renderer.render(
            renderer.evaluator.view(from: argument.value, place: argument.place),
            in: Bars.environment(for: receiver, renderer, environment))
        }
      },
    ]
    // Their texts are drawn by the system (S-61c, S-94).
    for name in [
      "navigationTitle", "navigationBarTitle", "navigationSubtitle", "tabItem", "badge", "searchable", "help",
      "navigationDocument", "contextMenu", "swipeActions",
    ] {
      table[name] = ModifierTable.unchanged
    }
    return table
  }()

  private static let inset: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    guard let content = call.content else { return }
    var inner = environment
    inner.scope = renderer.newScope()
    for layer in SafeAreaReach(at: call.argument("edge")?.value, renderer).layers(of: receiver, in: environment) {
      inner.backdrop = inner.backdrop.adding(layer)
    }
    if Scrolling.scrolls(receiver, renderer, environment) { inner.backdrop = inner.backdrop.passedOver }
    renderer.render(content, in: inner)
  }

  /// What stands above a bar of tabs lies in a capsule of glass there (S-76).
  private static let accessory: ModifierEffect = { renderer, call, receiver, environment in
    renderer.render(receiver, in: environment)
    guard let content = call.content else { return }
    var inner = environment
    inner.scope = renderer.newScope()
    let glass = BackgroundModifiers.glassPaint(Alternatives(nil), isProject: false, call)
    BackgroundModifiers.layGlass(glass, in: .capsule, under: &inner, renderer)
    renderer.render(content, in: inner)
  }
}
