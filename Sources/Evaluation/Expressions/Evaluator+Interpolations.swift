import Scene
import SourceFacts

/// What the program's own ways to interpolate a value make of it: runs of a text with looks of their own (S-41).
extension Evaluator {
  private static let interpolation = "LocalizedStringKey.StringInterpolation"

  /// Returns the pieces that an interpolation stands for: the values themselves, unless an extension of the program
  /// declares it by its labels.
  func pieces(of values: [ArgumentValue], in scope: Scope) -> [InterpolatedSegment] {
    if values.contains(where: { $0.label != nil }),
      let methods = index.types[Self.interpolation]?.functions["appendInterpolation"],
      case let fitting = fitting(methods, values, from: scope.file), let method = fitting.first
    {
      return fitting.count == 1 && depth < Self.maximumDepth
        ? pieces(appendedBy: method, values) : [Self.run(of: values, shapedBy: method)]
    }
    guard values.count == 1, let first = values.first else { return [.values(values)] }
    if let text = Self.plainText(first.value) { return [.text(text)] }
    // Where it is one of several, each is a path only where something depends on the words.
    if case .instance = first.value, case .string(let text) = written(first.value, place: first.place) {
      return [.text(text)]
    }
    return [.values(values)]
  }

  /// Returns what the statements of a function append one after the other; one run of which nothing is known where they
  /// do anything else.
  private func pieces(
    appendedBy method: Located<FunctionDeclaration>, _ values: [ArgumentValue]
  ) -> [InterpolatedSegment] {
    let function = method.declaration
    let open = [Self.run(of: values, shapedBy: method)]
    guard let statements = function.body, let matching = match(function.parameters, values) else { return open }
    depth += 1
    defer { depth -= 1 }
    let body = Scope(typeName: Self.interpolation, file: method.file)
    bind(function.parameters, matching, values, in: body)
    var result: [InterpolatedSegment] = []
    for statement in statements {
      guard case .expression(let expression) = statement.kind, case .call(let callee, let arguments) = expression.kind,
        callee.appends
      else { return open }
      result += pieces(of: self.arguments(arguments, in: body), in: body)
    }
    return result
  }

  /// Returns a run whose look is not known.
  private static func run(
    of values: [ArgumentValue], shapedBy method: Located<FunctionDeclaration>
  ) -> InterpolatedSegment {
    let place = Place(file: method.file, span: method.declaration.span)
    let doubt = Doubt(.unsupportedExpression, "an interpolation of the program", place: place)
    var words = values[0]
    words.label = nil
    let text = Component(name: "Text", arguments: [words], place: words.place)
    let style = ArgumentValue(label: nil, value: .unknown(doubt), place: place)
    let call = ModifierCall(name: "foregroundStyle", arguments: [style], place: place)
    return .values([ArgumentValue(label: nil, value: .view(.modified(.component(text), call)), place: words.place)])
  }
}

extension Expression {
  /// True for what appends to the interpolation at hand, by its plain name or on `self`.
  fileprivate var appends: Bool {
    switch kind {
    case .identifier(let name): ["appendInterpolation", "appendLiteral"].contains(name)
    case .member(.some(let base), let name, _):
      base.kind == .identifier("self") && ["appendInterpolation", "appendLiteral"].contains(name)
    default: false
    }
  }
}
