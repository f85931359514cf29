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

  /// Returns what an implicit member of a type leads to by a configured colour, where the source leaves open what it is.
  ///
  /// The longest part of the chain that has a value counts, so that `.brand.ink.opacity(0.5)` finds `brand.ink`. What
  /// the source tells of that part goes before, whatever the rest of the chain makes of it.
  func token(for member: ImplicitMember, of type: String, from value: Value?, in scope: Scope) -> Value? {
    let tokens = index.program.files[Int(member.place.file)].tokens
    guard !tokens.isEmpty, member.arguments == nil else { return nil }
    let names = [member.name] + member.chain.prefix { $0.arguments == nil }.map(\.name)
    for count in names.indices.map({ $0 + 1 }).reversed() {
      let path = names[..<count].joined(separator: ".")
      guard let token = tokens["\(type).\(path)"] ?? tokens[".\(path)"] else { continue }
      let named = value.map { following(Array(member.chain[..<(count - 1)]), from: $0, in: scope) }
      guard named.map({ isOpen($0, isDotted: true, file: member.place.file) }) ?? true else { return nil }
      let color = ColorValue(
        color: .token(token), origin: member.place, isPlatformColor: Self.namesPlatformColor("\(type).\(path)"))
      return following(Array(member.chain[(count - 1)...]), from: .color(color), in: scope)
    }
    return nil
  }

  /// True where the source does not tell a value, on one of its paths at least: whoever states what a name means in full
  /// has the last word. A plain name is left open only where no declaration is there: it may be a variable of many.
  private func isOpen(_ value: Value, of receiver: Value? = nil, isDotted: Bool = false, file: Int32) -> Bool {
    // Beside `Color.brand` there may be `Color.brand.ink`.
    if case .color(let color)? = receiver, case .token = color.color { return true }
    let isDotted = isDotted || receiver != nil
    return switch value {
    case .type(let name): index.types[name] == nil && index.type(named: name, file: file) == nil
    case .unknown(let doubt): isDotted || doubt.reason == .externalModule
    case .color(let color): isDotted && color.color.isUnknown
    case .choice(let alternatives):
      isDotted && alternatives.branches.contains { isOpen($0.value, isDotted: true, file: file) }
    default: false
    }
  }

  private static func namesPlatformColor(_ name: String) -> Bool {
    name.hasPrefix("UIColor.") || name.hasPrefix("NSColor.")
  }
}

extension Expression {
  /// The names of a chain of members on a name, joined by dots; `nil` for everything else.
  var dottedName: String? {
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
