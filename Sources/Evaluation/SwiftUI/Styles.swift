import PlatformStyles
import Scene
import SourceFacts

/// Styles of the program: their body is inlined with the call site's views (S-61).
enum Styles {
  static func apply(
    _ style: Instance, _ family: String, _ fields: [String: Value], at place: Place, _ renderer: Renderer,
    _ environment: Environment
  ) {
    let evaluator = renderer.evaluator
    var inner = environment
    // Inside its own body the family falls back to the default.
    inner.styles[family] = nil
    inner.depth += 4
    guard inner.depth < Renderer.maximumDepth, let type = evaluator.index.types[style.typeName],
      let function = evaluator.lineage(of: type.id).lazy.compactMap({ $0.functions["makeBody"]?.first }).first
    else { return renderer.render(evaluator.view(from: fields["label"] ?? .none, place: place), in: environment) }
    let configuration = Instance(
      typeName: "\(family).Configuration", fields: fields, identity: evaluator.makeIdentity())
    let scope = Scope(
      selfValue: .instance(style), typeName: type.id, file: function.file, environment: inner)
    let argument = ArgumentValue(
      label: function.declaration.parameters.first?.label, value: .instance(configuration), place: place)
    let value = evaluator.invoke(function.declaration, [argument], in: scope, place: place)
    renderer.render(evaluator.view(from: value, place: place), in: inner)
  }
}
