import Scene
import SourceFacts

/// The symbols of rows that code gives a tint: in one that gives none they have the row's, by the choice of the system
/// (S-113).
enum RowSymbols {
  /// Adds the symbol of a list content configuration.
  static func show(configuredBy configuration: CodeObject, _ views: CodeRenderer, _ environment: Environment) {
    guard let properties = views.held("imageProperties", of: configuration).first, properties.isSet("tintColor"),
      !properties.isSet("tintColorTransformer"), let name = views.symbol(of: configuration),
      let place = views.values("image", of: configuration).first?.place
    else { return }
    let tint = views.color("tintColor", of: properties).or(environment.tintSetting)
    views.leaf(
      Leaf(kind: .symbol, place: place, text: name, style: CodeTexts.styled(tint, configuration, views)),
      of: configuration, in: environment)
  }

  /// Adds the symbols that a row of the old kind has in its image view, each on its paths; a row of an interface file has
  /// its image view there.
  static func show(in cell: CodeObject, _ views: CodeRenderer, _ environment: Environment) {
    guard views.rowsOfFiles(cell).isEmpty else { return }
    for (_, identity) in views.objects("imageView", of: cell) {
      // What code puts into a view is seen there.
      guard let picture = views.run.objects[identity], views.run.superviews[identity] == nil else { continue }
      for entered in views.entered(picture, from: environment) {
        for branch in picture.settings["image"]?.branches ?? [] {
          guard let setting = branch.value, let path = entered.path.and(branch.condition) else { continue }
          var (shown, inner) = (picture, entered)
          shown.settings["image"] = Alternatives(setting)
          shown.place = setting.place
          inner.path = path
          show(shown, views, inner)
        }
      }
    }
  }

  private static func show(_ picture: CodeObject, _ views: CodeRenderer, _ environment: Environment) {
    guard let name = views.symbol(of: picture),
      environment.isTintedByView || views.images(of: picture).contains(where: { $0.isSet("tintColor") })
    else { return }
    let tint = environment.tintSetting.map { Optional($0) }
    views.leaf(
      Leaf(kind: .symbol, place: picture.place, text: name, style: CodeTexts.styled(tint, picture, views)),
      of: picture, in: environment)
  }
}
