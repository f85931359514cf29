import ColorScience
import PlatformStyles
import Scene
import SourceFacts

extension Evaluator {
  /// Returns a static member of a framework type: a colour, a font, a style.
  func frameworkMember(_ name: String, _ arguments: [ArgumentValue]?, of type: String, place: Place) -> Value? {
    let type = type.withoutFramework
    switch type {
    case "Color":
      return swiftUIColor(named: name).map { .color(ColorValue(color: $0, origin: place)) }
        ?? assetMember(name, arguments, of: type, place: place)
    case "UIColor", "NSColor":
      return platformColor(named: name, arguments, of: type, place: place)
        ?? assetMember(name, arguments, of: type, place: place) ?? unlistedColor(name, place: place)
    case "Image" where arguments == nil: return imageMember(name, place: place)
    case "Font": return fontMember(named: name, arguments, place: place)
    case "UIFont", "NSFont":
      if arguments == nil, let size = Self.fontSizes[type]?[name] { return .number(size) }
      return platformFont(named: name, arguments ?? [], place: place)
    case "UIFontDescriptor", "NSFontDescriptor": return fontDescriptor(named: name, arguments ?? [], place: place)
    case "ShapeStyle", "HierarchicalShapeStyle", "AnyShapeStyle", "BackgroundStyle", "ForegroundStyle",
      "TintShapeStyle",
      "SeparatorShapeStyle", "PlaceholderTextShapeStyle", "LinkShapeStyle", "FillShapeStyle":
      return styleValue(named: name, arguments, place: place)
        ?? assetMember(name, arguments, of: type, place: place)
    case "Material": return Material(swiftUIName: name).map { .style(.material($0)) }
    case "Double", "CGFloat", "Float":
      if name == "infinity" || name == "greatestFiniteMagnitude" { return .number(.greatestFiniteMagnitude) }
      if name == "zero" { return .number(0) }
      if name == "pi" { return .number(.pi) }
      return nil
    case "Int" where name == "zero": return .number(0)
    case "ProcessInfo", "UserDefaults", "FileManager", "Bundle", "NotificationCenter", "UIDevice", "UIScreen":
      if type == "Bundle", let bundle = bundleMember(name, place: place) { return bundle }
      return .unknown(
        Doubt(.runtimeValue, "'\(type).\(name)'", place: place, key: "\(type).\(name)", label: "\(type).\(name)"))
    case "DynamicTypeSize": return DynamicTypeSize(rawValue: name).map(value)
    case "NSApp": return inForce(name, place)
    case "UITraitCollection" where name == "current": return currentTraits(place)
    case Self.appearanceType where name.hasPrefix("current"): return currentAppearance(place)
    case _ where arguments == nil && Self.enumerations.contains(type):
      return enumerationCase(name, of: type, place)
    case "UIAccessibility":
      if name == "isDarkerSystemColorsEnabled" { return environmentFlag(ConditionTable.contrast, place) }
      if name == "isReduceTransparencyEnabled" { return environmentFlag(ConditionTable.reduceTransparency, place) }
      if name == "isBoldTextEnabled" { return environmentFlag(ConditionTable.legibilityWeight, place) }
      return nil
    case "Angle": return angle(name, arguments, of: type, place: place)
    default: return assetMember(name, arguments, of: type, place: place)
    }
  }

  /// A case of an enumeration of the frameworks: the same value with and without its type before it.
  func enumerationCase(_ name: String, of type: String, _ place: Place) -> Value {
    let isExtended = index.types[type]?.kind == .extension
    return .implicit(ImplicitMember(name: name, arguments: nil, place: place, type: isExtended ? type : nil))
  }

  /// Enumerations of the frameworks whose cases decide colours or fonts.
  private static let enumerations: Set<String> = [
    "ColorScheme", "ColorSchemeContrast", "LegibilityWeight", "UIUserInterfaceStyle", "UIAccessibilityContrast",
    "UILegibilityWeight", "UIUserInterfaceLevel", "Font.Weight", "Font.TextStyle", "Font.Design", "UIFont.Weight",
    "NSFont.Weight", "UIFontDescriptor.SymbolicTraits", "NSFontDescriptor.SymbolicTraits", "UIFontDescriptor.TraitKey",
    "NSFontDescriptor.TraitKey", "UIFontDescriptor.AttributeName", "NSFontDescriptor.AttributeName", "UIFont.TextStyle",
    "NSFont.TextStyle", "UserInterfaceSizeClass", "UIUserInterfaceSizeClass",
    "ButtonRole", "ControlSize", "Visibility", "RedactionReasons", "Color.RGBColorSpace", "WidgetRenderingMode",
    "WidgetFamily", "BlendMode", "NSAttributedString.Key", "NSAttributedStringKey", "UIControl.State",
    "UIBlurEffect.Style",
    "UIButton.ButtonType", "UITableView.Style", "UITableViewCell.CellStyle", "UIButton.Configuration.Size",
    "Text.Scale", "Text.Case", "UIContentSizeCategory",
  ]

