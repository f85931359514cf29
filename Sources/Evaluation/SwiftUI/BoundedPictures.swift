import Scene

/// Pictures that constants or their own ratio keep from covering all that stands before them, as one at the top of a
/// screen (S-51).
enum BoundedPictures {
  /// How wide the screen of a common iPhone is, in pt: a wider picture covers it.
  private static let phoneWidth = 390.0

  /// True for a frame that a constant keeps from taking all the room.
  static func isBounded(by call: ModifierCall) -> Bool {
    isShort(call.argument("maxHeight")?.value, .infinity) || isShort(call.argument("maxWidth")?.value, phoneWidth)
  }

  /// True where a picture is painted.
  static func shows(_ layers: [Layer]) -> Bool {
    layers.contains { $0.paint.branches.contains { $0.value?.style.isPicture == true } }
  }

  /// Returns what a view behind another paints: a picture that keeps its ratio at an edge need not reach to the other
  /// one.
  static func layers(_ layers: [Layer], of view: ViewNode, aligned alignment: Value?, _ renderer: Renderer) -> [Layer] {
    let sides = (FrameModifiers.alignment(alignment), FrameModifiers.verticalAlignment(alignment))
    guard sides != (.center, .center), shows(layers), let place = fit(of: view) else { return layers }
    return layers.map { $0.mayMiss ? $0 : Layers.maybe($0, at: place, renderer) }
  }

  /// Returns where a view is told to fit into its room with its own ratio; `nil` where it is not.
  private static func fit(of view: ViewNode) -> Place? {
    switch view {
    case .modified(_, let call) where call.name == "scaledToFit": return call.place
    case .modified(let inner, let call):
      if call.name == "aspectRatio", case .implicit(let member)? = call.argument("contentMode")?.value,
        member.name == "fit"
      {
        return call.place
      }
      return fit(of: inner)
    case .placed(let inner, _): return fit(of: inner)
    default: return nil
    }
  }

  private static func isShort(_ length: Value?, _ limit: Double) -> Bool {
    switch length {
    case .number(let number)?: number < limit
    case .choice(let all)?: all.branches.allSatisfy { isShort($0.value, limit) }
    default: false
    }
  }
}
