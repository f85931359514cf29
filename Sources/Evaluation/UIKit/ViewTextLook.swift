import Scene

/// What a view's own colour and font do to an attributed text in it (S-110, S-113).
struct ViewTextLook {
  /// True for a label, also that of a list's content, which lays its own colour and font under those of the text: a run
  /// without any has these.
  var liesUnder = false
  /// The colour that is set after the text, which then is that of all of it.
  private var color = Alternatives<StyleSetting?>(nil)
  private var font = Alternatives<FontValue?>(nil)

  /// Creates the look of a text that a view's colour and font leave as it is.
  init() {}

  /// Creates the look of a text that a view is given, or of its prompt: that takes on the font that is set after it, but
  /// keeps its colours (developer.apple.com/documentation/uikit/uitextfield/font, and …/textcolor).
  init(of object: CodeObject, around text: CodeSetting, isPrompt: Bool = false, _ views: CodeRenderer) {
    let isLabel = CodeClasses.isKind(object.kind, of: "UILabel")
    // A list's content is a value, so that it does not count what of it is set last (S-113).
    liesUnder =
      isLabel || object.kind == "UIListContentConfiguration" || object.kind == CodeUnavailableContents.kind
    // A field of AppKit keeps the colours of such a text: developer.apple.com/documentation/appkit/nstextfield/textcolor.
    guard isLabel || ["UITextView", "UITextField"].contains(where: { CodeClasses.isKind(object.kind, of: $0) }) else {
      return
    }
    func later(_ property: String) -> Alternatives<CodeSetting?> {
      (object.settings[property] ?? Alternatives(nil)).flatMap { setting in
        guard let setting, let step = setting.step, let written = text.step else { return Alternatives(nil) }
        if step.isAfter(written) { return Alternatives(setting) }
        guard step.mayFollow(written) else { return Alternatives(nil) }
        let condition = views.evaluator.conditions.number(
          key: "\(object.identity).\(property) after \(written.turn), \(step.turn)", label: "which is set last",
          arms: ["the text", property], isGap: true)
        return Alternatives(
          branches: [nil, setting].enumerated().map {
            .init(condition: Guard(condition: condition, arm: $0.offset), value: $0.element)
          })
      }
    }
    if !isPrompt { color = views.color(later("textColor")) }
    font = views.font(later("font"))
  }

  /// Returns the colour of a run that has one, or that of what it lies in.
  func color(over own: Alternatives<StyleSetting?>) -> Alternatives<StyleSetting?> {
    color.flatMap { $0.map { Alternatives($0) } ?? own }
  }

  /// Gives a run the font that is set after the text.
  func setFont(of inner: inout Environment, or around: Environment) {
    guard font.branches.contains(where: { $0.value != nil }) else { return }
    let own = inner.font
    inner.font = font.flatMap { $0.map { Alternatives($0) } ?? own }
    if font.branches.allSatisfy({ $0.value != nil }) { inner.assumesFont = around.assumesFont }
  }
}
