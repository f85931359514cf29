import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The background style by its levels, and the label colours on it.
struct BackgroundStyleTests {
  @Test(
    "S-64: the background style by level, group and presentation",
    arguments: [
      SurfaceCase(
        "level 0", "Text(\"T\").background(.background)", light: "#000000 on #FFFFFF", dark: "#FFFFFF on #000000"),
      SurfaceCase(
        "level 1", "Text(\"T\").background(.background.secondary)", light: "#000000 on #F2F2F7",
        dark: "#FFFFFF on #1C1C1E"),
      SurfaceCase(
        "level 2", "Text(\"T\").background(.background.tertiary)", light: "#000000 on #FFFFFF",
        dark: "#FFFFFF on #2C2C2E"),
      SurfaceCase(
        "level 3", "Text(\"T\").background(.background.quaternary)", light: "#000000 on #F2F2F7",
        dark: "#FFFFFF on #3A3A3C"),
      SurfaceCase(
        "level 0 within level 1", "VStack { Text(\"T\").background(.background) }.background(.background.secondary)",
        light: "#000000 on #F2F2F7", dark: "#FFFFFF on #1C1C1E"),
      SurfaceCase(
        "level 1 within level 1",
        "VStack { Text(\"T\").background(.background.secondary) }.background(.background.secondary)",
        light: "#000000 on #FFFFFF", dark: "#FFFFFF on #2C2C2E"),
      SurfaceCase(
        "in a form, whose context counts in light only", "Form { Text(\"T\").background(.background) }",
        light: "#000000 on #F2F2F7", dark: "#FFFFFF on #000000"),
      SurfaceCase(
        "in a sheet, which counts in dark only",
        "Color.clear.sheet(isPresented: .constant(true)) { Text(\"T\").background(.background.secondary) }",
        light: "#000000 on #F2F2F7", dark: "#FFFFFF on #2C2C2E"),
    ])
  func levels(_ sample: SurfaceCase) { sample.check() }

  @Test(
    "S-91: group boxes take the next level",
    arguments: [
      SurfaceCase("one", "GroupBox { Text(\"T\") }", light: "#000000 on #F2F2F7", dark: "#FFFFFF on #1C1C1E"),
      SurfaceCase(
        "two", "GroupBox { GroupBox { Text(\"T\") } }", light: "#000000 on #FFFFFF", dark: "#FFFFFF on #2C2C2E"),
      SurfaceCase(
        "in a form", "Form { GroupBox { Text(\"T\") } }", light: "#000000 on #FFFFFF", dark: "#FFFFFF on #1C1C1E"),
      SurfaceCase(
        "with a style", "GroupBox { Text(\"T\") }.backgroundStyle(.blue)", light: "#000000 on #007AFF",
        dark: "#FFFFFF on #0A84FF"),
      SurfaceCase("label", "GroupBox(\"T\") { Text(\"x\") }", light: "#000000 on #F2F2F7"),
    ])
  func groupBoxes(_ sample: SurfaceCase) { sample.check() }

  @Test("S-91: a group box's label is a headline")
  func groupBoxLabel() {
    #expect(Look(body: "GroupBox(\"T\") { Text(\"x\") }").fontWords("T") == "17 semibold")
  }

  /// Source over: #3C3C43 at 0.6 on #FFFFFF is (138, 138, 142.2), on #F2F2F7 (132.8, 132.8, 139); #EBEBF5 at 0.6 on
  /// #000000 is (141, 141, 147), on #1C1C1E (152.2, 152.2, 159).
  @Test(
    "S-65, S-66: secondary text on the system's backgrounds",
    arguments: [
      ("Text(\"T\").foregroundStyle(.secondary)", "#8A8A8E on #FFFFFF", 3.44, "#8D8D93 on #000000", 6.36),
      ("Text(\"T\").foregroundColor(.secondary)", "#8A8A8E on #FFFFFF", 3.44, "#8D8D93 on #000000", 6.36),
      (
        "Text(\"T\").foregroundStyle(.secondary).background(Color(.secondarySystemBackground))",
        "#85858B on #F2F2F7", 3.30, "#98989F on #1C1C1E", 5.95
      ),
    ])
  func secondary(body: String, light: String, lightRatio: Double, dark: String, darkRatio: Double) {
    let look = Look(body: body)
    #expect(look.words("T") == light)
    #expect(abs((look.ratio("T") ?? 0) - lightRatio) < 0.01)
    #expect(look.words("T", .dark) == dark)
    #expect(abs((look.ratio("T", .dark) ?? 0) - darkRatio) < 0.01)
  }

