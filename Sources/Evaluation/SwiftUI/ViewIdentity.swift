/// Tells whether two views are one and the same in memory, as an arm is for all the paths that take it.
///
/// To go through what is shared once for each path multiplies the work at each level of arms within arms. Identities are
/// told apart only as long as the views are held.
struct ViewIdentity: Hashable {
  private let address: UInt

  init(_ node: ViewNode) {
    // Every case of an indirect enumeration is one reference.
    address = unsafeBitCast(node, to: UInt.self)
  }
}
