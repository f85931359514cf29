import PlatformStyles
import Scene

/// All that a reading depends on, so that equal leaves are measured once however they are reached.
struct ReadingKey: Hashable {
  private let ingredients: LeafMeasurement.Ingredients
  private let fontModifiers: [FontModifier]
  private let kind: Element.Kind
  private let surroundings: Surroundings
  private let appearance: Appearance

  /// What the environment adds to the ingredients.
  private struct Surroundings: Hashable {
    let platform: Platform
    let pinnedScheme: ColorScheme?
    let material: MaterialSurface?
    let accent: Alternatives<StyleSetting>?
    let defaultFont: FontValue
    let size: DynamicTypeSize
    let filter: Doubt?
    let filters: [ColorFilter]
    let flags: [Bool]
  }

  init(
    _ combination: LeafMeasurement.Combination, _ leaf: Leaf, _ environment: Environment, _ appearance: Appearance
  ) {
    ingredients = combination.ingredients
    fontModifiers = leaf.fontModifiers
    kind = leaf.kind
    self.appearance = appearance
    surroundings = Surroundings(
      platform: environment.platform, pinnedScheme: environment.pinnedScheme,
      material: environment.backgroundMaterial, accent: environment.accent, defaultFont: environment.defaultFont,
      size: environment.dynamicTypeSize, filter: environment.filter, filters: environment.filters,
      flags: [environment.isElevated, environment.isGrouped, environment.isAssumed])
  }
}
