import PlatformStyles
import Scene
import SourceFacts

/// Where the evaluator leaves code with effects to what follows objects of UIKit and AppKit (S-115).
extension Evaluator {
  /// What follows code that makes objects, while that is done. Who asks for it depends on what was followed before.
  var code: CodeRun? {
    get {
      if follower != nil { watch.meetCode() }
      return follower
    }
    set { follower = newValue }
  }

  /// True while code that makes objects is followed for its effects.
  var followsCode: Bool { follower != nil }

  /// Returns the object that a value from elsewhere is, where it is a view of the program and code is followed: what is
  /// called on a controller from elsewhere says little of any that is seen.
  func followed(_ value: Value) -> Value {
    guard case .unknown(let doubt) = value, let follower, let name = doubt.type?.name,
      let kind = follower.classes.type(named: name, file: doubt.place?.file ?? 0).flatMap(follower.classes.kind),
      CodeClasses.isView(kind)
    else { return value }
    return standIn(for: doubt).map { .instance($0) } ?? value
  }

  /// True for an object of the code that is followed.
  func isObject(_ instance: Instance) -> Bool {
    guard let follower, follower.objects[instance.identity] != nil else { return false }
    watch.meetCode()
    return true
  }

  /// Returns what the code that is followed makes of something; that it makes nothing of it does not depend on the code
  /// as long as there is room for more objects.
  func made<Made>(by make: (CodeRun) -> Made?) -> Made? {
    guard let follower else { return nil }
    let made = make(follower)
    if made != nil || !follower.hasRoom { watch.meetCode() }
    return made
  }

  /// Returns the object that stands for a value from elsewhere, where code is followed that has room for one.
  func standIn(for doubt: Doubt) -> Instance? {
    guard let follower, follower.mayHold(.unknown(doubt)) else { return nil }
    watch.meetCode()
    return follower.standIn(for: doubt)
  }

  /// True for the type of what can't hold an object, so that a function that returns it counts for its value.
  static func isPlain(_ result: TypeReference?) -> Bool {
    result.map { plainResults.contains($0.name) && !$0.isOpaque } ?? false
  }

  /// True for a function of an object that changes looks, and returns no more than how that went.
  func changesLooks(_ function: FunctionDeclaration, at place: Place, in scope: Scope) -> Bool {
    guard
      function.result?.name == "Bool" || function.attributes.contains(where: { $0.name == "discardableResult" }),
      case .instance(let instance)? = scope.selfValue, let follower,
      let type = follower.objects[instance.identity]?.type
    else { return false }
    return follower.classes.mayChangeLooks(at: place, in: type)
  }

  /// Returns what follows code, to be told of some values: it makes nothing of those that are no objects, hold none and
  /// run no code, whatever was followed before.
  func code(told arguments: [ArgumentValue], of receiver: Value = .none) -> CodeRun? {
    guard let follower else { return nil }
    if follower.mayHold(receiver) || arguments.contains(where: { follower.mayHold($0.value) }) { watch.meetCode() }
    return follower
  }

  /// Follows a body: for its effects where objects are followed and it may make or change some, else for its value.
  func follow(
    _ statements: [Statement], in scope: Scope, result: TypeReference?, isBuilder: Bool, isForEffects: Bool = false,
    place: Place
  ) -> Value {
    if followsCode,
      isForEffects && result?.isOpaque != true || result.map({ !Self.isPlain($0) && !$0.isOpaque }) ?? true,
      let code
    {
      return code.run(statements, in: scope, result: result, place: place)
    }
    return body(statements, in: scope, result: result, isBuilder: isBuilder, place: place)
  }

  /// The types of values that hold no objects.
  private static let plainResults: Set<String> = [
    "UIColor", "NSColor", "Color", "CGColor", "UIFont", "NSFont", "Font", "String", "Bool", "Int", "CGFloat", "Double",
    "Float", "CGRect", "CGSize", "CGPoint", "UIEdgeInsets", "Date", "URL", "Data", "UIFont.Weight",
  ]

  /// True where a property's type is one that objects are followed of.
  func makesObjects(_ type: TypeReference?, in owner: String?) -> Bool {
    guard followsCode, let type else { return false }
    return CodeClasses.isKnown(type.name == "Self" ? owner ?? type.name : type.name)
  }

  /// Notes that a function of an object was followed.
  func note(_ function: FunctionDeclaration, in scope: Scope) {
    guard case .instance(let instance)? = scope.selfValue, isObject(instance) else { return }
    code?.followed.insert(CodeRun.key(instance.identity, Place(file: scope.file, span: function.span)))
  }

  /// Performs a method of a framework on `self`, or hands objects to a function that is not there.
  func performed(
    _ name: String, _ function: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope
  ) -> Value? {
    guard case .unknown(let doubt) = function, followsCode else { return nil }
    guard doubt.reason == .externalModule else {
      // Not the list of a view's subviews, which can't be called, but the function of that name that fills it.
      guard CodeRun.fillers.contains(name), let receiver = scope.selfValue else { return nil }
      return performed(name, on: receiver, arguments, place: place)
    }
    if let receiver = scope.selfValue, let value = performed(name, on: receiver, arguments, place: place) {
      return value
    }
    code(told: arguments)?.obscure(arguments, by: name, place: place)
    return nil
  }

  /// Performs a method of a framework on an object that code is followed for; `nil` for what is none.
  func performed(_ name: String, on receiver: Value, _ arguments: [ArgumentValue], place: Place) -> Value? {
    let code = CodeRun.mayAsk(byMethod: name) ? self.code : code(told: arguments, of: receiver)
    return code?.call(name, on: receiver, arguments, place: place)
  }

  /// Calls a method that the program declares for a receiver; `nil` where it declares none. Where the only one of the name
  /// takes other arguments, that of the framework is meant.
  func callOwn(
    _ name: String, of receiver: Value, _ arguments: [ArgumentValue], place: Place, in scope: Scope
  ) -> Value? {
    guard let method = bestMethod(name, of: receiver, arguments, place: place, in: scope) else { return nil }
    if followsCode, case .method(let function, _, _, _) = method, !fits(function.parameters, arguments),
      !mayBeCalled(function, with: arguments),
      let value = performed(name, on: receiver, arguments, place: place)
    {
      return value
    }
    return callValue(method, arguments, place: place, in: scope)
  }

  /// False where a function takes other arguments, fewer of them, or one that is left out.
  private func mayBeCalled(_ function: FunctionDeclaration, with arguments: [ArgumentValue]) -> Bool {
    guard let found = looseMatch(function.parameters, arguments) else { return false }
    return zip(function.parameters, found).allSatisfy { parameter, argument in
      argument.map { accepts(parameter.argumentType, arguments[$0].value) }
        ?? (parameter.defaultValue != nil || parameter.isVariadic)
    }
  }

  /// The traits in force, those that each appearance decides among them (S-114).
  func currentTraits(_ place: Place) -> Value {
    .instance(
      Instance(
        typeName: "UITraitCollection",
        fields: [
          "userInterfaceStyle": environmentValue("colorScheme", in: nil, place: place),
          "accessibilityContrast": environmental(
            ConditionTable.contrast, ["normal", "high"], of: "UIAccessibilityContrast", place),
          "legibilityWeight": environmentValue("legibilityWeight", in: nil, place: place),
          "userInterfaceLevel": .implicit(ImplicitMember(name: "base", arguments: nil, place: place)),
        ], identity: Self.traits))
  }

  /// The identity of the traits in force.
  static let traits = "traits"
}
