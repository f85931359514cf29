import PlatformStyles
import Scene
import SourceFacts

/// Attributed strings in texts: the attributes of a run come before what the text and its surroundings say (S-44).
enum AttributedTexts {
  /// Adds a leaf for each run.
  static func show(
    _ value: Value, _ component: Component, _ signals: [ImportanceSignal], _ renderer: Renderer,
    _ environment: Environment
  ) {
    let runs = renderer.evaluator.pieces(of: value) ?? []
    renderer.seen.attributedTexts.formUnion(runs.compactMap(\.place))
    let numbers = numbers(of: runs)
    let count = Set(numbers).count
    var inner = environment
    if count > 1 { inner.layout.append(LayoutStep(stack: renderer.newStack(), axis: .depth, child: 0)) }
    var seen: Set<Way> = []
    for (number, run) in zip(numbers, runs) {
      guard let path = environment.path.and(run.path), seen.insert(Way(number: number, path: path)).inserted else {
        continue
      }
      var own = inner
      own.path = path
      var style = run.doubt.flatMap { unknown(.unknown($0), renderer.evaluator.index) }.map {
        Alternatives<StyleSetting?>($0)
      }
      if let color = attribute("foregroundColor", of: run, as: "Color", renderer) {
        style = renderer.evaluator.settings(color, isColor: true, in: environment)
      } else if run.attributes["link"] != nil {
        // A link without a colour of its own takes the tint (S-43).
        style = environment.tintSetting.map { Optional($0) }
        own.scope = renderer.newScope()
      }
      if let font = attribute("font", of: run, as: "Font", renderer) { own.font = renderer.evaluator.font(setBy: font) }
      if let paint = attribute("backgroundColor", of: run, as: "Color", renderer) {
        let behind = renderer.evaluator.settings(paint, isColor: true, in: environment)
        own.backdrop = own.backdrop.adding(Layers.layer(behind, own))
      }
      TextComponents.leaf(
        Evaluator.plainText(run.text), component, count > 1 ? number : 0, signals, renderer, own,
        style: style, modifiers: run.isBold ? [.bold(true)] : [])
    }
  }

  /// A run on a path.
  private struct Way: Hashable {
    var number: Int
    var path: Guard
  }

  /// Counts the runs from 1; those that look alike are one, as on several paths or in the turns of a loop.
  private static func numbers(of runs: [AttributedText.Run]) -> [Int] {
    var known: [AttributedText.Run] = []
    return runs.map { run in
      let text = Evaluator.plainText(run.text)
      if let number = known.firstIndex(where: { Evaluator.plainText($0.text) == text && $0.looksLike(run) }) {
        return number + 1
      }
      known.append(run)
      return known.count
    }
  }

  private static let attributed: Set<String> = ["AttributedString", "NSAttributedString", "Text"]

  /// Returns an attribute's value; a name alone is one of SwiftUI's type, else of the platform's.
  private static func attribute(
    _ name: String, of run: AttributedText.Run, as type: String, _ renderer: Renderer
  ) -> ArgumentValue? {
    guard var argument = run.attributes[name] else { return nil }
    let evaluator = renderer.evaluator
    let isMac = evaluator.platform(of: argument.place.file) == .macos
    let written = argument.value
    for type in [type, isMac ? "NS\(type)" : "UI\(type)"] {
      let value = evaluator.coerce(written, to: TypeReference(name: type), file: argument.place.file, context: nil)
      if case .unknown = value, case .implicit = written { continue }
      argument.value = value
      break
    }
    return argument
  }

  /// True for an attributed string, and for a text that is not known, which may be in colours of their own.
  static func mayHaveRuns(_ value: Value, _ evaluator: Evaluator) -> Bool {
    evaluator.isAttributed(value) || unknown(value, evaluator.index) != nil
  }

  /// Returns the unknown style of an attributed string or a text that is not known, which may set their own (S-44,
  /// S-45); it is the project's where code writes a colour for runs.
  static func unknown(_ value: Value, _ index: ProgramIndex) -> StyleSetting? {
    switch value {
    case .choice(let alternatives):
      return alternatives.branches.lazy.compactMap { unknown($0.value, index) }.first
    case .unknown(let doubt):
      guard let type = doubt.type?.name.withoutFramework, attributed.contains(type) else { return nil }
      return StyleSetting(
        style: .unknown(doubt), description: type == "Text" ? "a text" : "an attributed string", place: doubt.place,
        isProject: doubt.place.map(index.writesRunColor) ?? false)
    default: return nil
    }
  }
}
