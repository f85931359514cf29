import Scene
import SourceFacts

/// An assignment to a property of an object, such as `titleLabel.textColor = .systemRed`, as code writes it (S-115).
struct CodeAssignment {
  /// The names on the way to the object, `self` left out: `["cell", "titleLabel"]`; empty for the object itself.
  var path: [String]
  var property: String
  var value: Expression
  /// The right-hand side.
  var place: Place
  /// The type whose initialiser made the object at the start of the path, where that is to be seen.
  @Rare var baseType: String?
  /// The type in whose code it stands.
  var typeId: String
  /// The function it stands in.
  var function: String
  /// True in a branch, a loop or a closure, which may not be run.
  var isConditional: Bool
  /// Where the last statement before it begins that may leave its function early without changing a look.
  var exit: Int32?
  /// The questions that it stands behind in its function, after those around a call that leads to it.
  var choices: [CodeChoice]
  /// Where the function begins that it stands in: several may have one name.
  var functionStart: Int32 = 0
  /// What the function is handed.
  var parameters: [Parameter] = []
  /// The constants of the function that its value and these conditions are made of, in their order.
  var locals: [Binding] = []
  /// What is known of the object at the start of the path, where a variable holds it.
  @Rare var row: CodeRow?

  /// The class that a condition or a constant casts to what holds the object, where it reaches that by several names.
  @Rare var castType: String?

  /// When the function is run before anything is seen, counted from the initialiser on; `nil` for others.
  var start: Int?
  /// What is assigned where the object is asked to do it; `nil` where the value is that.
  @Rare var added: AddedAssignment?

  /// The names on the way to the view that is changed, which may be changed by its configuration.
  var pathOfView: [String] { path.last == "configuration" ? path.dropLast() : path }

  /// The same, with when its function is run before anything is seen.
  func starting(at start: Int?) -> CodeAssignment {
    var result = self
    result.start = start
    return result
  }

  /// True where the assignment is done before anything is seen.
  var isDoneAtStart: Bool { !isConditional && start != nil }

  /// True where the function may be left before, by a way on which it has the object.
  var isBehindExit: Bool {
    guard let exit else { return false }
    // A way out before a row is taken from its list gives another row, or none.
    guard let taken = row?.place, taken.file == place.file, taken.span.start < place.span.start else { return true }
    return exit > taken.span.start
  }

  /// True where it is done before anything is seen, or a condition known by then leaves it out.
  var isChosenAtStart: Bool { isDoneAtStart || start != nil && !choices.isEmpty }

  /// The functions that are run before anything is seen, in their order.
  static let starts: [String: Int] = CodeRun.start.filter { !CodeRun.layouts.contains($0) }.enumerated().reduce(
    into: ["init": 0, "commonInit": 0, CodeScan.outletObserver: 1]
  ) {
    $0[$1.element] = $1.offset + 2
    // What a view sets while it draws itself holds from then on.
    $0["draw"] = CodeRun.start.count + 2
    // A row of a table is told whether it is selected once it is filled, and before it moves to its place.
    if $1.element == "willMove" { $0["setSelected"] = $1.offset + 2 }
  }

  /// When each function is run before anything is seen: those the system calls, set-up functions, and what they call.
  static func starts(
    of assignments: [CodeAssignment], steps: [String: Set<String>], begun: [String: Int]
  ) -> [String: Int] {
    var result = starts.merging(begun) { own, _ in own }
    var waiting = result.keys.sorted { (result[$0] ?? 0, $0) < (result[$1] ?? 0, $1) }
    let setUps = Set(assignments.map(\.function)).filter { $0.lowercased().hasPrefix("setup") }.sorted()
    let called = Set(steps.values.joined())
    waiting += setUps.filter { !called.contains($0) }
    while !waiting.isEmpty {
      let function = waiting.removeFirst()
      let time = result[function] ?? setUp
      result[function] = time
      for next in (steps[function] ?? []).sorted() where result[next] == nil {
        result[next] = time
        waiting.append(next)
      }
    }
    for function in setUps where result[function] == nil { result[function] = setUp }
    return result
  }

  /// When functions are run that are named as those that set something up.
  static let setUp = starts["windowDidLoad"] ?? 0
  /// When a list's rows are filled: once they are loaded, before they are laid out.
  static let rowFilled = setUp
  /// When a list is about to show its rows.
  static let rowDisplayed = (starts.values.max() ?? 0) + 1
}
