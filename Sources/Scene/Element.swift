package import Findings
package import PlatformStyles

/// One source expression that a person sees: a text, a run of it, a symbol, an image, a line or a control.
package struct Element: Hashable, Sendable {
  /// What it is.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case text, symbol, image, shape, control
  }

  /// `file:line:column` of the expression; a run of a text adds `#1`, `#2` ….
  package var id: String
  /// What it is.
  package var kind: Kind
  /// The type in whose source it stands.
  package var view: String
  /// The text where it is a literal, or the symbol's name.
  package var text: String?
  /// Where the words are known only at run time, what they are made of, as `{payee}` or `{count} items`.
  package var sketch: String?
  /// The platform it is judged for.
  package var platform: Platform
  /// Where it stands.
  package var range: SourceRange
  /// What it is within its view: the code around it by name, and its kind; no line and no words, so it outlives edits.
  package var structure: String
  /// Its place, from 0, among the elements of its view that are the same in this.
  package var ordinal = 0
  /// What tells how important it is.
  package var signals: [ImportanceSignal]
  /// What it is written with.
  package var toolkit = Toolkit.swiftUI
  /// True where a watch face, the Lock Screen, a launch screen or a tab shows it, which follow no text size.
  package var isOnFixedSurface = false
  /// How it writes an amount, where it writes one with a sign or abbreviated.
  package var amount: AmountForm?
  /// The stacks around it where it was first met, the outermost first.
  package var layout: [LayoutStep]
  /// The row, card or header that holds it where it was first met, by its number within the scene (S-131).
  package var scope: Int?
  /// What lies around it besides stacks where it was first met, the outermost first.
  package var frames: [LayoutFrame]
  /// Every place and path it is shown at; never empty.
  package var placements: [Placement]

  /// Creates an element.
  package init(
    id: String, kind: Kind, view: String, text: String?, platform: Platform, range: SourceRange,
    structure: String = "", signals: [ImportanceSignal] = [], amount: AmountForm? = nil, layout: [LayoutStep] = [],
    frames: [LayoutFrame] = [], placements: [Placement]
  ) {
    self.id = id
    self.kind = kind
    self.view = view
    self.text = text
    self.platform = platform
    self.range = range
    self.structure = structure
    self.signals = signals
    self.amount = amount
    self.layout = layout
    self.frames = frames
    self.placements = placements
  }
}

/// One way an element reaches the screen: call sites, theme and conditions, with what was measured there.
package struct Placement: Hashable, Sendable {
  /// The call sites from the root, each `file:line:column`.
  package var via: [String]
  /// Further ways that lead to the same; of many only the first.
  package var otherWays: [[String]] = []
  /// The theme in force, if the project has several.
  package var theme: String?
  /// The conditions of this path in words, such as `isRead`; `nil` if it is always taken, or where none can be read.
  package var condition: String?
  /// True where it is taken on conditions that no words tell.
  package var hasUntoldCondition = false
  /// Why no requirement applies, if none does.
  package var exemption: Exemption?
  /// The style of the foreground as written or inherited.
  package var foreground: ForegroundStyle
  /// The material or glass it lies over, the nearest one, with nothing opaque between.
  package var material: MaterialSurface?
  /// Where its font is written; `nil` for defaults of the system.
  package var font: FontSource?
  /// True where a shadow is drawn around it, in front of all that lies behind.
  package var isShadowed: Bool
  /// True where a line is drawn under or through the text.
  package var isLined = false
  /// True where it is said in other words to people who don't see it.
  package var isSpoken: Bool
  /// True where it is hidden from assistive technologies, as decoration is.
  package var isUnheard: Bool
  /// True where it is only shown so while a finger, a pointer or the keyboard is on it.
  package var isPassing = false
  /// True where the way to it begins with a view that nothing is seen to show.
  package var isStray = false
  /// True where a condition of the program decides its style and something else beside it that a person notices.
  package var tellsState = false
  /// Per appearance; an appearance that can't occur here is absent.
  package var readings: [Appearance: Reading]
  /// Where each ingredient comes from.
  package var provenance: [Provenance]

  /// The most further ways that are kept.
  package static let maximumOtherWays = 15

  /// True where it is not always taken.
  package var isConditional: Bool { condition != nil || hasUntoldCondition }

  /// All ways that are known, each as the call sites from the root.
  package var ways: [[String]] { [via] + otherWays }

  /// Takes a further way that leads to the same.
  package mutating func join(_ way: [String]) {
    if otherWays.count < Self.maximumOtherWays, !ways.contains(way) { otherWays.append(way) }
  }

  /// Creates a placement.
  package init(
    via: [String] = [], theme: String? = nil, condition: String? = nil, exemption: Exemption? = nil,
    foreground: ForegroundStyle, material: MaterialSurface? = nil, font: FontSource? = nil, isShadowed: Bool = false,
    isSpoken: Bool = false, isUnheard: Bool = false, readings: [Appearance: Reading], provenance: [Provenance] = []
  ) {
    self.via = via
    self.theme = theme
    self.condition = condition
    self.exemption = exemption
    self.foreground = foreground
    self.material = material
    self.font = font
    self.isShadowed = isShadowed
    self.isSpoken = isSpoken
    self.isUnheard = isUnheard
    self.readings = readings
    self.provenance = provenance
  }
}

/// Why no contrast is asked of an element.
package enum Exemption: String, Hashable, Sendable {
  /// An inactive control (S-101).
  case disabled
  /// Not drawn or hidden.
  case hidden
  /// Pure decoration: hidden from assistive technologies, or no more than what the words beside it say.
  case decorative
  /// Drawn by the system in its own colours.
  case systemDrawn = "system-drawn"
  /// Content whose pixels are its own, such as a photograph.
  case content
}
