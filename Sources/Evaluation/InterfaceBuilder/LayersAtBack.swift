import Scene
import SourceFacts

/// What code puts at the back of views that interface files make: it lies behind all that these hold (S-115, S-118).
extension InterfaceDocument {
  /// Returns what the object's own class, and the classes that hold it in a property, put behind its content.
  func layersAtBack(of object: InterfaceObject, in environment: Environment) -> [Layer] {
    var result: [Layer] = []
    if let type = owner(of: object), code.kind(of: type).map(CodeClasses.isView) ?? false {
      result += layersAtBack(by: type, in: environment) { _, main in main }
    }
    for holder in Set(holders[object.id] ?? []).sorted(by: { ($0.property, $0.start) < ($1.property, $1.start) }) {
      guard let type = holder.className.flatMap({ code.type(named: $0, file: file) }) else { continue }
      result += layersAtBack(by: type, in: environment) { run, main in
        if case .instance(let held)? = run.instances[main]?.fields[holder.property] { return held.identity }
        return run.order.first { run.objects[$0]?.origin?.key == "\(main).\(holder.property)" }
      }
    }
    return result
  }

  /// Returns what a class puts at the back of one of the objects that its code leads to, which is told by the first one.
  private func layersAtBack(
    by type: TypeInfo, in environment: Environment, of object: (_ run: CodeRun, _ main: String) -> String?
  ) -> [Layer] {
    guard mayPutAtBack(type), let run = renderer.followed(type),
      let main = run.order.first(where: { run.objects[$0]?.type === type }),
      let identity = object(run, main), let holder = run.objects[identity]
    else { return [] }
    let behind = CodeRenderer(renderer: renderer, run: run).behindContent(of: holder, environment, ofAll: true)
    // What lies behind a row while it is selected is read there by what asks for that itself.
    let atRest = RowSelection.selection(of: main, evaluator).map { Guard(condition: $0, arm: 0) }
    return behind.backdrop.entries.dropFirst(environment.backdrop.entries.count).compactMap { entry in
      guard case .layer(var layer) = entry else { return nil }
      if let atRest { layer.paint = layer.paint.restricted(to: atRest) }
      return layer.paint.branches.isEmpty ? nil : layer
    }
  }

  /// True where code of a class or one above it names what puts a view there.
  private func mayPutAtBack(_ type: TypeInfo) -> Bool {
    let files = code.index.names.files(writingOneOf: Self.namesOfBack)
    return !files.isEmpty && code.chain(of: type).contains { $0.bodies.contains { files.contains($0.file) } }
  }

  private static let namesOfBack = ["insertSubview", "sendSubviewToBack"]
}
