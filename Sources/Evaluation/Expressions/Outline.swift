/// The rough form of a value, whatever the identities in it: what `Sameness` holds for has the same.
struct Outline: Hashable {
  private let number: Int

  init(_ value: Value) {
    var hasher = Hasher()
    Self.trace(value, 0, into: &hasher)
    number = hasher.finalize()
  }

  /// Deep enough to tell the arguments of a view from those of another one.
  private static let maximumDepth = 4

  private static func trace(_ value: Value, _ depth: Int, into hasher: inout Hasher) {
    guard depth < maximumDepth else { return }
    switch value {
    case .unknown(let doubt):
      hasher.combine(doubt.place)
      hasher.combine(doubt.label)
    case .bool(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .string(let text), .type(let text): hasher.combine(text)
    case .closure(let closure): hasher.combine(closure.place)
    case .implicit(let member): hasher.combine(member.place)
    case .array(let values):
      for value in values { trace(value, depth + 1, into: &hasher) }
    case .tuple(let values):
      for value in values { trace(value.value, depth + 1, into: &hasher) }
    case .choice(let alternatives):
      for branch in alternatives.branches { trace(branch.value, depth + 1, into: &hasher) }
    case .instance(let instance):
      hasher.combine(instance.typeName)
      hasher.combine(instance.enumCase)
      // The fields in whatever order: their sum.
      hasher.combine(instance.fields.reduce(into: 0) { $0 &+= trace(of: $1.value, named: $1.key, depth + 1) })
    case .attributed(let text):
      for run in text.runs { trace(run.text, depth + 1, into: &hasher) }
    case .none, .color, .style, .font, .keyPath, .interpolated, .method, .view: break
    }
  }

  private static func trace(of field: Value, named name: String, _ depth: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(name)
    trace(field, depth, into: &hasher)
    return hasher.finalize()
  }
}
