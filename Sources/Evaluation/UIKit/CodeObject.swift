import Scene
import SourceFacts

/// What a property of an object is set to, with the expression that does it.
struct CodeSetting {
  var value: Value
  var place: Place
  /// The names in the expression that lead to the value, such as `style` and `tint` of `style.tint`.
  var names: [String] = []
  /// The constants that an opacity may be, by their numbers.
  var constants: [Double: CodeConstant] = [:]
  /// When the property was set; `nil` for what an initialiser's argument sets.
  var step: CodeStep?
  /// The paths on which that was done, whatever took its place on some of them later.
  var paths: [Guard] = [.always]
  /// True for a changed copy of what was there, which holds what it held on all other paths.
  var isChangedCopy = false

  init(value: Value, place: Place, names: [String] = []) {
    self.value = value
    self.place = place
    self.names = names
  }

  /// What an argument sets.
  init(_ argument: ArgumentValue, as value: Value? = nil) {
    self.init(value: value ?? argument.value, place: argument.place, names: argument.names)
  }

  /// Returns the same for one element of a tuple, with the expression that is written for it.
  func element(_ position: Int, _ element: Value) -> CodeSetting {
    var result = self
    result.value = element
    if case .tuple(let elements) = value, elements.indices.contains(position) {
      (result.place, result.names) = (elements[position].place, elements[position].names)
    }
    return result
  }

  /// The same as what a modifier is given.
  var argument: ArgumentValue { ArgumentValue(label: nil, value: value, place: place, names: names) }
}

extension Alternatives.Branch where Element == CodeSetting? {
  /// The same for each value that the property may be set to there: an attributed text may be nil on a path.
  var values: [Self] {
    guard let setting = value, case .choice(let all) = setting.value else { return [self] }
    return all.branches.compactMap { inner in
      condition.and(inner.condition).map { path in
        var one = setting
        one.value = inner.value
        return Self(condition: path, value: one)
      }
    }
  }
}

/// When something was done.
struct CodeStep {
  /// The function that other code may call in which it was done; 0 for what is done before these.
  var turn: Int
  /// The order among all that was done.
  var number: Int

  /// True where it surely was done after something else: functions that other code calls have no order.
  func isAfter(_ other: CodeStep) -> Bool { number > other.number && (turn == other.turn || other.turn == 0) }

  /// True where either may have been done last: in two functions that other code calls.
  func mayFollow(_ other: CodeStep) -> Bool { turn != other.turn && turn != 0 && other.turn != 0 }
}

/// An object of UIKit or AppKit that code makes: a view, a controller, a bar item, a configuration (S-115).
struct CodeObject {
  /// The framework's class, such as `UILabel`.
  var kind: String
  /// What tells it from all others.
  var identity = ""
  /// The class of the program, where it is one.
  var type: TypeInfo?
  /// The expression that makes it, or the name of a class that the system makes.
  var place: Place
  /// The arguments of its initialiser.
  var arguments: [ArgumentValue] = []
  /// The function of the class that makes it, such as `filled` for a configuration.
  var variant: String?
  /// What each property is set to; `nil` where nothing set it.
  var settings: [String: Alternatives<CodeSetting?>] = [:]
  /// What is put into it, back to front.
  var children: [CodeChild] = []
  /// The names under which the program holds it.
  var names: [String] = []
  /// The object that it is a part of, such as the button of a title label.
  var whole: String?
  /// The paths on which it was made; `nil` for one that is there before code speaks of it.
  var birth: [Guard]?
  /// The classes of the program whose objects made it, outermost first.
  var line: [String] = []
  /// Set for an object that is handed in from elsewhere, so that only some of what is done to it is seen.
  var origin: Doubt?
  /// What may have changed its look out of sight.
  var styledBy: Doubt?
  /// Set for an object that code hands to something that can't be followed.
  var handedTo: Doubt?
  /// True for a label or an image view that something which is not known may give a text or a picture: a method, or what
  /// is reached by a member.
  var mayBeFilled = false
  /// The views among its own that can't be told, which may lie behind others.
  var strangers: [CodeStranger] = []
  /// True where code moves or sizes it by less than its frame.
  var isMoved = false
  /// True for one that stands for all that a loop makes in its place.
  var isSeveral = false
  /// The attributes of its frame that are tied to others.
  var ties: [CodeTie] = []
  /// The same of those that are tied to views that can't be told.
  var strangerTies: [CodeTie] = []
  /// What comments assert of it.
  var assertions: [ModifierCall] = []
  /// Set for a text that code draws itself.
  var drawn: CodeDrawn?
  /// What a view fills its bounds with that draws nothing else itself, back to front; `nil` for other views.
  var fills: [Alternatives<CodeSetting?>]?
  /// The texts that a view draws itself.
  var texts: [CodeDrawnText] = []
  /// The attributes that a text is given after it is made, in their order.
  var marks: [CodeMark] = []
}