  /// The sizes of the frameworks' fonts by use, in pt.
  private static let fontSizes: [String: [String: Double]] = [
    "UIFont": ["systemFontSize": 14, "smallSystemFontSize": 12, "labelFontSize": 17, "buttonFontSize": 18],
    "NSFont": ["systemFontSize": 13, "smallSystemFontSize": 11, "labelFontSize": 10],
  ]

  /// Returns a colour that SwiftUI names.
  func swiftUIColor(named name: String) -> DynamicColor? {
    switch name {
    case "white": .fixed(.white)
    case "black": .fixed(.black)
    case "clear": .fixed(.clear)
    case "accentColor": .accent
    default: SystemColor(swiftUIColor: name).map(DynamicColor.system)
    }
  }

  /// Returns a colour that UIKit or AppKit names.
  private func platformColor(named name: String, _ arguments: [ArgumentValue]?, of type: String, place: Place) -> Value?
  {
    func value(_ color: DynamicColor) -> Value {
      .color(ColorValue(color: color, origin: place, isPlatformColor: true))
    }
    if let fixed = SystemColor.fixedUIColor(name) { return value(.fixed(fixed)) }
    if name == "tintColor" || name == "tint" || name == "controlAccentColor" { return value(.accent) }
    if type == "NSColor", let color = SystemColor(nsColor: name) { return value(.system(color)) }
    return SystemColor(uiColor: name).map { value(.system($0)) }
  }

  // MARK: - Initialisers

  /// The types that are gradients.
  static let gradients: Set<String> = [
    "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
  ]

  /// Makes a value of a framework's type.
  func constructFramework(_ name: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope) -> Value {
    let name = name.withoutFramework
    if let view = storeView(name, arguments, place: place, in: scope) { return view }
    if Self.begun.contains(name), let value = Self.wrapped(by: arguments) { return value }
    var made = construct(framework: name, arguments, place: place, in: scope)
    // The type of that name is another file's own.
    if case .unknown(var doubt) = made, doubt.type?.name == name,
      let type = index.type(named: name, in: scope.typeName, file: scope.file),
      index.hides(type, named: name, from: scope.file)
    {
      doubt.type = nil
      made = .unknown(doubt)
    }
    return failing(made, name, arguments, place: place)
  }

  private func construct(
    framework name: String, _ arguments: [ArgumentValue], place: Place, in scope: Scope
  ) -> Value {
    switch name {
    case "Color": return typed(color(arguments, place: place, isPlatformColor: false), arguments)
    case "UIColor", "NSColor": return color(arguments, place: place, isPlatformColor: true)
    case "TupleView":
      guard case .tuple(let parts)? = arguments.first?.value else { break }
      return .view(.list(parts.map { view(from: $0.value, place: place) }))
    case "AnyShapeStyle": return erasedStyle(arguments.first?.value ?? .none)
    case "AnyView", "Optional", "LocalizedStringKey", "String", "Text.init":
      guard let first = arguments.first else { return .string("") }
      if name == "LocalizedStringKey", case .string(let text) = first.value { return .interpolated([.text(text)]) }
      if name == "AnyView" { return .view(view(from: first.value, place: place)) }
      if name == "String", first.label != nil { return stringConversion(arguments, place: place) }
      if name == "String", case .unknown(var doubt) = first.value, doubt.type == nil {
        doubt.type = TypeReference(name: name)
        return .unknown(doubt)
      }
      if name == "String", case .array(let letters) = first.value { return joinedTexts(letters, []) ?? first.value }
      return first.value
    case "CGFloat", "Double", "Float", "Float64", "Float32", "CDouble", "CFloat", "Int", "Int8", "Int16", "Int32",
      "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "CInt", "CUnsignedInt", "CUnsignedChar":
      return numeric(arguments, as: name, place: place)
    case "CGColor": if let color = coreGraphicsColor(arguments, place: place) { return color }
    case "CIColor": if let color = coreImageColor(arguments, place: place) { return color }
    case "ModifiedContent": if let view = modifiedContent(arguments, place: place) { return view }
    case "ImagePaint": return .style(.image(nil))
    case "Angle": if let angle = angle("init", arguments, of: name, place: place) { return angle }
    case "Font": return font(arguments, place: place)
    case Self.dictionaryType: if let made = dictionary(arguments, place: place, in: scope) { return made }
    case "Array", "Set": if let list = copied(arguments, as: name) { return list }
    case "URL": if let address = address(arguments, place: place) { return address }
    case _ where Self.gradients.contains(name): return gradients(name, arguments, place: place)
    // A stop is what its arguments say, whether its type is written or not.
    case "Gradient.Stop": return .implicit(ImplicitMember(name: "init", arguments: arguments, place: place))
    case "UITraitCollection": return traits(arguments)
    case Self.appearanceType: if let appearance = namedAppearance(arguments) { return appearance }
    case "AttributedString", "AttributeContainer": return attributedText(name, arguments, place: place)
    case "NSAttributedString", "NSMutableAttributedString":
      if !followsCode { return attributedText(name, arguments, place: place) }
    case "UIFont", "NSFont", "UIFontDescriptor", "NSFontDescriptor":
      if let font = namedPlatformFont(arguments, place: place) ?? describedFont(arguments, place: place) { return font }
    case "Binding": if let value = got(by: arguments, place: place) ?? bound(by: arguments) { return value }
    case "Bundle": if let bundle = bundle(arguments, place: place) { return bundle }
    case "SwitchToggleStyle", "CircularProgressViewStyle", "LinearProgressViewStyle":
      // The styles that can be made with a tint keep it.
      let style = name.prefix { $0 != "T" && $0 != "P" }.lowercased()
      return .implicit(ImplicitMember(name: style, arguments: arguments, place: place))
    default: if let value = foundationValue(name, arguments) { return value }
    }
    if let made = made(by: { $0.make(name, arguments, place: place) }) { return made }
    code(told: arguments)?.take(arguments, of: name)
    if ComponentTable.isComponent(name) || isViewLike(name, arguments) {
      let handed = closures(in: arguments, scope: scope)
      return .view(.component(Component(name: name, arguments: handed, place: place)))
    }
    return .unknown(foreign(name, arguments, place: place))
  }

