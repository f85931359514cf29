import ColorScience
import Scene
import SourceFacts

/// A text that a view draws itself, in its `draw(_:)`.
struct CodeDrawnText {
  /// The attributed text.
  var setting: CodeSetting
  /// The text where it is made, else the call that draws it.
  var place: Place
  /// The paths on which it is drawn.
  var paths: [Guard]
  /// What the view filled its bounds with before, back to front.
  var fills: [Alternatives<CodeSetting?>]
  /// True where the view drew anything else before, which may lie behind.
  var isObscured: Bool
}

/// The surface of a view that draws itself.
struct CodeSurface {
  /// The view's identity.
  let view: String
  /// The rectangle that the view is asked to draw, by the key of the parameter.
  let extent: String
  /// The colour that is filled with next.
  var paint = Alternatives<CodeSetting?>(nil)
  var fills: [Alternatives<CodeSetting?>] = []
  var isObscured = false
  /// The rectangles that paths are, by the places that make these.
  var paths: [Place: Value] = [:]
}

extension CodeRun {
  private static let whole: Set<String> = ["UIRectFill", "NSRectFill", "__NSRectFill"]
  private static let others: Set<String> = [
    "fill", "fillEllipse", "fillPath", "drawPath", "drawLinearGradient", "drawRadialGradient", "drawHierarchy",
    "render",
  ]

  /// True for the name of a method that draws beside those that set a colour.
  static func paints(_ name: String) -> Bool { others.contains(name) || name.hasPrefix("draw") }

  /// True for the name of a function of the frameworks that draws.
  static func mayDraw(function name: String) -> Bool {
    whole.contains(name) || ["UIRectFill", "NSRectFill", "NSDraw"].contains(where: name.hasPrefix)
  }

  /// Follows what a view draws itself, where texts may be among that or its class draws nothing else (S-115).
  func followDrawing(of instance: Instance, _ type: TypeInfo) {
    guard let object = objects[instance.identity], CodeClasses.isView(object.kind),
      let (owner, function) = classes.owners(of: type, function: "draw").first(where: {
        Self.drawsView($0.1.declaration)
      }),
      classes.drawsText(function, of: type) || CodeRenderer.plain.contains(object.kind)
    else { return }
    let surface = surface(drawnBy: function, of: instance, owner: owner)
    if let surface, !surface.isObscured, !evaluator.isExhausted, objects[instance.identity]?.texts.isEmpty == true {
      objects[instance.identity]?.fills = surface.fills
    }
  }

  /// Follows the function in which a view draws itself for what it sets besides, before anything is seen: no text among
  /// what it draws may depend on what other code sets later.
  func followLooks(drawnBy instance: Instance, _ type: TypeInfo) {
    guard let object = objects[instance.identity], CodeClasses.isView(object.kind),
      let (owner, function) = classes.owners(of: type, function: "draw").first(where: {
        Self.drawsView($0.1.declaration)
      }),
      !classes.drawsText(function, of: type), !CodeRenderer.plain.contains(object.kind),
      classes.entries(of: type).contains(where: {
        $0.1.file == function.file && $0.1.declaration.span == function.declaration.span
      })
    else { return }
    _ = surface(drawnBy: function, of: instance, owner: owner)
  }

  /// Follows a function that is handed the part of a view that it draws; `nil` for one that is handed nothing.
  func surface(
    drawnBy function: Located<FunctionDeclaration>, of instance: Instance, owner: TypeInfo
  ) -> CodeSurface? {
    guard let parameter = function.declaration.parameters.first else { return nil }
    let place = Place(file: function.file, span: function.declaration.span)
    let extent = "\(Self.key(instance.identity, place)).\(parameter.name)"
    let around = canvas
    defer { canvas = around }
    canvas = CodeCanvas(surface: CodeSurface(view: instance.identity, extent: extent))
    follow(function, of: instance, owner: owner)
    return canvas.surface
  }

  /// True for `draw(_ rect: CGRect)`.
  private static func drawsView(_ function: FunctionDeclaration) -> Bool {
    function.body != nil && function.parameters.count == 1 && !function.isStatic
      && ["CGRect", "NSRect"].contains(function.parameters[0].type.name)
  }

