import Scene
import SourceFacts

extension Evaluator {
  /// Returns the colour of the catalogs with a name; without one the colour is missing.
  func assetColor(named name: String, place: Place, isPlatformColor: Bool) -> Value {
    guard let asset = index.assets(for: place.file).color(named: name) else { return missingAsset(name, place) }
    return .color(ColorValue(color: .asset(asset), origin: place, isPlatformColor: isPlatformColor))
  }

  /// Returns the unknown for a colour that no catalog holds (S-124).
  func missingAsset(_ name: String, _ place: Place) -> Value {
    .unknown(Doubt(.missingAsset, "'\(name)'", place: place, key: "asset.\(name)", label: "Color(\"\(name)\")"))
  }

  /// Returns the colour that a written name means: a string, or one of several.
  func assetColor(named name: Value, place: Place, isPlatformColor: Bool) -> Value {
    distribute(name, place: place) { name in
      switch name {
      case .string(let name): return assetColor(named: name, place: place, isPlatformColor: isPlatformColor)
      case .unknown: return name
      default: return .unknown(Doubt(.runtimeValue, "a colour name", place: place))
      }
    }
  }

  /// The types that Xcode extends with a member for every colour, and the type of the symbols themselves.
  private static let extendedTypes: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle", "ColorResource"]

  /// Returns what a generated symbol means on a type that has no such member itself (S-125): a colour or a namespace.
  func assetMember(_ name: String, _ arguments: [ArgumentValue]?, of type: String, place: Place) -> Value? {
    let bare = type.hasPrefix("SwiftUI.") ? type.dropFirst("SwiftUI.".count) : type[...]
    let base = bare.prefix { $0 != "." }
    guard Self.extendedTypes.contains(String(base)), arguments?.isEmpty != false else { return nil }
    let space = bare.dropFirst(base.count + 1)
    let symbol = space.isEmpty ? name : "\(space).\(name)"
    let assets = index.assets(for: place.file)
    if let asset = assets.color(symbol: symbol) {
      return .color(
        ColorValue(color: .asset(asset), origin: place, isPlatformColor: base == "UIColor" || base == "NSColor"))
    }
    return assets.hasNamespace(symbol) ? .type("\(bare).\(name)") : nil
  }

  /// Returns what `Color(.name)` and `UIColor(resource: .name)` mean where a generated symbol fits (S-125).
  ///
  /// Beside a colour of UIKit of the same name both initialisers fit, so either may be meant.
  func assetResource(
    _ member: ImplicitMember, system: Value?, place: Place, isPlatformColor: Bool
  ) -> Value? {
    let symbol = ([member.name] + member.chain.map(\.name)).joined(separator: ".")
    guard member.arguments == nil, member.chain.allSatisfy({ $0.arguments == nil }),
      let asset = index.assets(for: place.file).color(symbol: symbol)
    else { return nil }
    let value = Value.color(ColorValue(color: .asset(asset), origin: place, isPlatformColor: isPlatformColor))
    guard let system, case .color(let color) = system, color.color != .asset(asset) else { return value }
    let condition = conditions.number(
      key: "resource.\(symbol)", label: ".\(symbol)", arms: ["asset", "system"], isGap: true)
    return choice(
      [
        .init(condition: Guard(condition: condition, arm: 0), value: value),
        .init(condition: Guard(condition: condition, arm: 1), value: system),
      ], place: place)
  }
}
