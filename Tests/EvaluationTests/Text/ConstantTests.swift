import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Tokens, initialisers of the program, dynamic providers, constants in a circle.
@Suite struct ConstantTests {
  @Test("S-35, S-58, S-114: the composited foreground in light", arguments: samples)
  func foreground(_ sample: Sample) {
    let look = Look(body: sample.body, declarations: sample.declarations)
    for (text, color) in sample.expected {
      #expect(look.foreground(text) == color, "\(look.dump)")
    }
  }

  static let samples: [Sample] = [
    // A quarter of the way from black in Oklab is a linear 1/64: 1.055 * 0.015625^(1/2.4) - 0.055 = 0.1315, 33.5 of 255.
    Sample("S-35", #"Text("a").foregroundStyle(.black.mix(with: .white, by: 0.25))"#, ["a": "#222222"]),
    Sample(
      "S-35", #"Text("a").foregroundStyle(Color(cgColor: CGColor(red: 1, green: 0.2, blue: 0, alpha: 1)))"#,
      ["a": "#FF3300"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(Palette.title)"#,
      with:
        "enum Palette { static let base = Color(red: 0.4, green: 0.2, blue: 0.6); static let text = base; static var title: Color { text } }",
      ["a": "#663399"]),
    // #663399 at 60 % over white: 61.2+102 = 163.2, 30.6+102 = 132.6, 91.8+102 = 193.8.
    Sample(
      "S-58", #"Text("a").foregroundStyle(Palette.faint)"#,
      with:
        "struct Palette { static let base = Color(red: 0.4, green: 0.2, blue: 0.6); static let part = 0.6; static let faint = Palette.base.opacity(part) }",
      ["a": "#A385C2"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(.brand)"#,
      with: "extension Color { static let brand = Color(red: 0.4, green: 0.2, blue: 0.6) }", ["a": "#663399"]),
    Sample(
      "S-58", #"Text("a").foregroundColor(.brand.opacity(0.6))"#,
      with: "extension Color { static var brand: Color { Color(red: 0.4, green: 0.2, blue: 0.6) } }", ["a": "#A385C2"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(.brand)"#,
      with:
        "extension ShapeStyle where Self == Color { static var brand: Color { Color(red: 0.4, green: 0.2, blue: 0.6) } }",
      ["a": "#663399"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(Color.Brand.text)"#,
      with: "extension Color { enum Brand { static let text = Color(red: 0.4, green: 0.2, blue: 0.6) } }",
      ["a": "#663399"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(Color.theme.text)"#,
      with:
        "extension Color { static let theme = Theme() }\nstruct Theme { let text = Color(red: 0.4, green: 0.2, blue: 0.6) }",
      ["a": "#663399"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(Theme.current.colors.text)"#,
      with:
        "struct Colors { var text: Color }\nstruct Theme { let colors: Colors; static let current = Theme(colors: Colors(text: .red)) }",
      ["a": "#FF3B30"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(Theme.shared.text)"#,
      with: "final class Theme { static let shared = Theme(); let text: Color; private init() { text = .red } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(Tone.loud.color)"#,
      with:
        "enum Tone: String { case loud, calm; var color: Color { switch self { case .loud: return Color.red; case .calm: return Color.green } } }",
      ["a": "#FF3B30"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(tone(for: 3))"#,
      with: "func tone(for n: Int) -> Color { if n > 2 { return .red }; return .green }", ["a": "#FF3B30"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(tone(for: 1))"#,
      with: "func tone(for n: Int) -> Color { guard n > 2 else { return .green }; return .red }", ["a": "#34C759"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(tones[1])"#, with: "let tones: [Color] = [.green, .red]", ["a": "#FF3B30"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(tones["x"] ?? .green)"#, with: #"let tones: [String: Color] = ["x": .red]"#,
      ["a": "#FF3B30"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(pair.1)"#, with: "let pair: (Color, Color) = (.green, .red)", ["a": "#FF3B30"]
    ),
    Sample(
      "S-58", #"Text("a").foregroundStyle(tone)"#, with: "let tone: Color = { let x = Color.red; return x }()",
      ["a": "#FF3B30"]),
    Sample(
      "S-58", #"Text("a").foregroundStyle(tone)"#,
      with: "let bright = true\nlet tone: Color = if bright { .red } else { .green }", ["a": "#FF3B30"]),
    Sample("S-35", ##"Text("a").foregroundStyle(Color(hex: "#663399"))"##, with: hexString, ["a": "#663399"]),
    Sample("S-35", #"Text("a").foregroundStyle(Color(hex: "639"))"#, with: hexString, ["a": "#663399"]),
    Sample("S-35", #"Text("a").foregroundStyle(Color(hex: "80663399"))"#, with: hexString, ["a": "#B299CC"]),
    Sample("S-35", #"Text("a").foregroundStyle(Color(hex: 0x663399))"#, with: hexNumber, ["a": "#663399"]),
    Sample("S-35", #"Text("a").foregroundStyle(Color(hex: 0x663399, alpha: 0.6))"#, with: hexNumber, ["a": "#A385C2"]),
    Sample("S-35", ##"Text("a").foregroundStyle(Color(hex: "#663399") ?? .red)"##, with: hexOptional, ["a": "#663399"]),
    Sample("S-35", #"Text("a").foregroundStyle(Color(hex: "oops") ?? .red)"#, with: hexOptional, ["a": "#FF3B30"]),
    Sample(
      "S-35", #"Text("a").foregroundStyle(Color(r: 102, g: 51, b: 153))"#,
      with:
        "extension Color { init(r: Double, g: Double, b: Double, a: Double = 1) { self.init(red: r / 255, green: g / 255, blue: b / 255, opacity: a) } }",
      ["a": "#663399"]),
    Sample(
      "S-35", #"Text("a").foregroundStyle(Color(UIColor(hex: 0x663399)))"#,
      with:
        "extension UIColor { convenience init(hex: Int) { self.init(red: CGFloat((hex >> 16) & 0xFF) / 255.0, green: CGFloat((hex >> 8) & 0xFF) / 255.0, blue: CGFloat(hex & 0xFF) / 255.0, alpha: 1.0) } }",
      ["a": "#663399"]),
    Sample(
      "S-35", #"Text("a").foregroundStyle(Color.hex("663399"))"#,
      with:
        "extension Color { static func hex(_ s: String) -> Color { let v = Int(s, radix: 16) ?? 0; return Color(red: Double(v >> 16) / 255, green: Double(v >> 8 & 0xFF) / 255, blue: Double(v & 0xFF) / 255) } }",
      ["a": "#663399"]),
    Sample(
      "S-35", ##"Text("a").foregroundStyle("#663399".color)"##,
      with: "extension String { var color: Color { Color(hex: self) } }\n" + hexString, ["a": "#663399"]),
  ]

  private static let hexString = """
    extension Color {
      init(hex: String) {
        let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
        var int: UInt64 = 0
        Scanner(string: hex).scanHexInt64(&int)
        let a, r, g, b: UInt64
        switch hex.count {
        case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
        case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
        case 8: (a, r, g, b) = (int >> 24, int >> 16 & 0xFF, int >> 8 & 0xFF, int & 0xFF)
        default: (a, r, g, b) = (1, 1, 1, 0)
        }
        self.init(.sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255, opacity: Double(a) / 255)
      }
    }
    """

  private static let hexNumber = """
    extension Color {
      init(hex: UInt, alpha: Double = 1) {
        self.init(
          .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 08) & 0xff) / 255,
          blue: Double((hex >> 00) & 0xff) / 255, opacity: alpha)
      }
    }
    """

  private static let hexOptional = """
    extension Color {
      init?(hex: String) {
        var text = hex.trimmingCharacters(in: .whitespacesAndNewlines)
        text = text.replacingOccurrences(of: "#", with: "")
        var rgb: UInt64 = 0
        guard Scanner(string: text).scanHexInt64(&rgb) else { return nil }
        let red = Double((rgb & 0xFF0000) >> 16) / 255.0
        let green = Double((rgb & 0x00FF00) >> 8) / 255.0
        let blue = Double(rgb & 0x0000FF) / 255.0
        self.init(red: red, green: green, blue: blue)
      }
    }
    """

  @Test(
    "S-114 a dynamic provider is decided per appearance",
    arguments: [
      "Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })",
      "Color(uiColor: UIColor { traits in traits.userInterfaceStyle == .dark ? UIColor.white : UIColor.black })",
      "Color(UIColor { traits in if traits.userInterfaceStyle == .dark { return .white } else { return .black } })",
      "Color(UIColor(dynamicProvider: { traits in switch traits.userInterfaceStyle { case .dark: return .white; default: return .black } }))",
      "Color.adaptive(light: .black, dark: .white)", "Color(light: .black, dark: .white)", "Token.text",
    ])
  func dynamicProvider(_ color: String) {
    let look = Look(
      body: "Text(\"a\").foregroundStyle(\(color))",
      declarations: """
        extension Color {
          static func adaptive(light: Color, dark: Color) -> Color {
            Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
          }
          init(light: Color, dark: Color) { self.init(uiColor: UIColor(light: UIColor(light), dark: UIColor(dark))) }
        }
        extension UIColor {
          convenience init(light: UIColor, dark: UIColor) { self.init { $0.userInterfaceStyle == .dark ? dark : light } }
        }
        enum Token { static let text = Color(light: .black, dark: .white) }
        """)
    #expect(look.foreground("a", .light) == "#000000", "\(look.dump)")
    #expect(look.foreground("a", .dark) == "#FFFFFF")
    #expect(look.conditions("a") == [""])
    #expect(look.isCertain("a") == true)
  }

  @Test("S-114 a provider that asks for the contrast answers under Increase Contrast")
  func providerForContrast() {
    let look = Look(
      body: #"Text("a").foregroundStyle(Color(UIColor { $0.accessibilityContrast == .high ? .black : .systemRed }))"#)
    #expect(look.foreground("a", .light) == "#FF3B30", "\(look.dump)")
    #expect(look.foreground("a", .lightIncreased) == "#000000")
  }

  @Test(
    "S-143 constants in a circle are unknown and end",
    arguments: [
      "enum P { static let a: Color = b; static let b: Color = a }",
      "enum P { static var a: Color { P.b }; static var b: Color { P.a } }",
      "enum P { static func make() -> Color { make() }; static let a = make() }",
    ])
  func circle(_ declaration: String) {
    let look = Look(body: #"VStack { Text("a").foregroundStyle(P.a); Text("b") }"#, declarations: declaration)
    #expect(look.undecided("a") != nil, "\(look.dump)")
    #expect(look.foreground("b") == "#000000")
  }

  @Test(
    "S-143 colours of the running program are unknown",
    arguments: [
      ("let item: Item", "item.color"), ("let item: Item", "Color(hex: item.hex)"),
      ("@AppStorage(\"c\") var c = \"#FF0000\"", "Color(hex: c)"),
      ("@State var color = Color.red", "color"), ("@Binding var color: Color", "color"),
    ])
  func runTime(_ stored: String, _ color: String) {
    let look = Look(
      "import SwiftUI\nstruct Item { var color: Color; var hex: String }\nstruct Sample: View { \(stored)\n var body: some View { Text(\"a\").foregroundStyle(\(color)) } }\n\(Self.hexString)"
    )
    #expect(!look.readings("a").isEmpty)
    #expect(look.readings("a").allSatisfy { $0.undecided != nil && $0.ratio == nil }, "\(look.dump)")
  }

  @Test("S-142 a colour that a function mixes from its arguments is defined where the function is called")
  func definitionThroughFunction() {
    let look = Look(
      """
      import SwiftUI
      func mixed(_ red: Double) -> Color { Color(red: red / 255, green: 0, blue: 0) }
      func plain(_ isOn: Bool) -> Color { isOn ? Color(white: 0.2) : Color(white: 0.4) }
      extension Color {
        static let warm = mixed(153)
        static let cool = plain(true)
      }
      struct Sample: View {
        var body: some View {
          Text("Warm").foregroundStyle(Color.warm)
          Text("Cool").foregroundStyle(Color.cool)
        }
      }
      """)
    #expect(look.foreground("Warm") == "#990000")
    #expect(look.placements("Warm").first?.foreground.definition?.line == 5)
    // What the function writes itself is changed in the function.
    #expect(look.placements("Cool").first?.foreground.definition?.line == 3)
  }

  @Test("S-142 of two initialisers with the same labels, the one for the argument's type is meant")
  func overloads() {
    let look = Look(
      """
      import SwiftUI
      extension Color {
        init(tone text: String) { self.init(red: 1, green: 0, blue: 0) }
        init(_ text: String) { self.init(red: 1, green: 0, blue: 1) }
        init(tone level: Double) { self.init(white: level) }
        init(tone color: Color) { self = color.opacity(1) }
      }
      extension UIColor {
        convenience init(named text: String, shade: Int = 0) { self.init(red: 1, green: 0, blue: 1, alpha: 1) }
        convenience init(css text: String) { self.init(red: 1, green: 0, blue: 1, alpha: 1) }
      }
      func plain(_ color: Color) -> Color { Color(UIColor { _ in UIColor(color) }) }
      struct Sample: View {
        var body: some View {
          Text("Provider").foregroundStyle(plain(Color(red: 0, green: 1, blue: 0)))
          Text("Text").foregroundStyle(Color(tone: "warm"))
          Text("Number").foregroundStyle(Color(tone: 0.2))
          Text("Color").foregroundStyle(Color(tone: Color(red: 0, green: 0, blue: 1)))
        }
      }
      """)
    #expect(look.foreground("Text") == "#FF0000")
    #expect(look.foreground("Number") == "#333333")
    // A closure is no text: the framework's own provider is meant.
    #expect(look.foreground("Provider") == "#00FF00")
    #expect(look.foreground("Color") == "#0000FF")
  }

  @Test("S-142 a token's definition is known beside its use")
  func definition() {
    let look = Look(
      body: #"Text("a").foregroundStyle(Palette.text)"#,
      declarations: "enum Palette { static let text = Color(white: 0.6) }")
    let placement = look.placements("a").first
    #expect(placement?.foreground.isProjectStyle == true)
    // Line 2 of the source, behind `import SwiftUI`; the initialiser starts at column 34.
    #expect(placement?.foreground.definition?.line == 2, "\(String(describing: placement?.foreground))")
    #expect(placement?.foreground.definition?.column == 34)
    #expect(placement?.provenance.first { $0.of == .foreground }?.kind == .token)
  }

  @Test("S-143 a theme protocol with two themes is two placements, or one set")
  func themes() {
    let look = Look(
      """
      import SwiftUI
      protocol Theme { var text: Color { get } }
      struct Day: Theme { let text = Color.red }
      struct Night: Theme { let text = Color.blue }
      struct Sample: View { let theme: Theme; var body: some View { Text("a").foregroundStyle(theme.text) } }
      """)
    let bounds = look.readings("a").compactMap(\.ratio)
    let isUndecided = look.readings("a").allSatisfy { $0.undecided != nil }
    #expect(isUndecided || bounds.contains { abs($0.low - 3.55) < 0.01 }, "\(look.dump)")
  }
}
