import SourceFacts

/// What makes an object: the class and the place.
struct CodeMaking: Hashable {
  var kind: String
  var place: Place
}

extension CodeRun {
  /// Prepares a callback to be followed again: what it makes anew takes the place of what it made before, and so stands
  /// for it.
  func repeating(_ callback: String) {
    followed.remove(callback)
    // A changed copy is made by no call.
    let makings = (remakings[callback] ?? []).filter { instances[$0]?.original == nil }
    remade = Dictionary(grouping: makings) { identity in
      CodeMaking(kind: objects[identity]?.kind ?? "", place: objects[identity]?.place ?? Place(file: 0, span: .none))
    }
  }

  /// Returns the object that a callback made before where it makes one again.
  func again(_ object: CodeObject) -> Instance? {
    let making = CodeMaking(kind: object.kind, place: object.place)
    guard object.whole == nil, object.origin == nil, let known = remade[making]?.first else { return nil }
    remade[making]?.removeFirst()
    sharedConfigurations.remove(known)
    return instances[known]
  }
}

/// Callbacks that the system calls again whenever something around a view or its state changes, also after other code
/// filled the view: what they set joins what that code set (S-115).
extension CodeIndex {
  private static let callbacks = [
    "updateConfiguration", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayout",
    "layout", "viewDidLayout", "tintColorDidChange", "traitCollectionDidChange", "viewDidChangeEffectiveAppearance",
  ]
  private static let texts: Set<String> = [
    "text", "attributedText", "string", "stringValue", "attributedStringValue",
  ]

  /// Returns the callbacks of a class that set anew what one of its functions sets along with a text. Of those that add
  /// views none is: each would be there twice.
  func repeated(of type: TypeInfo) -> [Place] {
    if let known = repeatings[type.id] { return known }
    repeatings[type.id] = []
    let functions = entries(of: type).map(\.1)
    let filled = functions.filter { !Self.callbacks.contains($0.declaration.name) }
      .map { reach(of: $0, in: type) }.filter { !$0.texts.isEmpty }
      .reduce(into: Set<[String]>()) { $0.formUnion($1.paths) }
    let result = Self.callbacks.compactMap { name -> Place? in
      guard let (_, callback) = owners(of: type, function: name).first(where: { $0.1.declaration.body != nil }) else {
        return nil
      }
      let reach = reach(of: callback, in: type)
      return reach.adds || reach.paths.isDisjoint(with: filled)
        ? nil : Place(file: callback.file, span: callback.declaration.span)
    }
    repeatings[type.id] = result
    return result
  }

  /// What a function sets of looks, with the functions and observers of its class that it leads to.
  private func reach(
    of function: Located<FunctionDeclaration>, in type: TypeInfo
  ) -> (paths: Set<[String]>, texts: Set<[String]>, adds: Bool) {
    let scans = scans(from: function, in: type)
    let paths = scans.reduce(into: Set<[String]>()) { $0.formUnion($1.paths) }
    let texts = paths.filter { $0.last.map(Self.texts.contains) ?? false }
    return (paths.subtracting(texts), texts, scans.contains(where: \.addsViews))
  }

  /// True for a function that puts views or layers into others, itself or through others of its class.
  func addsViews(_ function: Located<FunctionDeclaration>, in type: TypeInfo) -> Bool {
    reach(of: function, in: type).adds
  }

  /// True for a function that draws texts, itself or through others of its class.
  func drawsText(_ function: Located<FunctionDeclaration>, of type: TypeInfo) -> Bool {
    scans(from: function, in: type).contains(where: \.drawsText)
  }

  /// The looks of a function and of the functions and observers of its class that it leads to.
  func scans(from function: Located<FunctionDeclaration>, in type: TypeInfo) -> [LookScan] {
    var scans = [LookScan(function.declaration.body ?? [])]
    var seen: Set<String> = [function.declaration.name]
    var next = 0
    while next < scans.count {
      let names = scans[next].calls.union(scans[next].assigned).subtracting(seen)
      next += 1
      seen.formUnion(names)
      for owner in chain(of: type) {
        let bodies =
          names.sorted().flatMap { owner.functions[$0] ?? [] }.compactMap(\.declaration.body)
          + owner.properties.filter { names.contains($0.declaration.name) }.map(\.declaration.observers)
        scans += bodies.map { LookScan($0) }
      }
    }
    return scans
  }
}
