import ColorScience
import PlatformStyles
import Testing

struct MaterialTests {
  private static let tolerance = 0.6 / 255

  private static func gray(_ level: Double) -> ColorBox {
    ColorBox(low: RGB(gray: level / 255), high: RGB(gray: level / 255))
  }

  private static func expect(
    _ box: ColorBox, from low: Double, to high: Double, location: SourceLocation = #_sourceLocation
  ) {
    for channel in 0..<3 {
      #expect(abs(box.low[channel] - low / 255) <= tolerance, sourceLocation: location)
      #expect(abs(box.high[channel] - high / 255) <= tolerance, sourceLocation: location)
    }
  }

  /// S-73, as gray levels 0...255.
  @Test(arguments: [
    (Material.ultraThin, 0x68, 0xFF, 0x19, 0xA2), (.thin, 0x99, 0xFD, 0x20, 0x7D), (.regular, 0xB7, 0xFF, 0x21, 0x54),
    (.thick, 0xED, 0xF9, 0x20, 0x39), (.ultraThick, 0xED, 0xF9, 0x20, 0x39),
  ])
  func boundsOfIOS(material: Material, lightLow: Int, lightHigh: Int, darkLow: Int, darkHigh: Int) {
    for platform in [Platform.ios18, .ios26] {
      let light = material.bounds(platform: platform, appearance: .light)
      Self.expect(light.box, from: Double(lightLow), to: Double(lightHigh))
      #expect(light.isCertain)
      let dark = material.bounds(platform: platform, appearance: .dark)
      Self.expect(dark.box, from: Double(darkLow), to: Double(darkHigh))
      // What Increase Contrast does to a material isn't published.
      #expect(!material.bounds(platform: platform, appearance: .darkIncreased).isCertain)
    }
  }

  /// The kit's own figures over black, mid gray and white; the regular light material has a second edition over black.
  @Test(arguments: ["light", "dark"])
  func surfacesOverKnownGrays(scheme: String) throws {
    let appearance = try #require(Appearance(rawValue: scheme))
    let recipes = try #require(DataFile.colors.materials.olderKit.recipes[scheme])
    #expect(recipes.count == 4)
    for (name, recipe) in recipes {
      let material = try #require(Material(rawValue: name))
      for (backdrop, level) in [("black", 0.0), ("mid808080", 128), ("white", 255)] {
        let expected = try #require(recipe.grayOverBackdrop[backdrop])
        let box = material.surface(over: Self.gray(level), platform: .ios18, appearance: appearance).box
        #expect(abs(box.high.red - expected / 255) <= Self.tolerance, "\(name) \(backdrop)")
        if material != .regular || appearance == .dark {
          #expect(abs(box.low.red - expected / 255) <= Self.tolerance, "\(name) \(backdrop)")
        }
      }
    }
  }

  @Test(arguments: ["light", "dark"])
  func hardBoundsHoldBothKits(scheme: String) throws {
    let appearance = try #require(Appearance(rawValue: scheme))
    let rows = try #require(DataFile.colors.materials.hardGrayBounds[scheme])
    #expect(rows.count == 4)
    for (name, range) in rows {
      let material = try #require(Material(rawValue: name))
      Self.expect(
        material.hardBounds(platform: .ios26, appearance: appearance).box, from: range[0], to: range[1])
    }
  }

  /// Whatever the backdrop, a surface lies within the bounds over an unknown one, and those within the hard ones.
  @Test(arguments: Material.allCases)
  func surfacesStayWithinBounds(material: Material) {
    let backdrops = [
      Self.gray(0), Self.gray(255), Self.gray(77),
      ColorBox(low: RGB(red: 1, green: 0, blue: 0), high: RGB(red: 1, green: 0, blue: 0)),
      ColorBox(low: RGB(red: 0.1, green: 0.4, blue: 0.2), high: RGB(red: 0.5, green: 0.9, blue: 0.3)),
    ]
    for platform in Platform.allCases {
      for appearance in Appearance.allCases {
        let bounds = material.bounds(platform: platform, appearance: appearance).box
        let hard = material.hardBounds(platform: platform, appearance: appearance).box
        #expect(Self.contains(hard, bounds))
        for backdrop in backdrops {
          let surface = material.surface(over: backdrop, platform: platform, appearance: appearance).box
          #expect(Self.contains(bounds, surface))
        }
      }
    }
  }

