import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// What code makes of the objects that a file describes: the one place where values from code come in (S-115).
extension InterfaceDocument {
  /// Returns a colour under the condition that code may set another one.
  ///
  /// The last assignment before anything is shown takes the place of the file's colour, on its own paths where a condition
  /// decides; any other one may be in force or not.
  func withCode(
    _ base: Alternatives<StyleSetting?>, _ properties: Set<String>, of object: InterfaceObject
  ) -> Alternatives<StyleSetting?> {
    walked(withCode(told(base, properties, of: object), by: reaching(properties, object)), properties, of: object)
  }

  /// Returns a colour where the object's class does not set another one as it hears of what the file sets.
  func told(
    _ base: Alternatives<StyleSetting?>, _ properties: Set<String>, of object: InterfaceObject
  ) -> Alternatives<StyleSetting?> {
    guard let told = told(object) else { return base }
    let colors = properties.filter { !$0.hasPrefix("attributed") }.sorted()
    return colors.compactMap { told.settings($0, of: []) }.reduce(base) { old, settings in
      settings.flatMap { setting in setting.map { evaluator.settings($0.argument, isColor: true) } ?? old }
    }
  }

  /// Returns a colour under the condition that assignments may set another one, those at the start before the others.
  func withCode(
    _ base: Alternatives<StyleSetting?>, by reaching: [CodeIndex.Reaching]
  ) -> Alternatives<StyleSetting?> {
    if let result = withCode(base, by: reaching, setting) { return result }
    let doubt = Doubt(
      .tooManyPaths, "\(reaching.count) assignments in code", place: reaching.last?.assignment.place)
    return Alternatives(StyleSetting(of: doubt))
  }

  /// Returns a value under the condition that assignments may set another one; `nil` where there are too many.
  func withCode<Value>(
    _ base: Alternatives<Value>, by reaching: [CodeIndex.Reaching],
    _ value: (CodeIndex.Reaching) -> Alternatives<Value>
  ) -> Alternatives<Value>? {
    var start: Alternatives<Value>? = base
    for one in reaching where one.assignment.isChosenAtStart {
      start = chosen(value(one), by: one, over: start)
    }
    let others = reaching.filter { !$0.assignment.isChosenAtStart }
    guard Set(others.map(key)).count <= Self.maximumAssignments, var result = start,
      result.branches.count <= Alternatives<Value>.limit
    else { return nil }
    for other in others {
      guard let new = chosen(value(other), by: other, over: result) else { return nil }
      result = fork(new, by: other, result)
    }
    return result
  }

  /// The most functions that assign to one property that are told apart.
  private static let maximumAssignments = 5

  /// Returns a font under the condition that code may set another one, of an object or of the part that shows its text.
  func withCode(
    _ base: Alternatives<FontValue?>, of object: InterfaceObject, part: String? = nil
  ) -> Alternatives<FontValue?> {
    var result: Alternatives<FontValue?>? = base
    if let settings = told(object)?.settings("font", of: part.map { [$0] } ?? []) {
      result = settings.flatMap { setting in
        setting.map { evaluator.font(setBy: $0.argument) } ?? base
      }
    }
    for one in part.map({ inOrder(assignments(to: ["font"], of: object, part: $0)) }) ?? reaching(["font"], object) {
      let given = argument(of: one, as: isMac ? "NSFont" : "UIFont")
      let font = chosen(evaluator.font(setBy: given), by: one, over: result)
      let next = one.assignment.isChosenAtStart ? font : font.flatMap { new in result.map { fork(new, by: one, $0) } }
      result = next.flatMap { $0.branches.count > Alternatives<FontValue?>.limit ? nil : $0 }
    }
    let doubt = Doubt(.tooManyPaths, "the fonts that code assigns", place: place(object.span))
    return result ?? Alternatives(FontValue(base: .unknown(doubt)))
  }

