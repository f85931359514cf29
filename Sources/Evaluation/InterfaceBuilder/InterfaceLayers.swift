import PlatformStyles
import Scene
import SourceFacts

/// What views of UIKit and AppKit paint over their frames (S-111 to S-117).
extension InterfaceViews {
  /// Returns what an object paints behind its content, back to front.
  func layers(of object: InterfaceObject, in context: InterfaceContext) -> [Layer] {
    let environment = context.environment
    var result =
      document.isMac
      ? macLayers(of: object, environment) + layerBackground(of: object, environment)
      : touchLayers(of: object, environment)
    if let doubt = drawing(of: object) { result.append(Layers.unknown(doubt, environment)) }
    return result + document.layersAtBack(of: object, in: environment)
  }

  /// Views of the project's own classes may paint what they like.
  private func drawing(of object: InterfaceObject) -> Doubt? {
    guard Self.containers.contains(object.kind), let doubt = document.drawing(of: object) else { return nil }
    return doubt
  }

  private static let containers: Set<String> = ["view", "customView", "collectionReusableView"]

  /// The file's or the code's background; nothing where both leave it.
  private func background(
    of object: InterfaceObject, _ environment: Environment, standard: Alternatives<StyleSetting>? = nil
  ) -> [Layer] {
    var written = document.setting("backgroundColor", of: object)
    if let standard { written = written.or(standard) }
    var paint = document.withCode(
      document.told(written, ["backgroundColor"], of: object),
      by: document.reaching(["backgroundColor"], object)
        + (document.isMac ? [] : document.layerAssignments(to: ["backgroundColor"], of: object)))
    paint = document.walked(paint, ["backgroundColor"], of: object)
    if let isReset = document.resetsBackground(of: object) {
      let own = paint
      paint = isReset.flatMap { $0 ? standard.map { $0.map(Optional.some) } ?? Alternatives(nil) : own }
    }
    let isNothing = paint.branches.allSatisfy { $0.value.map(\.style.isInvisible) ?? true }
    return isNothing ? [] : [Layers.layer(environment.tinted(paint), environment)]
  }

  /// What code gives the layer of a view of AppKit to paint, which is the background of one in UIKit.
  private func layerBackground(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    let given = document.layerAssignments(to: ["backgroundColor"], of: object)
    return given.isEmpty ? [] : [Layers.layer(document.withCode(Alternatives(nil), by: given), environment)]
  }

  private func known(_ setting: StyleSetting) -> Alternatives<StyleSetting> { Alternatives(setting) }

  // MARK: - UIKit

  private func touchLayers(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    switch object.kind {
    case "textView":
      // That of a view made in code is published; what one is decoded as that has none in its file is not.
      let clear = StyleSetting(style: .clear, description: "no background", clause: "S-112", isProject: false)
      let standard = document.oneOf([document.standard(.background, "S-112"), clear], key: "gap.interface.textView")
      return background(of: object, environment, standard: standard)
    case "textField":
      let field = Defaults.layer(
        ControlDefaults.fieldBackdrop(on: environment.platform), renderer: renderer, in: environment)
      let own = background(of: object, environment)
      return (object.attributes["borderStyle"] == "roundedRect" ? [field] : []) + own
    case "tableView":
      let isGrouped = object.isGroupedTable
      let color: SystemColor = isGrouped ? .groupedBackground : .background
      return background(of: object, environment, standard: known(document.standard(color, "S-113")))
    case "collectionView":
      let appearance = document.listAppearance(of: object)
      return ListComponents.sidebarLayers(where: appearance, renderer, environment)
        + background(of: object, environment)
    case "tableViewCell": return cellLayers(of: object, environment) + selection(of: object, environment)
    case "collectionViewCell": return background(of: object, environment) + selection(of: object, environment)
    case "imageView": return image(of: object, environment)
    case "button":
      let picture =
        object.children.contains { $0.attributes["backgroundImage"] != nil }
        || !document.reaching(["backgroundImage"], object).isEmpty
      // What is stretched behind a title may be a fill or an outline as well as a photograph.
      let doubt = Doubt(.imageBackdrop, "a background image", place: document.place(object.span))
      return background(of: object, environment) + (picture ? [Layers.unknown(doubt, environment)] : [])
    case "visualEffectView":
      let blur = object.vibrancyEffect == nil ? [effect(of: object, environment)] : []
      return Layers.around(
        blur, background(of: object, environment), at: document.place(object.span), renderer)
    case "navigationBar", "toolbar", "tabBar": return []
    case _ where Self.pictures.contains(object.kind): return [imageLayer(object.kind, object, environment)]
    default: return object.isScreen ? [] : background(of: object, environment)
    }
  }

