import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Opacity, gradients, colour algebra, filters.
@Suite struct OpacityTests {
  @Test("S-32, S-35: the composited foreground in light", arguments: samples)
  func foreground(_ sample: Sample) {
    let look = Look(body: sample.body, declarations: sample.declarations)
    for (text, color) in sample.expected {
      #expect(look.foreground(text) == color, "\(look.dump)")
    }
  }

  static let samples: [Sample] = [
    // Black at 50 % over white: 127.5; at 25 %: 191.25.
    Sample("S-32", #"Text("a").opacity(0.5)"#, ["a": "#808080"]),
    Sample("S-32", #"VStack { Text("a").opacity(0.5) }.opacity(0.5)"#, ["a": "#BFBFBF"]),
    Sample("S-32", #"Text("a").foregroundStyle(.black.opacity(0.5))"#, ["a": "#808080"]),
    Sample("S-32", #"Text("a").foregroundStyle(.black.opacity(0.5)).opacity(0.5)"#, ["a": "#BFBFBF"]),
    Sample("S-32", #"Text("a").foregroundColor(Color.black.opacity(0.5).opacity(0.5))"#, ["a": "#BFBFBF"]),
    Sample("S-32", #"Text("a").foregroundStyle(.primary.opacity(0.5))"#, ["a": "#808080"]),
    Sample("S-32", #"Text("a").opacity(dim)"#, with: "let dim = 1 / 2.0", ["a": "#808080"]),
    Sample("S-35", #"Text("a").foregroundStyle(Color(red: 0.4, green: 0.2, blue: 0.6))"#, ["a": "#663399"]),
    Sample(
      "S-35", #"Text("a").foregroundStyle(Color(red: 102 / 255, green: 51 / 255.0, blue: 153.0 / 255))"#,
      ["a": "#663399"]),
    Sample(
      "S-35", #"Text("a").foregroundStyle(Color(.sRGB, red: 0.4, green: 0.2, blue: 0.6, opacity: 1))"#, ["a": "#663399"]
    ),
    Sample("S-35", #"Text("a").foregroundStyle(Color(white: 0.2))"#, ["a": "#333333"]),
    Sample("S-35", #"Text("a").foregroundStyle(Color(white: 0, opacity: 0.5))"#, ["a": "#808080"]),
    Sample("S-35", #"Text("a").foregroundStyle(Color(hue: 0, saturation: 1, brightness: 0.8))"#, ["a": "#CC0000"]),
    Sample("S-35", #"Text("a").foregroundStyle(Color(hue: 0.5, saturation: 1, brightness: 0.6))"#, ["a": "#009999"]),
    // A gray of Display P3 is that gray of sRGB.
    Sample("S-35", #"Text("a").foregroundStyle(Color(.displayP3, red: 0.4, green: 0.4, blue: 0.4))"#, ["a": "#666666"]),
    // Linear 0.5: 1.055 * 0.5^(1/2.4) - 0.055 = 0.7354, times 255 = 187.5.
    Sample("S-35", #"Text("a").foregroundStyle(Color(.sRGBLinear, red: 0.5, green: 0, blue: 0))"#, ["a": "#BC0000"]),
    Sample(
      "S-35", #"Text("a").foregroundStyle(Color.white.mix(with: .black, by: 0.5, in: .device))"#, ["a": "#808080"]),
    // Half of Oklab's lightness is an eighth of the linear light: encoded 0.3886, times 255 = 99.1.
    Sample("S-35", #"Text("a").foregroundStyle(Color.white.mix(with: .black, by: 0.5))"#, ["a": "#636363"]),
    Sample(
      "S-35", #"Text("a").foregroundStyle(Color.white.mix(with: Color.black, by: 0.5, in: .perceptual))"#,
      ["a": "#636363"]),
    Sample(
      "S-114", #"Text("a").foregroundStyle(Color(UIColor(red: 0.4, green: 0.2, blue: 0.6, alpha: 1)))"#,
      ["a": "#663399"]),
    Sample(
      "S-114", #"Text("a").foregroundStyle(Color(uiColor: UIColor.black.withAlphaComponent(0.5)))"#, ["a": "#808080"]),
    // `withAlphaComponent` replaces the 60 %: #3C3C43 at 50 % over white: 157.5, 161.
    Sample(
      "S-114", #"Text("a").foregroundStyle(Color(UIColor.secondaryLabel.withAlphaComponent(0.5)))"#, ["a": "#9E9EA1"]),
    Sample(
      "S-114", #"Text("a").foregroundStyle(Color(#colorLiteral(red: 0.4, green: 0.2, blue: 0.6, alpha: 1)))"#,
      ["a": "#663399"]),
    Sample("S-37", #"Text("a").shadow(color: .red, radius: 4)"#, ["a": "#000000"]),
    Sample("S-36", #"Text("a").blendMode(.normal)"#, ["a": "#000000"]),
    Sample("S-37", #"Text("a").blur(radius: 0)"#, ["a": "#000000"]),
  ]

  @Test("S-32 a group's opacity applies to its own background too")
  func groupOpacity() throws {
    let look = Look(body: #"Text("a").foregroundStyle(.white).padding().background(.black).opacity(0.5)"#)
    // Over white: white stays, black becomes half gray; luminance of 0.5 is 0.2140: 1.05/0.2640 = 3.98.
    #expect(look.foreground("a") == "#FFFFFF", "\(look.dump)")
    #expect(look.background("a") == "#808080")
    #expect(abs(try #require(look.ratio("a")) - 3.98) < 0.01)
    // Over black: half white on black: 0.2640/0.05 = 5.28.
    #expect(abs(try #require(look.ratio("a", .dark)) - 5.28) < 0.01)
  }

  @Test(
    "S-32 what is invisible is no element",
    arguments: [
      #"Text("a").opacity(0)"#, #"VStack { Text("a") }.hidden()"#, #"VStack { Text("a").padding() }.opacity(0.0)"#,
      // Kept for touches alone.
      #"Text("a").opacity(0.01)"#, #"TextField("a", text: .constant("")).opacity(0.001)"#, #"Text("a").opacity(0.02)"#,
    ])
  func invisible(_ body: String) {
    #expect(Look(body: "VStack { \(body); Text(\"b\") }").texts == ["b"])
  }

  @Test("S-32 what is either shown or too faint to be seen is read where it is shown")
  func faint() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let on: Bool
        var body: some View { VStack { Text("a").opacity(on ? 1 : 0.01); Text("b").opacity(0.05) } }
      }
      """)
    #expect(look.ratio("a") == 21, "\(look.dump)")
    // 0.95 of white: ((0.95 + 0.055) / 1.055)^2.4 = 0.8900, and 1.05 / 0.9400 = 1.117.
    #expect(abs((look.ratio("b") ?? 0) - 1.117) < 0.001, "\(look.dump)")
  }

  @Test("S-32, S-51 a picture that is too faint to be seen lies behind nothing, and a colour as it is")
  func faintBackgrounds() {
    let picture = Look(body: #"Text("a").background { Image("p").resizable().opacity(0.01) }"#)
    #expect(picture.background("a") == "#FFFFFF", "\(picture.dump)")
    // 0.98 * 255 = 249.9.
    let color = Look(body: #"Text("a").background { Rectangle().fill(.black).opacity(0.02) }"#)
    #expect(color.background("a") == "#FAFAFA", "\(color.dump)")
  }

  @Test(
    "S-32, S-61 what a hidden link leads to is seen on its own screen", arguments: [".opacity(0)", ".hidden()"])
  func invisibleLink(_ modifier: String) {
    let look = Look(
      body: """
        NavigationStack {
          List {
            Text("row").background(
              NavigationLink("link", destination: Text("a").foregroundStyle(.white).background(.black))\(modifier))
          }
        }
        """)
    #expect(look.texts == ["row", "a"])
    #expect(look.background("a") == "#000000", "\(look.dump)")
    #expect(
      Look(
        body: "EmptyView()\(modifier).sheet(isPresented: .constant(true)) { Text(\"a\") }"
      ).texts == ["a"])
  }

  @Test("S-32 what one view hides another shows")
  func hiddenElsewhere() {
    let look = Look(
      """
      import SwiftUI
      struct Badge: View { var body: some View { Text("a") } }
      struct Sample: View { var body: some View { VStack { Badge().hidden(); Badge() } } }
      """)
    #expect(look.placements("a").count == 1, "\(look.dump)")
    #expect(look.isCertain("a") == true)
  }

  @Test("S-32, S-58 an opacity by condition: each visible path alone")
  func conditionalOpacity() {
    let source = """
      import SwiftUI
      struct Sample: View {
        let done: Bool
        let shown: Bool
        var body: some View {
          VStack {
            Text("a").opacity(done ? 0.5 : 1)
            Text("b").opacity(shown ? 1 : 0)
          }
        }
      }
      """
    let look = Look(source)
    #expect(look.foregrounds("a") == ["#000000", "#808080"], "\(look.dump)")
    #expect(look.conditions("a") == ["!done", "done"])
    #expect(look.foregrounds("b") == ["#000000"])
    #expect(look.conditions("b") == ["shown"])
  }

  @Test("S-32 an opacity of the running program leaves the contrast undecided")
  func unknownOpacity() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { let o: Double\n var body: some View { Text(\"a\").opacity(o) } }")
    #expect(look.undecided("a") == .runtimeValue, "\(look.dump)")
    #expect(look.bounds("a") == nil)
  }

  @Test("S-34 a gradient as foreground holds for every stop")
  func gradient() throws {
    let look = Look(
      body:
        #"Text("a").foregroundStyle(LinearGradient(colors: [.black, .yellow], startPoint: .top, endPoint: .bottom))"#)
    let bounds = try #require(look.bounds("a"), "\(look.dump)")
    // Yellow #FFCC00 on white is 1.51, black 21.
    #expect(abs(bounds.low - 1.51) < 0.01)
    #expect(abs(bounds.high - 21) < 0.01)
  }

  @Test("S-34, S-141: how light a colour's gradient gets is not known, but lighter only lowers the ratio on white")
  func softGradient() throws {
    let look = Look(body: #"Text("a").foregroundStyle(.blue.gradient)"#)
    let bounds = try #require(look.bounds("a"), "\(look.dump)")
    // White on #007AFF has 4.02, whatever the other end is.
    #expect(abs(bounds.high - 4.02) < 0.01)
    #expect(bounds.low < 4)
    #expect(look.isCertain("a") == true)
    // On black the colour itself has the least, and how much more there is at the other end is not known.
    #expect(look.isCertain("a", .dark) == false)
    #expect(abs(try #require(look.bounds("a", .dark)?.low) - 5.76) < 0.01)
  }

  @Test(
    "S-34: white on a colour's gradient can't get clearer than on the colour, black can",
    arguments: [(".white", true), (".black", false)])
  func textOnSoftGradient(_ color: String, isCertain: Bool) {
    let look = Look(body: "Text(\"a\").foregroundStyle(\(color)).background(.orange.gradient)")
    #expect(look.isCertain("a") == isCertain, "\(look.dump)")
  }

  @Test("S-34: on a watch the end of a colour's gradient may be the darker one")
  func softGradientOnWatch() {
    let look = Look(body: #"Text("a").foregroundStyle(.white).background(.orange.gradient)"#, platform: .watchos)
    #expect(look.isCertain("a", .dark) == false, "\(look.dump)")
  }

  @Test(
    "S-35 a colour beyond sRGB keeps its hue",
    arguments: [
      #"Color(.displayP3, red: 1, green: 0, blue: 0)"#,
      #"Color(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))"#,
    ])
  func wide(_ color: String) {
    // Display P3 red clips to sRGB red.
    #expect(Look(body: "Text(\"a\").foregroundStyle(\(color))").foreground("a") == "#FF0000")
  }

  @Test(
    "S-36, S-37 a filter, blend mode, mask or blur leaves the contrast undecided",
    arguments: [
      ".blendMode(.multiply)", ".hueRotation(.degrees(90))", ".saturation(0.2)", ".contrast(0.5)", ".grayscale(1)",
      ".luminanceToAlpha()", ".blur(radius: 3)",
      ".mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }",
      ".colorEffect(ShaderLibrary.wave())", ".visualEffect { content, _ in content }",
    ])
  func filter(_ modifier: String) {
    let look = Look(body: "VStack { Text(\"a\") }\(modifier)")
    #expect(look.undecided("a") == .filterOrBlend, "\(look.dump)")
  }

  @Test("S-37, S-58 what a condition blurs is read where it is sharp", arguments: [(8, [21]), (1, [21, nil])])
  func conditionalBlur(_ radius: Int, _ ratios: [Double?]) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let on: Bool
        var body: some View { Text("a").blur(radius: on ? \(radius) : 0) }
      }
      """)
    #expect(Set(look.readings("a").map { $0.ratio?.low }) == Set(ratios), "\(look.dump)")
  }

  @Test("S-33 shapes take the foreground or their own style")
  func shapes() {
    let look = Look(
      body:
        #"VStack { Circle().fill(.red).frame(width: 20, height: 20); Circle().stroke(.green) }.foregroundStyle(.blue)"#)
    let colors = look.scene.elements.filter { $0.kind == .shape }.compactMap {
      $0.placements.first?.readings[.light]?.foreground?.hexString
    }
    #expect(Set(colors).isSubset(of: ["#FF3B30", "#34C759"]), "\(look.dump)")
    #expect(look.scene.elements.allSatisfy { $0.kind != .text })
  }
}

@Suite("Exact filters") struct ExactFilterTests {
  @Test(
    "S-36 inversion, multiplication and brightness are exact on solid colours",
    arguments: [
      // 255 - 0 in each channel; the backdrop outside the filter stays white.
      (#"Text("a").foregroundColor(.black).colorInvert()"#, "#FFFFFF", "#FFFFFF"),
      // Both colours inside are inverted.
      (#"Text("a").foregroundColor(.black).background(Color.white).colorInvert()"#, "#FFFFFF", "#000000"),
      // 1 × 1, 1 × 0, 1 × 0.
      (
        #"Text("a").foregroundColor(.white).background(.black).colorMultiply(Color(red: 1, green: 0, blue: 0))"#,
        "#FF0000", "#000000"
      ),
      // The system's red in light is #FF3B30: 1 × it, and 0.
      (
        #"Text("a").foregroundColor(.white).background(.black).colorMultiply(.red)"#,
        "#FF3B30", "#000000"
      ),
      // 0 + 0.2 = 0.2, that is 51 of 255.
      (
        #"Text("a").foregroundColor(.black).background(Color(red: 0.4, green: 0.4, blue: 0.4)).brightness(0.2)"#,
        "#333333", "#999999"
      ),
    ])
  func exact(_ body: String, _ foreground: String, _ background: String) {
    let look = Look(body: body)
    #expect(look.foreground("a") == foreground, "\(look.dump)")
    #expect(look.background("a") == background)
  }
}
