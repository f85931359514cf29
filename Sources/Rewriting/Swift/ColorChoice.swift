/// An expression that asks the appearance for one of several colours, and how it is laid out.
indirect enum ColorChoice {
  case value(String)
  case question(String, yes: ColorChoice, no: ColorChoice)

  /// The expression on one line.
  var inline: String {
    switch self {
    case .value(let text): text
    case .question(let question, let yes, let no): "\(question) ? \(yes.operand) : \(no.operand)"
    }
  }

  /// A question needs brackets inside of another one.
  private var operand: String {
    if case .question = self { "(\(inline))" } else { inline }
  }

  /// The expression with a line for each answer, one step further in than the line it begins on.
  func wrapped(on line: CodeLine) -> String {
    guard case .question(let question, let yes, let no) = self else { return inline }
    let inner = line.indented
    func answer(_ mark: String, _ choice: ColorChoice) -> String {
      var text = "\(mark) \(choice.operand)"
      if !inner.holds(text), case .question = choice { text = "\(mark) (\(choice.wrapped(on: inner)))" }
      return "\(line.lineBreak)\(inner.indentation)\(text)"
    }
    return question + answer("?", yes) + answer(":", no)
  }
}
