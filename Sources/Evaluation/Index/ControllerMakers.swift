import SourceFacts

/// The functions and properties of the program that return controllers, and how the code shows these that asks for them
/// (S-92).
struct ControllerMakers {
  /// A function or property.
  private struct Maker: Hashable {
    /// The last part of the name of its type; `nil` outside of types.
    var owner: String?
    var name: String
    /// The labels of a function's parameters; `nil` for a property.
    var labels: [String?]?
  }

  /// What asks for a controller.
  private struct Request {
    var place: Place
    var showings: Set<UseFinder.Showing>
  }

  private var makers: [String: [Maker]] = [:]
  /// Which functions and properties return what a call makes.
  private var returning: [Place: [Maker]] = [:]
  private var requests: [Maker: [Request]] = [:]

  /// How many functions may hand a controller on, one to the other.
  private static let maximumSteps = 4

  /// Finds the functions and properties of a program; `hosters` are the methods that make a hosting controller of the
  /// view that they are called on.
  init(program: Program, hosters: Set<String>) {
    for (index, file) in program.files.enumerated() where file.isAudited && !file.isOfTests {
      for declaration in file.facts.declarations {
        add(declaration, of: nil, hosters, file: Int32(index))
      }
    }
  }

  private mutating func add(_ declaration: Declaration, of owner: String?, _ hosters: Set<String>, file: Int32) {
    var inner = owner
    switch declaration {
    case .type(let type): inner = type.name.lastComponent
    case .function(let function) where function.result?.isController == true:
      let maker = Maker(owner: owner, name: function.name, labels: function.parameters.map(\.label))
      add(maker, returning: function.body ?? [], hosters, file: file)
    case .property(let property):
      let maker = Maker(owner: owner, name: property.name)
      if let value = property.value, property.type?.isController ?? value.makesController {
        add(maker, returning: [Statement(.expression(value), span: value.span)], hosters, file: file)
      } else if property.type?.isController == true, let getter = property.getter {
        add(maker, returning: getter, hosters, file: file)
      } else if owner != nil, property.type?.isController == true {
        makers[property.name, default: []].append(maker)
      }
    default: break
    }
    for member in declaration.members { add(member, of: inner, hosters, file: file) }
  }

  private mutating func add(_ maker: Maker, returning body: [Statement], _ hosters: Set<String>, file: Int32) {
    let made = PresentedControllers(body, hosters: hosters).returned
    if made.isEmpty { return }
    makers[maker.name, default: []].append(maker)
    for made in made { returning[Place(file: file, span: made.expression.span), default: []].append(maker) }
  }

  /// Notes what a function of a type puts into its properties: these give that to whoever asks them.
  mutating func note(_ held: [(property: String, made: PresentedControllers.Made)], in owner: String?, file: Int32) {
    for (property, made) in held {
      let maker = Maker(owner: owner, name: property)
      guard makers[property]?.contains(maker) == true else { continue }
      returning[Place(file: file, span: made.expression.span), default: []].append(maker)
    }
  }

  /// Notes how code of a type shows what an expression stands for, where a function or property returns that; `hidden`
  /// are names that mean something else there.
  mutating func note(
    _ expression: Expression, at place: Place, in owner: String?, hidden: () -> Set<String>,
    _ showings: () -> Set<UseFinder.Showing>
  ) {
    for maker in makers(askedBy: expression, in: owner, hidden: hidden) {
      requests[maker, default: []].append(Request(place: place, showings: showings()))
    }
  }

  /// Returns the functions and properties that an expression asks: those of its own type before others of that name,
  /// which count where a single type has them.
  private func makers(askedBy expression: Expression, in owner: String?, hidden: () -> Set<String>) -> Set<Maker> {
    var callee = expression
    var labels: [String?]?
    if case .call(let called, let arguments) = expression.kind {
      callee = called
      labels = arguments.filter { !$0.isTrailingClosure }.map(\.label)
    }
    guard let name = callee.directName, let named = makers[name] else { return [] }
    var receiver: Expression?
    if case .member(let base, _, _) = callee.kind { receiver = base } else if hidden().contains(name) { return [] }
    let fitting = named.filter { maker in
      guard let labels else { return maker.labels == nil }
      return maker.labels.map(labels.isSubsequence) ?? false
    }
    if let type = receiver?.typeName { return Set(fitting.filter { $0.owner == type }) }
    let own = fitting.filter { $0.owner == owner }
    if receiver?.isSelf ?? true, !own.isEmpty { return Set(own) }
    return Set(fitting.map(\.owner)).count == 1 ? Set(fitting) : []
  }

  /// Returns how that is shown what is made at a place: as the code around says, or the code that it is returned to.
  func showings(at place: Place, _ own: Set<UseFinder.Showing>) -> Set<UseFinder.Showing> {
    showings(at: place, own, steps: 0)
  }

  private func showings(at place: Place, _ own: Set<UseFinder.Showing>, steps: Int) -> Set<UseFinder.Showing> {
    let requests = (returning[place] ?? []).flatMap { self.requests[$0] ?? [] }
    guard !requests.isEmpty, steps < Self.maximumSteps else { return own }
    return requests.reduce(into: own.filter { $0.manner != .plain }) { result, request in
      result.formUnion(showings(at: request.place, request.showings, steps: steps + 1))
    }
  }
}

extension TypeReference {
  /// True for classes of controllers.
  fileprivate var isController: Bool { name.hasSuffix("Controller") }
}

extension Expression {
  /// True for a call of a class of controllers, or of a closure, and for what is cast to such a class.
  fileprivate var makesController: Bool {
    if case .cast(_, _, let type) = kind { return type.isController }
    guard case .call(let callee, _) = kind else { return false }
    if case .closure = callee.kind { return true }
    return callee.typeName?.hasSuffix("Controller") == true
  }

  /// The last name of a plain name or member.
  fileprivate var directName: String? {
    switch kind {
    case .identifier(let name), .member(_, let name, _): name
    default: nil
    }
  }

  fileprivate var isSelf: Bool {
    switch kind {
    case .identifier(let name): name == "self"
    case .postfix(_, let inner): inner.isSelf
    default: false
    }
  }
}

extension [String?] {
  /// True where the elements occur in another sequence in their order.
  fileprivate func isSubsequence(of other: [String?]) -> Bool {
    var rest = self[...]
    for element in other where rest.first == .some(element) { rest.removeFirst() }
    return rest.isEmpty
  }
}
