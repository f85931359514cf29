import PlatformStyles
import Scene
import SourceFacts

/// Rows of lists: what they stand on, their labels and their content configurations (S-113).
enum CodeCells {
  static let handlers: [String: CodeRenderer.Handler] = [
    "UITableViewCell": cell, "UICollectionReusableView": content, "UITableViewHeaderFooterView": header,
    "UIListContentView": content, "NSTableCellView": macCell,
  ]

  // MARK: - Backgrounds

  /// The platter of a row; code that makes rows need not tell the style of their table.
  static func layers(of object: CodeObject, _ views: CodeRenderer, _ environment: Environment) -> [Layer] {
    if views.objects("backgroundConfiguration", of: object).isEmpty == false {
      return configured(object, views, environment)
    }
    // What an interface file paints in the row lies there already.
    if views.rowOfFile(object) != nil { return background(of: object, views, environment) }
    let styles = views.values(RowSelection.style, of: object).map { CodeRenderer.name(of: $0.value) }
    let hasSelection = styles.isEmpty || styles.contains { $0 != "none" }
    var colors: [SystemColor] = [.background, .groupedPlatter]
    switch environment.container.list {
    case .grouped: colors = [.groupedPlatter]
    case .plain, .sidebar: colors = [.background]
    case .none: break
    }
    let standard = alternatives(colors.map { views.standard($0, "S-113") }, views)
    // A row from which the background is taken lets the table through.
    let settings = object.settings["backgroundColor"] ?? Alternatives(nil)
    var paint = settings.flatMap { setting -> Alternatives<StyleSetting?> in
      setting.map { views.color(Alternatives($0)) } ?? standard.map { $0 }
    }
    if environment.platform == .macos { paint = views.color("backgroundColor", of: object) }
    var platter = Layers.layer(paint, environment)
    // Nothing tells which row of a file or of a list it is, or of which class, of those that may each be painted.
    let isOpen =
      object.type.flatMap(views.renderer.interfaces.background) != nil || views.run.isHanded(object)
      || object.origin.map(views.run.rowClasses.mayBePainted) == true
    platter.isAssumed = isOpen && !object.isSet("backgroundColor")
    return [platter] + view("backgroundView", of: object, views, environment)
      + (hasSelection ? [selection(of: object, under: Alternatives(nil), views, environment)].compactMap(\.self) : [])
  }

  private static func selection(
    of object: CodeObject, under own: Alternatives<StyleSetting?>, _ views: CodeRenderer, _ environment: Environment
  ) -> Layer? {
    RowSelection.layer(
      stateOf: object.identity, under: own, project: selected(object, views, environment), at: object.place,
      views.evaluator, environment)
  }

  /// What the project's view paints that lies behind a row while it is selected; `nil` where code sets none.
  private static func selected(
    _ object: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) -> Alternatives<StyleSetting?>? {
    guard let settings = object.settings[RowSelection.view] else { return nil }
    let system = RowSelection.system(at: object.place)
    // The system paints nothing behind a plain view of a collection.
    let isPlain = object.kind == "UICollectionViewCell"
    return settings.flatMap { setting in
      guard let setting, !setting.isNil else { return Alternatives(isPlain ? nil : system) }
      let found = views.run.objectsIn(setting.value).compactMap { views.run.objects[$0.identity] }
      guard let view = found.first, found.count == 1, view.kind == "UIView", view.children.isEmpty,
        !view.isSet("isHidden")
      else { return Alternatives(system) }
      let layers = views.surface(of: view, in: environment)
      return layers.count > 1 ? Alternatives(system) : layers.first?.paint ?? Alternatives(nil)
    }
  }

