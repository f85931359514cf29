import PlatformStyles
import Scene
import SourceFacts

/// What views that code makes paint over their frames (S-111 to S-117).
extension CodeRenderer {
  /// Returns what an object paints behind its content, back to front.
  func layers(of object: CodeObject, in environment: Environment, withSublayers: Bool = true) -> [Layer] {
    guard CodeClasses.isView(object.kind) || CodeClasses.isKind(object.kind, of: "NSWindow") else { return [] }
    var result = painted(by: object, environment)
    for (_, identity) in objects("layer", of: object) {
      guard let layer = run.objects[identity] else { continue }
      result += painted(
        byLayer: layer, environment, onPicture: result.contains(where: \.isPicture), withSublayers: withSublayers)
    }
    if let fills = object.fills, drawing(of: object, besidesDraw: true) == nil {
      result += fills.map { Layers.layer(color($0), environment) }
    } else if let doubt = drawing(of: object) {
      result.append(Layers.unknown(doubt, environment))
    }
    return result
  }

  /// The background that is set; nothing where that is clear or left as it is.
  func background(
    of object: CodeObject, _ environment: Environment, standard: StyleSetting? = nil,
    _ property: String = "backgroundColor"
  ) -> [Layer] {
    let paint = color(property, of: object)
    return layers(painting: standard.map(paint.or) ?? paint, environment)
  }

  /// The background of a view that has one from the start, which is none on the paths where that is taken from it.
  private func background(of object: CodeObject, unlessSet standard: StyleSetting, _ environment: Environment)
    -> [Layer]
  {
    let settings = object.settings["backgroundColor"] ?? Alternatives(nil)
    let paint = settings.flatMap { setting -> Alternatives<StyleSetting?> in
      setting.map { color(Alternatives($0)) } ?? Alternatives(standard)
    }
    return layers(painting: paint, environment)
  }

  func layers(painting paint: Alternatives<StyleSetting?>, _ environment: Environment) -> [Layer] {
    let isNothing = paint.branches.allSatisfy { $0.value.map(\.style.isInvisible) ?? true }
    return isNothing ? [] : [Layers.layer(environment.tinted(paint), environment)]
  }

  private func painted(by object: CodeObject, _ environment: Environment) -> [Layer] {
    let kind = object.kind
    switch kind {
    case "UITextView": return background(of: object, unlessSet: standard(.background, "S-112"), environment)
    case "UITableView":
      // The ground of a controller from a file is its table.
      let whole = object.whole.flatMap { run.objects[$0] }
      let controller = whole?.type
      if let controller, renderer.interfaces.background(ofClass: controller)?.isTable == true {
        return background(of: object, environment)
      }
      // So is a table that a file puts into an outlet (S-115).
      if isOnFile, object.identity == root {
        return background(of: object, environment) + CodeCells.view("backgroundView", of: object, self, environment)
      }
      let color: SystemColor = style(ofTable: object) == .grouped ? .groupedBackground : .background
      let ground = background(of: object, environment, standard: standard(color, "S-113"))
      // Whoever is handed the controller may paint what nobody has painted yet.
      let isHanded = controller.map {
        renderer.handedControllers.mayHold($0, kind: whole?.kind ?? "", renderer.uses)
      }
      return (isHanded == true && !object.isSet("backgroundColor") ? ground.map(\.assumed) : ground)
        + CodeCells.view("backgroundView", of: object, self, environment)
    case "UICollectionView":
      return sidebar(of: object, environment) + background(of: object, environment)
        + CodeCells.view("backgroundView", of: object, self, environment) + listGround(of: object, environment)
    case "UISearchTextField":
      return [Layers.layer(standard(.tertiaryFill, "S-112"), environment)] + background(of: object, environment)
    case "UITextField":
      let isRounded = values("borderStyle", of: object).contains { Self.name(of: $0.value) == "roundedRect" }
      let field = Defaults.layer(
        ControlDefaults.fieldBackdrop(on: environment.platform), renderer: renderer, in: environment)
      return (isRounded ? [field] : []) + background(of: object, environment)
    case "UIVisualEffectView":
      return Layers.around(
        effect(of: object, environment), background(of: object, environment), at: object.place, renderer)
    case "UIImageView", "NSImageView":
      let pictures = showsPicture(object) ? EmptyPictures.layers(of: object, self, environment) : []
      return background(of: object, environment) + pictures
    case "UIButton":
      return background(of: object, environment) + pictures("backgroundImage", of: object, environment)
    case "UITableViewCell": return CodeCells.layers(of: object, self, environment)
    case _ where kind == SectionTitles.view || CodeClasses.isKind(kind, of: "UICollectionReusableView"):
      return CodeCells.background(of: object, self, environment) + CodeCells.configured(object, self, environment)
    case "UINavigationBar", "UIToolbar", "UITabBar": return []
    case _ where Self.pictures.contains(kind): return [picture(object, environment)]
    case "UIView" where object.whole.flatMap({ run.objects[$0] })?.kind == "UIHostingController":
      return background(of: object, environment, standard: standard(.background, "S-80"))
    case "UIView" where object.whole != nil && object.whole != root:
      // A controller from a file has the view that is drawn there.
      let controller = object.whole.flatMap { run.objects[$0] }
      let drawn = controller?.type.flatMap { renderer.interfaces.background(ofClass: $0)?.paint } ?? Alternatives(nil)
      return layers(painting: color("backgroundColor", of: object).or(drawn), environment)
    default:
      return environment.platform == .macos
        ? selection(behind: object, environment) + macLayers(of: object, environment)
        : background(of: object, environment)
    }
  }

