import Scene
import SourceFacts

/// What code has drawn so far into a view or a picture: the backdrop of the texts that it draws next.
struct CodeCanvas {
  /// The colour that is filled with next.
  var fill: CodeSetting?
  /// What was filled so far; a text drawn later lies on some of it.
  var grounds: [CodeSetting] = []
  /// True where anything else was drawn than whole rectangles in a colour, or was drawn on some paths alone.
  var isMixed = false
  /// The paths on which a picture is begun; `nil` for a view.
  var start: [Guard]?
  /// What is drawn on where a view draws itself.
  var surface: CodeSurface?

  /// The one colour that a picture is filled with; `nil` for other pictures.
  var solid: CodeSetting? { start != nil && grounds.count == 1 && !isMixed ? grounds[0] : nil }
}

/// What lies behind a text that code draws itself.
struct CodeDrawn {
  /// What was filled before, the paint of the backdrop where that is one.
  var grounds: [CodeSetting]
  /// The call that draws the text.
  var place: Place
}

/// Code that draws: `color.setFill()`, `context.fill(rect)`, `text.draw(at: point)`.
extension CodeRun {
  private static let fills: Set<String> = ["fill", "fillEllipse", "fillPath", "drawPath"]

  /// True for the name of a method that draws, or sets what is drawn with.
  static func mayDraw(_ name: String) -> Bool {
    mayDrawAnywhere(name) || paints(name)
  }

  /// True for the name of a method by which a colour becomes what is filled with next.
  static func setsPaint(_ name: String) -> Bool { name == "setFill" || name == "set" }

  /// Does something on those of the paths at hand alone on which a condition holds; `nil` where there are none.
  func narrowed<Result>(to condition: Guard, _ action: () -> Result) -> Result? {
    let entry = live
    live = entry.compactMap { $0.and(condition) }
    defer { live = entry }
    return live.isEmpty ? nil : action()
  }

  /// True for the name of a method that may draw where the code at hand is: while a view draws itself, any may.
  func mayHear(_ name: String) -> Bool { canvas.surface != nil || Self.mayDraw(name) }

  /// True for the name of a method that draws, or sets what is drawn with, in pictures as in views.
  private static func mayDrawAnywhere(_ name: String) -> Bool {
    ["setFill", "set", "setFillColor", "draw"].contains(name) || fills.contains(name)
  }

  /// Notes what a method of a colour, path, context or text draws.
  func noteDrawing(_ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place) {
    if let surface = canvas.surface {
      return noteDrawing(name, of: receiver, arguments, on: surface, place: place)
    }
    if !Self.mayDrawAnywhere(name) { return }
    let fillsAll = name == "fill" && arguments.count == 1 && arguments[0].label == nil
    if live != canvas.start || !fillsAll && (name == "draw" || Self.fills.contains(name)) { canvas.isMixed = true }
    switch name {
    case "setFill", "set":
      if arguments.isEmpty { canvas.fill = CodeSetting(value: receiver, place: place) }
    case "setFillColor":
      if let color = arguments.first { canvas.fill = CodeSetting(color) }
    case _ where Self.fills.contains(name):
      if let fill = canvas.fill { canvas.grounds.append(fill) }
    case "draw":
      guard let label = arguments.first?.label, ["at", "in", "with"].contains(label) else { return }
      for text in objectsIn(receiver) { noteDrawn(text.identity, at: place) }
    default: break
    }
  }

  /// Notes where a text is drawn, with the texts that were appended to it.
  private func noteDrawn(_ identity: String, at place: Place) {
    guard let object = objects[identity], CodeClasses.isAttributed(object.kind), object.drawn == nil else { return }
    objects[identity]?.drawn = CodeDrawn(grounds: canvas.grounds, place: place)
    for child in object.children where child.role == "runs" { noteDrawn(child.identity, at: place) }
  }
}

extension CodeRoots {
  /// The most functions from which a text is followed that another function makes.
  private static let maximumCallers = 6

  /// Shows the texts of a function that others call and draw; returns false where none does.
  func showDrawn(_ site: CodeTextFinder.Site) -> Bool {
    guard let function = site.function, function.result.map({ CodeClasses.isAttributed($0.name) }) == true else {
      return false
    }
    let callers = CodeTextFinder(index: renderer.evaluator.index).sites(calling: function.name)
      .filter { $0.function != nil }
    guard !callers.isEmpty, callers.count <= Self.maximumCallers else { return false }
    let run = CodeRun(evaluator: renderer.evaluator, classes: renderer.classes)
    run.following {
      for caller in callers {
        guard let function = caller.function else { continue }
        run.canvas = CodeCanvas()
        run.followAlone(function, owner: caller.owner, file: caller.place.file)
      }
    }
    let drawn = run.order.filter { identity in
      run.objects[identity].map { $0.drawn != nil && $0.place == site.place } ?? false
    }
    let views = CodeRenderer(renderer: renderer, run: run)
    for identity in drawn { showLoose(identity, in: nil, views) }
    renderer.finishRoot()
    return !drawn.isEmpty
  }

  /// The backdrop of a text that nothing is seen to show: what was filled before it, where code draws it.
  func ground(ofLoose object: CodeObject, _ views: CodeRenderer, _ environment: Environment) -> Layer {
    guard let drawn = object.drawn else {
      return Layers.unknown(
        Doubt(.unknownBackdrop, "a text that is put nowhere", place: object.place), environment)
    }
    guard drawn.grounds.count == 1 else {
      return Layers.unknown(Doubt(.unknownBackdrop, "where the text is drawn", place: drawn.place), environment)
    }
    return Layers.layer(views.evaluator.settings(drawn.grounds[0].argument, isColor: true), environment)
  }
}
