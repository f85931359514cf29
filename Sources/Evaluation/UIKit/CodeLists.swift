import PlatformStyles
import Scene
import SourceFacts

/// Lists that collections lay out as their configuration says (S-113).
extension CodeRun {
  /// Returns the configuration of a list that a layout or a section of one is made of; `nil` for others.
  func list(laidOutBy kind: String, _ function: String?, _ arguments: [ArgumentValue]) -> Value? {
    switch (kind, function) {
    case ("UICollectionViewCompositionalLayout", "list"), ("NSCollectionLayoutSection", "list"):
      return arguments.first.map { argument in
        evaluator.coerce(
          argument.value, to: TypeReference(name: Self.listKind), file: argument.place.file, context: nil)
      }
    case ("UICollectionViewCompositionalLayout", nil):
      guard let provider = arguments.last, case .closure(let closure) = provider.value else { return nil }
      let entry = live
      defer { live = entry }
      let section = run(
        closure.closure.body, in: evaluator.closureScope(closure, []), result: closure.result, place: provider.place)
      return list(ofSections: section, at: provider.place)
    default: return nil
    }
  }

  /// Returns the list that a section is, of several any: which of them a row stands in is not told. A section that is none
  /// beside several lists is one more of these.
  private func list(ofSections sections: Value, at place: Place) -> Value? {
    var lists: [Instance] = []
    for one in objectsIn(sections) where objects[one.identity]?.kind == Self.listKind {
      if !lists.contains(where: { $0.identity == one.identity }) { lists.append(one) }
    }
    if lists.count < 2 { return lists.isEmpty ? nil : sections }
    var ways = lists.map(Value.instance)
    if case .choice(let all) = sections,
      all.branches.contains(where: { branch in
        !objectsIn(branch.value).contains { objects[$0.identity]?.kind == Self.listKind }
      })
    {
      ways.append(.none)
    }
    let section = evaluator.conditions.number(
      key: "section at \(place.file):\(place.span.start)", label: "the section",
      arms: ways.indices.map { "list \($0 + 1)" }, isGap: true)
    return evaluator.choice(
      ways.enumerated().map { .init(condition: Guard(condition: section, arm: $0.offset), value: $0.element) },
      place: place)
  }

  static let listKind = "UICollectionLayoutListConfiguration"

  // MARK: - Headers

  /// The property of a view that a registration makes which holds the kind of part that it is.
  static let elementKind = "elementKind"
  /// The property of a source of rows that makes headers and footers.
  private static let provider = "supplementaryViewProvider"

  /// Follows the closure that a source of rows asks for headers and footers, which stand in the list that it fills.
  func fillHeaders(_ property: String, by setting: CodeSetting) {
    guard property == Self.provider, case .closure(let closure) = setting.value,
      let list = rows.last(where: { objects[$0.owner].map { $0.kind == "UICollectionView" } ?? false })
    else { return }
    let scope = evaluator.closureScope(closure, [])
    maybe("a closure", at: setting.place) {
      let made = run(closure.closure.body, in: scope, result: closure.result, place: setting.place)
      _ = objectsIn(made)
      rows.append(CodeRows(owner: list.owner, made: made, paths: live))
    }
  }

  /// Makes the content that a view has by default: that of a row, a header or a footer.
  func content(of object: CodeObject, place: Place) -> Value? {
    let type = "UIListContentConfiguration"
    let kind = object.settings[Self.elementKind]?.branches.first?.value?.names.last?.lowercased() ?? ""
    guard let part = ["header", "footer"].first(where: kind.hasSuffix) else { return make(type, [], place: place) }
    return make(static: part, of: type, [], place: place)
  }
}

extension CodeRenderer {
  /// What a collection's layout says its list looks like, on each path; without one where it is none, or not told.
  func listStyle(ofCollection view: CodeObject) -> Alternatives<ContainerState.List> {
    configurations(of: view).map { list in
      switch Self.name(of: list?.appearance) {
      case "grouped", "insetGrouped": .grouped
      case "plain", "sidebarPlain": .plain
      case "sidebar": .sidebar
      default: .none
      }
    }
  }

  /// What lies behind the rows of a collection's list: what its configuration says, or the standard of its appearance,
  /// whatever the collection has for a background.
  func listGround(of view: CodeObject, _ environment: Environment) -> [Layer] {
    guard environment.platform.isIOS else { return [] }
    let paint = configurations(of: view).flatMap { list -> Alternatives<StyleSetting?> in
      guard let list else { return Alternatives(nil) }
      var standard: StyleSetting?
      switch Self.name(of: list.appearance) {
      case "grouped", "insetGrouped": standard = self.standard(.groupedBackground, "S-113")
      case "plain": standard = self.standard(.background, "S-113")
      default: break
      }
      return color("backgroundColor", of: list.configuration).map { $0 ?? standard }
    }
    return layers(painting: paint, environment)
  }

  /// The style of a table: as it or its controller is made, or as all who make such controllers say.
  func style(ofTable table: CodeObject) -> ContainerState.List {
    let controller = table.whole.flatMap { run.objects[$0] }
    if let style = table.argument("style") ?? controller?.argument("style") {
      guard let name = Self.name(of: style.value) else { return .none }
      return ["grouped", "insetGrouped"].contains(name) ? .grouped : .plain
    }
    guard let type = controller?.type, controller?.arguments.isEmpty == true else { return .plain }
    let styles = renderer.lists(ofTableController: type)
    return styles.count > 1 ? .none : styles.first ?? .plain
  }

  private struct List {
    var configuration: CodeObject
    var appearance: Value?
  }

  /// The configurations of the lists that a collection is laid out as, on each path; `nil` for other layouts.
  private func configurations(of view: CodeObject) -> Alternatives<List?> {
    let name = "collectionViewLayout"
    let initial = view.argument(name) ?? view.whole.flatMap { run.objects[$0]?.argument(name) }
    let layouts = (view.settings[name] ?? Alternatives(nil)).map { $0 ?? initial.map { CodeSetting($0) } }
    return layouts.flatMap { $0.map { configurations(in: $0.value) } ?? Alternatives(nil) }
  }

  private func configurations(in layout: Value) -> Alternatives<List?> {
    let lists = Set(run.objectsIn(layout).map(\.identity)).filter { run.objects[$0]?.kind == CodeRun.listKind }
    if lists.count > 1, case .choice(let all) = layout { return all.flatMap { configurations(in: $0) } }
    let found = run.objectsIn(layout).first.flatMap { run.objects[$0.identity] }
    guard let found, found.kind == CodeRun.listKind else { return Alternatives(nil) }
    guard case .choice(let all)? = found.argument("appearance")?.value else {
      return Alternatives(List(configuration: found, appearance: found.argument("appearance")?.value))
    }
    return all.map { List(configuration: found, appearance: $0) }
  }
}
