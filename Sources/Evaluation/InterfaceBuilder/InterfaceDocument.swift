import PlatformStyles
import Scene
import SourceFacts

/// An interface file that is rendered, with what its parts need to know of the whole.
struct InterfaceDocument {
  let renderer: Renderer
  let file: Int32
  let facts: InterfaceFacts
  let code: CodeIndex
  /// The properties that hold each object, by the object's identifier.
  let holders: [String: [InterfaceHolder]]
  /// The classes of the program that objects of the file are of, by the object's identifier.
  let classNames: [String: String]
  /// The objects of classes of the program that have outlets, by where they stand.
  let owners: [Int32: InterfaceObject]
  /// The rows of lists, by where they stand, and where what holds their content stands.
  let rows: [Int32: InterfaceRow]
  /// The size classes for which any object differs.
  let sizeClasses: [String]
  /// The navigation bars of the file, for the items of controllers inside.
  let navigationBars: NavigationBars
  /// The controllers that split views of AppKit show as sidebars.
  let sidebars: Set<String>
  /// What objects of the program's own classes store, as far as it was asked for.
  let stores = InterfaceFields()

  init(renderer: Renderer, file: Int32, facts: InterfaceFacts, code: CodeIndex) {
    self.renderer = renderer
    self.file = file
    self.facts = facts
    self.code = code
    var holders: [String: [InterfaceHolder]] = [:]
    var sizeClasses: Set<String> = []
    var sidebars: Set<String> = []
    var classNames: [String: String] = [:]
    var owners: [Int32: InterfaceObject] = [:]
    func visit(_ object: InterfaceObject) {
      classNames[object.id] = object.customClass
      let start = object.span.start
      if object.customClass != nil, !object.outlets.isEmpty { owners[start] = object }
      for outlet in object.outlets {
        holders[outlet.destination, default: []].append(
          InterfaceHolder(className: object.customClass, property: outlet.property, start: start))
      }
      for property in ["textLabel", "detailTextLabel"] {
        guard let id = object.attributes[property] else { continue }
        holders[id, default: []].append(
          InterfaceHolder(className: object.customClass, property: property, start: start))
      }
      if let view = object.children.first(where: { $0.role == "view" }), let name = object.customClass {
        for property in ["view", "tableView", "collectionView"] where property == "view" || property == view.kind {
          holders[view.id, default: []].append(InterfaceHolder(className: name, property: property, start: start))
        }
      }
      sidebars.formUnion(object.sidebars)
      sizeClasses.formUnion(object.variations.map(\.key))
      for child in object.children { visit(child) }
    }
    for object in facts.objects { visit(object) }
    if let (top, loading) = Self.nibHolders(of: facts, file, code) { holders[top, default: []] += loading }
    holders.merge(Self.taggedHolders(of: facts, code)) { $0 + $1 }
    self.holders = holders
    self.classNames = classNames
    self.owners = owners
    rows = Self.rows(of: facts, classNames)
    navigationBars = NavigationBars(of: facts)
    self.sidebars = sidebars
    self.sizeClasses = sizeClasses.subtracting(["default"]).sorted()
  }

  /// The rows of a file, each with the classes of the program that may fill its list.
  private static func rows(of facts: InterfaceFacts, _ classNames: [String: String]) -> [Int32: InterfaceRow] {
    var result: [Int32: InterfaceRow] = [:]
    var places: [Int32: RowPlace] = [:]
    func visit(_ object: InterfaceObject, _ fillers: [String], _ list: String?, in column: String? = nil) {
      var (fillers, list) = (fillers, list)
      if object.rowKind != nil {
        // A cell without an identifier of its own has that of its column.
        let isOfColumn = object.attributes["identifier"].map { $0 == column } ?? true
        let row = InterfaceRow(
          object: object, fillers: fillers, list: list, place: places[object.span.start],
          column: isOfColumn ? column : nil)
        result[object.span.start] = row
        if let content = object.children.first(where: { $0.role == "contentView" }) { result[content.span.start] = row }
      }
      let connected = object.outlets.filter { ["delegate", "dataSource"].contains($0.property) }
      fillers += connected.compactMap { classNames[$0.destination] }
      if ["tableView", "collectionView", "outlineView"].contains(object.kind) { list = object.id }
      places.merge(RowPlace.places(in: object)) { $1 }
      let inner = object.kind == "tableColumn" ? object.attributes["identifier"] : column
      for child in object.children { visit(child, fillers, list, in: inner) }
    }
    for object in facts.objects {
      let isController = object.isScreen && object.kind != "window"
      visit(object, isController ? [object.customClass].compactMap(\.self) : [], nil)
    }
    return result
  }

