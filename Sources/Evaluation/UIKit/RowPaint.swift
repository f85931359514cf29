import PlatformStyles
import Scene
import SourceFacts

/// What the row views of AppKit's tables paint at rest, which lies between a table and its cells (S-115).
extension RowView {
  /// True for a function of a table's delegate that makes row views.
  static func areMade(by function: FunctionDeclaration) -> Bool {
    isOfTable(function) && function.parameters.contains { makers.contains($0.label ?? "") }
  }

  /// True for one, and for a function that is told of each row view as it comes into its table.
  static func areTold(to function: FunctionDeclaration) -> Bool {
    areMade(by: function) || row(addedTo: function) != nil
  }

  /// The name of the row view that a function is told of; `nil` for other functions.
  fileprivate static func row(addedTo function: FunctionDeclaration) -> String? {
    isOfTable(function) ? function.parameters.first { $0.label == "didAdd" }?.name : nil
  }

  private static func isOfTable(_ function: FunctionDeclaration) -> Bool {
    ["tableView", "outlineView"].contains(function.name)
  }

  /// The function in which a row view draws what lies behind its cells.
  fileprivate static let background = "drawBackground"
  /// What overrides of a row view may paint besides, of which the result is not followed.
  fileprivate static let unread: Set<String> = ["draw", "updateLayer"]
}

extension CodeRun {
  /// Takes the row views that a function makes or is told of, with what they draw behind their cells.
  func takeRowViews(_ made: Value, by function: Located<FunctionDeclaration>, of owner: String) {
    var value = made
    if let name = RowView.row(addedTo: function.declaration) {
      value = .array(standIns(for: name, of: function, of: owner))
    }
    for row in objectsIn(value) { drawBackground(of: row) }
    rowViews.append(CodeRows(owner: owner, made: value, paths: live))
  }

  /// The objects that stand for a parameter of a function, as what its code casts it to.
  func standIns(for name: String, of function: Located<FunctionDeclaration>, of owner: String) -> [Value] {
    let key = "\(Self.key(owner, Place(file: function.file, span: function.declaration.span))).\(name)"
    let told = standIns.keys.filter { $0 == key || $0.hasPrefix(key + Evaluator.cast) }.sorted()
    return told.compactMap { standIns[$0] }.map(Value.instance)
  }

  /// Follows what a row view of the program draws behind its cells, which it does in any case.
  private func drawBackground(of row: Instance) {
    guard let object = objects[row.identity], object.kind == RowView.kind, object.fills == nil, let type = object.type,
      let (owner, function) = classes.owners(of: type, function: RowView.background).first(where: {
        $0.1.declaration.body != nil
      })
    else { return }
    let entry = live
    live = [.always]
    let surface = surface(drawnBy: function, of: row, owner: owner)
    live = entry
    if let surface, !surface.isObscured, !evaluator.isExhausted { objects[row.identity]?.fills = surface.fills }
  }
}

extension CodeIndex {
  /// True where a row view's class decides what lies behind its cells in a way that is not followed.
  fileprivate func paintsUnseen(_ type: TypeInfo, knowsDrawing: Bool) -> Bool {
    chain(of: type).contains { owner in
      !RowView.unread.isDisjoint(with: owner.functions.keys) || owner.property("backgroundColor") != nil
        || !knowsDrawing && owner.functions[RowView.background] != nil
    }
  }
}

extension CodeRenderer {
  /// What the row views of a table paint behind the cells in it, back to front.
  func rowViewLayers(in table: CodeObject, _ environment: Environment) -> [Layer] {
    guard environment.platform == .macos else { return [] }
    return run.rowViews.flatMap { rows -> [Layer] in
      guard let owner = run.objects[rows.owner], run.table(of: owner, rows.owner) == table.identity else { return [] }
      let found = run.pathsToObjects(in: rows.made).compactMap { path, instance in
        run.objects[instance.identity].map { (path: asked(path), row: $0) }
      }
      return found.flatMap { path, row -> [Layer] in
        let alike = found.filter { $0.row.type === row.type }
        let made = alike.filter { $0.row.origin == nil }
        // What a table hands out again is what code made of that class before.
        if row.origin != nil, !made.isEmpty { return [] }
        let paths = made.count == 1 ? alike.map(\.path) : [path]
        let painted = atRest(row, environment)
        // Where there are several, one is that of the row that the table hands out again: it has such a row anyway.
        let chosen = paths.count == 1 ? paths : []
        // What the delegate's function asks of the row the function that makes its cell asks of another parameter.
        if (chosen + painted.flatMap { $0.paint.branches.map(\.condition) }).contains(where: asksOfRow) {
          return [unknownPaint(of: row, environment)]
        }
        return layers(painted, on: paths, at: row.place, in: environment)
      }
    }
  }

  /// A path without the question whether a table asks at all, which is none where there are rows.
  private func asked(_ path: Guard) -> Guard { path.removing { !evaluator.conditions.isPath($0.condition) } }

  /// True for a path that decides more than appearances do.
  private func asksOfRow(_ path: Guard) -> Bool {
    path.decisions.contains { !ConditionTable.isOfAppearance($0.condition) }
  }

  private func unknownPaint(of row: CodeObject, _ environment: Environment) -> Layer {
    let doubt = Doubt(
      .unsupportedExpression, "what '\(row.type?.name ?? row.kind)' paints behind its cells", place: row.place)
    return Layers.unknown(doubt, environment)
  }

  /// What one row view paints behind its cells: nothing where it leaves that to the table.
  private func atRest(_ row: CodeObject, _ environment: Environment) -> [Layer] {
    let isUnseen = row.type.map { run.classes.paintsUnseen($0, knowsDrawing: row.fills != nil) } ?? false
    // AppKit gives the layer of a row view colours of its own.
    if isUnseen || held("layer", of: row).contains(where: { $0.isSet("backgroundColor") }) {
      return [unknownPaint(of: row, environment)]
    }
    var own = background(of: row, environment)
    if row.origin != nil {
      for position in own.indices { own[position].paint = surely(own[position].paint) }
    }
    return own + (row.fills ?? []).map { Layers.layer(color($0), environment) }
  }

  /// What the function gives a row view that is told of it, which the table calls in any case.
  private func surely(_ paint: Alternatives<StyleSetting?>) -> Alternatives<StyleSetting?> {
    let given = paint.branches.filter { $0.value != nil }
    guard given.count == 1, asked(given[0].condition).decisions.isEmpty else { return paint }
    return Alternatives(given[0].value)
  }
}
