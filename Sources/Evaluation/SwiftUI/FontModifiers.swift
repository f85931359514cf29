import PlatformStyles
import Scene

/// Modifiers that write the font or the list of changes to it (S-10 to S-19).
enum FontModifiers {
  static let effects: [String: ModifierEffect] = [
    "font": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      // The innermost writer is the nearest to the leaf, so it overwrites what came from outside (S-5).
      environment.font = renderer.viewMemo.font(setBy: first, of: call, renderer.evaluator)
    },
    "bold": ModifierTable.environment { environment, call, renderer in
      append(call.first, default: .bold(true), to: &environment, renderer) { .bold($0) }
    },
    "underline": line, "strikethrough": line,
    "fontWeight": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      environment.fontModifiers.append(weights(first, renderer.evaluator))
    },
    "dynamicTypeSize": ModifierTable.environment { environment, call, renderer in
      guard let first = call.first else { return }
      environment.typeSizes = environment.typeSizes.limited { renderer.evaluator.limited($0, by: first.value) }
    },
    "textScale": ModifierTable.environment { environment, call, renderer in
      guard case .implicit(let member)? = call.first?.value, member.name == "secondary" else { return }
      guard let condition = call.argument("isEnabled") else {
        return environment.fontModifiers.append(Alternatives(.secondaryScale))
      }
      let branches = renderer.evaluator.booleans(condition.value, place: condition.place).map {
        Alternatives<FontModifier?>.Branch(condition: $0.0, value: $0.1 ? .secondaryScale : nil)
      }
      environment.fontModifiers.append(Alternatives(branches: branches))
    },
    "resizable": ModifierTable.environment { environment, _, _ in
      environment.fontModifiers.append(Alternatives(.resizable))
      environment.fillWidth()
    },
  ]

  /// Draws a line along texts, unless it is told not to.
  private static let line = ModifierTable.environment { environment, call, _ in
    if let first = call.first, first.label == nil, case .bool(false) = first.value {
      environment.lines.remove(call.name)
    } else {
      environment.lines.insert(call.name)
    }
  }

  private static func append(
    _ argument: ArgumentValue?, default fallback: FontModifier, to environment: inout Environment, _ renderer: Renderer,
    _ make: (Bool) -> FontModifier
  ) {
    guard let argument else {
      environment.fontModifiers.append(Alternatives(fallback))
      return
    }
    let branches = renderer.evaluator.booleans(argument.value, place: argument.place).map {
      Alternatives<FontModifier?>.Branch(condition: $0.0, value: make($0.1))
    }
    environment.fontModifiers.append(Alternatives(branches: branches))
  }

  private static func weights(_ argument: ArgumentValue, _ evaluator: Evaluator) -> Alternatives<FontModifier?> {
    if case .choice(let alternatives) = argument.value {
      return alternatives.map { FontModifier.weight(from: $0, place: argument.place) }
    }
    return Alternatives(FontModifier.weight(from: argument.value, place: argument.place))
  }
}
