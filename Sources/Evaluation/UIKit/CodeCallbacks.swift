import SourceFacts

/// A closure that an action runs when a person chooses it (S-115).
struct CodeCallback {
  var closure: ClosureValue
  var place: Place
  /// The paths on which the action was made.
  var paths: [Guard]
  /// The classes of the objects whose code makes it, outermost first.
  var line: [String]
}

extension CodeRun {
  /// The most closures of one place that are followed, as of the rows of a menu.
  static let maximumCallbacks = 12

  /// Takes what an object of another module is made with: a list asks for the rows that closures hand out before they are
  /// seen, and what else a task or such an object does is done at some time after the code at hand (S-115).
  func take(_ arguments: [ArgumentValue], of name: String) {
    fillRows(by: arguments)
    if ComponentTable.isComponent(name) || Self.callers.contains(name) { return }
    putOff(arguments.filter { !$0.takesRows })
  }

  /// Notes the closures of an action, which is run after all that leads to what is seen first.
  func putOff(_ arguments: [ArgumentValue]) {
    for argument in arguments {
      guard case .closure(let closure) = argument.value, mayChangeLooks(closure.closure.body) else { continue }
      // What a callback makes that brings it about again shows nothing new.
      let most = isCallingBack ? 1 : Self.maximumCallbacks
      guard callbacks.known[argument.place, default: 0] < most else { continue }
      callbacks.known[argument.place, default: 0] += 1
      callbacks.next.append(CodeCallback(closure: closure, place: argument.place, paths: live, line: line))
    }
  }

  /// Notes the closures that a function is handed and keeps, to be run later (S-115).
  ///
  /// It keeps them in a property, under a key or at the end of a list of its object.
  func keep(_ value: Value, namedBy written: Expression) {
    guard case .identifier = written.kind else { return }
    switch value {
    case .choice(let all):
      for branch in all.branches { on([branch.condition]) { keep(branch.value, namedBy: written) } }
    case .closure(let closure)
    where !closure.closure.body.contains(where: \.givesValue) && !asksForArguments(closure.closure):
      putOff([ArgumentValue(label: nil, value: value, place: closure.place)])
    default: break
    }
  }

  /// True for a closure that names what it is given, which nothing here knows.
  private func asksForArguments(_ closure: Closure) -> Bool {
    let names = Set(closure.parameters).subtracting(["_"])
    return BodyWalk.finds(in: closure.body) { expression in
      guard case .identifier(let name) = expression.kind else { return false }
      return names.contains(name) || name.hasPrefix("$") && Int(name.dropFirst()) != nil
    }
  }

  /// The framework's classes whose objects run a closure that they are made with when a person or the system asks for it.
  static let callers: Set<String> = [
    "UIAction", "UIAlertAction", "UIContextualAction", "UIDeferredMenuElement", "UIViewPropertyAnimator",
  ]

  private func mayChangeLooks(_ statements: [Statement]) -> Bool {
    let scan = LookScan(statements)
    return scan.changesLooks || scan.calls.contains { $0.first?.isLowercase == true }
      || classes.changesLooks(elsewhere: scan)
  }

  /// Follows the callbacks noted so far, each on its own: what one sets joins what was set before.
  func runCallbacks() {
    if callbacks.next.isEmpty { return }
    let (entry, lineBefore, canvasBefore) = (live, line, canvas)
    evaluator.refuel(to: evaluator.allowances.object)
    isCallingBack = true
    while !callbacks.next.isEmpty {
      let callback = callbacks.next.removeFirst()
      turns += 1
      turn = turns
      (live, line, canvas) = (callback.paths, callback.line, CodeCanvas())
      maybe("a closure", at: callback.place) {
        walk(callback.closure.closure.body, in: evaluator.closureScope(callback.closure, []))
      }
    }
    isCallingBack = false
    (live, line, canvas, turn) = (entry, lineBefore, canvasBefore, 0)
  }
}

/// The closures of actions that code makes.
struct CodeCallbacks {
  /// Those that are still to be followed.
  var next: [CodeCallback] = []
  /// How many were noted at each place.
  var known: [Place: Int] = [:]
}

extension Statement {
  /// True for a `return` with a value, and for what holds one.
  fileprivate var givesValue: Bool {
    if case .returning(.some) = kind { true } else { statements.contains(where: \.givesValue) }
  }
}
