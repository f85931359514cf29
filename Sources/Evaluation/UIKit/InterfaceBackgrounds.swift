import PlatformStyles
import Scene
import SourceFacts

/// The backgrounds that interface files give to classes of the program, for views that code puts on them.
struct InterfaceBackgrounds {
  /// What a file says of a class.
  struct Written {
    /// The background of a controller's view; `nil` where the file tells none.
    var paint: Alternatives<StyleSetting?>?
    /// The tint of a controller's view, which all in it inherits; `nil` where the file tells none.
    var tint: Alternatives<StyleSetting>?
    /// True for a controller whose view is a table, which is as the file says and not as code makes one.
    var isTable = false
    /// The styles of the tables that it holds.
    var lists: [ContainerState.List] = []
    /// Whether it is elevated, once for each level that a controller is shown on.
    var levels = [false]
    /// True where it is of a file of the class's own name, which the class loads unless it is told otherwise.
    var isNamed = true
    /// True where a file makes objects of the class, and does not only tell what those of code show.
    var isPlaced = false
    /// True where a view of another controller embeds one of the class, which is seen on what that paints.
    var isEmbedded = false
  }

  private var written: [String: Written] = [:]

  init(renderer: Renderer, code: CodeIndex) {
    for (number, file) in renderer.evaluator.index.program.files.enumerated() {
      guard let facts = file.facts.interface else { continue }
      let document = InterfaceDocument(renderer: renderer, file: Int32(number), facts: facts, code: code)
      for object in facts.objects { add(object, of: document) }
    }
  }

  private mutating func add(_ object: InterfaceObject, of document: InterfaceDocument) {
    if let name = object.customClass, let type = document.code.type(named: name, file: document.file) {
      let owned = document.view(ofOwner: object)
      let view = object.children.first { $0.role == "view" } ?? owned
      let isTable = view?.kind == "tableView" && !document.isMac
      var paint = (view ?? object).color("backgroundColor").map { _ in
        document.setting("backgroundColor", of: view ?? object)
      }
      if let view, isTable {
        let standard = document.standard(view.isGroupedTable ? .groupedBackground : .background, "S-113")
        paint = document.setting("backgroundColor", of: view).or(standard)
      }
      let levels = document.renderer.presentations.levels(of: object.id, in: document.file)
      let isScreen = object.isScreen || owned != nil && document.code.kind(of: type).map(CodeClasses.isScreen) ?? false
      let lists = isScreen && !document.isMac ? (owned ?? object).lists : []
      var own = Written(
        paint: isScreen ? paint : nil,
        tint: isScreen ? view.flatMap { document.setting("tintColor", of: $0).nonEmpty } : nil,
        isTable: isTable, lists: lists, levels: levels)
      own.isNamed = owned == nil || document.isNamed(type.lastName)
      // Of several files with one owner nothing tells which is loaded, but for the one of its name.
      if owned != nil, let known = written[type.id] {
        if known.isNamed, !own.isNamed { own = known } else if known.isNamed == own.isNamed { own.paint = nil }
      }
      own.isPlaced = object.kind != "placeholder" || written[type.id]?.isPlaced == true
      own.isEmbedded =
        document.renderer.presentations.isEmbedded(object.id, in: document.file)
        || written[type.id]?.isEmbedded == true
      written[type.id] = own
    }
    for child in object.children { add(child, of: document) }
  }

  /// Returns what interface files say of a class; `nil` where none names it.
  func background(ofClass type: TypeInfo) -> Written? { written[type.id] }
}

extension InterfaceDocument {
  /// True for a file that has a class's name.
  fileprivate func isNamed(_ name: String) -> Bool {
    evaluator.index.program.files[Int(file)].path.split(separator: "/").last?.prefix { $0 != "." } == name[...]
  }

  /// The view at the top of the file that its owner loads; `nil` for what owns no file.
  fileprivate func view(ofOwner object: InterfaceObject) -> InterfaceObject? {
    guard object.kind == "placeholder", let outlet = object.outlets.first(where: { $0.property == "view" }) else {
      return nil
    }
    return facts.objects.first { $0.id == outlet.destination }
  }
}

extension InterfaceObject {
  /// The styles of the tables inside, each once.
  fileprivate var lists: [ContainerState.List] {
    var result = children.flatMap(\.lists)
    if kind == "tableView" { result.append(isGroupedTable ? .grouped : .plain) }
    return result.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
