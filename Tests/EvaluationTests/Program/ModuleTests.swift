import ColorScience
import Evaluation
import PlatformStyles
import Scene
import TestSupport
import Testing

/// A name means what the modules of its file can see: their own declarations, and what others make public.
struct ModuleTests {
  private let view = """
    import SwiftUI
    struct Sample: View {
      var body: some View { Text("Seen").foregroundStyle(Color.brand) }
    }
    """

  /// Two files with the same constant; the first in path order stands nearer to the view.
  private func look(near: String, far: String, modules: [String: [String]]) -> Look {
    Look(view, files: ["Near.swift": near, "Other/Kit/Far.swift": far], modules: modules)
  }

  private func constant(_ hex: String, access: String = "") -> String {
    let (red, green, blue) = (hex.prefix(2), hex.dropFirst(2).prefix(2), hex.suffix(2))
    return """
      import SwiftUI
      extension Color {
        \(access) static let brand = Color(red: 0x\(red) / 255, green: 0x\(green) / 255, blue: 0x\(blue) / 255)
      }
      """
  }

  @Test
  func ownModuleWinsOverAnotherThatStandsNearer() {
    let look = look(
      near: constant("AA0000", access: "public"), far: constant("00AA00"),
      modules: ["Source.swift": ["App"], "Near.swift": ["Kit"], "Other/Kit/Far.swift": ["App"]])
    #expect(look.foregrounds("Seen") == ["#00AA00"])
  }

  @Test
  func eachPlatformHasItsOwnDeclaration() {
    func row(_ green: Double) -> String {
      """
      import SwiftUI
      struct Row: View {
        var body: some View { Text("Seen").foregroundStyle(Color(red: 1, green: \(green), blue: 0)) }
      }
      """
    }
    // Of two files of one folder the television's stands first.
    let look = Look(
      "import SwiftUI\nstruct Sample: View { var body: some View { Row().background(.black) } }",
      files: ["Row-tvos.swift": row(1), "Row.swift": row(0)], platforms: ["Row-tvos.swift": .tvos])
    let onBlack = look.placements("Seen").compactMap { $0.readings[.light] }.filter { $0.background == Color.black }
    #expect(onBlack.map { $0.foreground?.hexString } == ["#FF0000"], "\(look.dump)")
  }

  @Test
  func internalNamesOfOtherModulesAreNotSeen() {
    let look = look(
      near: constant("AA0000"), far: constant("00AA00", access: "public"),
      modules: ["Source.swift": ["App"], "Near.swift": ["Kit"], "Other/Kit/Far.swift": ["Design"]])
    #expect(look.foregrounds("Seen") == ["#00AA00"])
  }

  @Test
  func aFileOfTwoModulesSeesBoth() {
    let look = look(
      near: constant("AA0000", access: "private"), far: constant("00AA00"),
      modules: ["Source.swift": ["App", "Widget"], "Near.swift": ["App"], "Other/Kit/Far.swift": ["Widget"]])
    #expect(look.foregrounds("Seen") == ["#00AA00"])
  }

  @Test
  func equallyNearNamesOfTwoModulesAreBothPossible() {
    let look = Look(
      view,
      files: [
        "KitA/One.swift": constant("AA0000", access: "public"), "KitB/Two.swift": constant("00AA00", access: "public"),
      ],
      modules: ["Source.swift": ["App"], "KitA/One.swift": ["KitA"], "KitB/Two.swift": ["KitB"]])
    #expect(look.foregrounds("Seen") == ["?"])
  }

  @Test
  func aNameThatOnlyAnotherModuleHoldsForItselfIsUnknown() {
    let look = Look(
      view, files: ["Near.swift": constant("AA0000")],
      modules: ["Source.swift": ["App"], "Near.swift": ["Kit"]])
    #expect(look.foregrounds("Seen") == ["?"])
    #expect(look.undecided("Seen") != nil)
  }

  @Test
  func viewsAndModifiersOfOneNameBelongToTheirModules() {
    func kit(_ shade: String) -> String {
      """
      import SwiftUI
      struct Badge: View { var body: some View { Text("Badge").marked() } }
      extension View { func marked() -> some View { foregroundStyle(\(shade)) } }
      struct Screen\(shade.filter(\.isNumber)): View { var body: some View { Badge() } }
      """
    }
    let look = Look(
      "", files: ["A/One.swift": kit("Color(white: 0.25)"), "B/Two.swift": kit("Color(white: 0.5)")],
      modules: ["A/One.swift": ["A"], "B/Two.swift": ["B"]])
    // 0.25 × 255 = 63.75 and 0.5 × 255 = 127.5, rounded.
    #expect(look.foregrounds("Badge") == ["#404040", "#808080"])
  }

  @Test("what is declared outside of types may be named together with its module")
  func qualified() {
    func look(_ shade: String) -> Look {
      Look(
        """
        import SwiftUI
        func tone(_ isLoud: Bool) -> Color { isLoud ? .red : .red }
        struct Page: View {
          func tone(_ isLoud: Bool) -> Color { .blue }
          var body: some View { Text("T").foregroundStyle(\(shade)) }
        }
        """, modules: ["Source.swift": ["App"]])
    }
    // Red #FF3B30 and blue #007AFF of iOS 18; the view's own function is nearer by the plain name.
    #expect(look("App.tone(true)").foregrounds("T") == ["#FF3B30"])
    #expect(look("tone(true)").foregrounds("T") == ["#007AFF"])
    #expect(look("Other.tone(true)").foregrounds("T") == ["?"])
  }
}
