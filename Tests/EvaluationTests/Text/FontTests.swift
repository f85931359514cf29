import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Sizes and weights at Dynamic Type Large, from the tables of S-16 and S-17.
@Suite struct FontTests {
  @Test("S-5, S-10 to S-15: size, weight, bold as written, fixed", arguments: samples)
  func font(_ sample: Sample) {
    let look = Look(body: sample.body, declarations: sample.declarations)
    for (text, words) in sample.expected {
      #expect(look.fontWords(text) == words, "\(look.dump)")
    }
  }

  static let samples: [Sample] = [
    Sample("S-10", #"Text("a")"#, ["a": "17 regular"]),
    Sample("S-10", #"VStack { Text("a").padding().font(nil) }.font(.title)"#, ["a": "17 regular"]),
    Sample("S-5", #"Text("a").padding().font(.body).font(.title)"#, ["a": "17 regular"]),
    Sample(
      "S-5", #"VStack { Text("a"); Text("b").font(.title) }.font(.caption)"#, ["a": "12 regular", "b": "28 regular"]),
    Sample("S-11", #"Text("a").padding().fontWeight(.light).bold()"#, ["a": "17 light"]),
    Sample("S-11", #"VStack { Text("a").font(.body.weight(.heavy)) }.fontWeight(.light)"#, ["a": "17 light"]),
    Sample("S-11", #"Text("a").font(.caption).padding().bold()"#, ["a": "12 semibold as-bold"]),
    Sample("S-11", #"VStack { Text("a").fontWeight(.medium) }.bold()"#, ["a": "17 medium"]),
    Sample("S-11", #"VStack { Text("a").bold() }.fontWeight(.light)"#, ["a": "17 semibold as-bold"]),
    Sample("S-12", #"VStack { Text("a").padding().fontWeight(nil) }.bold()"#, ["a": "17 regular"]),
    Sample("S-12", #"VStack { Text("a").padding().bold(false) }.bold()"#, ["a": "17 regular"]),
    Sample("S-12", #"VStack { Text("a").padding().bold(false) }.fontWeight(.heavy)"#, ["a": "17 heavy as-bold"]),
    Sample(
      "S-12", #"VStack { VStack { Text("a").padding().bold(false) }.bold() }.fontWeight(.light)"#, ["a": "17 light"]),
    Sample(
      "S-12", #"VStack { Text("a").padding().fontWeight(nil) }.font(.body.weight(.heavy))"#, ["a": "17 heavy as-bold"]),
    Sample("S-13", #"Text("a").bold()"#, ["a": "17 semibold as-bold"]),
    Sample("S-13", #"Text("a").fontWeight(.bold)"#, ["a": "17 bold as-bold"]),
    Sample("S-13", #"Text("a").font(.body.weight(.bold))"#, ["a": "17 bold as-bold"]),
    Sample("S-13", #"Text("a").font(.title.bold())"#, ["a": "28 bold as-bold"]),
    Sample("S-13", #"Text("a").font(.title3).bold()"#, ["a": "20 semibold as-bold"]),
    Sample("S-13", #"Text("a").fontWeight(.semibold)"#, ["a": "17 semibold"]),
    Sample("S-13", #"Text("a").font(.headline)"#, ["a": "17 semibold"]),
    Sample("S-13", #"Text("a").font(.headline.bold())"#, ["a": "17 semibold as-bold"]),
    Sample("S-13", #"Text("a").font(.system(size: 20)).bold()"#, ["a": "20 bold as-bold fixed"]),
    Sample("S-13", #"Text("a").fontWeight(Font.Weight.black)"#, ["a": "17 black as-bold"]),
    Sample("S-14", #"Text("a").font(.system(size: 20))"#, ["a": "20 regular fixed"]),
    Sample(
      "S-14", #"Text("a").font(.system(size: 14, weight: .semibold, design: .rounded))"#, ["a": "14 semibold fixed"]),
    Sample("S-14", #"Text("a").font(Font.system(size: 15, weight: Font.Weight.thin))"#, ["a": "15 thin fixed"]),
    Sample("S-14", #"Text("a").font(.system(.title2))"#, ["a": "22 regular"]),
    Sample("S-14", #"Text("a").font(.system(Font.TextStyle.title2))"#, ["a": "22 regular"]),
    Sample("S-14", #"Text("a").font(.system(.title2, design: .rounded, weight: .bold))"#, ["a": "22 bold as-bold"]),
    Sample("S-14", #"Text("a").font(.custom("Inter-SemiBold", size: 15))"#, ["a": "15 semibold"]),
    Sample("S-14", #"Text("a").font(.custom("Inter", size: 15, relativeTo: .caption))"#, ["a": "15 regular"]),
    Sample("S-14", #"Text("a").font(.custom("Inter-Bold", fixedSize: 18))"#, ["a": "18 bold as-bold fixed"]),
    Sample("S-14", #"Text("a").font(Font(UIFont.systemFont(ofSize: 13, weight: .medium)))"#, ["a": "13 medium fixed"]),
    Sample("S-14", #"Text("a").font(Font(UIFont.boldSystemFont(ofSize: 16)))"#, ["a": "16 bold as-bold fixed"]),
    Sample("S-14", #"Text("a").font(Font(UIFont.preferredFont(forTextStyle: .footnote)))"#, ["a": "13 regular"]),
    Sample(
      "S-14", #"Text("a").font(Font(UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 20))))"#,
      ["a": "20 regular"]),
    // Descriptors: a size of 0 is that of the descriptor; body has 17 pt, headline 17 semibold, title 2 22.
    Sample(
      "S-14",
      #"Text("a").font(Font(Self.described)); Text("b").font(Font(Self.bold)); Text("c").font(Font(Self.wide))"#,
      with: """
        extension Sample {
          static let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
          static let described = UIFont(descriptor: body.withDesign(.rounded) ?? body, size: 0)
          static let bold = UIFont(descriptor: body.withSymbolicTraits([.traitBold, .traitItalic])!, size: 0)
          static let wide = UIFont(
            descriptor: UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline), size: 20)
        }
        """, ["a": "17 regular", "b": "17 semibold as-bold", "c": "20 semibold fixed"]),
    Sample(
      "S-14", #"Text("a").font(Font(Self.light)); Text("b").font(Font(Self.italic)); Text("c").font(Font(Self.large))"#,
      with: """
        extension Sample {
          static let base = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
          static var light: UIFont {
            let traits = [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
            return UIFont(descriptor: base.addingAttributes([.traits: traits]), size: 0)
          }
          static var italic: UIFont {
            let font = UIFont.preferredFont(forTextStyle: .title2)
            guard let descriptor = font.fontDescriptor.withSymbolicTraits(.traitItalic) else { return font }
            return UIFont(descriptor: descriptor, size: font.pointSize)
          }
          static let large = UIFont.systemFont(ofSize: base.pointSize, weight: .semibold)
        }
        """, ["a": "22 light", "b": "22 regular", "c": "22 semibold"]),
    Sample(
      "S-14", #"Text("a").font(Font(Self.bold)); Text("b").font(Font(Self.heavy))"#,
      with: """
        extension UIFont {
          func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
            guard let descriptor = fontDescriptor.withSymbolicTraits(traits) else { return self }
            return UIFont(descriptor: descriptor, size: 0)
          }
          var heavy: UIFont {
            let attributes: [UIFontDescriptor.AttributeName: Any] = [
              .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy.rawValue]
            ]
            return UIFont(descriptor: fontDescriptor.addingAttributes(attributes), size: pointSize)
          }
        }
        extension Sample {
          static let bold = UIFont.preferredFont(forTextStyle: .footnote).with(.traitBold)
          static let heavy = UIFont.preferredFont(forTextStyle: .body).heavy
        }
        """, ["a": "13 semibold as-bold", "b": "17 heavy as-bold"]),
    Sample("S-14", #"Text("a").font(Font.body.leading(.tight).italic())"#, ["a": "17 regular"]),
    Sample("S-14", #"Text("a").font(.body.monospacedDigit().bold())"#, ["a": "17 semibold as-bold"]),
    Sample("S-15", #"Text("a").font(.custom("Inter-Medium", size: 12)).bold()"#, ["a": "12 bold as-bold"]),
    Sample("S-18", #"Text("a").lineLimit(1).minimumScaleFactor(0.5).allowsTightening(true)"#, ["a": "17 regular"]),
    Sample("S-18", #"Text("a").dynamicTypeSize(...DynamicTypeSize.xxxLarge)"#, ["a": "17 regular"]),
    Sample("S-18", #"Text("a").dynamicTypeSize(.xSmall)"#, ["a": "14 regular"]),
    // Body is 15 pt at Small and 16 pt at Medium, which is left out.
    Sample("S-18", #"Text("a").dynamicTypeSize(..<DynamicTypeSize.medium)"#, ["a": "15 regular"]),
    Sample("S-18", #"Text("a").font(.caption).dynamicTypeSize(.accessibility5)"#, ["a": "43 regular"]),
    Sample("S-18", #"Text("a").dynamicTypeSize(.accessibility5 ... .accessibility5)"#, ["a": "53 regular"]),
    Sample("S-18", #"Text("a").dynamicTypeSize(.large ... .xxLarge)"#, ["a": "17 regular"]),
    Sample("S-18", #"Text("a").font(.system(size: 12)).dynamicTypeSize(.accessibility5)"#, ["a": "12 regular fixed"]),
    Sample("S-19", #"Text("a").textScale(.secondary)"#, ["a": "? regular"]),
    Sample("S-19", #"Text("a").textScale(.secondary, isEnabled: false)"#, ["a": "17 regular"]),
    Sample(
      "S-20", #"Image(systemName: "star").resizable().frame(width: 40, height: 40).font(.title)"#,
      ["star": "? regular fixed"]),
    Sample("S-19", #"Text("a").textCase(.uppercase).kerning(2).italic().underline()"#, ["a": "17 regular"]),
    Sample("S-20", #"Image(systemName: "star").font(.title)"#, ["star": "28 regular"]),
    Sample(
      "S-20", #"VStack { Image(systemName: "star") }.font(.caption).fontWeight(.heavy)"#, ["star": "12 heavy as-bold"]),
    Sample(
      "S-58", #"Text("a").font(Self.big)"#,
      with: "extension Sample { static let big = Font.system(size: 30, weight: .bold) }",
      ["a": "30 bold as-bold fixed"]),
    Sample(
      "S-58", #"Text("a").font(.brandTitle)"#,
      with: "extension Font { static var brandTitle: Font { .system(.largeTitle).weight(.medium) } }",
      ["a": "34 medium"]),
    Sample(
      "S-58", #"Text("a").font(.brand(12))"#,
      with:
        #"extension Font { static func brand(_ size: CGFloat) -> Font { .custom("Inter-Light", size: size + 2) } }"#,
      ["a": "14 light"]),
    // What the program adds to the frameworks' text styles and weights; title 2 has 22 pt, body 17.
    Sample(
      "S-58", #"Text("a").font(.city(.semibold, .title2)); Text("b").font(.city(.light))"#,
      with: """
        extension Font.TextStyle { var points: CGFloat { switch self { case .title2: 22; @unknown default: 16 } } }
        extension Font.Weight {
          var face: String { switch self { case .semibold: "City-SemiBold"; default: "City-Regular" } }
        }
        extension Font {
          static func city(_ weight: Font.Weight, _ style: Font.TextStyle = .body) -> Font {
            .custom(weight.face, size: style.points, relativeTo: style)
          }
        }
        """, ["a": "22 semibold", "b": "16 regular"]),
    Sample(
      "S-58",
      #"Text("a").font(.system(size: Font.TextStyle.title2.points)); Text("b").font(.system(size: points(.body)))"#,
      with: """
        extension Font.TextStyle {
          var other: UIFont.TextStyle { switch self { case .title2: .title2; default: .body } }
          var points: CGFloat { UIFont.preferredFont(forTextStyle: other).pointSize }
          func scaled(by factor: CGFloat) -> CGFloat { points * factor }
        }
        func points(_ style: Font.TextStyle) -> CGFloat { style.scaled(by: 2) }
        """, ["a": "22 regular", "b": "34 regular"]),
  ]

  @Test(
    "S-16 text styles of iOS at Large, and made bold",
    arguments: [
      ("largeTitle", "34", "regular", "bold"), ("title", "28", "regular", "bold"), ("title2", "22", "regular", "bold"),
      ("title3", "20", "regular", "semibold"), ("headline", "17", "semibold", "semibold"),
      ("body", "17", "regular", "semibold"), ("callout", "16", "regular", "semibold"),
      ("subheadline", "15", "regular", "semibold"), ("footnote", "13", "regular", "semibold"),
      ("caption", "12", "regular", "semibold"), ("caption2", "11", "regular", "semibold"),
    ])
  func style(_ style: String, _ size: String, _ weight: String, _ bold: String) {
    let look = Look(body: "VStack { Text(\"a\").font(.\(style)); Text(\"b\").font(.\(style)).bold() }")
    #expect(look.fontWords("a") == "\(size) \(weight)")
    #expect(look.fontWords("b") == "\(size) \(bold) as-bold")
    #expect(look.font("a")?.textStyle?.rawValue == style)
  }

  @Test(
    "S-17 text styles of other platforms",
    arguments: [
      (Platform.macos, "body", "13 regular fixed"), (.macos, "headline", "13 bold fixed"),
      (.macos, "caption2", "10 medium fixed"), (.macos, "largeTitle", "26 regular fixed"),
      (.tvos, "headline", "38 medium fixed"), (.tvos, "title", "76 medium fixed"),
    ])
  func otherPlatform(_ platform: Platform, _ style: String, _ words: String) {
    let look = Look(body: "Text(\"a\").font(.\(style))", platform: platform)
    // A style is bold by itself on macOS, but nobody wrote it so; sizes there follow no setting.
    #expect(look.fontWords("a", platform == .macos ? .light : .dark) == words, "\(look.dump)")
  }

  @Test("S-13 Bold Text makes regular semibold, semibold bold; it never counts as bold as written")
  func boldText() {
    let look = Look(body: #"VStack { Text("a"); Text("b").font(.headline); Text("c").fontWeight(.light) }"#)
    #expect(look.fontWords("a", .lightAssistive) == "17 semibold")
    #expect(look.fontWords("b", .darkAssistive) == "17 bold")
    #expect(look.fontWords("a", .lightIncreased) == "17 regular")
    #expect(look.font("a", .lightAssistive)?.boldAsWritten == false)
  }

  @Test("S-3, S-58 a font chosen at run time is one placement for each path")
  func fork() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { let big: Bool\n var body: some View { Text(\"a\").font(big ? .title : .caption) } }"
    )
    #expect(look.conditions("a") == ["!big", "big"])
    let sizes = look.readings("a").compactMap { $0.font?.size }.sorted()
    #expect(sizes == [12, 28], "\(look.dump)")
  }

  @Test("S-3 a size that only the running program knows is unknown, not the default")
  func unknownSize() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { let size: CGFloat\n var body: some View { Text(\"a\").font(.system(size: size)) } }"
    )
    #expect(look.reading("a") != nil)
    #expect(look.font("a")?.size == nil, "\(look.dump)")
  }

  @Test("S-15 a weight guessed for a custom font without a suffix is assumed")
  func assumedWeight() {
    let look = Look(body: #"Text("a").font(.custom("Inter", size: 15))"#)
    let font = look.placements("a").first?.provenance.first { $0.of == .font }
    #expect(font?.kind == .assumed, "\(String(describing: font))")
  }

  @Test("S-15, S-58 custom fonts of one size that differ in weight alone are two paths")
  func customFork() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let on: Bool
        var body: some View { Text("a").font(on ? .custom("Inter-Bold", size: 15) : .custom("Inter-Light", size: 15)) }
      }
      """)
    let weights = Set(look.readings("a").compactMap { $0.font?.weight?.name })
    #expect(weights == ["bold", "light"], "\(look.dump)")
  }

  @Test(
    "S-14, S-58: a platform's font has the size and weight of each arm",
    arguments: [
      ("UIFont.systemFont(ofSize: big ? 18 : 16, weight: .bold)", ["16 bold", "18 bold"]),
      ("UIFont.systemFont(ofSize: 15, weight: big ? .bold : .light)", ["15 bold", "15 light"]),
      ("UIFont.preferredFont(forTextStyle: big ? .title1 : .footnote)", ["13 regular", "28 regular"]),
      (
        "UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: big ? 20 : 12))", ["12 regular", "20 regular"]
      ),
    ])
  func armsOfPlatformFonts(_ font: String, _ expected: [String]) {
    let look = Look(
      """
      import SwiftUI
      struct Page: View {
        @State var big = false
        var body: some View { Text("a").font(Font(\(font))) }
      }
      @main struct Shelf: App { var body: some Scene { WindowGroup { Page() } } }
      """)
    let words = look.readings("a").compactMap(\.font).map { font in
      "\(font.size.map { "\(Int($0))" } ?? "?") \(font.weight?.name ?? "?")"
    }
    #expect(Set(words) == Set(expected), "\(look.dump)")
  }

  @Test("S-14: a size that is not known takes no weight with it")
  func weightWithoutSize() {
    let look = Look(
      """
      import SwiftUI
      struct Page: View {
        @State var points: CGFloat = 20
        var body: some View {
          Text("a").font(Font(UIFont.systemFont(ofSize: points, weight: .bold)))
          Slider(value: $points)
        }
      }
      @main struct Shelf: App { var body: some Scene { WindowGroup { Page() } } }
      """)
    let font = look.reading("a")?.font
    #expect(font?.size == nil, "\(look.dump)")
    #expect(font?.weight == .bold)
  }

  @Test(
    "S-143: a size that settings keep may be the one it begins with, and is never sure",
    arguments: [
      (#"@AppStorage("s") var step = 0.0"#, ".system(size: 22 * (1 + step * 0.1))", 22.0),
      (#"@SceneStorage("s") var step: Double = 2"#, ".system(size: CGFloat(step) + 10)", 12),
      (#"@AppStorage("s") var step = 20"#, ".custom(\"Inter-Bold\", size: CGFloat(step))", 20),
      (#"@AppStorage("s") var step = -4.0"#, "Font(UIFont.systemFont(ofSize: 20 - -step))", 16),
      (#"@AppStorage("s") var step = 3.0"#, "sized(by: step)", 30),
    ])
  func storedSizes(_ property: String, _ font: String, _ expected: Double) throws {
    let look = Look(
      """
      import SwiftUI
      struct Page: View {
        \(property)
        func sized(by step: Double) -> Font { .system(size: step * 10) }
        var body: some View { Text("a").font(\(font)) }
      }
      @main struct Shelf: App { var body: some Scene { WindowGroup { Page() } } }
      """)
    #expect(look.font("a")?.size == expected, "\(look.dump)")
    #expect(look.font("a")?.mayChange == true)
    let origins = look.placements("a").flatMap(\.provenance).filter { $0.of == .font }
    #expect(origins.contains { $0.kind == .assumed && $0.detail.contains("begins") }, "\(look.dump)")
  }
}
