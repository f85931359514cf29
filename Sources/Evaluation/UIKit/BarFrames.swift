import SourceFacts

/// The bars of navigation controllers that code elsewhere puts screens into, as it or their class describes them (S-116).
extension CodeRoots {
  /// The most functions of a program that are followed for them.
  private static let maximumFrames = 16
  /// What code says to describe such a bar.
  private static let property = "navigationBar"

  /// Returns the bars around the screens of a run that hold something for a bar, by the screens' classes.
  func barsAround(screensOf run: CodeRun) -> [String: [CodeRenderer.Bar]] {
    guard renderer.evaluator.usage.named.contains(Self.property) else { return [:] }
    var result: [String: [CodeRenderer.Bar]] = [:]
    for identity in run.controllers {
      guard let object = run.objects[identity], let type = object.type, object.place == type.namePlace,
        renderer.interfaces.background(ofClass: type) == nil, holdsItems(object, in: run)
      else { continue }
      result[type.id] = bars(around: type)
    }
    return result
  }

  /// True for a screen that gives the bar around it something to show.
  private func holdsItems(_ screen: CodeObject, in run: CodeRun) -> Bool {
    let items = screen.settings["navigationItem"]?.branches.compactMap { $0.value?.value }.flatMap(run.objectsIn) ?? []
    return items.contains { item in CodeControls.itemsOfBar.contains { run.objects[item.identity]?.isSet($0) == true } }
  }

  /// The bar of the one navigation controller that a class is put into where the one place is that makes it.
  private func bars(around type: TypeInfo) -> [CodeRenderer.Bar] {
    let sites = CodeTextFinder(index: index).sites { $0 == type.lastName }.filter { $0.owner !== type }
    guard sites.count == 1, let site = sites.first, let run = frame(madeAt: site) else { return [] }
    let views = CodeRenderer(renderer: renderer, run: run)
    let made = instances(of: type, in: run)
    guard !made.isEmpty else { return [] }
    let direct = made.flatMap(views.holders)
    // What a property is read to hold after that is the one object, too: no other place makes one.
    let kept = run.order.filter { run.objects[$0]?.type === type && !made.contains($0) }
    let holders = Set(direct + kept.flatMap(views.holders)).compactMap { run.objects[$0] }
    guard holders.count == 1, CodeClasses.isKind(holders[0].kind, of: "UINavigationController") else { return [] }
    return views.held(Self.property, of: holders[0]).map { ($0, views) }
  }

  /// Follows the function around a place, unless nothing that it may lead to describes a bar.
  private func frame(madeAt site: CodeTextFinder.Site) -> CodeRun? {
    guard let function = site.function else { return nil }
    let place = Place(file: site.place.file, span: function.span)
    if let known = classes.frames[place] { return known }
    let files = Set(index.names.files(writing: Self.property))
    let isDescribed = files.contains(place.file) || classes.types(in: files).contains(where: isNavigation)
    guard isDescribed, classes.frames.count < Self.maximumFrames else { return nil }
    // What is seen there is shown by others: it counts for none of the bounds on these.
    let (screens, lives, platform) = (classes.screens, classes.lives, renderer.evaluator.platformAtHand)
    classes.screens = [:]
    classes.lives = [:]
    let run = renderer.evaluator.apart { self.run(of: [site]) }
    (classes.screens, classes.lives, renderer.evaluator.platformAtHand) = (screens, lives, platform)
    classes.frames[place] = run
    return run
  }

  private func isNavigation(_ type: TypeInfo) -> Bool {
    classes.kind(of: type).map { CodeClasses.isKind($0, of: "UINavigationController") } ?? false
  }
}
