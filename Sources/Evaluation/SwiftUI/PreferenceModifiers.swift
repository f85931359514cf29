import Scene

/// Overlays and backgrounds that are made of what views below prefer, which is not known (S-50).
enum PreferenceModifiers {
  static let effects: [String: ModifierEffect] = [
    "overlayPreferenceValue": layer("overlay"), "backgroundPreferenceValue": layer("background"),
  ]

  private static func layer(_ name: String) -> ModifierEffect {
    { renderer, call, receiver, environment in
      var plain = call
      plain.name = name
      // The first argument is the key. A function that is named stands for a closure behind the call.
      plain.arguments = call.arguments.dropFirst().map { argument in
        var result = argument
        if case .closure = result.value { result.isTrailingClosure = true }
        return result
      }
      BackgroundModifiers.effects[name]?(renderer, plain, receiver, environment)
    }
  }
}
