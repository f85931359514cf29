import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Texts over pictures and gradients, with and without a layer between.
struct ImageAndGradientTests {
  @Test(
    "S-143: nothing bounds a picture",
    arguments: [
      "ZStack { Image(\"sea\").resizable(); Text(\"T\") }", "Image(\"sea\").resizable().overlay(Text(\"T\"))",
      "Image(\"sea\").overlay(alignment: .bottom) { Text(\"T\") }", "Text(\"T\").background(Image(\"sea\"))",
      "Text(\"T\").background { Image(\"sea\").resizable().scaledToFill() }",
      "ZStack { AsyncImage(url: nil) { image in image.resizable() } placeholder: { Color.gray }; Text(\"T\") }",
      "ZStack { AsyncImage(url: nil) { phase in phase.image?.resizable() }; Text(\"T\") }",
      "ZStack { AsyncImage(url: nil); Text(\"T\") }", "ZStack { Map(); Text(\"T\") }",
    ])
  func picture(_ body: String) {
    let look = Look(body: body)
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
    #expect(look.reading("T")?.background == nil)
  }

  @Test(
    "S-51: a picture that is bounded need not lie behind all that it is a background of",
    arguments: [
      "Text(\"T\").background(alignment: .top) { Image(\"sea\").resizable().frame(maxHeight: 200) }",
      "Text(\"T\").background(Image(\"sea\").resizable().frame(maxWidth: .infinity, maxHeight: 200), alignment: .top)",
      "Text(\"T\").background(Image(\"sea\").resizable().scaledToFit(), alignment: .bottom)",
      "Text(\"T\").background(alignment: .top) { Image(\"sea\").resizable().aspectRatio(contentMode: .fit).padding() }",
      "ZStack(alignment: .top) { Image(\"sea\").resizable().frame(maxHeight: 200); Text(\"T\") }",
    ])
  func boundedPicture(_ body: String) {
    let look = Look(body: body)
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
    #expect(look.isCertain("T") == false, "\(look.dump)")
  }

  @Test(
    "S-51: a picture that takes the room lies behind",
    arguments: [
      "Text(\"T\").background(alignment: .top) { Image(\"sea\").resizable().frame(maxHeight: .infinity) }",
      "Text(\"T\").background(Image(\"sea\").resizable().frame(maxWidth: 600))",
      "ZStack { Image(\"sea\").resizable().scaledToFit(); Text(\"T\") }",
      "Text(\"T\").background(Image(\"sea\").resizable().scaledToFill(), alignment: .top)",
    ])
  func wholePicture(_ body: String) {
    let look = Look(body: body)
    #expect(look.undecided("T") == .imageBackdrop, "\(look.dump)")
    #expect(look.isCertain("T") == true, "\(look.dump)")
  }

