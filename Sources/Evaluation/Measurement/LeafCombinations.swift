import PlatformStyles
import Scene

/// The ways in which what a leaf is made of comes together.
extension LeafMeasurement {
  /// The most combinations that a leaf is followed in.
  static let maximumCombinations = Alternatives<Int>.limit * 2

  /// Returns the combinations of what the leaf is made of; `nil` where there are too many of what it is drawn with.
  ///
  /// Where what lies behind has too many looks alone, its front layers are followed, and what lies behind those is one
  /// that is not known.
  func combinations(_ table: inout IngredientTable) -> [Combination]? {
    guard let drawn = ownCombinations(&table) else { return nil }
    return adding(environment.backdrop.entries, to: drawn, &table) ?? coveredCombinations(drawn, &table)
  }

  /// The combinations of foreground and font.
  private func ownCombinations(_ table: inout IngredientTable) -> [Combination]? {
    let foreground = leaf.foreground(in: environment).pinned(to: environment.pinnedScheme)
    let clear = StyleSetting(style: .clear, description: "clear", isProject: true)
    let ground = environment.backdrop.assertion.map {
      table.adding(table.number(of: .assertion($0)), to: IngredientTable.nothing)
    }
    var result = [Combination(path: environment.path, ingredients: ground ?? IngredientTable.nothing)]
    guard expand(&result, foreground, &table, { .foreground($0 ?? clear) }),
      expand(&result, environment.font.map { FontChoice(font: $0) }, &table, { .font($0.font) })
    else { return nil }
    for modifier in environment.fontModifiers {
      guard expand(&result, modifier, &table, { $0.map { .modifier($0) } }) else { return nil }
    }
    for index in result.indices {
      let size = environment.typeSizes.size(on: result[index].path)
      guard size != environment.typeSizes.usual else { continue }
      result[index].ingredients = table.adding(table.number(of: .size(size)), to: result[index].ingredients)
    }
    return result
  }

  /// Puts what lies behind to combinations; `nil` where there are too many.
  private func adding(
    _ entries: [BackdropStack.Entry], to combinations: [Combination], _ table: inout IngredientTable
  ) -> [Combination]? {
    var result = combinations
    for entry in entries {
      switch entry {
      case .layer(let layer):
        let frame = layer.unpainted
        guard expand(&result, layer.paint, &table, { $0.map { .entry(.layer($0, frame)) } }) else { return nil }
      case .group(let shares, let place):
        // A group at full opacity is none (S-32).
        guard expand(&result, shares, &table, { $0 == 1 ? nil : .entry(.group($0, place)) }) else { return nil }
      }
    }
    return result
  }

  // MARK: - Too many

  /// A choice of the opacities of all groups, with the path that leads to it.
  private struct GroupChoice {
    var path: Guard
    var entries: [BackdropStack.Entry]
  }

  /// Returns the combinations with each choice of the groups' opacities: with a group at full opacity, what is painted
  /// in it hides what lies below it (S-32, S-51).
  private func coveredCombinations(_ drawn: [Combination], _ table: inout IngredientTable) -> [Combination]? {
    guard let choices = groupChoices() else { return nil }
    var result: [Combination] = []
    for choice in choices {
      let own = drawn.compactMap { combination in
        combination.path.and(choice.path).map { Combination(path: $0, ingredients: combination.ingredients) }
      }
      let kept = front(of: choice, Self.maximumCombinations / (choices.count * max(1, own.count)))
      guard
        let found = adding(choice.entries, to: own, &table)
          ?? (kept.isEmpty ? nil : adding(laid(kept, of: choice), to: own, &table))
          ?? widened(choice, own, &table) ?? adding(laid([], of: choice), to: own, &table)
      else { return nil }
      result += found
      if result.count > Self.maximumCombinations { return nil }
    }
    return result
  }

  private func groupChoices() -> [GroupChoice]? {
    var choices = [GroupChoice(path: environment.path, entries: [])]
    for entry in environment.backdrop.entries {
      switch entry {
      case .layer:
        for index in choices.indices { choices[index].entries.append(entry) }
      case .group(let shares, let place):
        choices = choices.flatMap { choice in
          shares.branches.compactMap { branch in
            guard let path = choice.path.and(branch.condition) else { return nil }
            let group = branch.value == 1 ? [] : [BackdropStack.Entry.group(Alternatives(branch.value), place: place)]
            return GroupChoice(path: path, entries: choice.entries + group)
          }
        }
        if choices.count > Alternatives<Int>.limit { return nil }
      }
    }
    return choices.map { choice in
      var backdrop = environment.backdrop
      backdrop.entries = choice.entries
      return GroupChoice(path: choice.path, entries: backdrop.visible.entries)
    }
  }

