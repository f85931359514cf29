/// Equal for values that look alike, wherever they are made; `nil` for values that are not known.
indirect enum Likeness: Hashable {
  case color(DynamicColor)
  case font(FontValue.Base, [FontModifier])
  case style(Style)
  /// A view, or what nothing else is known of, by where it is written.
  case written(Place)
  case nothing
  /// What is one of several, each with the decisions under which it is.
  case choice([Guard], [Likeness])
  /// What tells other values apart.
  case text(String)

  init?(_ value: Value) {
    switch value {
    case .color(let color):
      if color.color.isUnknown { return nil }
      self = .color(color.color)
    case .font(let font): self = .font(font.base, font.modifiers)
    case .style(let style):
      if style.isUnknown { return nil }
      self = .style(style)
    case .number, .bool, .string:
      guard let text = Evaluator.plainText(value) else { return nil }
      self = .text(text)
    case .instance(let instance):
      let name = instance.enumCase.map { "\(instance.typeName).\($0)" }
      self = .text(name ?? (instance.fields.isEmpty ? instance.typeName : instance.identity))
    case .view(let node):
      guard let place = node.origin else { return nil }
      self = .written(place)
    case .none: self = .nothing
    case .choice(let all):
      let likenesses = all.branches.compactMap { Likeness($0.value) }
      guard likenesses.count == all.branches.count else { return nil }
      self = .choice(all.branches.map(\.condition), likenesses)
    default: return nil
    }
  }
}
