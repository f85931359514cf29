import PlatformStyles
import SourceFacts

/// The schemes that navigation controllers are pinned to, by their class, by who makes them or by a controller inside, as
/// the controllers have them that code makes only to put them into these (S-55).
struct PinnedContainers {
  /// The scheme by the class of the controllers inside.
  private var schemes: [String: ColorScheme] = [:]
  /// The schemes among these that controllers give the containers around them themselves.
  private var own: [String: ColorScheme] = [:]

  init(classes: CodeIndex) {
    let names = classes.index.names
    let pinning = classes.types(in: names.files(writingOneOf: [Self.property]))
    if pinning.isEmpty { return }
    let containers = pinning.reduce(into: [String: ColorScheme]()) { $0[$1.lastName] = Self.scheme(of: $1, classes) }
    for type in pinning { schemes[type.lastName] = Self.scheme(ofContainerAround: type, classes) }
    let words = containers.keys + [Self.property] + ContainerPuts.methods
    let known = ContainerPuts(in: classes.types(in: names.files(writingOneOf: words)), containers: containers)
    if schemes.isEmpty, !known.held.values.joined().contains(where: \.isPinned) { return }
    // Others are pinned by none of these, so that it does not matter where code makes them.
    let inside = Set(known.held.filter { $0.value.contains { $0 != .other } }.keys).union(schemes.keys)
    let puts = ContainerPuts(in: classes.types(in: names.files(writingOneOf: inside)), containers: containers)
    for name in inside where puts.held[name]?.contains(.alone) == true { schemes[name] = nil }
    own = schemes
    spread(puts.held.filter { inside.contains($0.key) && $0.value.count == puts.made[$0.key] })
  }

  /// Gives controllers that are put into the containers of others the schemes of these, where all ways lead to one.
  private mutating func spread(_ held: [String: [ContainerPuts.Holder]]) {
    for name in held.keys where own[name] == nil {
      var found: Set<ColorScheme?> = []
      // Where controllers put their own kind, or each other, into containers, these are those of the first one.
      var (next, known) = ([name], Set([name]))
      while let type = next.popLast() {
        for holder in held[type] ?? [.other] {
          switch holder {
          case .pinned(let scheme): found.insert(scheme)
          case .containerOf(let around):
            if let scheme = own[around] {
              found.insert(scheme)
            } else if known.insert(around).inserted {
              next.append(around)
            }
          case .alone, .other: found.insert(nil)
          }
        }
      }
      if found.count == 1, let scheme = found.first { schemes[name] = scheme }
    }
  }

  /// Returns the scheme of the one container that code puts controllers of a class into; `nil` where there are others.
  ///
  /// - Parameter isPlaced: Whether storyboards make controllers of the class, too, and put them somewhere.
  func scheme(around type: TypeInfo, isPlaced: Bool) -> ColorScheme? {
    (isPlaced ? own : schemes)[type.lastName]
  }

  /// The scheme that a navigation controller gives itself before it is seen; `nil` for other classes.
  private static func scheme(of type: TypeInfo, _ classes: CodeIndex) -> ColorScheme? {
    guard let kind = classes.kind(of: type), CodeClasses.isKind(kind, of: "UINavigationController") else { return nil }
    return scheme(pinnedBy: classes.scan(type).assignments.filter { $0.path.isEmpty })
  }

  /// The scheme that a controller gives the navigation controller around it before it is seen.
  private static func scheme(ofContainerAround type: TypeInfo, _ classes: CodeIndex) -> ColorScheme? {
    scheme(pinnedBy: classes.scan(type).assignments.filter { $0.path == [ContainerPuts.around] })
  }

  private static func scheme(pinnedBy assignments: [CodeAssignment]) -> ColorScheme? {
    let schemes = assignments.filter { $0.property == property }.map { pin -> ColorScheme? in
      guard pin.isDoneAtStart, case .member(_, let name, _) = pin.value.kind else { return nil }
      return ColorScheme(rawValue: name)
    }
    return Set(schemes).count == 1 ? schemes[0] : nil
  }

  private static let property = ContainerPuts.property
}
