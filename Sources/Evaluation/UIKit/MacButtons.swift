import PlatformStyles
import Scene
import SourceFacts

/// Buttons of AppKit (S-95).
///
/// developer.apple.com/documentation/appkit/nsbutton/contenttintcolor: a tint is "only applicable to borderless buttons";
/// NSButton.h adds that attributed titles are not affected by it.
enum MacButtons {
  /// What lies behind a title.
  private enum Bezel {
    /// The system's, in colours of no table.
    case present
    /// The system's in the accent: the Return key presses the button.
    case accent
    case absent
    /// Either, as code decides.
    case unclear
  }

  /// The method that makes a button one of another type, such as a check box.
  static let setType = "setButtonType"

  /// The types that have no bezel, and the arguments with which these are made.
  private static let unbordered: Set<String> = ["switch", "radio"]
  private static let marked = ["checkboxWithTitle", "radioButtonWithTitle"]
  private static let titles = ["title"] + marked

  // MARK: - Code

  static let button: CodeRenderer.Handler = { views, object, environment in
    let bezel = bezel(of: object, views)
    var inner = environment
    inner.scope = views.renderer.newScope()
    inner.isInControl = true
    inner.defaultFont = FontValue(base: .size(13, scales: false))
    inner.defaultFontClause = "S-95"
    inner.font = views.font("font", of: object)
    let tint = [.present, .accent].contains(bezel) ? Alternatives(nil) : views.color("contentTintColor", of: object)
    let label = label(on: bezel, inner) ?? Alternatives(views.standard(.label, "S-95"))
    let style = views.styled(tint.or(label), by: object)
    if let title = object.settings["attributedTitle"]?.branches.compactMap(\.value).first(where: { !$0.isNil }) {
      lay(bezel, at: object.place, in: &inner, views.renderer)
      return CodeAttributedText.show(title, of: object, base: style, in: inner, views)
    }
    // The bezel and the title on it are the system's.
    let isBorderless = views.flag("isBordered", of: object) == false
    let isSystem = style.branches.allSatisfy { $0.value?.isProject == false }
    let exemption: Exemption? = !isBorderless && isSystem && bezel != .accent ? .systemDrawn : nil
    if exemption == nil { lay(bezel, at: object.place, in: &inner, views.renderer) }
    let title = views.text(["title"], of: object) ?? views.text(argument: titles, of: object)
    if title != nil || object.isSet("title") || titles.contains(where: { isSaid(object.argument($0)?.value) }) {
      views.leaf(
        Leaf(kind: .text, place: object.place, text: title, style: style, exemption: exemption), of: object, in: inner)
    } else if let name = views.symbol(of: object) {
      views.leaf(
        Leaf(kind: .symbol, place: object.place, text: name, style: style, exemption: exemption), of: object, in: inner)
    }
  }

  private static func bezel(of object: CodeObject, _ views: CodeRenderer) -> Bezel {
    if marked.contains(where: { object.argument($0) != nil }) || views.flag("isBordered", of: object) == false {
      return .absent
    }
    let types = views.values("buttonType", of: object).map { CodeRenderer.name(of: $0.value) }
    if !types.isEmpty, types.allSatisfy({ $0.map(unbordered.contains) ?? false }) { return .absent }
    let mayLackOne =
      object.isSet("isBordered") && views.flag("isBordered", of: object) == nil
      || types.contains { $0.map(unbordered.contains) ?? true } || object.isSet("showsBorderOnlyWhileMouseInside")
    if mayLackOne || object.type.map({ views.run.classes.drawing(of: $0, at: nil) != nil }) ?? false { return .unclear }
    return isPressedByReturn(object, views) ? .accent : .present
  }

  /// True for a push button that the Return key presses on every path, in no colour of its own.
  private static func isPressedByReturn(_ object: CodeObject, _ views: CodeRenderer) -> Bool {
    let keys = object.settings["keyEquivalent"]?.branches ?? []
    let styles = views.values("bezelStyle", of: object).map { CodeRenderer.name(of: $0.value) }
    return !keys.isEmpty && keys.allSatisfy { Evaluator.plainText($0.value?.value ?? .none) == "\r" }
      && styles.allSatisfy { ["rounded", "push"].contains($0) }
      && !object.isSet("bezelColor") && !object.isSet("hasDestructiveAction")
  }

