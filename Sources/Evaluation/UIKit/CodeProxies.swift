import PlatformStyles
import Scene
import SourceFacts

/// An appearance proxy of a class, such as `UILabel.appearance()` (S-116).
struct CodeProxy {
  /// The framework's class, or the identifier of one of the program.
  var kind: String
  /// The classes that a view must lie in, the nearest first.
  var containers: [String]
  /// The object that stands for it.
  var identity: String
}

extension CodeRun {
  /// Returns the proxy of a class, one for all code of this run; `nil` for what no proxy exists of or only in some traits.
  func proxy(of kind: String, _ arguments: [ArgumentValue], place: Place) -> Value? {
    let own = evaluator.index.types[kind] ?? classes.type(named: kind, file: place.file)
    let base = own.flatMap { classes.kind(of: $0) }
    // A proxy of a class of the program is not one of its objects: nothing of its code runs on it.
    let framework = base ?? kind
    let kind = base == nil ? kind : own?.id ?? kind
    guard CodeClasses.isView(framework) || CodeClasses.isKind(framework, of: "UIBarItem"),
      let containers = containers(arguments)
    else { return nil }
    if let known = proxies.first(where: { $0.kind == kind && $0.containers == containers }),
      let instance = instances[known.identity]
    {
      return .instance(instance)
    }
    let instance = Instance(typeName: framework, fields: [:], identity: evaluator.makeIdentity())
    // It is nowhere to be seen itself, so it has no place in the order of what is shown.
    objects[instance.identity] = CodeObject(kind: framework, place: place)
    instances[instance.identity] = instance
    proxies.append(CodeProxy(kind: kind, containers: containers, identity: instance.identity))
    return .instance(instance)
  }

  private func containers(_ arguments: [ArgumentValue]) -> [String]? {
    guard let first = arguments.first else { return [] }
    guard arguments.count == 1, first.label == "whenContainedInInstancesOf", case .array(let types) = first.value
    else { return nil }
    let names = types.map { type -> String? in
      switch type {
      case .type(let id): evaluator.index.types[id]?.lastName ?? id
      case .unknown(let doubt) where doubt.label.hasSuffix(".self"): String(doubt.label.dropLast(".self".count))
      default: nil
      }
    }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }

  /// Sets what proxies set wherever a view itself is left as it is, the nearest class before those above it (S-116).
  func apply(_ defaults: CodeProxies) {
    guard !defaults.isEmpty else { return }
    objects.merge(defaults.objects) { own, _ in own }
    instances.merge(defaults.instances) { own, _ in own }
    makeSearchFields(paintedBy: defaults)
    let parents = parents()
    for identity in order {
      guard let object = objects[identity], isStyled(object) else { continue }
      let platform = evaluator.platform(of: object.place.file)
      for proxy in defaults.proxies(for: lineage(of: object), on: platform, in: object.place.file)
      where contains(proxy.containers, around: identity, parents) {
        for (property, setting) in proxy.settings {
          let own = objects[identity]?.settings[property]
          objects[identity]?.settings[property] = Self.filled(own, by: setting)
        }
      }
    }
  }

  /// Makes the fields of search bars of which code says nothing, where proxies paint them: the system's own ground of
  /// one is that of its bar.
  private func makeSearchFields(paintedBy defaults: CodeProxies) {
    var parents = parents()
    for identity in order {
      guard let object = objects[identity], CodeClasses.isKind(object.kind, of: "UISearchBar"),
        !object.isSet("searchTextField"), let instance = instances[identity]
      else { continue }
      let file = object.place.file
      let kinds = ["UISearchTextField", "UITextField"]
      parents["searchTextField"] = identity
      let isPainted = defaults.proxies(for: kinds, on: evaluator.platform(of: file), in: file).contains { proxy in
        proxy.settings["backgroundColor"] != nil && contains(proxy.containers, around: "searchTextField", parents)
      }
      if isPainted { _ = member("searchTextField", of: instance, place: object.place) }
    }
  }

  /// The classes of an object, the nearest first, those of the program by their identifiers.
  private func lineage(of object: CodeObject) -> [String] {
    (object.type.map { classes.chain(of: $0).map(\.id) } ?? []) + CodeClasses.lineage(of: object.kind)
  }

  /// A label of a button takes its colour from the button, one of a row is there only where it has a text.
  private func isStyled(_ object: CodeObject) -> Bool {
    guard let whole = object.whole.flatMap({ objects[$0] }), CodeClasses.isText(object.kind) else { return true }
    if CodeClasses.isButton(whole.kind) { return false }
    return !CodeClasses.isCell(whole.kind) || ["text", "attributedText", "stringValue"].contains(where: object.isSet)
  }

