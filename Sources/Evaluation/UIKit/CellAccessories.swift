import SourceFacts

/// Views of the program at the edges of the rows of a collection's list, which lie on what the row paints (S-113).
extension CodeRun {
  static let accessories = "accessories"

  /// Puts the views among a row's accessories into it, in place of those before.
  func showAccessories(_ value: Value, in identity: String) {
    guard let row = objects[identity], CodeClasses.isKind(row.kind, of: "UICollectionViewListCell") else { return }
    take(Self.accessories, from: row)
    putAccessories(value, into: identity)
  }

  private func putAccessories(_ value: Value, into identity: String) {
    switch value {
    case .array(let values): for one in values { putAccessories(one, into: identity) }
    case .choice(let all):
      for branch in all.branches { on([branch.condition]) { putAccessories(branch.value, into: identity) } }
    case .implicit(let member) where ["customView", "init"].contains(member.name):
      for argument in member.arguments ?? [] where ["configuration", "customView"].contains(argument.label) {
        putAccessories(argument.value, into: identity)
      }
    case .instance(let view) where objects[view.identity].map({ CodeClasses.isView($0.kind) }) ?? false:
      place(value, in: identity, as: Self.accessories)
    default: break
    }
  }

  /// Returns the view that a call makes an accessory of, by the type's name or as its configuration; `nil` for others.
  func view(inAccessory name: String, of kind: String, _ arguments: [ArgumentValue]) -> Value? {
    switch (kind, name) {
    case ("UICellAccessory", "customView"): arguments.first { $0.label == "configuration" }?.value
    case ("UICellAccessory.CustomViewConfiguration", "init"): arguments.first { $0.label == "customView" }?.value
    default: nil
    }
  }
}
