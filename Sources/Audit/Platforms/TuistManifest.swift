import SourceFacts

/// What a `Project.swift` for Tuist says in literals about its targets.
struct TuistManifest {
  /// The targets, in source order; none for a file that describes no project.
  let targets: [DescribedTarget]

  /// Takes the facts of a manifest in a folder.
  init(_ facts: FileFacts, folder: FilePath) {
    guard facts.imports.contains("ProjectDescription") else {
      targets = []
      return
    }
    var finder = TargetFinder(folder: folder)
    for declaration in facts.declarations { finder.visit(declaration) }
    targets = finder.targets
  }
}

/// Finds the calls of a manifest that say where a target runs.
private struct TargetFinder {
  let folder: FilePath
  var targets: [DescribedTarget] = []

  mutating func visit(_ declaration: Declaration) {
    for member in declaration.members { visit(member) }
    for expression in declaration.expressions { visit(expression) }
    for statement in declaration.statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    if case .declaration(let declaration) = statement.kind { visit(declaration) }
    for expression in statement.expressions { visit(expression) }
    for inner in statement.statements { visit(inner) }
  }

  private mutating func visit(_ expression: Expression) {
    if case .call(_, let arguments) = expression.kind,
      let runs = arguments.first(where: { $0.label == "destinations" || $0.label == "platform" })
    {
      targets.append(
        DescribedTarget(
          name: arguments.first { $0.label == "name" }?.value.literalText ?? "", platforms: Self.platforms(runs.value),
          sources: arguments.first { $0.label == "sources" }.flatMap { members($0.value) }))
    }
    for child in expression.children { visit(child) }
    for statement in expression.statements { visit(statement) }
  }

  /// The platforms of a set of destinations; none where a part of it can't be read.
  private static func platforms(_ destinations: Expression) -> [PlatformFamily] {
    switch destinations.kind {
    case .array(let elements):
      let families = elements.map(platforms)
      if families.contains(where: \.isEmpty) { return [] }
      var result: [PlatformFamily] = []
      for family in families { result.join(family) }
      return result
    case .member(_, let name, _): return family(ofDestination: name).map { [$0] } ?? []
    default: return []
    }
  }

  /// The platform that a device or a family of them runs; an app for iPad stays one elsewhere.
  private static func family(ofDestination name: String) -> PlatformFamily? {
    switch name {
    case "iPhone", "iPad", "macCatalyst", "macWithiPadDesign", "appleVisionWithiPadDesign": .ios
    case "mac": .macos
    case "appleWatch": .watchos
    case "appleTv": .tvos
    case "appleVision": .visionos
    default: PlatformFamily(name: name)
    }
  }

  /// The files and folders of patterns; `nil` where one is computed.
  private func members(_ sources: Expression) -> [XcodeMember]? {
    switch sources.kind {
    case .array(let elements):
      let all = elements.map(members)
      return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
    case .string: return sources.literalText.map { [XcodeMember(location: SourcePattern($0, in: folder).location)] }
    case .call(_, let arguments):
      guard let pattern = arguments.first, pattern.label == nil, let text = pattern.value.literalText else {
        return nil
      }
      let excluded = arguments.first { $0.label == "excluding" }.map { Self.texts($0.value) } ?? []
      return [XcodeMember(location: SourcePattern(text, in: folder).location, excluded: left(out: excluded))]
    default: return nil
    }
  }

  /// What patterns leave out as a whole; others leave out single files, which is of no account to the platform.
  private func left(out patterns: [String]) -> [FilePath] {
    patterns.map { SourcePattern($0, in: folder) }.filter(\.isWhole).map(\.location)
  }

  private static func texts(_ list: Expression) -> [String] {
    if case .array(let elements) = list.kind { return elements.compactMap(\.literalText) }
    return list.literalText.map { [$0] } ?? []
  }
}
