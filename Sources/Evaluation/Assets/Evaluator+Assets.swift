import Scene
import SourceFacts

extension Evaluator {
  /// Returns the colour of the catalogs with a name; without one the colour is missing.
  func assetColor(
    named name: String, in bundle: BundleReference, place: Place, isPlatformColor: Bool
  ) -> Value {
    // The catalogs of a module that is not audited are found by its own code alone.
    let owner = if case .code(let owner) = bundle { owner } else { place.file }
    switch index.assets(for: owner).color(named: name, in: bundle, from: place.file) {
    case .found(let asset):
      return .color(ColorValue(color: .asset(asset), origin: place, isPlatformColor: isPlatformColor))
    case .missing(var missing):
      missing.isOptional = isPlatformColor
      if missing.isCertain { missingColors[place] = missing }
      let reason: Unknown.Reason = bundle == .unknown ? .externalModule : .missingAsset
      let what = missing.isEmpty ? "'\(name)' has no value in its catalog" : "'\(name)'"
      var doubt = Doubt(reason, what, place: place, key: "asset.\(name)", label: "Color(\"\(name)\")")
      // UIKit's and AppKit's initialisers return nil, SwiftUI's draws nothing (S-124).
      doubt.isAbsent = missing.isCertain && isPlatformColor
      return .unknown(doubt)
    }
  }

  /// Returns the colour that a written name means: a string, or one of several.
  func assetColor(
    named name: Value, in bundle: BundleReference, place: Place, isPlatformColor: Bool
  ) -> Value {
    distribute(spelled(catalogName(name, file: place.file), place: place), place: place) { name in
      switch name {
      case .string(let name):
        return assetColor(named: name, in: bundle, place: place, isPlatformColor: isPlatformColor)
      case .unknown(let doubt): return namedColor(doubt, isPlatformColor: isPlatformColor, place: place)
      default:
        let name = Doubt(.runtimeValue, "a colour name", place: place)
        return namedColor(name, isPlatformColor: isPlatformColor, place: place)
      }
    }
  }

  /// Returns the text of a name that the program adds to the type of such names, as `.mist` of `NSColor.Name` or of what
  /// that is another name for.
  private func catalogName(_ name: Value, file: Int32) -> Value {
    distribute(name, place: nil) { name in
      guard case .implicit(let member) = name else { return name }
      if member.name == "init", member.chain.isEmpty { return member.arguments?.first?.value ?? name }
      for type in ["NSColor.Name", "String"] {
        let value = resolve(member, as: TypeReference(name: type), file: file, context: nil)
        if case .implicit = value { continue }
        return value
      }
      return name
    }
  }

  /// Returns the image of the catalogs that the arguments of `Image` or `UIImage` name, where exactly one is meant.
  func imageAsset(_ arguments: [ArgumentValue]) -> ImageAsset? {
    guard let first = arguments.first else { return nil }
    switch (first.label, first.value) {
    case (nil, .string(let name)), ("named", .string(let name)), ("decorative", .string(let name)):
      return index.assets.image(named: name, in: bundleReference(arguments), from: first.place.file)
    case (nil, .implicit(let member)), ("resource", .implicit(let member)):
      guard member.arguments == nil, member.chain.allSatisfy({ $0.arguments == nil }) else { return nil }
      let symbol = ([member.name] + member.chain.map(\.name)).joined(separator: ".")
      return index.assets.image(symbol: symbol, from: first.place.file)
    case (nil, .view(.component(let inner))), ("uiImage", .view(.component(let inner))),
      ("nsImage", .view(.component(let inner))):
      return ["Image", "UIImage", "NSImage"].contains(inner.name) ? imageAsset(inner.arguments) : nil
    default: return nil
    }
  }

  /// Returns the image that a member of `Image` means which no source declares: tools write one for each image of the
  /// catalogs, by the names that Xcode gives its symbols (S-125).
  func imageMember(_ name: String, place: Place) -> Value? {
    let symbol = ArgumentValue(
      label: nil, value: .implicit(ImplicitMember(name: name, arguments: nil, place: place)), place: place)
    if imageAsset([symbol]) == nil { return nil }
    return .view(.component(Component(name: "Image", arguments: [symbol], place: place)))
  }

  /// Returns the unknown for a generated symbol that no catalog of the source has.
  func missingSymbol(_ member: ImplicitMember, _ place: Place) -> Value {
    if let system = unlistedColor(member.name, place: place) { return system }
    return .unknown(
      Doubt(
        .missingAsset, "'.\(member.name)'", place: place, key: "asset.\(member.name)", label: ".\(member.name)"))
  }

