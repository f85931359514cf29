import Scene
import Testing

/// Values that stand apart from those that mostly go without them.
struct RareTests {
  private struct Holder: Hashable {
    @Rare var text: String?
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
    #expect(Holder(text: "a") == Holder(text: "a"))
    #expect(Holder(text: "a").hashValue == Holder(text: "a").hashValue)
    #expect(Holder(text: "a") != Holder(text: "b"))
    #expect(Holder(text: "a") != Holder())
  }

  @Test
  func holdersAreNoLargerThanAReference() {
    #expect(MemoryLayout<Holder>.size == MemoryLayout<AnyObject>.size)
  }
}
