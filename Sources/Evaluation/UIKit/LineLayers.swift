import Scene
import SourceFacts

/// Layers that paint nothing but a line, which is too thin to lie behind a text (S-115).
extension CodeRenderer {
  /// The greatest width in pt of a line that no text is read on: lines of the smallest text style take 13 pt (S-16).
  private static let widest = 12.0

  /// True for a strip or a path that is drawn around, whatever its place, in the layer of a view.
  func isLine(_ layer: CodeObject, of view: CodeObject) -> Bool {
    guard layer.children.isEmpty, layer.strangers.isEmpty, !layer.isSet("contents"),
      [layer.origin, layer.styledBy, layer.handedTo].allSatisfy({ $0 == nil }),
      widths("borderWidth", of: layer).allSatisfy(isNarrow), !mayGrow(layer, by: view.type)
    else { return false }
    switch layer.kind {
    case "CALayer": return !layer.isMoved && !Self.sizes.contains(where: layer.isSet) && run.isThin(layer)
    case "CAShapeLayer": return !layer.isSet("backgroundColor") && isUnfilled(layer) && isThinlyStroked(layer)
    default: return false
    }
  }

  /// What sizes a layer beside its frame.
  private static let sizes = ["bounds", "transform"]

  /// True for a shape of which the fill is taken in any case: it is black as long as nothing sets it.
  private func isUnfilled(_ shape: CodeObject) -> Bool {
    guard let settings = shape.settings["fillColor"], settings.branches.allSatisfy({ $0.value != nil }) else {
      return false
    }
    return color(settings).branches.allSatisfy { $0.value?.style.isInvisible ?? true }
  }

  private func isThinlyStroked(_ shape: CodeObject) -> Bool { widths("lineWidth", of: shape).allSatisfy(isNarrow) }

  private func widths(_ property: String, of layer: CodeObject) -> [Value] {
    layer.settings[property]?.branches.compactMap { $0.value?.value } ?? []
  }

  private func isNarrow(_ width: Value) -> Bool {
    switch width {
    case .number(let points): points <= Self.widest
    case .choice(let all): all.branches.allSatisfy { isNarrow($0.value) }
    default: false
    }
  }

  // MARK: - What sizes a layer out of sight

  /// True where code of the class sizes or animates what it holds under the layer's name, by names alone. A function
  /// that changes no looks otherwise is not followed.
  private func mayGrow(_ layer: CodeObject, by type: TypeInfo?) -> Bool {
    guard let type, !layer.names.isEmpty else { return false }
    return run.classes.chain(of: type).contains { owner in
      let functions = owner.functions.values.joined() + owner.initializers
      return functions.contains { sizes(layer, $0.declaration.body ?? [], in: $0.file) }
        || owner.properties.contains { property in
          let declaration = property.declaration
          let bodies = [declaration.observers, declaration.getter ?? [], declaration.setter?.ownStatements ?? []]
          return bodies.contains { sizes(layer, $0, in: property.file) }
        }
    }
  }

  private func sizes(_ layer: CodeObject, _ statements: [Statement], in file: Int32) -> Bool {
    BodyWalk.finds(in: statements) { expression in
      switch expression.kind {
      case .binary(let symbol, let target, let value) where symbol.isAssignment:
        Self.part(of: layer, in: target).map { !isSmall(value, $0, of: layer, in: file) } ?? false
      case .call(let callee, let arguments):
        switch Self.part(of: layer, in: callee) {
        case "add": arguments.last?.label == "forKey"
        case "setAffineTransform": true
        default: false
        }
      default: false
      }
    }
  }

  /// Returns what code speaks of that is a part of a layer, such as `frame` in `self.bar.frame.size.width`.
  private static func part(of layer: CodeObject, in expression: Expression) -> String? {
    guard let names = expression.chainedNames else { return nil }
    let held = names.indices.dropLast().first { layer.names.contains(names[$0]) }
    return held.map { names[$0 + 1] }
  }

  /// True for what leaves a layer a line, and for what sizes nothing.
  private func isSmall(_ value: Expression, _ property: String, of layer: CodeObject, in file: Int32) -> Bool {
    let place = Place(file: file, span: value.span)
    // What was followed is judged by its value.
    if layer.settings[property]?.branches.contains(where: { $0.value?.place == place }) == true { return true }
    return switch property {
    case "frame": run.thinFrames[place] == true || value.isThinRectangle || value.lastName == "zero"
    case "bounds", "transform": false
    case "lineWidth", "borderWidth": value.points.map { $0 <= Self.widest } ?? false
    default: true
    }
  }
}

extension Expression {
  /// A number that is written; `nil` for other expressions.
  fileprivate var points: Double? {
    switch kind {
    case .integer(let number): Double(number)
    case .float(let number): number
    default: nil
    }
  }

  /// True for a rectangle that is written with a side of one pt or two.
  fileprivate var isThinRectangle: Bool {
    guard case .call(let callee, let arguments) = kind, callee.typeName == "CGRect" else { return false }
    return arguments.contains { argument in
      ["width", "height"].contains(argument.label) && (argument.value.points.map { (0...2).contains($0) } ?? false)
    }
  }
}
