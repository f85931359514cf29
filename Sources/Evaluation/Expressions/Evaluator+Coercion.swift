import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Gives a value the meaning that a written type asks for: implicit members find their type.
  func coerce(_ value: Value, to written: TypeReference, file: Int32, context: String?) -> Value {
    let type = own(written, in: context)
    if type.isFunction {
      guard case .closure(var closure) = value, let result = type.arguments.first, !result.isOpaque,
        index.isLook(result, in: context ?? "", file: file) || !result.labels.isEmpty
      else { return value }
      closure.result = result
      return .closure(closure)
    }
    switch value {
    case .choice:
      return distribute(value, place: nil) { coerce($0, to: type, file: file, context: context) }
    case .unknown(var doubt):
      if doubt.type == nil, !type.isOpaque {
        doubt.type = type
        return .unknown(doubt)
      }
      return value
    case .array(let values):
      guard type.name == "Array" || type.name == "Set", let element = type.arguments.first else {
        return options(values, as: type, file: file, context: context) ?? value
      }
      return .array(values.map { coerce($0, to: element, file: file, context: context) })
    case .tuple(let elements):
      guard type.name == "()", type.arguments.count == elements.count else { return value }
      return .tuple(
        elements.enumerated().map { position, element in
          var part = element
          if !type.labels.isEmpty { part.label = type.labels[position] == "_" ? nil : type.labels[position] }
          part.value = coerce(element.value, to: type.arguments[position], file: file, context: context)
          return part
        })
    case .instance(let instance) where instance.typeName == Self.dictionaryType:
      return coerceDictionary(instance, to: type, file: file, context: context)
    case .implicit(let member):
      let type = spelledOut(type, file: file, context: context)
      if type.isOptional, member.isNone { return .none }
      if let constant = constant(of: member) {
        let wrapped = type.name == "Binding" ? type.arguments.first ?? type : type
        return coerce(constant, to: wrapped, file: file, context: context)
      }
      if let bound = bound(by: member, in: type, file: file, context: context) { return bound }
      // A style of the framework that is made without its name, `.init()`.
      if member.name == "init", member.chain.isEmpty, let arguments = member.arguments, type.name.hasSuffix("Style"),
        index.type(named: type.name, in: context, file: file) == nil
      {
        return construct(type.name, arguments, place: member.place, in: Scope(typeName: context, file: file))
      }
      let value = shown(resolve(member, as: type, file: file, context: context), as: type)
      return typed(value, as: type, file: file, context: context)
    case .string(let text) where type.name == "LocalizedStringKey":
      // Markdown is read in keys, not in strings (S-42).
      return .interpolated([.text(text)])
    case .string where type.name == Self.attributedType.name, .interpolated where type.name == Self.attributedType.name:
      return .attributed(AttributedText(runs: [.init(text: value)]))
    case .number, .string: return value
    default: return value
    }
  }

  /// Returns a type as written, or the one whose body says `Self`; that of a protocol may be any that conforms.
  private func own(_ type: TypeReference, in context: String?) -> TypeReference {
    guard type.name == "Self", let context, let owner = index.types[context] else { return type }
    let isOne =
      switch owner.kind {
      case .struct, .class, .enum: true
      default: ["Color", "UIColor", "NSColor", "Font", "UIFont", "NSFont"].contains(context)
      }
    guard isOne else { return type }
    var result = type
    result.name = context
    return result
  }

  /// Returns a type as static code writes it; `Self` is the class or structure that was asked for the member.
  func own(_ type: TypeReference, in scope: Scope) -> TypeReference {
    guard type.name == "Self", let own = scope.ownType else { return type }
    let isOne =
      switch index.types[own]?.kind {
      case .struct?, .class?, .enum?: true
      case .protocol?: false
      default: CodeClasses.isKnown(own)
      }
    guard isOne else { return type }
    var result = type
    result.name = own
    return result
  }

  /// Notes the framework's type of an implicit member, where the program adds properties to that type.
  private func typed(_ value: Value, as type: TypeReference, file: Int32, context: String?) -> Value {
    let name = type.name.withoutFramework
    guard case .implicit(var member) = value, member.chain.isEmpty, member.type == nil,
      let extended = index.type(named: name, in: name == type.name ? context : nil, file: file),
      extended.kind == .extension
    else { return value }
    member.type = extended.id
    return .implicit(member)
  }

  /// Evaluates an arm of `?:`; an explicit colour in the other arm tells what an implicit member is one of (S-31).
  func arm(_ expression: Expression, beside other: Expression, in scope: Scope) -> Value {
    let value = evaluate(expression, in: scope)
    // Beside a colour `.none` is nil, unless the colour is asked for that its type may have of the name.
    guard case .implicit(let member) = value, !member.isNone, isExplicit(other),
      case .color(let color) = evaluate(other, in: scope)
    else {
      return value
    }
    if color.isPlatformColor {
      let type = platform(of: scope.file) == .macos ? "NSColor" : "UIColor"
      return coerce(value, to: TypeReference(name: type), file: scope.file, context: scope.typeName)
    }
    return colorValue(value, place: place(expression.span, in: scope))
  }

  /// True for a name or a chain on one; nested choices are left out, so that no arm is evaluated again and again.
  private func isExplicit(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .identifier: true
    case .member(let base, _, _): base.map(isExplicit) ?? false
    case .call(let callee, _): isExplicit(callee)
    default: false
    }
  }

  /// Returns what `.constant(value)` binds, which is never written (S-58).
  func constant(of member: ImplicitMember) -> Value? {
    guard member.name == "constant", member.chain.isEmpty, let arguments = member.arguments, arguments.count == 1 else {
      return nil
    }
    return arguments[0].value
  }

  /// Returns what `.init(get:set:)` binds as a value of the type that a binding is written with.
  private func bound(by member: ImplicitMember, in type: TypeReference, file: Int32, context: String?) -> Value? {
    guard type.name == "Binding", let inner = type.arguments.first, member.name == "init", member.chain.isEmpty,
      let value = got(by: member.arguments ?? [], place: member.place)
    else { return nil }
    return coerce(value, to: inner, file: file, context: context)
  }

  /// Returns what the getter of a binding gives, which may be a trailing closure.
  func got(by arguments: [ArgumentValue], place: Place) -> Value? {
    guard let first = arguments.first, first.label == "get" || first.label == nil && first.isTrailingClosure,
      case .closure(let getter) = first.value
    else { return nil }
    return invoke(getter, [], place: place)
  }

  /// Types of numbers whose constants are known; what is infinite is asked for by that name.
  private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]

  /// Resolves an implicit member of a type.
  func resolve(_ member: ImplicitMember, as type: TypeReference, file: Int32, context: String?) -> Value {
    let name = type.name.withoutFramework
    // With its framework before it, a name means no type of the program but what this adds to the framework's.
    let context = name == type.name ? context : nil
    let scope = Scope(typeName: context, file: file)
    let meant = index.type(named: name, in: context, file: file)
    // What the code at hand nests hides what is called so everywhere else.
    let isNested = meant.map { $0.kind != .extension && $0.name != name } ?? false
    let receiver = Value.type(extendedName(of: type.name))
    var value: Value
    switch isNested ? "" : name {
    case "AnyShapeStyle" where member.name == "init": value = erasedStyle(member.arguments?.first?.value ?? .none)
    case Self.attributedType.name where member.name == "init":
      value = attributedText(name, member.arguments ?? [], place: member.place)
    case "AnyView" where member.name == "init":
      value = .view(view(from: member.arguments?.first?.value ?? .none, place: member.place))
    case "Color", "UIColor", "NSColor", "ColorResource", "Font", "UIFont", "NSFont":
      if let arguments = member.arguments {
        value = callMember(
          member.name, of: receiver, arguments, place: member.place, namePlace: member.place, in: scope)
      } else {
        value = self.member(
          member.name, of: receiver, place: member.place, namePlace: member.place, in: scope)
      }
    // Its getter is part of what a binding is told by.
    case _ where member.name == "init" && (name == "Binding" || Self.gradients.contains(name)):
      value = constructFramework(name, member.arguments ?? [], place: member.place, in: scope)
    case _ where Self.numbers.contains(name) && ["greatestFiniteMagnitude", "zero", "pi"].contains(member.name):
      value = self.member(member.name, of: receiver, place: member.place, namePlace: member.place, in: scope)
    default:
      if let added = added(member, to: name, in: scope) { return following(member.chain, from: added, in: scope) }
      code(told: member.arguments ?? [])?.fillRows(by: member, as: name)
      if let made = made(by: { $0.register(member, as: type) ?? $0.make(member, of: name) }) {
        return following(member.chain, from: made, in: scope)
      }
      guard let info = meant else { return .implicit(member) }
      if let arguments = member.arguments {
        value = callMember(
          member.name, of: .type(info.id), arguments, place: member.place, namePlace: member.place, in: scope)
      } else if let found = staticMember(member.name, ofTypeNamed: info.id, place: member.place, in: scope) {
        value = found
      } else {
        return .implicit(member)
      }
    }
    value =
      token(for: member, of: name, from: value, in: scope) ?? following(member.chain, from: value, in: scope)
    if case .color(var color) = value, color.origin == nil {
      color.origin = member.place
      value = .color(color)
    }
    return value
  }

  /// Returns the number, text, structure or case that a member without arguments is of a type that is known; `nil` for
  /// all else.
  func constant(_ member: ImplicitMember, as type: TypeReference, place: Place) -> Value? {
    let context = index.enclosingType(of: place)?.id
    var type = type
    type.isOptional = false
    let name = type.name.withoutFramework
    guard member.arguments == nil, member.chain.isEmpty,
      Self.numbers.contains(name) || index.type(named: name, in: context, file: place.file) != nil
    else { return nil }
    let value = resolve(member, as: type, file: place.file, context: context)
    switch value {
    case .implicit: return Self.numbers.contains(name) ? frameworkMember(member.name, nil, of: name, place: place) : nil
    case .number, .string, .instance: return value
    default: return nil
    }
  }

  /// Returns what a chain of members leads to.
  func following(_ chain: [ChainedMember], from value: Value, in scope: Scope) -> Value {
    chain.reduce(value) { receiver, link in
      if link.name == "resolvedColor", let color = resolved(receiver, for: link.arguments ?? [], place: link.place) {
        return color
      }
      return distribute(receiver, place: link.place) { branch in
        link.arguments.map {
          callMember(link.name, of: branch, $0, place: link.place, namePlace: link.place, in: scope)
        } ?? self.member(link.name, of: branch, place: link.place, namePlace: link.place, in: scope)
      }
    }
  }
}
