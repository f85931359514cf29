import SourceFacts

/// Numbers that decide where and how large views are, and nothing of their colours.
extension Evaluator {
  private static let numbers: Set<String> = ["CGFloat", "Double", "Float"]
  /// What a number is handed to that lays views out.
  private static let layout: Set<String> = [
    "offset", "frame", "padding", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "cornerRadius",
  ]
  /// Functions whose results are numbers, too.
  private static let arithmetic: Set<String> = ["max", "min", "abs", "CGFloat", "Double", "Float", "degrees"]

  /// True for a number of a view that its code hands to nothing but layout.
  func isForLayout(_ property: Located<PropertyDeclaration>, of owner: TypeInfo) -> Bool {
    let name = property.declaration.name
    guard owner.kind == .struct, [.private, .fileprivate].contains(property.declaration.access),
      let type = typeReference(of: property, in: owner), Self.numbers.contains(type.name)
    else { return false }
    var isForLayout = true
    let walk = BodyWalk { expression, around in
      guard expression.lastName == name || expression.lastName == "$\(name)" else { return }
      let taker = around.last { !Self.arithmetic.contains($0) }
      // What an assignment changes has its own name around it.
      if expression.lastName != name || !(taker == name || taker.map(Self.layout.contains) == true) {
        isForLayout = false
      }
    }
    for body in owner.bodies where isForLayout { walk.walk(body.statements) }
    return isForLayout
  }
}
