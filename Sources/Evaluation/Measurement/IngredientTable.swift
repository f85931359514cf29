import PlatformStyles
import Scene

/// Numbers for what leaves are drawn with: equal ingredients have one number, so they are compared and kept as such.
struct IngredientTable {
  /// One ingredient.
  enum Part: Hashable {
    case foreground(StyleSetting)
    case font(FontValue?)
    case modifier(FontModifier)
    case entry(LeafMeasurement.ResolvedEntry)
    case assertion(Layer)
    /// The text size in force, where it is not the usual one.
    case size(DynamicTypeSize)
  }

  /// Ingredients as a chain: what came before, and one part more.
  private struct Link: Hashable {
    var before: Int
    var part: Int
  }

  /// The number of no ingredients at all.
  static let nothing = 0

  private var parts: [Part] = []
  private var partNumbers: [Part: Int] = [:]
  private var links = [Link(before: 0, part: Self.noPart)]
  private var linkNumbers: [Link: Int] = [:]
  /// For each number the part that is its foreground; most questions are about that alone.
  private var foregrounds = [Self.noPart]
  /// For each number that of what is drawn: the same without fonts and what a comment says.
  private var looks = [Self.nothing]

  private static let noPart = -1

  /// Returns the number of a part.
  mutating func number(of part: Part) -> Int {
    if let known = partNumbers[part] { return known }
    parts.append(part)
    partNumbers[part] = parts.count - 1
    return parts.count - 1
  }

  /// Returns the number of ingredients with a part more.
  mutating func adding(_ part: Int, to ingredients: Int) -> Int {
    let link = Link(before: ingredients, part: part)
    if let known = linkNumbers[link] { return known }
    let number = links.count
    links.append(link)
    linkNumbers[link] = number
    if case .foreground = parts[part] {
      foregrounds.append(part)
    } else {
      foregrounds.append(foregrounds[ingredients])
    }
    looks.append(number)
    switch parts[part] {
    case .foreground, .entry:
      let below = looks[ingredients]
      if below != ingredients { looks[number] = adding(part, to: below) }
    case .font, .modifier, .assertion, .size: looks[number] = looks[ingredients]
    }
    return number
  }

  /// True where the foreground of numbered ingredients draws nothing.
  func isInvisible(_ ingredients: Int) -> Bool {
    guard case .foreground(let setting)? = part(foregrounds[ingredients]) else { return false }
    return setting.style.isInvisible
  }

  /// Returns the foreground of numbered ingredients.
  func foreground(of ingredients: Int) -> StyleSetting {
    guard case .foreground(let setting)? = part(foregrounds[ingredients]) else { return Self.plain }
    return setting
  }

  /// Returns a number that is equal for ingredients of the same foreground on the same layers.
  func look(of ingredients: Int) -> Int { looks[ingredients] }

  private func part(_ number: Int) -> Part? { number == Self.noPart ? nil : parts[number] }

  /// The foreground where none is set.
  private static let plain = StyleSetting(style: .level(.primary), description: "primary", isProject: false)

  /// Returns the ingredients that a number stands for.
  subscript(_ number: Int) -> LeafMeasurement.Ingredients {
    var chain: [Int] = []
    var current = number
    while current != Self.nothing {
      chain.append(links[current].part)
      current = links[current].before
    }
    var result = LeafMeasurement.Ingredients(
      foreground: Self.plain, font: nil, modifiers: [], entries: [])
    for part in chain.reversed() {
      switch parts[part] {
      case .foreground(let setting): result.foreground = setting
      case .font(let font): result.font = font
      case .modifier(let modifier): result.modifiers.append(modifier)
      case .entry(let entry): result.entries.append(entry)
      case .assertion(let layer): result.assertion = layer
      case .size(let size): result.size = size
      }
    }
    return result
  }
}

extension LeafMeasurement.Ingredients {
  /// The same without the groups around; `nil` where there are none.
  var withoutGroups: LeafMeasurement.Ingredients? {
    var result = self
    result.entries.removeAll { if case .group = $0 { true } else { false } }
    return result.entries.count < entries.count ? result : nil
  }

  /// The same without what an outline goes around; `nil` where it goes around nothing.
  var outsideOutline: LeafMeasurement.Ingredients? {
    var result = self
    result.entries.removeAll { if case .layer(_, let layer) = $0 { layer.isOutlined } else { false } }
    return result.entries.count < entries.count ? result : nil
  }

  /// The reason why a group around can't be composed.
  var groupDoubt: Doubt? {
    for case .group(nil, let place) in entries { return Doubt(.runtimeValue, "an opacity", place: place) }
    return nil
  }
}
