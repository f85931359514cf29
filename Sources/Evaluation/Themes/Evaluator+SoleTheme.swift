import Scene
import SourceFacts

/// Structures that are themes and of which the source makes one value (S-61a).
extension Evaluator {
  /// Returns a family of one: the only theme that can be in force or, where others may be made out of sight, one of
  /// those; `nil` for data that is no theme, and for what is made with values of the running program or changed later.
  func sole(_ family: ThemeFamily, of type: TypeInfo) -> ThemeFamily? {
    guard type.kind == .struct, family.themes.count == 1, case .instance(let instance)? = family.themes.first?.value,
      themeKind(of: type) >= .palette
    else { return nil }
    var family = family
    family.isSole = true
    // What is made of a theme elsewhere shows that the type is one.
    let isTaken = isTaken(family.themes[0].name)
    if family.isFilled || !family.copies.isEmpty { return isTaken ? family : nil }
    if instance.fields.values.contains(where: isOfRunTime) || isChangedInParts(type) { return nil }
    family.isOpen =
      family.isOpen || !family.isWhole || type.isForOthers || isMadeElsewhere(type) || isRestored(type)
    // What is known of any value, as of a flag that is this or that, tells more than that there may be others.
    let other = Doubt(.runtimeValue, type.lastName, place: type.namePlace, type: TypeReference(name: type.id))
    if family.isOpen, !isTaken || !areLooksOfRunTime(.unknown(other), type) { return nil }
    return family
  }

  /// True for a name that is none of a constant, and for that of one which code hands on or puts somewhere: what is only
  /// asked for one of its colours is a placeholder, and no theme in force.
  private func isTaken(_ name: String) -> Bool {
    guard namedProperties.contains(where: { $0.located.declaration.name == name }) else { return true }
    return usage.handed.contains(name) || givenNames.contains(name)
  }

  /// Returns the last names of what properties begin with, functions give and code assigns.
  func findGivenNames() -> Set<String> {
    let types = index.types.values
    let properties = types.flatMap { $0.properties + $0.statics.values.joined() } + index.globals.values.joined()
    let functions = types.flatMap { $0.functions.values.joined() } + index.functions.values.joined()
    let initial = properties.compactMap(\.declaration.value)
    let made = (properties.compactMap(\.declaration.getter) + functions.compactMap(\.declaration.body)).joined()
    let assigned = usage.assignments.values.joined().compactMap(\.value)
    return (initial + assigned + made.compactMap(\.result)).reduce(into: []) { $0.formUnion($1.lastNames) }
  }

  /// True where no look of a value of a type is known.
  func areLooksOfRunTime(_ value: Value, _ type: TypeInfo) -> Bool {
    type.properties.filter { isLook($0, of: type) }.allSatisfy { look in
      let place = Place(file: look.file, span: look.declaration.span)
      return isOfRunTime(
        limited(to: allowances.call) {
          member(look.declaration.name, of: value, place: place, namePlace: place, in: Scope(file: look.file))
        })
    }
  }

  /// True where the running program decides on some part of a value: on a field of a structure, on one of alternatives.
  func isOfRunTime(_ value: Value) -> Bool {
    func decides(_ doubt: Doubt?) -> Bool { doubt.map { [.runtimeValue, .parameter].contains($0.reason) } ?? false }
    switch value {
    case .unknown(let doubt): return decides(doubt)
    case .color(let color): return decides(color.color.doubt)
    case .font(let font):
      if case .unknown(let doubt) = font.base { return decides(doubt) }
      return false
    case .interpolated(let segments):
      return segments.contains { segment in
        if case .values(let values) = segment { values.map(\.value).contains(where: isOfRunTime) } else { false }
      }
    case .array(let values): return values.contains(where: isOfRunTime)
    case .choice(let alternatives): return alternatives.branches.contains { isOfRunTime($0.value) }
    case .instance(let instance):
      // Objects may hold one another, structures can't.
      return index.types[instance.typeName]?.kind == .struct && instance.fields.values.contains(where: isOfRunTime)
    default: return false
    }
  }
}

extension Expression {
  /// The last names of what it may be: `first` and `second` of `isOn ? .first : Theme.second`.
  fileprivate var lastNames: [String] {
    switch kind {
    case .binary("??", let left, let right): left.lastNames + right.lastNames
    case .ternary(_, let first, let second): first.lastNames + second.lastNames
    case .tuple(let parts) where parts.count == 1: parts[0].value.lastNames
    default: lastName.map { [$0] } ?? []
    }
  }
}