  private static func filled(
    _ own: Alternatives<CodeSetting?>?, by setting: Alternatives<CodeSetting?>
  ) -> Alternatives<CodeSetting?> {
    guard let own else { return setting }
    return Alternatives(
      branches: own.branches.flatMap { branch -> [Alternatives<CodeSetting?>.Branch] in
        guard branch.value == nil else { return [branch] }
        return setting.branches.compactMap { inner in
          branch.condition.and(inner.condition).map { .init(condition: $0, value: inner.value) }
        }
      })
  }

  // MARK: - Containers

  /// The object that each one lies in, as far as code tells.
  private func parents() -> [String: String] {
    var result: [String: String] = [:]
    for (identity, object) in objects {
      if let whole = object.whole { result[identity] = whole }
    }
    // Of two objects that take the same one in, the one that was made later counts.
    for identity in order {
      guard let object = objects[identity] else { continue }
      for child in object.children { result[child.identity] = identity }
      for (property, setting) in object.settings where CodeRenderer.placing.contains(property) {
        for case let value? in setting.branches.map({ $0.value?.value }) {
          for instance in objectsIn(value) { result[instance.identity] = identity }
        }
      }
    }
    return result
  }

  private func contains(_ containers: [String], around identity: String, _ parents: [String: String]) -> Bool {
    var missing = containers[...]
    var current = parents[identity]
    var depth = 0
    while let next = current, let name = missing.first, depth < 60 {
      if let object = objects[next], isKind(object, of: name) { missing = missing.dropFirst() }
      current = parents[next]
      depth += 1
    }
    return missing.isEmpty
  }

  private func isKind(_ object: CodeObject, of name: String) -> Bool {
    CodeClasses.isKind(object.kind, of: name)
      || object.type.map { classes.chain(of: $0).contains { $0.lastName == name } } ?? false
  }
}

extension CodeRun {
  /// The proxies and what they are given, such as descriptions of bars with those of their buttons.
  fileprivate func objectsOfProxies() -> Set<String> {
    let parts = Dictionary(grouping: objects.filter { $0.value.whole != nil }, by: \.value.whole)
    var found: Set<String> = []
    var waiting = proxies.map(\.identity)
    while let identity = waiting.popLast() {
      guard let object = objects[identity], found.insert(identity).inserted else { continue }
      let settings = object.settings.values.flatMap(\.branches).compactMap { $0.value?.value }
      let fields = instances[identity].map { Array($0.fields.values) } ?? []
      waiting += (object.arguments.map(\.value) + settings + fields).flatMap { identities(in: $0) }
      waiting += object.children.map(\.identity) + (parts[identity] ?? []).map(\.key)
    }
    return found
  }

  /// The objects that a value holds already, also those of a dictionary's values.
  private func identities(in value: Value) -> [String] {
    switch value {
    case .instance(let instance) where objects[instance.identity] != nil: [instance.identity]
    case .instance(let instance): instance.fields.values.flatMap { identities(in: $0) }
    case .array(let values): values.flatMap { identities(in: $0) }
    case .tuple(let values): values.flatMap { identities(in: $0.value) }
    case .choice(let all): all.branches.flatMap { identities(in: $0.value) }
    default: []
    }
  }
}

/// What all code of the program sets through appearance proxies (S-116).
struct CodeProxies {
  /// What a proxy sets for the views of a class, on the platform of the code that does it.
  struct Default {
    var kind: String
    var containers: [String]
    var platform: Platform
    /// Where code first speaks of the proxy.
    var place: Place
    var settings: [String: Alternatives<CodeSetting?>]
  }

  private let evaluator: Evaluator

  private var defaults: [Default] = []
  /// The objects that proxies are given, such as descriptions of bars.
  private(set) var objects: [String: CodeObject] = [:]
  private(set) var instances: [String: Instance] = [:]
  /// The functions that set them, each followed once.
  private(set) var runs: [CodeRun] = []

  var isEmpty: Bool { defaults.isEmpty }

