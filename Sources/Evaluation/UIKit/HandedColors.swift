import SourceFacts

/// What the calls of a function hand it that stores a colour (S-114).
extension AppearanceCode {
  /// The most calls of a function that are looked at.
  private static let maximumCalls = 8

  /// Returns what each call in the program gives the parameters of a body.
  ///
  /// Nothing is known where one may mean another function, or may run again for a new appearance.
  func handed(to body: CodeBody, of type: TypeInfo) -> [[String: Value]] {
    guard let function = function(of: body, of: type), !function.parameters.isEmpty,
      ![.public, .open].contains(function.access), let calls = evaluator.usage.calls[body.name],
      calls.count <= Self.maximumCalls
    else { return [[:]] }
    let given = calls.compactMap { one -> [String: Value]? in
      guard case .call(_, let arguments) = one.call.kind, !isRepeated(one.site),
        let written = function.parameters.given(arguments)
      else { return nil }
      return written.filter { $0.value.isWritten }.reduce(into: [:]) { values, argument in
        let parameter = function.parameters.first { $0.name == argument.key }
        values[argument.key] = evaluator.value(of: argument.value, at: one.site, as: parameter?.type)
      }
    }
    return given.isEmpty || given.count < calls.count ? [[:]] : given
  }

  /// The one function of the program with the name of a body; `nil` where that is another's name as well.
  private func function(of body: CodeBody, of type: TypeInfo) -> FunctionDeclaration? {
    let named = evaluator.index.types.values.flatMap { $0.functions[body.name] ?? [] }
    guard named.count == 1, evaluator.index.functions[body.name] == nil, named[0].file == body.file,
      type.functions[body.name] != nil
    else { return nil }
    return named[0].declaration
  }

  /// True for a call in a type that hears of new appearances, whose code may call again.
  private func isRepeated(_ site: Usage.Site) -> Bool {
    guard let type = evaluator.typeAround(site) else { return false }
    let path = TraitPath(of: code.chain(of: type).flatMap(\.bodies))
    return path.isObserving || site.method.map { path.names.contains($0.name) } ?? !site.isInitializer
  }
}
