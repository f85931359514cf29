import ColorScience
import PlatformStyles
import Testing

struct ContainerTests {
  @Test func sectionHeaders() {
    let newer = ListDefaults.sectionHeader(.grouped, platform: .ios26)
    #expect(newer.foregrounds == [.level(.secondary)])
    #expect(newer.isForegroundCertain)
    #expect(newer.fonts == [.style(.footnote), .style(.subheadline), .style(.callout)])
    #expect(!newer.isFontCertain)
    #expect(!newer.uppercases)
    #expect(ListDefaults.sectionHeader(.grouped, platform: .ios18).uppercases)
    #expect(!ListDefaults.sectionHeader(.plain, platform: .ios18).isForegroundCertain)
    #expect(ListDefaults.sectionHeader(.prominent, platform: .ios26).fonts == [.style(.title3, weight: .bold)])
    for kind in SectionHeaderKind.allCases {
      #expect(ListDefaults.sectionHeader(kind, platform: .ios26).clause == "S-84")
    }
  }

  /// S-87: body, subheadline, footnote, and tertiary from the fourth on.
  @Test(arguments: [
    (0, ContentLevel.primary, TextStyle.body), (1, .secondary, .subheadline), (2, .secondary, .footnote),
    (3, .tertiary, .footnote), (9, .tertiary, .footnote),
  ])
  func textsOfOneLabel(place: Int, level: ContentLevel, style: TextStyle) {
    let text = ListDefaults.labelText(at: place)
    #expect(text.foregrounds == [.hierarchical(level)])
    #expect(text.fonts == [.style(style)])
    #expect(text.isForegroundCertain && text.isFontCertain)
  }

  @Test(arguments: [
    (ListDefaults.sectionFooter, DefaultForeground.level(.secondary), "S-85"),
    (ListDefaults.labeledContentValue, .hierarchical(.secondary), "S-86"),
    (ListDefaults.badge, .level(.secondary), "S-86"),
    (ListDefaults.labelIcon, .tint, "S-88"),
    (ListDefaults.navigationLinkLabel, .level(.primary), "S-89"),
    (ListDefaults.navigationChevron, .level(.tertiary), "S-89"),
    (ListDefaults.disclosureChevron, .tint, "S-90"),
    (PresentationDefaults.groupBoxLabel, .level(.primary), "S-91"),
    (PresentationDefaults.inlineTitle, .level(.primary), "S-93"),
    (PresentationDefaults.unavailableTitle, .level(.primary), "S-94a"),
    (PresentationDefaults.unavailableDescription, .level(.secondary), "S-94a"),
    (ControlDefaults.linkLabel, .tint, "S-96"),
    (ControlDefaults.switchTrack, .system(.green), "S-97"),
    (ControlDefaults.placeholder, .system(.placeholderText), "S-98"),
    (ControlDefaults.currentValueLabel, .level(.secondary), "S-100"),
  ])
  func foregrounds(value: ContainerDefault, foreground: DefaultForeground, clause: String) {
    #expect(value.foregrounds.first == foreground)
    #expect(value.clause == clause)
  }

  /// S-98: a prompt on white is 1.73:1, on whichever generation.
  @Test func promptsAreFaint() throws {
    for platform in [Platform.ios18, .ios26] {
      let prompt = try #require(ControlDefaults.placeholder.foregrounds.first)
      let color = try #require(prompt.value(platform: platform, appearance: .light)).preferred
      #expect(abs(contrastRatio(color.composited(over: .white), .white) - 1.73) <= 0.011)
    }
  }

  @Test func buttonLabels() {
    #expect(ControlDefaults.buttonLabel().foregrounds == [.tint])
    #expect(ControlDefaults.buttonLabel(isDestructive: true).foregrounds == [.system(.red)])
    #expect(ControlDefaults.buttonLabel(isDestructive: true, isEnabled: false).foregrounds == [.system(.gray)])
    #expect(ControlDefaults.buttonLabel(size: .small).fonts == [.style(.subheadline)])
    #expect(ControlDefaults.buttonLabel(size: .large).fonts == [.style(.body)])
    #expect(ControlDefaults.plainButtonLabel().foregrounds == [.inherited])
    #expect(ControlDefaults.borderedLabel(platform: .ios26).foregrounds == [.tint])
    #expect(ControlDefaults.borderedLabel(platform: .macos).foregrounds == [.level(.primary)])
  }

  @Test func fillsOfButtons() {
    #expect(ControlDefaults.borderedBackdrop(isTinted: true, platform: .ios26).layers == [.tint(alpha: 0.14...0.20)])
    #expect(ControlDefaults.borderedBackdrop(isTinted: false, platform: .ios26).layers == [.system(.tertiaryFill)])
    #expect(ControlDefaults.borderedBackdrop(isTinted: false, platform: .ios26).isCertain)
    #expect(ControlDefaults.prominentBackdrop.layers == [.tint(alpha: 1...1)])
    #expect(ControlDefaults.glassBackdrop(isProminent: false).layers == [.glass])
  }

  /// S-95: white, but on a light fill either white or black; yellow's luminance on iOS 18 is 0.65, blue's 0.21.
  @Test(arguments: [("yellow", [DefaultForeground.fixed(.white), .fixed(.black)]), ("blue", [.fixed(.white)])])
  func labelsOfProminentButtons(name: String, foregrounds: [DefaultForeground]) throws {
    let fill = try #require(SystemColor(swiftUIColor: name)?.value(platform: .ios18, appearance: .light)).preferred
    #expect(ControlDefaults.prominentLabel(fillLuminance: fill.relativeLuminance).foregrounds == foregrounds)
  }

  @Test func backdrops() {
    #expect(ListDefaults.groupedBackdrop().layers == [.system(.groupedBackground)])
    #expect(ListDefaults.groupedPlatter(elevated: true).layers == [.system(.groupedPlatter, elevated: true)])
    #expect(ListDefaults.plainBackdrop(platform: .ios18).isCertain)
    #expect(PresentationDefaults.sheetBackdrop(platform: .ios18).isCertain)
    #expect(!PresentationDefaults.sheetBackdrop(platform: .ios26).isCertain)
    #expect(PresentationDefaults.sheetBackdrop(platform: .ios26).layers.contains(.glass))
    #expect(PresentationDefaults.fullScreenCoverBackdrop.layers == [.system(.background)])
    #expect(PresentationDefaults.rootBackdrop(platform: .macos).clause == "S-94c")
    #expect(PresentationDefaults.rootBackdrop(platform: .ios26).layers == [.system(.background)])
    #expect(PresentationDefaults.barBackdrop(platform: .ios18).layers.first == .material(.bar))
    #expect(PresentationDefaults.barItem(platform: .ios18).foregrounds == [.tint])
    #expect(!PresentationDefaults.barItem(platform: .ios26).isForegroundCertain)
  }

  @Test func valuesOfForegrounds() {
    #expect(DefaultForeground.inherited.value(platform: .ios26, appearance: .light) == nil)
    #expect(DefaultForeground.fixed(.white).value(platform: .ios26, appearance: .light)?.preferred == .white)
    #expect(
      DefaultForeground.tint.value(platform: .ios26, appearance: .light)
        == SystemColor.tint.value(platform: .ios26, appearance: .light))
    #expect(
      DefaultForeground.level(.secondary).value(platform: .ios26, appearance: .dark)
        == SystemColor.secondaryLabel.value(platform: .ios26, appearance: .dark))
  }
}
