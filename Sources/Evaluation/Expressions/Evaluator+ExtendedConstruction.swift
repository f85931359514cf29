import Scene
import SourceFacts

/// Initialisers that the program adds to types of the frameworks.
extension Evaluator {
  /// Calls an initialiser that the program adds to a framework type.
  func constructExtended(_ type: TypeInfo, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value {
    let framework = frameworkName(of: type)
    if let made = made(by: { $0.instantiate(framework, extendedBy: type, arguments, place: place) }) { return made }
    let initializers = fitting(type.initializers, arguments, from: place.file)
    if initializers.isEmpty { return constructFramework(framework, arguments, place: place, in: scope) }
    return each(initializers, arguments, in: type.id, place: place) {
      construct(type, extendedBy: $0, arguments, place: place, in: scope)
    }
  }

  private func construct(
    _ type: TypeInfo, extendedBy initializer: Located<FunctionDeclaration>, _ arguments: [ArgumentValue], place: Place,
    in scope: Scope
  ) -> Value {
    let body = Scope(selfValue: .type(type.id), typeName: type.id, file: initializer.file)
    let function = initializer.declaration
    guard let matching = match(function.parameters, arguments), let statements = function.body else {
      return constructFramework(frameworkName(of: type), arguments, place: place, in: scope)
    }
    bind(function.parameters, matching, arguments, in: body)
    // A view is shown whatever number it is given.
    if !isView(type), let doubt = runTimeNumber(function.parameters, in: body) {
      var made = self.doubt(about: type, madeOf: doubt, arguments)
      made.isPresent = !function.isFailable
      return .unknown(made)
    }
    if let several = oneOfSeveral(function.parameters, matching, in: body) {
      return distribute(several.value, place: place) { branch in
        var arguments = arguments
        arguments[several.position].value = branch
        return constructExtended(type, arguments, place: place, in: scope)
      }
    }
    let declared = Place(file: initializer.file, span: function.span)
    let result = remembered(declared, in: body, calledAt: place) {
      calling(declared, place) {
        join(
          run(statements[...], in: body, on: .only).map { outcome in
            if outcome.value != nil { return outcome }
            var outcome = outcome
            watch.nameCall()
            outcome.value = .unknown(Doubt(.unsupportedExpression, "'\(type.name)' initialiser", place: place))
            return outcome
          }, place: place)
      }
    }
    return finish(result, type: type.name, arguments: arguments, place: place)
  }

  private func isView(_ type: TypeInfo) -> Bool {
    let name = frameworkName(of: type).withoutFramework
    return name != "Color" && ComponentTable.isComponent(name)
  }

  /// The framework's type behind an extension, which may name it by an alias of the program.
  private func frameworkName(of type: TypeInfo) -> String {
    guard let dot = type.name.lastIndex(of: "."), let owner = index.types[String(type.name[..<dot])],
      let alias = owner.aliases[String(type.name[dot...].dropFirst())]
    else { return type.name }
    return alias.name
  }

  /// Stamps a colour with the call that made it; falls back to what the label says where the body can't be followed.
  private func finish(_ value: Value, type: String, arguments: [ArgumentValue], place: Place) -> Value {
    distribute(value, place: place) { branch in
      if case .color(var color) = branch {
        color.origin = place
        return .color(color)
      }
      if case .unknown = branch, let label = arguments.first?.label?.lowercased(), label.contains("hex"),
        let color = hexColor(arguments, place: place, isPlatformColor: type != "Color")
      {
        return color
      }
      return branch
    }
  }
}
