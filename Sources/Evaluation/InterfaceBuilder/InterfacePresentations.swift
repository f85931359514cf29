import SourceFacts

/// Which controllers of storyboards are shown on sheets alone, whose backgrounds are elevated in dark (S-92).
struct InterfacePresentations {
  /// A controller by its file and its identifier there.
  private struct Controller: Hashable {
    var file: Int32
    var id: String
  }

  /// How a controller comes to be shown.
  private enum Way: Hashable {
    case sheet
    case plain
    /// Where another one is: in it, or pushed after it.
    case with(Controller)
  }

  private let index: ProgramIndex
  /// The storyboards by their names.
  private var files: [String: Int32] = [:]
  private var controllers: [Controller: InterfaceObject] = [:]
  private var ways: [Controller: Set<Way>] = [:]
  private var sheets: Set<Controller> = []

  init(index: ProgramIndex, named: Set<String>) {
    self.index = index
    for (number, file) in index.program.files.enumerated() {
      guard let facts = file.facts.interface else { continue }
      let name = file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
      files[name] = Int32(number)
      for object in facts.objects { controllers[Controller(file: Int32(number), id: object.id)] = object }
    }
    guard !files.isEmpty else { return }
    if named.contains(where: Instantiation.isMethod) { addInstantiations() }
    for (number, file) in index.program.files.enumerated() {
      guard let facts = file.facts.interface else { continue }
      for object in facts.objects { addWays(from: Controller(file: Int32(number), id: object.id), object) }
      let initial = facts.initial.map { Controller(file: Int32(number), id: $0) }
      if let initial, ways[initial]?.isDisjoint(with: [.sheet, .plain]) ?? true {
        ways[initial, default: []].insert(.plain)
      }
    }
    sheets = findSheets()
  }

  /// True for a controller that is shown on sheets alone, as far as files and code tell.
  func isSheet(_ id: String, in file: Int32) -> Bool { sheets.contains(Controller(file: file, id: id)) }

  // MARK: - Ways

  private mutating func addWays(from controller: Controller, _ object: InterfaceObject) {
    for segue in object.segues {
      guard let target = resolved(Controller(file: controller.file, id: segue.destination)) else { continue }
      switch segue.kind {
      case "presentation", "modal", "popoverPresentation", "popover":
        ways[target, default: []].insert(presentation(of: target, style: segue.presentationStyle))
      case "unwind": break
      case "custom": ways[target, default: []].insert(.plain)
      default: ways[target, default: []].insert(.with(controller))
      }
    }
    for child in object.children { addWays(from: controller, child) }
  }

  private func presentation(of controller: Controller, style: String?) -> Way {
    let style = style ?? controllers[controller]?.attributes["modalPresentationStyle"] ?? ""
    return PresentedControllers.coveringStyles.contains(style) ? .plain : .sheet
  }

  /// Returns the controller that a placeholder stands for; another one as it is.
  private func resolved(_ controller: Controller) -> Controller? {
    guard let object = controllers[controller], object.kind == "viewControllerPlaceholder" else { return controller }
    let file = object.attributes["storyboardName"].map { files[$0] } ?? controller.file
    return file.flatMap { self.controller(named: object.attributes["referencedIdentifier"], in: $0) }
  }

  /// The controller of an identifier that code uses; without one the one that the file starts with.
  private func controller(named name: String?, in file: Int32) -> Controller? {
    guard let name else {
      return index.program.files[Int(file)].facts.interface?.initial.map { Controller(file: file, id: $0) }
    }
    return controllers.first { $0.key.file == file && $0.value.attributes["storyboardIdentifier"] == name }?.key
  }

  private mutating func addInstantiations() {
    for type in index.order.compactMap({ index.types[$0] }) {
      for body in type.bodies where index.program.files[Int(body.file)].isAudited {
        for one in Instantiation.all(in: body, index) {
          guard let file = files[one.storyboard], let target = controller(named: one.identifier, in: file) else {
            continue
          }
          ways[target, default: []].insert(one.isSheet ? presentation(of: target, style: nil) : .plain)
        }
      }
    }
  }

  /// The controllers of which every way comes from a sheet.
  private func findSheets() -> Set<Controller> {
    var possible = Set(ways.keys)
    var before = -1
    while possible.count != before {
      before = possible.count
      possible = possible.filter { controller in
        (ways[controller] ?? []).allSatisfy { way in
          switch way {
          case .sheet: true
          case .plain: false
          case .with(let other): possible.contains(other)
          }
        }
      }
    }
    var result = possible.filter { ways[$0]?.contains(.sheet) == true }
    before = -1
    while result.count != before {
      before = result.count
      result.formUnion(
        possible.filter {
          ways[$0]?.contains { if case .with(let other) = $0 { result.contains(other) } else { false } } == true
        })
    }
    return result
  }
}

/// Code that makes a controller of a storyboard.
private struct Instantiation {
  var storyboard: String
  /// The identifier that it asks for; `nil` for the controller that the storyboard starts with.
  var identifier: String?
  var isSheet: Bool

  private static let initial = "instantiateInitialViewController"
  private static let named = "instantiateViewController"

  static func isMethod(_ name: String) -> Bool { name == initial || name == named }

  /// Returns those of a body that name their storyboard.
  static func all(in body: CodeBody, _ index: ProgramIndex) -> [Instantiation] {
    var calls: [(call: Expression, storyboard: Expression, method: String, arguments: [Argument])] = []
    BodyWalk { expression, _ in
      guard case .call(let callee, let arguments) = expression.kind,
        case .member(.some(let base), let method, _) = callee.kind, isMethod(method)
      else { return }
      calls.append((expression, base, method, arguments))
    }.walk(body.statements)
    guard !calls.isEmpty else { return [] }
    let presented = PresentedControllers(body.statements)
    return calls.compactMap { one in
      let identifier = one.arguments.first?.value.literalText
      guard let storyboard = name(of: presented.meaning(of: one.storyboard), index),
        one.method == initial || identifier != nil
      else { return nil }
      return Instantiation(
        storyboard: storyboard, identifier: one.method == initial ? nil : identifier,
        isSheet: presented.manner(of: one.call) != .plain)
    }
  }

  /// The name of the storyboard that an expression makes, itself or as a constant of the program.
  private static func name(of storyboard: Expression, _ index: ProgramIndex) -> String? {
    switch storyboard.kind {
    case .call(let callee, let arguments) where callee.typeName == "UIStoryboard":
      return arguments.first { $0.label == "name" }?.value.literalText
    case .member(.some(let base), let name, _) where base.typeName == "UIStoryboard":
      let declarations = index.types["UIStoryboard"]?.statics[name] ?? []
      return declarations.lazy.compactMap { property -> String? in
        var found: String?
        let value = property.declaration.value.map { [Statement(.expression($0), span: $0.span)] } ?? []
        BodyWalk { expression, _ in
          if case .call = expression.kind, let name = self.name(of: expression, index) { found = name }
        }.walk(value + (property.declaration.getter ?? []))
        return found
      }.first
    default: return nil
    }
  }
}
