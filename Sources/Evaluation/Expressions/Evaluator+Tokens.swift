import Scene
import SourceFacts

extension Evaluator {
  /// Returns the configured colour of a name, or of a member with its receiver, that the source leaves open.
  func token(for expression: Expression, _ value: Value, of receiver: Value? = nil, place: Place) -> Value? {
    let tokens = index.program.files[Int(place.file)].tokens
    guard !tokens.isEmpty, let name = expression.dottedName, let token = tokens[name],
      isOpen(value, of: receiver, file: place.file)
    else { return nil }
    return .color(
      ColorValue(color: .token(token), origin: place, isPlatformColor: Self.namesPlatformColor(token.name)))
  }

  /// Returns the configured colour of an implicit member of a type, with the members that are still to follow.
  ///
  /// The longest part of the chain that has a value counts, so that `.brand.ink.opacity(0.5)` finds `brand.ink`.
  func token(for member: ImplicitMember, of type: String) -> (value: Value, rest: [ChainedMember])? {
    let tokens = index.program.files[Int(member.place.file)].tokens
    guard !tokens.isEmpty, member.arguments == nil else { return nil }
    var names = [member.name]
    names += member.chain.prefix { $0.arguments == nil }.map(\.name)
    for count in names.indices.map({ $0 + 1 }).reversed() {
      let path = names[..<count].joined(separator: ".")
      guard let token = tokens["\(type).\(path)"] ?? tokens[".\(path)"] else { continue }
      let color = ColorValue(
        color: .token(token), origin: member.place, isPlatformColor: Self.namesPlatformColor("\(type).\(path)"))
      return (.color(color), Array(member.chain[(count - 1)...]))
    }
    return nil
  }

  /// True where a value is unknown because the source does not hold the declaration that would tell it.
  func isOpen(_ value: Value, of receiver: Value? = nil, file: Int32) -> Bool {
    // Beside `Color.brand` there may be `Color.brand.ink`.
    if case .color(let color)? = receiver, case .token = color.color { return true }
    switch value {
    case .type(let name): return index.types[name] == nil && index.type(named: name, file: file) == nil
    case .unknown(let doubt):
      if doubt.reason == .externalModule { return true }
      guard case .unknown(let owner)? = receiver else { return false }
      return owner.type.map { index.type(named: $0.name, file: file) == nil } ?? true
    default: return false
    }
  }

  private static func namesPlatformColor(_ name: String) -> Bool {
    name.hasPrefix("UIColor.") || name.hasPrefix("NSColor.")
  }
}

extension Expression {
  /// The names of a chain of members on a name, joined by dots; `nil` for everything else.
  fileprivate var dottedName: String? {
    var names: [String] = []
    var current = self
    while case .member(.some(let base), let name, _) = current.kind {
      names.append(name)
      current = base
    }
    guard case .identifier(let first) = current.kind else { return nil }
    return ([first] + names.reversed()).joined(separator: ".")
  }
}