/// Attributes that a text or a part of it is given.
struct CodeMark {
  var attributes: Instance
  /// True where they take the place of all attributes before.
  var isAlone: Bool
  /// True for all of the text.
  var isWhole: Bool
  /// The characters of a range of constants, in UTF-16; `nil` for other ranges.
  var span: Range<Int>?
  /// The identity of the range, equal for marks that are known to be of the same characters.
  var range: String
  /// True where that is done on all paths on which there is the text.
  var isAlways: Bool
  /// The paths on which that is done.
  var paths: [Guard]
  var place: Place

  /// The attributes that change what is measured.
  static let seen = [".foregroundColor", ".font", ".backgroundColor"]
  /// The attribute of a link, which has a colour of its own.
  static let link = ".link"

  /// True where they change what is measured.
  var changesLooks: Bool { isAlone || setsLooks || attributes.fields[Self.link] != nil }

  /// True where they only make a link of what has its other looks from elsewhere.
  var onlyLinks: Bool { !isAlone && !setsLooks }

  private var setsLooks: Bool { Self.seen.contains { attributes.fields[$0] != nil } }

  /// Returns the attributes of a run that had others before, each where it is written.
  func attributes(over old: Instance?, in run: CodeRun) -> Instance {
    guard !isAlone, let old else { return attributes }
    let fields = old.fields.merging(attributes.fields) { $1 }
    let merged = Instance(typeName: old.typeName, fields: fields, identity: run.evaluator.makeIdentity())
    for name in fields.keys {
      let source = attributes.fields[name] == nil ? old : attributes
      run.attributes[merged.identity + name] = run.attributes[source.identity + name]
    }
    return merged
  }
}

/// An object inside another one.
struct CodeChild {
  /// The list that it stands in: `subviews`, `arranged`, or the name of a property.
  var role: String
  var identity: String
  /// The paths on which it is put there.
  var paths: [Guard]
  /// True for a view that is put behind all others, also behind what the object around it shows itself.
  var isAtBack = false
  /// True for one that is put behind one other view alone.
  var isBelowOne = false
  /// True for one that is put there by a closure that something else runs, now or later.
  var isByHandedClosure = false
}

/// A constraint between an edge of a view and one of another view.
struct CodeTie: Hashable {
  var edge: String
  /// The other view's identity.
  var other: String
  var otherEdge: String
  /// True where the one edge only stays on one side of the other, as by `lessThanOrEqualTo`.
  var isLoose = false
}

extension CodeObject {
  /// Why not all that lies in it is known.
  var stranger: Doubt? { strangers.first?.doubt }

  /// Returns the argument of the initialiser with a label.
  func argument(_ label: String?) -> ArgumentValue? { arguments.first { $0.label == label } }

  /// Returns what the initialiser's argument or an assignment sets a property to, on each path.
  func setting(_ property: String, argument label: String? = nil) -> Alternatives<CodeSetting?> {
    let initial = label.flatMap(argument).map { CodeSetting($0) }
    return (settings[property] ?? Alternatives(nil)).map { $0 ?? initial }
  }

  /// True where other views are put into it.
  var holdsViews: Bool { children.contains { $0.role != "sublayers" } }

  /// True for a list that is given a view behind its rows, before or after them.
  var holdsPartsOfList: Bool {
    ["UITableView", "UICollectionView"].contains { CodeClasses.isKind(kind, of: $0) }
      && ["backgroundView", "tableHeaderView", "tableFooterView"].contains(where: says)
  }

  /// True where something sets a property on some path.
  func isSet(_ property: String) -> Bool {
    settings[property]?.branches.contains { $0.value != nil } ?? false
  }

  /// True where a property is set on some path to more than nothing and white space.
  func says(_ property: String) -> Bool {
    settings[property]?.branches.contains { $0.value?.isNil == false } ?? false
  }
}
