import Scene
import SourceFacts

/// A tint that code gives to a window which it finds or is handed, as the one that shows the app (S-115).
struct WindowTinting {
  var value: Expression
  var site: Usage.Site
  /// True where the code runs as the first views of the app come up.
  var isAtStart: Bool

  /// Where the value stands.
  var place: Place { Place(file: site.file, span: value.span) }
}

extension Evaluator {
  /// Returns where code tints windows that it finds, in the order of the source.
  func findWindowTintings() -> [WindowTinting] {
    let files = index.names.files(writingOneOf: ["tintColor"])
    if files.isEmpty { return [] }
    var finder = WindowTintFinder(self)
    for type in index.types.values.sorted(by: { $0.id < $1.id }) {
      let begins = begins(with: type)
      guard begins || !files.isDisjoint(with: type.codeFiles) else { continue }
      for body in type.bodies { finder.follow(body, of: type, begins: begins) }
    }
    for function in files.sorted().flatMap({ index.program.files[Int($0)].functions(in: $0) }) {
      finder.follow(function, of: nil, begins: false)
    }
    return finder.tintings.sorted { ($0.place.file, $0.place.span.start) < ($1.place.file, $1.place.span.start) }
  }

  /// True for an app and its delegates, and for what an app makes itself, as the first of its views.
  private func begins(with type: TypeInfo) -> Bool {
    if type.isApp || type.isDelegateOfApp { return true }
    return (usage.constructions[type.lastName] ?? []).contains { typeAround($0.site)?.isApp == true }
  }

  /// Returns what such code makes the tint on each path.
  func settings(of tinting: WindowTinting) -> Alternatives<StyleSetting?> {
    let value: Value = apart { self.value(of: tinting.value, at: tinting.site, as: TypeReference(name: "UIColor")) }
    let argument = ArgumentValue(label: nil, value: value, place: tinting.place, names: names(in: tinting.value))
    return settings(argument, isColor: true)
  }
}

extension SourceFile {
  /// The functions outside of types.
  fileprivate func functions(in file: Int32) -> [CodeBody] {
    facts.declarations.compactMap { declaration in
      guard case .function(let function) = declaration else { return nil }
      return CodeBody(Located(declaration: function, file: file))
    }
  }
}

extension TypeInfo {
  /// True for what the system asks for the app's window.
  var isDelegateOfApp: Bool {
    inherited.contains { ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains($0.name) }
  }
}
