import PlatformStyles
import Scene
import SourceFacts

/// A form of what code makes an object of an interface file show: the code of the classes that hold it is followed as it
/// is run (S-44, S-110, S-115).
struct AssignedText {
  /// The attributed text; `nil` where code sets none, so that the object shows what the file says.
  var setting: CodeSetting?
  var path: Guard
  /// What the object's own colour and font do to the text.
  var look = ViewTextLook()
  /// The code that was followed.
  var views: CodeRenderer
}

extension InterfaceDocument {
  /// Returns the forms of an object that code gives attributed texts; none where it gives none, or where that can't be
  /// followed.
  func assignedTexts(to object: InterfaceObject, in context: InterfaceContext) -> [AssignedText] {
    let reaching = reaching(["attributedText", "attributedStringValue"], object)
    if reaching.isEmpty {
      guard let told = told(object), told.changed.contains(["attributedText"]) else { return [] }
      return texts(of: object, in: told.run, context) { identity, _ in identity == told.identity }
    }
    let own = object.customClass.flatMap { code.type(named: $0, file: file) }
    let holding = (holders[object.id] ?? []).compactMap { $0.className.flatMap { code.type(named: $0, file: file) } }
    var owners: [TypeInfo] = []
    for owner in holding + reaching.map(\.owner) where !owners.contains(where: { $0 === owner }) && owner !== own {
      owners.append(owner)
    }
    let held = owners.flatMap { texts(of: object, in: $0, context) { self.stands($0, for: object, in: $1) } }
    // Without an outlet only its own class speaks of it.
    let all = held.isEmpty ? own.map { texts(of: object, in: $0, context) { $1.order.first == $0 } } ?? [] : held
    let forms = all.filter { admits($0.path, column: context.column) }
    guard forms.contains(where: { $0.setting != nil }) else {
      // What code says of the cells of other columns is nothing of this one.
      return all.prefix(1).map { AssignedText(setting: nil, path: .always, views: $0.views) }
    }
    return forms.map { form in
      var form = form
      form.path = form.path.removing { self.column(askedBy: $0.condition) != nil }
      return form
    }
  }

  /// Returns what the code of a class makes the objects show that it finds, one for each path.
  private func texts(
    of object: InterfaceObject, in owner: TypeInfo, _ context: InterfaceContext,
    where isObject: (String, CodeRun) -> Bool
  ) -> [AssignedText] {
    renderer.followed(owner).map { texts(of: object, in: $0, context, where: isObject) } ?? []
  }

  private func texts(
    of object: InterfaceObject, in run: CodeRun, _ context: InterfaceContext,
    where isObject: (String, CodeRun) -> Bool
  ) -> [AssignedText] {
    let views = CodeRenderer(renderer: renderer, run: run)
    let property = isMac && object.kind != "textView" ? "attributedStringValue" : "attributedText"
    return run.order.filter { isObject($0, run) }.compactMap { run.objects[$0] }.flatMap { found in
      let isPlain = self.isPlain(found, in: context)
      return (found.settings[property]?.branches ?? []).compactMap { branch -> AssignedText? in
        guard let setting = branch.value, !setting.isNil else {
          return isPlain ? AssignedText(setting: nil, path: branch.condition, views: views) : nil
        }
        let look = ViewTextLook(of: found, around: setting, views)
        return AssignedText(setting: setting, path: branch.condition, look: look, views: views)
      }
    }
  }

  /// True for what may show a text without attributes: a row is seen once code has filled it.
  private func isPlain(_ found: CodeObject, in context: InterfaceContext) -> Bool {
    let texts = ["text", "stringValue"].flatMap { found.settings[$0]?.branches ?? [] }
    return found.whole == nil || texts.contains { $0.value != nil && admits($0.condition, column: context.column) }
  }

  /// True for what code finds in an outlet that holds an object, or in a part of a row that the file makes.
  private func stands(_ identity: String, for object: InterfaceObject, in run: CodeRun) -> Bool {
    guard let candidate = run.objects[identity] else { return false }
    return (holders[object.id] ?? []).contains { holder in
      let type = holder.className.flatMap { code.type(named: $0, file: file) }
      if let type, let outlet = run.outlet(candidate) {
        return outlet.property == holder.property
          && (code.chain(of: type).contains { $0 === outlet.owner }
            || code.chain(of: outlet.owner).contains { $0 === type })
      }
      guard type == nil, let whole = candidate.whole, let row = run.objects[whole], row.origin != nil, row.type == nil,
        CodeClasses.isCell(row.kind), case .instance(let part)? = run.instances[whole]?.fields[holder.property]
      else { return false }
      return part.identity == identity
    }
  }

  // MARK: - Columns

  /// True unless a path is that of another column of the table.
  private func admits(_ path: Guard, column: String?) -> Bool {
    guard let column else { return true }
    return path.decisions.allSatisfy { decision in
      self.column(askedBy: decision.condition).map { ($0 == column) == (decision.arm == 1) } ?? true
    }
  }

  /// The identifier that a condition compares that of a column with, as `column.identifier.rawValue == "date"` does, or
  /// `identifier == .date` where the program declares that.
  private func column(askedBy condition: Int) -> String? {
    let label = evaluator.conditions.conditions[condition].label
    if let name = label.firstRange(of: "identifier == .").map({ String(label[$0.upperBound...]) }) {
      let member = Expression(.member(base: nil, name: name, nameSpan: .none), span: .none)
      return code.itemIdentifier(member, file: file)
    }
    let parts = label.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].isEmpty, parts[0].hasSuffix(" == "),
      parts[0].dropLast(4).split(separator: ".").contains("identifier")
    else { return nil }
    return String(parts[1])
  }
}

extension CodeRun {
  /// Returns the class and the property that hold an object which is handed in from elsewhere.
  func outlet(_ object: CodeObject) -> (owner: TypeInfo, property: String)? {
    guard let key = object.origin?.key, let dot = key.lastIndex(of: "."), let owner = objects[String(key[..<dot])]?.type
    else { return nil }
    return (owner, String(key[key.index(after: dot)...]))
  }
}

extension Renderer {
  /// Follows the code of a class as the system makes it; `nil` for classes of which no objects are followed.
  func followed(_ type: TypeInfo) -> CodeRun? {
    if let known = followedClasses[type.id] { return known }
    guard let kind = classes.kind(of: type), let place = type.namePlace else { return nil }
    let run = CodeRun(evaluator: evaluator, classes: classes)
    run.following { _ = run.makeAsSystem(type, kind: kind, place: place) }
    followedClasses[type.id] = run
    return run
  }
}
