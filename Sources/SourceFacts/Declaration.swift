/// A declaration of a file or a type.
package enum Declaration: Hashable, Sendable {
  /// A type or an extension.
  case type(TypeDeclaration)
  /// A stored or computed property.
  case property(PropertyDeclaration)
  /// A function or an operator.
  case function(FunctionDeclaration)
  /// An initialiser.
  case initializer(FunctionDeclaration)
  /// A subscript; its getter is the body.
  case subscripted(FunctionDeclaration)
  /// A case of an enumeration.
  case enumCase(EnumCase)
  /// A type alias.
  case alias(name: String, TypeReference, access: AccessLevel)
  /// Declarations under `#if`, clause by clause.
  case compilation([ConditionalDeclarations])
  /// A freestanding macro such as `#Preview { … }`.
  case macro(name: String, arguments: [Argument], span: Span)
}

/// A clause of `#if` around declarations.
package struct ConditionalDeclarations: Hashable, Sendable {
  /// The condition; `nil` for `#else`.
  package var condition: Expression?
  /// What the clause declares.
  package var declarations: [Declaration]

  /// Creates a clause.
  package init(condition: Expression?, declarations: [Declaration]) {
    self.condition = condition
    self.declarations = declarations
  }
}

/// Who may see a declaration, as written.
package enum AccessLevel: String, Hashable, Sendable {
  /// `private`.
  case `private`
  /// `fileprivate`.
  case `fileprivate`
  /// Nothing written, or `internal`.
  case `internal`
  /// `package`.
  case package
  /// `public`.
  case `public`
  /// `open`.
  case open
}

/// An attribute such as `@Environment(\.colorScheme)`.
package struct Attribute: Hashable, Sendable {
  /// The name without `@`, generic arguments and the framework written before it.
  package var name: String
  /// The arguments.
  package var arguments: [Argument]

  /// Creates an attribute.
  package init(name: String, arguments: [Argument]) {
    self.name = name
    self.arguments = arguments
  }
}

extension Attribute {
  /// What a property wrapper gives to what it is written at, which may have an initial value.
  package func wrappedValue(of initial: Expression?, at span: Span) -> Expression {
    let wrapped = initial.map { [Argument(label: "wrappedValue", value: $0)] } ?? []
    let wrapper = Expression(.identifier(name), span: span)
    let made = Expression(.call(callee: wrapper, arguments: wrapped + arguments), span: span)
    return Expression(.member(base: made, name: "wrappedValue", nameSpan: span), span: span)
  }
}

/// A structure, class, enumeration, actor, protocol or extension.
package struct TypeDeclaration: Hashable, Sendable {
  /// What kind of type it is.
  package enum Kind: String, Hashable, Sendable {
    case `struct`, `class`, `enum`, `actor`, `protocol`, `extension`
  }

  /// What kind of type it is.
  package var kind: Kind
  /// The name as written, dotted for extensions of nested types.
  package var name: String
  /// The inherited types and conformances.
  package var inherited: [TypeReference]
  /// The generic parameters' names.
  package var genericParameters: [String]
  /// What generic parameters are written to conform to, by their names.
  package var constraints: [String: TypeReference]
  /// What the associated types of a protocol are written to conform to, by their names; several as a composition, `Any`
  /// where nothing is written.
  package var associatedTypes: [String: TypeReference]
  /// The type that `where Self == T` names in an extension.
  package var selfConstraint: String?
  /// The type that `where Self: T` names in an extension.
  package var selfBound: String?
  /// The members, in source order.
  package var members: [Declaration]
  /// Attributes such as `@Observable` and `@main`.
  package var attributes: [Attribute]
  /// Who may see it.
  package var access: AccessLevel
  /// Where it stands.
  package var span: Span
  /// Where its name stands.
  package var nameSpan: Span

  /// Creates a type declaration.
  package init(
    kind: Kind, name: String, inherited: [TypeReference], genericParameters: [String],
    constraints: [String: TypeReference] = [:], associatedTypes: [String: TypeReference] = [:],
    selfConstraint: String? = nil, selfBound: String? = nil, members: [Declaration],
    attributes: [Attribute], access: AccessLevel, span: Span, nameSpan: Span
  ) {
    self.kind = kind
    self.name = name
    self.inherited = inherited
    self.genericParameters = genericParameters
    self.constraints = constraints
    self.associatedTypes = associatedTypes
    self.selfConstraint = selfConstraint
    self.selfBound = selfBound
    self.members = members
    self.attributes = attributes
    self.access = access
    self.span = span
    self.nameSpan = nameSpan
  }
}

/// The setter of a computed property.
package struct Setter: Hashable, Sendable {
  /// The name of the new value.
  package var parameter: String
  /// The statements.
  package var body: [Statement]

  /// Creates a setter.
  package init(parameter: String, body: [Statement]) {
    self.parameter = parameter
    self.body = body
  }
}