  /// Views that show pixels of their own.
  private static let pictures: Set<String> = [
    "mapView", "wkWebView", "webView", "sceneKitView", "arscnView", "glkView", "mtkView", "skView", "pdfView",
    "openGLView", "arskView",
  ]

  /// The platter of a row; a cell in a file of its own may belong to a table of either style (S-113).
  private func cellLayers(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    let colors: [SystemColor]
    switch environment.container.list {
    case .grouped: colors = [.groupedPlatter]
    case .plain, .sidebar: colors = [.background]
    case .none: colors = [.background, .groupedPlatter]
    }
    let settings = colors.map { document.standard($0, "S-113") }
    return background(of: object, environment, standard: document.oneOf(settings, key: "gap.interface.cell"))
  }

  /// What a row's configuration paints, over what lies behind one that is selected.
  private func selection(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    let configured = document.configuredBackground(of: object)
    let own = configured?.color
    let painted = [own, configured?.view].compactMap(\.self).filter { paint in
      paint.branches.contains { $0.value != nil }
    }
    guard let owner = document.owner(of: object) else { return [] }
    let (identity, place) = ("interface.\(owner.id)", document.place(object.span))
    let chain = document.code.chain(of: owner)
    if let kind = document.code.kind(of: owner), RowSelection.isSelectable(kind) {
      RowSelection.meet(by: chain, in: identity, at: place, document.evaluator)
    }
    let project = document.selectedBackground(of: object)
    // A row that is never seen to be selected has nothing behind it.
    let isSeen = object.attributes[RowSelection.style] != "none"
    guard own != nil || isSeen && (project != nil || object.kind == "tableViewCell") else { return [] }
    let selected = RowSelection.layer(
      stateOf: identity, under: own ?? Alternatives(nil), project: isSeen ? project : nil, at: place,
      document.evaluator, environment)
    return [isSeen ? selected : nil].compactMap(\.self) + painted.map { Layers.layer($0, environment) }
  }

  private func image(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    let own = background(of: object, environment)
    let shown = picture(of: object, environment)
    if shown.isEmpty { return own }
    let picture = own + shown
    guard document.holdsLayers(object) else { return picture }
    let place = document.place(object.span)
    let doubt = Doubt(.unknownBackdrop, "a layer that code puts on an image view", place: place)
    return picture + [Layers.maybe(Layers.unknown(doubt, environment), at: place, renderer)]
  }

  /// The picture of an image view, on the paths on which it shows none that is drawn in the tint: a symbol lies on no
  /// picture of its own view (S-110).
  private func picture(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    let isPicture = document.pictures(of: object).map { $0 == .pixels }
    if isPicture.branches.allSatisfy({ !$0.value }) { return [] }
    let layer = imageLayer("an image view", object, environment)
    let isLimited = isPicture.branches.count <= Alternatives<StyleSetting?>.limit
    return [isLimited && isPicture.branches.contains { !$0.value } ? layer.painted(where: isPicture) : layer]
  }

  func imageLayer(_ words: String, _ object: InterfaceObject, _ environment: Environment) -> Layer {
    let file = document.file
    let asset = object.attributes["image"].flatMap { name in
      document.evaluator.index.assets(for: file).image(named: name, in: .code(file), from: file)
    }
    return Layers.layer(
      StyleSetting(style: .image(asset), description: words, place: document.place(object.span), isProject: true),
      environment)
  }

