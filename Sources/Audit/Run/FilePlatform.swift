import PlatformStyles
import SourceFacts

/// The platform a file is measured for: that of the targets that compile it, else of `#if os` around all of it, else
/// of its imports and what it names of frameworks, else of the code that imports its package's module, else the one asked
/// for. Of several the one asked for counts, if it is among them, else the first.
func platform(
  of facts: FileFacts, targets: [PlatformFamily], importers: [PlatformFamily], types: FrameworkTypes,
  asked choice: Platform
) -> Platform {
  let told = familiesTold(by: facts, targets: targets, types: types)
  if !told.isEmpty { return told.platform(asked: choice) ?? choice }
  let found = importers.platform(asked: choice) ?? choice
  let leftOut = types.families(leftOutBy: facts)
  guard leftOut.contains(PlatformFamily(found)) else { return found }
  let others = importers.filter { !leftOut.contains($0) }
  return others.platform(asked: choice) ?? PlatformFamily.ios.platform(asked: choice)
}

/// The platforms that a file's targets, its conditions, its imports or what it names tell; none where nothing does.
func familiesTold(by facts: FileFacts, targets: [PlatformFamily], types: FrameworkTypes) -> [PlatformFamily] {
  if let interface = facts.interface { return [interface.runtime.family] }
  let tested = familiesAround(facts.declarations)
  // A target for several platforms shows a file only on those its conditions name.
  let shown = targets.filter(tested.contains)
  if !targets.isEmpty { return shown.isEmpty ? targets : shown }
  if !tested.isEmpty { return tested }
  return (familyUsed(by: facts) ?? types.family(namedBy: facts)).map { [$0] } ?? []
}

extension InterfaceFacts.Runtime {
  /// The platform whose framework loads the file.
  fileprivate var family: PlatformFamily {
    switch self {
    case .cocoaTouch: .ios
    case .cocoa: .macos
    case .television: .tvos
    case .watch: .watchos
    case .vision: .visionos
    }
  }
}

/// The platform whose frameworks a file imports that others don't have, or whose protocols and property wrappers its
/// types use, which SwiftUI hands on.
private func familyUsed(by facts: FileFacts) -> PlatformFamily? {
  // UIKit is there on every platform but macOS, and under a condition it may be left out there.
  if facts.imports.contains("UIKit") { return nil }
  let types = facts.declarations.compactMap { declaration in
    if case .type(let type) = declaration { type } else { nil }
  }
  let inherited = Set(types.flatMap { $0.inherited.map(\.name) })
  let wrappers = Set(types.flatMap { $0.members.flatMap(\.wrapperNames) })
  let isOf = { (modules: [String], protocols: Set<String>, wrapper: String) in
    modules.contains(where: facts.imports.contains) || !inherited.isDisjoint(with: protocols)
      || wrappers.contains(wrapper)
  }
  let isWatch = isOf(["WatchKit"], ["WKInterfaceObjectRepresentable"], "WKApplicationDelegateAdaptor")
  let isMac = isOf(
    ["AppKit", "Cocoa"], ["NSViewRepresentable", "NSViewControllerRepresentable"], "NSApplicationDelegateAdaptor")
  return isWatch == isMac ? nil : isWatch ? .watchos : .macos
}

extension Declaration {
  /// The names of the attributes of a property.
  fileprivate var wrapperNames: [String] {
    if case .property(let property) = self { property.attributes.map(\.name) } else { [] }
  }
}

/// The platforms that `#if os(…)` names around every declaration of a file.
private func familiesAround(_ declarations: [Declaration]) -> [PlatformFamily] {
  var families: [PlatformFamily] = []
  for declaration in declarations {
    guard case .compilation(let clauses) = declaration else { return [] }
    for clause in clauses {
      let tested = clause.condition.map(familiesTested) ?? []
      if tested.isEmpty { return [] }
      families.join(tested)
    }
  }
  return families
}

/// The platforms a condition names; none for conditions that may hold elsewhere too.
private func familiesTested(_ condition: Expression) -> [PlatformFamily] {
  switch condition.kind {
  case .call(let callee, let arguments):
    guard case .identifier("os") = callee.kind, arguments.count == 1,
      case .identifier(let name) = arguments[0].value.kind, let family = PlatformFamily(name: name)
    else { return [] }
    return [family]
  case .binary(operator: "||", let left, let right):
    let (left, right) = (familiesTested(left), familiesTested(right))
    return left.isEmpty || right.isEmpty ? [] : left + right.filter { !left.contains($0) }
  case .binary(operator: "&&", let left, let right):
    let (left, right) = (familiesTested(left), familiesTested(right))
    return left.isEmpty || right.isEmpty ? left + right : left.filter(right.contains)
  default:
    return []
  }
}