  /// The types that Xcode extends with a member for every colour, and the type of the symbols themselves.
  private static let extendedTypes: Set<String> = ["Color", "UIColor", "NSColor", "ShapeStyle", "ColorResource"]

  /// Returns what a generated symbol means on a type that has no such member itself (S-125): a colour or a namespace.
  func assetMember(_ name: String, _ arguments: [ArgumentValue]?, of type: String, place: Place) -> Value? {
    let bare = type.withoutFramework
    let base = bare.prefix { $0 != "." }
    guard Self.extendedTypes.contains(String(base)), arguments?.isEmpty != false else { return nil }
    let space = bare.dropFirst(base.count + 1)
    let symbol = space.isEmpty ? name : "\(space).\(name)"
    let assets = index.assets(for: place.file)
    if let asset = assets.color(symbol: symbol, from: place.file) {
      return .color(
        ColorValue(color: .asset(asset), origin: place, isPlatformColor: base == "UIColor" || base == "NSColor"))
    }
    return assets.hasNamespace(symbol) ? .type("\(bare).\(name)") : nil
  }

  /// Returns what `Color(.name)` and `UIColor(resource: .name)` mean where a generated symbol fits (S-125).
  ///
  /// Beside a colour of UIKit of the same name both initialisers fit, so either may be meant; not where the program
  /// declares one and nothing tells that the file's own target builds the symbol, since no other one's has it.
  func assetResource(
    _ member: ImplicitMember, system: Value?, place: Place, isPlatformColor: Bool
  ) -> Value? {
    let symbol = ([member.name] + member.chain.map(\.name)).joined(separator: ".")
    guard member.arguments == nil, member.chain.allSatisfy({ $0.arguments == nil }),
      let asset = index.assets(for: place.file).color(symbol: symbol, from: place.file)
    else { return nil }
    let value = Value.color(ColorValue(color: .asset(asset), origin: place, isPlatformColor: isPlatformColor))
    if asset.isAssumed, system != nil, isDeclaredColor(member.name, place) { return nil }
    guard let system, case .color(let color) = system, color.color != .asset(asset) else { return value }
    let condition = conditions.number(
      key: "resource.\(symbol)", label: ".\(symbol)", arms: ["asset", "system"], isGap: true)
    return choice(
      [
        .init(condition: Guard(condition: condition, arm: 0), value: value),
        .init(condition: Guard(condition: condition, arm: 1), value: system),
      ], place: place)
  }

  /// True where the program adds a colour with a name to those of UIKit or AppKit.
  private func isDeclaredColor(_ name: String, _ place: Place) -> Bool {
    ["UIColor", "NSColor"].contains {
      staticMember(name, ofTypeNamed: $0, place: place, in: Scope(file: place.file)) != nil
    }
  }

  /// Returns the colour of an accessor that a tool writes for catalogs, as `Asset.Colors.accent.color`, where its
  /// source is not there: the doubt names the path, and exactly one colour of the catalogs has it.
  func accessorColor(_ name: String, of doubt: Doubt, place: Place) -> Value? {
    guard ["color", "swiftUIColor"].contains(name), doubt.reason == .externalModule else { return nil }
    let path = doubt.label.split(separator: ".").map(String.init)
    guard path.count > 1, ["Asset", "Assets"].contains(path[0]), index.idsByName[path[0]] == nil,
      let asset = index.assets.color(accessor: Array(path.dropFirst()))
    else { return nil }
    return .color(ColorValue(color: .asset(asset), origin: place, isPlatformColor: name == "color"))
  }

  /// Returns the colour that an initialiser makes of such an accessor, as `Color(asset: Asset.Colors.accent)`.
  func accessorColor(_ arguments: [ArgumentValue], place: Place, isPlatformColor: Bool) -> Value {
    distribute(arguments.first?.value ?? .none, place: place) { value in
      guard case .unknown(let doubt) = value,
        let color = accessorColor(isPlatformColor ? "color" : "swiftUIColor", of: doubt, place: place)
      else { return unsupportedColor(arguments, place) }
      return color
    }
  }

  /// Returns the type of an accessor that a tool writes for a program's texts, as `L10n.greeting`, where its source is
  /// not there; `nil` for members of other types.
  func accessorText(of type: String) -> TypeReference? {
    let base = type.prefix { $0 != "." }
    return base == "L10n" && index.idsByName["L10n"] == nil ? TypeReference(name: "String") : nil
  }
}
