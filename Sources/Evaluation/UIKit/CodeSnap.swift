import SourceFacts

/// Constraints in the notation of SnapKit: `label.snp.makeConstraints { make in make.left.equalTo(icon.snp.right) }`.
///
/// They tie the edges of views as anchors do, which tells whether one view lies beside another (S-115).
extension CodeRun {
  private static let makerType = "SnapKit.ConstraintMaker"

  /// The edges and sizes that a name stands for.
  private static let edges: [String: [String]] = [
    "edges": ["left", "right", "top", "bottom"], "directionalEdges": ["leading", "trailing", "top", "bottom"],
    "horizontalEdges": ["left", "right"], "verticalEdges": ["top", "bottom"], "center": ["centerX", "centerY"],
    "size": ["width", "height"], "margins": ["left", "right", "top", "bottom"],
  ]
  private static let single: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "centerX", "centerY", "width", "height", "firstBaseline",
    "lastBaseline",
  ]
  private static let relations: Set<String> = ["equalTo", "lessThanOrEqualTo", "greaterThanOrEqualTo"]

  /// Returns the maker of a view's constraints, or that of more of its edges.
  func constraintMember(_ name: String, of instance: Instance) -> Value? {
    if name == "snp", objects[instance.identity] != nil { return maker(of: .instance(instance), edges: []) }
    guard instance.typeName == Self.makerType, let view = instance.fields["view"] else { return nil }
    guard let added = Self.edges(named: name) else { return nil }
    return maker(of: view, edges: Self.edges(of: instance) + added)
  }

  /// Performs a method of a maker; `nil` for other objects.
  func constrain(_ name: String, by instance: Instance, _ arguments: [ArgumentValue], place: Place) -> Value? {
    guard instance.typeName == Self.makerType, case .instance(let view)? = instance.fields["view"] else { return nil }
    if name.hasSuffix("Constraints") {
      guard let first = arguments.first, case .closure = first.value else { return Value.none }
      let argument = ArgumentValue(label: nil, value: .instance(instance), place: place)
      _ = evaluator.callValue(first.value, [argument], place: place, in: Scope(file: place.file))
      return Value.none
    }
    let relation = name.hasSuffix("ToSuperview") ? String(name.dropLast("Superview".count)) : name
    if Self.relations.contains(relation) {
      let edges = Self.edges(of: instance)
      if relation != name {
        tie(view.identity, edges, to: parent(of: view.identity) ?? "superview", edges, relation)
      } else if let target = arguments.first?.value {
        tie(view.identity, edges, to: target, relation)
      }
    }
    // What follows moves or ranks the constraint.
    return .instance(instance)
  }

  /// True for constraints in the notation of Cartography, which style nothing: `constrain(box, label) { … }`.
  func isConstraining(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Bool {
    guard name == "constrain", case .closure? = arguments.last?.value else { return false }
    return evaluator.index.program.files[Int(place.file)].facts.imports.contains("Cartography")
  }

  private func tie(_ view: String, _ edges: [String], to target: Value, _ relation: String) {
    let isMost = relation != "greaterThanOrEqualTo"
    switch target {
    case .instance(let size) where size.typeName == "CGSize" && isMost:
      for edge in edges {
        if let side = size.fields[edge] { limit(view, [edge], to: side) }
      }
    case .instance(let other) where other.typeName == Self.makerType:
      guard case .instance(let inner)? = other.fields["view"] else { return }
      let named = Self.edges(of: other)
      tie(view, edges, to: inner.identity, named.isEmpty ? edges : named, relation)
    case .instance(let other) where objects[other.identity] != nil:
      tie(view, edges, to: other.identity, edges, relation)
    default:
      tie(view, edges, toStranger: target)
      if isMost { limit(view, edges, to: target) }
    }
  }

  /// Notes a constraint with edges of a view that can't be told, as `equalTo(plate.snp.bottom)`.
  private func tie(_ view: String, _ edges: [String], toStranger other: Value) {
    guard let key = strangerKey(of: other), let dot = key.lastIndex(of: "."), key[..<dot].hasSuffix(".snp"),
      let others = Self.edges(named: String(key[key.index(after: dot)...]))
    else { return }
    let stranger = String(key[..<dot].dropLast(".snp".count))
    for (edge, otherEdge) in zip(edges, others) {
      objects[view]?.strangerTies.append(CodeTie(edge: edge, other: stranger, otherEdge: otherEdge))
    }
  }

  private func limit(_ view: String, _ edges: [String], to length: Value) {
    var size: Double? = if case .number(let points) = length { points } else { nil }
    // One pixel of the screen is thin, whatever its scale.
    if size == nil, Self.isThin(length) { size = 1 }
    guard let size else { return }
    for edge in edges where ["width", "height"].contains(edge) {
      objects[view]?.ties.append(CodeTie(edge: edge, other: "", otherEdge: String(size)))
    }
  }

  private func tie(
    _ view: String, _ edges: [String], to other: String, _ otherEdges: [String], _ relation: String
  ) {
    let isLoose = relation != "equalTo"
    for (edge, otherEdge) in zip(edges, otherEdges) { tie(view, edge, to: other, otherEdge, isLoose: isLoose) }
  }

  private func parent(of view: String) -> String? {
    order.first { objects[$0]?.children.contains { $0.identity == view } == true }
  }

  private func maker(of view: Value, edges: [String]) -> Value {
    let fields: [String: Value] = ["view": view, "edges": .array(edges.map(Value.string))]
    return .instance(Instance(typeName: Self.makerType, fields: fields, identity: evaluator.makeIdentity()))
  }

  private static func edges(of maker: Instance) -> [String] {
    guard case .array(let names)? = maker.fields["edges"] else { return [] }
    return names.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  private static func edges(named name: String) -> [String]? {
    let plain = name.hasSuffix("Margin") ? String(name.dropLast("Margin".count)) : name
    return edges[plain] ?? (single.contains(plain) ? [plain] : nil)
  }
}
