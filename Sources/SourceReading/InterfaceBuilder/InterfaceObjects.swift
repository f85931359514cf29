import SourceFacts

/// Turns the elements of an interface file into objects.
enum InterfaceObjects {
  /// Returns the objects below the root, the lists around them opened.
  static func objects(in root: MarkupElement) -> [InterfaceObject] {
    root.children.filter { $0.name == "objects" || $0.name == "scenes" }.flatMap { list in
      list.children.flatMap { child in
        child.name == "scene"
          ? child.children.filter { $0.name == "objects" }.flatMap {
            $0.children.compactMap { object($0, in: "objects") }
          }
          : object(child, in: "objects").map { [$0] } ?? []
      }
    }
  }

  /// Elements that say nothing about looks.
  private static let ignored: Set<String> = [
    "constraint", "constraints", "autoresizingMask", "action", "size", "point", "inset", "edgeInsets", "modifierMask",
    "behavior", "viewLayoutGuide", "layoutGuides", "textInputTraits", "simulatedNavigationBarMetrics",
    "simulatedToolbarMetrics", "simulatedTabBarMetrics", "simulatedStatusBarMetrics", "freeformSimulatedSizeMetrics",
    "windowStyleMask", "windowPositionMask", "value", "sortDescriptor", "binding", "menu", "scroller", "integer",
    "real", "dictionary", "designable", "collectionViewFlowLayout", "exit", "numberFormatter",
    "dateFormatter", "tableColumnResizingMask", "userDefaultsController", "application",
  ]

  /// The attributes that are kept.
  private static let kept: Set<String> = [
    "selectionStyle",
    "adjustsFontSizeToFit", "alpha", "alphaValue", "alternatingRowBackgroundColors", "appearanceType", "axis",
    "backgroundImage", "barStyle", "behavior", "bezelStyle", "blendingMode", "borderStyle", "boxType", "buttonSize",
    "buttonType", "catalog",
    "changesSelectionAsPrimaryAction", "controlSize",
    "detailTextLabel", "drawsBackground", "enabled", "footerTitle", "headerTitle", "hidden", "identifier", "image",
    "imagePosition",
    "label", "material", "minimumFontSize", "minimumScaleFactor", "modalPresentationStyle", "orientation",
    "placeholder",
    "placeholderString", "referencedIdentifier", "reuseIdentifier", "selected",
    "selectionHighlightStyle", "spacing", "storyboardIdentifier",
    "storyboardName",
    "style", "subtitle", "systemItem", "tableStyle", "tag", "text", "textLabel", "title",
    "translucent", "userLabel",
  ]

  private static func object(_ element: MarkupElement, in role: String) -> InterfaceObject? {
    guard !ignored.contains(element.name) else { return nil }
    var object = InterfaceObject(
      kind: element.name, role: element.attributes["key"] ?? role, id: element.attributes["id"] ?? "",
      span: element.span)
    object.customClass = element.attributes["customClass"]
    object.attributes = element.attributes.filter { kept.contains($0.key) }
    for child in element.children { add(child, to: &object) }
    return object
  }

  private static func add(_ element: MarkupElement, to object: inout InterfaceObject) {
    guard let key = element.attributes["key"] else { return addUnkeyed(element, to: &object) }
    switch element.name {
    case "color", "nil": object.colors.append(InterfaceColors.use(element))
    case "fontDescription", "font": object.fonts.append(InterfaceFonts.use(element))
    case "string", "mutableString":
      object.attributes[key] = element.text
    case "rect": if key == "frame" { object.frame = frame(element.attributes) }
    // What an author noted for translators is seen by nobody.
    case "attributedString" where key == "userComments": break
    case "attributedString": object.runs += InterfaceRuns.runs(element, key: key)
    case "textStorage":
      for inner in element.children where inner.name == "attributedString" {
        object.runs += InterfaceRuns.runs(inner, key: key)
      }
    case "variation": object.variations.append(variation(element, key: key))
    case "accessibility": accessibility(element, to: &object)
    case "imageReference":
      object.attributes["image"] = element.attributes["image"]
      object.attributes["catalog"] = element.attributes["catalog"]
    case "windowStyleMask": object.attributes["HUD"] = element.attributes["HUD"]
    case "bool": object.attributes[key] = element.attributes["value"]
    default:
      if let child = self.object(element, in: key) { object.children.append(child) }
    }
  }