  /// The assigned alternative comes first: it is what the project wrote. Whether a function is called is one question for
  /// all that its conditions choose from.
  private func fork<Value>(
    _ assigned: Alternatives<Value>, by one: CodeIndex.Reaching, _ otherwise: Alternatives<Value>
  ) -> Alternatives<Value> {
    let condition = evaluator.conditions.number(key: key(of: one), label: "an assignment in code", isGap: true)
    func under(_ path: Guard, _ values: Alternatives<Value>) -> [Alternatives<Value>.Branch] {
      values.branches.compactMap { branch in
        branch.condition.and(path).map { .init(condition: $0, value: branch.value) }
      }
    }
    var rest = Guard.always
    var done: [Alternatives<Value>.Branch] = []
    // A row that is selected was told so.
    for state in code.states(toldBy: one.assignment.function, of: one.owner, evaluator) {
      done += rest.and(Guard(condition: state, arm: 1)).map { under($0, assigned) } ?? []
      rest = rest.and(Guard(condition: state, arm: 0)) ?? rest
    }
    let ways = [(1, assigned), (0, otherwise)].flatMap { arm, values in
      rest.and(Guard(condition: condition, arm: arm)).map { under($0, values) } ?? []
    }
    return Alternatives(branches: done + ways)
  }

  // MARK: - Assignments

  /// What code may assign to properties of an object: first what is done before anything is seen, in its order.
  func reaching(_ properties: Set<String>, _ object: InterfaceObject) -> [CodeIndex.Reaching] {
    inOrder(assignments(to: properties, of: object))
  }

  private func inOrder(_ all: [CodeIndex.Reaching]) -> [CodeIndex.Reaching] {
    let first = all.enumerated().filter { $0.element.assignment.isChosenAtStart }.sorted {
      ($0.element.assignment.start ?? 0, $0.offset) < ($1.element.assignment.start ?? 0, $1.offset)
    }
    return first.map(\.element) + all.filter { !$0.assignment.isChosenAtStart }
  }

  /// What code may assign to properties of an object's layer.
  func layerAssignments(to properties: Set<String>, of object: InterfaceObject) -> [CodeIndex.Reaching] {
    inOrder(assignments(to: properties, of: object, part: "layer"))
  }

  /// The classes of the program whose code can speak of an object, each with the names that lead to it from there.
  private func owners(of object: InterfaceObject) -> [(type: TypeInfo, path: [String])] {
    let own = object.customClass.flatMap { code.type(named: $0, file: file) }.map { ($0, [String]()) }
    let others = Set(holders[object.id] ?? []).sorted {
      ($0.property, $0.className ?? "") < ($1.property, $1.className ?? "")
    }
    return [own].compactMap(\.self)
      + others.compactMap { holder in
        holder.className.flatMap { code.type(named: $0, file: file) }.map { ($0, [holder.property]) }
      }
  }

  /// What code assigns to the colours of an object.
  func colorAssignments(of object: InterfaceObject) -> [CodeIndex.Reaching] {
    reaching(["textColor", "tintColor", "backgroundColor", "titleColor", "contentTintColor"], object)
  }

  /// The conditions that an assignment stands under, and those between whose outcomes its value differs.
  func conditions(of one: CodeIndex.Reaching) -> Set<Int> {
    let (inside, outside) = paths(of: one, in: scope(of: one)) ?? ([], [])
    let around = (inside + outside).flatMap { $0.decisions.map(\.condition) }
    return value(of: one, as: one.assignment.property).conditions.union(around)
  }

  /// What code sets properties of an object to, each where the conditions around come out so.
  func chosenValues(_ properties: Set<String>, of object: InterfaceObject, as type: String) -> [Value] {
    reaching(properties, object).map { one in
      let value = value(of: one, as: type)
      if one.assignment.choices.isEmpty { return value }
      let doubt = Doubt(.tooManyPaths, "the conditions around an assignment", place: one.assignment.place)
      return chosen(Alternatives(value), by: one, over: Alternatives(.none)).map { .choice($0) } ?? .unknown(doubt)
    }
  }

