import Scene

/// Screens that much of the code leads to, as those that a coordinator presents for whoever asks it: each class that does
/// would show all of them again (S-115).
extension CodeRun {
  /// The most screens of a class that are followed through their lives among those of which the same is known.
  static let maximumScreens = 3

  /// Puts an object that was made behind those before.
  func noteMade(_ object: CodeObject) {
    order.append(object.identity)
    if CodeClasses.isController(object.kind) { controllers.append(object.identity) }
    evaluator.objectsMade += 1
  }

  /// Returns what is known of a controller whose life begins; `nil` for what stands in another one, and for objects of
  /// which nothing is known.
  func screen(_ object: CodeObject, _ instance: Instance) -> CodeScreen? {
    guard let type = object.type, object.origin == nil, object.place != type.namePlace,
      CodeClasses.isController(object.kind), let frame = frame(of: instance)
    else { return nil }
    var form = ScreenForm(of: instance, in: frame, self)
    return CodeScreen(type: type.id, sketch: form.sketch(evaluator.conditions))
  }

  /// True where enough screens were followed of which the same is known.
  func isShownEnough(_ screen: CodeScreen) -> Bool { classes.screens[screen, default: 0] >= Self.maximumScreens }

  /// Counts a screen whose life was followed, unless no more objects could be made: another one may show more.
  func count(_ screen: CodeScreen?) {
    if let screen, hasRoom { classes.screens[screen, default: 0] += 1 }
  }

  /// The navigation controllers of the framework that a screen is put into; `nil` for one that is a part of another one.
  private func frame(of instance: Instance) -> [CodeObject]? {
    if case .instance(let view)? = instance.fields["view"], superviews[view.identity] != nil { return nil }
    if superviews[instance.identity] != nil { return nil }
    var result: [CodeObject] = []
    for identity in controllers where identity != instance.identity {
      guard let holder = objects[identity], holder.holds(instance) else { continue }
      guard CodeClasses.isKind(holder.kind, of: "UINavigationController"), superviews[identity] == nil else {
        return nil
      }
      result.append(holder)
    }
    return result
  }
}

/// What is known of a screen when its life begins.
struct CodeScreen: Hashable {
  /// The class.
  fileprivate let type: String
  /// A number that is equal for those of which the same is known.
  fileprivate let sketch: Int

  fileprivate init(type: String, sketch: Int) {
    (self.type, self.sketch) = (type, sketch)
  }
}

extension CodeObject {
  /// The properties by which controllers hold others.
  private static let holding = ["rootViewController", "viewControllers", "contentViewController", "window"]

  /// True for a controller that holds another one.
  fileprivate func holds(_ instance: Instance) -> Bool {
    Self.holding.contains { property in
      settings[property]?.branches.contains { $0.value?.value.holds(instance) == true } == true
        || argument(property)?.value.holds(instance) == true
    }
  }
}

extension Value {
  /// True where one of the forms, or an element of a list, is an instance.
  fileprivate func holds(_ instance: Instance) -> Bool {
    switch self {
    case .instance(let own): own === instance
    case .array(let values): values.contains { $0.holds(instance) }
    case .choice(let all): all.branches.contains { $0.value.holds(instance) }
    default: false
    }
  }
}

/// What is known of a screen when its life begins: what it was made with, and what code set on it and its parts.
private struct ScreenForm {
  private let run: CodeRun
  private var values: [ArgumentValue] = []
  private var known: Set<String> = []

  /// How many objects of a screen are looked at.
  private static let maximumObjects = 200

  init(of instance: Instance, in frame: [CodeObject], _ run: CodeRun) {
    self.run = run
    for holder in frame { note(holder, besides: "rootViewController") }
    gather(.instance(instance))
  }

  /// A number that is equal for screens of which the same is known.
  mutating func sketch(_ table: ConditionTable) -> Int {
    var hasher = Hasher()
    for value in values { hasher.combine(value.label) }
    var outline = Outline(table, isSketch: true)
    hasher.combine(outline.number(of: .tuple(values)))
    return hasher.finalize()
  }

  /// Notes what is set on the objects that a value holds.
  private mutating func gather(_ value: Value) {
    switch value {
    case .instance(let instance):
      guard known.count < Self.maximumObjects, let object = run.objects[instance.identity],
        known.insert(instance.identity).inserted
      else { return }
      values.append(ArgumentValue(label: object.kind, value: .instance(instance), place: object.place))
      note(object)
      for name in instance.fields.keys.sorted() { instance.fields[name].map { gather($0) } }
    case .array(let values): for value in values { gather(value) }
    case .choice(let all): for branch in all.branches { gather(branch.value) }
    default: break
    }
  }

  private mutating func note(_ object: CodeObject, besides holding: String? = nil) {
    for (name, setting) in object.settings.sorted(by: { $0.key < $1.key }) where name != holding {
      let forms = setting.branches.map {
        Alternatives<Value>.Branch(condition: $0.condition, value: $0.value?.value ?? .none)
      }
      values.append(ArgumentValue(label: name, value: .choice(Alternatives(branches: forms)), place: object.place))
    }
  }
}
