import PlatformStyles

/// What the text of a field stands on (S-98).
enum FieldGrounds {
  /// True where the program paints something behind a field that has no frame of its own, or pins the scheme between the
  /// field and what lies behind it: what is typed there is drawn as a label that nobody chose for that ground.
  static func areOwn(_ environment: Environment) -> Bool {
    let isBare = ["automatic", "plain"].contains(environment.styleName("textField"))
    guard isBare, environment.platform.isIOS || environment.styleName("textField") == "plain" else { return false }
    return environment.backdrop.entries.contains { entry in
      guard case .layer(let layer) = entry else { return false }
      return layer.pinnedScheme != environment.pinnedScheme
        || layer.paint.branches.contains { $0.value?.isProject == true }
    }
  }
}