  /// The blur of a visual effect view; those named after materials are SwiftUI's materials (S-117).
  private func effect(of object: InterfaceObject, _ environment: Environment) -> Layer {
    let blur = object.children.first { $0.kind == "blurEffect" }
    let name = blur?.attributes["style"] ?? "blur"
    let place = document.place(object.span)
    return Layers.blur(name, at: place, renderer, environment)
      ?? Layers.layer(document.material(name, place), environment)
  }

  // MARK: - AppKit

  private func macLayers(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    switch object.kind {
    case "textView":
      guard object.attributes["drawsBackground"] != "NO" else { return [] }
      return background(of: object, environment, standard: known(Self.color("textBackgroundColor", document)))
    case "clipView":
      guard object.attributes["drawsBackground"] != "NO" else { return [] }
      return background(of: object, environment, standard: known(Self.color("controlBackgroundColor", document)))
    case "scrollView": return []
    case "tableView", "outlineView":
      if object.attributes["tableStyle"] == "sourceList" || object.attributes["selectionHighlightStyle"] == "sourceList"
      {
        return [Layers.layer(document.material("sidebar", document.place(object.span)), environment)]
      }
      var layers = background(
        of: object, environment, standard: known(Self.color("controlBackgroundColor", document)))
      // Every other row is a little darker, by an amount that is not in the tables.
      if object.isOn("alternatingRowBackgroundColors") { layers = layers.map(\.assumed) }
      return layers
    case "visualEffectView":
      let name = object.attributes["material"] ?? "appearanceBased"
      return [Layers.layer(document.material(name, document.place(object.span)), environment)]
    case "collectionView": return collectionLayers(of: object, environment)
    case "box": return boxLayers(of: object, environment)
    case "imageView": return picture(of: object, environment)
    case _ where Self.pictures.contains(object.kind): return [imageLayer(object.kind, object, environment)]
    case "textField", "secureTextField", "searchField", "comboBox", "tokenField":
      return fieldLayers(of: object, environment)
    default: return []
    }
  }

  /// A collection paints the first of its background colours behind all items.
  private func collectionLayers(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    if let given = document.reaching(["backgroundColors"], object).first {
      let doubt = Doubt(.unknownBackdrop, "the background colours of a collection", place: given.assignment.place)
      return [Layers.unknown(doubt, environment)]
    }
    let paint = document.setting("primaryBackgroundColor", of: object)
    return paint.branches.contains { $0.value != nil } ? [Layers.layer(paint, environment)] : []
  }

  /// A field paints its cell's background where it says so, else it is as clear as a label.
  private func fieldLayers(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    guard let cell = object.children.first(where: { $0.role == "cell" }),
      cell.isOn("drawsBackground") || ["searchField", "comboBox"].contains(object.kind)
    else { return [] }
    let written = document.setting("backgroundColor", of: cell).or(Self.color("textBackgroundColor", document))
    return [Layers.layer(document.withCode(written, ["backgroundColor"], of: object), environment)]
  }

  /// A custom box has a fill of its own; the framework's adds a faint one that is not published.
  private func boxLayers(of object: InterfaceObject, _ environment: Environment) -> [Layer] {
    switch object.attributes["boxType"] {
    case "separator": return []
    case "custom":
      let fill = document.withCode(document.setting("fillColor", of: object), ["fillColor"], of: object)
      return fill.branches.contains { $0.value != nil } ? [Layers.layer(fill, environment)] : []
    default:
      return [PresentationModifiers.rootLayer(environment).assumed]
    }
  }

  private static func color(_ name: String, _ document: InterfaceDocument) -> StyleSetting {
    SystemColor(catalogName: name).map { document.standard($0, "S-98") }
      ?? document.standard(.windowBackground, "S-94c")
  }
}

extension InterfaceObject {
  /// True for tables whose rows lie on platters.
  var isGroupedTable: Bool { ["grouped", "insetGrouped"].contains(attributes["style"]) }
}
