import ColorScience
import PlatformStyles
import Scene
import SourceFacts

extension InterfaceDocument {
  // MARK: - Colours

  /// Returns the colour under a key as a setting, by size class; a `nil` alternative means the default.
  func setting(_ key: String, of object: InterfaceObject) -> Alternatives<StyleSetting?> {
    if let given = colorGiven(key, to: object) { return setting(given) }
    let uses = varied(object) { variation in (variation?.colors ?? object.colors).first { $0.key == key } }
    return Alternatives(
      branches: uses.branches.flatMap { branch -> [Alternatives<StyleSetting?>.Branch] in
        guard let use = branch.value else { return [.init(condition: branch.condition, value: nil)] }
        return setting(use).branches.compactMap { inner in
          branch.condition.and(inner.condition).map { .init(condition: $0, value: inner.value) }
        }
      })
  }

  /// Returns the setting that a colour means; several where its numbers can be read in two ways.
  func setting(_ use: InterfaceColorUse) -> Alternatives<StyleSetting?> {
    let place = place(use.span)
    func make(_ color: DynamicColor) -> StyleSetting {
      let style = Style.color(ColorValue(color: color, origin: place, isPlatformColor: true))
      return StyleSetting(style: style, description: style.words, place: place, isProject: true)
    }
    switch use.color {
    case nil: return Alternatives(nil)
    case .fixed(let readings):
      if readings.count == 1 { return Alternatives(make(.fixed(readings[0]))) }
      let condition = evaluator.conditions.number(
        key: ConditionTable.calibration, label: "a calibrated colour", arms: readings.indices.map(String.init),
        isGap: true)
      return Alternatives(
        branches: readings.enumerated().map {
          .init(condition: Guard(condition: condition, arm: $0.offset), value: make(.fixed($0.element)))
        })
    case .system(let name): return Alternatives(systemSetting(name, place, make))
    case .named(let name):
      let found = evaluator.index.assets(for: file).color(named: name, in: .code(file), from: file)
      if case .found(let asset) = found { return Alternatives(make(.asset(asset))) }
      // A file that keeps a value of the colour has something to show without the catalog (S-118).
      if case .missing(var missing) = found, missing.isCertain, !facts.keptColors.contains(name) {
        missing.isOptional = true
        evaluator.missingColors[place] = missing
      }
      return Alternatives(make(.unknown(Doubt(.missingAsset, "'\(name)'", place: place, key: "asset.\(name)"))))
    case .unreadable(let space):
      return Alternatives(
        make(.unknown(Doubt(.unsupportedExpression, "a colour in the space '\(space)'", place: place))))
    }
  }

  private func systemSetting(_ name: String, _ place: Place, _ make: (DynamicColor) -> StyleSetting) -> StyleSetting {
    let bare = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    if let system = SystemColor(catalogName: name) { return make(system == .tint ? .accent : .system(system)) }
    if let fixed = SystemColor.fixedUIColor(bare) { return make(.fixed(fixed)) }
    if name.hasPrefix("_sourceList") { return material("sidebar", place) }
    var doubt = Doubt(.externalModule, "the system colour '\(name)'", place: place)
    doubt.isUnpublished = true
    return make(.unknown(doubt))
  }

  /// A surface of the system whose pixels nobody publishes.
  func material(_ name: String, _ place: Place) -> StyleSetting {
    StyleSetting(
      style: .unknown(Doubt(.material, "the material '\(name)'", place: place)), description: "\(name) material",
      place: place, clause: "S-117", isProject: false)
  }

  /// A default of the framework.
  func standard(_ color: SystemColor, _ clause: String) -> StyleSetting {
    StyleSetting(
      style: .color(ColorValue(color: .system(color), origin: nil)), description: "default \(color.rawValue)",
      clause: clause, isProject: false)
  }

  /// A default that never changes.
  func standard(_ color: Color, _ words: String, _ clause: String) -> StyleSetting {
    StyleSetting(
      style: .color(ColorValue(color: .fixed(color), origin: nil)), description: words, clause: clause,
      isProject: false)
  }

  /// The colour that an appearance proxy sets for all views of an object's class, else the framework's (S-116).
  func standard(
    _ own: StyleSetting, unlessProxySets property: String, of object: InterfaceObject
  ) -> Alternatives<StyleSetting> {
    let kind = "UI\(object.kind.prefix(1).uppercased())\(object.kind.dropFirst())"
    guard !isMac, let proxy = renderer.proxies.standard(kind, on: evaluator.platform(of: file), in: file),
      let settings = proxy.settings[property]
    else { return Alternatives(own) }
    return Alternatives(
      branches: settings.branches.flatMap { branch -> [Alternatives<StyleSetting>.Branch] in
        guard let setting = branch.value else { return [.init(condition: branch.condition, value: own)] }
        let argument = ArgumentValue(label: nil, value: setting.value, place: setting.place)
        return evaluator.settings(argument, isColor: true).branches.compactMap { inner in
          branch.condition.and(inner.condition).map { .init(condition: $0, value: inner.value ?? own) }
        }
      })
  }

  // MARK: - Fonts

  /// Returns the font under a key, by size class; a `nil` alternative means the default, as that of a control's size.
  func font(_ key: String, of object: InterfaceObject) -> Alternatives<FontValue?> {
    varied(object) { variation in
      (variation?.fonts ?? object.fonts).first { $0.key == key }.flatMap { use in
        use.type == InterfaceFontUse.ofControl && use.style == nil && use.size == nil ? nil : font(use)
      }
    }
  }

  /// Returns the font that a use means (S-118).
  func font(_ use: InterfaceFontUse) -> FontValue {
    let place = place(use.span)
    if let name = use.style {
      guard let style = TextStyle(interfaceBuilderStyle: name) ?? TextStyle(uiFontTextStyle: name) else {
        let doubt = Doubt(.unsupportedExpression, "the text style '\(name)'", place: place)
        return FontValue(base: .unknown(doubt), place: place)
      }
      return FontValue(base: .style(style), place: place)
    }
    if let name = use.name {
      let weight = FontWeight(fontName: name)
      return FontValue(
        base: .size(use.size, scales: false), nameWeight: weight, isWeightAssumed: weight == nil, place: place)
    }
    let type = use.type ?? "system"
    var font = FontValue(base: .size(use.size ?? Self.sizes[type] ?? (isMac ? 13 : 17), scales: false), place: place)
    if let weight = use.weight.flatMap({ FontWeight(swiftUIName: $0) }) {
      font.modifiers.append(.weight(weight))
    } else if let weight = FontWeight.allCases.first(where: { type.lowercased() == "system\($0.name.lowercased())" }) {
      font.modifiers.append(.weight(weight))
    } else if type.hasSuffix("Bold") || type.hasPrefix("bold") {
      font.modifiers.append(.weight(.bold))
    }
    return font
  }

  /// The sizes of AppKit's fonts by use, in pt; the plain system font has the platform's size.
  private static let sizes: [String: Double] = [
    "cellTitle": 12, "label": 10, "miniSystem": 9, "miniSystemBold": 9, "smallSystem": 11, "smallSystemBold": 11,
    "toolTip": 11, "user": 12, "titleBar": 13, "menu": 13, "message": 13, "controlContent": 12,
  ]
}
