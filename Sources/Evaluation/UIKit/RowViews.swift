import PlatformStyles
import Scene
import SourceFacts

/// Rows of AppKit's tables whose selection the program draws: what keeps its colour is read on that, too (S-113).
struct RowView {
  /// The class of the program.
  var type: TypeInfo
  /// What it fills a selected row with, on each path; `nil` where the system does.
  var fill: Alternatives<CodeSetting?>

  static let kind = "NSTableRowView"
  fileprivate static let drawing = "drawSelection"
  /// The functions of a table's delegate that make row views, by the label that tells them.
  static let makers: Set<String> = ["rowViewForRow", "rowViewForItem"]
  fileprivate static let questions = ["shouldSelectRow", "shouldSelectItem"]
  /// The properties by which a row or a cell is told that it is selected.
  fileprivate static let states: Set<String> = ["backgroundStyle", "interiorBackgroundStyle", "isSelected"]
  /// What the styles behind a cell were called before macOS 10.14.
  fileprivate static let oldStyles: Set<String> = ["light", "dark", "raised", "lowered"]
}

extension Renderer {
  /// Returns the row view around cells of a class; `nil` where that is not told, or does not draw the selection, or where
  /// the row view may look otherwise then.
  func rowView(ofCell type: TypeInfo) -> RowView? {
    if let known = rowViews[type.id] { return known }
    let owners = (uses.namers[type.lastName] ?? []).compactMap { $0 }.sorted().flatMap { name in
      (evaluator.index.idsByName[name] ?? []).compactMap { evaluator.index.types[$0] }
    }
    let made = owners.filter { !classes.deselects($0) }.flatMap(classes.rowViews)
    var result: RowView?
    if let row = made.first, made.allSatisfy({ $0 === row }), !classes.tellsSelection(row),
      let fill = CodeRun(evaluator: evaluator, classes: classes).selection(drawnBy: row)
    {
      result = RowView(type: row, fill: fill)
    }
    rowViews[type.id] = .some(result)
    return result
  }
}

extension CodeIndex {
  /// The classes of the row views that draw their selection and that a class gives to its tables.
  fileprivate func rowViews(of owner: TypeInfo) -> [TypeInfo] {
    var result: [TypeInfo] = []
    for function in chain(of: owner).flatMap({ $0.functions.values.joined() }) {
      guard function.declaration.parameters.contains(where: { RowView.makers.contains($0.label ?? "") }) else {
        continue
      }
      let walk = BodyWalk { [self] expression, _ in
        guard case .call(let callee, _) = expression.kind, let name = callee.typeName,
          let type = type(named: name, file: function.file), kind(of: type) == RowView.kind,
          owners(of: type, function: RowView.drawing).contains(where: { $0.1.declaration.body?.isEmpty == false })
        else { return }
        result.append(type)
      }
      walk.walk(function.declaration.body ?? [])
    }
    return result
  }

  /// True for a class whose tables select nothing, or show nothing of it.
  fileprivate func deselects(_ owner: TypeInfo) -> Bool {
    let chain = chain(of: owner)
    return refuses(RowView.questions, chain)
      || assignments(to: "selectionHighlightStyle").contains { one in
        one.value.lastName == "none" && chain.contains { $0.id == one.typeId }
      }
  }

  /// True where the code of a class asks for the style behind a cell by a name that it had before macOS 10.14.
  fileprivate func namesOldStyles(_ type: TypeInfo) -> Bool {
    let bodies = chain(of: type).flatMap(\.bodies)
    let isAsked = bodies.contains { body in
      BodyWalk.finds(in: body.statements) { expression in
        if case .member(_, let name, _) = expression.kind { RowView.oldStyles.contains(name) } else { false }
      }
    }
    return isAsked || bodies.contains { isOldStyle(in: $0.statements) }
  }

  /// True where a case of a `switch` is one of these names.
  private func isOldStyle(in statements: [Statement]) -> Bool {
    statements.contains { statement in
      if case .switchCase(_, let cases) = statement.kind {
        let names = cases.flatMap(\.patterns).map { pattern -> String? in
          switch pattern {
          case .enumCase(let name, _): name
          case .expression(let expression): expression.lastName
          default: nil
          }
        }
        if names.contains(where: { $0.map(RowView.oldStyles.contains) ?? false }) { return true }
      }
      return isOldStyle(in: statement.statements)
    }
  }

