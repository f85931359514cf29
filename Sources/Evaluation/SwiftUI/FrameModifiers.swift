import PlatformStyles
import Scene

/// Modifiers that give a view room, a size or an outline: no colour depends on them, but previews do.
enum FrameModifiers {
  static let effects: [String: ModifierEffect] = [
    "padding": ModifierTable.environment { environment, call, _ in environment.surround(padding(call)) },
    "scenePadding": ModifierTable.environment { environment, _, _ in environment.surround(all(standardPadding)) },
    "frame": ModifierTable.environment { environment, call, _ in
      environment.surround(size(call))
      if call.argument("height") != nil { environment.isUnboundDown = false }
      if call.argument("width") != nil { environment.isUnboundAcross = false }
      if Layers.hasFixedSize(call) || BoundedPictures.isBounded(by: call) { environment.isBounded = true }
    },
    "lineLimit": ModifierTable.environment { environment, call, _ in environment.lineLimit = lineLimit(call) },
    "minimumScaleFactor": ModifierTable.environment { environment, call, _ in environment.leastScale = leastScale(call)
    },
    "clipShape": ModifierTable.environment { environment, call, _ in
      environment.surround(call.first.map { .clip(outline(of: $0.value)) })
    },
    "cornerRadius": ModifierTable.environment { environment, call, _ in
      environment.surround(number(call.first?.value).map { .clip(.rounded($0)) })
    },
  ]

  /// Returns the most lines that are told for texts; `nil` for none.
  static func lineLimit(_ call: ModifierCall) -> UInt8? {
    guard case .number(let lines)? = call.first?.value, lines >= 1, lines < 256 else { return nil }
    return UInt8(lines)
  }

  /// Returns the share of their size to which texts may shrink; 1 for one that is not known.
  static func leastScale(_ call: ModifierCall) -> Double {
    number(call.first?.value).map { min(max($0, 0), 1) } ?? 1
  }

  /// What SwiftUI pads by on iPhone where no amount is written, in pt.
  private static let standardPadding = 16.0

  private static func all(_ amount: Double) -> LayoutFrame.Kind {
    .padding(top: amount, leading: amount, bottom: amount, trailing: amount)
  }

  /// Returns the room that a padding makes; `nil` where its amount is not known.
  static func padding(_ call: ModifierCall) -> LayoutFrame.Kind? {
    guard let last = call.arguments.last else { return all(standardPadding) }
    let edges = edges(call.arguments[0].value)
    let isAmountLeftOut = call.arguments.count == 1 && edges != nil
    guard let amount = isAmountLeftOut ? standardPadding : number(last.value) else { return nil }
    func room(_ names: Set<String>) -> Double {
      edges.map { $0.isDisjoint(with: names.union(["all"])) } == true ? 0 : amount
    }
    return .padding(
      top: room(["top", "vertical"]), leading: room(["leading", "horizontal"]), bottom: room(["bottom", "vertical"]),
      trailing: room(["trailing", "horizontal"]))
  }

  /// Returns the names of edges; `nil` for a value that is no set of edges.
  private static func edges(_ value: Value) -> Set<String>? {
    switch value {
    case .implicit(let member): [member.name]
    case .array(let values): values.reduce(into: []) { $0?.formUnion(edges($1) ?? []) }
    default: nil
    }
  }

  private static func size(_ call: ModifierCall) -> LayoutFrame.Kind? {
    let most = number(call.argument("maxWidth")?.value)
    // A view takes what it is offered up to its greatest width, which is all of a phone's or less.
    let fillsWidth = isInfinite(call.argument("maxWidth")?.value) || most.map { $0 >= phoneWidth } == true
    let width = number(call.argument("width")?.value) ?? (fillsWidth ? nil : most)
    let height = number(call.argument("height")?.value) ?? number(call.argument("minHeight")?.value)
    guard width != nil || height != nil || fillsWidth else { return nil }
    return .size(
      width: width, height: height, fillsWidth: fillsWidth, alignment: alignment(call.argument("alignment")?.value))
  }

  /// How wide the screen of a common iPhone is, in pt.
  private static let phoneWidth = 390.0

  static func isInfinite(_ value: Value?) -> Bool {
    if case .implicit(let member)? = value { return member.name == "infinity" }
    if case .number(let number)? = value { return number == .infinity }
    return false
  }

  /// Returns where an alignment puts a view along a row.
  static func alignment(_ value: Value?) -> LayoutStep.Alignment {
    guard case .implicit(let member)? = value else { return .center }
    return switch member.name {
    case "leading", "topLeading", "bottomLeading": .start
    case "trailing", "topTrailing", "bottomTrailing": .end
    default: .center
    }
  }

  /// Returns where an alignment puts a view down a column.
  static func verticalAlignment(_ value: Value?) -> LayoutStep.Alignment {
    guard case .implicit(let member)? = value else { return .center }
    return switch member.name {
    case "top", "topLeading", "topTrailing": .start
    case "bottom", "bottomLeading", "bottomTrailing", "lastTextBaseline": .end
    default: .center
    }
  }

  /// Returns the form of a shape; one that is not known is taken for a rectangle.
  static func outline(of value: Value) -> LayoutOutline {
    switch value {
    case .view(.component(let component)): outline(component.name, component.argument("cornerRadius")?.value)
    case .view(.modified(let inner, _)): outline(of: .view(inner))
    case .implicit(let member):
      outline(member.name, member.arguments?.first { $0.label == "cornerRadius" }?.value)
    default: .rectangle
    }
  }

  private static func outline(_ name: String, _ radius: Value?) -> LayoutOutline {
    switch name {
    case "RoundedRectangle", "rect", "roundedRectangle", "ConcentricRectangle":
      number(radius).map(LayoutOutline.rounded) ?? .rectangle
    case "Capsule", "capsule": .capsule
    case "Circle", "circle": .circle
    case "Ellipse", "ellipse": .ellipse
    default: .rectangle
    }
  }

  /// Returns a constant; of several possible ones the first.
  static func number(_ value: Value?) -> Double? {
    switch value {
    case .number(let number): number
    case .choice(let alternatives): number(alternatives.branches.first?.value)
    default: nil
    }
  }
}

extension Environment {
  /// Notes that what follows takes all the width that it is given.
  mutating func fillWidth() {
    surround(.size(width: nil, height: nil, fillsWidth: true, alignment: .start))
  }

  /// Notes what lies around all that follows, if anything.
  mutating func surround(_ kind: LayoutFrame.Kind?) {
    guard let kind else { return }
    frames.append(LayoutFrame(steps: layout.count, calls: via.count, kind: kind))
  }
}

extension Environment {
  /// The same in what is as large as something else, which bounds it.
  var bounded: Environment {
    if !self.isUnboundDown, !self.isUnboundAcross { return self }
    var result = self
    (result.isUnboundDown, result.isUnboundAcross) = (false, false)
    return result
  }

  /// Notes the fill of a button with about the room that the system leaves around its label.
  mutating func surroundAsButton() {
    let room =
      switch ControlSize(rawValue: self.controlSize) {
      case .mini, .small: (across: 10.0, down: 5.0)
      case .large, .extraLarge: (across: 20.0, down: 14.0)
      case .regular, nil: (across: 12.0, down: 7.0)
      }
    surround(.surface(self.platform == .ios26 ? .capsule : .rounded(8), layers: 1))
    surround(.padding(top: room.down, leading: room.across, bottom: room.down, trailing: room.across))
  }
}
