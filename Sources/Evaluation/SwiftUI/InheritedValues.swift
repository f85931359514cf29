import ColorScience
import PlatformStyles
import Scene

/// What of an environment modifiers change, apart from where it stands.
struct InheritedValues {
  // Fonts
  /// The explicit font; a `nil` alternative means that the container's default applies (S-10).
  var font = Alternatives<FontValue?>(nil)
  /// The container's default font, where it is another one than that of most.
  @Rare private var ownDefaultFont: FontValue?
  var defaultFontClause = "S-10"
  /// Changes to the font, outermost first (S-11).
  var fontModifiers: [Alternatives<FontModifier?>] = []
  var typeSizes = TypeSizes()
  /// The modifiers that draw a line under or through texts.
  var lines: Set<String> = []
  /// The most lines that a text takes, where one is set; small, since every leaf keeps it.
  var lineLimit: UInt8?
  /// The share of its size to which a text may shrink to fit (S-18).
  var leastScale = 1.0

  // Foreground
  /// The explicit style (S-25).
  var foreground: Alternatives<StyleSetting>?
  /// The default of the control or container around.
  var defaultForeground: Alternatives<StyleSetting>?
  /// What a style of a prompt's own is relative to: the style of its field, not the placeholder's colour (S-98).
  @Rare var promptBase: Alternatives<StyleSetting>?
  var tint: Alternatives<StyleSetting>?
  /// True where code gives a view around a tint.
  var isTintedByView = false
  var accent: Alternatives<StyleSetting>?
  /// The accent that `nil` goes back to, where another one is set over it.
  @Rare var coveredAccent: Alternatives<StyleSetting>?
  var listItemTint: Alternatives<StyleSetting>?
  /// The colour of labels' icons, where the container around sets one.
  var labelIcon: Alternatives<StyleSetting>?

  // Background
  var backdrop = BackdropStack()
  var backgroundStyle: Alternatives<StyleSetting>?
  /// What is told to lie behind tips of TipKit.
  @Rare var tipBackground: Alternatives<StyleSetting>?
  /// The material that makes levels vibrant; `nil` outside materials.
  @Rare var backgroundMaterial: MaterialSurface?
  var groupCount = 0
  var isGrouped = false
  var isElevated = false
  var scrollContentBackgroundHidden = false
  /// What code that gets the platform's view does to the ground of the list or editor at hand.
  @Rare var introspectedGround: IntrospectedGround?
  /// True where a list is told to tell rows apart by their backgrounds.
  var alternatesRows = false
  /// What a section or list paints in place of its rows' platters.
  var rowLayers: [Layer]?
  /// Where the platter of the row around stands in the backdrop, or what took its place.
  var platter: Range<Int>?
  /// What the rows of the list around are selected by.
  @Rare var listSelection: ListSelection?
  /// True inside a sheet, popover or cover.
  var isPresented = false
  /// True inside a sheet that may cover only a part of the screen, or a popover (S-92).
  var isPartialSheet = false
  /// The condition that such a sheet has its full height, where it may have that.
  var fullHeight: Int?
  /// True where the presentation's own background was replaced (S-57).
  var hasPresentationBackground = false
  /// What was said of bars, by their names.
  var bars: [String: BarAppearance] = [:]
  /// What reaches under the bar around.
  var barGround: [Layer] = []
  /// Where the layer of the bar around stands in the backdrop.
  var barStart: Int?
  /// What is set around the bar, for its title.
  @Rare var aroundBar: AroundBar?

  /// True on a watch face, on the Lock Screen and on a launch screen, which follow no text size, and for the title of a
  /// tab in the system's font.
  var isOnFixedSurface = false

  // Appearance
  /// The scheme pinned on the subtree (S-55).
  var pinnedScheme: ColorScheme?
  /// True where a modifier pinned it: code around may have asked for the scheme of the device (S-4, S-55).
  var isPinnedByView = false
  /// The scheme pinned around the presentation, which may or may not reach into it (S-61b).
  var crossedScheme: ColorScheme?
  /// True where another font than the default may be set: around the presentation (S-61b) or by other code (S-115).
  var assumesFont = false
  /// The clause behind that.
  var assumedFontClause = "S-61b"
  /// True where a foreground is set around the presentation, which is assumed not to reach into it (S-61b).
  var assumesForeground = false
  /// The scheme that a comment says the view is shown in alone.
  var assertedScheme: AssertedScheme?
  var platform: Platform