  /// What is behind a collection view whose layout is a list that looks like a sidebar.
  private func sidebar(of view: CodeObject, _ environment: Environment) -> [Layer] {
    let isSidebar = listStyle(ofCollection: view).map { $0 == .sidebar }
    return ListComponents.sidebarLayers(where: isSidebar, renderer, environment)
  }

  /// Views that show pixels of their own.
  private static let pictures: Set<String> = [
    "MKMapView", "WKWebView", "SCNView", "ARSCNView", "ARView", "MTKView", "SKView", "PDFView", "AVPlayerView",
  ]

  // MARK: - Pictures

  /// True for an image view that shows something else than a symbol, as far as is told.
  func showsPicture(_ object: CodeObject) -> Bool {
    symbol(of: object) == nil
  }

  /// The images that an image view, button or item is given.
  func images(of object: CodeObject) -> [CodeObject] {
    var images = held("image", of: object)
    for argument in object.arguments where argument.label == "image" {
      images += run.objectsIn(argument.value).compactMap { run.objects[$0.identity] }
    }
    return images
  }

  /// The name of the symbol that an image view or button shows; `nil` where that is something else.
  func symbol(of object: CodeObject) -> String? {
    for image in images(of: object) {
      if let template = template(image) { return template }
      let name = image.arguments.first { ["systemName", "systemSymbolName", "systemSymbol"].contains($0.label) }
      guard let name else { continue }
      if case .string(let text) = name.value { return text }
      return Self.name(of: name.value) ?? "symbol"
    }
    return values("image", of: object).lazy.compactMap(generatedTemplate).first
  }

  /// The name of a template or symbol that a generated member stands for, such as `.pin` (S-125); `nil` for other values.
  private func generatedTemplate(_ image: (path: Guard, value: Value, place: Place)) -> String? {
    guard case .implicit = image.value else { return nil }
    let asset = evaluator.imageAsset([ArgumentValue(label: nil, value: image.value, place: image.place)])
    return asset.flatMap { $0.isTemplate || $0.isSymbol ? $0.name : nil }
  }

  /// The name of an image of which only the shape counts, by code or else by its catalog: it is drawn in the tint as a
  /// symbol is (S-111, S-125); `nil` for other images.
  private func template(_ image: CodeObject) -> String? {
    let name = text(argument: ["named", "name"], of: image) ?? "template"
    let modes = values("renderingMode", of: image).map { Self.name(of: $0.value) }.filter { $0 != "automatic" }
    if !modes.isEmpty { return modes.allSatisfy { $0 == "alwaysTemplate" } ? name : nil }
    if image.isSet("isTemplate") { return flag("isTemplate", of: image) == true ? name : nil }
    guard let asset = evaluator.imageAsset(image.arguments), asset.isTemplate || asset.isSymbol else { return nil }
    return asset.name
  }

  func picture(_ object: CodeObject, _ environment: Environment) -> Layer {
    Layers.layer(picture(object), environment)
  }

  func picture(_ object: CodeObject) -> StyleSetting {
    StyleSetting(style: .image(nil), description: object.kind, place: object.place, isProject: true)
  }

  // MARK: - Effects

  /// The blur of a visual effect view; a vibrancy effect paints nothing itself (S-117).
  private func effect(of object: CodeObject, _ environment: Environment) -> [Layer] {
    if environment.platform == .macos { return macEffect(of: object, environment) }
    let effects = effects(of: object)
    if effects.isEmpty { return [unknownMaterial("an effect", object.place, environment)] }
    return effects.compactMap { effect in
      if effect.kind == "UIVibrancyEffect" { return nil }
      if effect.kind != "UIBlurEffect" { return glass(effect, environment) }
      guard let name = Self.name(of: effect.argument("style")?.value) else {
        return unknownMaterial("a blur", effect.place, environment)
      }
      return Layers.blur(name, at: effect.place, renderer, environment)
        ?? unknownMaterial("the blur '\(name)'", effect.place, environment)
    }
  }

  /// The glass of an effect, or of AppKit's view of it, in the tint it is given; one that merely joins glass is no
  /// surface itself.
  func glass(_ effect: CodeObject, _ environment: Environment) -> Layer {
    let settings = color("tintColor", of: effect).map { tint in
      StyleSetting(
        style: .glass(tint: tint?.style.glassTint), description: "glass", place: effect.place, clause: "S-76",
        isProject: true)
    }
    var layer = Layers.layer(settings.map { Optional($0) }, environment)
    let isTinted = !settings.branches.allSatisfy { if case .glass(tint: nil) = $0.value.style { true } else { false } }
    let style = effect.argument("style")?.value ?? values("style", of: effect).first?.value
    layer.isClearGlass = !isTinted && Self.name(of: style) == "clear"
    // Labels in it are drawn vibrantly by themselves.
    if ["UIGlassEffect", "NSGlassEffectView"].contains(effect.kind), let setting = settings.branches.first?.value {
      layer.surface = BackgroundModifiers.surface(of: setting, renderer: renderer, activatesVibrancy: true)
    }
    return layer
  }

