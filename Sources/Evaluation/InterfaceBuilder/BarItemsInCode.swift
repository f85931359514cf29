import SourceFacts

/// Items of a controller's navigation bar as its code has them: by their place there, without an outlet (S-93, S-115).
extension InterfaceDocument {
  /// What the code of a controller assigns to an item as `navigationItem.leftBarButtonItem`; nothing for other objects.
  ///
  /// Where code puts an item of its own there, it speaks of that.
  func assignments(to properties: Set<String>, ofBarItem item: InterfaceObject) -> [CodeIndex.Reaching] {
    guard item.kind == "barButtonItem" else { return [] }
    for screen in facts.objects {
      for bar in screen.children where bar.kind == "navigationItem" {
        guard let place = bar.place(ofBarItem: item) else { continue }
        guard let type = screen.customClass.flatMap({ code.type(named: $0, file: file) }),
          code.assignments(to: [place, "\(place)s"], ofOutlet: [bar.kind], in: type).isEmpty
        else { return [] }
        return code.assignments(to: properties, ofOutlet: [bar.kind, place], in: type)
      }
    }
    return []
  }
}

extension InterfaceObject {
  /// The property by which a navigation item has an item: of several at one side the first one.
  fileprivate func place(ofBarItem item: InterfaceObject) -> String? {
    ["leftBarButtonItem", "rightBarButtonItem"].first { place in
      children.first { [place, "\(place)s"].contains($0.role) }?.span == item.span
    }
  }
}
