import PlatformStyles
import Scene
import SourceFacts

/// What the settings of an object mean.
extension CodeRenderer {
  /// Returns a colour by path; `nil` where nothing sets it.
  func color(_ property: String, of object: CodeObject) -> Alternatives<StyleSetting?> {
    let own = object.settings[property].map(color) ?? Alternatives(nil)
    return run.classes.walked(own, [property], ofKind: object.kind, object.type)
  }

  /// Returns what settings of a colour mean.
  func color(_ settings: Alternatives<CodeSetting?>) -> Alternatives<StyleSetting?> {
    flat(settings) { evaluator.settings($0.argument, isColor: true) }
  }

  /// Returns a font by path; `nil` where nothing sets it.
  func font(_ settings: Alternatives<CodeSetting?>) -> Alternatives<FontValue?> {
    flat(settings) { evaluator.font(setBy: $0.argument) }
  }

  func font(_ property: String, of object: CodeObject) -> Alternatives<FontValue?> {
    font(object.settings[property] ?? Alternatives(nil))
  }

  private func flat<Element>(
    _ settings: Alternatives<CodeSetting?>, _ meaning: (CodeSetting) -> Alternatives<Element?>
  ) -> Alternatives<Element?> {
    settings.flatMap { $0.map(meaning) ?? Alternatives(nil) }
  }

  /// Returns the values of a property, each with its path and the expression that sets it.
  func values(_ property: String, of object: CodeObject) -> [(path: Guard, value: Value, place: Place)] {
    (object.settings[property]?.branches ?? []).flatMap { branch -> [(path: Guard, value: Value, place: Place)] in
      guard let setting = branch.value else { return [] }
      guard case .choice(let all) = setting.value else { return [(branch.condition, setting.value, setting.place)] }
      return all.branches.compactMap { inner in
        branch.condition.and(inner.condition).map { ($0, inner.value, setting.place) }
      }
    }
  }

  /// Returns the attributes of a text that a property holds, each with its path and the expression that sets them.
  func attributes(_ property: String, of object: CodeObject) -> [(path: Guard, value: Instance, place: Place)] {
    values(property, of: object).compactMap { one in
      guard case .instance(let instance) = one.value, run.objects[instance.identity] == nil else { return nil }
      return (one.path, instance, one.place)
    }
  }

  /// Returns the objects that a property holds, each with its path.
  func objects(_ property: String, of object: CodeObject) -> [(path: Guard, identity: String)] {
    values(property, of: object).flatMap { one in
      run.pathsToObjects(in: one.value).compactMap { found in
        one.path.and(found.path).map { ($0, found.instance.identity) }
      }
    }
  }

  /// Returns what is known of the objects that a property holds on any path.
  func held(_ property: String, of object: CodeObject) -> [CodeObject] {
    objects(property, of: object).compactMap { run.objects[$0.identity] }
  }

  /// Returns the first text that a property holds.
  func text(_ properties: [String], of object: CodeObject) -> String? {
    for property in properties {
      for one in values(property, of: object) {
        if case .string(let text) = one.value, text.contains(where: { !$0.isWhitespace }) { return text }
      }
    }
    return nil
  }

  /// True where an argument or a property holds something that is not known, as a text of another language.
  func isTold(_ name: String, of object: CodeObject) -> Bool {
    func isUnknown(_ value: Value) -> Bool {
      switch value {
      case .unknown: true
      case .choice(let all): all.branches.contains { isUnknown($0.value) }
      default: false
      }
    }
    return (object.argument(name).map { [$0.value] } ?? []).contains(where: isUnknown)
      || values(name, of: object).contains { isUnknown($0.value) }
  }

  /// Returns a text among the arguments of an initialiser.
  func text(argument labels: [String], of object: CodeObject) -> String? {
    for label in labels {
      if case .string(let text)? = object.argument(label)?.value, text.contains(where: { !$0.isWhitespace }) {
        return text
      }
    }
    return nil
  }

  /// Returns a flag where it is the same on every path; `nil` where it is not set or not known.
  func flag(_ property: String, of object: CodeObject) -> Bool? {
    let flags = (object.settings[property]?.branches ?? []).map { branch -> Bool? in
      if case .bool(let flag)? = branch.value?.value { flag } else { nil }
    }
    guard let first = flags.first, flags.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Returns the name of an implicit member that a value is, as `.system` or `UIButton.ButtonType.system`.
  static func name(of value: Value?) -> String? {
    switch value {
    case .implicit(let member)?: member.name
    case .instance(let instance)?: instance.enumCase
    default: nil
    }
  }

  /// A default of the framework.
  func standard(_ color: SystemColor, _ clause: String) -> StyleSetting {
    StyleSetting(
      style: .color(ColorValue(color: .system(color), origin: nil)), description: "default \(color.rawValue)",
      clause: clause, isProject: false)
  }

  /// Returns a colour under what may have changed it out of sight.
  func styled(_ base: Alternatives<StyleSetting?>, by object: CodeObject) -> Alternatives<StyleSetting?> {
    guard let doubt = object.styledBy, base.branches.contains(where: { $0.value?.isProject != true }) else {
      return base
    }
    return Alternatives(StyleSetting(of: doubt, place: doubt.place))
  }
}

extension Environment {
  /// Returns settings with the tint that is in force where they ask for that: `UIColor.tintColor` is that of the view
  /// which shows it, and what code read of another one the window's, unless a view around has a tint of its own.
  func tinted(_ settings: Alternatives<StyleSetting?>) -> Alternatives<StyleSetting?> {
    // Most ask for none, and keep the room that they share.
    guard settings.branches.contains(where: { $0.value?.style.isInheritedTint == true }) else { return settings }
    return settings.flatMap { setting in
      guard let setting, setting.style.isInheritedTint else { return Alternatives(setting) }
      if setting.style == .tint, self.isTintedByView {
        let doubt = Doubt(.runtimeValue, "'tintColor'", place: setting.place, label: "tintColor")
        return Alternatives(StyleSetting(of: doubt, place: setting.place))
      }
      return self.tintSetting.map { tint in
        var result = setting
        result.style = tint.style
        return result
      }
    }
  }
}

extension Style {
  /// True for the tint of the view that shows it, and for what code read of another one.
  var isInheritedTint: Bool {
    switch self {
    case .tint: true
    case .color(let value): value.color == .accent
    default: false
    }
  }
}
