import Scene
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
  ///   - isOfDelegates: True where the system makes the window, which only delegates keep then.
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
    let kept = assigned.last.flatMap { last in
      evaluator.index.types[last.typeId].flatMap {
        setting(of: CodeIndex.Reaching(assignment: last, owner: $0)).nonEmpty
      }
    }
    let initial = (isOfViews ? proxyTint("UIWindow") : nil) ?? written.nonEmpty
    let proxy = isOfViews ? nil : proxyTint("UIView") ?? proxyTint("UIWindow")
    let found = tintings(besides: Set(assigned.map(\.place)))
    if found.isEmpty && proxy == nil { return kept ?? initial }
    return tint(kept: kept, initial: initial, proxy, found)
  }

  /// Returns where code that may run with the file's tints windows that it finds.
  private func tintings(besides places: Set<Place>) -> [WindowTinting] {
    let index = evaluator.index
    return evaluator.windowTintings.filter { tinting in
      let there = tinting.site.file
      return !places.contains(tinting.place) && evaluator.platform(of: there) == evaluator.platform(of: file)
        && index.mayRunTogether(there, file)
    }
  }

  /// Returns the tints that a window may have: those that it is given as the app comes up or by its delegate, else the
  /// initial one, which is surely in force until code gives another. What is given later or by a proxy may be in force
  /// or not. Where one of those that a window begins with is not known, nothing is.
  private func tint(
    kept: Alternatives<StyleSetting>?, initial: Alternatives<StyleSetting>?, _ proxy: Alternatives<StyleSetting>?,
    _ found: [WindowTinting]
  ) -> Alternatives<StyleSetting>? {
    let standard = initial ?? Alternatives(.defaultTint)
    func given(_ tinting: WindowTinting) -> Alternatives<StyleSetting> {
      evaluator.settings(of: tinting).flatMap { setting -> Alternatives<StyleSetting> in
        guard let setting else { return standard }
        // The accent itself leaves all as it is.
        if case .color(let value) = setting.style, value.color == .accent { return standard }
        return Alternatives(setting)
      }
    }
    var tints: [Alternatives<StyleSetting>] = kept.map { [$0] } ?? []
    tints += found.filter(\.isAtStart).map(given)
    let isSure = tints.isEmpty && proxy == nil
    if tints.isEmpty { tints = [standard] }
    if let proxy { tints.append(proxy) }
    if let unknown = tints.lazy.compactMap(\.unknown).first { return Alternatives(unknown) }
    tints += found.filter { !$0.isAtStart }.map(given)
    if tints.count == 1 { return tints[0] }
    let places = found.map { "\($0.place.file):\($0.place.span.start)" }.joined(separator: ",")
    let either = oneOf(tints, key: "gap.window.tint.\(places).\(tints.count)", isGap: true)
    return isSure ? oneOf([standard, either], key: "window.tint.\(places) looks", isGap: false) : either
  }

  /// Returns one of several tints.
  private func oneOf(_ tints: [Alternatives<StyleSetting>], key: String, isGap: Bool) -> Alternatives<StyleSetting> {
    let condition = evaluator.conditions.number(
      key: key, label: "a tint of windows", arms: tints.indices.map(String.init), isGap: isGap)
    let arms = tints.indices.map { arm in
      Alternatives<Int>.Branch(condition: Guard(condition: condition, arm: arm), value: arm)
    }
    return Alternatives(branches: arms).flatMap { tints[$0] }
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
    evaluator.index.types[assignment.typeId]?.isDelegateOfApp ?? false
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

extension Alternatives<StyleSetting> {
  /// The setting that is not known, where it is the only one.
  fileprivate var unknown: StyleSetting? {
    guard let single, case .unknown = single.style else { return nil }
    return single
  }
}
