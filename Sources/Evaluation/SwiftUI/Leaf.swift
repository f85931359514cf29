import Scene

/// What is drawn at the end of a branch of the view tree.
struct Leaf {
  var kind: Element.Kind
  var place: Place
  /// The number of the run within its text, from 1; 0 for the whole.
  var run = 0
  var text: String?
  /// Where the words are known only at run time, what they are made of.
  var sketch: String?
  /// The style, where the leaf has its own rather than the environment's.
  var style: Alternatives<StyleSetting?>?
  var signals: [ImportanceSignal] = []
  var amount: AmountForm?
  /// True for an error or a warning, which is no level of another text (S-133).
  var isStatus = false
  var exemption: Exemption?
  /// Changes to the font that belong to this run alone.
  var fontModifiers: [FontModifier] = []
  /// The class that shows it, where it stands in no type of Swift source.
  var owner: String?
  /// Where code gives it a colour that the system takes back.
  var ineffective: [Place] = []
  var toolkit = Toolkit.swiftUI
  /// True where it may be that nothing of it is seen: parts of other looks may be all of its text.
  var mayBeCovered = false
  /// True for a symbol that is all there is to see of its control.
  var isLone = false
  /// True for a line that is drawn within the edges of what it goes around.
  var isInset = false
  /// True for the first way to it from a call site, which is seen whatever the bounds.
  var isFirstFromSite = false
  /// The number of the view past its bound below which it is reached (`CallSites.Standing`).
  var bounded: Int32?
  /// What it says or shows as it was evaluated, where conditions may decide: a text, a symbol's name, a shape.
  var content: Value?
  /// True for what a person types, of which `content` is the value.
  var isTyped = false
}

/// A leaf with the environment it stands in.
struct PendingLeaf {
  var leaf: Leaf
  private let shared: SharedEnvironment

  init(leaf: Leaf, environment: Environment) {
    self.leaf = leaf
    shared = SharedEnvironment(environment)
  }

  var environment: Environment { _read { yield shared.environment } }
}
