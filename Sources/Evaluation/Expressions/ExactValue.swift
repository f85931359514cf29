import SourceFacts

/// A value as the key of what was made of it: two are equal only where nothing that code reads of them, nor the way
/// by which they came, tells them apart.
struct ExactValue: Hashable {
  let value: Value

  /// `nil` for values that can't be told apart: closures, methods, views, and what holds one.
  init?(_ value: Value) {
    guard value.isTellable else { return nil }
    self.value = value
  }

  static func == (left: ExactValue, right: ExactValue) -> Bool { left.value.isExactly(right.value) }

  func hash(into hasher: inout Hasher) { value.hashExactly(into: &hasher) }

  /// True where the value is not bound to an instance of the root at hand.
  func isLasting(_ shared: Set<Int>) -> Bool { value.isLasting(shared) }

  /// True where the value is bound to an instance whose number is greater than one.
  func isMade(after number: Int) -> Bool { value.isMade(after: number) }
}

extension Value {
  /// The most elements of a list that is told from others.
  private static let maximumElements = 64

  /// True for a value that can be given again: one that can be told from others, or a framework's view that holds no code
  /// and no view of the program.
  var isKeepable: Bool { isTellable(withViews: true) }

  fileprivate var isTellable: Bool { isTellable(withViews: false) }

  fileprivate func isTellable(withViews: Bool) -> Bool {
    switch self {
    case .unknown, .none, .bool, .number, .string, .color, .style, .font, .type, .keyPath: true
    case .instance(let instance): instance.payload.areTellable(withViews: withViews)
    case .interpolated(let segments):
      segments.allSatisfy {
        if case .values(let values) = $0 { values.areTellable(withViews: withViews) } else { true }
      }
    case .implicit(let member):
      (member.arguments ?? []).areTellable(withViews: withViews)
        && member.chain.allSatisfy { ($0.arguments ?? []).areTellable(withViews: withViews) }
    case .array(let values):
      values.count <= Self.maximumElements && values.allSatisfy { $0.isTellable(withViews: withViews) }
    case .tuple(let values): values.areTellable(withViews: withViews)
    case .attributed(let text): text.runs.allSatisfy { $0.isTellable(withViews: withViews) }
    case .choice(let alternatives): alternatives.branches.allSatisfy { $0.value.isTellable(withViews: withViews) }
    case .view(let node): withViews && node.isPlain
    case .closure, .method: false
    }
  }

  fileprivate func isExactly(_ other: Value) -> Bool {
    switch (self, other) {
    case (.unknown(let left), .unknown(let right)): left == right
    case (.none, .none): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left.bitPattern == right.bitPattern
    case (.string(let left), .string(let right)): left == right
    case (.color(let left), .color(let right)): left == right && left.trail.isExactly(right.trail)
    case (.style(let left), .style(let right)):
      left == right && Self.all(left.trails, right.trails) { $0.isExactly($1) }
    case (.font(let left), .font(let right)): left == right && left.trail.isExactly(right.trail)
    case (.type(let left), .type(let right)): left == right
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.instance(let left), .instance(let right)): left === right || left.isExactly(right)
    case (.interpolated(let left), .interpolated(let right)): Self.all(left, right) { $0.isExactly($1) }
    case (.implicit(let left), .implicit(let right)): left.isExactly(right)
    case (.array(let left), .array(let right)): Self.all(left, right) { $0.isExactly($1) }
    case (.tuple(let left), .tuple(let right)): Self.all(left, right) { $0.isExactly($1) }
    case (.attributed(let left), .attributed(let right)): Self.all(left.runs, right.runs) { $0.isExactly($1) }
    case (.choice(let left), .choice(let right)):
      Self.all(left.branches, right.branches) { $0.condition == $1.condition && $0.value.isExactly($1.value) }
    default: false
    }
  }

  fileprivate static func all<Element>(
    _ left: [Element], _ right: [Element], _ areSame: (Element, Element) -> Bool
  ) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy(areSame)
  }

  fileprivate func hashExactly(into hasher: inout Hasher) {
    switch self {
    case .unknown(let doubt): hasher.combine(doubt.key)
    case .none, .closure, .method, .view, .style, .interpolated: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number.bitPattern)
    case .string(let text), .type(let text): hasher.combine(text)
    case .color(let color): hasher.combine(color.origin)
    case .font(let font): hasher.combine(font.place)
    case .keyPath(let path): hasher.combine(path)
    case .instance(let instance): hasher.combine(instance.identity)
    case .implicit(let member): hasher.combine(member.place)
    case .array(let values): for value in values { value.hashExactly(into: &hasher) }
    case .tuple(let values): for value in values { value.value.hashExactly(into: &hasher) }
    case .attributed(let text): for run in text.runs { run.text.hashExactly(into: &hasher) }
    case .choice(let alternatives):
      for branch in alternatives.branches { branch.value.hashExactly(into: &hasher) }
    }
  }

  fileprivate func isLasting(_ shared: Set<Int>) -> Bool {
    switch self {
    case .instance(let instance):
      shared.contains(instance.number) || (instance.enumCase != nil && !instance.identity.utf8.contains(Self.mark))
    case .unknown(let doubt): !doubt.key.utf8.contains(Self.mark)
    case .array(let values): values.allSatisfy { $0.isLasting(shared) }
    case .tuple(let values): values.allSatisfy { $0.value.isLasting(shared) }
    case .attributed(let text):
      text.runs.allSatisfy { run in
        run.text.isLasting(shared) && run.attributes.values.allSatisfy { $0.value.isLasting(shared) }
      }
    case .choice(let alternatives): alternatives.branches.allSatisfy { $0.value.isLasting(shared) }
    default: true
    }
  }

  fileprivate func isMade(after number: Int) -> Bool {
    switch self {
    case .instance(let instance): Sameness.identities(in: instance.identity).contains { $0 > number }
    case .unknown(let doubt): Sameness.identities(in: doubt.key).contains { $0 > number }
    case .array(let values): values.contains { $0.isMade(after: number) }
    case .tuple(let values): values.contains { $0.value.isMade(after: number) }
    case .attributed(let text):
      text.runs.contains { run in
        run.text.isMade(after: number) || run.attributes.values.contains { $0.value.isMade(after: number) }
      }
    case .choice(let alternatives): alternatives.branches.contains { $0.value.isMade(after: number) }
    default: false
    }
  }

  /// What the identities of instances begin with.
  private static let mark = UInt8(ascii: "#")
}

