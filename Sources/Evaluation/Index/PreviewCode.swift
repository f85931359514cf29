import SourceFacts

/// Which views are there for previews alone.
///
/// A helper is a view that only previews name, themselves or through other helpers, and that tells so: by standing in a
/// preview, by its name, or by being private, since then nobody else can name it. Nothing is judged where it puts it.
/// Another view that only previews name is a screen that the source leads to in a way that is not seen, or not yet: it
/// is judged as a root, but what else shows a view is more than what such a screen shows of it.
struct PreviewCode {
  /// The last parts of the helpers' names.
  private(set) var helpers: Set<String> = []
  /// The last parts of the names of all types that code outside of previews leads to.
  private(set) var shipped: Set<String> = []
  private let uses: UseFinder.Uses

  init(index: ProgramIndex, uses: UseFinder.Uses) {
    self.uses = uses
    let types = Dictionary(grouping: index.order.compactMap { index.types[$0] }, by: \.lastName)
    helpers = Set(types.filter { $0.value.allSatisfy { Self.isInPreview($0, index) } }.keys)
    let candidates = types.filter { $0.value.allSatisfy(Self.tellsSo) }.keys
    var found = 0
    repeat {
      found = helpers.count
      helpers.formUnion(candidates.filter { isForPreviews($0) })
    } while helpers.count > found
    shipped = Self.reached(
      from: types.filter { name, types in
        !helpers.contains(name)
          && types.contains { !$0.conforms(to: "View") || $0.isForOthers || isUnnamed(name) }
      }.keys, uses)
  }

  /// True for a view that nothing but helpers instantiates.
  func isRoot(_ name: String) -> Bool {
    !uses.anywhere.contains(name) || (uses.namers[name] ?? []).allSatisfy(isHelper)
  }

  /// True for what only previews and helpers name.
  func isForPreviews(_ name: String) -> Bool {
    let namers = uses.namers[name] ?? []
    return (uses.previewed.contains(name) || !namers.isEmpty) && namers.allSatisfy(isHelper)
  }

  private func isUnnamed(_ name: String) -> Bool { !uses.previewed.contains(name) && uses.namers[name] == nil }

  private func isHelper(_ name: String?) -> Bool { name.map(helpers.contains) ?? false }

  private static func tellsSo(_ type: TypeInfo) -> Bool {
    guard type.kind != .extension, type.kind != .protocol, !type.isForOthers else { return false }
    return [.private, .fileprivate].contains(type.access) || type.lastName.contains("Preview")
  }

  private static func isInPreview(_ type: TypeInfo, _ index: ProgramIndex) -> Bool {
    var name = type.name[...]
    while let dot = name.lastIndex(of: ".") {
      name = name[..<dot]
      let around = (index.idsByName[String(name)] ?? []).compactMap { index.types[$0] }
      if !around.isEmpty, around.allSatisfy({ $0.conforms(to: "PreviewProvider") }) { return true }
    }
    return false
  }

  /// Returns what types name, and what that names in turn, and so on. A part of a type does not lead to its whole.
  private static func reached(from starts: some Sequence<String>, _ uses: UseFinder.Uses) -> Set<String> {
    var named: [String?: [String]] = [:]
    for (name, namers) in uses.outerNamers {
      for namer in namers { named[namer, default: []].append(name) }
    }
    var result: Set<String> = []
    var pending = (named[nil] ?? []) + starts.flatMap { named[$0] ?? [] }
    while let name = pending.popLast() {
      if result.insert(name).inserted { pending += named[name] ?? [] }
    }
    return result
  }
}

extension TypeInfo {
  /// True for what code of other modules may name.
  var isForOthers: Bool { [.package, .public, .open].contains(access) }
}

extension TypeDeclaration {
  /// True for previews and test cases, whose views nobody ships.
  var isPreviewOrTest: Bool { isPreview || isTest }

  var isPreview: Bool { inherited.contains { $0.name == "PreviewProvider" } }

  var isTest: Bool { inherited.contains { $0.name == "XCTestCase" } }
}