  /// Follows the functions that speak of proxies, or describe bars outside of views and controllers.
  init(renderer: Renderer) {
    evaluator = renderer.evaluator
    let names = evaluator.usage.named
    guard names.contains("appearance") || names.contains(where: CodeBars.isDescription) else { return }
    var followed: Set<Place> = []
    let finder = CodeTextFinder(index: evaluator.index, in: renderer.isOfPart)
    let isNeeded = { (name: String) in name == "appearance" || CodeBars.isDescription(name) }
    for site in finder.sites(writing: isNeeded, where: { callee, _ in Self.isOfInterest(callee) }) {
      guard let function = site.function else { continue }
      let isFollowed = !site.isProxy && site.owner.map { renderer.classes.kind(of: $0) != nil } ?? false
      guard !isFollowed, followed.insert(Place(file: site.place.file, span: function.span)).inserted else { continue }
      let run = CodeRun(evaluator: evaluator, classes: renderer.classes)
      run.following { run.followAlone(function, owner: site.owner, file: site.place.file) }
      runs.append(run)
      add(run)
    }
  }

  private static func isOfInterest(_ callee: Expression) -> Bool {
    CodeTextFinder.isProxy(callee) || callee.typeName.map(CodeBars.isDescription) ?? false
  }

  private mutating func add(_ run: CodeRun) {
    for proxy in run.proxies {
      guard let object = run.objects[proxy.identity] else { continue }
      let new = Default(
        kind: proxy.kind, containers: proxy.containers, platform: evaluator.platform(of: object.place.file),
        place: object.place, settings: object.settings)
      let known = defaults.firstIndex {
        isAlike($0, new) && apps(of: $0) == apps(of: new) && $0.platform == new.platform
      }
      if let known { defaults[known] = either(defaults[known], or: new) } else { defaults.append(new) }
    }
    guard !run.proxies.isEmpty else { return }
    // A window or a screen of that code is no object of another run: it would hold there what nothing makes.
    let given = run.objectsOfProxies()
    objects.merge(run.objects.filter { given.contains($0.key) }) { own, _ in own }
    instances.merge(run.instances.filter { given.contains($0.key) }) { own, _ in own }
  }

  /// True for proxies of one class in the same containers.
  private func isAlike(_ one: Default, _ other: Default) -> Bool {
    one.kind == other.kind && one.containers == other.containers
  }

  /// The apps and extensions that run the code.
  private func apps(of one: Default) -> [Int] { file(of: one.place.file).mainBundles }

  private func file(of number: Int32) -> SourceFile { evaluator.index.program.files[Int(number)] }

  private func either(_ one: Default, or other: Default) -> Default {
    var result = one
    result.settings.merge(other.settings) { Self.either($0, or: $1, at: other.place, evaluator) }
    return result
  }

  /// Of two functions that set the same nothing tells which one is called last.
  private static func either(
    _ one: Alternatives<CodeSetting?>, or other: Alternatives<CodeSetting?>, at place: Place, _ evaluator: Evaluator
  ) -> Alternatives<CodeSetting?> {
    let condition = evaluator.conditions.number(
      key: "proxy@\(place.file):\(place.span.start)", label: "an appearance proxy", isGap: true)
    func under(_ arm: Int, _ values: Alternatives<CodeSetting?>) -> [Alternatives<CodeSetting?>.Branch] {
      values.branches.compactMap { branch in
        branch.condition.and(Guard(condition: condition, arm: arm)).map { .init(condition: $0, value: branch.value) }
      }
    }
    return Alternatives(branches: under(0, one) + under(1, other))
  }

  /// Returns what holds for a class in code of a file, or in any, the most special before the others.
  ///
  /// The class is given with those above it, the nearest first. No app sees what another one sets.
  func proxies(for lineage: [String], on platform: Platform, in file: Int32?) -> [Default] {
    func distance(_ one: Default) -> Int { lineage.firstIndex(of: one.kind) ?? lineage.count }
    let here = file.map(self.file)
    let fitting = defaults.filter { one in
      one.platform == platform && lineage.contains(one.kind)
        && here.map { self.file(of: one.place.file).mayRun(with: $0) } ?? true
    }
    let joined = fitting.reduce(into: [Default]()) { result, one in
      if let known = result.firstIndex(where: { isAlike($0, one) }) {
        result[known] = either(result[known], or: one)
      } else {
        result.append(one)
      }
    }
    return joined.sorted { ($1.containers.count, distance($0)) < ($0.containers.count, distance($1)) }
  }

  /// Returns a view of a framework's class as proxies leave it; `nil` where none sets anything.
  func standard(_ kind: String, on platform: Platform, in file: Int32?) -> CodeObject? {
    var result: CodeObject?
    for proxy in proxies(for: CodeClasses.lineage(of: kind), on: platform, in: file) where proxy.containers.isEmpty {
      var object = result ?? CodeObject(kind: kind, place: Place(file: 0, span: .none))
      object.settings.merge(proxy.settings) { own, _ in own }
      result = object
    }
    return result
  }
}
