import Scene
import Testing

/// Values that stand apart from those that mostly go without them.
struct RareTests {
  private struct Holder: Hashable {
    @Rare var text: String?

    init(_ text: String? = nil) {
      self.text = text
    }
  }

  @Test
  func valuesAreThoseThatWereSet() {
    var holder = Holder()
    #expect(holder.text == nil)
    holder.text = "a"
    let copy = holder
    holder.text = "b"
    #expect(copy.text == "a" && holder.text == "b")
  }

  @Test
  func equalValuesAreEqualWhereverTheyStand() {
    #expect(Holder("a") == Holder("a"))
    #expect(Holder("a").hashValue == Holder("a").hashValue)
    #expect(Holder("a") != Holder("b"))
    #expect(Holder("a") != Holder())
  }

  @Test
  func holdersAreNoLargerThanAReference() {
    #expect(MemoryLayout<Holder>.size == MemoryLayout<AnyObject>.size)
  }
}
