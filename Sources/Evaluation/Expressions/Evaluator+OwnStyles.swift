import ColorScience
import PlatformStyles
import Scene
import SourceFacts

/// Styles that the program makes itself, and members that it adds to those of SwiftUI (S-60, S-67).
extension Evaluator {
  /// Calls `resolve(in:)` of a style of the program with the environment at hand; `nil` where it has none.
  func resolved(_ style: Instance, in environment: Environment?, place: Place) -> Value? {
    let resolvers = lineage(of: style.typeName).lazy.compactMap { type in
      type.functions["resolve"]?.first { $0.declaration.parameters.first?.label == "in" }
    }
    guard let resolver = resolvers.first else { return nil }
    let scope = Scope(
      selfValue: .instance(style), typeName: style.typeName, file: resolver.file,
      environment: environment.map(SharedEnvironment.init))
    let argument = ArgumentValue(label: "in", value: .instance(environmentValues), place: place)
    // A style that is resolved to one of its own kind again and again leads nowhere.
    let declared = Place(file: resolver.file, span: resolver.declaration.span)
    guard resolutions[declared, default: 0] < Self.maximumResolutions else {
      return circle("a style that resolves to itself", place)
    }
    resolutions[declared, default: 0] += 1
    defer { resolutions[declared, default: 1] -= 1 }
    let value = invoke(resolver.declaration, [argument], in: scope, place: place)
    return resolver.declaration.result.map { coerce(value, to: $0, file: resolver.file, context: style.typeName) }
      ?? value
  }

  /// How deep a style is followed that resolves to others of its kind.
  private static let maximumResolutions = 8

  /// Returns the view that a style is by being declared one: a rectangle filled with it, unless it has a body of its own;
  /// `nil` for what is no style.
  func filling(_ instance: Instance, type: TypeInfo, place: Place) -> ViewNode? {
    let lineage = lineage(of: type.id)
    guard lineage.contains(where: { $0.conforms(to: "ShapeStyle") }),
      !lineage.contains(where: { $0.property("body") != nil })
    else { return nil }
    let style = ArgumentValue(label: nil, value: .instance(instance), place: place)
    return .component(Component(name: "Style", arguments: [style], place: place))
  }

  /// Returns the style that a view is: a style of the program that is a view too, or such a one made more transparent.
  func styles(_ node: ViewNode, isColor: Bool, place: Place, in environment: Environment?) -> Alternatives<Style?>? {
    switch node {
    case .component(let component) where ["Color", "Style"].contains(component.name):
      component.arguments.first.map { styles($0.value, isColor: isColor, place: place, in: environment) }
    case .custom(let instance, _):
      resolved(instance, in: environment, place: place).map {
        styles($0, isColor: isColor, place: place, in: environment)
      }
    case .modified(let inner, let call) where call.name == "opacity":
      if case .number(let factor)? = call.first?.value {
        styles(inner, isColor: isColor, place: place, in: environment)?.map { style in
          factor == 1 ? style : style.map { .faded($0, by: factor) }
        }
      } else {
        nil
      }
    default: nil
    }
  }

  /// The type whose members are those of the environment around.
  static let environmentType = "EnvironmentValues"

  /// What SwiftUI lets every style be asked for, which an extension of them may do without naming `self`.
  static let styleMembers: Set<String> = ["opacity", "blendMode", "shadow", "mix"]

  /// True for a style or colour.
  func isStyle(_ value: Value) -> Bool {
    switch value {
    case .style, .color: true
    default: false
    }
  }

  /// True for a style of a type of the program.
  func isOwnStyle(_ value: Value) -> Bool {
    switch value {
    case .instance(let instance): lineage(of: instance.typeName).contains { $0.conforms(to: "ShapeStyle") }
    case .view(let node): node.instance.map { isOwnStyle(.instance($0)) } ?? false
    default: false
    }
  }

  /// Calls or reads a member that the program adds to every style.
  func ownStyleMember(_ name: String, of style: Style, _ arguments: [ArgumentValue]?, place: Place) -> Value? {
    guard let arguments else { return extensionMember(name, of: .style(style), type: "ShapeStyle", place: place) }
    let scope = Scope(file: place.file)
    return bestMethod(name, of: .style(style), arguments, place: place, in: scope).map {
      callValue($0, arguments, place: place, in: scope)
    }
  }

  /// Calls what the program adds to every style that is a colour, as a member of `Color` (S-31); `nil` for all other calls.
  func colorAdded(
    _ name: String, to type: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope
  ) -> Value? {
    guard type.withoutFramework == "Color", let functions = index.types["ShapeStyle"]?.functions[name],
      fitting(functions, arguments, from: place.file).contains(where: \.declaration.isStatic)
    else { return nil }
    let value = callStatic(name, of: "ShapeStyle", arguments, place: place, in: scope)
    return isOwnStyle(value) ? nil : value
  }

  /// A style in a blend mode of its own; what comes of most modes is not computed (S-36).
  func blended(_ style: Style, _ arguments: [ArgumentValue]?, place: Place) -> Style {
    guard case .implicit(let mode)? = arguments?.first?.value else { return .unknown(.blending(style, at: place)) }
    if mode.name == "normal" { return style }
    guard let known = BlendMode(rawValue: mode.name) else { return .unknown(.blending(style, at: place)) }
    return .blended(style, known, at: place)
  }
}

extension Doubt {
  /// What a style becomes whose blend mode is not computed where it stands.
  static func blending(_ style: Style, at place: Place) -> Doubt {
    Doubt(.filterOrBlend, "'.blendMode'", place: place, label: "\(style.words) blended")
  }
}