/// A stored or computed property, global, static or of an instance.
package struct PropertyDeclaration: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The written type.
  package var type: TypeReference?
  /// The initial value.
  package var value: Expression?
  /// The statements of the getter; `nil` for stored properties.
  package var getter: [Statement]?
  /// The statements of `willSet` and `didSet`.
  package var observers: [Statement]
  /// What runs when a computed property is set; `nil` where it can't be, and for stored ones.
  package var setter: Setter?
  /// True for `let`.
  package var isConstant: Bool
  /// True for `static` and `class`.
  package var isStatic: Bool
  /// True for a `lazy` variable that only its own file can set.
  package var isLazyConstant: Bool
  /// True where it, or its setter, is written as private to the type or the file.
  package var isSetByFile: Bool
  /// True for `override`.
  package var isOverride: Bool
  /// Property wrappers and other attributes.
  package var attributes: [Attribute]
  /// Who may see it.
  package var access: AccessLevel
  /// Where it stands.
  package var span: Span

  /// Creates a property declaration.
  package init(
    name: String, type: TypeReference?, value: Expression?, getter: [Statement]?, observers: [Statement] = [],
    setter: Setter? = nil, isConstant: Bool, isStatic: Bool, isLazyConstant: Bool,
    isSetByFile: Bool = false, isOverride: Bool = false, attributes: [Attribute], access: AccessLevel, span: Span
  ) {
    self.name = name
    self.type = type
    self.value = value
    self.getter = getter
    self.observers = observers
    self.setter = setter
    self.isConstant = isConstant
    self.isStatic = isStatic
    self.isLazyConstant = isLazyConstant
    self.isSetByFile = isSetByFile
    self.isOverride = isOverride
    self.attributes = attributes
    self.access = access
    self.span = span
  }
}

/// A parameter of a function, an initialiser, a subscript or an enumeration case.
package struct Parameter: Hashable, Sendable {
  /// The argument's label; `nil` for `_`.
  package var label: String?
  /// The name inside the body.
  package var name: String
  /// The written type.
  package var type: TypeReference
  /// The default value.
  package var defaultValue: Expression?
  /// Attributes such as `@ViewBuilder`.
  package var attributes: [Attribute]
  /// True for `views: UIView...`, which takes any number of arguments; the type is that of the list of them.
  package var isVariadic: Bool

  /// Creates a parameter.
  package init(
    label: String?, name: String, type: TypeReference, defaultValue: Expression?, attributes: [Attribute],
    isVariadic: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
    self.isVariadic = isVariadic
  }

  /// True for a parameter that makes a function of the expression it is given.
  package var isAutoclosure: Bool { type.isFunction && attributes.contains { $0.name == "autoclosure" } }
  /// The type of one argument.
  package var argumentType: TypeReference { isVariadic || isAutoclosure ? type.arguments.first ?? type : type }
}

/// A function, an initialiser or a subscript.
package struct FunctionDeclaration: Hashable, Sendable {
  /// The name; `init` and `subscript` for those.
  package var name: String
  /// The parameters, in order.
  package var parameters: [Parameter]
  /// The written result type.
  package var result: TypeReference?
  /// The statements; `nil` without a body.
  package var body: [Statement]?
  /// True for `static` and `class`.
  package var isStatic: Bool
  /// True for `init?` and `init!`.
  package var isFailable: Bool
  /// True for a subscript with more than a getter, of which the facts hold no code.
  package var isSettable: Bool
  /// True for `override`.
  package var isOverride: Bool
  /// Attributes such as `@ViewBuilder`.
  package var attributes: [Attribute]
  /// The generic parameters' names.
  package var genericParameters: [String]
  /// Who may see it.
  package var access: AccessLevel
  /// Where it stands.
  package var span: Span

  /// Creates a function declaration.
  package init(
    name: String, parameters: [Parameter], result: TypeReference?, body: [Statement]?, isStatic: Bool,
    isFailable: Bool = false, isSettable: Bool = false, isOverride: Bool = false, attributes: [Attribute],
    genericParameters: [String], access: AccessLevel, span: Span
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.body = body
    self.isStatic = isStatic
    self.isFailable = isFailable
    self.isSettable = isSettable
    self.isOverride = isOverride
    self.attributes = attributes
    self.genericParameters = genericParameters
    self.access = access
    self.span = span
  }
}

/// A case of an enumeration.
package struct EnumCase: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The associated values.
  package var parameters: [Parameter]
  /// The raw value.
  package var rawValue: Expression?

  /// Creates a case.
  package init(name: String, parameters: [Parameter], rawValue: Expression?) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
  }
}
