import Scene
import SourceFacts

extension CodeRoots {
  /// Shows the words that descriptions of bars and proxies of bars give a colour (S-116), in the scheme of the bar.
  func showBars(_ views: CodeRenderer) {
    for identity in views.run.order + views.run.proxies.map(\.identity) {
      guard let object = views.run.objects[identity],
        CodeBars.isDescription(object.kind) || CodeBars.isBar(object.kind)
      else { continue }
      let file = object.place.file
      let root = environment(platform: index.program.files[Int(file)].platform, file: file)
      // The bar of a navigation controller is pinned with it (S-55).
      for var pinned in views.pinned(root, to: views.schemesAround(identity, in: nil) ?? [(.always, nil)]) {
        pinned.backdrop = BackdropStack().adding(PresentationModifiers.rootLayer(pinned))
        CodeBars.show(object, views, pinned)
      }
    }
  }
}
