import Scene
import SourceFacts

/// Whether a control of an interface file is ever selected, which it is not by itself (S-111).
extension InterfaceDocument {
  /// True where the file selects a control or lets it select itself, or code that can get hold of it speaks of the state.
  func maySelect(_ control: InterfaceObject) -> Bool {
    if control.isOn("selected") || control.isOn("changesSelectionAsPrimaryAction") { return true }
    let holders = Set((holders[control.id] ?? []).map(\.property))
    let near =
      facts.objects.compactMap(\.customClass) + (self.holders[control.id] ?? []).compactMap(\.className)
      + [control.customClass].compactMap(\.self)
    func type(_ name: String) -> TypeInfo? { code.type(named: name, file: file) }
    // Of a class that is not there nothing is known, but for the framework's own.
    if near.contains(where: { !$0.hasPrefix("UI") && type($0) == nil }) { return true }
    let own = control.customClass.flatMap(type).map(code.chain) ?? []
    // What an action reaches need not stand at the top.
    let all = Set(near + classNames.values).compactMap(type).flatMap(code.chain)
    for type in all {
      for name in code.selected(in: type) {
        switch name {
        case .some("self"): if own.contains(where: { $0 === type }) { return true }
        case .some(let name): if holders.contains(name) || !all.contains(where: { $0.isOutlet(name) }) { return true }
        case nil: return true
        }
      }
    }
    return !reaching([Self.selection], control).isEmpty
  }

  fileprivate static let selection = "isSelected"
}

extension CodeIndex {
  /// What the code of a type says is selected or not, by the last part of its name; `nil` where it has none.
  fileprivate func selected(in type: TypeInfo) -> Set<String?> {
    if let known = selections[type.id] { return known }
    var result: Set<String?> = []
    let walk = BodyWalk { expression, _ in
      switch expression.kind {
      case .identifier(InterfaceDocument.selection): result.insert("self")
      case .member(let base, InterfaceDocument.selection, _): result.insert(base?.lastName)
      default: break
      }
    }
    for body in type.bodies { walk.walk(body.statements) }
    selections[type.id] = result
    return result
  }
}

extension TypeInfo {
  /// True for a property that an interface file sets.
  fileprivate func isOutlet(_ name: String) -> Bool {
    property(name)?.declaration.attributes.contains { $0.name == "IBOutlet" } ?? false
  }
}
