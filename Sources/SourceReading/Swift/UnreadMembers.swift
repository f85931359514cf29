import SwiftSyntax

/// The names behind dots in code that facts leave out, as in what is thrown.
final class UnreadMembers {
  private(set) var all: Set<String> = []

  func add(_ name: String) { all.insert(name) }
}

extension Lowering {
  /// Notes what a node names behind dots of which the facts say nothing.
  func leaveOut(_ node: (some SyntaxProtocol)?) {
    guard let node else { return }
    var isMember = false
    for token in node.tokens(viewMode: .sourceAccurate) {
      if isMember, case .identifier = token.tokenKind { unread.add(name(token)) }
      isMember = token.tokenKind == .period
    }
  }
}