  private static func contains(_ outer: ColorBox, _ inner: ColorBox) -> Bool {
    (0..<3).allSatisfy { channel in
      outer.low[channel] <= inner.low[channel] && inner.low[channel] <= inner.high[channel]
        && inner.high[channel] <= outer.high[channel]
    }
  }

  /// A gray backdrop needs no widening: the kit's thin light material over mid gray is one colour on iOS 18.
  @Test func aKnownBackdropGivesATightSurface() {
    let box = Material.thin.surface(over: Self.gray(128), platform: .ios18, appearance: .light).box
    #expect(box.high.red - box.low.red < 0.001)
    let wide = Material.thin.surface(over: Self.gray(128), platform: .ios26, appearance: .light).box
    #expect(wide.high.red - wide.low.red > 0.01)
  }

  /// A coloured backdrop may gain saturation on its way: red over a dark thin material can't grow less red.
  @Test func colorsMayGainSaturation() {
    let orange = RGB(red: 0.9, green: 0.5, blue: 0.2)
    let box = Material.thin.surface(
      over: ColorBox(low: orange, high: orange), platform: .ios18, appearance: .dark
    ).box
    #expect(box.low.blue < box.high.blue)
    #expect(box.low.red < box.high.red)
  }

  @Test func barsTakeInWhatIsSaidOfThem() {
    let light = Material.bar.bounds(platform: .ios18, appearance: .light)
    Self.expect(light.box, from: 0xB7, to: 0xFF)
    #expect(light.confidence == .low)
    // The dark bar is 29 at 94 % over black at the least, 27; the regular material's lightest is 84.
    Self.expect(Material.bar.bounds(platform: .ios18, appearance: .dark).box, from: 27.26, to: 84)
    // The newer kit's bar starts at 25.
    Self.expect(Material.bar.bounds(platform: .ios26, appearance: .dark).box, from: 25, to: 84)
  }

  /// A macOS tint of #F6F6F6 at 72 % over black is 177.12, over white 248.52.
  @Test func boundsOfMacOS() {
    let thick = Material.thick.bounds(platform: .macos, appearance: .light)
    Self.expect(thick.box, from: 177.12, to: 248.52)
    #expect(thick.confidence == .low)
    let ultraThick = Material.ultraThick.bounds(platform: .macos, appearance: .light).box
    #expect(ultraThick.low.red > thick.box.low.red)
  }

  @Test(arguments: [Platform.watchos, .tvos, .visionos])
  func platformsWithoutAKitAreUnknown(platform: Platform) {
    let bounds = Material.thick.bounds(platform: platform, appearance: .dark)
    Self.expect(bounds.box, from: 0, to: 255)
    #expect(bounds.confidence == .low)
  }

  @Test func reduceTransparencyMakesMaterialsOpaque() {
    for material in Material.allCases {
      let light = material.surface(over: Self.gray(0), platform: .ios26, appearance: .lightAssistive)
      #expect(light == Material.reduceTransparencyFallback(.light))
      #expect(light.confidence == .low)
    }
    let light = Material.reduceTransparencyFallback(.light).box
    #expect(Color(encoded: light.low).hexString == "#F2F2F7")
    #expect(Color(encoded: light.high).hexString == "#FFFFFF")
    let dark = Material.reduceTransparencyFallback(.dark).box
    #expect(Color(encoded: dark.low).hexString == "#1C1C1E")
    #expect(Color(encoded: dark.high).hexString == "#2C2C2E")
  }

  @Test(arguments: [
    ("ultraThinMaterial", Material.ultraThin), ("thin", .thin), ("regularMaterial", .regular),
    ("thickMaterial", .thick), ("ultraThick", .ultraThick), ("bar", .bar),
  ])
  func namesOfSwiftUI(name: String, material: Material) {
    #expect(Material(swiftUIName: name) == material)
  }

  @Test(arguments: [
    ("systemUltraThinMaterial", Material.ultraThin, nil as ColorScheme?), ("systemThinMaterialDark", .thin, .dark),
    ("systemMaterial", .regular, nil), ("systemThickMaterialLight", .thick, .light),
    ("systemChromeMaterial", .bar, nil),
  ])
  func namesOfUIKit(name: String, material: Material, scheme: ColorScheme?) {
    #expect(Material(uiBlurEffectStyle: name) == material)
    #expect(Material.pinnedScheme(uiBlurEffectStyle: name) == scheme)
  }

  @Test(arguments: ["extraLight", "light", "dark", "systemLight", "prominent"])
  func otherBlursAreNoMaterial(name: String) {
    #expect(Material(uiBlurEffectStyle: name) == nil)
  }
}