  /// The effects that a visual effect view is given.
  func effects(of object: CodeObject) -> [CodeObject] {
    let written = objects("effect", of: object).map(\.identity)
    let initial = object.argument("effect").map { run.objectsIn($0.value).map(\.identity) } ?? []
    return (written.isEmpty ? initial : written).prefix(1).compactMap { run.objects[$0] }
  }

  func unknownMaterial(_ words: String, _ place: Place, _ environment: Environment) -> Layer {
    Layers.unknown(Doubt(.material, words, place: place), environment)
  }

  // MARK: - AppKit

  private func macLayers(of object: CodeObject, _ environment: Environment) -> [Layer] {
    switch object.kind {
    case _ where CodeClasses.isKind(object.kind, of: "NSTextField"):
      guard flag("drawsBackground", of: object) ?? CodeTexts.isMacField(object) else { return [] }
      return background(of: object, environment, standard: system("textBackgroundColor"))
    case "NSTextView":
      guard flag("drawsBackground", of: object) != false else { return [] }
      return background(of: object, environment, standard: system("textBackgroundColor"))
    case "NSTableView", "NSOutlineView": return tableLayers(of: object, environment)
    case "NSCollectionView":
      return background(of: object, environment, standard: system("controlBackgroundColor"))
    case "NSVisualEffectView", "NSGlassEffectView": return effect(of: object, environment)
    case "NSBox": return background(of: object, environment, "fillColor")
    case _ where CodeClasses.isKind(object.kind, of: "NSButton"):
      return hasCellGround(object) ? background(of: object, environment) : []
    case _ where CodeClasses.isKind(object.kind, of: "NSWindow"): return windowLayers(of: object, environment)
    default: return []
    }
  }

  /// True for a button whose cell fills its frame where code tells it to: without a bezel, and in no colour of the
  /// program's own property of that name.
  private func hasCellGround(_ button: CodeObject) -> Bool {
    let chain = button.type.map { run.classes.chain(of: $0) } ?? []
    return flag("isBordered", of: button) == false && chain.allSatisfy { $0.property("backgroundColor") == nil }
  }

  /// What a table paints: a source list has the material of a sidebar, and every other row may be a little darker, by an
  /// amount that is not in the tables.
  private func tableLayers(of object: CodeObject, _ environment: Environment) -> [Layer] {
    let styles = ["style", "selectionHighlightStyle"].flatMap { values($0, of: object) }
    if styles.contains(where: { Self.name(of: $0.value) == "sourceList" || Self.name(of: $0.value) == nil }) {
      return [Layers.unknown(Doubt(.material, "the material of a sidebar", place: object.place), environment)]
    }
    // The style that nobody chooses is that of a source list there, which is of the sidebar's material (S-77).
    let isAutomatic = styles.allSatisfy { ["automatic", "regular"].contains(Self.name(of: $0.value)) }
    if isAutomatic, !object.isSet("backgroundColor"), environment.backdrop.isInSidebarOfWindow {
      return ListComponents.sidebarLayers(renderer, environment)
    }
    let layers = background(of: object, environment, standard: system("controlBackgroundColor"))
    let isPlain =
      !object.isSet("usesAlternatingRowBackgroundColors")
      || flag("usesAlternatingRowBackgroundColors", of: object) == false
    return isPlain ? layers : layers.map(\.assumed)
  }

  private func system(_ name: String) -> StyleSetting {
    SystemColor(catalogName: name).map { standard($0, "S-98") } ?? standard(.windowBackground, "S-94c")
  }

  // MARK: - Drawing

  /// Classes of the frameworks that draw nothing but a background.
  static let plain: Set<String> = [
    "UIView", "NSView", "UIControl", "UIStackView", "UICollectionViewCell", "UICollectionReusableView",
    "UITableViewCell",
  ]

  /// Tells why the looks of a class of the program are not those of the framework's class, if they are not; what its
  /// `draw(_:)` draws may be followed.
  func drawing(of object: CodeObject, besidesDraw: Bool = false) -> Doubt? {
    guard let type = object.type, Self.plain.contains(object.kind) else { return nil }
    return run.classes.drawing(
      of: type, at: type.namePlace, besidesDraw: besidesDraw, knowsLayers: knowsSublayers(of: object),
      knowsGradient: isKnownGradient(object), knowsUpdate: knowsUpdate(of: object))
  }
}

extension Value {
  /// Whether a list's appearance is that of a sidebar, on each path.
  var isSidebar: Alternatives<Bool> {
    if case .choice(let all) = self { return all.flatMap(\.isSidebar) }
    return Alternatives(CodeRenderer.name(of: self) == "sidebar")
  }
}
