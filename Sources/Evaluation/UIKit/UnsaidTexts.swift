import Scene
import SourceFacts

/// Attributed texts of which only the empty beginning is seen.
extension CodeAttributedText {
  /// Returns an attributed text without words as one of which nothing is known; `nil` for others.
  ///
  /// Who gives a view nothing but an empty text that something holds has it filled elsewhere, as through a variable that
  /// other code sets. One that is made right there only takes the words away.
  static func unsaid(_ setting: CodeSetting, _ views: CodeRenderer) -> CodeSetting? {
    guard case .instance(let instance) = setting.value, let object = views.run.objects[instance.identity],
      isEmpty(object), object.place != setting.place
    else { return nil }
    var result = setting
    result.value = .unknown(Doubt(.runtimeValue, "an attributed text", place: setting.place))
    return result
  }

  private static func isEmpty(_ object: CodeObject) -> Bool {
    guard CodeClasses.isAttributed(object.kind), object.children.isEmpty, object.styledBy == nil else { return false }
    if case .string("")? = object.argument("string")?.value { return true }
    return object.arguments.isEmpty
  }
}
