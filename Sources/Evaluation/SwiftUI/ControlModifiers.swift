import PlatformStyles
import Scene
import SourceFacts

/// Modifiers that choose how controls are drawn (S-61, S-95 to S-101).
enum ControlModifiers {
  static let effects: [String: ModifierEffect] = {
    var table: [String: ModifierEffect] = [
      "disabled": { renderer, call, receiver, environment in
        guard let first = call.first else { return renderer.render(receiver, in: environment) }
        let outcomes = renderer.evaluator.booleans(first.value, place: first.place)
        // Of an expression the enabled state is judged, so only its paths are followed (S-101).
        let enabled = outcomes.filter { !$0.1 }
        for (path, isDisabled) in enabled.isEmpty ? outcomes : enabled {
          guard let path = environment.path.and(path) else { continue }
          var inner = environment
          inner.path = path
          if isDisabled { inner.isEnabled = false }
          renderer.render(receiver, in: inner)
        }
      },
      "labelsHidden": ModifierTable.environment { environment, _, _ in environment.labelsHidden = true },
      "controlSize": ModifierTable.environment { environment, call, _ in
        environment.values["controlSize"] = call.first?.value
        if case .implicit(let member)? = call.first?.value { environment.controlSize = member.name }
      },
      "symbolRenderingMode": ModifierTable.environment { environment, call, _ in
        environment.values["symbolRenderingMode"] = call.first?.value
      },
      "keyboardShortcut": { renderer, call, receiver, environment in
        var inner = environment
        if call.isDefaultAction { inner.defaultButton = receiver.control }
        renderer.render(receiver, in: inner)
      },
      "labelsVisibility": ModifierTable.environment { environment, call, _ in
        if case .implicit(let member)? = call.first?.value { environment.labelsHidden = member.name == "hidden" }
      },
    ]
    for family in [
      "button", "label", "toggle", "groupBox", "labeledContent", "textField", "progressView", "gauge", "list", "form",
      "menu", "disclosureGroup", "controlGroup", "datePicker", "picker", "menuBarExtra", "tabView", "tipView",
    ] {
      table["\(family)Style"] = ModifierTable.environment { environment, call, renderer in
        environment.styles.set(call.first.map { ownStyle($0, family, renderer.evaluator) }, for: family)
      }
    }
    return table
  }()

  /// Returns the style that a static member in an extension of the family's protocol stands for (S-61).
  static func ownStyle(_ argument: ArgumentValue, _ family: String, _ evaluator: Evaluator) -> Value {
    let stem = family.prefix(1).uppercased() + family.dropFirst() + "Style"
    let scope = Scope(file: argument.place.file)
    return evaluator.distribute(argument.value, place: argument.place) { branch in
      guard case .implicit(let member) = branch, member.chain.isEmpty else { return branch }
      for type in [stem, "Primitive" + stem] {
        guard let value = evaluator.staticMember(member.name, ofTypeNamed: type, place: argument.place, in: scope)
        else { continue }
        guard let arguments = member.arguments else { return value }
        // What takes arguments is a function beside a constant of its name.
        if case .method = value {} else if let made = evaluator.added(member, to: type, in: scope) { return made }
        return evaluator.callValue(value, arguments, place: argument.place, in: scope)
      }
      return branch
    }
  }
}

extension Environment {
  /// Returns the framework's style in force for a family, by name; `automatic` where none is set.
  func styleName(_ family: String) -> String? {
    switch self.styles[family] {
    case .implicit(let member)?: member.name
    case .unknown(let doubt)?: Self.styleName(ofType: doubt.type?.name ?? doubt.label, family)
    case nil: "automatic"
    default: nil
    }
  }

  /// The name of a framework's style by that of its type, such as `plain` for `PlainListStyle`.
  private static func styleName(ofType type: String, _ family: String) -> String {
    let suffix = family.prefix(1).uppercased() + family.dropFirst() + "Style"
    for suffix in ["Primitive" + suffix, suffix] where type.hasSuffix(suffix) && type.count > suffix.count {
      let stem = type.dropLast(suffix.count)
      return stem == "Default" ? "automatic" : stem.prefix(1).lowercased() + stem.dropFirst()
    }
    return type
  }

  /// Returns the tint that a framework's style is made with, as `SwitchToggleStyle(tint: .blue)` (S-97, S-100).
  func styleTint(of family: String, _ renderer: Renderer) -> Alternatives<StyleSetting>? {
    guard case .implicit(let member)? = self.styles[family],
      let tint = member.arguments?.first(where: { $0.label == "tint" })
    else { return nil }
    return ForegroundModifiers.tint(renderer.evaluator.settings(tint, isColor: true), in: self)
  }

  /// Returns the program's own style in force for a family.
  func styleInstance(_ family: String) -> Instance? {
    if case .instance(let instance)? = self.styles[family] { return instance }
    return nil
  }
}

extension ModifierCall {
  /// True for the shortcut of a window's default button: Return alone.
  fileprivate var isDefaultAction: Bool {
    guard case .implicit(let key)? = first?.value, first?.label == nil else { return false }
    if key.name == "defaultAction" { return arguments.count == 1 }
    guard key.name == "return", case .array(let modifiers)? = argument("modifiers")?.value else { return false }
    return modifiers.isEmpty
  }
}

extension ViewNode {
  /// Where the control is written that a chain of modifiers changes; `nil` for other views.
  var control: Place? {
    switch self {
    case .component(let component): component.place
    case .modified(let inner, _): inner.control
    default: nil
    }
  }
}
