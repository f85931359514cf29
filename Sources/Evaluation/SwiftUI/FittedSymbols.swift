import Scene

/// Symbols that are fitted into a frame of one constant side, along which they keep their ratio (S-51).
enum FittedSymbols {
  /// How much longer one side of a symbol is than the other at most, as of the system's but for a few bars and lines.
  private static let longestRatio = 1.6

  /// Returns the room of a view in a frame, which a symbol takes along its other side as far as its ratio tells.
  static func extent(_ extent: ViewExtent, of view: ViewNode, in frame: ModifierCall) -> ViewExtent {
    guard frame.name == "frame", frame.arguments.allSatisfy({ ["width", "height", "alignment"].contains($0.label) }),
      isFitted(view)
    else { return extent }
    switch (extent.width, extent.height) {
    case (.points(let width), .all): return ViewExtent(width: .points(width), height: .points(width * longestRatio))
    case (.all, .points(let height)): return ViewExtent(width: .points(height * longestRatio), height: .points(height))
    default: return extent
    }
  }

  private static func isFitted(_ view: ViewNode) -> Bool {
    switch view {
    case .placed(let inner, _): isFitted(inner)
    case .modified(let inner, let call) where call.keepsRatio: isResizable(inner)
    case .modified(let inner, let call): keepsSize(call) && isFitted(inner)
    default: false
    }
  }

  private static func isResizable(_ view: ViewNode) -> Bool {
    switch view {
    case .placed(let inner, _): isResizable(inner)
    case .modified(.component(let image), let call) where call.name == "resizable": image.symbol != nil
    case .modified(let inner, let call): keepsSize(call) && isResizable(inner)
    default: false
    }
  }

  private static func keepsSize(_ call: ModifierCall) -> Bool {
    FixedFrames.keeping.contains(call.name) || ["renderingMode", "symbolRenderingMode", "bold"].contains(call.name)
  }
}

extension ModifierCall {
  /// True where a view is told to fit into its room with its own ratio.
  fileprivate var keepsRatio: Bool {
    if name == "scaledToFit" { return true }
    guard name == "aspectRatio", arguments.count == 1, case .implicit(let mode)? = argument("contentMode")?.value else {
      return false
    }
    return mode.name == "fit"
  }
}
