package import Findings

/// A comment to the auditor that does not do what it asks for.
package struct UselessComment: Hashable, Sendable {
  /// Why it is of no use.
  package enum Reason: Hashable, Sendable {
    /// No reason stands behind `--`.
    case noReason
    /// It names no rule.
    case noRule
    /// It names a rule that there is not.
    case unknownRule(String, nearest: String?)
    /// It asks for something that there is not.
    case unknownVerb(nearest: String?)
    /// Its colour or scheme is none.
    case unreadValue
    /// Nothing starts where it points.
    case noNode
    /// These rules find nothing there.
    case hidesNothing([String])
    /// What it asserts is known anyway, or decides nothing.
    case changesNothing
  }

  /// The rule that finds them.
  package static let rule = "unused-suppression"

  /// Where the comment stands.
  package var range: SourceRange
  /// What it asks for, as `ignore`.
  package var verb: String
  /// What it asks it for, as a rule's id.
  package var argument: String
  /// Why it is of no use.
  package var reason: Reason

  /// Creates a useless comment.
  package init(range: SourceRange, verb: String, argument: String, reason: Reason) {
    self.range = range
    self.verb = verb
    self.argument = argument
    self.reason = reason
  }
}

/// Returns a finding for each useless comment, in their order, each with its fingerprint.
package func findings(of comments: [UselessComment]) -> [Finding] {
  let found = comments.map { comment in
    Finding(
      rule: UselessComment.rule, severity: UnusedSuppression.metadata.severity, verdict: .advice,
      message: UnusedSuppression.message(comment), notes: UnusedSuppression.notes(comment),
      help: UnusedSuppression.help(comment), range: comment.range, identity: comment.identity)
  }
  return fingerprinted(found)
}

extension UselessComment {
  fileprivate var identity: FindingIdentity {
    let family = "\(Self.rule)|\(range.file)|\(verb)|\(argument)"
    return FindingIdentity(fingerprint: family, family: family)
  }
}

/// Comments to the auditor that change nothing, which shows once all other rules have spoken.
enum UnusedSuppression: Rule {
  static let metadata = RuleMetadata(
    id: UselessComment.rule, group: .upkeep, severity: .note,
    summary: "a suppression or assertion that changes nothing, names an unknown rule, or gives no reason")

  /// Finds nothing in a scene, which holds no comments.
  static func examine(_ judged: JudgedScene) -> [Occurrence<UselessComment>] { [] }

  static func message(_ comment: UselessComment) -> String {
    let words = "'evident:\(comment.verb)'"
    switch comment.reason {
    case .noReason: return "\(words) gives no reason, so it has no effect"
    case .noRule: return "\(words) names no rule, so it hides nothing"
    case .unknownRule(let name, _): return "\(words) names '\(name)', which is no rule"
    case .unknownVerb: return "\(words) is nothing that can be asked for"
    case .unreadValue: return "\(words) names '\(comment.argument)', which is no \(noun(comment.verb))"
    case .noNode: return "\(words) stands where no node starts, so it changes nothing"
    case .hidesNothing(let rules):
      let names = rules.map { "'\($0)'" }.joined(separator: ", ")
      return "\(words) hides nothing: \(names) \(rules.count == 1 ? "finds" : "find") nothing there"
    case .changesNothing: return "\(words) changes nothing: what it asserts decides no element below it"
    }
  }

  private static func noun(_ verb: String) -> String {
    verb == "appearance" ? "scheme" : "opaque colour in hexadecimal, of the system or of an asset catalog"
  }

  static func notes(_ comment: UselessComment) -> [Finding.Note] { [] }

  static func help(_ comment: UselessComment) -> [String] {
    switch comment.reason {
    case .noReason: ["write the reason behind ' -- '"]
    case .noRule: ["name the rule, as in 'evident:\(comment.verb) insufficient-contrast -- the reason'"]
    case .unknownRule(_, let nearest), .unknownVerb(let nearest): nearest.map { ["did you mean '\($0)'?"] } ?? []
    case .unreadValue: [comment.verb == "appearance" ? "write 'light' or 'dark'" : "write it as '#RRGGBB'"]
    case .noNode: ["put it at the end of the line on which the node starts, or on the line before"]
    case .hidesNothing, .changesNothing: ["remove it"]
    }
  }
}
