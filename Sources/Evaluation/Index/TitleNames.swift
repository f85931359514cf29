import SourceFacts

/// Which properties and functions code names only where the system draws their texts, such as a title (S-61c).
struct TitleNames {
  private struct Member: Hashable {
    var owner: String?
    var name: String
  }

  /// What types name of themselves in titles, and elsewhere.
  private var titles: Set<Member> = []
  private var others: Set<Member> = []
  /// What is asked of something else, which may be of any type.
  private var asked: Set<String> = []

  /// Notes a name; what is asked of a type that only the context tells is no member of a view.
  mutating func note(_ name: String, in expression: Expression, of owner: String?, isTitle: Bool) {
    switch expression.kind {
    case .identifier: break
    case .member(.some(let base), _, _):
      guard base.kind == .identifier("self") else {
        if !isTitle { asked.insert(name) }
        return
      }
    default: return
    }
    let member = Member(owner: owner, name: name)
    if isTitle { titles.insert(member) } else { others.insert(member) }
  }

  /// Forgets the names that stand in no title: most of the program's.
  mutating func finish() {
    let names = Set(titles.map(\.name))
    let all = names.union(names.map(\.called))
    func mayBeTitle(_ name: String) -> Bool { all.contains(name) || names.contains(name.called) }
    others = others.filter { mayBeTitle($0.name) }
    asked = asked.filter(mayBeTitle)
  }

  /// True for a property or function that its type names in titles alone, and nobody else but for one of the same name
  /// that is out of reach.
  func holdsAll(of caller: UseFinder.Caller) -> Bool {
    guard let name = caller.member, !Self.shown.contains(name) else { return false }
    let names = caller.isComputed ? [name] : [name, name.called]
    let members = names.map { Member(owner: caller.owner, name: $0) }
    return members.contains(where: titles.contains) && !members.contains(where: others.contains)
      && (caller.isPrivate || !names.contains(where: asked.contains))
  }

  /// What SwiftUI itself asks for.
  private static let shown: Set<String> = ["body", "makeBody"]
}
