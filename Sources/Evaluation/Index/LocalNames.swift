/// The names of parameters and variables that are in sight somewhere: those of a block, and those of the blocks around,
/// which all that stands in these shares.
struct LocalNames: Sequence, Sendable {
  private final class Block: Sendable {
    let names: [String]
    let areVariables: Bool
    let around: Block?

    init(_ names: [String], areVariables: Bool, in around: Block?) {
      self.names = names
      self.areVariables = areVariables
      self.around = around
    }
  }

  private var innermost: Block?

  var isEmpty: Bool { innermost == nil }

  func contains(_ name: String) -> Bool { block(of: name) != nil }

  /// True for a name that a `var` brought, and nothing after it.
  func isVariable(_ name: String) -> Bool { block(of: name)?.areVariables == true }

  private func block(of name: String) -> Block? {
    var next = innermost
    while let block = next, !block.names.contains(name) { next = block.around }
    return next
  }

  /// Adds names that hide others from here on.
  mutating func bring(_ names: [String], areVariables: Bool = false) {
    if !names.isEmpty { innermost = Block(names, areVariables: areVariables, in: innermost) }
  }

  /// Goes through the names from the inside out; one that is hidden comes again.
  func makeIterator() -> AnyIterator<String> {
    var (block, position) = (innermost, 0)
    return AnyIterator {
      guard let current = block else { return nil }
      let name = current.names[position]
      position += 1
      if position == current.names.count { (block, position) = (current.around, 0) }
      return name
    }
  }
}
