import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Attributed texts, whose runs have colours and fonts of their own (S-44, S-110).
enum CodeAttributedText {
  /// Adds the runs of an attributed text that a property is set to.
  static func show(
    _ setting: CodeSetting, of object: CodeObject, isPrompt: Bool = false, base: Alternatives<StyleSetting?>,
    run number: Int = 0, in environment: Environment, _ views: CodeRenderer
  ) {
    let links = links(in: object, views)
    let plain = AppKitAttributedText(object, views, in: environment)
    let look = ViewTextLook(of: object, around: setting, isPrompt: isPrompt, views)
    show(
      setting, at: object.place, base: base, plain: plain, look: look, links: links, run: number, in: environment,
      views
    ) { leaf, inner in
      views.leaf(leaf, of: object, in: inner)
    }
  }

  /// Adds the runs of an attributed text as leaves at a place.
  ///
  /// - Parameter plain: How a run without a colour is drawn, where that is known.
  static func show(
    _ setting: CodeSetting, at place: Place, base: Alternatives<StyleSetting?>, plain: AppKitAttributedText? = nil,
    look: ViewTextLook = ViewTextLook(), links: Alternatives<StyleSetting?>? = nil, run number: Int = 0,
    in environment: Environment, _ views: CodeRenderer, _ add: (Leaf, Environment) -> Void
  ) {
    let runs = distinct(runs(of: setting.value, at: setting.place, views), views)
    let shown = runs.filter { run in
      // A link in a text is a run of its own where the view tells how it colours links.
      (links != nil || !run.isMereLink) && run.text.map { $0.contains { !$0.isWhitespace } } ?? true
    }
    let numbers = numbers(of: shown)
    let count = Set(numbers).count
    for (position, one) in zip(numbers, shown) {
      let paths = one.paths.compactMap { environment.path.and($0) }
      guard !paths.isEmpty else { continue }
      var inner = environment
      if count > 1 { inner.layout.append(LayoutStep(stack: views.renderer.newStack(), axis: .depth, child: 0)) }
      var style = plain.map { Alternatives($0.style) } ?? (look.liesUnder ? base : uncolored(base, views))
      if let doubt = one.doubt {
        style = unknown(doubt, views.evaluator.index.writesRunColor(around: doubt.place ?? setting.place))
        // What is not known may bring its own font, too.
        inner.assumesFont = true
        inner.assumedFontClause = "S-115"
      }
      if let attributes = one.attributes {
        let own = color(".foregroundColor", of: attributes, at: setting.place, views)
        style = link(in: attributes, links) ?? own ?? link(in: attributes) ?? style
        if let font = font(of: attributes, at: setting.place, views) {
          inner.font = font
          inner.assumesFont = environment.assumesFont
        }
        if let paint = color(".backgroundColor", of: attributes, at: setting.place, views) {
          inner.backdrop = inner.backdrop.adding(Layers.layer(paint, inner))
        }
        if attributes.fields[".shadow"] != nil { inner.backdrop.isShadowed = true }
      }
      if one.attributes?.fields[CodeMark.link] == nil { style = look.color(over: style) }
      look.setFont(of: &inner, or: environment)
      let run = number > 0 ? number : count > 1 ? position : 0
      var leaf = Leaf(kind: .text, place: place, run: run, text: one.text, style: style)
      leaf.mayBeCovered = one.mayBeCovered
      for path in paths {
        inner.path = path
        add(leaf, inner)
      }
    }
  }

  /// Counts the runs from 1; the forms that one takes on several paths have one number.
  private static func numbers(of runs: [Run]) -> [Int] {
    var known: [String: Int] = [:]
    var count = 0
    return runs.map { run in
      if let whole = run.whole, let number = known[whole] { return number }
      count += 1
      if let whole = run.whole { known[whole] = count }
      return count
    }
  }

