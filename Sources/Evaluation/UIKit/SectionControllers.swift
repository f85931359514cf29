import SourceFacts

/// The controllers of sections that the data source of a list makes for an adapter of IGListKit: each of them makes the
/// rows of its section, which lie in the list of the one that made it (S-113).
enum SectionControllers {
  /// True for the function in which a data source makes them.
  static func areMade(by function: FunctionDeclaration) -> Bool {
    function.name == "listAdapter" && function.parameters.contains { $0.label == "sectionControllerFor" }
  }

  /// The functions by which they make rows, headers and footers.
  fileprivate static func makesRows(_ function: FunctionDeclaration) -> Bool {
    ["cellForItem", "viewForSupplementaryElement"].contains(function.name)
      || function.parameters.contains { $0.label == "cellForViewModel" }
  }
}

extension CodeIndex {
  /// True for a class that is built on one of IGListKit's controllers of sections.
  fileprivate func isSectionController(_ type: TypeInfo) -> Bool {
    type.kind == .class
      && chain(of: type).flatMap(\.inherited).contains {
        $0.name.hasPrefix("List") && $0.name.hasSuffix("SectionController")
      }
  }

  /// The functions of such a class that make rows, in the order of the source.
  fileprivate func makers(ofRowsIn type: TypeInfo) -> [(TypeInfo, Located<FunctionDeclaration>)] {
    chain(of: type).flatMap { owner in
      owner.functions.values.joined().filter { SectionControllers.makesRows($0.declaration) }
        .sorted { $0.declaration.span.start < $1.declaration.span.start }.map { (owner, $0) }
    }
  }

  /// True for the name of such a class where all of some types make it.
  func areSections(_ name: String?, madeBy seen: Set<String?>, _ uses: UseFinder.Uses) -> Bool {
    let types = name.flatMap { index.idsByName[$0] }?.compactMap { index.types[$0] } ?? []
    let makers = name.flatMap { uses.callers[$0] } ?? []
    return types.count == 1 && types.allSatisfy(isSectionController) && !makers.isEmpty
      && makers.allSatisfy { seen.contains($0.owner) }
  }
}

extension CodeRun {
  /// Follows what controllers of sections make for the list of the object that made them.
  func askSections(_ made: Value, of owner: String) {
    var laid: Set<String> = []
    for section in sectionControllers(in: made) {
      guard let type = classes.index.types[section.typeName] else { continue }
      for (above, function) in classes.makers(ofRowsIn: type) {
        let row = follow(function, of: section, owner: above)
        // Several of a class take their rows at the same places.
        if objectsIn(row).map({ laid.insert($0.identity).inserted }).contains(true) {
          rows.append(CodeRows(owner: list(heldBy: owner) ?? owner, made: row, paths: live))
        }
      }
    }
  }

  private func sectionControllers(in value: Value) -> [Instance] {
    switch value {
    case .instance(let instance):
      classes.index.types[instance.typeName].map(classes.isSectionController) == true ? [instance] : []
    case .choice(let all): all.branches.flatMap { sectionControllers(in: $0.value) }
    default: []
    }
  }
}