  /// What nothing is known of but who makes it.
  private func foreign(_ name: String, _ arguments: [ArgumentValue], place: Place) -> Doubt {
    var doubt = Doubt(
      .externalModule, "'\(name)'", place: place, key: "\(name)\(key(of: arguments))", label: "\(name)(…)",
      type: TypeReference(name: name == "NSLocalizedString" ? "String" : name))
    doubt.isOfColor = arguments.areOfColor
    return doubt
  }

  private func stringConversion(_ arguments: [ArgumentValue], place: Place) -> Value {
    // A resource that is named holds a text of the running program.
    if let first = arguments.first, ["describing", "localized"].contains(first.label ?? "") {
      guard case .implicit = first.value else {
        return first.label == "describing" ? written(first.value, place: place) : first.value
      }
    }
    var doubt = Doubt(.runtimeValue, "a string", place: place, type: TypeReference(name: "String"))
    if arguments.first?.label == "format", case .string(let format)? = arguments.first?.value {
      doubt.amount = Amounts.form(ofFormat: format)
    }
    return .unknown(doubt)
  }

  private func color(_ arguments: [ArgumentValue], place: Place, isPlatformColor: Bool) -> Value {
    func value(_ color: DynamicColor) -> Value {
      .color(ColorValue(color: color, origin: place, isPlatformColor: isPlatformColor))
    }
    guard let first = arguments.first else { return value(.fixed(.clear)) }
    switch first.label {
    case nil:
      if case .implicit(let member) = first.value, isSpaceName(member.name) {
        return colorFromComponents(arguments, place: place, isPlatformColor: isPlatformColor)
          ?? unsupportedColor(arguments, place)
      }
      return wrapped(first, in: bundleReference(arguments), place: place, isPlatformColor: isPlatformColor)
    case "uiColor", "nsColor", "cgColor", "resource":
      return wrapped(first, in: .main, place: place, isPlatformColor: isPlatformColor)
    case "name" where arguments.count == 2 && arguments[1].value.isClosure:
      return dynamicProvider(arguments[1], given: currentAppearance(place), as: "NSColor", place: place)
    case "named", "name":
      return assetColor(
        named: first.value, in: bundleReference(arguments), place: place, isPlatformColor: isPlatformColor)
    case "asset" where arguments.count == 1:
      return accessorColor(arguments, place: place, isPlatformColor: isPlatformColor)
    case "dynamicProvider":
      return dynamicProvider(first, given: currentTraits(place), as: "UIColor", place: place)
    default:
      return colorFromComponents(arguments, place: place, isPlatformColor: isPlatformColor)
        ?? fallback(arguments, place: place, isPlatformColor: isPlatformColor)
    }
  }

  private func fallback(_ arguments: [ArgumentValue], place: Place, isPlatformColor: Bool) -> Value {
    if arguments.first?.label?.lowercased().contains("hex") == true {
      return hexColor(arguments, place: place, isPlatformColor: isPlatformColor) ?? unsupportedColor(arguments, place)
    }
    return appKitColor(arguments, place: place) ?? unsupportedColor(arguments, place)
  }

