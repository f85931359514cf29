import Findings
import PlatformStyles
import Scene

/// What a part of a program shows: elements, and what is known of them, by their indices in this part.
struct PartScene {
  /// Elements of which some ways were not looked at.
  struct LeftOut {
    /// The elements.
    enum Extent {
      case places(Set<Place>)
      /// All within a place.
      case within(Place)
    }

    var extent: Extent
    var doubt: Doubt
  }

  /// A text that nothing showed.
  struct UnseenText {
    var text: String?
    var place: Place
    /// The bound that may be why.
    var bound: Doubt?
  }

  var elements: [Element] = []
  /// The elements of each place.
  var byPlace: [Place: [Int]] = [:]
  /// The places that a surface without text sizes shows.
  var fixedPlaces: Set<Place> = []
  var leftOut: [LeftOut] = []
  var unseen: [UnseenText] = []
  var groups: [Group] = []
  var forks: Set<StyleFork> = []
  var decorations: [Decoration] = []
  var missingColors: [Place: MissingColor] = [:]
  var assertions = Assertions()
  /// Code that reads the appearance once.
  var frozen: [Observation] = []
  var work = WorkCounters()

  /// Nothing.
  init() {}

  /// Takes what a renderer gathered.
  init(_ renderer: Renderer, unseen: [UnseenText] = []) {
    renderer.cutOff()
    elements = renderer.collector.elements
    byPlace = renderer.collector.byPlace
    fixedPlaces = renderer.collector.fixedPlaces
    leftOut = renderer.ways.cuts.map { cut in
      let extent: LeftOut.Extent =
        switch cut.region {
        case .leaf(let place): .places([place])
        case .source(let source): .within(source)
        case .view, .screen, .modifier: .places(renderer.ways.reachedPlaces(in: cut))
        }
      return LeftOut(extent: extent, doubt: cut.doubt)
    }
    self.unseen = unseen
    groups = Grouping.groups(renderer.collector)
    let finder = ForkFinder(renderer)
    forks = finder.forks()
    for text in finder.stateTexts() { elements[text.element].placements[text.placement].tellsState = true }
    decorations = renderer.drawing?.decorations ?? []
    missingColors = renderer.evaluator.missingColors
    assertions = renderer.assertions
    if renderer.part.start == .code { frozen = AppearanceCode(renderer).observations() }
    work = renderer.work
  }
}