  /// Whether the list of a collection view looks like a sidebar, as the one configuration says that its class makes.
  func listAppearance(of object: InterfaceObject) -> Alternatives<Bool> {
    let written = reaching([CodeScan.listAppearance], object)
    guard written.count == 1 else { return Alternatives(false) }
    return value(of: written[0], as: "UICollectionLayoutListConfiguration.Appearance").isSidebar
  }

  /// What code sets a property of an object to, one value for each assignment.
  func assigned(_ properties: Set<String>, to object: InterfaceObject, as type: String) -> [Value] {
    reaching(properties, object).map { value(of: $0, as: type) }
  }

  /// True where a shadow lies around what an object shows, by the file or by code (S-37).
  func isShadowed(_ object: InterfaceObject) -> Bool {
    if object.color("shadowColor")?.color != nil || !reaching(["shadowColor"], object).isEmpty { return true }
    return layerAssignments(to: ["shadowOpacity"], of: object).contains {
      if case .number(let share) = value(of: $0, as: "Double") { share > 0 } else { true }
    }
  }

  /// True where code puts layers into that of an object.
  func holdsLayers(_ object: InterfaceObject) -> Bool {
    owners(of: object).contains { owner, path in
      code.chain(of: owner).contains { code.scan($0).layered.contains(path) }
    }
  }

  /// True where the class of an object makes views that show pictures.
  func makesPictures(_ object: InterfaceObject) -> Bool {
    let type = object.customClass.flatMap { code.type(named: $0, file: file) }
    return type.map { code.chain(of: $0).contains { code.scan($0).makesPictures } } ?? false
  }

  /// Returns what an assignment sets a colour to, which stands where a caller gives it.
  func setting(of one: CodeIndex.Reaching) -> Alternatives<StyleSetting?> {
    let place = one.valuePlace
    if one.assignment.property.hasPrefix("attributed") {
      let attributes = AssignedAttributes(of: one.assignment.value)
      if let color = attributes?.color { return setting(of: one.assigning(color)) }
      if attributes != nil, ["attributedText", "attributedStringValue"].contains(one.assignment.property) {
        return uncolored.map { Optional($0) }
      }
      // The runs of the text may have colours of their own (S-44).
      let doubt = Doubt(.unsupportedExpression, "an attributed string", place: place)
      return Alternatives(StyleSetting(of: doubt, place: place))
    }
    return evaluator.settings(argument(of: one, as: isMac ? "NSColor" : "UIColor"), isColor: true)
  }

  /// Returns what an assignment gives a property of a type, as it stands where a caller gives it.
  private func argument(of one: CodeIndex.Reaching, as type: String) -> ArgumentValue {
    ArgumentValue(
      label: nil, value: value(of: one, as: type), place: one.valuePlace,
      names: evaluator.names(in: one.assignment.added?.value ?? one.assignment.value))
  }

  /// The foreground of a run without a colour: it is black, or as the view says (S-44).
  var uncolored: Alternatives<StyleSetting> {
    oneOf([standard(.label, "S-44"), standard(.black, "default black", "S-44")], key: "gap.interface.run")
  }