extension Instance {
  /// True for two cases of an enumeration that are the same; other instances are told apart by what they are.
  fileprivate func isExactly(_ other: Instance) -> Bool {
    enumCase != nil && enumCase == other.enumCase && typeName == other.typeName && identity == other.identity
      && fields.isEmpty && other.fields.isEmpty && Value.all(payload, other.payload) { $0.isExactly($1) }
  }
}

extension AttributedText.Run {
  fileprivate func isTellable(withViews: Bool) -> Bool {
    text.isTellable(withViews: withViews) && attributes.values.allSatisfy { $0.value.isTellable(withViews: withViews) }
  }

  fileprivate func isExactly(_ other: AttributedText.Run) -> Bool {
    path == other.path && doubt == other.doubt && isBold == other.isBold && isMarkedUp == other.isMarkedUp
      && partialAttributes == other.partialAttributes && text.isExactly(other.text)
      && attributes.count == other.attributes.count
      && attributes.allSatisfy { name, value in other.attributes[name].map(value.isExactly) == true }
  }
}

extension [ArgumentValue] {
  fileprivate func areTellable(withViews: Bool) -> Bool { allSatisfy { $0.value.isTellable(withViews: withViews) } }
}

extension ViewNode {
  /// True where it holds no code and no view of the program.
  fileprivate var isPlain: Bool {
    switch self {
    case .empty, .unknown: true
    case .component(let component): component.arguments.areTellable(withViews: true)
    case .modified(let receiver, let call): receiver.isPlain && call.arguments.areTellable(withViews: true)
    case .list(let nodes), .concatenated(let nodes): nodes.allSatisfy(\.isPlain)
    case .choice(let alternatives): alternatives.branches.allSatisfy(\.value.isPlain)
    case .custom, .placed: false
    }
  }
}

extension ArgumentValue {
  fileprivate func isExactly(_ other: ArgumentValue) -> Bool {
    label == other.label && place == other.place && isTrailingClosure == other.isTrailingClosure
      && names == other.names && isLiteral == other.isLiteral && value.isExactly(other.value)
  }
}

extension InterpolatedSegment {
  fileprivate func isExactly(_ other: InterpolatedSegment) -> Bool {
    switch (self, other) {
    case (.text(let left), .text(let right)): left == right
    case (.values(let left), .values(let right)): Value.all(left, right) { $0.isExactly($1) }
    default: false
    }
  }
}

extension ImplicitMember {
  fileprivate func isExactly(_ other: ImplicitMember) -> Bool {
    func areSame(_ left: [ArgumentValue]?, _ right: [ArgumentValue]?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return Value.all(left, right) { $0.isExactly($1) }
    }
    return name == other.name && place == other.place && areSame(arguments, other.arguments)
      && Value.all(chain, other.chain) {
        $0.name == $1.name && $0.place == $1.place && areSame($0.arguments, $1.arguments)
      }
  }
}
