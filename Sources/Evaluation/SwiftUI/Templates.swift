import Scene

/// Pictures of which only the shape counts, drawn in the colour around them as a symbol is (S-125): by their catalog or
/// by `.renderingMode(.template)`.
enum Templates {
  static let effects: [String: ModifierEffect] = [
    "renderingMode": { renderer, call, receiver, environment in
      renderer.render(call.first.map { receiver.rendered($0) } ?? receiver, in: environment)
    }
  ]

  /// The size from which a picture is an illustration or a logo rather than a symbol, in pt.
  static let illustrationSize = 60.0

  /// The label under which an image keeps how it is rendered.
  fileprivate static let mode = "renderingMode"

  /// Returns a template that stands as a symbol; `nil` for other pictures, and for one that fills what is large or not
  /// known.
  static func leaf(of component: Component, _ asset: ImageAsset?, in environment: Environment) -> Leaf? {
    guard asset?.isSymbol != true else { return nil }
    if let mode = component.argument(mode)?.value {
      guard case .implicit(let member) = mode, member.name == "template" else { return nil }
    } else if asset?.isTemplate != true {
      return nil
    }
    guard !fillsMuch(environment) else { return nil }
    let name = asset?.name ?? name(of: component)
    return Leaf(
      kind: .symbol, place: component.place, text: name,
      exemption: component.argument("decorative") != nil ? .decorative : nil, content: name.map { .string($0) })
  }

  /// Returns a picture that is not known where the project gives it a colour; `nil` for others, taken for content.
  ///
  /// It takes that colour if it is a symbol or a template.
  static func leaf(ofOpen component: Component, in environment: Environment) -> Leaf? {
    guard let doubt = component.openPicture, component.argument(mode) == nil, !fillsMuch(environment),
      environment.foreground?.branches.contains(where: \.value.isProject) == true
    else { return nil }
    let style = StyleSetting(style: .unknown(doubt), description: doubt.detail, isProject: true)
    return Leaf(kind: .symbol, place: component.place, style: Alternatives(style))
  }

  /// True for a picture that fills what is large or not known.
  private static func fillsMuch(_ environment: Environment) -> Bool {
    guard isResizable(environment) else { return false }
    return size(in: environment).map { $0 >= illustrationSize } ?? true
  }

  /// The names of the modes that an image is told to be rendered in; a symbol that keeps its colours has those of the
  /// system.
  static func modes(of image: Component) -> Alternatives<String?> {
    image.argument(mode)?.value.caseNames ?? Alternatives(nil)
  }

  /// The name that an image is written with.
  private static func name(of component: Component) -> String? {
    switch component.arguments.first?.value {
    case .string(let name): name
    case .implicit(let member): member.name
    default: nil
    }
  }

  private static func isResizable(_ environment: Environment) -> Bool {
    environment.fontModifiers.contains { $0.branches.contains { $0.value == .resizable } }
  }

  /// The larger side of the nearest frame, in pt.
  private static func size(in environment: Environment) -> Double? {
    for frame in environment.frames.reversed() where frame.steps == environment.layout.count {
      if case .size(let width, let height, _, _) = frame.kind, let size = [width, height].compactMap({ $0 }).max() {
        return size
      }
    }
    return nil
  }
}

extension ViewNode {
  /// Returns an image that knows how it is rendered; the mode that is set first counts.
  fileprivate func rendered(_ mode: ArgumentValue) -> ViewNode {
    switch self {
    case .component(var component) where component.name == "Image" && component.argument(Templates.mode) == nil:
      component.arguments.append(ArgumentValue(label: Templates.mode, value: mode.value, place: mode.place))
      return .component(component)
    case .modified(let inner, let call): return .modified(inner.rendered(mode), call)
    case .choice(let alternatives): return .choice(alternatives.map { $0.rendered(mode) })
    default: return self
    }
  }
}

extension Value {
  /// The name of the case that it is on each of its paths; `nil` where none is written (S-58).
  var caseNames: Alternatives<String?> {
    switch self {
    case .implicit(let member): Alternatives(member.name)
    case .choice(let all): all.flatMap(\.caseNames)
    default: Alternatives(nil)
    }
  }
}
