import SourceFacts

extension Evaluator {
  /// Returns the functions that code of a file can name and that take the arguments, the nearest first.
  func fitting(
    _ candidates: [Located<FunctionDeclaration>], _ arguments: [ArgumentValue], from file: Int32
  ) -> [Located<FunctionDeclaration>] {
    index.visible(candidates, from: file).filter { fits($0.declaration.parameters, arguments) }
  }

  /// True where arguments can be passed to parameters: labels in order, defaults left out, closures trailing.
  func fits(_ parameters: [Parameter], _ arguments: [ArgumentValue]) -> Bool { match(parameters, arguments) != nil }

  /// Returns for each parameter the index of its argument, of several that it takes the first; `nil` where they don't fit
  /// together.
  func match(_ parameters: [Parameter], _ arguments: [ArgumentValue]) -> [Int?]? {
    var result: [Int?] = []
    var next = 0
    for (position, parameter) in parameters.enumerated() {
      if next < arguments.count {
        let argument = arguments[next]
        let isTrailing = argument.isTrailingClosure && argument.label == nil
        let type = parameter.argumentType
        if argument.label == parameter.label && !isTrailing && accepts(type, argument.value) {
          result.append(next)
          let taken = parameter.isVariadic ? arguments.variadic(from: next) : arguments[next...next]
          guard taken.dropFirst().allSatisfy({ accepts(type, $0.value) }) else { return nil }
          next = taken.endIndex
          continue
        }
        if isTrailing,
          type.isFunction || parameters.count == position + 1 && accepts(type, argument.value)
        {
          // A later function parameter without a default takes the closure first.
          let laterRequired = parameters[(position + 1)...].contains { $0.type.isFunction && $0.defaultValue == nil }
          if !(laterRequired && parameter.defaultValue != nil) {
            result.append(next)
            next += 1
            continue
          }
        }
      }
      if parameter.defaultValue == nil && !parameter.type.isOptional && !parameter.isVariadic { return nil }
      result.append(nil)
    }
    return next == arguments.count ? result : nil
  }

  /// Matches by position where the labels don't fit, as for calls through closures.
  func looseMatch(_ parameters: [Parameter], _ arguments: [ArgumentValue]) -> [Int?]? {
    guard arguments.count <= parameters.count else { return nil }
    var result: [Int?] = []
    var used = Set<Int>()
    for parameter in parameters {
      let found = arguments.indices.first {
        !used.contains($0) && (arguments[$0].label == parameter.label || arguments[$0].isTrailingClosure)
      }
      if let found { used.insert(found) }
      result.append(found)
    }
    return used.count == arguments.count ? result : nil
  }
}

extension [ArgumentValue] {
  /// The arguments from a position on that a parameter for any number of them takes: what follows has no label.
  func variadic(from start: Int) -> ArraySlice<ArgumentValue> {
    let end = self[start...].dropFirst().firstIndex { $0.label != nil || $0.isTrailingClosure } ?? endIndex
    return self[start..<end]
  }
}

/// The kinds of values that no implicit conversion turns into each other.
enum ValueKind {
  case text
  case number
  case flag
  case color

  init?(typeName: String) {
    switch typeName.withoutFramework {
    case "String", "Substring": self = .text
    case "Int", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Int32", "Int64", "Double", "CGFloat", "Float":
      self = .number
    case "Bool": self = .flag
    case "Color", "UIColor", "NSColor", "CGColor": self = .color
    default: return nil
    }
  }
}
