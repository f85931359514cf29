import SourceFacts

/// A rectangle of constants in pt.
struct CodeFrame: Hashable {
  var x, y, width, height: Double

  /// True for two that share no point inside.
  func isApart(from other: CodeFrame) -> Bool {
    x + width <= other.x || other.x + other.width <= x || y + height <= other.y || other.y + other.height <= y
  }
}

/// Views that code sets apart by frames of constants.
extension CodeRun {
  /// Notes a rectangle that code makes of constants, as far as its place makes no other one.
  func noteFrame(_ arguments: [ArgumentValue], place: Place) {
    guard arguments.count == 4 else { return }
    let sides = arguments.compactMap { if case .number(let side) = $0.value { side } else { nil } }
    let frame = sides.count == 4 ? CodeFrame(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
    if let known = constantFrames[place], known != frame {
      constantFrames[place] = .some(nil)
    } else {
      constantFrames[place] = .some(frame)
    }
  }

  /// True for the name of a method that changes a part of a view's frame.
  static func moves(_ name: String) -> Bool { name.hasPrefix("setFrame") || name.hasPrefix("sizeToFit") }

  /// Notes a view of which a part of the frame is assigned, as by `view.frame.size.width = 20`.
  func noteMove(by target: Expression, in scope: Scope) {
    guard let names = target.chainedNames, names.contains(where: Self.geometry.contains) else { return }
    var target = target
    while case .member(.some(let base), let name, _) = target.kind {
      if Self.geometry.contains(name) {
        let moved = evaluator.evaluate(base, in: scope)
        for view in objectsIn(moved) { objects[view.identity]?.isMoved = true }
        if let stranger = strangerKey(of: moved) { strangerFrames[stranger, default: []].append(nil) }
        return
      }
      target = base
    }
    for view in scope.selfValue.map(objectsIn) ?? [] { objects[view.identity]?.isMoved = true }
  }

  private static let geometry: Set<String> = ["frame", "bounds"]
  /// What moves or sizes a view beside its frame.
  private static let moving = ["bounds", "center", "transform", "autoresizingMask"]

  /// Notes what gives a view its place that can't be told itself.
  func noteFrame(_ property: String, _ setting: CodeSetting, ofStranger view: Value) {
    let isFrame = property == "frame" && live == [.always]
    guard property == "frame" || Self.moving.contains(property) || property == Self.asFrame,
      let stranger = strangerKey(of: view)
    else { return }
    strangerFrames[stranger, default: []] += isFrame ? frames(setting.value) : [nil]
  }

  /// What code sets to have constraints place a view in its frame's stead.
  private static let asFrame = "translatesAutoresizingMaskIntoConstraints"

  /// True for a view that shares no point with one that can't be told, whichever of their frames of constants they have.
  func areApart(_ view: CodeObject, stranger: String) -> Bool {
    guard view.strangerTies.isEmpty, let first = frames(of: view), let second = strangerFrames[stranger] else {
      return false
    }
    return first.allSatisfy { frame in second.allSatisfy { $0.map(frame.isApart) ?? false } }
  }

  /// True for two views in one view that share no point, whichever of their frames of constants they have.
  func areApart(_ one: CodeObject, _ other: CodeObject) -> Bool {
    guard let first = frames(of: one), let second = frames(of: other) else { return false }
    return first.allSatisfy { frame in second.allSatisfy { frame.isApart(from: $0) } }
  }

  /// The frames that code gives a view; `nil` where some is not known, or something else may change them.
  private func frames(of view: CodeObject) -> [CodeFrame]? {
    guard view.ties.isEmpty, !view.isMoved, view.origin == nil, !Self.moving.contains(where: view.isSet) else {
      return nil
    }
    let given = (view.settings["frame"]?.branches ?? []).compactMap { $0.value?.value }
    let frames = given.flatMap(frames)
    return frames.isEmpty || frames.contains(nil) ? nil : frames.compactMap(\.self)
  }

  /// True for what code gives a frame that is computed, which may be as large as what it stands in.
  func hasComputedFrame(_ view: CodeObject) -> Bool {
    (view.settings["frame"]?.branches ?? []).compactMap { $0.value?.value }.flatMap(frames).contains(nil)
  }

  private func frames(_ value: Value) -> [CodeFrame?] {
    switch value {
    case .choice(let all): all.branches.flatMap { frames($0.value) }
    case .unknown(let doubt): [doubt.place.flatMap { constantFrames[$0] ?? nil }]
    default: [nil]
    }
  }
}
