import Scene

/// Modifiers that speak to assistive technologies: they hide decoration and mark headings (S-61c, S-133).
enum AccessibilityModifiers {
  static let effects: [String: ModifierEffect] = {
    var table: [String: ModifierEffect] = [
      "accessibilityHidden": ModifierTable.environment { environment, call, _ in
        guard case .bool(true)? = call.first?.value else { return }
        environment.isAccessibilityHidden = true
        environment.isSpokenFor = false
      },
      "accessibilityAddTraits": ModifierTable.environment { environment, call, _ in
        if let first = call.first, names(first.value).contains("isHeader") {
          environment.signals.append(ImportanceSignal(source: .trait, role: .title, evidence: ".isHeader"))
        }
      },
      "accessibilityHeading": ModifierTable.environment { environment, _, _ in
        environment.signals.append(ImportanceSignal(source: .trait, role: .title, evidence: "accessibilityHeading"))
      },
    ]
    for name in Self.names { table[name] = ModifierTable.unchanged }
    for name in Self.words {
      table[name] = ModifierTable.environment { environment, _, _ in environment.isSpoken = true }
    }
    for name in Self.readings {
      table[name] = ModifierTable.environment { environment, call, _ in
        if case .bool(false)? = call.first?.value { return }
        environment.isReadSignBySign = true
      }
    }
    table["accessibilityElement"] = ModifierTable.environment { environment, call, _ in
      // Unless told otherwise its children are left out, and it says what it is told to.
      if call.argument("children").map({ names($0.value) }) ?? ["ignore"] == ["ignore"] { environment.isSpoken = true }
    }
    return table
  }()

  private static func names(_ value: Value) -> [String] {
    switch value {
    case .implicit(let member): [member.name]
    case .array(let values): values.flatMap(names)
    default: []
    }
  }

  /// Modifiers that put other words in place of what is shown.
  private static let words: [String] = ["accessibilityLabel", "accessibilityValue", "accessibilityRepresentation"]

  /// Modifiers that have every sign of what is shown read out.
  private static let readings: [String] = ["speechAlwaysIncludesPunctuation", "speechSpellsOutCharacters"]

  private static let names: [String] = [
    "accessibilityHint", "accessibilityIdentifier",
    "accessibilityAction", "accessibilityActions", "accessibilityAdjustableAction", "accessibilityScrollAction",
    "accessibilityActivationPoint", "accessibilityChildren", "accessibilityCustomContent", "accessibilityFocused",
    "accessibilityIgnoresInvertColors", "accessibilityInputLabels", "accessibilityLabeledPair",
    "accessibilityLinkedGroup", "accessibilityRemoveTraits",
    "accessibilityRespondsToUserInteraction", "accessibilityRotor", "accessibilityRotorEntry",
    "accessibilityShowsLargeContentViewer", "accessibilitySortPriority", "accessibilityTextContentType",
    "accessibilityZoomAction", "accessibilityChartDescriptor", "accessibilityDirectTouch", "accessibilityQuickAction",
    "accessibilityDragPoint", "accessibilityDropPoint", "accessibility", "accessibilityDefaultFocus",
  ]
}
