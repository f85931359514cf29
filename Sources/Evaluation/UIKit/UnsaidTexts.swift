import Scene
import SourceFacts

/// Attributed texts of which only the empty beginning is seen.
extension CodeAttributedText {
  /// Returns an attributed text without words as one of which nothing is known; `nil` for others.
  ///
  /// Who gives a view nothing but an empty text has it filled elsewhere, as through a variable that other code sets.
  static func unsaid(_ setting: CodeSetting, _ views: CodeRenderer) -> CodeSetting? {
    guard isEmpty(setting.value, views) else { return nil }
    var result = setting
    result.value = .unknown(Doubt(.runtimeValue, "an attributed text", place: setting.place))
    return result
  }

  private static func isEmpty(_ value: Value, _ views: CodeRenderer) -> Bool {
    switch value {
    case .attributed(let text): return text.runs.isEmpty
    case .instance(let instance):
      guard let object = views.run.objects[instance.identity], CodeClasses.isAttributed(object.kind),
        object.children.isEmpty, object.styledBy == nil
      else { return false }
      if case .string("")? = object.argument("string")?.value { return true }
      return object.arguments.isEmpty
    default: return false
    }
  }
}
