import Scene
import SourceFacts

/// The values that a table's columns draw, by the list that it is given or by the rows that it lists.
enum TableRows {
  private static let rows: Set<String> = ["TableRow", "DisclosureTableRow"]

  /// Returns the symbolic value of a table's rows.
  static func element(of table: Component, _ columns: ClosureValue, _ renderer: Renderer) -> Value {
    let standard = StackComponents.element(of: table, columns, renderer)
    guard let first = table.arguments.first, first.label != nil || first.isTrailingClosure else { return standard }
    let listed = table.closure("rows").flatMap {
      value(in: renderer.evaluator.contents(of: $0), columns, renderer)
    }
    guard case .type(let name)? = table.argument("of")?.value else { return listed ?? standard }
    let type = TypeReference(name: name)
    switch listed {
    case .unknown(let doubt)? where doubt.type == nil || doubt.type?.name == name:
      return renderer.evaluator.declared(.unknown(doubt), as: type, in: nil, file: table.place.file)
    case .unknown?, nil: break
    case let known?: return known
    }
    let label = columns.closure.parameters.first ?? "element"
    var doubt = Doubt(
      .runtimeValue, "'\(label)'", place: table.place,
      key: "row@\(table.place.file):\(table.place.span.start)", label: label, type: type)
    doubt.isElement = true
    return renderer.evaluator.declared(.unknown(doubt), as: type, in: nil, file: table.place.file)
  }

  /// Returns the value of the first row among rows; `nil` where none is found.
  private static func value(in node: ViewNode, _ columns: ClosureValue, _ renderer: Renderer) -> Value? {
    switch node {
    case .component(let component) where rows.contains(component.name): return component.arguments.first?.value
    case .component(let component) where component.name == "ForEach":
      let element = StackComponents.element(of: component, columns, renderer)
      guard let content = component.content else { return element }
      return value(in: renderer.evaluator.contents(of: content, [element]), columns, renderer)
    case .component(let component):
      return component.content.flatMap { value(in: renderer.evaluator.contents(of: $0), columns, renderer) }
    case .modified(let inner, _), .placed(let inner, _): return value(in: inner, columns, renderer)
    case .list(let nodes): return nodes.lazy.compactMap { value(in: $0, columns, renderer) }.first
    case .choice(let all): return all.branches.lazy.compactMap { value(in: $0.value, columns, renderer) }.first
    case .empty, .custom, .concatenated, .unknown: return nil
    }
  }
}
