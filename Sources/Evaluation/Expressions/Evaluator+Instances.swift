import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Returns a member of a value of a type of the program; `nil` if the type has none of that name.
  func instanceMember(_ name: String, of instance: Instance, place: Place, in scope: Scope) -> Value? {
    watch.read(instance)
    let plain = declaredName(name, of: instance)
    if let value = instance.fields[plain] {
      if instance.scaled.contains(plain) { scaledMetricReads += 1 }
      if let flag = windowFlag(plain, ofTypeNamed: instance.typeName, madeWith: value) { return flag }
      return isObject(instance) ? value : reassigned(plain, value, of: instance)
    }
    let code = isObject(instance) ? self.code : nil
    if let value = code?.emptyUntilFilled(plain, of: instance, at: place) ?? code?.stored(plain, of: instance)
      ?? code?.part(plain, of: instance, place: place)
    {
      return value
    }
    if instance.typeName == Self.environmentType { return environmentValue(name, in: scope.environment, place: place) }
    guard let type = index.types[instance.typeName] ?? added(to: instance.typeName).first else {
      return code?.member(plain, of: instance, place: place)
    }
    if let enumCase = instance.enumCase {
      if plain == "rawValue", !type.declaresRawValue { return rawValue(of: enumCase, type: type, place: place) }
      if plain == "hashValue" || plain == "id", type.property(plain) == nil { return .string(enumCase) }
    }
    return declaredMember(plain, of: .instance(instance), type: type, environment: scope.environment, place: place)
      ?? code?.member(plain, of: instance, place: place)
  }

  /// The name under which a property is declared: `_name` and `$name` mean the storage and the projection of a wrapped
  /// one, unless a property has that name itself.
  func declaredName(_ name: String, of instance: Instance) -> String {
    guard name.hasPrefix("_") || name.hasPrefix("$") else { return name }
    let isOwn = lineage(of: instance.typeName).contains { $0.property(name) != nil }
    return isOwn ? name : String(name.dropFirst())
  }

  /// Returns a property or method that a type or what it inherits declares.
  func declaredMember(
    _ name: String, of receiver: Value, type: TypeInfo, environment: SharedEnvironment?, place: Place, visited: Int = 0
  ) -> Value? {
    guard memberNames(of: type).contains(name) else { return nil }
    let builds = type.variants(ofProperty: name)
    if !builds.isEmpty {
      return variants(builds) { property in
        self.property(property, of: receiver, type: type, environment: environment, place: place) ?? .none
      }
    }
    if let property = type.property(name).map(onPlatform),
      let value = self.property(property, of: receiver, type: type, environment: environment, place: place)
    {
      return value
    }
    if let function = type.functions[name]?.first {
      return .method(function.declaration, receiver: receiver, file: function.file, owner: type.id)
    }
    guard visited < 8 else { return nil }
    for base in bases(of: type, from: type.place?.file ?? 0) {
      if let value = declaredMember(
        name, of: receiver, type: base, environment: environment, place: place, visited: visited + 1)
      {
        return value
      }
    }
    return nil
  }

  /// Returns the value of a property; `nil` for one that a protocol only asks for.
  func property(
    _ property: Located<PropertyDeclaration>, of receiver: Value, type: TypeInfo, environment: SharedEnvironment?,
    place: Place
  ) -> Value? {
    let name = property.declaration.name
    if let getter = property.declaration.getter {
      let key = "\(identity(of: receiver)).\(type.id).\(name)"
      guard inProgress.insert(key).inserted else { return circle("'\(name)' refers to itself", place) }
      defer { inProgress.remove(key) }
      let value = computed(
        getter, property: property, selfValue: receiver, typeName: type.id, environment: environment, place: place)
      let known = typed(value, by: property, of: receiver, type)
      return declared(known, as: property.declaration.type, of: receiver, in: type, file: property.file)
    }
    notePublishers(of: name, in: type, key: "\(identity(of: receiver)).\(name)")
    noteSettings(of: property, in: type, ofViewIdentified: identity(of: receiver))
    if case .unknown(let doubt) = receiver {
      if let flag = windowFlag(name, ofTypeNamed: type.id) { return flag }
      let value =
        held(property, of: type, key: "\(doubt.key).\(name)", label: name)
        ?? .unknown(stored(property, in: doubt, of: type))
      return declared(value, as: property.declaration.type, of: receiver, in: type, file: property.file)
    }
    if property.declaration.isLazyConstant, let value = lazyConstant(property, of: receiver, type: type) {
      return value
    }
    if type.kind == .protocol { return nil }
    let value = stored(property, identity: identity(of: receiver), owner: type, environment: environment)
    return windowFlag(name, ofTypeNamed: type.id, madeWith: value) ?? value
  }

  /// Returns the value of a lazy variable that nothing outside of its file sets; `nil` where it needs itself, and where
  /// its file sets it.
  private func lazyConstant(
    _ property: Located<PropertyDeclaration>, of receiver: Value, type: TypeInfo
  ) -> Value? {
    let declaration = property.declaration
    let key = "\(identity(of: receiver)).\(type.id).\(declaration.name)"
    guard let initial = declaration.value else { return nil }
    guard inProgress.insert(key).inserted else {
      watch.meetCircle()
      return nil
    }
    defer { inProgress.remove(key) }
    let value = evaluate(initial, in: Scope(selfValue: receiver, typeName: type.id, file: property.file))
    if !followsCode, isPlain(value), isSetAnew(property, of: type) { return nil }
    return declaration.type.map { coerce(value, to: $0, file: property.file, context: type.id) } ?? value
  }

  /// True for what is told by its value, unlike an object, which stays the one it is.
  private func isPlain(_ value: Value) -> Bool {
    switch value {
    case .none, .bool, .number, .string, .color, .font, .implicit: true
    case .instance(let instance): instance.enumCase != nil
    default: false
    }
  }

  /// True where code of its file sets a variable that nothing else can set: such a lazy one is no constant.
  private func isSetAnew(_ property: Located<PropertyDeclaration>, of type: TypeInfo) -> Bool {
    assignments(to: property.declaration.name, of: type).contains { assignment in
      guard assignment.site.file == property.file else { return false }
      // What has a base of no known type may be another one's.
      guard case .member(.some(let base), _, _) = assignment.target.kind else { return true }
      return typeOfBase(base, at: assignment.site, typeAround(assignment.site)) != nil
    }
  }

  private func identity(of receiver: Value) -> String {
    switch receiver {
    case .instance(let instance): instance.original ?? instance.identity
    case .unknown(let doubt): doubt.key
    default: "self"
    }
  }

  /// Returns a member of a value that is not known but whose type is.
  func unknownMember(_ name: String, of doubt: Doubt, type: TypeInfo, place: Place) -> Value? {
    if let themes = themed(doubt, type: type) {
      if case .unknown = themes { return themes }
      return distribute(themes, place: place) { theme in
        member(name, of: theme, place: place, namePlace: place, in: Scope(file: place.file))
      }
    }
    let isRaw = name == "rawValue" && !type.declaresRawValue
    if isRaw { noteRawValue(of: doubt, type: type) }
    if name == "rawValue", let emoji = emojiOfRawValue(doubt, type: type, place: place) { return emoji }
    if type.kind == .enum, !type.cases.isEmpty, !isRaw {
      let expanded = expand(doubt, type: type)
      // In the code of an enumeration a plain name may be none of its members.
      var isFound = false
      let value = distribute(expanded, place: place) { branch in
        guard case .instance(let instance) = branch else {
          isFound = lineage(of: type.id).contains { $0.property(name) != nil || $0.functions[name] != nil }
          return .unknown(doubt)
        }
        let member = instanceMember(name, of: instance, place: place, in: Scope(file: place.file))
        isFound = isFound || member != nil
        return member ?? .unknown(derivedDoubt(doubt, name, type: nil))
      }
      if !isFound { return nil }
      guard let reference = type.property(name)?.declaration.type else { return value }
      return namingThemes(value, of: reference, in: Scope(typeName: type.id, file: place.file))
    }
    // Of an object that nobody is seen to hand in, nothing tells what it holds, unless it is seen to be set (S-61a).
    if doubt.key.hasPrefix(Self.sharedObject), doubt.key == Self.key(ofSharedObject: type.lastName),
      let property = type.property(name)?.declaration,
      !property.attributes.isEmpty, assignments(to: name, of: type).allSatisfy(\.site.isInitializer)
    {
      return .unknown(derivedDoubt(doubt, name, type: property.type))
    }
    return declaredMember(name, of: .unknown(doubt), type: type, environment: nil, place: place)
  }

  private static func key(ofSharedObject type: String) -> String { sharedObject + type }

  private static let sharedObject = "environment."

  /// Returns an unknown value of an enumeration as one alternative for each case.
  func expand(_ doubt: Doubt, type: TypeInfo) -> Value {
    guard type.kind == .enum, !type.cases.isEmpty, possibleCases(of: doubt, type).count <= Alternatives<Value>.limit
    else { return .unknown(doubt) }
    let expansion = Expansion(type: type.id, doubt: doubt)
    if let known = expansions[expansion] { return known }
    let value = makeExpansion(of: doubt, type: type)
    expansions[expansion] = value
    return value
  }

  private func makeExpansion(of doubt: Doubt, type: TypeInfo) -> Value {
    let isTheme = isTheme(themeKind(of: type), doubt)
    let cases = possibleCases(of: doubt, type)
    let condition = conditions.number(
      key: isTheme ? "theme \(type.id)" : doubt.key, label: isTheme ? type.lastName : doubt.label,
      arms: cases.map { isTheme ? $0.name : ".\($0.name)" }, isTheme: isTheme)
    if doubt.isLasting, !isTheme { conditions.keep(condition) }
    var branches: [Alternatives<Value>.Branch] = []
    for (arm, enumCase) in cases.enumerated() {
      let payload = enumCase.parameters.enumerated().map { index, parameter in
        var part = derivedDoubt(doubt, "\(enumCase.name).\(index)", type: parameter.type)
        part.isLasting = doubt.isLasting && parameter.type.name != "Binding"
        return ArgumentValue(
          label: parameter.label ?? parameter.name,
          value: declared(.unknown(part), as: parameter.type, in: type, file: type.place?.file ?? 0),
          place: doubt.place ?? Place(file: 0, span: .none))
      }
      let instance = Instance(
        typeName: type.id, fields: [:], enumCase: enumCase.name, payload: payload,
        identity: "\(doubt.key).\(enumCase.name)")
      let path = cases.count == 1 && !isTheme ? Guard.always : Guard(condition: condition, arm: arm)
      branches.append(.init(condition: path, value: .instance(instance)))
    }
    return choice(branches, place: doubt.place)
  }

  /// Returns the cases that a value may be; of a theme, code outside of the program may choose any.
  private func possibleCases(of doubt: Doubt, _ type: TypeInfo) -> [EnumCase] {
    isTheme(themeKind(of: type), doubt) ? type.cases : index.madeCases.cases(of: type)
  }

  /// True where a value is not the case that it is compared with, since nothing makes that case.
  func isNever(_ doubt: Doubt, _ constant: Value, place: Place) -> Bool {
    let name: String
    var type: TypeInfo?
    switch constant {
    case .implicit(let member) where member.chain.isEmpty:
      name = member.name
      let context = index.enclosingType(of: place)?.id
      type = doubt.type.flatMap { index.type(named: $0.name, in: context, file: place.file) }
    case .instance(let instance):
      guard let enumCase = instance.enumCase else { return false }
      name = enumCase
      type = index.types[instance.typeName]
    default: return false
    }
    guard let type, type.kind == .enum, !isTheme(themeKind(of: type), doubt) else { return false }
    return index.madeCases.excludes(name, from: type)
  }

  /// Returns the member of an unknown value, unknown for the same reason.
  func derived(_ doubt: Doubt, _ name: String, type: TypeReference?) -> Value {
    .unknown(derivedDoubt(doubt, name, type: type))
  }

  func derivedDoubt(_ doubt: Doubt, _ name: String, type: TypeReference?) -> Doubt {
    var result = doubt
    result.key += ".\(name)"
    result.label = doubt.label == "self" ? name : "\(doubt.label).\(name)"
    result.type = type
    result.detail = "'\(result.label)'"
    return result
  }

  /// Returns the value of a stored property that no initialiser set.
  func stored(
    _ property: Located<PropertyDeclaration>, identity: String, owner: TypeInfo, environment: SharedEnvironment?
  ) -> Value {
    let declaration = property.declaration
    let place = Place(file: property.file, span: declaration.span)
    for attribute in declaration.attributes {
      if let value = wrapped(attribute, property: property, identity: identity, environment: environment, owner: owner)
      {
        return value
      }
    }
    let isState = declaration.attributes.contains { Self.runtimeWrappers.contains($0.name) }
    let scope = Scope(typeName: owner.id, file: property.file)
    // A `var` that nobody sets in an initialiser may still change; a constant of a view may not.
    if let initial = declaration.value, !isState, declaration.isConstant || owner.kind != .class {
      let typed = initialValue(initial, of: property, identity: identity, owner: owner, in: scope)
      return typed.passing(declaration.name, for: Place(file: property.file, span: initial.span))
    }
    if let value = neverChanged(property, identity: identity, of: owner) { return value }
    let key = "\(identity).\(declaration.name)"
    if let value = assigned(property, of: owner, key: key, label: declaration.name)
      ?? attributedState(property, of: owner, key: key)
    {
      return declared(value, as: declaration.type, in: owner, file: property.file)
    }
    let type = declaration.type ?? declaration.value.flatMap { inferredType(of: $0, in: scope) }
    let reason: Unknown.Reason = isState || declaration.value != nil ? .runtimeValue : .parameter
    var doubt = Doubt(reason, "'\(declaration.name)'", place: place, key: key, label: declaration.name, type: type)
    doubt.isPresent =
      declaration.type.map { excludesNil($0, in: owner, file: property.file) }
      ?? declaration.value.map { isPresent($0, in: scope) } ?? false
    doubt.isShared = declaration.attributes.contains { $0.name == "AppStorage" }
    doubt.isLasting = isLasting(property, ofView: owner)
    noteTable(property, as: doubt.key)
    if let initial = declaration.value, declaration.attributes.contains(where: { Self.storages.contains($0.name) }),
      case .number(let number) = evaluate(initial, in: scope)
    {
      doubt.initial = number
    }
    return .unknown(doubt)
  }

  /// The property wrappers whose value is state of the running program.
  static let runtimeWrappers: Set<String> = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "AppStorage", "SceneStorage",
    "FocusState", "GestureState", "Published", "Bindable", "FetchRequest", "Query", "SectionedFetchRequest",
    "Namespace", "AccessibilityFocusState",
  ]

  /// Those that begin with the written value and keep what a person sets.
  private static let storages: Set<String> = ["AppStorage", "SceneStorage"]

  /// Returns the value of a property whose wrapper reads the environment.
  private func wrapped(
    _ attribute: Attribute, property: Located<PropertyDeclaration>, identity: String, environment: SharedEnvironment?,
    owner: TypeInfo
  ) -> Value? {
    let place = Place(file: property.file, span: property.declaration.span)
    if attribute.name == Self.scaledMetric {
      scaledMetricReads += 1
      guard let initial = property.declaration.value else { return nil }
      return evaluate(initial, in: Scope(typeName: owner.id, file: property.file))
    }
    if attribute.name == "EnvironmentObject", let type = property.declaration.type {
      return object(type.name, in: environment) ?? sharedObject(type.name, property)
    }
    if let value = valueOfWrapper(attribute, around: property, owner: owner, environment: environment) { return value }
    guard attribute.name == "Environment", let argument = attribute.arguments.first?.value else { return nil }
    switch argument.kind {
    case .keyPath(let components):
      guard let name = components.first else { return nil }
      if components == ["self"] {
        return .instance(environmentValues)
      }
      let value = environmentValue(name, in: environment, place: place)
      guard components.count == 1 else {
        return self.value(
          at: Array(components.dropFirst()), of: value, place: place, in: Scope(typeName: owner.id, file: property.file)
        )
      }
      guard case .unknown(var doubt) = value, let type = doubt.type ?? property.declaration.type else { return value }
      doubt.type = type
      return .unknown(doubt)
    case .member(.some(let base), "self", _):
      guard case .identifier(let type) = base.kind else { return nil }
      return object(type, in: environment) ?? sharedObject(type, property)
    default: return nil
    }
  }

  /// Returns the object of a type that a view around is known to set.
  private func object(_ type: String, in environment: SharedEnvironment?) -> Value? {
    watch.readEnvironment()
    return environment?.environment.objects[type]
  }

  /// Returns the object of a type that some view around sets.
  private func sharedObject(_ type: String, _ property: Located<PropertyDeclaration>) -> Value {
    let name = property.declaration.name
    let written = property.declaration.type
    let arguments = written?.name == type ? written?.arguments ?? [] : []
    // The stores of two states are two objects.
    let key = Self.key(ofSharedObject: type) + arguments.map { "<\($0.name)>" }.joined()
    var doubt = Doubt(
      .runtimeValue, "'\(name)'", place: Place(file: property.file, span: property.declaration.span), key: key,
      label: name, type: TypeReference(name: type, arguments: arguments))
    doubt.isShared = true
    // A view that asks for an object of which there is none ends the program.
    doubt.isPresent = property.declaration.type?.isOptional != true
    return .unknown(doubt)
  }
}
