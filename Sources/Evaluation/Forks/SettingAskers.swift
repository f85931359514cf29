import SourceFacts

/// A call site at which views of the program are made.
struct ViewCall {
  let place: Place
  var types: Set<String> = []
}

/// The code that asks for the setting to differentiate without colour, and the looks that it asks for.
struct SettingAskers {
  private let evaluator: Evaluator
  private let calls: [String: ViewCall]
  /// The views of SwiftUI and the controllers that ask: each for what it shows.
  private var types: Set<String> = []
  /// The types whose own code shows one of these.
  private var hosts: Set<String> = []
  /// The files of all code that asks.
  private var files: Set<Int32> = []
  /// The files of code of which nothing tells for whom it asks, such as a model, a style or a view of UIKit.
  private var sharedFiles: Set<Int32> = []

  init(_ renderer: Renderer) {
    evaluator = renderer.evaluator
    calls = renderer.collector.calls
    let asked = Self.settings.intersection(evaluator.usage.named)
    for type in evaluator.index.types.values {
      let readers = type.properties.filter { $0.declaration.readsTheSetting }.map(\.file)
      let askers = asked.isEmpty ? [] : type.bodies.filter { $0.names(oneOf: asked) }.map(\.file)
      if readers.isEmpty && askers.isEmpty { continue }
      files.formUnion(readers + askers)
      if showsItself(type) { types.insert(type.id) } else { sharedFiles.formUnion(readers + askers) }
    }
    if types.isEmpty { return }
    for call in calls.values where !call.types.isDisjoint(with: types) {
      if let host = evaluator.index.owner(of: call.place) { hosts.insert(host) }
    }
  }

  /// True where what shows a trace asks for the setting: the type of its code, one on the way from the root, or one
  /// that its type shows beside it; where no type is told, any code of its file.
  func ask(for trace: ForkTrace) -> Bool {
    if sharedFiles.contains(trace.place.file) { return true }
    if types.isEmpty { return false }
    let owner = evaluator.index.owner(of: trace.place)
    let way = trace.view.compactMap { calls[$0] }
    let around = way.flatMap { [evaluator.index.owner(of: $0.place)].compactMap(\.self) + $0.types }
    // Where no calls lead to it, its view is the type whose code makes it.
    let shown = [owner].compactMap(\.self) + (way.isEmpty ? trace.view : around)
    if shown.contains(where: isAsker) || owner.map(hosts.contains) ?? false { return true }
    let isTold = !way.isEmpty || owner.flatMap { evaluator.index.types[$0] }.map(showsItself) ?? false
    return !isTold && files.contains(trace.place.file)
  }

  /// True for a type that asks, one that lies in such a type or around it, and one that inherits from it or that it
  /// inherits from.
  private func isAsker(_ type: String) -> Bool {
    types.contains { asker in
      type == asker || type.hasPrefix("\(asker).") || asker.hasPrefix("\(type).")
        || evaluator.lineage(of: type).contains { $0.id == asker }
        || evaluator.lineage(of: asker).contains { $0.id == type }
    }
  }

  /// True for a view of SwiftUI and for a controller: what it shows is made by its own code.
  private func showsItself(_ type: TypeInfo) -> Bool {
    evaluator.lineage(of: type.id).contains { ancestor in
      ancestor.inherited.contains { parent in
        let name = parent.name.withoutFramework
        return name == "View" || CodeClasses.isController(name)
      }
    }
  }

  /// The names of the setting and of its notification in UIKit and AppKit.
  private static let settings: Set<String> = [
    "shouldDifferentiateWithoutColor", "differentiateWithoutColorDidChangeNotification",
    "accessibilityDisplayShouldDifferentiateWithoutColor",
  ]
}

extension PropertyDeclaration {
  /// True for a property that SwiftUI gives the setting.
  fileprivate var readsTheSetting: Bool {
    attributes.contains { attribute in
      guard attribute.name == "Environment", case .keyPath(let path)? = attribute.arguments.first?.value.kind else {
        return false
      }
      return path.first == "accessibilityDifferentiateWithoutColor"
    }
  }
}

extension CodeBody {
  /// True where one of the names stands in the body.
  fileprivate func names(oneOf names: Set<String>) -> Bool {
    var isFound = false
    BodyWalk { expression, _ in
      if let name = expression.lastName, names.contains(name) { isFound = true }
    }.walk(statements)
    return isFound
  }
}