  /// Methods after which a fill reaches another area than it names.
  private static let clipping: Set<String> = [
    "addClip", "setClip", "clip", "scaleBy", "translateBy", "rotate", "concatenate", "concat",
  ]

  /// Notes what a method draws into the view at hand.
  func noteDrawing(
    _ name: String, of receiver: Value, _ arguments: [ArgumentValue], on surface: CodeSurface, place: Place
  ) {
    var surface = surface
    let path = Self.path(receiver, on: surface)
    if let path, !Self.keepsPath(name) { surface.paths[path.place] = nil }
    switch name {
    case "setFill", "set":
      if arguments.isEmpty { paint(CodeSetting(value: receiver, place: place), on: &surface) }
    case "setFillColor":
      if let color = arguments.first { paint(CodeSetting(color), on: &surface) }
    case "fill" where arguments.isEmpty: fill(path?.rectangle ?? receiver, on: &surface)
    case "fill" where arguments.count == 1 && arguments[0].label == nil: fill(arguments[0].value, on: &surface)
    // What is filled after it is not all of the bounds, or lies elsewhere.
    case _ where Self.clipping.contains(name) && !(path.map { isExtent($0.rectangle, of: surface) } ?? false):
      surface.isObscured = true
    case "draw":
      if let text = text(drawnBy: arguments, of: receiver, place: place) {
        objects[surface.view]?.texts.append(
          CodeDrawnText(
            setting: text, place: text.place, paths: live, fills: surface.fills, isObscured: surface.isObscured))
      } else {
        surface.isObscured = true
      }
    // What is handed the bounds may draw there, whatever its name.
    case _ where !Self.mayDraw(name):
      if case .unknown = receiver, arguments.contains(where: { isExtent($0.value, of: surface) }) {
        surface.isObscured = true
      }
    // What the program draws is followed.
    case _ where name.hasPrefix("draw") && isOfProgram(receiver): return
    default: surface.isObscured = true
    }
    canvas.surface = surface
  }

  private func isOfProgram(_ value: Value) -> Bool {
    switch value {
    case .instance(let instance): evaluator.index.types[instance.typeName] != nil
    case .type(let name): evaluator.index.types[name] != nil
    default: false
    }
  }

  /// Notes what a function of the frameworks draws, such as `UIRectFill(rect)`.
  func noteDrawing(byFunction name: String, _ arguments: [ArgumentValue]) {
    guard var surface = canvas.surface else { return }
    if Self.whole.contains(name), arguments.count == 1 {
      fill(arguments[0].value, on: &surface)
    } else {
      surface.isObscured = true
    }
    canvas.surface = surface
  }

  private func paint(_ setting: CodeSetting, on surface: inout CodeSurface) {
    surface.paint = Alternatives(branches: assigning(Alternatives(setting), over: surface.paint))
  }

  /// True for what is plainly the bounds of a view, or the part of them that it is asked to draw.
  private func isExtent(_ area: Value, of surface: CodeSurface) -> Bool {
    guard case .unknown(let doubt) = area else { return false }
    return doubt.key == surface.extent || doubt.label == "bounds" || doubt.label.hasSuffix(".bounds")
  }

  /// Fills a rectangle with the colour at hand; only one that is plainly the bounds lies behind all that follows.
  private func fill(_ area: Value, on surface: inout CodeSurface) {
    // On a thin strip no text is read.
    if isThinFrame(area) { return }
    guard isExtent(area, of: surface),
      surface.paint.branches.allSatisfy({ branch in
        branch.value != nil || !live.contains { branch.condition.agrees(with: $0) }
      })
    else {
      surface.isObscured = true
      return
    }
    surface.fills.append(Alternatives(branches: assigning(surface.paint, over: Alternatives(nil))))
  }

