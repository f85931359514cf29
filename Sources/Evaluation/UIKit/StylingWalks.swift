import Scene
import SourceFacts

/// A method that styles a view and then the views in it, as `subviews.forEach { $0.applyTheme() }`, of which classes have
/// versions of their own (S-115).
struct StylingWalk {
  var name: String
  /// Where its versions begin, and the functions that they call on `self`.
  var places: Set<Place>
}

extension CodeIndex {
  /// The walks that an extension of all views declares, classes override, and other code begins.
  var walks: [StylingWalk] {
    if let known = knownWalks { return known }
    var result: [StylingWalk] = []
    for type in ["NSView", "UIView"].compactMap({ index.types[$0] }) where type.kind == .extension {
      for (name, functions) in type.functions.sorted(by: { $0.key < $1.key }) {
        guard functions.contains(where: { Self.descends($0.declaration) }) else { continue }
        let versions = index.types.keys.sorted().compactMap { index.types[$0] }.filter { $0.functions[name] != nil }
        guard versions.contains(where: { isView($0) && $0 !== type }), isBegun(name) else { continue }
        let places = versions.flatMap { owner in
          reached(from: name, in: [owner, type]).map { Place(file: $0.file, span: $0.declaration.span) }
        }
        result.append(StylingWalk(name: name, places: Set(places)))
      }
    }
    knownWalks = result
    return result
  }

  /// What a walk sets of an object of a framework's class, or of a class of the program that is built on it; none where
  /// its nearest version leaves the object alone.
  func walked(_ properties: Set<String>, ofKind kind: String, _ type: TypeInfo?) -> (
    walk: StylingWalk, set: [CodeAssignment]
  )? {
    for walk in walks {
      let owners = versions(of: walk.name, kind, type)
      let names = Set(reached(from: walk.name, in: owners).map(\.declaration.name))
      let set = owners.flatMap { owner in
        scan(owner).assignments.filter {
          $0.path.isEmpty && properties.contains($0.property) && names.contains($0.function)
        }
      }
      if !set.isEmpty { return (walk, set) }
    }
    return nil
  }

  /// The types whose versions are run for an object, nearest first: one that does not call `super` is the last.
  private func versions(of name: String, _ kind: String, _ type: TypeInfo?) -> [TypeInfo] {
    let lineage = CodeClasses.lineage(of: kind)
    let root = kind.hasPrefix("NS") ? "NSView" : "UIView"
    let framework = (lineage.isEmpty ? [root] : lineage).compactMap { index.types[$0] }.filter { $0.kind == .extension }
    var result: [TypeInfo] = []
    for owner in (type.map(chain) ?? []) + framework {
      result.append(owner)
      if let own = owner.functions[name]?.first, !Self.calls(super: name, own.declaration) { break }
    }
    return result
  }

  /// A function with those that it leads to on `self`, by their names.
  private func reached(from name: String, in owners: [TypeInfo]) -> [Located<FunctionDeclaration>] {
    var result: [Located<FunctionDeclaration>] = []
    var (waiting, seen) = ([name], Set([name]))
    while let next = waiting.popLast() {
      for function in owners.flatMap({ $0.functions[next] ?? [] }) {
        result.append(function)
        waiting += LookScan(function.declaration.body ?? []).calls.filter { seen.insert($0).inserted }.sorted()
      }
    }
    return result
  }

  private func isView(_ type: TypeInfo) -> Bool {
    CodeClasses.isView(type.kind == .extension ? type.id : kind(of: type) ?? "")
  }

  /// True where code calls a function besides its own versions.
  private func isBegun(_ name: String) -> Bool {
    index.program.files.contains { file in
      file.facts.declarations.contains { Self.calls(name, besidesVersionsIn: $0) }
    }
  }

