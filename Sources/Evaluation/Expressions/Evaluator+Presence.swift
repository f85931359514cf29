import Scene
import SourceFacts

import struct Foundation.URL

/// Which values can't be nil, as their declarations tell (S-58).
extension Evaluator {
  /// Marks what is not known of a value, but declared in a type that has no nil.
  func declared(_ value: Value, as type: TypeReference?, in owner: TypeInfo?, file: Int32) -> Value {
    declared(value, as: type, of: nil, in: owner, file: file)
  }

  /// Returns what a member of a receiver gives, which is nil where an optional receiver is.
  func declared(
    _ value: Value, as type: TypeReference?, of receiver: Value?, in owner: TypeInfo?, file: Int32
  ) -> Value {
    switch value {
    case .unknown, .choice: break
    default: return value
    }
    guard let type, excludesNil(type, in: owner, file: file) else { return value }
    return distribute(value, place: nil) { branch in
      guard case .unknown(var doubt) = branch, !doubt.isAbsent else { return branch }
      if case .unknown(let optional)? = receiver, !optional.isPresent {
        doubt.isPresent = false
        doubt.chainedTo = optional.chainedTo ?? optional
      } else if doubt.isPresent {
        return branch
      } else {
        doubt.isPresent = true
      }
      return .unknown(doubt)
    }
  }

  /// Returns the value of `try?`, which may be nil whatever is tried.
  func attempted(_ value: Value) -> Value {
    distribute(value, place: nil) { branch in
      guard case .unknown(var doubt) = branch else { return branch }
      doubt.isPresent = false
      return .unknown(doubt)
    }
  }

  /// True for a type that is no optional, by another name neither; a generic parameter may be one.
  func excludesNil(_ type: TypeReference, in owner: TypeInfo?, file: Int32) -> Bool {
    excludesNil(type, in: owner, file: file, steps: 8)
  }

  /// Returns the type of a member as the arguments of its generic owner make it, written with these or by another name.
  func specialised(_ type: TypeReference?, of owner: TypeInfo, written: TypeReference?) -> TypeReference? {
    guard let type, let position = owner.genericParameters.firstIndex(of: type.name), let written else { return type }
    let arguments = arguments(of: written, in: nil, owner)
    if arguments.isEmpty { return type }
    var result = arguments[position]
    result.isOptional = result.isOptional || type.isOptional
    return result
  }

  /// Returns the generic arguments of a type as it is written, with these or by another name; none where these are not all.
  func arguments(of written: TypeReference, in context: TypeInfo?, _ type: TypeInfo) -> [TypeReference] {
    var meaning = written
    if type.genericParameters.isEmpty { return [] }
    for _ in 0..<8 {
      let file = type.place?.file ?? 0
      guard let (next, owner) = alias(meaning.name, in: context, file: file) else { break }
      meaning = next.taking(meaning.arguments) { index.type(named: $0, in: owner?.id, file: file) != nil }
    }
    return meaning.arguments.count == type.genericParameters.count ? meaning.arguments : []
  }

  /// Returns what a getter gives that can't be followed to its end as a value of the type that it is declared with, where
  /// the expression tells none of the program.
  func typed(
    _ value: Value, by property: Located<PropertyDeclaration>, of receiver: Value, _ owner: TypeInfo
  ) -> Value {
    guard case .unknown(var doubt) = value, property.declaration.type?.isOpaque == false else { return value }
    func isKnown(_ type: TypeReference) -> Bool {
      index.type(named: type.name, in: owner.id, file: property.file).map { $0.kind != .extension } ?? false
    }
    var written: TypeReference?
    if case .unknown(let receiver) = receiver { written = receiver.type }
    guard doubt.type.map(isKnown) != true,
      let type = specialised(typeReference(of: property, in: owner), of: owner, written: written), isKnown(type)
    else { return value }
    let isOptional = doubt.type?.isOptional == true
    doubt.type = type
    if isOptional { doubt.type?.isOptional = true }
    return .unknown(doubt)
  }

  /// Returns what is not known as what it began with, where its owner leaves the type open.
  func specialised(_ value: Value, as initial: Value, of owner: TypeInfo) -> Value {
    guard case .unknown(var doubt) = value, case .instance(let instance) = initial,
      doubt.type.map({ owner.genericParameters.contains($0.name) }) == true
    else { return value }
    doubt.type?.name = instance.typeName
    return .unknown(doubt)
  }

  /// True for the type of a function, also by another name.
  func isFunction(_ type: TypeReference, in owner: TypeInfo, file: Int32, steps: Int = 8) -> Bool {
    if type.isFunction || steps == 0 { return type.isFunction }
    guard let (meaning, context) = alias(type.name, in: owner, file: file) else { return false }
    return isFunction(meaning, in: context ?? owner, file: file, steps: steps - 1)
  }

  private func excludesNil(_ type: TypeReference, in owner: TypeInfo?, file: Int32, steps: Int) -> Bool {
    guard steps > 0, !type.isOptional, owner?.genericParameters.contains(type.name) != true else { return false }
    if let (meaning, context) = alias(type.name, in: owner, file: file) {
      return excludesNil(meaning, in: context, file: file, steps: steps - 1)
    }
    if type.isFunction || Self.plainTypes.contains(type.name) { return true }
    guard let found = index.type(named: type.name, in: owner?.id, file: file), found.kind != .extension else {
      return false
    }
    return found.lastName == type.name.lastComponent
  }

