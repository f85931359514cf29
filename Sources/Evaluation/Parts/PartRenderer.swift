import Scene
import SourceFacts

/// What all parts of a program share; nobody changes it.
struct WholeProgram: Sendable {
  let program: Program
  /// What code makes.
  let uses: UseFinder.Uses
  /// What code does to values of others.
  let usage: Usage
  /// Which files write which names.
  let names: WrittenNames
  /// Which cases of enumerations code makes.
  let cases: WrittenCases
  let allowances: Allowances
  /// True where pictures are asked for.
  let draws: Bool
}

/// Follows a part of a program: first what is seen to be shown, then, knowing what all parts showed, the rest.
///
/// It is used by one thread at a time: whoever runs several of them side by side waits for all before the next step.
final class PartRenderer: @unchecked Sendable {
  let part: ProgramPart
  private let whole: WholeProgram
  private let giveBack: () -> Void
  private let position: Int
  /// The index that those of all parts share what they say with.
  private let index: ProgramIndex
  private var renderer: Renderer?
  /// What may be left once what is seen to be shown was followed.
  private var choice: RootRenderer.Choice?
  /// What was met; complete once what is seen to be shown was followed.
  private(set) var seen = Sightings()
  /// What came out, once all was followed.
  private(set) var scene = PartScene()

  /// Makes the renderer of the part at a position among all.
  /// - Parameter index: An index of the program that nobody asks as long as parts are followed.
  init(
    _ part: ProgramPart, at position: Int, of whole: WholeProgram, index: ProgramIndex,
    giveBack: @escaping @Sendable () -> Void
  ) {
    self.index = index
    self.part = part
    self.position = position
    self.whole = whole
    self.giveBack = giveBack
  }

  /// Follows what the system or code is seen to show.
  func renderShown() {
    followShown()
    giveBack()
  }

  private func followShown() {
    let renderer = Renderer(
      of: part, at: position, in: whole, ProgramIndex(sharing: index), giveBack: giveBack)
    let files = InterfaceRenderer(renderer: renderer, code: renderer.classes)
    let roots = RootRenderer(renderer: renderer, code: renderer.classes)
    switch part.start {
    case .apps, .widgets:
      if hasOutlets {
        // What files show counts where they are followed; here only what code learns of them is needed.
        renderer.collector.isPaused = true
        files.render()
        renderer.collector.isPaused = false
        renderer.ways = FollowedWays()
      }
      roots.renderShownBySystem()
    case .code:
      files.render()
      roots.renderShownByCode()
      choice = roots.choice()
    }
    seen = renderer.seen
    seen.cuts = renderer.ways.cuts
    seen.arms = renderer.evaluator.decidedArms
    seen.placements = renderer.collector.placementsByPlace
    if part.start == .code {
      self.renderer = renderer
    } else {
      scene = PartScene(renderer)
    }
  }

  /// True where interface files may fill outlets of the code that the part shows; no widget shows such code.
  private var hasOutlets: Bool {
    part.start != .widgets
      && whole.program.files.contains { file in
        file.platform == part.platform && file.facts.interface?.objects.contains(where: \.holdsCustomClass) == true
      }
  }

  /// Follows what none of the parts showed.
  func renderRest(knowing others: [Sightings]) {
    guard let renderer, let choice else { return }
    for other in others { renderer.seen.join(other) }
    let unseen = RootRenderer(renderer: renderer, code: renderer.classes).renderRest(choice)
    scene = PartScene(renderer, unseen: unseen)
    (self.renderer, self.choice) = (nil, nil)
  }
}
