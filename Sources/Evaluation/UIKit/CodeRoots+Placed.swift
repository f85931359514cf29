import PlatformStyles
import Scene
import SourceFacts

/// Views of AppKit that objects put somewhere which are not seen themselves, as an app's delegate does (S-115).
extension CodeRoots {
  /// Renders such a view where that code puts it; returns the classes that were seen so, none where it stays open where
  /// the view goes.
  func renderPlaced(_ type: TypeInfo, _ uses: UseFinder.Uses) -> Set<String> {
    guard let place = type.place, index.program.files[Int(place.file)].platform == .macos,
      classes.kind(of: type).map(CodeClasses.isScreen) == false, !CodeCallers.takesArguments(type, in: index),
      isMadeOnly(type, by: { $0.kind == .class && classes.kind(of: $0) == nil }, uses),
      // What other functions give the window is not seen while one is followed by itself.
      !renderer.mayStandInPaintedWindow(type.lastName)
    else { return [] }
    let run = run(of: CodeCallers(index: index, making: [type]).callers(making: type))
    let made = instances(of: type, in: run)
    let views = CodeRenderer(renderer: renderer, run: run)
    let parts = run.objects.values.filter { made.contains($0.identity) || $0.line.contains(type.id) }
    // What ends hidden here other functions show, which are not followed.
    if made.isEmpty || !made.isSubset(of: placed(views)) || parts.contains(where: views.isHidden) { return [] }
    show(run, main: nil, type: nil, wanted: made)
    return Set(parts.compactMap { $0.type?.id }).union([type.id])
  }

  /// Follows functions that make a class, each by itself.
  func run(of callers: [CodeTextFinder.Site]) -> CodeRun {
    let run = CodeRun(evaluator: renderer.evaluator, classes: classes)
    run.following {
      for caller in callers {
        guard let function = caller.function else { continue }
        run.followAlone(function, owner: caller.owner, file: caller.place.file)
      }
    }
    return run
  }

  /// The objects of a class that a run of code makes.
  func instances(of type: TypeInfo, in run: CodeRun) -> Set<String> {
    Set(run.order.filter { run.objects[$0]?.type === type && run.objects[$0]?.origin == nil })
  }
}

extension CodeRenderer {
  /// True where an object is seen on no path.
  fileprivate func isHidden(_ object: CodeObject) -> Bool {
    let settings = object.settings["isHidden"]?.branches ?? []
    let isOff = settings.allSatisfy { if case .bool(true)? = $0.value?.value { true } else { false } }
    return !settings.isEmpty && isOff || isTransparent(object)
  }
}
