import PlatformStyles
import Scene
import SourceFacts

/// Classes on a base of which there is no source, such as one of Objective-C: what they override tells their kind
/// (S-115).
extension CodeIndex {
  /// What only controllers declare, with no argument or whether the change is animated.
  private static let ofControllers: Set<String> = [
    "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
  ]
  /// What only views declare so.
  private static let ofViews: Set<String> = ["layoutSubviews", "draw", "didMoveToSuperview", "didMoveToWindow"]

  /// Returns the class of UIKit that a class is, by what it overrides of a base that is not read; `nil` where that does
  /// not tell it.
  func assumedKind(of type: TypeInfo) -> String? {
    let key = ObjectIdentifier(type)
    if let known = unreadBases[key] { return known }
    let kind = findAssumedKind(of: type)
    unreadBases[key] = .some(kind)
    return kind
  }

  /// True for a class whose base may set looks that are not known.
  func isOnUnreadBase(_ type: TypeInfo) -> Bool {
    type.kind == .class && assumedKind(of: type) != nil
  }

  private func findAssumedKind(of type: TypeInfo) -> String? {
    let chain = chain(of: type)
    guard let top = chain.last, let file = top.place?.file, !top.inherited.isEmpty,
      index.program.files[Int(file)].platform.isIOS,
      !chain.contains(where: { $0.inherited.contains { CodeClasses.isKnown($0.name) } })
    else { return nil }
    let overridden = chain.flatMap { $0.functions.values.joined() }.map(\.declaration).filter(\.isOverride)
    func declares(_ property: String) -> Bool { chain.contains { $0.property(property) != nil } }
    if overridden.contains(where: Self.makesRow), !declares("tableView") { return "UITableViewController" }
    if overridden.contains(where: { Self.ofControllers.contains($0.name) && $0.parameters.count < 2 }) {
      return "UIViewController"
    }
    // What holds its views in a part of its own is a row, and a control or text with looks of its own adds none.
    let isView = overridden.contains { Self.ofViews.contains($0.name) && $0.parameters.count < 2 }
    guard isView, !overridden.contains(where: { $0.name == "prepareForReuse" }) else { return nil }
    let scans = chain.flatMap { owner in
      (owner.functions.values.joined() + owner.initializers).map { LookScan($0.declaration.body ?? []) }
    }
    return scans.contains { $0.calls.contains("addSubview") } ? "UIView" : nil
  }

  private static func makesRow(_ function: FunctionDeclaration) -> Bool {
    function.name == "tableView" && function.parameters.contains { $0.label == "cellForRowAt" }
  }

  /// Returns the row that a base gives of which there is no source, with looks of its own; `nil` for any other call.
  func row(madeBy name: String, _ arguments: [ArgumentValue], above type: TypeInfo, place: Place) -> Value? {
    guard name == "tableView", arguments.contains(where: { $0.label == "cellForRowAt" }), isOnUnreadBase(type) else {
      return nil
    }
    return .unknown(
      Doubt(
        .externalModule, "the class above '\(type.lastName)'", place: place,
        key: "\(CodeRun.dequeued)\(place.file):\(place.span.start)", label: "cell",
        type: TypeReference(name: "UITableViewCell")))
  }
}

extension CodeRun {
  /// True for an object whose base is not read.
  func isOnUnreadBase(_ object: CodeObject) -> Bool { object.type.map(classes.isOnUnreadBase) ?? false }
}
