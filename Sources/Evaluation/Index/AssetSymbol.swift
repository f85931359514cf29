/// The Swift names that Xcode generates for the colours and images of asset catalogs (S-125).
enum AssetSymbol {
  /// The kinds of asset, each with the word that is left out at the end of a name.
  enum Kind: String {
    case color, image
  }

  /// The symbol of an asset by its name with namespaces, as `Brand.primary` for the colour `brand/PrimaryColor`.
  static func path(of name: String, _ kind: Kind) -> String {
    let parts = name.split(separator: "/").map(String.init)
    return (parts.dropLast().map(space) + parts.suffix(1).map { member($0, kind) }).joined(separator: ".")
  }

  /// The member for an asset's own name.
  private static func member(_ name: String, _ kind: Kind) -> String {
    var tokens = tokens(of: name)
    if tokens.count > 1, tokens.last?.lowercased() == kind.rawValue { tokens.removeLast() }
    guard let first = tokens.first else { return "" }
    if !tokens.contains(where: { $0.contains(where: \.isLowercase) }) {
      return identifier(tokens.joined(separator: "_"))
    }
    return identifier(tokens.dropFirst().reduce(first.lowercased()) { $0 + capitalized($1) })
  }

  /// The enumeration for a folder that provides a namespace.
  private static func space(_ name: String) -> String {
    identifier(tokens(of: name).map(capitalized).joined())
  }

  private static func capitalized(_ token: String) -> String { token.prefix(1).uppercased() + token.dropFirst() }

  private static func identifier(_ text: String) -> String { text.first?.isNumber == true ? "_" + text : text }

  /// Splits a name into words: `BGColorOne` into `BG`, `Color` and `One`, digits apart from letters.
  private static func tokens(of name: String) -> [String] {
    var tokens: [String] = []
    var rest = name[...]
    while let first = rest.first {
      let token: Substring
      if first.isNumber {
        token = rest.prefix(while: \.isNumber)
      } else if first.isUppercase {
        let capitals = rest.prefix(while: \.isUppercase)
        let small = rest.dropFirst(capitals.count).prefix(while: \.isLowercase)
        if small.isEmpty {
          token = capitals
        } else {
          token = capitals.count > 1 ? capitals.dropLast() : rest.prefix(1 + small.count)
        }
      } else if first.isLowercase {
        token = rest.prefix(while: \.isLowercase)
      } else {
        rest = rest.dropFirst()
        continue
      }
      tokens.append(String(token))
      rest = rest.dropFirst(token.count)
    }
    return tokens
  }
}
