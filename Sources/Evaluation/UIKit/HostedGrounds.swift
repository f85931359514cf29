import PlatformStyles
import Scene
import SourceFacts

/// What code of UIKit tells of a hosting controller that is shown by itself (S-55, S-80, S-92).
struct HostedGround {
  /// What its view is painted with; `nil` where that is left as it is.
  var paint: Alternatives<StyleSetting?>
  /// The schemes that it is pinned to, each with its path; `nil` where it follows what is around it.
  var schemes: [(path: Guard, scheme: ColorScheme?)]

  /// True where what lies behind the controller's view shows through it.
  var isClear: Bool { paint.branches.contains { $0.value?.style.isInvisible == true } }

  /// A clear view, which lets through whatever it is put into.
  fileprivate static var clear: HostedGround {
    HostedGround(
      paint: Alternatives(StyleSetting(style: .clear, description: "clear", isProject: true)),
      schemes: [(.always, nil)])
  }

  private init(paint: Alternatives<StyleSetting?>, schemes: [(path: Guard, scheme: ColorScheme?)]) {
    (self.paint, self.schemes) = (paint, schemes)
  }

  /// Returns what code tells of a controller; `nil` where that is nothing.
  init?(of controller: CodeObject, _ views: CodeRenderer) {
    let view = views.held("view", of: controller).first
    paint = view.map { views.color("backgroundColor", of: $0) } ?? Alternatives(nil)
    let pins = ([controller] + [view].compactMap(\.self)).map(views.schemes)
    schemes = pins.first { pin in pin.contains { $0.scheme != nil } } ?? [(.always, nil)]
    if paint.branches.allSatisfy({ $0.value == nil }), schemes.allSatisfy({ $0.scheme == nil }) { return nil }
  }
}

/// The hosting controllers that code makes, by the calls that make them.
struct HostedGrounds {
  private var known: [Place: HostedGround] = [:]
  /// The calls whose code was followed.
  private var followed: Set<Place> = []
  private var sites: [Place: CodeTextFinder.Site]?

  /// Notes what a run of code tells of the controllers that it makes.
  mutating func note(_ run: CodeRun, _ renderer: Renderer) {
    let hosts = run.order.compactMap { run.objects[$0] }.filter { CodeClasses.isHosting($0.kind) }
    if hosts.isEmpty { return }
    let views = CodeRenderer(renderer: renderer, run: run)
    for host in hosts {
      followed.insert(host.place)
      if known[host.place] == nil { known[host.place] = HostedGround(of: host, views) }
    }
  }

  /// Returns what is told of a controller that is made in the code of a type, following that code where nothing else did.
  mutating func ground(
    of hosting: UseFinder.Hosting, in owner: TypeInfo?, _ renderer: Renderer
  ) -> HostedGround? {
    if hosting.isOwn { return owner.flatMap { ground(ofClass: $0, renderer) } }
    return ground(ofController: hosting.controller, renderer)
  }

  /// Returns what a class derived from the framework's controllers tells of itself.
  private mutating func ground(ofClass type: TypeInfo, _ renderer: Renderer) -> HostedGround? {
    guard let place = type.namePlace else { return nil }
    if followed.insert(place).inserted, Self.paints(type, renderer.classes), let run = renderer.followed(type) {
      note(run, renderer)
    }
    return known[place]
  }

  /// Returns what is told of the controller that a call makes, following the function around where nothing else did.
  private mutating func ground(ofController place: Place, _ renderer: Renderer) -> HostedGround? {
    if followed.insert(place).inserted, let site = site(at: place, renderer), let function = site.function,
      Self.paints(function, making: site.made, renderer.classes)
    {
      let run = CodeRun(evaluator: renderer.evaluator, classes: renderer.classes)
      run.following { run.followAlone(function, owner: site.owner, file: place.file) }
      note(run, renderer)
    }
    if let told = known[place] { return told }
    let body = site(at: place, renderer)?.function?.body
    return body?.clearsProperty(holding: place.span) == true ? .clear : nil
  }

  private mutating func site(at place: Place, _ renderer: Renderer) -> CodeTextFinder.Site? {
    if let sites { return sites[place] }
    let all = CodeTextFinder(index: renderer.evaluator.index).sites(making: renderer.uses.hosting.contains)
    let found = Dictionary(all.map { ($0.place, $0) }) { first, _ in first }
    sites = found
    return found[place]
  }

  /// The properties by which code says what a controller's view stands on.
  private static let looks = ColorScheme.pinningProperties.union(["backgroundColor"])

  /// True where a function, or the class of the controller that it makes, says what the view stands on.
  private static func paints(_ function: FunctionDeclaration, making name: String?, _ classes: CodeIndex) -> Bool {
    if BodyWalk.finds(in: function.body ?? [], isLook) { return true }
    let types = (name.flatMap { classes.index.idsByName[$0] } ?? []).compactMap { classes.index.types[$0] }
    return types.contains { paints($0, classes) }
  }

  /// True where a class, or one above it, says what its view stands on.
  private static func paints(_ type: TypeInfo, _ classes: CodeIndex) -> Bool {
    classes.chain(of: type).flatMap(\.bodies).contains { BodyWalk.finds(in: $0.statements, isLook) }
  }

  private static func isLook(_ expression: Expression) -> Bool { expression.lastName.map(looks.contains) ?? false }
}

extension [Statement] {
  /// True where a property is given what a call makes, and that is given a clear view by the property's name: what
  /// objects hold that are no views is not kept while one of their functions is followed by itself.
  fileprivate func clearsProperty(holding call: Span) -> Bool {
    var names: Set<String> = []
    var cleared: Set<String> = []
    BodyWalk { expression, _ in
      guard case .binary("=", let left, let right) = expression.kind, let path = left.chainedNames else { return }
      if right.span == call { names.formUnion(path.suffix(1)) }
      if path.count > 2, path.suffix(2) == ["view", "backgroundColor"] {
        let name = path[path.count - 3]
        if right.lastName == "clear" { cleared.insert(name) } else { cleared.remove(name) }
      }
    }.walk(self)
    return !names.isDisjoint(with: cleared)
  }
}
