import PlatformStyles
import Scene
import SourceFacts

/// Tells what the project's code assigns to objects that it did not make itself (S-115).
final class CodeIndex {
  let index: ProgramIndex
  /// Each class with those that it inherits from.
  private var chains: [ObjectIdentifier: [TypeInfo]] = [:]
  private var scans: [String: CodeScan] = [:]
  /// The types that are being scanned.
  private var scanning: Set<String> = []
  /// What names mean for a file.
  private var found: [Int32: [String: TypeInfo?]] = [:]
  /// The assignments of the whole program by the name of their property, once somebody asked.
  private var byProperty: [String: [CodeAssignment]] = [:]
  /// The types with code in each file, by their positions in the order of declaration.
  private lazy var typesByFile = positionsByFile()
  /// What is assigned to what outlets hold, by the name of the property and of the outlet.
  private var foreign: [String: [String: [Reaching]]] = [:]
  /// The rows of the whole program that code takes from lists.
  var knownRows: [(owner: TypeInfo, row: CodeRow)]?
  /// The methods that style a view and those in it, once somebody asked.
  var knownWalks: [StylingWalk]?
  /// What calls hand on, by the name of what they call.
  var knownHandings: [String: Handings] = [:]
  /// The functions that the program adds to views of the frameworks, by the properties that they set.
  private(set) lazy var addedSetters = findAddedSetters()
  /// The names of the functions that the program adds to views of the frameworks and that change looks.
  private(set) lazy var addedLooks = findAddedLooks()
  /// The names of the properties that change looks as code sets them, also behind their class.
  private(set) lazy var observedLooks = findObservedLooks()
  /// The names of the program's methods that run the block which they are given with their own object.
  private(set) lazy var selfRunners = findSelfRunners()
  /// The names of the methods by which structures of the program change themselves.
  private(set) lazy var mutatingMethods = findMutatingMethods()
  /// The properties that hand on what they are set to, by the class.
  var knownForwardings: [String: [CodeForwarding]] = [:]
  /// The identifiers by which code takes rows, by the place where they are written.
  var identifiers: [Place: Alternatives<String>?] = [:]
  /// Where code takes each row of an interface file from its list, by the row's place.
  var takings: [Place: [CodeRow]] = [:]
  /// The classes that code makes the sources of each list of an interface file, by the file and the list.
  var listSources: [String: [TypeInfo]] = [:]
  /// The functions of each class that may be called to change looks.
  var entries: [String: [(TypeInfo, Located<FunctionDeclaration>)]] = [:]
  /// The places of these, once somebody asked.
  private var entryPlaces: [String: Set<Place>] = [:]
  /// Where code gives colours to rows of classes that are not there, by the class.
  var colorsOfRows: [String: [Place]] = [:]
  /// The schemes that code gives to apps of AppKit.
  private(set) lazy var applicationSchemes = findApplicationSchemes()
  /// The schemes that code gives to windows of UIKit.
  private(set) lazy var windowSchemes = findWindowSchemes()
  /// The schemes of the navigation controllers that classes of the program are put into.
  private(set) lazy var containers = PinnedContainers(classes: self)
  /// What stands for the views that code asks for by their tags and changes, once somebody asked.
  private(set) lazy var taggedOutlets = findTaggedOutlets()
  /// How many objects from elsewhere were met of each class.
  var lives: [String: Int] = [:]
  /// What the overrides of classes tell on whose base there is no source, by the class.
  var unreadBases: [ObjectIdentifier: String?] = [:]
  /// The runs of functions that put screens into containers, by the function.
  var frames: [Place: CodeRun] = [:]
  /// How many screens were followed of which the same is known.
  var screens: [CodeScreen: Int] = [:]
  /// Which classes leave what is in their views alone, by the class.
  var leavingViewsAlone: [String: Bool] = [:]
  /// What the program adds to objects of each of the framework's classes.
  var extensions: [String: [TypeInfo]] = [:]
  /// The tables in which the rows of each class are seen.
  var tables: [String: [RowTable]] = [:]
  /// The types whose code writes the name of an interface file, by that name.
  var writers: [String: Set<String>]?
  /// Which flags only keep a block from being run again, by the place of their declaration.
  var latches: [Place: Bool] = [:]
  /// What the code of each class says is selected or not.
  var selections: [String: Set<String?>] = [:]
  /// The functions that one of a class leads to, by the class and the function.
  var steps: [String: Set<String>] = [:]
  /// The callbacks of each class that are followed again once an object is filled.
  var repeatings: [String: [Place]] = [:]
  /// Whether a row's list asks it for a function in any case, by where both stand.
  var askedRows: [String: Bool] = [:]
  /// Whether no use of an outlet takes a state from what it holds, by the state, its name and the one file that can use
  /// it.
  var leavingStates: [String: Bool] = [:]
  /// Whether some file may show what it finds in views.
  private(set) lazy var mayShowWalked = findMayChangeWalked(["isHidden", "alpha", "alphaValue"])
  /// Whether some file may enable what it finds in views.
  private(set) lazy var mayEnableWalked = findMayChangeWalked(["isEnabled"])
  /// Whether some file may give a picture to what it finds in views.
  private(set) lazy var mayPictureWalked = findMayChangeWalked(["image"])
  /// Whether the rows of each class are never selected.
  var unselectable: [String: Bool] = [:]
  /// How each class answers when its lists ask whether a row may be selected.
  var selectionAnswers: [String: SelectionAnswers] = [:]
  /// Whether code sets a property of rows in other lists alone, by the class that fills the list and the property.
  var listedProperties: [String: Bool] = [:]
  /// With the code of which classes each row was followed, by their last names.
  var seenRows: [String: Set<String?>] = [:]
  /// Whether the controllers of each class are in no split view.
  var splitless: [String: Bool] = [:]
  /// The levels on which the controllers of a class are shown, by the last part of its name (S-92).
  var levels: (String) -> [Bool] = { _ in [false] }
  /// What the code of each file names; `nil` where some of it is not read.
  var named: [Int32: Set<String>?] = [:]
  /// The classes whose code gave a row each view that a configuration makes, by their last names.
  var contentFillers: [String: Set<String>] = [:]
  /// Whether code only sets and asks what UIKit declares of a label that rows bring, by its name.
  var askedLabels: [String: Bool] = [:]
  /// What the loops of each file call for their items; `nil` where some of it is not read.
  var itemCalls: [Int32: ItemCalls?] = [:]