  @Test(
    "S-66: other system styles on white and black",
    arguments: [
      ("Text(\"T\").foregroundStyle(.tertiary)", 1.73, 2.25), ("Text(\"T\").foregroundStyle(Color.gray)", 3.26, 6.44),
      ("Text(\"T\").foregroundStyle(Color.accentColor)", 4.02, 5.76),
    ])
  func otherStyles(body: String, light: Double, dark: Double) {
    let look = Look(body: body)
    #expect(abs((look.ratio("T") ?? 0) - light) < 0.01, "\(look.dump)")
    // The accent in dark, #0A84FF, has luminance 0.2380: (0.2380 + 0.05) / 0.05 = 5.76.
    #expect(abs((look.ratio("T", .dark) ?? 0) - dark) < 0.01, "\(look.dump)")
  }

  @Test("S-65: readings of Increase Contrast that disagree stay a set")
  func increasedContrast() {
    let look = Look(body: "Text(\"T\").foregroundStyle(.secondary)")
    #expect(look.isCertain("T", .lightIncreased) == false)
    // #3C3C43 at 0.8 on white is 5.97 (S-66); the other reading has 0.68.
    #expect(abs((look.bounds("T", .lightIncreased)?.high ?? 0) - 5.97) < 0.01)
  }

  @Test(
    "contract: only the system's own surfaces count as a system background",
    arguments: [
      ("Text(\"T\")", true), ("Text(\"T\").background(Color(.secondarySystemBackground))", true),
      ("Text(\"T\").background(.background.secondary)", true), ("List { Text(\"T\") }", true),
      ("Text(\"T\").background(Color.blue)", false), ("Text(\"T\").background(Color.blue.opacity(0.1))", false),
      ("Text(\"T\").background(Color.white)", false),
      ("Text(\"T\").background(Color(.systemBackground)).background(Color.blue)", true),
      ("ZStack { Image(\"sea\"); Text(\"T\") }", false), ("Text(\"T\").background(Color(.secondarySystemFill))", true),
      ("Text(\"T\").background(Color.primary)", false), ("Text(\"T\").background(Color.secondary)", false),
      ("Text(\"T\").background(Color(.label))", false), ("Text(\"T\").background(Color(.separator))", false),
      ("Text(\"T\").background(Color(.systemGray2))", false), ("Text(\"T\").background(Capsule())", false),
      ("ZStack { Circle(); Text(\"T\") }", false),
      ("Text(\"T\").background { RoundedRectangle(cornerRadius: 8) }", false),
    ])
  func systemBackground(body: String, isSystem: Bool) {
    let look = Look(body: body)
    #expect(look.reading("T")?.isOnSystemBackground == isSystem, "\(look.dump)")
  }

  @Test("S-33: a shape takes the foreground of what it stands in", arguments: ["Group", "ZStack"])
  func inherited(_ container: String) {
    for modifier in ["foregroundStyle", "foregroundColor"] {
      let body = "Text(\"T\").background { \(container) { Rectangle() }.\(modifier)(Color(white: 0.9)) }"
      #expect(Look(body: body).background("T") == "#E6E6E6", "\(Look(body: body).dump)")
    }
  }

  @Test("a style that is named with its type is the same")
  func typed() {
    let look = Look(body: "Text(\"T\").background(BackgroundStyle.background).background(.red)")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    let tint = Look(body: "Text(\"T\").foregroundStyle(TintShapeStyle.tint).tint(.black)")
    #expect(tint.foreground("T") == "#000000", "\(tint.dump)")
  }
}
