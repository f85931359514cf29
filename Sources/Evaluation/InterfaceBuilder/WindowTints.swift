import SourceFacts

/// The tint that all views of an app begin with (S-115, S-116).
extension InterfaceDocument {
  /// Returns the tint of the app's windows, which code may set, itself or by an appearance proxy; `nil` where nothing
  /// does.
  ///
  /// A proxy of all views colours each of them, one of windows those that have no tint themselves.
  ///
  /// - Parameter isOfViews: False for SwiftUI, of which nothing tells whether it takes its tint from a proxy.
  func windowTint(
    otherwise written: Alternatives<StyleSetting?>, isOfViews: Bool = true
  ) -> Alternatives<StyleSetting>? {
    let here = evaluator.index.program.files[Int(file)]
    if isOfViews, let tint = proxyTint("UIView") { return tint }
    let assigned = code.assignments(to: "tintColor").filter { assignment in
      let there = evaluator.index.program.files[Int(assignment.place.file)]
      return assignment.path.last == "window" && there.platform == here.platform && there.mayRun(with: here)
    }
    guard let last = assigned.last, let owner = evaluator.index.types[last.typeId] else {
      return (isOfViews ? proxyTint("UIWindow") : nil) ?? written.nonEmpty
    }
    return setting(of: CodeIndex.Reaching(assignment: last, owner: owner)).nonEmpty
  }

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
