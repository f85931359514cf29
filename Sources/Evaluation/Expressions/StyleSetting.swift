/// A style with the words and places that a report needs.
///
/// Each look of each layer around each leaf is one, and they are copied far more often than made: so its parts are
/// shared.
struct StyleSetting: Hashable, Sendable {
  private struct Parts: Hashable {
    var style: Style
    var description: String
    var place: Place?
    var clause: String?
    var isProject: Bool
    var definition: Place?
    var argument: Place?
    var isNamed: Bool
    var isTint = false
  }

  private indirect enum Shared: Hashable { case parts(Parts) }

  private var shared: Shared

  private var parts: Parts {
    get {
      switch shared {
      case .parts(let parts): parts
      }
    }
    set { shared = .parts(newValue) }
  }

  init(
    style: Style, description: String, place: Place? = nil, clause: String? = nil, isProject: Bool,
    definition: Place? = nil, argument: Place? = nil, isNamed: Bool = false
  ) {
    shared = .parts(
      Parts(
        style: style, description: description, place: place, clause: clause, isProject: isProject,
        definition: definition, argument: argument, isNamed: isNamed))
  }

  /// A style that cannot be told.
  init(of doubt: Doubt, place: Place? = nil, isProject: Bool = true) {
    self.init(style: .unknown(doubt), description: doubt.label, place: place, isProject: isProject)
  }

  var style: Style {
    get { parts.style }
    set { parts.style = newValue }
  }
  /// The style as a reader knows it.
  var description: String {
    get { parts.description }
    set { parts.description = newValue }
  }
  /// True for the tint of what is around, which a control draws its label in.
  var isTint: Bool {
    get { parts.isTint }
    set { parts.isTint = newValue }
  }
  /// The expression that sets it; `nil` for defaults.
  var place: Place? {
    get { parts.place }
    set { parts.place = newValue }
  }
  /// The clause behind a default.
  var clause: String? {
    get { parts.clause }
    set { parts.clause = newValue }
  }
  /// True where the project wrote it.
  var isProject: Bool {
    get { parts.isProject }
    set { parts.isProject = newValue }
  }
  /// The definition of the token it comes from.
  var definition: Place? {
    get { parts.definition }
    set { parts.definition = newValue }
  }
  /// The caller's argument that makes the style, where the expression merely names the parameter it is given to.
  var argument: Place? {
    get { parts.argument }
    set { parts.argument = newValue }
  }
  /// True where the expression only names what makes the style.
  var isNamed: Bool {
    get { parts.isNamed }
    set { parts.isNamed = newValue }
  }
}
