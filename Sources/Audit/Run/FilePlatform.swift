import PlatformStyles
import SourceFacts

/// The platform a file is written for, by `#if os` around all of it, else by its imports, else the one asked for.
func platform(of facts: FileFacts, default choice: Platform) -> Platform {
  if let platform = platformAroundFile(facts) {
    // `os(iOS)` does not tell the generations apart.
    return platform.isIOS && choice.isIOS ? choice : platform
  }
  if facts.imports.contains("WatchKit") { return .watchos }
  if facts.imports.contains("AppKit") && !facts.imports.contains("UIKit") { return .macos }
  return choice
}

/// The platform that one `#if os(…)` without alternatives names around every declaration of a file.
private func platformAroundFile(_ facts: FileFacts) -> Platform? {
  var found: Platform?
  for declaration in facts.declarations {
    guard case .compilation(let clauses) = declaration, clauses.count == 1,
      let platform = clauses[0].condition.flatMap(platformTested), found == nil || found == platform
    else { return nil }
    found = platform
  }
  return found
}

private func platformTested(_ condition: Expression) -> Platform? {
  guard case .call(let callee, let arguments) = condition.kind, case .identifier("os") = callee.kind,
    arguments.count == 1, case .identifier(let name) = arguments[0].value.kind
  else { return nil }
  return Platform(argument: name.lowercased())
}