  /// A run without a colour is black, or as the view says.
  private static func uncolored(_ base: Alternatives<StyleSetting?>, _ views: CodeRenderer) -> Alternatives<
    StyleSetting?
  > {
    let condition = views.evaluator.conditions.number(
      key: "gap.interface.run", label: "S-44", arms: ["label", "black"], isGap: true)
    let black = StyleSetting(
      style: .color(ColorValue(color: .fixed(.black), origin: nil)), description: "default black", clause: "S-44",
      isProject: false)
    func under(_ arm: Int, _ values: Alternatives<StyleSetting?>) -> [Alternatives<StyleSetting?>.Branch] {
      values.branches.compactMap { branch in
        branch.condition.and(Guard(condition: condition, arm: arm)).map { .init(condition: $0, value: branch.value) }
      }
    }
    return Alternatives(branches: under(0, base) + under(1, Alternatives(black)))
  }

  /// The colour that a text view gives the links in it, whatever the text says; `nil` where code tells none.
  private static func links(in object: CodeObject, _ views: CodeRenderer) -> Alternatives<StyleSetting?>? {
    let property = "linkTextAttributes"
    guard CodeClasses.isKind(object.kind, of: "UITextView"), let written = object.settings[property] else { return nil }
    let given = views.attributes(property, of: object)
    guard given.count == written.branches.count else { return nil }
    var branches: [Alternatives<StyleSetting?>.Branch] = []
    for one in given {
      guard let color = color(".foregroundColor", of: one.value, at: one.place, views) else { return nil }
      branches += color.branches.compactMap { branch in
        one.path.and(branch.condition).map { .init(condition: $0, value: branch.value) }
      }
    }
    return Alternatives(branches: branches)
  }

  private static func link(
    in attributes: Instance, _ links: Alternatives<StyleSetting?>?
  ) -> Alternatives<StyleSetting?>? {
    attributes.fields[CodeMark.link] == nil ? nil : links
  }

  /// The colour of a link, which the framework gives it; `nil` for attributes without one.
  private static func link(in attributes: Instance) -> Alternatives<StyleSetting?>? {
    guard attributes.fields[CodeMark.link] != nil else { return nil }
    return unknown(Doubt(.unsupportedExpression, "the colour of a link", place: nil), false)
  }

  private static func unknown(_ doubt: Doubt, _ isProject: Bool) -> Alternatives<StyleSetting?> {
    Alternatives(StyleSetting(of: doubt, place: doubt.place, isProject: isProject))
  }

  /// The colour that attributes give a text; `nil` where they give none.
  static func color(
    _ name: String, of attributes: Instance, at place: Place, _ views: CodeRenderer
  ) -> Alternatives<StyleSetting?>? {
    attributes.fields[name].map { value in
      views.evaluator.settings(argument(value, "Color", name, attributes, place, views), isColor: true)
    }
  }

  /// The font that attributes give a text; `nil` where they give none.
  static func font(of attributes: Instance, at place: Place, _ views: CodeRenderer) -> Alternatives<FontValue?>? {
    attributes.fields[".font"].map { value in
      views.evaluator.font(setBy: argument(value, "Font", ".font", attributes, place, views))
    }
  }

  private static func argument(
    _ value: Value, _ type: String, _ name: String, _ attributes: Instance, _ fallback: Place, _ views: CodeRenderer
  ) -> ArgumentValue {
    let isMac = views.evaluator.platform(of: fallback.file) == .macos
    let type = TypeReference(name: (isMac ? "NS" : "UI") + type)
    let value = views.evaluator.coerce(value, to: type, file: fallback.file, context: nil)
    let written = views.run.attributes[attributes.identity + name]
    return ArgumentValue(
      label: nil, value: value, place: written?.place ?? fallback, names: written?.names ?? [])
  }

  /// Adds a text with a colour of its own that nothing is seen to show.
  static func showLoose(_ identity: String, in environment: Environment, _ views: CodeRenderer) {
    guard let object = views.run.objects[identity], let instance = views.run.instances[identity],
      object.argument("attributes").map({ isColored($0.value) }) ?? false
    else { return }
    var alone = object
    alone.children = []
    views.run.objects[identity] = alone
    let setting = CodeSetting(value: .instance(instance), place: object.place)
    show(setting, of: alone, base: Alternatives(nil), in: environment, views)
  }

  private static func isColored(_ attributes: Value) -> Bool {
    switch attributes {
    case .instance(let instance): instance.fields[".foregroundColor"] != nil
    case .choice(let all): all.branches.allSatisfy { isColored($0.value) }
    default: false
    }
  }
}