  init(index: ProgramIndex) {
    self.index = index
  }

  /// Returns the class that a name means for a file, on its platform where there are several.
  func type(named name: String, file: Int32) -> TypeInfo? {
    if let known = found[file]?[name] { return known }
    let type = findType(named: name, file: file)
    found[file, default: [:]][name] = .some(type)
    return type
  }

  /// True for a function of a class that changes looks, itself or by functions that it calls on `self`.
  func mayChangeLooks(at place: Place, in type: TypeInfo) -> Bool {
    if let known = entryPlaces[type.id] { return known.contains(place) }
    let places = Set(entries(of: type).map { Place(file: $0.1.file, span: $0.1.declaration.span) })
    entryPlaces[type.id] = places
    return places.contains(place)
  }

  /// Returns the full name of a class of the program as the code of an assignment writes it, and any other name as it is.
  func className(_ written: String, in one: Reaching) -> String {
    let type = index.type(named: written, in: one.owner.id, file: one.assignment.place.file)
    return type.map { $0.kind == .class ? $0.name : written } ?? written
  }

  private func findType(named name: String, file: Int32) -> TypeInfo? {
    let platform = index.program.files[Int(file)].platform
    let candidates = (index.idsByName[name] ?? []).compactMap { index.types[$0] }.filter { $0.kind == .class }
    let fitting = candidates.filter { type in
      type.place.map { index.program.files[Int($0.file)].platform == platform } ?? false
    }
    return (fitting.isEmpty ? candidates : fitting).max {
      index.nearness(of: $0, to: file) < index.nearness(of: $1, to: file)
    }
  }

  /// A class of the program with the classes of the program that it inherits from.
  func chain(of type: TypeInfo) -> [TypeInfo] {
    if let known = chains[ObjectIdentifier(type)] { return known }
    var result = [type]
    while let last = result.last, result.count < 12,
      let parent = last.inherited.lazy.compactMap({ reference in
        self.index.type(named: reference.name, in: last.id, file: last.place?.file ?? 0)
      }).first(where: { $0.kind == .class }), !result.contains(where: { $0 === parent })
    {
      result.append(parent)
    }
    chains[ObjectIdentifier(type)] = result
    return result
  }

  /// What the code of a type assigns and hands on.
  func scan(_ type: TypeInfo) -> CodeScan {
    if let known = scans[type.id] { return known }
    let files = index.program.files
    let build = { (file: Int32) in files[Int(file)].build }
    let declared = DeclaredResults(classes: self, type: type)
    func scan(begun: [String: Int]) -> CodeScan {
      CodeScan(type, begun: begun, selfRunners: selfRunners, declared: declared, build: build)
    }
    guard scanning.insert(type.id).inserted else { return scan(begun: [:]) }
    let scan = scan(begun: begun(above: type))
    scanning.remove(type.id)
    scans[type.id] = scan
    return scan
  }

  /// When functions of a class are run that those above it begin with: the program's, then what it adds to the
  /// framework's.
  private func begun(above type: TypeInfo) -> [String: Int] {
    guard type.kind == .class else { return [:] }
    return (chain(of: type).dropFirst() + extensionsOfFramework(above: type)).map { scan($0).begun }.reduce([:]) {
      $0.merging($1) { first, _ in first }
    }
  }

  /// What the program adds to the framework's classes that a class is built on.
  func extensionsOfFramework(above type: TypeInfo) -> [TypeInfo] {
    let lineage = kind(of: type).map(CodeClasses.lineage) ?? []
    return lineage.compactMap { index.types[$0] }.filter { $0.kind == .extension }
  }

