import SourceFacts

/// A binding that code hands to a view which it makes, as `Bar(data: $model.data)`.
struct HandedBinding {
  /// The type that is made, as it is written.
  let type: String
  let label: String
  let site: Usage.Site
}

extension Usage {
  /// Notes the bindings among the arguments of an initialiser.
  func noteBindings(among arguments: [Argument], of type: String, at site: Site) {
    for argument in arguments where argument.value.isProjection {
      guard let label = argument.label else { continue }
      let place = Place(file: site.file, span: argument.value.span)
      handedBindings[place] = HandedBinding(type: type, label: label, site: site)
    }
  }
}
