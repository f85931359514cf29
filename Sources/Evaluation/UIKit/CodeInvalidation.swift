import SourceFacts

/// An object of which code said that it has to be drawn or laid out again.
struct CodeInvalidation {
  var identity: String
  /// What the system calls for that.
  var callbacks: [String]
  var paths: [Guard]
}

/// What the system calls once code said that something changed: what that sets takes the place of what it set before, on
/// the same paths (S-115).
extension CodeRun {
  /// The callbacks by the flag or the function that asks for them.
  private static let callbacks: [String: [String]] = [
    "needsDisplay": drawing, "setNeedsDisplay": drawing, "needsLayout": layout, "setNeedsLayout": layout,
    "setNeedsUpdateConfiguration": ["updateConfiguration"],
  ]
  private static let drawing = ["viewWillDraw", "updateLayer"]
  private static let layout = ["layoutSubviews", "layout"]

  /// Notes that an object has to be drawn or laid out again.
  func invalidate(_ name: String, of instance: Instance) {
    guard turn > 0, let callbacks = Self.callbacks[name], objects[instance.identity]?.type != nil else { return }
    invalidations.append(CodeInvalidation(identity: instance.identity, callbacks: callbacks, paths: live))
  }

  /// Follows what the system calls for the objects that the code at hand changed, if it was followed before; what adds
  /// views would add them twice.
  func answerInvalidations() {
    let waiting = invalidations
    (invalidations, remade) = ([], [:])
    let entry = live
    for one in waiting {
      guard let instance = instances[one.identity], let type = objects[one.identity]?.type else { continue }
      for name in one.callbacks {
        guard let (owner, function) = hook(name, of: instance, type), !classes.addsViews(function, in: type) else {
          continue
        }
        let key = Self.key(one.identity, Place(file: function.file, span: function.declaration.span))
        guard followed.contains(key) else { continue }
        live = one.paths
        repeating(key)
        follow(function, of: instance, owner: owner)
        remade = [:]
      }
    }
    live = entry
    // What they ask for themselves is done.
    invalidations = []
  }
}