  /// The assignments to a property in the whole program, in the order of the declarations.
  func assignments(to property: String) -> [CodeAssignment] {
    if let known = byProperty[property] { return known }
    let names = CodeScan.names(setting: property) + (addedSetters[property] ?? [])
    let result = types(in: index.names.files(writingOneOf: names)).flatMap { type in
      scan(type).assignments.flatMap { $0.property == property ? [$0] : added(by: $0, setting: property) }
    }
    byProperty[property] = result
    return result
  }

  /// The types with code in one of some files, in the order of declaration.
  func types(in files: Set<Int32>) -> [TypeInfo] {
    let positions = files.reduce(into: Set<Int>()) { $0.formUnion(typesByFile[$1] ?? []) }
    return positions.sorted().compactMap { index.types[index.order[$0]] }
  }

  private func positionsByFile() -> [Int32: Set<Int>] {
    var result: [Int32: Set<Int>] = [:]
    for (position, type) in index.order.enumerated() {
      for file in index.types[type]?.codeFiles ?? [] { result[file, default: []].insert(position) }
    }
    return result
  }
}

extension CodeIndex {
  /// An assignment that may reach an object, with the arguments of the call that hands the object on.
  struct Reaching {
    var assignment: CodeAssignment
    var arguments: [String: (value: Expression, place: Place)] = [:]
    /// The type as whose instance `self` is to be read.
    var owner: TypeInfo
    /// The call that leads to it, whose questions are the first ones of the assignment.
    var call: CodeAssignment?
    /// The class to which the function is added that an outlet is asked for: what `self` is in it.
    var added: String?
    /// The object of an interface file that `self` is, where it is one.
    var object: InterfaceObject?
    /// The object of an interface file whose outlet it is reached by, which `self` is too, where that is told.
    var holder: InterfaceObject?
    /// Where the row is in its list that the assignment reaches, under the name that the code has for that.
    var row: (name: String, place: RowPlace)?
    /// The identifier of the column of the cell that the assignment reaches.
    var column: String?
    /// What holds wherever its code has the row that it reaches: what chooses this one's identifier.
    var path = Guard.always
  }

  /// Returns what the code of a class, and of the classes above it, assigns to a property of what an outlet holds.
  ///
  /// An empty outlet is the object of the class itself.
  func assignments(to properties: Set<String>, ofOutlet outlet: [String], in type: TypeInfo) -> [Reaching] {
    let chain = chain(of: type)
    var result: [Reaching] = []
    // A class goes on where the one above it left off.
    for owner in chain.reversed() {
      let scan = scan(owner)
      let direct = scan.assignments.filter { $0.path == outlet && properties.contains($0.property) }
      result += direct.map { Reaching(assignment: $0, owner: type) }
      for call in scan.calls {
        var found: [Reaching] = []
        if call.receiver.isEmpty, call.arguments.contains(where: { $0.path == outlet }) {
          found = handed(call, outlet, properties, chain, type)
        } else if call.receiver.elementsEqual(outlet), !outlet.isEmpty {
          found = asked(call, properties, chain, type)
        }
        result += found.filter { !isReplaced($0, by: direct, in: owner) }
      }
    }
    return result
  }

  /// Returns what other code assigns to a property of what an outlet of some object holds, as `cell.titleLabel`.
  func foreignAssignments(to properties: Set<String>, ofOutlet outlet: String) -> [Reaching] {
    properties.sorted().flatMap { foreignAssignments(to: $0)[outlet] ?? [] }
  }

  /// What code assigns to a property of what outlets of other objects hold, by the outlet.
  private func foreignAssignments(to property: String) -> [String: [Reaching]] {
    if let known = foreign[property] { return known }
    var all: [String: [Reaching]] = [:]
    for assignment in assignments(to: property) {
      guard assignment.path.count > 1, let outlet = assignment.path.last,
        let owner = index.types[assignment.typeId], !isOfFramework(assignment, in: owner),
        // A view that is had by its tag is one of the framework's, whose parts are no outlets.
        !assignment.path.dropLast().contains(where: TaggedViews.isOutlet)
      else { continue }
      all[outlet, default: []].append(Reaching(assignment: assignment, owner: owner))
    }
    foreign[property] = all
    return all
  }

  /// True for what a framework's own object holds, as the `titleLabel` of a button, which is no outlet of the program.
  private func isOfFramework(_ assignment: CodeAssignment, in owner: TypeInfo) -> Bool {
    guard assignment.path.count == 2, let base = assignment.path.first else { return false }
    let property = owner.property(base)?.declaration
    var type = assignment.baseType ?? property?.type?.name
    var made = assignment.baseType
    if type == nil || property?.isConstant == true, made == nil, case .call(let callee, _)? = property?.value?.kind {
      type = type ?? callee.typeName
      made = property?.isConstant == true ? callee.typeName : nil
    }
    func isForeign(_ name: String) -> Bool { index.types[name].map { $0.kind == .extension } ?? true }
    // What code makes itself and keeps is of this very class, and no controller of the program's.
    if let made, CodeClasses.isController(made), isForeign(made) { return true }
    return type.map { CodeClasses.isView($0) && isForeign($0) } ?? false
  }
}