  /// The front layers of a backdrop that have few enough looks together, back to front. What comes and goes in front of
  /// what settles something, and hides nothing, settles nothing.
  private func front(of choice: GroupChoice, _ limit: Int) -> [BackdropStack.Entry] {
    var count = 1
    let few = choice.entries.reversed().prefix { entry in
      if case .layer(let layer) = entry { count *= layer.looks.count }
      return count <= max(1, limit)
    }
    let last = few.lastIndex { if case .layer(let layer) = $0 { layer.maySettle } else { false } }
    return (last.map { few.prefix(through: $0) } ?? few.prefix(0)).reversed()
  }

  /// Front layers of a backdrop with one that is not known in the place of those behind them; the groups stay.
  private func laid(_ kept: [BackdropStack.Entry], of choice: GroupChoice) -> [BackdropStack.Entry] {
    let groups = choice.entries.dropLast(kept.count).filter { if case .group = $0 { true } else { false } }
    let doubt = Doubt(.tooManyPaths, "more than \(Self.maximumCombinations) combinations", place: leaf.place)
    let ground = Layer(
      paint: Alternatives(StyleSetting(of: doubt, place: leaf.place, isProject: false)),
      pinnedScheme: environment.pinnedScheme, isElevated: environment.isElevated, standsForOthers: true)
    return groups + [.layer(ground)] + kept
  }

  /// Puts what lies behind to combinations, each layer as the set of its looks that the way to the foreground leaves,
  /// of which nothing tells which goes with which of another layer; `nil` where that is too many, too (S-58).
  private func widened(
    _ choice: GroupChoice, _ drawn: [Combination], _ table: inout IngredientTable
  ) -> [Combination]? {
    var result = drawn
    for (position, entry) in choice.entries.enumerated() {
      guard case .layer(let layer) = entry, layer.looks.count > 1 else {
        guard let next = adding([entry], to: result, &table) else { return nil }
        result = next
        continue
      }
      let looks = WidenedLook.looks(of: layer, renderer.evaluator.conditions)
      let condition = renderer.evaluator.conditions.number(
        key: "\(ConditionTable.widenedKey)\(position) of \(looks.count)", label: "one of several",
        arms: looks.indices.map(String.init), isGap: true)
      var next: [Combination] = []
      for combination in result {
        for (arm, look) in looks.enumerated() where look.isMet(on: combination.path) {
          guard let path = combination.path.and(look.gaps)?.and(Guard(condition: condition, arm: arm)) else { continue }
          let part = look.setting.map { table.number(of: .entry(.layer($0, layer.unpainted))) }
          let ingredients = part.map { table.adding($0, to: combination.ingredients) } ?? combination.ingredients
          next.append(Combination(path: path, ingredients: ingredients))
        }
        if next.count > Self.maximumCombinations { return nil }
      }
      result = next
    }
    return result
  }

  /// Adds an ingredient to each combination, once for each of its alternatives; returns false where there are too many.
  private func expand<Element: Equatable>(
    _ combinations: inout [Combination], _ values: Alternatives<Element>, _ table: inout IngredientTable,
    _ part: (Element) -> IngredientTable.Part?
  ) -> Bool {
    // Paths that lead to the same value need not be told apart.
    if let first = values.branches.first, values.branches.allSatisfy({ $0.value == first.value }) {
      guard let number = part(first.value).map({ table.number(of: $0) }) else { return true }
      for index in combinations.indices {
        combinations[index].ingredients = table.adding(number, to: combinations[index].ingredients)
      }
      return true
    }
    let numbers = values.branches.map { part($0.value).map { table.number(of: $0) } }
    var next: [Combination] = []
    for combination in combinations {
      for (branch, number) in zip(values.branches, numbers) {
        guard let path = combination.path.and(branch.condition) else { continue }
        let ingredients = number.map { table.adding($0, to: combination.ingredients) } ?? combination.ingredients
        next.append(Combination(path: path, ingredients: ingredients))
        if next.count > Self.maximumCombinations { return false }
      }
    }
    combinations = next
    return true
  }

  /// A font as two of the same size and weight are equal, wherever they are written.
  private struct FontChoice: Equatable {
    var font: FontValue?

    static func == (left: FontChoice, right: FontChoice) -> Bool {
      left.font?.base == right.font?.base && left.font?.beginning == right.font?.beginning
        && left.font?.modifiers == right.font?.modifiers
        && left.font?.standardWeight == right.font?.standardWeight
        && left.font?.nameWeight == right.font?.nameWeight && left.font?.relativeStyle == right.font?.relativeStyle
    }
  }
}

extension Layer {
  /// What it paints on one path or another, `nil` for nothing.
  fileprivate var looks: Set<StyleSetting?> { Set(paint.branches.map(\.value)) }

  /// True for one that is always the same, or that hides what lies behind it where it is there.
  fileprivate var maySettle: Bool { looks.count == 1 || looks.contains { $0?.style.isOpaqueColor == true } }
}
