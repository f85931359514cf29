import PlatformStyles
import Scene
import SourceFacts

/// Initialisers of the frameworks that give nil where there is nothing to make a value of (S-58).
extension Evaluator {
  /// What tells that a condition asks whether the system could make a value.
  static let making = "made "

  /// Returns what an initialiser of a framework makes, and nil on the paths on which it may fail.
  func failing(_ made: Value, _ name: String, _ arguments: [ArgumentValue], place: Place) -> Value {
    guard let first = arguments.first, let label = first.label, Self.failable[name]?.contains(label) == true,
      !isThere(first, of: name, arguments)
    else { return made }
    return distribute(made, place: place) { value in
      // What is not known may be nil already.
      if case .unknown = value { return value }
      return perhaps(value, of: "\(name)(\(label):", first.value, label: "\(name)(…)", place: place)
    }
  }

  /// Returns what `try?` gives, which may be nil whatever is tried.
  func tried(_ value: Value, place: Place) -> Value {
    distribute(attempted(value), place: place) { value in
      // Markdown that is written in the source is read.
      guard case .attributed(let text) = value,
        let open = text.runs.first(where: { if case .string = $0.text { false } else { true } })
      else { return value }
      return perhaps(value, of: "AttributedString(", open.text, label: "AttributedString(…)", place: place)
    }
  }

  /// Returns a value where it could be made of a source, and nil where not: of one source both are always the same.
  private func perhaps(_ value: Value, of maker: String, _ source: Value, label: String, place: Place) -> Value {
    let told = key(of: source)
    let key = told == Self.keyOfOther ? "\(place.file):\(place.span.start)" : told
    let doubt = Doubt(.runtimeValue, label, place: place, key: "\(Self.making)\(maker)\(key))", label: label)
    let ways = presence(of: doubt, place: place)
    return choice(
      [.init(condition: ways.there, value: value), .init(condition: ways.absent, value: .none)], place: place)
  }

  /// True for an argument that names something the source or the system has: an image of the catalogs, a symbol or a
  /// font that is named in so many words, and a constant.
  private func isThere(_ argument: ArgumentValue, of name: String, _ arguments: [ArgumentValue]) -> Bool {
    switch argument.value {
    case .string(let text):
      if ["systemName", "systemSymbolName", "name"].contains(argument.label) { return true }
      if argument.label != "named" { return false }
      return imageAsset(arguments) != nil || index.assets.hasImage(named: text)
    case .choice(let all):
      return all.branches.allSatisfy { branch in
        var replaced = argument
        replaced.value = branch.value
        return isThere(replaced, of: name, [replaced])
      }
    case .implicit: return true
    default: return false
    }
  }

  /// The initialisers that may give nil, by type and first label; those of numbers and colours make values that tell it.
  private static let failable: [String: Set<String>] = [
    "UIImage": ["named", "systemName", "data", "contentsOfFile"],
    "NSImage": ["named", "systemSymbolName", "data", "contentsOf", "contentsOfFile", "pasteboard"],
    "CIImage": ["data", "contentsOf", "image"], "UIFont": ["name"], "NSFont": ["name"],
  ]

  // MARK: - Numbers and colours

  /// Makes a number of a number or of a text, which may be none (`Double(text)`).
  func numeric(_ arguments: [ArgumentValue], as type: String, place: Place) -> Value {
    guard let first = arguments.first else { return .number(0) }
    let radix = arguments.first { $0.label == "radix" }?.value
    return distribute(first.value, place: place) { value in
      switch value {
      case .string(let text):
        if case .number(let base)? = radix, (2...36).contains(base), let value = UInt64(text, radix: Int(base)) {
          return .number(Double(value))
        }
        return Double(text).map(Value.number) ?? .none
      case .interpolated:
        let key = "\(type)@\(place.file):\(place.span.start)"
        return .unknown(
          Doubt(.runtimeValue, "a number", place: place, key: key, label: type, type: TypeReference(name: type)))
      case .unknown(let doubt): return .unknown(number(of: doubt, as: type, radix: radix, isExact: first.label != nil))
      default: return value
      }
    }
  }

  /// Returns the number that is made of what is not known: of a text it may be none, even where that is there.
  private func number(of doubt: Doubt, as type: String, radix: Value?, isExact: Bool) -> Doubt {
    let isNumber = Value.unknown(doubt).numericType != nil
    let isText = doubt.type.map { Self.texts.contains($0.name) } ?? false
    guard doubt.type == nil || isNumber || isText else { return doubt }
    var number = doubt
    if isText || isExact || doubt.isPresent && !isNumber {
      let initial = doubt.initial
      number.key = "\(type)(\(doubt.key))"
      number.label = "\(type)(\(doubt.label))"
      number.initial = isText ? nil : initial
    }
    // Texts of hexadecimal digits are those of colours, which are written to be read.
    if case .number(16)? = radix { number.isOfColor = true }
    number.type = TypeReference(name: type)
    return number
  }

  private static let texts: Set<String> = ["String", "Substring", "Character", "NSString"]

  /// Returns the colour of the platform that a name stands for which is not known: no catalog need have it, but what
  /// code gives where none has is a look that programs are not made to show (S-143).
  func namedColor(_ name: Doubt, isPlatformColor: Bool, place: Place) -> Value {
    guard isPlatformColor else { return .unknown(name) }
    let type = platform(of: place.file) == .macos ? "NSColor" : "UIColor"
    var color = name
    color.key = "\(type)\(Self.named)\(name.key))"
    color.label = "\(type)\(Self.named)\(name.label))"
    color.type = TypeReference(name: type)
    return .unknown(color)
  }

  /// True for a colour that is looked up by a name which is not known, and for what is made of it.
  func isNamedColor(_ doubt: Doubt) -> Bool {
    doubt.key.hasPrefix("UIColor\(Self.named)") || doubt.key.hasPrefix("NSColor\(Self.named)")
  }

  private static let named = "(named: "
}

extension CodeRun {
  /// Returns an argument of which nothing asks whether it could be made.
  func made(_ argument: ArgumentValue) -> ArgumentValue {
    var result = argument
    result.value = made(argument.value)
    return result
  }

  /// Returns what a property of a framework's class is set to: nothing asks whether it could be made, so it was.
  func made(_ value: Value) -> Value {
    guard case .choice(let all) = value else { return value }
    let conditions = evaluator.conditions.conditions
    let branches = all.branches.filter { branch in
      guard case .none = branch.value else { return true }
      return !branch.condition.decisions.contains {
        $0.arm == 0 && conditions[$0.condition].key.hasPrefix(Evaluator.making)
      }
    }
    guard branches.count < all.branches.count, !branches.isEmpty else { return value }
    return evaluator.choice(branches, place: nil)
  }
}
