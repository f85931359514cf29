import SourceFacts

/// Code that loads an interface file and takes the first view at its top (S-115, S-118).
///
/// Where the object at hand owns the file, that view is as one that it has in an outlet.
struct NibLoading {
  /// What names the file; `nil` where a variable holds the nib.
  private(set) var name: Expression?
  /// True where the object at hand is the file's owner.
  private(set) var isOwned = false

  /// Returns how the file is loaded whose first view an expression is; `nil` for other expressions.
  init?(ofFirst expression: Expression) {
    switch expression.kind {
    case .postfix(_, let inner): self.init(ofFirst: inner)
    case .member(.some(let list), "first", _): self.init(ofAll: list)
    case .subscripted(let list, let arguments) where arguments.map(\.value.kind) == [.integer(0)]:
      self.init(ofAll: list)
    default: return nil
    }
  }

  private init?(ofAll list: Expression) {
    var list = list
    while case .postfix(_, let inner) = list.kind { list = inner }
    guard case .call(let callee, let arguments) = list.kind,
      case .member(.some(let receiver), let method, _) = callee.kind,
      let owner = arguments.first(where: { ["owner", "withOwner"].contains($0.label) })
    else { return nil }
    switch (method, receiver.kind) {
    case ("loadNibNamed", _): name = arguments.first?.value
    case ("instantiate", .call(_, let made)): name = made.first { $0.label == "nibName" }?.value
    case ("instantiate", _): break
    default: return nil
    }
    isOwned = owner.value.kind == .identifier("self")
  }

  /// The names without which no code loads an interface file so.
  static let methods = ["loadNibNamed", "instantiate"]

  private static let first = "top of a nib"

  /// Stands for the outlet that would hold the first view of a file, or of each that the class owns.
  static func outlet(ofFile name: String?) -> String { name.map { "\(first) \($0)" } ?? first }

  /// The same of the view that an expression is; `nil` for other expressions, and where something else owns the file.
  static func outlet(ofFirst expression: Expression) -> String? {
    guard let loading = NibLoading(ofFirst: expression), loading.isOwned else { return nil }
    return outlet(ofFile: loading.name?.literalText)
  }

  /// True for such a name.
  static func isOutlet(_ name: String) -> Bool { name.hasPrefix(first) }
}

extension InterfaceHolder {
  /// True for a property, and false for what only stands for one.
  var isDeclared: Bool { !NibLoading.isOutlet(property) && !TaggedViews.isOutlet(property) }
}

extension Evaluator {
  /// Returns the first view of a file that is loaded, which is there.
  func loaded(_ view: Doubt, by loading: NibLoading, in scope: Scope) -> Doubt {
    var result = view
    if loading.isOwned, case .instance(let owner)? = scope.selfValue {
      var file: String?
      if let name = loading.name, case .string(let text) = evaluate(name, in: scope) { file = text }
      result.key = "\(owner.identity).\(NibLoading.outlet(ofFile: file))"
    }
    result.isPresent = true
    return result
  }
}

extension CodeScan {
  /// Notes the property that keeps the first view of a file which the object owns.
  mutating func keep(_ value: Expression, in path: [String], _ names: [String: [String]]) {
    guard path.count == 1, let view = self.path(of: value, names), view.count == 1, NibLoading.isOutlet(view[0]) else {
      return
    }
    kept[path[0]] = view[0]
  }
}

extension DeclaredResults {
  /// The outlet that would hold what a method of the object at hand loads and returns; `nil` for other calls.
  func nibOutlet(ofResult call: Expression, _ file: Int32) -> String? {
    guard case .call(let callee, _) = call.kind, callee.ownName != nil else { return nil }
    let found = Set(
      functions(calledAs: callee, file).map { function, owner in
        owner == nil || function.declaration.isStatic ? nil : function.declaration.body?.returnedNibOutlet
      })
    return found.count == 1 ? found.first ?? nil : nil
  }
}

extension [Statement] {
  /// The outlet that would hold the view of a file which they load and return.
  fileprivate var returnedNibOutlet: String? {
    switch last?.kind {
    case .returning(.some(let value))?: nibOutlet(of: value)
    case .expression(let value)? where count == 1: nibOutlet(of: value)
    default: nil
    }
  }

  private func nibOutlet(of value: Expression) -> String? {
    switch value.kind {
    case .postfix(_, let inner): return nibOutlet(of: inner)
    case .cast(let inner, _, let type): return type.name == "UIView" ? NibLoading.outlet(ofFirst: inner) : nil
    case .identifier(let name):
      let bindings = flatMap { statement -> [Binding] in
        if case .binding(let binding) = statement.kind { [binding] } else { statement.boundByGuard }
      }
      let bound = bindings.filter { $0.pattern == .name(name) }
      guard bound.count == 1, let value = bound[0].value, value.kind != .identifier(name) else { return nil }
      return Array(prefix { !$0.boundNames.contains(name) }).nibOutlet(of: value)
    default: return nil
    }
  }
}

extension InterfaceDocument {
  /// What holds the first view at the top of a file whose owner may load it itself: the call that does so, and the
  /// properties that keep the view; `nil` where a controller has the view as its own.
  static func nibHolders(
    of facts: InterfaceFacts, _ file: Int32, _ code: CodeIndex
  ) -> (object: String, holders: [InterfaceHolder])? {
    guard facts.runtime == .cocoaTouch, !code.index.names.files(writingOneOf: NibLoading.methods).isEmpty,
      let owner = facts.objects.first(where: { $0.id == "-1" }), let name = owner.customClass,
      let type = code.type(named: name, file: file),
      let top = facts.objects.first(where: { !["placeholder", "customObject"].contains($0.kind) }),
      !top.isScreen, top.rowKind == nil
    else { return nil }
    let connected = owner.outlets.filter { $0.destination == top.id }.map(\.property)
    if connected.contains("view") { return nil }
    let path = code.index.program.files[Int(file)].path.split(separator: "/").last ?? ""
    let calls = [nil, String(path.prefix { $0 != "." })].map(NibLoading.outlet)
    let kept = code.chain(of: type).flatMap { code.scan($0).kept }.filter { calls.contains($0.value) }.map(\.key)
    let properties = calls + Set(kept).subtracting(connected).sorted()
    return (
      top.id,
      properties.map { InterfaceHolder(className: name, property: $0, start: owner.span.start) }
    )
  }
}
