import Scene
import SourceFacts

/// What the project's classes make of the objects that a file gives them for.
extension InterfaceDocument {
  /// The frameworks' classes that paint nothing but their background.
  private static let clear: Set<String> = [
    "UIView", "UIControl", "UIStackView", "UIScrollView", "UIButton", "UILabel", "NSView", "NSControl", "NSStackView",
  ]

  /// Tells why the looks of a class of the project are not those of the framework's class, if they are not.
  func drawing(of object: InterfaceObject) -> Doubt? {
    guard let name = object.customClass else { return nil }
    let place = place(object.span)
    guard let type = code.type(named: name, file: file) else {
      return Self.clear.contains(name) ? nil : Doubt(.externalModule, "'\(name)'", place: place)
    }
    return code.drawing(of: type, at: place)
  }

  /// The classes of the program that fill a list: what the file connects to it, else the controllers whose view it is, and
  /// those that name themselves for that in code.
  func fillers(ofList list: InterfaceObject) -> [String] {
    let asked: Set<String> = ["delegate", "dataSource"]
    let connected = list.outlets.filter { asked.contains($0.property) }.compactMap { classNames[$0.destination] }
    if !connected.isEmpty { return connected }
    return (holders[list.id] ?? []).compactMap { holder in
      guard let name = holder.className, let type = code.type(named: name, file: file) else { return nil }
      let isView = ["UITableViewController", "UICollectionViewController"].contains { kind in
        holder.property == "view" && code.kind(of: type).map { CodeClasses.isKind($0, of: kind) } ?? false
      }
      let isNamed = code.assignments(to: asked, ofOutlet: [holder.property], in: type).contains { one in
        one.assignment.value.kind == .identifier("self")
      }
      return isView || isNamed ? name : nil
    }
  }

  /// The class of the program that an object is of.
  func owner(of object: InterfaceObject) -> TypeInfo? {
    object.customClass.flatMap { code.type(named: $0, file: file) }
  }

  /// Returns what the background configuration paints that the class of a row gives it, its colour and the view over that;
  /// `nil` where it gives none.
  func configuredBackground(
    of object: InterfaceObject
  ) -> (color: Alternatives<StyleSetting?>, view: Alternatives<StyleSetting?>)? {
    guard let (type, given) = backgroundConfigurations(of: object) else { return nil }
    func reaching(_ property: String) -> [CodeIndex.Reaching] {
      given.flatMap { one in assigned(to: property, ofNamed: one.assignment.value, as: one, in: type) }
    }
    let nothing = Alternatives<StyleSetting?>(nil)
    let view = withCode(nothing, by: reaching("customView")) { one -> Alternatives<StyleSetting?> in
      let colors = assigned(to: "backgroundColor", ofNamed: one.assignment.value, as: one, in: type)
      if !colors.isEmpty { return withCode(nothing, by: colors) }
      if case .nilLiteral = one.assignment.value.kind { return nothing }
      let doubt = Doubt(.unknownBackdrop, "a view of a background configuration", place: one.assignment.place)
      return Alternatives(StyleSetting(of: doubt))
    }
    return (withCode(nothing, by: reaching("backgroundColor")), view ?? nothing)
  }

  /// Returns what the view paints that a row has for while it is selected, by the file or by its class; `nil` where it
  /// has none.
  func selectedBackground(of object: InterfaceObject) -> Alternatives<StyleSetting?>? {
    let system = Alternatives<StyleSetting?>(RowSelection.system(at: place(object.span)))
    let written = object.children.first { $0.role == RowSelection.view }.map { setting("backgroundColor", of: $0) }
    guard let type = owner(of: object) else { return written }
    let given = code.assignments(to: [RowSelection.view], ofOutlet: [], in: type)
    if given.isEmpty { return written }
    let result = withCode(written ?? system, by: given) { one -> Alternatives<StyleSetting?> in
      let colors = assigned(to: "backgroundColor", ofNamed: one.assignment.value, as: one, in: type)
      return colors.isEmpty ? system : withCode(Alternatives(nil), by: colors)
    }
    return result ?? system
  }

  /// Whether a row has lost the background that it was given, since a background configuration resets it (S-113, Apple's
  /// page of `backgroundConfiguration`); `nil` where it is given none.
  func resetsBackground(of object: InterfaceObject) -> Alternatives<Bool>? {
    guard ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(object.kind),
      let given = backgroundConfigurations(of: object)?.given
    else { return nil }
    return withCode(Alternatives(false), by: given) { one in
      if case .nilLiteral = one.assignment.value.kind { return Alternatives(false) }
      return Alternatives(true)
    }
  }

  /// The class of a row with what gives it a background configuration; `nil` where nothing does.
  private func backgroundConfigurations(of object: InterfaceObject) -> (type: TypeInfo, given: [CodeIndex.Reaching])? {
    guard let type = owner(of: object) else { return nil }
    let given = code.assignments(to: ["backgroundConfiguration"], ofOutlet: [], in: type)
    return given.isEmpty ? nil : (type, given)
  }

  /// What is assigned to a property of what an assigned name stands for: a variable of the function, or a property.
  private func assigned(
    to property: String, ofNamed value: Expression, as one: CodeIndex.Reaching, in type: TypeInfo
  ) -> [CodeIndex.Reaching] {
    guard case .identifier(let name) = value.kind else { return [] }
    let locals = code.assignments(to: [property], ofOutlet: ["\(CodeScan.local)\(name)"], in: type)
      .filter { $0.assignment.functionStart == one.assignment.functionStart }
    return locals.isEmpty ? code.assignments(to: [property], ofOutlet: [name], in: type) : locals
  }
}