  private static func alternatives(_ settings: [StyleSetting], _ views: CodeRenderer) -> Alternatives<StyleSetting> {
    if settings.count == 1 { return Alternatives(settings[0]) }
    let condition = views.evaluator.conditions.number(
      key: "gap.interface.cell", label: "S-113", arms: ["plain", "grouped"], isGap: true)
    return Alternatives(
      branches: settings.enumerated().map {
        .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element)
      })
  }

  /// The background of a view of a collection; where a background configuration is set, this has reset it.
  static func background(of object: CodeObject, _ views: CodeRenderer, _ environment: Environment) -> [Layer] {
    guard let settings = object.settings["backgroundConfiguration"] else {
      return views.background(of: object, environment) + view("backgroundView", of: object, views, environment)
    }
    let paint = settings.flatMap { setting -> Alternatives<StyleSetting?> in
      setting.map { !$0.isNil } == true ? Alternatives(nil) : views.color("backgroundColor", of: object)
    }
    return paint.branches.allSatisfy({ $0.value == nil }) ? [] : [Layers.layer(paint, environment)]
  }

  /// What a row's background configuration paints.
  static func configured(_ object: CodeObject, _ views: CodeRenderer, _ environment: Environment) -> [Layer] {
    let found = views.objects("backgroundConfiguration", of: object).prefix(1)
    let configurations = found.compactMap { views.run.objects[$0.identity] }
    let isListed = CodeClasses.isKind(object.kind, of: "UICollectionViewListCell") || isOfList(object, environment)
    if configurations.isEmpty, isListed || RowSelection.isSelectable(object.kind) && object.isSet(RowSelection.view) {
      return (isListed ? platter(of: object, views, environment) : [])
        + [selection(of: object, under: Alternatives(nil), views, environment)].compactMap(\.self)
    }
    return configurations.flatMap { configuration -> [Layer] in
      let color = views.color("backgroundColor", of: configuration).or(
        standard(of: configuration, in: object, views, environment))
      let paint = ColorTransformer.paint(color, in: configuration, views)
      let own =
        (paint.branches.contains { $0.value != nil } ? [Layers.layer(paint, environment)] : [])
        + view("customView", of: configuration, views, environment)
      if configuration.variant == "clear" { return own }
      return [selection(of: object, under: paint, views, environment)].compactMap(\.self) + own
    }
  }

  /// True for an item of a collection laid out as a list whose class is not told: those have the list's own cells.
  private static func isOfList(_ object: CodeObject, _ environment: Environment) -> Bool {
    object.kind == "UICollectionViewCell" && object.type == nil && object.origin != nil
      && environment.container.list != .none
  }

  /// The platter of a row of a collection's list, which a background of the row's own takes away.
  private static func platter(
    of object: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) -> [Layer] {
    let properties = ["backgroundColor", "backgroundConfiguration"]
    let paint = properties.reduce(platter(in: object, views, environment)) { paint, property in
      (object.settings[property] ?? Alternatives(nil)).flatMap { $0 == nil ? paint : Alternatives(nil) }
    }
    return paint.branches.allSatisfy { $0.value == nil } ? [] : [Layers.layer(paint, environment)]
  }

  /// What the system paints behind a row by the list around it; nothing behind headers, footers and rows of sidebars.
  private static func platter(
    in object: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) -> Alternatives<StyleSetting?> {
    if object.isSet(CodeRun.elementKind) || environment.platform == .macos { return Alternatives(nil) }
    switch environment.container.list {
    case .grouped: return Alternatives(views.standard(.groupedPlatter, "S-113"))
    case .plain: return Alternatives(views.standard(.background, "S-113"))
    case .sidebar: return Alternatives(nil)
    case .none:
      return alternatives([SystemColor.background, .groupedPlatter].map { views.standard($0, "S-113") }, views).map {
        $0
      }
    }
  }

  /// What a background configuration paints without a colour of its own.
  private static func standard(
    of configuration: CodeObject, in object: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) -> Alternatives<StyleSetting?> {
    switch configuration.variant {
    case "listGroupedCell": Alternatives(views.standard(.groupedPlatter, "S-113"))
    case "listPlainCell": Alternatives(views.standard(.background, "S-113"))
    case "listCell", nil:
      RowSelection.isSelectable(object.kind) && environment.container.list != .none
        ? platter(in: object, views, environment) : Alternatives(nil)
    default: Alternatives(nil)
    }
  }

  /// What a view of its own paints that a row, its configuration or a list has for its background, which covers its
  /// colour; each layer where that view is the one.
  static func view(
    _ property: String, of object: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) -> [Layer] {
    let settings = object.settings[property]?.branches ?? []
    let painted = settings.map { branch -> (path: Guard, layers: [Layer]) in
      guard let setting = branch.value, !setting.isNil else { return (branch.condition, []) }
      let found = views.run.objectsIn(setting.value).compactMap { views.run.objects[$0.identity] }
      guard let view = found.first, found.count == 1 else {
        let doubt = Doubt(.unknownBackdrop, "the view of a background", place: setting.place)
        return (branch.condition, [Layers.unknown(doubt, environment)])
      }
      return (branch.condition, views.surface(of: view, in: environment))
    }
    return Layers.joined(painted)
  }

  // MARK: - Content

  private static let cell: CodeRenderer.Handler = { views, object, environment in
    var inner = row(environment, views)
    configurations(of: object, views, inner)
    let style = CodeRenderer.name(of: object.argument("style")?.value)
    let written = views.rowsOfFiles(object).reduce(into: Set<String>()) { $0.formUnion($1.labels) }
    // A row of the default style has no second label.
    let labels = style == "default" ? ["textLabel"] : ["textLabel", "detailTextLabel"]
    let stack = views.renderer.newStack()
    for (position, property) in labels.enumerated() where !written.contains(property) {
      let around = views.layout(ofLabel: position, in: object, style: style, stack: stack, inner)
      for (_, identity) in views.objects(property, of: object) {
        guard let label = views.run.objects[identity] else { continue }
        if !says(label, property, in: object, views) { continue }
        for inner in content(of: object, views, around) {
          legacy(label, isDetail: property == "detailTextLabel", style: style, views, inner)
        }
      }
    }
    for inner in content(of: object, views, inner) { RowSymbols.show(in: object, views, inner) }
  }

  /// The environments in a row's content view, which holds its labels of the old kind.
  private static func content(
    of object: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) -> [Environment] {
    guard let identity = views.objects("contentView", of: object).first?.identity,
      let content = views.run.objects[identity]
    else { return [environment] }
    return views.entered(content, from: environment).map { entered in
      var inner = entered
      for layer in views.layers(of: content, in: inner) { inner.backdrop = inner.backdrop.adding(layer) }
      return inner
    }
  }

  private static let content: CodeRenderer.Handler = { views, object, environment in
    configurations(of: object, views, row(environment, views))
  }

  private static let header: CodeRenderer.Handler = { views, object, environment in
    var inner = row(environment, views)
    configurations(of: object, views, inner)
    let isFooter = object.variant == SectionTitles.footer
    let isGrouped = environment.container.list == .grouped
    let value =
      isFooter
      ? ListDefaults.sectionFooter
      : ListDefaults.sectionHeader(isGrouped ? .grouped : .plain, platform: environment.platform)
    // Of a plain table's header it is not known which of two colours it has (S-84).
    let open = isFooter || isGrouped ? nil : Defaults.foreground(value, renderer: views.renderer, in: inner)
    let standard = open ?? Alternatives(views.standard(.secondaryLabel, "S-113"))
    Defaults.font(value, to: &inner, renderer: views.renderer)
    for (_, identity) in views.objects("textLabel", of: object) {
      guard let label = views.run.objects[identity], label.isSet("text") || label.isSet("textColor") else { continue }
      for inner in content(of: object, views, inner) {
        for (label, inner) in seen(label, in: inner, views) {
          CodeTexts.text(
            of: label, attributed: "attributedText", texts: ["text"], standards: standard, views, inner)
        }
      }
    }
  }

  private static let macCell: CodeRenderer.Handler = { views, object, environment in
    var inner = row(environment, views)
    inner.defaultFont = FontValue(base: .size(13, scales: false))
    inner.defaultFontClause = "S-94c"
    for (_, identity) in views.objects("textField", of: object) {
      // What code puts into a view is seen there.
      guard let label = views.run.objects[identity], views.run.superviews[identity] == nil,
        ["stringValue", "textColor", "attributedStringValue"].contains(where: label.isSet)
      else { continue }
      for (label, inner) in seen(label, in: inner, views) {
        CodeTexts.text(
          of: label, attributed: "attributedStringValue", texts: ["stringValue"],
          standard: views.standard(.label, "S-94c"), views, inner)
      }
    }
  }

  /// Each row is a comparison scope of its own.
  private static func row(_ environment: Environment, _ views: CodeRenderer) -> Environment {
    var inner = environment
    inner.scope = views.renderer.newScope()
    inner.container.isRow = true
    return inner
  }

  /// A label of a row of the old kind: 17 pt, its detail by the row's style.
  private static func legacy(
    _ label: CodeObject, isDetail: Bool, style: String?, _ views: CodeRenderer, _ environment: Environment
  ) {
    var inner = environment
    inner.defaultFont = FontValue(base: .style(isDetail && style == "subtitle" ? .caption : .body))
    inner.defaultFontClause = "S-113"
    let isValue = isDetail && style != "subtitle"
    let standard = views.standard(isValue ? .secondaryLabel : .label, "S-113")
    for (label, inner) in seen(label, in: inner, views) {
      CodeTexts.text(of: label, attributed: "attributedText", texts: ["text"], standard: standard, views, inner)
    }
  }

  /// True for a label that code gives a text, or a colour where other code may give it one. Rows from files have their
  /// labels there.
  private static func says(
    _ label: CodeObject, _ property: String, in cell: CodeObject, _ views: CodeRenderer
  ) -> Bool {
    if texts.contains(where: label.isSet) { return true }
    guard label.isSet("textColor") else { return false }
    if let type = cell.type {
      if type.access == .public || type.access == .open { return true }
      // Rows are registered by the name of their class.
      if views.renderer.uses.namers[type.lastName] == nil { return false }
    }
    return label.handedTo != nil || cell.handedTo != nil || views.mayFill(property, ofRow: cell.type)
  }

  private static let texts = ["text", "attributedText", "stringValue", "attributedStringValue"]

  /// A part of a row stands where code first says something of it. Where a function chooses between several texts, each
  /// of them is one of its own, on its paths.
  private static func seen(
    _ label: CodeObject, in environment: Environment, _ views: CodeRenderer
  ) -> [(label: CodeObject, environment: Environment)] {
    let written = texts.flatMap { property in
      (label.settings[property]?.branches ?? []).compactMap { branch in
        branch.value.flatMap { $0.isNil ? nil : (property: property, path: branch.condition, setting: $0) }
      }
    }
    let calls = written.map { $0.path.removing { views.evaluator.conditions.isPath($0.condition) } }
    guard Set(written.map(\.setting.place)).count > 1, Set(calls).count == 1 else {
      var result = label
      let places = (texts + ["textColor"]).lazy.compactMap { property in
        label.settings[property]?.branches.lazy.compactMap { $0.value?.place }.first
      }
      if let place = places.first { result.place = place }
      // Of a label that others give its text, what code says here is where the colour is set.
      let colored = label.settings["textColor"]?.branches.filter { $0.value != nil } ?? []
      if written.isEmpty, !colored.isEmpty { result.settings["textColor"] = Alternatives(branches: colored) }
      return [(result, environment)]
    }
    return written.compactMap { one in
      guard let path = environment.path.and(one.path) else { return nil }
      var (result, inner) = (label, environment)
      inner.path = path
      for property in texts { result.settings[property] = nil }
      result.settings[one.property] = Alternatives(one.setting)
      result.place = one.setting.place
      return (result, inner)
    }
  }

  // MARK: - Content configurations

  private static func configurations(of object: CodeObject, _ views: CodeRenderer, _ environment: Environment) {
    for (path, identity) in views.objects("contentConfiguration", of: object) {
      guard let path = environment.path.and(path), let configuration = views.run.objects[identity] else { continue }
      var inner = environment
      inner.path = path
      show(configuration, inRow: object, views, inner)
    }
  }

  /// Adds the texts of a list content configuration, and its symbol.
  private static func show(
    _ configuration: CodeObject, inRow row: CodeObject, _ views: CodeRenderer, _ environment: Environment
  ) {
    guard configuration.kind == "UIListContentConfiguration" else { return }
    let variant = configuration.variant ?? "cell"
    let parts: [(property: String, attributed: String, properties: String, isSecond: Bool)] = [
      ("text", "attributedText", "textProperties", false),
      ("secondaryText", "secondaryAttributedText", "secondaryTextProperties", true),
    ]
    let shown = parts.filter { configuration.isSet($0.property) || configuration.isSet($0.attributed) }
    let column = views.isColumn(configuration, inRow: row) ? views.renderer.newStack() : nil
    for (position, part) in shown.enumerated() {
      var inner = environment
      let (font, color) = standard(variant, in: environment.container.list, isSecond: part.isSecond)
      inner.defaultFont = FontValue(base: .style(font))
      inner.defaultFontClause = "S-113"
      inner.layout.append(
        LayoutStep(
          stack: column ?? views.renderer.newStack(), axis: variant == "valueCell" ? .horizontal : .vertical,
          child: position))
      var label = configuration
      let properties = views.objects(part.properties, of: configuration).first.flatMap {
        views.run.objects[$0.identity]
      }
      label.settings["textColor"] = properties?.settings["color"]
      label.settings["font"] = properties?.settings["font"]
      label.settings["text"] = configuration.settings[part.property]
      label.settings["attributedText"] = configuration.settings[part.attributed]
      CodeTexts.text(
        of: label, attributed: "attributedText", texts: ["text"], standard: views.standard(color, "S-113"),
        run: shown.count > 1 ? position + 1 : 0, views, inner)
    }
    RowSymbols.show(configuredBy: configuration, views, environment)
  }

  /// The font and colour that a configuration starts with.
  private static func standard(
    _ variant: String, in list: ContainerState.List, isSecond: Bool
  ) -> (font: TextStyle, color: SystemColor) {
    switch variant {
    case "header" where list == .grouped || list == .sidebar: (.footnote, .secondaryLabel)
    case "valueCell": (.body, isSecond ? .secondaryLabel : .label)
    case "subtitleCell", "cell", "sidebarCell", "sidebarSubtitleCell": (isSecond ? .caption : .body, .label)
    case "plainHeader", "prominentInsetGroupedHeader", "extraProminentInsetGroupedHeader", "header": (.headline, .label)
    case "groupedHeader", "groupedFooter", "plainFooter", "footer", "sidebarHeader": (.footnote, .secondaryLabel)
    default: (isSecond ? .caption : .body, .label)
    }
  }
}