  @Test(
    "a background that is one of several keeps all layers of each",
    arguments: [
      "{ if late { ZStack { Color.black; Color.white.opacity(0.2) } } else { ZStack { Color.black; Color.white.opacity(0.2) } } }",
      "{ if late { Color.black.overlay(Color.white.opacity(0.2)) } else { Color(white: 0.2) } }",
      "(late ? AnyView(Color.black.overlay(Color.white.opacity(0.2))) : AnyView(Color(white: 0.2)))",
    ])
  func layersOfAlternatives(_ background: String) {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let late: Bool
        var body: some View { Text("T").background\(background) }
      }
      """)
    // 20 % white over black is #333333 in any of them.
    #expect(Set(look.backgrounds("T")) == ["#333333"], "\(look.dump)")
  }

  @Test func aStyleInAnErasedViewIsPaintBesideAColor() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @Environment(\\.colorScheme) var colorScheme
        var body: some View {
          Text("T").background(
            colorScheme == .dark
              ? AnyView(Color.black) : AnyView(LinearGradient(colors: [.white, .white], startPoint: .top)))
        }
      }
      """)
    // The default label is black in light and white in dark.
    #expect(look.reading("T")?.ratio?.low == 21, "\(look.dump)")
    #expect(look.reading("T", .dark)?.ratio?.low == 21)
  }

  @Test("S-34, S-141: a gradient over what varies lies between the bounds of both")
  func gradientOverScrim() {
    let look = Look(
      body: """
        Text("T")
          .foregroundStyle(LinearGradient(colors: [.white, Color(white: 0.8)], startPoint: .top, endPoint: .bottom))
          .background(Color.black.opacity(0.8)).background(Image("sea"))
        """)
    // The scrim leaves black to 20 % white, luminance 0.0331; the gradient runs from 1 to 0.6038.
    // 0.6538 / 0.0831 = 7.87, 1.05 / 0.05 = 21.
    let bounds = look.bounds("T")
    #expect(abs((bounds?.low ?? 0) - 7.87) < 0.01, "\(look.dump)")
    #expect(bounds?.high == 21)
  }

  @Test("a stop that is computed with something from elsewhere can't be evaluated")
  func computedStop() {
    let look = Look(
      body: """
        let hue = isLate ? Sun.height.degrees / 360 : 0.5
        Text("T").background(
          LinearGradient(
            colors: [Color(hue: hue, saturation: 1, brightness: 1), .black], startPoint: .top, endPoint: .bottom))
        """, declarations: "let isLate = Int.random(in: 0...1) == 1")
    #expect(look.undecided("T") == .unsupportedExpression, "\(look.dump)")
  }

  @Test("S-34: two gradients that may run along with each other decide only where that makes no difference")
  func gradientOverGradient() {
    func look(_ ink: String, on paper: String) -> Look {
      func gradient(_ colors: String) -> String {
        "LinearGradient(colors: [\(colors)], startPoint: .top, endPoint: .bottom)"
      }
      return Look(body: "Text(\"T\").foregroundStyle(\(gradient(ink))).background(\(gradient(paper)))")
    }
    let apart = look(".white, Color(white: 0.8)", on: ".black, Color(white: 0.2)")
    #expect(abs((apart.bounds("T")?.low ?? 0) - 7.87) < 0.01, "\(apart.dump)")
    let along = look(".white, .black", on: ".black, .white")
    #expect(along.undecided("T") == .unsupportedExpression, "\(along.dump)")
  }

  @Test(
    "S-141: a scrim over a picture bounds the contrast",
    arguments: [
      "ZStack { Image(\"sea\").resizable(); Color.black.opacity(0.55); Text(\"T\").foregroundStyle(.white) }",
      "Image(\"sea\").resizable().overlay(Color.black.opacity(0.55)).overlay(Text(\"T\").foregroundStyle(.white))",
      "Text(\"T\").foregroundStyle(.white).background(Color.black.opacity(0.55)).background(Image(\"sea\"))",
      "ZStack { Image(\"sea\").resizable().modifier(Dusk()); Text(\"T\").foregroundStyle(.white) }",
      "Image(\"sea\").modifier(Stacked(share: 0.55)).overlay(Text(\"T\").foregroundStyle(.white))",
      """
      ZStack {
        AsyncImage(url: nil) { $0.resizable().overlay(Color.black.opacity(0.55)) } placeholder: { Color.gray }
        Text("T").foregroundStyle(.white)
      }
      """,
      """
      ZStack {
        AsyncImage(url: nil) { phase in
          if let picture = phase.image { picture.resizable().overlay(Color.black.opacity(0.55)) } else { ProgressView() }
        }
        Text("T").foregroundStyle(.white)
      }
      """,
      """
      ZStack {
        AsyncImage(url: nil) { phase in
          switch phase {
          case .success(let picture): ZStack { picture.resizable(); Color.black.opacity(0.55) }
          default: Color.gray
          }
        }
        Text("T").foregroundStyle(.white)
      }
      """,
    ])
  func scrim(_ body: String) {
    let look = Look(
      body: body,
      declarations: """
        struct Dusk: ViewModifier {
          func body(content: Content) -> some View { content.overlay(Color.black.opacity(0.55)) }
        }
        struct Stacked: ViewModifier {
          let share: Double
          func body(content: Content) -> some View { ZStack { content; Color.black.opacity(share) } }
        }
        """)
    // The lightest backdrop is 0.45 of white, of luminance 0.1706: 1.05 / 0.2206 = 4.76; the darkest is black.
    #expect(abs((look.bounds("T")?.low ?? 0) - 4.76) < 0.01, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
    #expect(look.reading("T")?.background == nil)
    #expect(look.undecided("T") == nil)
  }

  @Test("S-143: a gradient scrim over a picture gives an interval")
  func gradientScrim() {
    let look = Look(
      body: """
        ZStack {
          Image("sea").resizable()
          LinearGradient(colors: [.clear, .black.opacity(0.8)], startPoint: .top, endPoint: .bottom)
          Text("T").foregroundStyle(.white)
        }
        """)
    // Where the gradient is clear, white may lie behind white.
    #expect(abs((look.bounds("T")?.low ?? 0) - 1) < 0.01, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
  }

  @Test("S-34: over a gradient every stop counts")
  func gradient() {
    let look = Look(
      body: """
        Text("T").foregroundStyle(.white)
          .background(LinearGradient(colors: [.black, Color(white: 0.2)], startPoint: .top, endPoint: .bottom))
        """)
    // White on 0.2, of luminance 0.0331: 1.05 / 0.0831 = 12.63.
    #expect(abs((look.bounds("T")?.low ?? 0) - 12.63) < 0.01, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
    #expect(look.isCertain("T") == true)
  }

  @Test("S-34: a translucent gradient over one colour lies between its neighbouring stops")
  func translucentGradient() {
    let look = Look(
      body: """
        Text("T").foregroundStyle(.white)
          .background(
            LinearGradient(
              colors: [
                Color(red: 28 / 255, green: 85 / 255, blue: 1), Color(red: 127 / 255, green: 53 / 255, blue: 171 / 255),
                Color(red: 1, green: 11 / 255, blue: 214 / 255),
              ], startPoint: .top, endPoint: .bottom
            ).opacity(0.5)
          ).background(Color.white)
        """)
    // Half of each over white is (141.5, 170, 255), (191, 154, 213) and (255, 133, 234.5), of the luminances 0.4168,
    // 0.3899 and 0.4400: 1.05 / 0.4900 = 2.143 and 1.05 / 0.4399 = 2.387.
    #expect(abs((look.bounds("T")?.low ?? 0) - 2.143) < 0.001, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 2.387) < 0.001, "\(look.dump)")
  }

  @Test("S-34: a gradient of several hues over another one is as light as its stretches")
  func gradientOfHues() {
    let look = Look(
      body: """
        Text("T")
          .foregroundStyle(LinearGradient(colors: [.white, Color(white: 0.8)], startPoint: .top, endPoint: .bottom))
          .background(
            LinearGradient(
              colors: [Color(red: 0.5, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0.5)], startPoint: .top,
              endPoint: .bottom))
        """)
    // 0.5 is 0.2140 linear, so the ends have the luminances 0.0455 and 0.0155, and halfway, 0.25 being 0.0509 linear,
    // it is 0.0145. In front it is 0.6038 to 1. 0.6538 / 0.0955 = 6.85; a box of both hues would give 0.0610.
    #expect(abs((look.bounds("T")?.low ?? 0) - 6.85) < 0.01, "\(look.dump)")
  }

  @Test("S-34: a gradient as a foreground takes its weakest stop")
  func gradientForeground() {
    let look = Look(
      body: """
        Text("T").foregroundStyle(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        """)
    #expect(abs((look.bounds("T")?.low ?? 0) - 1) < 0.01, "\(look.dump)")
    #expect(abs((look.bounds("T")?.high ?? 0) - 21) < 0.01)
  }

  @Test("S-36: a filter or blend over a text leaves it undecided")
  func filters() {
    #expect(Look(body: "Text(\"T\").blendMode(.multiply)").undecided("T") == .filterOrBlend)
    #expect(Look(body: "VStack { Text(\"T\") }.blur(radius: 3)").undecided("T") == .filterOrBlend)
    #expect(Look(body: "VStack { Text(\"T\") }.blur(radius: 0)").words("T") == "#000000 on #FFFFFF")
    #expect(Look(body: "Text(\"T\").shadow(radius: 3)").words("T") == "#000000 on #FFFFFF")
  }

  @Test("S-143: a gradient of a colour that is not known is undecided for that colour's reason")
  func unknownStop() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let isLate: Bool
        let dusk: Color
        var body: some View {
          Text("T").background(
            LinearGradient(colors: [isLate ? dusk : .white, .white], startPoint: .top, endPoint: .bottom))
        }
      }
      """)
    #expect(look.undecided("T") == .parameter, "\(look.dump)")
    #expect(look.reading("T")?.undecided?.detail == "'dusk'")
  }

  @Test("the colours of a symbol that is drawn in several of its own are not known")
  func multicolor() {
    let symbol = "Image(systemName: \"T\")"
    for body in [
      "\(symbol).symbolRenderingMode(.multicolor)", "VStack { \(symbol) }.symbolRenderingMode(.multicolor)",
      "\(symbol).renderingMode(.original)",
    ] {
      #expect(Look(body: body).undecided("T") == .unsupportedModifier)
    }
    let hierarchical = Look(body: "\(symbol).symbolRenderingMode(.hierarchical).foregroundStyle(.red)")
    #expect(hierarchical.words("T") == "#FF3B30 on #FFFFFF", "\(hierarchical.dump)")
  }

  @Test(
    "a stop may name its type",
    arguments: [
      "[Gradient.Stop(color: .black, location: 0), .init(color: .black, location: 1)]",
      "[SwiftUI.Gradient.Stop(color: Color(white: 0), location: 0)]", "Self.stops",
    ])
  func stops(_ stops: String) {
    let look = Look(
      body: "Veil()",
      declarations: """
        struct Veil: View {
          static let stops: [Gradient.Stop] = [.init(color: .black, location: 0), Gradient.Stop(color: .black, location: 1)]
          var body: some View {
            Text("T").foregroundStyle(.white)
              .background(LinearGradient(stops: \(stops), startPoint: .top, endPoint: .bottom))
          }
        }
        """)
    // White on black is 21:1.
    #expect(look.reading("T")?.ratio.map { ($0.low * 10).rounded() } == 210, "\(look.dump)")
  }

  @Test(
    "a gradient that a property's type names is one",
    arguments: [
      "init() { fade = .init(colors: [.init(white: 0), .black], startPoint: .top, endPoint: .bottom) }",
      "init() { fade = .init(colors: [.black, .black], startPoint: .top, endPoint: .bottom) }",
      "init() { fade = .init(stops: [Gradient.Stop(color: .black, location: 0)], startPoint: .top, endPoint: .bottom) }",
    ])
  func implicitGradient(_ initializer: String) {
    let look = Look(
      body: "Veil()",
      declarations: """
        struct Veil: View {
          let fade: LinearGradient
          \(initializer)
          var body: some View { Text("T").foregroundStyle(.white).background(fade) }
        }
        """)
    // White on black is 21:1.
    #expect(look.reading("T")?.ratio.map { ($0.low * 10).rounded() } == 210, "\(look.dump)")
  }
}
