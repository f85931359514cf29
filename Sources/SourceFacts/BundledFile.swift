extension Expression {
  /// The file that a call finds in a bundle, as `Bundle.main.url(forResource: "Themes", withExtension: "json")`, where
  /// its whole name is written there.
  package var bundledFile: String? {
    guard case .call(let callee, let arguments) = kind, case .member(.some(let bundle), let name, _) = callee.kind,
      name == "url" || name == "path", bundle.isBundle, arguments.count == 2, arguments[0].label == "forResource",
      arguments[1].label == "withExtension" || arguments[1].label == "ofType",
      let file = arguments[0].value.literalText
    else { return nil }
    if arguments[1].value.kind == .nilLiteral { return file }
    return arguments[1].value.literalText.map { $0.isEmpty ? file : "\(file).\($0)" }
  }

  /// True for `Bundle.main` and the like, and for `Bundle(for:)`.
  private var isBundle: Bool {
    switch kind {
    case .identifier(let name): name == "Bundle"
    case .member(.some(let base), _, _), .call(let base, _): base.isBundle
    default: false
    }
  }
}
