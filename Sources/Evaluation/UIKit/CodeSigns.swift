/// What views that code makes say and show, so that it is seen where nothing but a colour changes with a condition.
extension CodeRenderer {
  /// The properties that hold words.
  private static let words = [
    "text", "title", "stringValue", "string", "attributedText", "attributedStringValue", "attributedTitle",
    "secondaryText", "secondaryAttributedText", "placeholder", "attributedPlaceholder",
  ]

  /// Returns what an object says, as it is set.
  ///
  /// A text that a view draws by itself is set of no object.
  func words(of object: CodeObject, drawn text: String? = nil) -> Value {
    let given = Self.words.compactMap { object.settings[$0] }
    if given.isEmpty, let text { return .string(text) }
    return .array(given.map { settings in .choice(settings.map { $0?.value ?? .none }) })
  }

  /// Notes the conditions that change more of an object than its colours, its words and its fonts, which are compared by
  /// themselves.
  func noteSigns(of object: CodeObject) {
    var found: Set<Int> = []
    for (property, settings) in object.settings where !Self.isCompared(property) {
      let branches = settings.branches
      if branches.count > 1 { found.formUnion(branches.flatMap { $0.condition.decisions.map(\.condition) }) }
      for value in branches.compactMap(\.value?.value) { found.formUnion(value.conditions) }
    }
    for path in object.children.flatMap(\.paths) { found.formUnion(path.decisions.map(\.condition)) }
    renderer.noteSigns(found)
  }

  /// True for properties that are compared by themselves, or hold other objects.
  private static func isCompared(_ property: String) -> Bool {
    words.contains(property) || property.hasSuffix("olor") || property.hasSuffix("ont") || placing.contains(property)
  }
}