  // Controls
  var isEnabled = true
  var exemption: Exemption?
  var isAccessibilityHidden = false
  /// True where what assistive technologies read is known only at run time.
  var isDescribed = false
  /// True where other words are said for what is shown.
  var isSpoken = false
  /// True where every sign of what is shown is read out.
  var isReadSignBySign = false
  var labelsHidden = false
  var controlSize = "regular"
  /// The button that Return presses, where one is told so (S-95).
  var defaultButton: Place?
  /// The styles of the program or of the framework in force.
  var styles = ControlStyles()
  /// What is in force around the navigation stack.
  var stack = StackSurroundings()
  var container = ContainerState()

  /// What is drawn as blocks (S-46).
  var redaction = Environment.Redaction.none
  /// True in what is hidden: nobody sees it, but what it presents has a screen of its own (S-32).
  var isInvisible = false

  // Program
  /// What the program's own code is handed.
  var handed = HandedValues()
  /// The values set for the program's own environment keys.
  var values: [String: Value] {
    get { handed.values }
    set { handed.values = newValue }
  }
  /// Objects set with `.environment(object)` and `.environmentObject`, by type name.
  var objects: [String: Value] {
    get { handed.objects }
    set { handed.objects = newValue }
  }

  /// Something on the way that makes colours undecidable, such as a blend mode.
  @Rare var filter: Doubt?
  /// True in a widget on the Lock Screen, whose own background is not drawn (S-94b).
  var isOnLockScreen = false
  /// What may lie over the tint of the live activity around (S-94b); `nil` outside of one.
  var activityGround: [Layer]?
  /// The exact filters on the way, outermost first.
  var filters: [ColorFilter] = []
  /// True where the views are those of a presentation whose backdrop is only assumed.
  var isAssumed = false
  /// True where nothing around tells how high, or how wide, a view may be, as in what scrolls along that axis.
  var isUnboundDown = false
  var isUnboundAcross = false
  /// True within a frame of a constant size, in which no view takes all the room of a screen.
  var isBounded = false
  /// True where not all is told of the paths on which it is seen.
  var isSeenPerhaps = false
  /// The number of paths that flags of UIKit's views around part it into.
  var sights = 1
  /// True within a blur of which nothing tells whether it is ever off.
  var isBlurredPerhaps = false

  // Groups
  /// The column of the list around.
  var list: ListLayout?
  var presentation = 0
  /// Hints of how important the text is, from traits around it.
  var signals: [ImportanceSignal] = []
  /// True in a control that is hidden as a whole from assistive technologies, as where what is around speaks for it: it
  /// can be seen and used all the same, so it is no decoration.
  var isSpokenFor = false
  /// True inside a control's label, where strokes are the control's boundary.
  var isInControl = false
  /// True in what is one of several views side by side in such a label.
  var isBesideOthers = false
  /// The number of the control, row or view with a gesture around, of which all that lies in it is one thing to tap.
  var label: Int?
  /// True for what an arc lies on that tells how far something is.
  var isTrack = false
  /// True in an arm of alternatives of which several hold a shape.
  var isExchanged = false
  /// Where opacities are set that only the arms around have, each with the path of an arm that has another one.
  var stateOpacities: [Place: Guard] = [:]
  var isRepeated = false
  /// The style that a vibrancy effect of UIKit around gives to all in it (S-117).
  @Rare var vibrancy: StyleSetting?
  /// What the table around has for each of its rows.
  var tableRow: Value?

  init(platform: Platform) {
    self.platform = platform
  }

  /// The container's default font.
  var defaultFont: FontValue {
    get { ownDefaultFont ?? Self.commonFont }
    set { ownDefaultFont = newValue }
  }

  /// The default font of containers that set no other one.
  private static let commonFont = FontValue(base: .style(.body))
}

/// The list, form, section or bar around.
struct ContainerState: Hashable {
  enum List: Hashable { case none, plain, grouped, sidebar }
  var list = List.none
  var isForm = false
  var isRow = false
  /// True within a stack of a row, which hands on nothing that its children say of the row.
  var isInStackOfRow = false
  /// True where section headers are of increased prominence (S-84).
  var isHeaderProminent = false
  var isToolbar = false
  /// True for what a sheet of macOS has at its foot.
  var isSheetFoot = false
  /// True in the leading column of a split view, where lists are sidebars unless told otherwise (S-83).
  var isSidebar = false
  /// True for rows of a table that code paints.
  var isPainted = false
  /// Where the platters of rows stand in the backdrop: below what groups and loops of rows have around them (S-58).
  var ground: Int?
}