  private static func addUnkeyed(_ element: MarkupElement, to object: inout InterfaceObject) {
    switch element.name {
    case "connections":
      object.outlets += element.children.compactMap(outlet)
      object.segues += element.children.compactMap(segue)
    case "userDefinedRuntimeAttributes":
      for attribute in element.children { setAtRuntime(attribute, in: &object) }
    case _ where element.attributes.isEmpty && !ignored.contains(element.name):
      object.children += element.children.compactMap { self.object($0, in: element.name) }
    default:
      if let child = self.object(element, in: element.name) { object.children.append(child) }
    }
  }

  private static func outlet(_ element: MarkupElement) -> InterfaceOutlet? {
    guard ["outlet", "outletCollection"].contains(element.name), let property = element.attributes["property"],
      let destination = element.attributes["destination"]
    else { return nil }
    return InterfaceOutlet(property: property, destination: destination)
  }

  private static func segue(_ element: MarkupElement) -> InterfaceSegue? {
    guard element.name == "segue", let destination = element.attributes["destination"],
      let kind = element.attributes["kind"]
    else { return nil }
    return InterfaceSegue(
      kind: kind, destination: destination, presentationStyle: element.attributes["modalPresentationStyle"])
  }

  /// A colour that is set by key path once the file is loaded comes after the one of the property.
  private static func setAtRuntime(_ attribute: MarkupElement, in object: inout InterfaceObject) {
    guard let path = attribute.attributes["keyPath"] else { return }
    object.runtimeValues.append(
      InterfaceRuntimeValue(name: path, value: InterfaceRuntimeValues.value(of: attribute), span: attribute.span))
    if let color = attribute.child("color") {
      var use = InterfaceColors.use(color)
      use.key = path
      object.colors.removeAll { $0.key == path }
      object.colors.append(use)
    } else if path == "hidden" || path == "alpha" {
      object.attributes[path] = attribute.attributes["value"]
    }
  }

  private static func variation(_ element: MarkupElement, key: String) -> InterfaceVariation {
    var variation = InterfaceVariation(key: key, isHidden: element.attributes["hidden"].map { $0 == "YES" })
    for child in element.children {
      switch child.name {
      case "color", "nil": variation.colors.append(InterfaceColors.use(child))
      case "fontDescription", "font": variation.fonts.append(InterfaceFonts.use(child))
      case "mask" where child.attributes["key"] == "subviews":
        variation.excluded += references(in: child, named: "exclude")
        variation.included += references(in: child, named: "include")
      default: break
      }
    }
    return variation
  }

  private static func references(in mask: MarkupElement, named name: String) -> [String] {
    mask.children.filter { $0.name == name }.compactMap { $0.attributes["reference"] }
  }

  private static func accessibility(_ element: MarkupElement, to object: inout InterfaceObject) {
    object.attributes["accessibilityLabel"] = element.attributes["label"]
    for child in element.children {
      if child.name == "bool", child.attributes["key"] == "isElement" {
        object.attributes["isAccessibilityElement"] = child.attributes["value"]
      } else if child.name == "string", child.attributes["key"] == "label" {
        object.attributes["accessibilityLabel"] = child.text
      } else if child.name == "accessibilityTraits" {
        object.attributes["isHeader"] = child.attributes["header"]
      }
    }
  }

  private static func frame(_ attributes: [String: String]) -> InterfaceFrame? {
    let numbers = ["x", "y", "width", "height"].compactMap { attributes[$0].flatMap(InterfaceColors.number) }
    guard numbers.count == 4 else { return nil }
    return InterfaceFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