  /// True where the code of a class asks whether a row is selected, or is told so.
  fileprivate func tellsSelection(_ type: TypeInfo) -> Bool {
    let chain = chain(of: type)
    if chain.contains(where: { owner in RowView.states.contains { owner.property($0) != nil } }) { return true }
    var asks = false
    let walk = BodyWalk { expression, _ in
      switch expression.kind {
      case .identifier(let name), .member(_, let name, _): if RowView.states.contains(name) { asks = true }
      default: break
      }
    }
    for body in chain.flatMap(\.bodies) where !asks { walk.walk(body.statements) }
    return asks
  }
}

extension CodeRun {
  /// Returns what a row view fills its bounds with while it is selected; `nil` where it draws anything else.
  fileprivate func selection(drawnBy type: TypeInfo) -> Alternatives<CodeSetting?>? {
    guard let place = type.namePlace,
      let (owner, function) = classes.owners(of: type, function: RowView.drawing).first
    else { return nil }
    return following {
      let instance = makeAsSystem(type, kind: RowView.kind, place: place)
      guard let surface = surface(drawnBy: function, of: instance, owner: owner), !surface.isObscured,
        surface.fills.count == 1
      else { return nil }
      return surface.fills[0]
    }
  }
}

extension CodeRoots {
  /// Shows a cell once more, as it is seen while its row is selected.
  func showSelected(_ identity: String, in environment: Environment, _ views: CodeRenderer) {
    guard environment.platform == .macos, let object = views.run.objects[identity], let type = object.type,
      CodeClasses.isKind(object.kind, of: "NSTableCellView"), !renderer.classes.tellsSelection(type),
      let row = renderer.rowView(ofCell: type)
    else { return }
    let condition = renderer.evaluator.conditions.number(
      key: "selected row of \(type.id)", label: "isSelected")
    guard let path = environment.path.and(Guard(condition: condition, arm: 1)) else { return }
    var selected = environment
    selected.path = path
    selected.backdrop = selected.backdrop.adding(Layers.layer(views.paint(of: row, at: object.place), selected))
    selected.isAssumed = false
    var inner = views
    inner.isSelected = true
    inner.render(identity, in: selected)
  }
}

extension CodeRun {
  /// Returns what tells a cell of AppKit whether its row is selected; `nil` where nothing is known of it, or code speaks
  /// of it by the names of old.
  func backgroundStyle(of instance: Instance, _ object: CodeObject, _ type: TypeInfo, place: Place) -> Value? {
    guard CodeClasses.isKind(object.kind, of: "NSTableCellView"), !classes.namesOldStyles(type) else { return nil }
    return RowSelection.backgroundStyle(of: instance.identity, place, evaluator)
  }

  /// The condition of the state that an object enters with the call of a function or a change of a property.
  func state(enteredBy name: String, of identity: String, _ kind: String, _ type: TypeInfo, at place: Place) -> Int? {
    if name == RowSelection.backgroundStyle, classes.namesOldStyles(type) { return nil }
    return RowSelection.condition(enteredBy: name, of: identity, kind: kind, at: place, evaluator)
  }
}

extension CodeRenderer {
  /// What a row view fills a selected row with.
  fileprivate func paint(of row: RowView, at place: Place) -> Alternatives<StyleSetting?> {
    row.fill.flatMap { $0.map { color(Alternatives($0)) } ?? Alternatives(RowSelection.system(at: place)) }
  }

  /// What lies behind a cell of AppKit while its row is selected, where its code asks for that.
  func selection(behind object: CodeObject, _ environment: Environment) -> [Layer] {
    guard CodeClasses.isKind(object.kind, of: "NSTableCellView"), let type = object.type else { return [] }
    let layer = RowSelection.layer(
      stateOf: object.identity, under: Alternatives(nil),
      project: renderer.rowView(ofCell: type).map { paint(of: $0, at: object.place) }, at: object.place, evaluator,
      environment)
    return [layer].compactMap(\.self)
  }
}

extension Leaf {
  /// True for a text that is drawn in the program's own colours, which the system leaves as they are in a selected row.
  var keepsColor: Bool {
    kind == .text
      && style?.branches.allSatisfy { branch in
        guard case .color(let color)? = branch.value?.style else { return false }
        switch color.color {
        case .fixed, .asset: return branch.value?.isProject == true
        default: return false
        }
      } == true
  }
}
