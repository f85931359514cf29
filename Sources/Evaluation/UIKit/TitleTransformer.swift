import Scene
import SourceFacts

/// What a button's `titleTextAttributesTransformer` makes of the look of its title, or the one of its subtitle (S-111).
struct TitleTransformer {
  static let property = "titleTextAttributesTransformer"
  static let ofSubtitle = "subtitleTextAttributesTransformer"
  static let kind = "UIConfigurationTextAttributesTransformer"

  /// The colour that it gives the text on each path; `nil` where it gives none.
  let color: Alternatives<StyleSetting?>
  let font: Alternatives<FontValue?>

  /// Follows the closures that a configuration is given as a property; `nil` where it can't be told what they give.
  init?(_ property: String, of configuration: CodeObject, _ views: CodeRenderer) {
    var colors: [Alternatives<StyleSetting?>.Branch] = []
    var fonts: [Alternatives<FontValue?>.Branch] = []
    for one in views.values(property, of: configuration) {
      guard let closure = views.transformer(one.value, of: Self.kind),
        let runs = Self.runs(closure, at: one.place, views)
      else { return nil }
      for run in runs {
        guard let path = one.path.and(run.path), run.doubt == nil else { return nil }
        let color = run.attributes["foregroundColor"].map {
          views.evaluator.settings(AttributedTitle.typed($0, as: "UIColor", views), isColor: true)
        }
        // A colour that is given and comes to nothing could not be followed.
        if let color, color.branches.contains(where: { $0.value == nil }) { return nil }
        for branch in (color ?? Alternatives(nil)).branches {
          path.and(branch.condition).map { colors.append(.init(condition: $0, value: branch.value)) }
        }
        let font = run.attributes["font"].map {
          views.evaluator.font(setBy: AttributedTitle.typed($0, as: "UIFont", views))
        }
        for branch in (font ?? Alternatives(nil)).branches {
          path.and(branch.condition).map { fonts.append(.init(condition: $0, value: branch.value)) }
        }
      }
    }
    // On the other paths the text has none.
    for branch in configuration.settings[property]?.branches ?? [] where branch.value == nil {
      colors.append(.init(condition: branch.condition, value: nil))
      fonts.append(.init(condition: branch.condition, value: nil))
    }
    guard !colors.isEmpty, colors.count <= Alternatives<StyleSetting?>.limit else { return nil }
    color = Alternatives(branches: colors)
    font = Alternatives(branches: fonts)
  }

  private static func runs(_ closure: Value, at place: Place, _ views: CodeRenderer) -> [AttributedText.Run]? {
    let empty = Value.attributed(AttributedText(runs: [.init(text: .none)]))
    let argument = ArgumentValue(label: nil, value: empty, place: place)
    let result = views.evaluator.callValue(closure, [argument], place: place, in: Scope(file: place.file))
    return views.evaluator.isAttributed(result) ? views.evaluator.pieces(of: result) : nil
  }
}

extension CodeRenderer {
  /// Returns the closure that a transformer of the framework was made with; `nil` for what is none of a kind.
  func transformer(_ value: Value, of kind: String) -> Value? {
    guard case .instance(let instance) = value, let made = run.objects[instance.identity], made.kind == kind else {
      return nil
    }
    return made.arguments.first?.value
  }
}
