import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Glass that a condition chooses, or that is written with its type (S-58, S-76).
struct GlassArmTests {
  private func look(_ glass: String, ink: String = "isOn ? Color.black : .white", _ more: String = "") -> Look {
    Look(
      """
      import SwiftUI
      struct Chip: View {
        let isOn: Bool
        var body: some View { Text("T").foregroundStyle(\(ink)).padding().glassEffect(\(glass), in: .capsule) }
      }
      \(more)
      """, platform: .ios26)
  }

  @Test(
    "each arm has its own tint",
    arguments: [
      "isOn ? .regular.tint(.white) : .regular.tint(.black)", "isOn ? .clear.tint(.white) : .clear.tint(.black)",
      "isOn ? Glass.regular.tint(.white) : Glass.regular.tint(.black).interactive()",
    ])
  func tints(_ glass: String) {
    let look = look(glass)
    // Black on white, white on black, each close to what the glass shows.
    #expect(look.backgrounds("T") == ["#000000", "#FFFFFF"], "\(look.dump)")
    #expect(look.readings("T").allSatisfy { $0.ratio?.low == 21 }, "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }

  @Test("an arm without a tint is not known, whatever the other one is")
  func untinted() {
    let look = look("isOn ? .clear.tint(.white) : .clear.interactive()")
    #expect(look.backgrounds("T") == ["#FFFFFF", "?"], "\(look.dump)")
  }

  @Test("an identity in each arm lays nothing, and one in one arm nothing there")
  func identities() {
    let none = look("isOn ? .identity : Glass.identity", ink: "Color.black")
    #expect(none.words("T") == "#000000 on #FFFFFF", "\(none.dump)")
    let one = look("isOn ? .identity : .regular.tint(.black)", ink: "Color.red")
    #expect(one.backgrounds("T") == ["#000000", "#FFFFFF"], "\(one.dump)")
  }

  @Test("glass that is written with its type is that glass, but for a type of the program")
  func typed() {
    #expect(look("Glass.regular.tint(.white)", ink: "Color.black").background("T") == "#FFFFFF")
    let clear = look("Glass.clear", ink: "Color.black")
    #expect(clear.reading("T")?.layers.last?.isClearGlass == true, "\(clear.dump)")
    let own = look("Glass.regular.tint(.white)", ink: "Color.black", "struct Glass { let depth: Int }")
    #expect(own.undecided("T") == .material, "\(own.dump)")
  }

  @Test(
    "glass is clear where all arms that lay some are", arguments: [(".clear.interactive()", true), (".regular", false)])
  func clear(_ other: String, _ isClear: Bool) {
    let look = look("isOn ? .clear : \(other)", ink: "Color.black")
    let layers = look.readings("T").compactMap(\.layers.last)
    #expect(!layers.isEmpty && layers.allSatisfy { $0.isClearGlass == isClear }, "\(look.dump)")
  }
}
