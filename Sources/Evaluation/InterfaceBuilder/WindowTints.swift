import SourceFacts

/// The tint that all views of an app begin with (S-115, S-116).
extension InterfaceDocument {
  /// Returns the tint of the app's windows, which code may set, itself or by an appearance proxy; `nil` where nothing
  /// does.
  ///
  /// A proxy of all views colours each of them, one of windows those that have no tint themselves.
  ///
  /// - Parameters:
  ///   - isOfViews: False for SwiftUI, of which nothing tells whether it takes its tint from a proxy.
  ///   - isOfDelegates: True where the system makes the window, which only delegates then have.
  func windowTint(
    otherwise written: Alternatives<StyleSetting?>, isOfViews: Bool = true, isOfDelegates: Bool = false
  ) -> Alternatives<StyleSetting>? {
    let here = evaluator.index.program.files[Int(file)]
    if isOfViews, let tint = proxyTint("UIView") { return tint }
    let assigned = code.assignments(to: "tintColor").filter { assignment in
      let there = evaluator.index.program.files[Int(assignment.place.file)]
      return isOfWindow(assignment) && (!isOfDelegates || isOfDelegate(assignment)) && there.platform == here.platform
        && there.mayRun(with: here)
    }
    guard let last = assigned.last, let owner = evaluator.index.types[last.typeId] else {
      return (isOfViews ? proxyTint("UIWindow") : nil) ?? written.nonEmpty
    }
    return setting(of: CodeIndex.Reaching(assignment: last, owner: owner)).nonEmpty
  }

  /// True for what a window of an app is given: by the name that its delegates have for it, or by another one in their
  /// code, where that tells that it is one. A window that anything else makes may lie over the app's.
  private func isOfWindow(_ assignment: CodeAssignment) -> Bool {
    if assignment.path.last == "window" { return true }
    guard assignment.path.count == 1, isOfDelegate(assignment), let owner = evaluator.index.types[assignment.typeId],
      let name = assignment.baseType ?? owner.property(assignment.path[0])?.declaration.type?.name
    else { return false }
    let type = code.type(named: name, file: assignment.place.file)
    return name == "UIWindow" || type?.inherited.contains { $0.name == "UIWindow" } ?? false
  }

  private func isOfDelegate(_ assignment: CodeAssignment) -> Bool {
    evaluator.index.types[assignment.typeId]?.inherited.contains { Self.delegates.contains($0.name) } ?? false
  }

  private static let delegates: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  /// The tint that an appearance proxy of a class sets for all of its views; `nil` where that is none, or not on all
  /// paths.
  private func proxyTint(_ kind: String) -> Alternatives<StyleSetting>? {
    guard !isMac, let proxy = renderer.proxies.standard(kind, on: evaluator.platform(of: file), in: file),
      let settings = proxy.settings["tintColor"]
    else { return nil }
    return settings.flatMap { setting -> Alternatives<StyleSetting?> in
      guard let setting else { return Alternatives(nil) }
      let argument = ArgumentValue(label: nil, value: setting.value, place: setting.place)
      return evaluator.settings(argument, isColor: true)
    }.nonEmpty
  }
}
