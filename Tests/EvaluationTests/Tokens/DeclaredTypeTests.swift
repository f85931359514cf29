import PlatformStyles
import Scene
import TestSupport
import Testing

/// Values of which a declaration elsewhere tells what they are: a case's own, and a protocol's defaults.
struct DeclaredTypeTests {
  @Test(
    "S-31: an implicit member among what a case holds is one of the type that the case declares",
    arguments: [".toned(.soft)", "Kind.toned(.soft)", "isFaint ? .toned(.soft) : .toned(.soft)"])
  func heldMembers(_ kind: String) {
    let look = Look(
      """
      import SwiftUI
      enum Tone {
        case soft, loud
        var color: Color { self == .soft ? Color(white: 0.6) : .black }
      }
      enum Kind {
        case toned(Tone), plain
        var ink: Color {
          switch self {
          case .toned(let tone): tone.color
          case .plain: .black
          }
        }
      }
      enum Wrap {
        case one(Kind), none
        var ink: Color {
          switch self {
          case .one(let kind): kind.ink
          case .none: .black
          }
        }
      }
      struct Chip: View {
        let title: LocalizedStringKey
        let wrap: Wrap
        var body: some View { Text("T").foregroundStyle(wrap.ink) }
      }
      struct Sample: View {
        let isFaint: Bool
        var body: some View { Chip(title: "a", wrap: .one(\(kind))) }
      }
      """)
    // 0.6 × 255 is 153, #99.
    #expect(look.foregrounds("T") == ["#999999"], "\(look.dump)")
  }

  private static func ink(_ declarations: String) -> Look {
    Look(
      """
      import SwiftUI
      protocol Skin { static var ink: Color { get }; static var base: Color { get } }
      \(declarations)
      struct Sample: View { var body: some View { Text("T").foregroundStyle(Day.ink) } }
      """)
  }

  @Test("a static property that a protocol's extension gives is that of the types that conform and have none")
  func staticDefaults() {
    let given = "extension Skin { static var ink: Color { Color(white: 0.6) } }\n"
    let plain = Self.ink(given + "struct Day: Skin { static let base = Color.black }")
    #expect(plain.foregrounds("T") == ["#999999"], "\(plain.dump)")
    let own = Self.ink(given + "struct Day: Skin { static let base = Color.black; static let ink = Color.black }")
    #expect(own.foregrounds("T") == ["#000000"], "\(own.dump)")
    let inherited = Self.ink(
      given + "class Base: Skin { static let base = Color.red; class var ink: Color { .black } }\n"
        + "final class Day: Base {}")
    #expect(inherited.foregrounds("T") == ["#000000"], "\(inherited.dump)")
  }

  @Test("of one that asks for another static property nothing is told, since the type may have its own")
  func dependentDefault() {
    let look = Self.ink(
      "extension Skin { static var ink: Color { base }; static var base: Color { .red } }\n"
        + "struct Day: Skin { static let base = Color.black }")
    #expect(!look.foregrounds("T").contains("#FF3B30"), "\(look.dump)")
  }
}
