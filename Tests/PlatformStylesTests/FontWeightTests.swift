import PlatformStyles
import Testing

struct FontWeightTests {
  /// The contract's four steps, and no change to any other weight.
  @Test(
    arguments: zip(
      FontWeight.allCases,
      [FontWeight.ultraLight, .thin, .light, .semibold, .bold, .bold, .heavy, .heavy, .black]))
  func boldText(weight: FontWeight, bolder: FontWeight) {
    #expect(weight.boldTextWeight == bolder)
  }

  @Test func numbersAndOrder() {
    #expect(FontWeight.allCases.map(\.rawValue) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(FontWeight.semibold < .bold)
  }

  @Test func classes() {
    #expect(
      FontWeight.allCases.map(\.weightClass) == [
        .lightOrLess, .lightOrLess, .lightOrLess, .regular, .medium, .bold, .bold, .heavyOrMore, .heavyOrMore,
      ])
    #expect(FontWeight.WeightClass.medium < .bold)
  }

  @Test func names() {
    for weight in FontWeight.allCases {
      #expect(FontWeight(swiftUIName: weight.name) == weight)
    }
    #expect(FontWeight(swiftUIName: "ultraLight") == .ultraLight)
    #expect(FontWeight(swiftUIName: "extraBold") == nil)
  }

  /// S-15.
  @Test(arguments: [
    ("Inter-Light", FontWeight.light), ("Inter-Regular", .regular), ("Lato-Medium", .medium),
    ("Inter-SemiBold", .semibold), ("AvenirNext-DemiBoldItalic", .semibold), ("Poppins-Bold", .bold),
    ("Avenir-Heavy", .heavy), ("Inter-Black", .black), ("Lato-Italic", .regular), ("Georgia-BoldItalic", .bold),
    ("Inter Bold", .bold), ("Inter Semi Bold", .semibold), ("Inter SemiBold Italic", .semibold),
    ("LatoMedium", .medium),
    ("Arial-BoldMT", .bold), ("Arial-BoldItalicMT", .bold), ("CourierNewPS-BoldMT", .bold),
    ("Arial-ItalicMT", .regular),
    ("Lato Extra Light", .ultraLight), ("DM Sans ExtraBold", .heavy), ("Archivo_Black", .black),
  ])
  func suffixesOfFontNames(name: String, weight: FontWeight) {
    #expect(FontWeight(fontName: name) == weight)
  }

  @Test(arguments: [
    "Georgia", "Inter-Display", "", "Bold", "Black Ops One", "Boldonse", "Highlight", "Georgia Italic", "ArialMT",
  ])
  func fontNamesThatSayNothing(name: String) {
    #expect(FontWeight(fontName: name) == nil)
  }
}
