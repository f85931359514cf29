import PlatformStyles
import Scene
import SourceFacts

/// Navigation bars, toolbars and tab bars with their items (S-93).
enum InterfaceBars {
  static let handlers: [String: InterfaceViews.Handler] = [
    "navigationBar": bar, "toolbar": bar, "tabBar": bar, "navigationItem": navigationItem, "barButtonItem": barItem,
    "tabBarItem": tabItem,
  ]

  private static let bar: InterfaceViews.Handler = { views, object, context in
    views.renderChildren(of: object, in: inside(object, isCertain: true, views, views.settled(object, context)))
  }

  /// Returns the context inside a bar, on what the bar paints.
  private static func inside(
    _ bar: InterfaceObject?, isCertain: Bool, isTitle: Bool = false, _ views: InterfaceViews,
    _ context: InterfaceContext
  ) -> InterfaceContext {
    var inner = context
    inner.bar = bar
    inner.environment.scope = views.renderer.newScope()
    inner.environment.container.isToolbar = true
    if bar?.attributes["barStyle"]?.hasPrefix("black") == true { inner.environment.pinnedScheme = .dark }
    guard let bar, let tint = views.document.setting("barTintColor", of: bar).nonEmpty else {
      let platform = context.environment.platform
      let backdrop =
        isTitle
        ? PresentationDefaults.titleBackdrop(platform: platform) : PresentationDefaults.barBackdrop(platform: platform)
      var layer = Defaults.layer(backdrop, renderer: views.renderer, in: inner.environment)
      // Code and appearance proxies paint the bars of controllers (S-93, S-116).
      layer.surface?.isAssumed = !isCertain
      inner.environment.backdrop = inner.environment.backdrop.adding(layer)
      return inner
    }
    if let own = views.document.setting("tintColor", of: bar).nonEmpty { inner.environment.tint = own }
    var layer = Layers.layer(tint.map { $0 }, inner.environment)
    // A translucent bar lets some of what is behind through.
    layer.isAssumed = !isCertain || bar.attributes["translucent"] != "NO"
    inner.environment.backdrop = inner.environment.backdrop.adding(layer)
    return inner
  }

  /// Returns the context of an item: inside the bar around, else inside the bar of the controller around.
  private static func itemContext(
    of item: InterfaceObject, _ views: InterfaceViews, _ context: InterfaceContext
  ) -> InterfaceContext {
    if context.bar != nil || context.environment.container.isToolbar { return context }
    return inside(views.document.navigationBars.bar(around: item), isCertain: false, views, context)
  }

  /// Returns the context of a title view, which has nothing between itself and the bar of the controller around.
  private static func titleContext(
    of item: InterfaceObject, _ views: InterfaceViews, _ context: InterfaceContext
  ) -> InterfaceContext {
    if context.bar != nil || context.environment.container.isToolbar { return context }
    let bar = views.document.navigationBars.bar(around: item)
    return inside(bar, isCertain: false, isTitle: true, views, context)
  }

  /// The title is the bar's own, whose appearance code sets for the whole app unless the file gives it a colour.
  private static let navigationItem: InterfaceViews.Handler = { views, object, context in
    let document = views.document
    let inner = itemContext(of: object, views, context)
    if let title = object.attributes["title"], title.contains(where: { !$0.isWhitespace }) {
      let attributes = inner.bar?.children.first { $0.role == "titleTextAttributes" }
      let style = attributes.flatMap { document.setting("textColor", of: $0).nonEmpty }
      var own = inner
      Defaults.font(PresentationDefaults.inlineTitle, to: &own.environment, renderer: views.renderer)
      if let attributes {
        let font = document.font(document.fontKey, of: attributes)
        if font.branches.contains(where: { $0.value != nil }) { own.environment.font = font }
      }
      let leaf = Leaf(
        kind: .text, place: document.place(object.span), text: title, style: style.map { $0.map { $0 } },
        exemption: style == nil ? .systemDrawn : nil)
      views.leaf(leaf, of: object, in: own)
    }
    for child in object.children where child.role == "titleView" {
      views.render(child, in: titleContext(of: object, views, context))
    }
    var items = object
    items.children.removeAll { $0.role == "titleView" }
    views.renderChildren(of: items, in: inner)
  }

  private static let barItem: InterfaceViews.Handler = { views, object, context in
    var inner = itemContext(of: object, views, context)
    let document = views.document
    let value = PresentationDefaults.barItem(platform: inner.environment.platform)
    Defaults.font(value, to: &inner.environment, renderer: views.renderer)
    let standard =
      document.setting("tintColor", of: object).nonEmpty ?? inner.environment.tint
      ?? Defaults.foreground(value, renderer: views.renderer, in: inner.environment)
    let style = document.withCode(
      (standard ?? inner.environment.tintSetting).map { $0 }, ["tintColor"], of: object)
    let place = document.place(object.span)
    // Items of a kind that the system names are drawn by it, words and symbols.
    let exemption: Exemption? =
      object.attributes["systemItem"] != nil && style.branches.allSatisfy { $0.value?.isProject == false }
      ? .systemDrawn : nil
    if let title = object.attributes["title"], title.contains(where: { !$0.isWhitespace }),
      object.attributes["image"] == nil
    {
      views.leaf(
        Leaf(kind: .text, place: place, text: title, style: style, exemption: exemption), of: object, in: inner)
    } else if object.attributes["catalog"] == "system", let image = object.attributes["image"] {
      views.leaf(
        Leaf(kind: .symbol, place: place, text: image, style: style, exemption: exemption), of: object, in: inner)
    }
    views.renderChildren(of: object, in: inner)
  }

  private static let tabItem: InterfaceViews.Handler = { views, object, context in
    guard let title = object.attributes["title"], !title.isEmpty else { return }
    let leaf = Leaf(kind: .text, place: views.document.place(object.span), text: title, exemption: .systemDrawn)
    views.leaf(leaf, of: object, in: context)
  }
}

extension InterfaceObject {
  /// True for a bar with colours of its own.
  var isStyledBar: Bool {
    color("barTintColor")?.color != nil || attributes["barStyle"] != nil
      || children.contains { $0.role == "titleTextAttributes" }
  }
}
