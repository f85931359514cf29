import SourceFacts

/// A view as the source composes it, before it is placed.
indirect enum ViewNode {
  case empty
  /// Several views side by side in a builder.
  case list([ViewNode])
  /// One of several, by path.
  case choice(Alternatives<ViewNode>)
  /// A view of a framework with its arguments.
  case component(Component)
  /// A view of the program.
  case custom(Instance, Place)
  case modified(ViewNode, ModifierCall)
  /// `Text + Text`.
  case concatenated([ViewNode])
  /// A view that keeps the environment of where it was written, such as a style's label.
  case placed(ViewNode, via: Place)
  case unknown(Doubt)
}

extension ViewNode {
  /// True for the view that shows nothing.
  var isEmpty: Bool {
    switch self {
    case .empty: true
    case .list(let nodes): nodes.allSatisfy(\.isEmpty)
    case .component(let component): component.name == "EmptyView"
    default: false
    }
  }
}

extension ViewNode {
  /// True for a colour, and for what a member made of one that is taken for a modifier.
  var isColor: Bool {
    switch self {
    case .component(let component): component.name == "Color"
    case .modified(let inner, _): inner.isColor
    default: false
    }
  }

  /// The value of a type of the program that the view is; `nil` for others.
  var instance: Instance? {
    switch self {
    case .custom(let instance, _): return instance
    case .component(let component) where component.name == "Style":
      if case .instance(let instance)? = component.arguments.first?.value { return instance }
      return nil
    default: return nil
    }
  }

  /// The name of the framework's view that modifiers are applied to; `nil` for others.
  var componentName: String? {
    switch self {
    case .component(let component): component.name
    case .modified(let inner, _), .placed(let inner, _): inner.componentName
    case .concatenated: "Text"
    case .list(let nodes): nodes.count == 1 ? nodes[0].componentName : nil
    case .empty, .choice, .custom, .unknown: nil
    }
  }

  /// Where the view is written that is made last; `nil` for one that is not known.
  var origin: Place? {
    switch self {
    case .component(let component): component.place
    case .custom(_, let place): place
    case .modified(_, let call): call.place
    case .placed(let inner, _): inner.origin
    case .list(let nodes): nodes.count == 1 ? nodes[0].origin : nil
    case .empty, .choice, .concatenated, .unknown: nil
    }
  }

  /// Where the views are written that this one is made of or that are handed to it.
  var sources: [Place] {
    switch self {
    case .empty, .unknown: []
    case .list(let nodes), .concatenated(let nodes): nodes.flatMap(\.sources)
    case .choice(let alternatives): alternatives.branches.flatMap(\.value.sources)
    case .component(let component): [component.place] + component.arguments.flatMap(\.value.sources)
    case .custom(let instance, _): instance.fields.values.flatMap(\.sources)
    case .modified(let inner, let call): inner.sources + call.arguments.flatMap(\.value.sources)
    case .placed(let inner, _): inner.sources
    }
  }
}

extension Value {
  /// Where the views are written that a value holds.
  var sources: [Place] {
    switch self {
    case .view(let node): node.sources
    case .closure(let closure): [closure.place]
    case .array(let values): values.flatMap(\.sources)
    case .choice(let alternatives): alternatives.branches.flatMap(\.value.sources)
    default: []
    }
  }
}

/// A call of a framework's view.
struct Component {
  var name: String
  var arguments: [ArgumentValue]
  var place: Place

  /// Returns the first argument with a label.
  func argument(_ label: String?) -> ArgumentValue? {
    arguments.first { $0.label == label && !$0.isTrailingClosure }
      ?? arguments.first { $0.label == label && label != nil }
  }

  /// Returns the closure passed with a label, or else the first trailing one without a label.
  func closure(_ label: String) -> ClosureValue? {
    for argument in arguments where argument.label == label {
      if case .closure(let closure) = argument.value { return closure }
    }
    return nil
  }

  /// The name of a symbol: by SwiftUI's labels, or by that of typed symbol names that packages add.
  var symbol: ArgumentValue? {
    argument("systemName") ?? argument("systemImage") ?? argument("systemSymbol")
  }

  /// The closure of the views that it holds, trailing or passed with its label.
  var content: ClosureValue? { trailingClosure ?? closure("content") }

  /// The first trailing closure.
  var trailingClosure: ClosureValue? {
    for argument in arguments where argument.isTrailingClosure && argument.label == nil {
      if case .closure(let closure) = argument.value { return closure }
    }
    return nil
  }
}

/// A call of a modifier.
struct ModifierCall {
  var name: String
  var arguments: [ArgumentValue]
  /// The member's name in the source.
  var place: Place

  /// Returns the value of the argument with a label.
  func argument(_ label: String?) -> ArgumentValue? {
    arguments.first { $0.label == label && !$0.isTrailingClosure }
  }

  /// The first argument.
  var first: ArgumentValue? { arguments.first }

  /// The content closure, trailing or passed as `content:`.
  var content: ClosureValue? {
    for argument in arguments where argument.isTrailingClosure || argument.label == "content" {
      if case .closure(let closure) = argument.value { return closure }
    }
    return nil
  }
}

extension Value {
  /// The views that a value is made of, by their types; none of a closure, whose views are not known before it runs.
  var viewNames: [String] {
    switch self {
    case .view(let node): node.viewNames
    case .instance(let instance): [instance.typeName]
    case .choice(let alternatives): alternatives.branches.flatMap(\.value.viewNames)
    default: []
    }
  }
}

extension ViewNode {
  fileprivate var viewNames: [String] {
    switch self {
    case .custom(let instance, _): [instance.typeName]
    case .component(let component): [component.name]
    case .modified(let inner, _), .placed(let inner, _): inner.viewNames
    case .list(let nodes), .concatenated(let nodes): nodes.flatMap(\.viewNames)
    case .choice(let alternatives): alternatives.branches.flatMap(\.value.viewNames)
    case .empty, .unknown: []
    }
  }
}
