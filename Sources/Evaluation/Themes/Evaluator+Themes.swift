import PlatformStyles
import Scene
import SourceFacts

/// Values of themes that the running program selects.
extension Evaluator {
  /// The most themes that are followed: one fork for the whole scene.
  static let maximumThemes = 32

  /// The most values of another structure of colours that are followed.
  static let maximumValues = 16

  /// Returns a theme that is not known as one of those that the program has; `nil` for values of other types.
  ///
  /// A theme is one fork for the whole scene. Other structures of colours are a fork for each value.
  func themed(_ doubt: Doubt, type: TypeInfo) -> Value? {
    guard type.kind != .enum, doubt.type?.isOptional != true, doubt.reason != .externalModule, !doubt.isChanged else {
      return nil
    }
    let kind = themeKind(of: type)
    guard kind > .none, let family = family(of: type, asking: doubt) else { return nil }
    let isTheme = isTheme(kind, doubt)
    let isTold = !family.isOpen && (!family.isSole || kind == .theme)
    guard isTheme || (type.kind != .protocol && isTold) else { return nil }
    guard family.themes.count <= (isTheme ? Self.maximumThemes : Self.maximumValues) else {
      return .unknown(
        Doubt(
          .tooManyPaths, "\(family.themes.count) values of '\(type.lastName)'", place: doubt.place ?? type.namePlace))
    }
    if family.themes.count == 1 { return family.themes[0].value }
    let condition =
      isTheme
      ? themeCondition(of: type, family)
      : conditions.number(key: doubt.key, label: doubt.label, arms: family.themes.map { ".\($0.name)" })
    return choice(
      family.themes.enumerated().compactMap { arm, theme in
        theme.path(of: condition, arm: arm).map { .init(condition: $0, value: theme.value) }
      }, place: doubt.place)
  }

  /// Returns a theme as one of those that the program has, and other values as they are.
  func themed(_ value: Value, file: Int32) -> Value {
    guard case .unknown(let doubt) = value, let name = doubt.type?.name,
      let type = index.type(named: name, file: file)
    else { return value }
    return themed(doubt, type: type) ?? value
  }

  /// Returns how far a type looks like a theme.
  func themeKind(of type: TypeInfo) -> ThemeKind {
    if let kind = themeKinds[type.id] { return kind }
    let kind = index.themeKind(of: type)
    themeKinds[type.id] = kind
    return kind
  }

  /// Names the branches of a choice between themes that code makes itself, as by the name of a setting.
  func namingThemes(_ value: Value, of reference: TypeReference, in scope: Scope) -> Value {
    guard case .choice(let alternatives) = value,
      let type = index.type(named: reference.name, in: scope.typeName, file: scope.file),
      themeKind(of: type) == .theme, let family = family(of: type), !family.isSole,
      !alternatives.branches.contains(where: { conditions.themes(of: [$0.condition]) != nil })
    else { return value }
    let themes = family.themes.map { Likeness($0.value) }
    let arms = alternatives.branches.map { branch in
      Likeness(branch.value).flatMap { themes.firstIndex(of: $0) }
    }
    // Another choice, which may take another theme at the same time, is another condition.
    let key = zip(alternatives.branches, arms).map { "\($0.condition.decisions) \($1 ?? -1)" }.joined(separator: " ")
    let condition = conditions.number(
      key: "theme \(type.id) \(key)", label: type.lastName, arms: family.themes.map(\.name), isTheme: true)
    return .choice(
      Alternatives(
        branches: zip(alternatives.branches, arms).map { branch, arm in
          let named = arm.flatMap { branch.condition.and(Guard(condition: condition, arm: $0)) }
          return .init(condition: named ?? branch.condition, value: branch.value)
        }))
  }

  /// True where a value is the theme in force: one of many, such as an element of a list, is not.
  func isTheme(_ kind: ThemeKind, _ doubt: Doubt) -> Bool {
    !doubt.isElement && (kind == .theme || (kind == .palette && doubt.isShared))
  }

  /// Returns the condition that stands for the theme in force.
  func themeCondition(of type: TypeInfo, _ family: ThemeFamily) -> Int {
    conditions.number(
      key: "theme \(type.id)", label: type.lastName, arms: family.themes.map(\.name), isTheme: true)
  }
}

extension ConditionTable {
  /// Returns the names of the themes in which one of several paths is taken; `nil` where every theme takes one.
  func themes(of paths: [Guard]) -> String? {
    let numbers = Set(paths.flatMap { $0.decisions.map(\.condition) }).filter { conditions[$0].isTheme }.sorted()
    let names = numbers.compactMap { number -> String? in
      let arms = Set(paths.compactMap { $0.arm(of: number) }).sorted()
      let isDecided = paths.allSatisfy { $0.arm(of: number) != nil }
      guard isDecided, arms.count < conditions[number].arms.count else { return nil }
      let shown = arms.prefix(3).map { conditions[number].arms[$0] }
      return shown.joined(separator: ", ") + (arms.count > 3 ? ", …" : "")
    }
    return names.isEmpty ? nil : names.joined(separator: "; ")
  }
}
