import SourceFacts

/// The classes of AppKit and UIKit that code names outside of every `#if`, which it is not compiled without.
struct FrameworkTypes {
  private static let ofAppKit: Set<String> = ["NSColor", "NSImage", "NSFont"]
  private static let ofUIKit: Set<String> = ["UIColor", "UIImage", "UIFont"]
  private static let viewsOfUIKit: Set<String> = ["UIView", "UIViewController"]

  /// Such names that the program declares itself, as by `typealias UIColor = NSColor`: they tell nothing.
  private let declared: Set<String>

  /// Asks files for the names that they declare themselves.
  init(in files: some Sequence<FileFacts>) {
    var names: Set<String> = []
    func visit(_ declaration: Declaration) {
      switch declaration {
      case .type(let type): names.insert(type.name)
      case .alias(let name, _, _): names.insert(name)
      default: break
      }
      declaration.members.forEach(visit)
    }
    for file in files { file.declarations.forEach(visit) }
    declared = names.intersection(Self.ofAppKit.union(Self.ofUIKit))
  }

  /// The platform that a file is compiled for by the classes that it names, and by what it leaves of a framework; `nil`
  /// where these tell none.
  func family(namedBy facts: FileFacts) -> PlatformFamily? {
    guard isUntold(facts) else { return nil }
    let names = names(in: facts)
    // On iOS ClockKit does no more than hand faces to a watch; all else of it is there on watches alone.
    if facts.unconditionalImports.contains("ClockKit"), !names.contains("CLKWatchFaceLibrary") { return .watchos }
    return names.isDisjoint(with: Self.ofAppKit) || !names.isDisjoint(with: Self.ofUIKit) ? nil : .macos
  }

  /// The platforms that lack what a file imports or names outside of every `#if`, so that it is not compiled for them.
  ///
  /// Mac Catalyst, which has UIKit, is iOS. On watchOS UIKit has colours, fonts and images, but no views.
  func families(leftOutBy facts: FileFacts) -> Set<PlatformFamily> {
    if facts.unconditionalImports.contains("UIKit") { return declaresViews(facts) ? [.macos, .watchos] : [.macos] }
    guard isUntold(facts) else { return [] }
    let names = names(in: facts)
    return !names.isDisjoint(with: Self.ofUIKit) && names.isDisjoint(with: Self.ofAppKit) ? [.macos] : []
  }

  /// True where a file makes a class of UIKit's views or controllers outside of every `#if`.
  private func declaresViews(_ facts: FileFacts) -> Bool {
    facts.declarations.contains { declaration in
      guard case .type(let type) = declaration, type.kind == .class else { return false }
      return type.inherited.contains { Self.viewsOfUIKit.contains($0.name) }
    }
  }

  private func isUntold(_ facts: FileFacts) -> Bool {
    !["UIKit", "AppKit", "Cocoa", "WatchKit"].contains(where: facts.imports.contains)
  }

  private func names(in facts: FileFacts) -> Set<String> {
    var names = UnguardedNames()
    for declaration in facts.declarations { names.visit(declaration) }
    for statement in facts.statements { names.visit(statement) }
    return names.found.subtracting(declared)
  }
}

/// The names that code says outside of `#if`.
private struct UnguardedNames {
  private(set) var found: Set<String> = []
  /// What SwiftUI's initialisers call arguments of such classes.
  private static let labels = [
    "nsColor": "NSColor", "nsImage": "NSImage", "uiColor": "UIColor", "uiImage": "UIImage",
  ]

  mutating func visit(_ declaration: Declaration) {
    switch declaration {
    case .compilation: return
    case .property(let property): note(property.type)
    case .function(let function), .initializer(let function), .subscripted(let function):
      note(function.result)
      for parameter in function.parameters { note(parameter.type) }
    case .type(let type) where type.kind == .extension: found.insert(type.name)
    default: break
    }
    for statement in declaration.code { visit(statement) }
    for member in declaration.members { visit(member) }
  }

  private mutating func note(_ type: TypeReference?) {
    if let type { found.insert(type.name) }
  }

  mutating func visit(_ statement: Statement) {
    if case .compilation = statement.kind { return }
    if case .declaration(let declaration) = statement.kind { visit(declaration) }
    if case .binding(let binding) = statement.kind { note(binding.type) }
    for expression in statement.expressions { visit(expression) }
    for inner in statement.statements { visit(inner) }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .identifier(let name): found.insert(name)
    case .call(let callee, let arguments)
    where callee.kind == .identifier("Color") || callee.kind == .identifier("Image"):
      for argument in arguments {
        if let name = argument.label.flatMap({ Self.labels[$0] }) { found.insert(name) }
      }
    default: break
    }
    expression.forEachChild { visit($0) }
    for statement in expression.statements { visit(statement) }
  }
}