  /// Returns the settings as alternatives of a gap in what is known.
  func oneOf(_ settings: [StyleSetting], key: String) -> Alternatives<StyleSetting> {
    if settings.count == 1 { return Alternatives(settings[0]) }
    let condition = evaluator.conditions.number(
      key: key, label: settings[0].clause ?? "", arms: settings.indices.map(String.init), isGap: true)
    return Alternatives(
      branches: settings.enumerated().map {
        .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element)
      })
  }

  /// The scope in which an assignment is evaluated.
  func scope(of one: CodeIndex.Reaching) -> Scope {
    evaluator.refuel()
    let assignment = one.assignment
    // What is measured is the state of rest, and of rows what their code asks for.
    let running = running(one)
    let own = running.map(knownFields) ?? [:]
    let row = "interface.\(one.owner.id)"
    let texts = one.object.map(writtenTexts) ?? [:]
    var fields = texts.merging(own) { $1 }.merging(
      RowSelection.fields(of: row, one.object, in: assignment.function, assignment.place, evaluator)
    ) { $1 }
    for name in ["traitCollection", "effectiveAppearance"] { fields[name] = evaluator.inForce(name, assignment.place) }
    if let reader = one.object ?? one.holder, fields["tintColor"] == nil { fields["tintColor"] = tint(readOf: reader) }
    let identity = running.flatMap { own.isEmpty ? nil : self.identity(of: $0, as: one.owner) } ?? row
    let instance =
      asked(by: one, identity) ?? Instance(typeName: one.owner.id, fields: fields, identity: identity)
    let scope = Scope(selfValue: .instance(instance), typeName: assignment.typeId, file: assignment.place.file)
    for name in ["state", "selected", "highlighted"] {
      let given = RowSelection.state(named: name, of: assignment.function, in: row, assignment.place)
      let isState = name == "state" && assignment.function == "updateConfiguration"
      scope.variables[name] = isState ? .unknown(CodeRun.configurationState(of: row, assignment.place)) : given
    }
    for parameter in assignment.parameters where scope.variables[parameter.name] == nil {
      let key = "\(assignment.place.file):\(assignment.functionStart).\(parameter.name)"
      let doubt = Doubt(
        .parameter, "'\(parameter.name)'", place: assignment.place, key: key, label: parameter.name,
        type: parameter.type)
      scope.variables[parameter.name] = .unknown(doubt)
    }
    let outer = one.arguments.isEmpty ? nil : self.scope(around: one)
    for (name, argument) in one.arguments {
      let known = outer ?? Scope(selfValue: .instance(instance), typeName: one.owner.id, file: argument.place.file)
      let value = evaluator.evaluate(argument.value, in: known)
      // A member without its type is one of the parameter's, as a call finds it.
      scope.variables[name] =
        assignment.parameters.first { $0.name == name && !$0.isVariadic }.map {
          evaluator.coerce(value, to: $0.type, file: assignment.place.file, context: assignment.typeId)
        } ?? value
    }
    if let (name, row) = one.row { scope.variables[name] = row.indexPath }
    if let (name, column) = column(askedFor: one) { scope.variables[name] = column }
    for local in assignment.locals {
      if let (name, configuration) = configuration(local, in: scope) {
        scope.variables[name] = configuration
      } else {
        evaluator.bind(knowing(local, for: one, in: scope), in: scope, place: assignment.place)
      }
    }
    return scope
  }

  /// The scope of the call that leads to an assignment, with what the questions around it bind.
  private func scope(around one: CodeIndex.Reaching) -> Scope? {
    one.caller.map { caller in
      let scope = scope(of: caller)
      _ = paths(of: caller, in: scope)
      return scope
    }
  }

  /// A framework's configuration has what its initialiser was given.
  private func configuration(_ local: Binding, in scope: Scope) -> (name: String, value: Value)? {
    guard case .name(let name) = local.pattern, let arguments = CodeScan.configuration(local) else { return nil }
    var fields: [String: Value] = [:]
    for argument in arguments {
      if let label = argument.label { fields[label] = evaluator.evaluate(argument.value, in: scope) }
    }
    return (name, .instance(Instance(typeName: "", fields: fields, identity: evaluator.makeIdentity())))
  }

  /// Returns the paths on which the conditions around an assignment come out as there, and the others; names that they
  /// bind are bound in the scope. `nil` where there are too many.
  private func paths(of one: CodeIndex.Reaching, in scope: Scope) -> (inside: [Guard], outside: [Guard])? {
    var (inside, outside) = ([Guard.always], [Guard]())
    let outer = one.call.flatMap { $0.choices.isEmpty ? nil : self.scope(around: one) }
    for (position, choice) in one.assignment.choices.enumerated() {
      let isAround = position < one.call?.choices.count ?? 0
      let answers = evaluator.answers(to: choice, in: isAround ? outer ?? scope : scope)
      if inside.count * (answers.inside.count + answers.outside.count) > Self.maximumPaths { return nil }
      outside += inside.flatMap { path in answers.outside.compactMap { path.and($0) } }
      inside = inside.flatMap { path in answers.inside.compactMap { path.and($0) } }
    }
    return (inside.given(one.path), outside.given(one.path))
  }

  /// The paths on which an assignment is done.
  func paths(of one: CodeIndex.Reaching) -> [Guard] {
    let inside = paths(of: one, in: scope(of: one))?.inside
    if let inside, one.assignment.isChosenAtStart { return inside }
    let condition = evaluator.conditions.number(key: key(of: one), label: "an assignment in code", isGap: true)
    return (inside ?? [.always]).compactMap { $0.and(Guard(condition: condition, arm: 1)) }
  }

  /// The most paths on which one assignment is told apart from what it takes the place of: each condition doubles them.
  private static let maximumPaths = 1024

  /// Returns a value where the conditions around an assignment come out as there, and what it was before elsewhere; `nil`
  /// where there are too many forms of it.
  private func chosen<Value>(
    _ new: Alternatives<Value>, by one: CodeIndex.Reaching, over old: Alternatives<Value>?
  ) -> Alternatives<Value>? {
    if one.assignment.choices.isEmpty { return new }
    guard let old, let (inside, outside) = paths(of: one, in: scope(of: one)),
      inside.count * new.branches.count + outside.count * old.branches.count <= Self.maximumPaths
    else { return nil }
    func under(_ paths: [Guard], _ values: Alternatives<Value>) -> [Alternatives<Value>.Branch] {
      paths.flatMap { path in
        values.branches.compactMap { branch in
          path.and(branch.condition).map { .init(condition: $0, value: branch.value) }
        }
      }
    }
    let branches = under(inside, new) + under(outside, old)
    return branches.isEmpty ? old : Alternatives(branches: branches)
  }

  /// Returns what an assignment sets its property to, read as a type of the frameworks.
  func value(of one: CodeIndex.Reaching, as type: String) -> Value {
    let assignment = one.assignment
    let scope = scope(of: one)
    _ = paths(of: one, in: scope)
    var value =
      assignment.added.map { self.value(of: $0, calledAt: assignment.place, in: scope) }
      ?? evaluator.evaluate(knowing(assignment.value, for: one, in: scope), in: scope)
    // The function's own variables are not followed.
    if case .unknown(var doubt) = value, doubt.reason == .externalModule,
      case .identifier(let name) = assignment.value.kind, doubt.key == name
    {
      doubt.reason = .unsupportedExpression
      value = .unknown(doubt)
    }
    return evaluator.coerce(
      value.given(one.path), to: TypeReference(name: type), file: assignment.place.file, context: assignment.typeId)
  }
}

extension CodeIndex.Reaching {
  /// The expression that decides on the value: the assigned one, or what a caller hands over for it.
  fileprivate var valuePlace: Place {
    if let added = assignment.added { return added.place(calledIn: assignment.place.file) }
    guard case .identifier(let name) = assignment.value.kind, let argument = arguments[name] else {
      return assignment.place
    }
    return argument.place
  }

  /// The same with one attribute of the text in its place.
  fileprivate func assigning(_ attribute: Expression) -> CodeIndex.Reaching {
    var result = self
    result.assignment.property = ""
    result.assignment.value = attribute
    result.assignment.place = Place(file: assignment.place.file, span: attribute.span)
    return result
  }
}
