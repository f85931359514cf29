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
    let values = Instance(typeName: Self.environmentType, fields: [:], identity: Self.environmentType)
    let argument = ArgumentValue(label: "in", value: .instance(values), place: place)
    return invoke(resolver.declaration, [argument], in: scope, place: place)
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

  /// Calls or reads a member that the program adds to every style.
  func ownStyleMember(_ name: String, of style: Style, _ arguments: [ArgumentValue]?, place: Place) -> Value? {
    guard let arguments else { return extensionMember(name, of: .style(style), type: "ShapeStyle", place: place) }
    let scope = Scope(file: place.file)
    return bestMethod(name, of: .style(style), arguments, place: place, in: scope).map {
      callValue($0, arguments, place: place, in: scope)
    }
  }

  /// A style in a blend mode of its own; what comes of it is not computed (S-36).
  func blended(_ style: Style, _ arguments: [ArgumentValue]?, place: Place) -> Style {
    if case .implicit(let mode)? = arguments?.first?.value, mode.name == "normal" { return style }
    return .unknown(Doubt(.filterOrBlend, "'.blendMode'", place: place, label: "\(style.words) blended"))
  }
}