  func unsupportedColor(_ arguments: [ArgumentValue], _ place: Place) -> Value {
    // What only the running program knows is a better reason than what is not read.
    if let open = arguments.lazy.compactMap({ $0.value.runTimeDoubt }).first { return .unknown(open) }
    for argument in arguments {
      if case .unknown(let doubt) = argument.value { return .unknown(doubt) }
    }
    return .unknown(Doubt(.unsupportedExpression, "a colour initialiser", place: place))
  }

  private func isSpaceName(_ name: String) -> Bool { ["sRGB", "sRGBLinear", "displayP3"].contains(name) }

  /// Wraps a colour of the other framework, or a generated asset symbol.
  private func wrapped(
    _ argument: ArgumentValue, in bundle: BundleReference, place: Place, isPlatformColor: Bool
  ) -> Value {
    distribute(spelled(argument.value, place: place), place: place) { value in
      switch value {
      case .color(var color):
        color.isPlatformColor = isPlatformColor
        return .color(color)
      case .implicit(let member):
        return wrapped(member, labelled: argument.label, place: place, isPlatformColor: isPlatformColor)
      case .string(let name):
        return assetColor(named: name, in: bundle, place: place, isPlatformColor: isPlatformColor)
      case .closure:
        return dynamicProvider(argument, given: currentTraits(place), as: "UIColor", place: place)
      case .interpolated: return .unknown(Doubt(.runtimeValue, "a colour name", place: place))
      case .unknown(var doubt):
        // A colour that is made of one of the platform's is one of SwiftUI's.
        if !isPlatformColor, ["UIColor", "NSColor"].contains(doubt.type?.name) {
          doubt.type = TypeReference(name: "Color")
        }
        return .unknown(doubt)
      default: return .unknown(Doubt(.unsupportedExpression, "a colour initialiser", place: place))
      }
    }
  }

  /// Wraps a member whose name stands alone: a colour of the type that the initialiser takes, or a generated symbol.
  private func wrapped(
    _ member: ImplicitMember, labelled label: String?, place: Place, isPlatformColor: Bool
  ) -> Value {
    // Without a label UIKit and AppKit take a colour of SwiftUI (S-114), and SwiftUI one of theirs or a resource.
    let takesColor = isPlatformColor && label == nil
    let takesResource = label == "resource" || !isPlatformColor && label == nil
    var system: Value?
    var doubt: Value?
    for type in (takesColor ? ["Color"] : []) + ["UIColor", "NSColor"] where system == nil && label != "resource" {
      let resolved = resolve(member, as: TypeReference(name: type), file: place.file, context: nil)
      if case .implicit = resolved { continue }
      if case .unknown = resolved {
        doubt = doubt ?? resolved
        continue
      }
      system = distribute(resolved, place: place) { branch in
        guard case .color(var color) = branch else { return branch }
        color.isPlatformColor = isPlatformColor
        color.origin = place
        return .color(color)
      }
    }
    if let system, !takesResource { return system }
    // A call is no symbol, so what it could not be evaluated for is the reason.
    if system == nil, member.chain.contains(where: { $0.arguments != nil }), let doubt { return doubt }
    return assetResource(member, system: system, place: place, isPlatformColor: isPlatformColor) ?? system
      ?? (member.arguments == nil ? nil : doubt) ?? missingSymbol(member, place)
  }

  /// Evaluates `UIColor { traits in … }` with the traits of each appearance (S-114), or the same of AppKit.
  private func dynamicProvider(_ argument: ArgumentValue, given traits: Value, as type: String, place: Place) -> Value {
    guard case .closure(let closure) = argument.value else {
      return .unknown(Doubt(.unsupportedExpression, "a dynamic provider", place: place))
    }
    let value = coerce(
      invoke(closure, [traits], place: place), to: TypeReference(name: type), file: place.file,
      context: nil)
    return distribute(value, place: place) { branch in
      guard case .color(var color) = branch else { return branch }
      color.origin = place
      color.asksTraits = true
      return .color(color)
    }
  }

  /// Makes the value of an enumeration of the frameworks that each appearance decides.
  func environmental(_ condition: Int, _ names: [String], of type: String, _ place: Place) -> Value {
    choice(
      names.enumerated().map { arm, name in
        .init(condition: Guard(condition: condition, arm: arm), value: enumerated(name, type))
      }, place: place)
  }

  /// Makes a case of an enumeration of the frameworks, to which the program may have added members.
  func enumerated(_ name: String, _ type: String) -> Value {
    .instance(Instance(typeName: type, fields: [:], enumCase: name, identity: "\(type).\(name)"))
  }
}

extension Value {
  var isClosure: Bool { if case .closure = self { true } else { false } }
}