  /// Returns the attributed text that a call draws; `nil` for pictures.
  private func text(drawnBy arguments: [ArgumentValue], of receiver: Value, place: Place) -> CodeSetting? {
    guard let label = arguments.first?.label, ["at", "in", "with"].contains(label) else { return nil }
    if let attributes = arguments.first(where: { ["withAttributes", "attributes"].contains($0.label) }) {
      let words = ArgumentValue(label: "string", value: receiver, place: place)
      var given = attributes
      given.label = "attributes"
      return make("NSAttributedString", [words, given], place: place).map { CodeSetting(value: $0, place: place) }
    }
    if case .unknown(let doubt) = receiver, CodeClasses.isAttributed(doubt.type?.name ?? "") {
      return CodeSetting(value: receiver, place: place)
    }
    let texts = objectsIn(receiver).compactMap { objects[$0.identity] }.filter { CodeClasses.isAttributed($0.kind) }
    guard let text = texts.first else {
      // Of strings without attributes, `draw(with:options:context:)` and the like are those of an attributed one.
      return nil
    }
    return CodeSetting(value: receiver, place: texts.count == 1 ? text.place : place)
  }
}

extension CodeRenderer {
  /// Shows the texts that a view draws itself, on what it filled before: black and in 12 points unless they tell
  /// otherwise (S-44, S-115).
  func showDrawnTexts(
    of object: CodeObject, on layers: [Layer], in environment: Environment, from behind: Environment
  ) {
    if object.texts.isEmpty { return }
    var environment = environment
    if drawing(of: object) != nil, drawing(of: object, besidesDraw: true) == nil {
      environment.backdrop = layers.dropLast().reduce(behind.backdrop) { $0.adding($1) }
    }
    let black = StyleSetting(
      style: .color(ColorValue(color: .fixed(.black), origin: nil)), description: "default black", clause: "S-44",
      isProject: false)
    for text in object.texts {
      var inner = environment
      inner.font = Alternatives(nil)
      inner.defaultFont = FontValue(base: .size(12, scales: false))
      inner.defaultFontClause = "S-44"
      inner.assumesFont = false
      for fill in text.fills { inner.backdrop = inner.backdrop.adding(Layers.layer(color(fill), inner)) }
      if text.isObscured, let doubt = drawn(by: object) {
        inner.backdrop = inner.backdrop.adding(Layers.unknown(doubt, inner))
      }
      for path in text.paths {
        guard let path = environment.path.and(path) else { continue }
        inner.path = path
        CodeAttributedText.show(text.setting, at: text.place, base: Alternatives(black), in: inner, self) {
          leaf, inner in
          self.leaf(leaf, of: object, in: inner)
        }
      }
    }
  }

  private func drawn(by object: CodeObject) -> Doubt? {
    object.type.map { Doubt(.unsupportedExpression, "what '\($0.name)' draws itself", place: $0.namePlace) }
  }
}

extension CodeIndex {
  /// Tells why the looks of a class of the program are not those of the framework's class, if it draws anything itself.
  ///
  /// - Parameters:
  ///   - besidesDraw: True for what it draws beside that which `draw(_:)` does, which may be followed.
  ///   - knowsLayers: True where the layers are known that it puts into its own.
  ///   - knowsGradient: True where the layer is known that it is drawn in itself.
  ///   - knowsUpdate: True where what its `updateLayer()` sets is followed.
  func drawing(
    of type: TypeInfo, at place: Place?, besidesDraw: Bool = false, knowsLayers: @autoclosure () -> Bool = false,
    knowsGradient: @autoclosure () -> Bool = false, knowsUpdate: @autoclosure () -> Bool = false
  ) -> Doubt? {
    let drawing: Set<String> = besidesDraw ? ["drawBackground"] : ["draw", "drawBackground"]
    let draws = chain(of: type).contains { owner in
      !drawing.isDisjoint(with: owner.functions.keys)
        || owner.functions["updateLayer"] != nil && !knowsUpdate()
        || owner.statics["layerClass"] != nil && !knowsGradient()
        || scan(owner).addsLayers && !knowsLayers()
    }
    return draws ? Doubt(.unsupportedExpression, "what '\(type.name)' draws itself", place: place) : nil
  }
}
