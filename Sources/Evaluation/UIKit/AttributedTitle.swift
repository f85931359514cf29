import Scene
import SourceFacts

/// The runs of a configured button's title that code gives looks of their own (S-44, S-111).
struct AttributedTitle {
  static let property = "attributedTitle"

  private var runs: [AttributedText.Run] = []

  /// Reads what a configuration is given in any case; `nil` where that is not told.
  init?(of configuration: CodeObject, _ views: CodeRenderer) {
    let written = configuration.settings[Self.property]?.branches ?? []
    // What a transformer makes of a text with attributes is not followed.
    guard !written.isEmpty, written.allSatisfy({ $0.value != nil }), !configuration.isSet(TitleTransformer.property)
    else { return nil }
    for one in views.values(Self.property, of: configuration) {
      guard views.evaluator.isAttributed(one.value), let pieces = views.evaluator.pieces(of: one.value),
        pieces.allSatisfy({ $0.doubt == nil })
      else { return nil }
      runs += AttributedText(runs: pieces).restricted(to: one.path).runs
    }
    if runs.isEmpty || runs.count > 8 { return nil }
  }

  /// Shows the runs, each over the look of a title without attributes.
  func show(over plain: ButtonPart, of object: CodeObject, _ views: CodeRenderer) {
    for (position, run) in runs.enumerated() {
      guard let path = plain.environment.path.and(run.path) else { continue }
      var part = plain
      part.environment.path = path
      if let font = run.attributes["font"] {
        let own = views.evaluator.font(setBy: Self.typed(font, as: "UIFont", views))
        let around = plain.environment.font
        part.environment.font = own.flatMap { $0.map { Alternatives($0) } ?? around }
      }
      if let color = run.attributes["foregroundColor"] {
        let own = views.evaluator.settings(Self.typed(color, as: "UIColor", views), isColor: true)
        part.style = own.flatMap { $0.map { Alternatives($0) } ?? plain.style }
      }
      if let paint = run.attributes["backgroundColor"] {
        let own = views.evaluator.settings(Self.typed(paint, as: "UIColor", views), isColor: true)
        part.environment.backdrop = part.environment.backdrop.adding(Layers.layer(own, part.environment))
      }
      let text: String? = if case .string(let text) = run.text { text } else { nil }
      if text?.contains(where: { !$0.isWhitespace }) == false { continue }
      part.show(as: runs.count > 1 ? position + 1 : 0, text: text, of: object, views)
    }
  }

  /// Reads an attribute as what it holds in texts of UIKit: `.red` is a colour of UIKit there.
  static func typed(_ argument: ArgumentValue, as type: String, _ views: CodeRenderer) -> ArgumentValue {
    var result = argument
    result.value = views.evaluator.coerce(
      argument.value, to: TypeReference(name: type), file: argument.place.file, context: nil)
    return result
  }
}