  /// Puts a bezel behind what stands on it.
  private static func lay(_ bezel: Bezel, at place: Place, in environment: inout Environment, _ renderer: Renderer) {
    let layer: Layer
    switch bezel {
    case .absent: return
    case .accent: layer = Layers.layer(environment.tintSetting.map { $0 }, environment)
    case .present, .unclear:
      let unknown = Layers.unknown(Doubt(.unknownBackdrop, "the bezel of a button", place: place), environment)
      layer = bezel == .present ? unknown : Layers.maybe(unknown, at: place, renderer)
    }
    environment.backdrop = environment.backdrop.adding(layer)
  }

  /// What a title is drawn in on a bezel in the accent; `nil` for others (S-95).
  private static func label(on bezel: Bezel, _ environment: Environment) -> Alternatives<StyleSetting>? {
    bezel == .accent ? Defaults.prominentForeground(on: environment.tintSetting.map { $0 }) : nil
  }

  /// True for a title that is only known at run time.
  private static func isSaid(_ title: Value?) -> Bool {
    guard let title, !title.isNil else { return false }
    return if case .string = title { false } else { true }
  }

  // MARK: - Interface files

  /// Adds what a button of an interface file shows.
  static func show(_ object: InterfaceObject, _ context: InterfaceContext, _ views: InterfaceViews) {
    let document = views.document
    guard let cell = object.children.first(where: { $0.role == "cell" }) else { return }
    let place = document.place(object.span)
    let bezel = bezel(of: object, cell, document)
    var inner = context
    inner.environment.scope = views.renderer.newScope()
    inner.environment.isInControl = true
    inner.environment.defaultFont = FontValue(base: .size(InterfaceTexts.controlSize(cell), scales: false))
    inner.environment.defaultFontClause = "S-95"
    inner.environment.font = document.font("font", of: cell)
    let label = label(on: bezel, inner.environment) ?? Alternatives(document.standard(.label, "S-95"))
    if !cell.runs.isEmpty {
      lay(bezel, at: place, in: &inner.environment, views.renderer)
      return InterfaceTexts.runs(of: cell, in: object, views, inner)
    }
    let isTinted = ![.present, .accent].contains(bezel)
    let tint = isTinted ? document.setting("contentTintColor", of: object) : Alternatives(nil)
    let style = document.withCode(
      tint.or(label),
      isTinted ? ["contentTintColor", "attributedTitle"] : ["attributedTitle"], of: object)
    // The bezel and the title on it are the system's.
    let isSystem = style.branches.allSatisfy { $0.value?.isProject == false }
    let exemption: Exemption? =
      cell.attributes["borderStyle"] != nil && isSystem && bezel != .accent ? .systemDrawn : nil
    if exemption == nil { lay(bezel, at: place, in: &inner.environment, views.renderer) }
    if let title = cell.attributes["title"], title.contains(where: { !$0.isWhitespace }),
      cell.attributes["imagePosition"] != "only"
    {
      views.leaf(
        Leaf(kind: .text, place: place, text: title, style: style, exemption: exemption), of: object, in: inner)
    } else if cell.attributes["catalog"] == "system", let image = cell.attributes["image"] {
      views.leaf(
        Leaf(kind: .symbol, place: place, text: image, style: style, exemption: exemption), of: object, in: inner)
    }
  }

  /// The Return key as interface files encode it, with padding or without.
  private static let returnKeys: Set<String> = ["DQ", "DQ=="]

  /// A check box, a radio button and a borderless one have no bezel.
  private static func bezel(
    of object: InterfaceObject, _ cell: InterfaceObject, _ document: InterfaceDocument
  ) -> Bezel {
    if !document.reaching(["isBordered"], object).isEmpty { return .unclear }
    guard cell.attributes["borderStyle"] != nil else { return .absent }
    let key = cell.attributes["keyEquivalent"]?.filter { !$0.isWhitespace } ?? ""
    let isPush = cell.attributes["bezelStyle"].map { ["rounded", "push"].contains($0) } ?? true
    let isOwn =
      object.color("bezelColor") != nil || !document.reaching(["keyEquivalent", "bezelColor"], object).isEmpty
    return returnKeys.contains(key) && isPush && !isOwn ? .accent : .present
  }
}
