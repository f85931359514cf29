import SourceFacts

/// Paths that are one rectangle, which a view draws as it fills that.
extension CodeRun {
  /// Notes a path that the view at hand makes of a rectangle; rounded corners leave no text free.
  func notePath(_ kind: String, _ arguments: [ArgumentValue], place: Place) {
    guard canvas.surface != nil, ["NSBezierPath", "UIBezierPath"].contains(kind), let first = arguments.first,
      ["rect", "roundedRect"].contains(first.label)
    else { return }
    canvas.surface?.paths[place] = first.value
  }

  /// The rectangle that a path is, with the place that makes the path; `nil` for other values.
  static func path(_ value: Value, on surface: CodeSurface) -> (place: Place, rectangle: Value)? {
    guard case .unknown(let doubt) = value, let place = doubt.place else { return nil }
    return surface.paths[place].map { (place, $0) }
  }

  /// True for the name of a method that leaves a path as it is.
  static func keepsPath(_ name: String) -> Bool {
    ["fill", "stroke", "addClip", "setClip", "setLineDash", "close"].contains(name)
  }
}
