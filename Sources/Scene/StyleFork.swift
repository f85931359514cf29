/// Two looks of one thing between which a condition of the running program decides, with all else that it changes.
package struct StyleFork: Hashable, Sendable {
  /// Something besides the foreground that changes with the condition, or that may tell of it.
  package enum Cue: String, Hashable, Sendable, CaseIterable {
    /// Other content, another font, another backdrop, or something that comes and goes.
    case look
    /// A modifier that depends on it.
    case modifier
    /// What assistive technologies read, where that is known only at run time.
    case description
    /// A text close by that is known only at run time and may say the same.
    case text
    /// Code that asks for the setting to differentiate without colour.
    case differentiation
  }

  /// A look: an element with one of its placements.
  package struct Look: Hashable, Sendable {
    /// The element's index in the scene.
    package var element: Int
    /// The index among its placements.
    package var placement: Int

    /// Creates a look.
    package init(element: Int, placement: Int) {
      self.element = element
      self.placement = placement
    }
  }

  /// The condition in words, such as `isOnline`.
  package var condition: String
  /// The look on one way of the condition.
  package var first: Look
  /// The look on another way; the same element, or one that takes its place.
  package var second: Look
  /// What else tells the two ways apart, or may; empty where nothing does.
  package var cues: Set<Cue>

  /// Creates a fork.
  package init(condition: String, first: Look, second: Look, cues: Set<Cue>) {
    self.condition = condition
    self.first = first
    self.second = second
    self.cues = cues
  }
}
