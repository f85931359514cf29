import Scene
import SourceFacts

/// Values that code decodes from JSON files of the program, as if it made them itself (S-61a).
extension Evaluator {
  /// Returns what a call has of a JSON file of the program; `nil` for other calls, and for what can't be decoded.
  func bundled(at place: Place) -> Value? {
    guard let reading = usage.bundled[place], let contents = contents(of: reading.file, from: place.file) else {
      return nil
    }
    switch reading.part {
    case .place:
      var doubt = Doubt(.externalModule, "'\(reading.file)'", place: place, key: "file \(reading.file)")
      doubt.isPresent = true
      return .unknown(doubt)
    case .contents:
      return .instance(Instance(typeName: "Data", fields: [:], identity: "Data of \(reading.file)"))
    case .decoded(let type):
      // Keys that are spelled otherwise than the properties are not followed.
      guard usage.assignments["keyDecodingStrategy"] == nil, let type = type.decodedType,
        arePresets(contents, type, in: reading.owner, from: place.file)
      else { return nil }
      return decoded(contents, as: type, in: reading.owner, at: place)
    }
  }

  /// Returns the values of a type that code decodes from JSON files of the program, each with the file's name; `nil`
  /// for those that are not known.
  func bundledValues(of type: TypeInfo) -> [(file: String, value: Value?)] {
    let readings = usage.bundled.filter { _, reading in
      if case .decoded(let written) = reading.part { written.typeNames.contains(type.lastName) } else { false }
    }
    let places = readings.keys.sorted { ($0.file, $0.span.start) < ($1.file, $1.span.start) }
    return places.map { (readings[$0]?.file ?? "", bundled(at: $0)) }
  }

  /// True for a value or a short list of a type that gives colours or fonts; others are records, of which there are many.
  private func arePresets(_ json: JSONValue, _ type: TypeReference, in context: String?, from file: Int32) -> Bool {
    if case .array(let elements) = json, elements.count > Self.maximumThemes { return false }
    let name = (type.name == "Array" ? type.arguments.first : type)?.name ?? ""
    return index.type(named: name, in: context, file: file).map { themeKind(of: $0) > .none } ?? false
  }

  /// Returns what a file holds, where one alone of its name can lie in a bundle of the code that asks for it.
  private func contents(of file: String, from source: Int32) -> JSONValue? {
    let source = index.program.files[Int(source)]
    let bundles = Set(source.bundles + source.mainBundles)
    let found = index.program.resources.filter { resource in
      guard resource.name == file else { return false }
      return bundles.isEmpty || resource.bundles.isEmpty || !bundles.isDisjoint(with: resource.bundles)
    }
    return found.count == 1 ? found[0].value : nil
  }

  // MARK: - Decoding

  /// Returns what decoding a type makes of JSON; `nil` where it fails, and for types that are not followed.
  private func decoded(_ json: JSONValue, as type: TypeReference, in context: String?, at place: Place) -> Value? {
    if type.isOptional, json == .null { return Value.none }
    switch (type.name, json) {
    case ("String", .string(let text)): return .string(text)
    case ("Bool", .bool(let flag)): return .bool(flag)
    case ("Double", .number(let number)), ("CGFloat", .number(let number)), ("Float", .number(let number)):
      return .number(number)
    case ("Int", .number(let number)): return number == number.rounded() ? .number(number) : nil
    case ("Array", .array(let elements)):
      guard let element = type.arguments.first else { return nil }
      let values = elements.compactMap { decoded($0, as: element, in: context, at: place) }
      return values.count == elements.count ? .array(values) : nil
    default:
      guard let own = index.type(named: type.name, in: context, file: place.file), isDecodedByProperties(own) else {
        return nil
      }
      switch (own.kind, json) {
      case (.struct, .object(let members)): return decoded(members, as: own, at: place)
      case (.enum, .string(let raw)) where own.conforms(to: "String"):
        if case .instance(let instance) = caseWithRawValue(raw, type: own, place: place) { return .instance(instance) }
        return nil
      default: return nil
      }
    }
  }

  /// Makes an instance of members as the compiler's own `init(from:)` does.
  private func decoded(_ members: [String: JSONValue], as type: TypeInfo, at place: Place) -> Value? {
    guard let keys = codingKeys(of: type, from: place.file) else { return nil }
    var arguments: [ArgumentValue] = []
    for property in type.properties where property.declaration.getter == nil {
      let declaration = property.declaration
      // A constant keeps the value that it has, and so does a variable without a key.
      if declaration.value != nil, declaration.isConstant || keys[declaration.name] == nil { continue }
      guard declaration.attributes.isEmpty, property.flags.isEmpty,
        let written = typeReference(of: property, in: type), let key = keys[declaration.name]
      else { return nil }
      var value: Value?
      if let member = members[key] {
        value = decoded(member, as: written, in: type.id, at: place)
      } else if written.isOptional {
        value = Value.none
      }
      guard let value else { return nil }
      arguments.append(ArgumentValue(label: declaration.name, value: value, place: place))
    }
    return memberwise(type, arguments, place: place, in: Scope(typeName: type.id, file: place.file))
  }

  /// Returns the keys of the stored properties by their names; `nil` where they are not known.
  private func codingKeys(of type: TypeInfo, from file: Int32) -> [String: String]? {
    if type.aliases["CodingKeys"] != nil { return nil }
    guard let keys = index.type(named: "CodingKeys", in: type.id, file: type.place?.file ?? file),
      keys.name == "\(type.name).CodingKeys"
    else {
      let names = type.properties.map(\.declaration).filter { $0.getter == nil }.map(\.name)
      return Dictionary(names.map { ($0, $0) }) { first, _ in first }
    }
    var result: [String: String] = [:]
    for key in keys.cases {
      if let raw = key.rawValue {
        guard let text = raw.literalText else { return nil }
        result[key.name] = text
      } else {
        result[key.name] = key.name
      }
    }
    return keys.kind == .enum ? result : nil
  }

  /// True for a type that decodes itself with what the compiler writes for it.
  private func isDecodedByProperties(_ type: TypeInfo) -> Bool {
    let owners = lineage(of: type.id)
    return owners.contains { $0.conforms(to: "Codable") || $0.conforms(to: "Decodable") }
      && !owners.contains { owner in
        owner.initializers.contains { $0.declaration.parameters.first?.label == "from" }
      }
  }
}

extension Expression {
  /// The type that an expression in front of `.self` names; `nil` for dictionaries and the like.
  fileprivate var decodedType: TypeReference? {
    switch kind {
    case .array(let elements) where elements.count == 1:
      elements[0].decodedType.map { TypeReference(name: "Array", arguments: [$0]) }
    case .identifier(let name): TypeReference(name: name)
    case .member(.some(let base), let name, _):
      base.decodedType.map { TypeReference(name: "\($0.name).\(name)") }
    default: nil
    }
  }
}