  private static func calls(_ name: String, besidesVersionsIn declaration: Declaration) -> Bool {
    if case .function(let function) = declaration, function.name == name { return false }
    let statements =
      declaration.statements + declaration.expressions.map { Statement(.expression($0), span: $0.span) }
    return finds(in: statements) { callee in callee.lastName == name }
      || declaration.members.contains { calls(name, besidesVersionsIn: $0) }
  }

  /// True for a function that calls itself on other views, in code that speaks of subviews.
  private static func descends(_ function: FunctionDeclaration) -> Bool {
    guard let body = function.body, !function.isStatic else { return false }
    return BodyWalk.finds(in: body) { $0.lastName == "subviews" }
      && finds(in: body) { callee in
        guard case .member(.some(let base), function.name, _) = callee.kind else { return false }
        return base.kind != .identifier("super") && base.kind != .identifier("self")
      }
  }

  private static func calls(super name: String, _ function: FunctionDeclaration) -> Bool {
    finds(in: function.body ?? []) { callee in
      if case .member(.some(let base), name, _) = callee.kind { base.kind == .identifier("super") } else { false }
    }
  }

  private static func finds(in statements: [Statement], _ isSought: (Expression) -> Bool) -> Bool {
    BodyWalk.finds(in: statements) { if case .call(let callee, _) = $0.kind { isSought(callee) } else { false } }
  }
}

extension Evaluator {
  /// Runs a call of a function of an object: a walk comes to each view once, however deep these lie.
  func calling(_ function: Place, of receiver: Value?, _ place: Place, _ body: () -> Value) -> Value {
    guard case .instance(let view)? = receiver, let walks = follower?.classes.walks,
      walks.contains(where: { $0.places.contains(function) })
    else { return calling(function, place, body) }
    let key = "walk \(CodeRun.key(view.identity, function))"
    guard inProgress.insert(key).inserted else { return circle("a function that calls itself", place) }
    defer { inProgress.remove(key) }
    return nested(place, body)
  }
}

extension CodeIndex {
  /// Returns a colour that a walk over all views may have replaced: what else sets it, or leaves it, is not certain.
  func walked(
    _ colors: Alternatives<StyleSetting?>, _ properties: Set<String>, ofKind kind: String, _ type: TypeInfo?
  ) -> Alternatives<StyleSetting?> {
    guard let (walk, set) = walked(properties, ofKind: kind, type), let first = set.first else { return colors }
    let doubt = Doubt(
      .runtimeValue, "what '\(walk.name)()' sets", place: first.place, key: "walk \(walk.name) of \(kind)")
    let unknown = StyleSetting(of: doubt, place: first.place)
    let keepsAlpha = set.allSatisfy(\.keepsAlpha)
    return colors.map { setting in
      if let place = setting?.place, walk.places.contains(where: { $0.contains(place) }) { return setting }
      if keepsAlpha, setting.map(\.style.isInvisible) ?? true { return setting }
      return unknown
    }
  }
}

extension InterfaceDocument {
  /// Returns a colour of an object of a file that a walk over all views may have replaced.
  func walked(
    _ colors: Alternatives<StyleSetting?>, _ properties: Set<String>, of object: InterfaceObject
  ) -> Alternatives<StyleSetting?> {
    if isMac || code.walks.isEmpty { return colors }
    let kind = "UI\(object.kind.prefix(1).uppercased())\(object.kind.dropFirst())"
    let type = object.customClass.flatMap { code.type(named: $0, file: file) }
    return code.walked(colors, properties, ofKind: kind, type)
  }
}

extension CodeAssignment {
  /// True for a colour that has the opacity of the one before, so that what is clear stays so:
  /// `paint.withAlphaComponent(backgroundColor?.cgColor.alpha ?? 0)`.
  fileprivate var keepsAlpha: Bool {
    guard case .call(let callee, let arguments) = value.kind, callee.lastName == "withAlphaComponent",
      let share = arguments.first?.value
    else { return false }
    return share.names().contains(property)
  }
}