  var evaluator: Evaluator { renderer.evaluator }

  /// True for AppKit.
  var isMac: Bool { facts.runtime == .cocoa }

  /// The name under which the font of a text stands.
  var fontKey: String { isMac || facts.runtime == .watch ? "font" : "fontDescription" }

  /// The controller whose view an object at the top of the file is: itself, or the owner that loads the file.
  func screen(of object: InterfaceObject) -> InterfaceObject? {
    if object.isScreen { return object }
    return facts.objects.first { owner in
      owner.kind == "placeholder"
        && owner.outlets.contains { $0.property == "view" && $0.destination == object.id }
    }
  }

  func place(_ span: Span) -> Place { Place(file: file, span: span) }

  /// True where code can get hold of an object, so that what the file hides may be shown later.
  func isHeld(_ object: InterfaceObject) -> Bool {
    guard let holders = holders[object.id], !holders.isEmpty else { return false }
    // What only stands for an outlet tells all that code does through it.
    return holders.contains(where: \.isDeclared) || !reaching(["isHidden", "alpha", "isEnabled"], object).isEmpty
  }

  /// True where code can get hold of an object or of something in it, and so put that elsewhere.
  func holds(_ object: InterfaceObject) -> Bool { isHeld(object) || object.children.contains(where: holds) }

  /// True where code takes all subviews out before anything is seen.
  func isEmptied(_ object: InterfaceObject) -> Bool {
    reaching([CodeScan.emptied], object).contains { $0.assignment.isDoneAtStart }
  }

  // MARK: - Size classes

  /// The key of the condition that each size class is an arm of which a file tells something.
  static let sizeClassKey = "interface.sizeClass"

  /// Returns a value for every size class for which the file tells something.
  func varied<Value>(_ object: InterfaceObject, _ value: (InterfaceVariation?) -> Value?) -> Alternatives<Value?> {
    let base = value(nil)
    let own = object.variations.filter { value($0) != nil && $0.key != "default" }
    guard !own.isEmpty else { return Alternatives(base) }
    let condition = evaluator.conditions.number(
      key: Self.sizeClassKey, label: "size class", arms: ["any other"], isSpelled: true)
    var branches: [Alternatives<Value?>.Branch] = [
      .init(condition: Guard(condition: condition, arm: 0), value: base)
    ]
    for key in sizeClasses {
      let arm = evaluator.conditions.arm(named: key, of: condition)
      let varied = own.first { $0.key == key }.flatMap { value($0) }
      branches.append(.init(condition: Guard(condition: condition, arm: arm), value: varied ?? base))
    }
    return Alternatives(branches: branches)
  }
}

/// A property of a class that holds an object of an interface file.
struct InterfaceHolder: Hashable {
  /// The class; `nil` where the framework's own holds the object.
  var className: String?
  var property: String
  /// Where the holding object stands.
  var start: Int32
}

/// A property of a class of the program that an interface file sets.
struct InterfaceOutlet: Hashable {
  /// The class's identifier.
  var type: String
  var property: String

  /// Stands for the rows of a table that the class fills.
  static let rows = "rows of a table"
  /// Stands for the fields of such rows, where the file makes them.
  static let rowFields = "fields of rows"

  /// Stands for the view of a controller of the framework's own class that loads a file by its name.
  static func view(ofFile name: String) -> InterfaceOutlet { InterfaceOutlet(type: "file \(name)", property: "view") }
}

extension InterfaceObject {
  /// The controllers that a split view controller shows as sidebars: its items are in the order of its relationships.
  fileprivate var sidebars: [String] {
    guard kind == "splitViewController" else { return [] }
    let controllers = segues.filter { $0.kind == "relationship" }.map(\.destination)
    return zip(children.filter { $0.kind == "splitViewItem" }, controllers)
      .filter { $0.0.attributes["behavior"] == "sidebar" }.map(\.1)
  }
}
