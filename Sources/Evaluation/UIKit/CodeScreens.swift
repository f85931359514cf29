import Scene

/// Screens that much of the code leads to, as those that a coordinator presents for whoever asks it: each class that does
/// would show all of them again (S-115).
extension CodeRun {
  /// The most screens of a class that are followed through their lives among those of which the same is known.
  static let maximumScreens = 3

  /// Returns what is known of a controller whose life begins; `nil` for what stands in another one, and for objects of
  /// which nothing is known.
  func screen(_ object: CodeObject, _ instance: Instance) -> CodeScreen? {
    guard let type = object.type, object.origin == nil, object.place != type.namePlace,
      CodeClasses.isController(object.kind), let frame = frame(of: instance)
    else { return nil }
    let form = ScreenForm(of: instance, in: frame, self)
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
    if isInAnother(instance) { return nil }
    var result: [CodeObject] = []
    for identity in controllers where identity != instance.identity {
      guard let holder = objects[identity], holder.holds(instance) else { continue }
      guard CodeClasses.isKind(holder.kind, of: "UINavigationController"), instances[identity].map(isInAnother) != true
      else { return nil }
      result.append(holder)
    }
    return result
  }

  /// True for a controller whose view code put into another one.
  private func isInAnother(_ controller: Instance) -> Bool {
    guard case .instance(let view)? = controller.fields["view"] else { return false }
    return superviews[view.identity] != nil
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
  private static let holding = ["rootViewController", "viewControllers", "contentViewController"]

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
  fileprivate func holds(_ instance: Instance) -> Bool { instances.contains { $0 === instance } }

  /// The instances that are one of the forms, or elements of a list.
  fileprivate var instances: [Instance] {
    switch self {
    case .instance(let own): [own]
    case .array(let values): values.flatMap(\.instances)
    case .choice(let all): all.branches.flatMap(\.value.instances)
    default: []
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
    gather(instance)
  }

  /// A number that is equal for screens of which the same is known.
  func sketch(_ table: ConditionTable) -> Int {
    var hasher = Hasher()
    for value in values { hasher.combine(value.label) }
    var outline = Outline(table, isSketch: true)
    hasher.combine(outline.number(of: .tuple(values)))
    return hasher.finalize()
  }

  /// Notes what is set on an object and on those in its fields.
  private mutating func gather(_ instance: Instance) {
    guard known.count < Self.maximumObjects, let object = run.objects[instance.identity],
      known.insert(instance.identity).inserted
    else { return }
    values.append(ArgumentValue(label: object.kind, value: .instance(instance), place: object.place))
    note(object)
    let fields = instance.fields.sorted { $0.key < $1.key }
    for held in fields.flatMap(\.value.instances) { gather(held) }
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
