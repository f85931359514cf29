import Scene

extension ForegroundModifiers {
  /// Returns the tint that is set; `nil` takes an outer one back, so that the accent applies (S-30).
  static func tint(
    _ settings: Alternatives<StyleSetting?>, in environment: Environment
  ) -> Alternatives<StyleSetting>? {
    guard settings.branches.contains(where: { $0.value != nil }) else { return nil }
    var plain = environment
    plain.tint = nil
    let accents = plain.tintSetting
    return Alternatives(
      branches: settings.branches.flatMap { branch -> [Alternatives<StyleSetting>.Branch] in
        if var value = branch.value {
          value.isTint = true
          return [.init(condition: branch.condition, value: value)]
        }
        return accents.branches.compactMap { accent in
          branch.condition.and(accent.condition).map { .init(condition: $0, value: accent.value) }
        }
      })
  }

  /// Sets the accent; `nil` takes outer ones back, so that the app's applies (S-5, S-30).
  static func setAccent(_ settings: Alternatives<StyleSetting?>, in environment: inout Environment) {
    var plain = environment
    plain.tint = nil
    let covered = environment.coveredAccent ?? plain.tintSetting
    environment.coveredAccent = covered
    environment.accent = settings.flatMap { $0.map { Alternatives($0) } ?? covered }
  }
}

extension Environment {
  /// The tint in force: the explicit one, else the accent (S-30); not known where it depends on a condition.
  var tintStyle: Style {
    tintSetting.single?.style ?? .unknown(Doubt(.runtimeValue, "a tint that depends on a condition", place: nil))
  }

  /// Returns the environment on each path of the tint, where settings depend on it.
  func onEachTint(for settings: Alternatives<StyleSetting?>) -> [(Environment, Guard)] {
    guard tintSetting.branches.count > 1, settings.branches.contains(where: { $0.value?.style.dependsOnTint == true })
    else { return [(self, .always)] }
    return tintSetting.branches.map { branch in
      var result = self
      result.tint = Alternatives(branch.value)
      return (result, branch.condition)
    }
  }

  /// The tint in force as a setting.
  var tintSetting: Alternatives<StyleSetting> {
    self.tint ?? self.accent ?? Alternatives(.defaultTint)
  }
}

extension StyleSetting {
  /// The tint that the system gives where nothing else does.
  static var defaultTint: StyleSetting {
    StyleSetting(
      style: .color(ColorValue(color: .accent, origin: nil)), description: "the default tint", clause: "S-30",
      isProject: false)
  }
}

extension Style {
  /// True for the tint and what is made of it.
  fileprivate var dependsOnTint: Bool {
    switch self {
    case .tint: true
    case .offset(let style, _), .faded(let style, _): style.dependsOnTint
    default: false
    }
  }
}
