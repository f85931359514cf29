import Scene
import SourceFacts

/// Views that take apart what they are given: `Group(subviews:)`, `ForEach(subviews:)` and those for sections, and the
/// trees of views whose root lays out its children.
extension Evaluator {
  /// Returns what such a view shows, or a loop over what it was handed; `nil` for other calls.
  func takenApart(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    if name == "_VariadicView.Tree" { return tree(arguments, place: place) }
    guard name == "Group" || name == "ForEach", let first = arguments.first,
      case .closure(let closure)? = arguments.last?.value
    else { return nil }
    guard let label = first.label else { return name == "ForEach" ? loop(over: first.value, closure, place) : nil }
    guard label == "subviews" || label == "sections" else { return nil }
    let node = view(from: first.value, place: first.place)
    if case .unknown = node { return nil }
    let parts = parts(of: node)
    let values = label == "subviews" ? parts.map(Value.view) : sections(of: parts)
    if name == "ForEach" { return .view(.list(values.map { contents(of: closure, [$0]) })) }
    return .view(contents(of: closure, [collection(values, repeats: parts.contains(where: isLoop), place)]))
  }

  /// Returns what a root of the program makes of the children it is given; `nil` for roots of other modules.
  private func tree(_ arguments: [ArgumentValue], place: Place) -> Value? {
    guard arguments.count == 2, case .closure(let content) = arguments[1].value else { return nil }
    let root = arguments[0].value
    let parts = parts(of: contents(of: content))
    let children = collection(parts.map(Value.view), repeats: parts.contains(where: isLoop), place)
    let argument = ArgumentValue(label: "children", value: children, place: arguments[1].place)
    let scope = Scope(file: place.file)
    guard let method = bestMethod("body", of: root, [argument], place: place, in: scope), case .method = method else {
      return nil
    }
    return callValue(method, [argument], place: place, in: scope)
  }

  /// Returns the views of a collection of parts; of a loop there are several or none.
  private func collection(_ values: [Value], repeats: Bool, _ place: Place) -> Value {
    guard repeats else { return .array(values) }
    let condition = conditions.number(key: "subviews@\(place.file):\(place.span.start)", label: "subviews.isEmpty")
    return choice(
      [
        .init(condition: Guard(condition: condition, arm: 0), value: .array([])),
        .init(condition: Guard(condition: condition, arm: 1), value: .array(values + values)),
      ], place: place)
  }

  /// Returns the parts that a builder lists, each for itself.
  private func parts(of node: ViewNode) -> [ViewNode] {
    switch node {
    case .empty: []
    case .list(let nodes): nodes.flatMap(parts)
    case .placed(let inner, let via): parts(of: inner).map { .placed($0, via: via) }
    case .modified(let inner, let call): parts(of: inner).map { .modified($0, call) }
    case .component(let component) where component.name == "Group":
      component.content.map { parts(of: contents(of: $0)) } ?? [node]
    default: [node]
    }
  }

  private func isLoop(_ part: ViewNode) -> Bool {
    switch part {
    case .component(let component): component.name == "ForEach"
    case .modified(let inner, _), .placed(let inner, _): isLoop(inner)
    default: false
    }
  }

  /// Returns what a loop makes of each of some views; `nil` for a loop over other values.
  private func loop(over values: Value, _ closure: ClosureValue, _ place: Place) -> Value? {
    switch values {
    case .array(let values) where !values.isEmpty && values.allSatisfy(isPart):
      return .view(.list(values.map { contents(of: closure, [$0]) }))
    case .choice(let all):
      let lists = all.branches.map { branch -> [Value]? in
        if case .array(let values) = branch.value { values } else { nil }
      }
      guard lists.allSatisfy({ $0?.allSatisfy(isPart) == true }), lists.contains(where: { $0?.isEmpty == false }) else {
        return nil
      }
      return distribute(values, place: place) { loop(over: $0, closure, place) ?? .view(.empty) }
    default: return nil
    }
  }

  /// Returns the views of a collection as the view that it is, too; `nil` for other values.
  func together(_ values: [Value]) -> ViewNode? {
    var nodes: [ViewNode] = []
    for value in values {
      guard case .view(let node) = value else { return nil }
      nodes.append(node)
    }
    return .list(nodes)
  }

  /// True for a view, with its number or without, and for a section's parts.
  private func isPart(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .tuple(let members): members.contains { isPart($0.value) }
    case .instance(let instance): instance.typeName == Self.sectionType
    default: false
    }
  }

  // MARK: - Sections

  private static let sectionType = "SectionConfiguration"

  /// Returns the sections among some views; what stands between is a section without a header.
  private func sections(of parts: [ViewNode]) -> [Value] {
    var result: [Value] = []
    var loose: [ViewNode] = []
    func close() {
      if !loose.isEmpty { result.append(section(header: [], loose, footer: [])) }
      loose = []
    }
    for part in parts {
      if let section = section(part, { $0 }) {
        close()
        result.append(section)
      } else {
        loose.append(part)
      }
    }
    close()
    return result
  }

  private func section(_ part: ViewNode, _ around: (ViewNode) -> ViewNode) -> Value? {
    switch part {
    case .placed(let inner, let via): return section(inner) { around(.placed($0, via: via)) }
    case .modified(let inner, let call): return section(inner) { around(.modified($0, call)) }
    case .component(let component) where component.name == "Section":
      func views(_ label: String) -> [ViewNode] {
        let closure = component.closure(label).map { contents(of: $0) }
        let argument = component.argument(label).map { view(from: $0.value, place: $0.place) }
        return parts(of: closure ?? argument ?? .empty).map(around)
      }
      let content = component.content.map { parts(of: contents(of: $0)).map(around) } ?? views("content")
      let header = views("header")
      let title = ListComponents.title(component).map { [around($0)] } ?? []
      return section(header: header.isEmpty ? title : header, content, footer: views("footer"))
    default: return nil
    }
  }

  private func section(header: [ViewNode], _ content: [ViewNode], footer: [ViewNode]) -> Value {
    func list(_ nodes: [ViewNode]) -> Value { .array(nodes.map(Value.view)) }
    return .instance(
      Instance(
        typeName: Self.sectionType,
        fields: ["header": list(header), "content": list(content), "footer": list(footer)],
        identity: makeIdentity()))
  }
}
