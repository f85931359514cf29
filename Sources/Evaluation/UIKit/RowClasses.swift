import SourceFacts

/// The classes that code registers with its lists, of which these make the rows that they hand out (S-113).
struct RowClasses {
  /// What is registered, by the class whose code does and the identifier; `nil` for what is no class of the program
  /// and not UIKit's own class of a table's rows.
  private var classes: [Key: Set<String?>] = [:]

  private struct Key: Hashable {
    var owner: String
    var isCell: Bool
    var identifier: String
  }

  /// The rows that lists hand out as UIKit's own, by what tells each from all other values.
  private var plainRows: Set<String> = []

  /// The rows that code takes for a protocol of the program, so that they may be of any class that conforms to it.
  private var castRows: Set<String> = []

  /// UIKit's own class of rows.
  private static let plain = "UITableViewCell"
  private static let cells = ["forCellReuseIdentifier", "forCellWithReuseIdentifier"]
  private static let parts = ["forHeaderFooterViewReuseIdentifier", "withReuseIdentifier"]

  /// Notes what a call registers in the code of an object; what it registers perhaps leaves the class open.
  mutating func note(_ arguments: [ArgumentValue], by owner: String, _ isSure: Bool, _ index: ProgramIndex) {
    for argument in arguments {
      guard case .string(let identifier) = argument.value, let label = argument.label,
        (Self.cells + Self.parts).contains(label)
      else { continue }
      var name: String?
      if isSure, case .type(let type)? = arguments.first?.value {
        name = index.types[type]?.name ?? (type == Self.plain ? type : nil)
      }
      classes[Key(owner: owner, isCell: Self.cells.contains(label), identifier: identifier), default: []].insert(name)
    }
  }

  /// True for a class that code registers with a list.
  func holds(_ name: String) -> Bool { classes.values.contains { $0.contains(name) } }

  /// Returns the one class of which the lists of an object make what they hand out by an identifier, on the path of each
  /// identifier that is among some; `nil` where code registers none of the program, or several.
  func names(
    ofRowTakenBy method: String, _ arguments: [ArgumentValue], in owner: String, on paths: [Guard],
    _ index: ProgramIndex
  ) -> Alternatives<String?> {
    // IGListKit registers the class that it is handed.
    if case .type(let type)? = arguments.first(where: { $0.label == "of" })?.value {
      return Alternatives(index.types[type]?.name)
    }
    let asked = arguments.first { ["withIdentifier", "withReuseIdentifier"].contains($0.label) }?.value ?? Value.none
    let identifiers = if case .choice(let all) = asked { all } else { Alternatives(asked) }
    // A variable that was filled on some paths has what it had before on those that don't lead here.
    let possible = identifiers.branches.filter { branch in paths.contains { $0.agrees(with: branch.condition) } }
    let names = (possible.isEmpty ? identifiers : Alternatives(branches: possible)).map { identifier -> String? in
      guard case .string(let text) = identifier else { return nil }
      let found = classes[Key(owner: owner, isCell: method == "dequeueReusableCell", identifier: text)] ?? []
      return found.count == 1 ? found.first ?? nil : nil
    }
    return Set(names.branches.map(\.value)).count == 1 ? Alternatives(names.branches[0].value) : names
  }

  /// Notes a row that a list hands out, where it is of UIKit's own class in any case.
  mutating func note(_ row: Value, of names: Alternatives<String?>) {
    if case .unknown(let doubt) = row, names.branches.allSatisfy({ $0.value == Self.plain }) {
      plainRows.insert(doubt.key)
    }
  }

  /// Notes a row of a class that is not told, which code takes for a protocol of the program.
  mutating func noteCast(of row: Doubt) {
    if !plainRows.contains(row.key) { castRows.insert(row.key) }
  }

  /// True for a row on which a protocol's functions may have painted, which are not followed without a class.
  func mayBePainted(_ row: Doubt) -> Bool { castRows.contains(row.key) }

  /// Returns what UIKit makes such a row with: the default style, which has no second label (S-113).
  func arguments(ofRow row: Doubt) -> [ArgumentValue] {
    guard plainRows.contains(row.key), let place = row.place else { return [] }
    let style = Value.implicit(ImplicitMember(name: "default", place: place))
    return [ArgumentValue(label: "style", value: style, place: place)]
  }
}

extension CodeRun {
  /// Returns a row that a list hands out as one of the class that the object at hand registered for it, on the paths on
  /// which it asks for that.
  func registered(_ row: Value, takenBy method: String, _ arguments: [ArgumentValue], place: Place) -> Value {
    let names = rowClasses.names(
      ofRowTakenBy: method, arguments, in: line.last ?? "", on: live, evaluator.index)
    rowClasses.note(row, of: names)
    let rows = names.branches.map { name in
      Alternatives<Value>.Branch(
        condition: name.condition,
        value: name.value.map { evaluator.row(row, as: TypeReference(name: $0), file: place.file) } ?? row)
    }
    return rows.count == 1 ? rows[0].value : evaluator.choice(rows, place: place)
  }

  /// Puts rows that code has as their class only after it took them where it handed them to the list (S-113).
  func layNarrowedRows() {
    let laid = Set(rows.flatMap { objectsIn($0.made) }.map(\.identity))
    let narrowed = order.filter { identity in
      guard let object = objects[identity], CodeClasses.isCell(object.kind) else { return false }
      return object.origin?.key.hasPrefix(Self.dequeued) == true && !laid.contains(identity)
    }
    for one in rows {
      for (path, row) in pathsToObjects(in: one.made) {
        guard let taken = objects[row.identity], let key = taken.origin?.key, key.hasPrefix(Self.dequeued) else {
          continue
        }
        for identity in narrowed where objects[identity]?.origin?.key.hasPrefix(key + Evaluator.cast) == true {
          guard let instance = instances[identity] else { continue }
          let paths = one.paths.compactMap { $0.and(path) }
          rows.append(CodeRows(owner: one.owner, made: .instance(instance), paths: paths))
          // It is one row, whose looks may have been set before.
          carry(from: taken, to: identity)
          guard case .instance(let part)? = taken.settings["contentView"]?.branches.first?.value?.value,
            let old = objects[part.identity],
            case .instance(let new)? = instance.fields["contentView"]
              ?? member("contentView", of: instance, place: taken.place)
          else { continue }
          carry(from: old, to: new.identity)
        }
      }
    }
  }

  /// Sets what only one of two objects for the same view has.
  private func carry(from old: CodeObject, to new: String) {
    for property in Self.carried where objects[new]?.settings[property] == nil {
      objects[new]?.settings[property] = old.settings[property]
    }
  }

  private static let carried = [
    "backgroundColor", "backgroundView", "backgroundConfiguration", "overrideUserInterfaceStyle", "isHidden", "alpha",
  ]
}
