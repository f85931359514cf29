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
      let holders = [object] + (object.whole.flatMap { views.run.objects[$0] }.map { [$0] } ?? [])
      let schemes = holders.map(views.schemes).first { pin in pin.contains { $0.scheme != nil } }
      for var pinned in views.pinned(root, to: schemes ?? [(.always, nil)]) {
        pinned.backdrop = BackdropStack().adding(PresentationModifiers.rootLayer(pinned))
        CodeBars.show(object, views, pinned)
      }
    }
  }
}
