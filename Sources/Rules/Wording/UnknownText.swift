package import Scene

extension Unknown {
  /// The reason as a clause behind the word since.
  package var clause: String {
    switch reason {
    case .runtimeValue: "\(subject("a value")) is only known at run time"
    case .parameter: "\(subject("a value")) is passed in by a caller that is not followed"
    case .externalModule where isUnpublished: "no value of \(subject("a part of it")) is published"
    case .externalModule: "the source of \(subject("a part of it")) is not among the audited files"
    case .imageBackdrop: "it lies over an image"
    case .material: "\(subject("the material behind it")) has no published bounds"
    case .unknownBackdrop: "nothing tells what lies behind it"
    case .unsupportedExpression: "\(subject("an expression")) cannot be evaluated"
    case .unsupportedModifier: "\(subject("a modifier")) is not modelled"
    case .filterOrBlend: "\(subject("a filter or blend mode")) changes the pixels"
    case .overlap: "another view may overlap it"
    case .tooManyPaths: "there are more combinations of conditions than are followed"
    case .tooDeep: "it is nested deeper than is followed"
    // What is built may have been generated, as by a plugin.
    case .missingAsset where detail.hasPrefix("'."): "\(detail) is declared in no audited file or asset catalog"
    // What is wrong with a colour that is there.
    case .missingAsset where !detail.isEmpty && !detail.hasSuffix("'"): detail
    case .missingAsset: "\(subject("a colour")) is in no asset catalog of the source"
    }
  }

  /// The detail, which brings its own quotes, or a stand-in.
  private func subject(_ standIn: String) -> String { detail.isEmpty ? standIn : detail }
}
