import Evaluation
import Rewriting
import SourceFacts

/// Which tokens of the project the code of a file can name.
struct TokenReach {
  let program: Program

  /// Refuses a token, given as `Type.member`, that is private elsewhere or declared in another module.
  func check(_ expression: String, from path: String) throws(Refusal) {
    let parts = expression.split(separator: ".").map(String.init)
    guard parts.count >= 2, let user = program.files.first(where: { $0.path == path }) else { return }
    let isSeen = program.files.contains { file in
      let isShared = file.modules.isEmpty && user.modules.isEmpty || !Set(file.modules).isDisjoint(with: user.modules)
      guard file.isAudited, isShared else { return false }
      return declares(file.facts.declarations, parts[parts.count - 2], parts[parts.count - 1], isOwn: file.path == path)
    }
    if !isSeen { throw Refusal("'\(expression)' can't be seen from '\(path)'") }
  }

  /// True where some type of the name, or an extension of it, has the static property.
  private func declares(_ declarations: [Declaration], _ type: String, _ member: String, isOwn: Bool) -> Bool {
    declarations.contains { declaration in
      guard case .type(let found) = declaration, isOwn || !found.access.isPrivate else { return false }
      let isNamed = found.name.lastComponent == type
      let hasMember = found.members.contains { candidate in
        guard case .property(let property) = candidate else { return false }
        return property.name == member && property.isStatic && (isOwn || !property.access.isPrivate)
      }
      return isNamed && hasMember || declares(found.members, type, member, isOwn: isOwn)
    }
  }
}

extension AccessLevel {
  /// True where other files can't see it.
  fileprivate var isPrivate: Bool { self == .private || self == .fileprivate }
}