  /// Returns the framework's type that a name stands for where an implicit member is asked for by it.
  ///
  /// Such a name is that of `typealias Ink = NSColor`. A type of the program is found by any of its names.
  func spelledOut(_ type: TypeReference, file: Int32, context: String?) -> TypeReference {
    guard index.aliasNames.contains(type.name.lastComponent) else { return type }
    // What another module calls so takes the name of no framework's type from a file, which may not import it.
    if Self.plainTypes.contains(type.name), index.aliases.meaning(of: type.name, inModuleOf: file) == nil {
      return type
    }
    var (meaning, owner) = (type, context.flatMap { index.types[$0] })
    for _ in 0..<8 {
      guard let (next, outer) = alias(meaning.name, in: owner, file: file), next.name != meaning.name else { break }
      (meaning, owner) = (next, outer)
      meaning.isOptional = meaning.isOptional || type.isOptional
    }
    let isOwn = index.type(named: meaning.name, in: owner?.id, file: file).map { $0.kind != .extension } ?? false
    return isOwn ? type : meaning
  }

  /// Returns what a name stands for that is an alias, with the type in which that is written; `nil` for other names.
  private func alias(
    _ name: String, in owner: TypeInfo?, file: Int32
  ) -> (meaning: TypeReference, context: TypeInfo?)? {
    guard index.aliasNames.contains(name.lastComponent) else { return nil }
    if let dot = name.lastIndex(of: ".") {
      guard let outer = index.type(named: String(name[..<dot]), in: owner?.id, file: file),
        index.idsByName["\(outer.name).\(name.lastComponent)"] == nil
      else { return nil }
      return outer.aliases[name.lastComponent].map { ($0, outer) }
    }
    for context in (owner?.id).map(contexts) ?? [] {
      guard let type = index.types[context] else { continue }
      if index.idsByName["\(type.name).\(name)"] != nil { return nil }
      if let meaning = type.aliases[name] { return (meaning, type) }
    }
    return index.idsByName[name] == nil ? index.aliases.meaning(of: name, in: file).map { ($0, nil) } : nil
  }

  /// True for a value of which the expression alone tells that it is no nil: a literal, or an initialiser that gives a
  /// value in any case.
  func isPresent(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.kind {
    case .integer, .float, .boolean, .string, .array, .dictionary, .closure: return true
    case .call(let callee, let arguments):
      guard let name = callee.typeName else { return false }
      if case .member(_, "init", _) = callee.kind { return false }
      guard let type = index.type(named: name, in: scope.typeName, file: scope.file), type.kind != .extension else {
        return Self.plainTypes.contains(name) && arguments.isEmpty
      }
      return type.kind != .enum && type.lastName == name && !type.initializers.contains(where: \.declaration.isFailable)
    default: return false
    }
  }

  /// Returns an address of which the text tells that it is one, so that it is no nil; `nil` for others.
  func address(_ arguments: [ArgumentValue], place: Place) -> Value? {
    guard arguments.count == 1, arguments[0].label == "string", case .string(let text) = arguments[0].value,
      URL(string: text, encodingInvalidCharacters: false)?.scheme != nil
    else { return nil }
    var doubt = Doubt(
      .externalModule, "'URL'", place: place, key: Self.addressKey + text, label: Self.addressLabel,
      type: TypeReference(name: "URL"))
    doubt.isPresent = true
    return .unknown(doubt)
  }

  /// Returns the text of an address that is written; `nil` for other values.
  func address(of value: Value) -> Substring? {
    guard case .unknown(let doubt) = value, doubt.key.hasPrefix(Self.addressKey), doubt.label == Self.addressLabel
    else { return nil }
    return doubt.key.dropFirst(Self.addressKey.count)
  }

  /// What the identity of an address that is written begins with, and of what is asked of it.
  private static let addressKey = "address:"
  /// What an address that is written is called; what is asked of it has a longer name.
  private static let addressLabel = "URL(…)"

  /// The names of types of the frameworks that programs hand on.
  private static let plainTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "Bool", "String", "Substring", "Character", "Array", "Set", "Dictionary", "Data", "Date", "URL", "UUID",
    "Decimal", "Locale", "Calendar", "TimeZone", "TimeInterval", "DateComponents", "AttributedString",
    "LocalizedStringKey", "LocalizedStringResource", "Color", "Font", "Image", "Text", "UIColor", "UIFont", "UIImage",
    "NSColor", "NSFont", "NSImage",
  ]
}

extension TypeReference {
  /// Returns what a generic alias stands for with an argument for its parameter: the one name in it that is no type.
  fileprivate func taking(_ given: [TypeReference], isType: (String) -> Bool) -> TypeReference {
    let roots = Set(arguments.filter { !isType($0.name) }.map { String($0.name.prefix { $0 != "." }) })
    guard given.count == 1, let parameter = roots.first, roots.count == 1, !isType(parameter) else { return self }
    var result = self
    result.arguments = arguments.map { argument in
      guard argument.name == parameter || argument.name.hasPrefix("\(parameter).") else { return argument }
      var changed = argument
      changed.name = given[0].name + argument.name.dropFirst(parameter.count)
      return changed
    }
    return result
  }
}
