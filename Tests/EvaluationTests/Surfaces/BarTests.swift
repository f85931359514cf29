import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Bars, their backgrounds and their items.
struct BarTests {
  private static func bar(_ item: String, _ modifiers: String = "", platform: Platform = .ios18) -> Look {
    Look(
      body:
        "NavigationStack { Text(\"x\").toolbar { ToolbarItem(placement: .topBarTrailing) { \(item) } }\(modifiers) }",
      platform: platform)
  }

  @Test("S-93: an item takes the accent, over a bar that may be hidden")
  func item() {
    let look = Self.bar("Button(\"T\") {}")
    #expect(look.foreground("T") == "#007AFF", "\(look.dump)")
    #expect(look.isCertain("T") == false)
    #expect(look.words("x") == "#000000 on #FFFFFF")
  }

  @Test("S-60: what a modifier of other code paints around the content is no backdrop of the bar")
  func unknownModifier() {
    let item = "ToolbarItem(placement: .principal) { Text(\"T\") }"
    let look = Look(body: "NavigationStack { Text(\"x\").toolbar { \(item) }.decorated() }", platform: .ios26)
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.undecided("x") == .unsupportedModifier)
  }

  @Test("S-93: from iOS 26 an item is monochrome unless tinted, over glass")
  func glassItem() {
    let look = Self.bar("Button(\"T\") {}", platform: .ios26)
    #expect(look.isCertain("T") == false, "\(look.dump)")
    #expect(look.undecided("T") == .material)
  }

  @Test("S-27, S-93: a level of what a bar draws texts in is a level of the system's")
  func level() {
    let look = Self.bar("Text(\"T\").foregroundStyle(.secondary)", platform: .ios26)
    #expect(look.placements("T").map(\.foreground.form) == [.level(.secondary)], "\(look.dump)")
  }

  @Test("S-93: a title in the middle is no button")
  func principal() {
    let look = Look(
      body: "NavigationStack { Text(\"x\").toolbar { ToolbarItem(placement: .principal) { Text(\"T\") } } }")
    #expect(look.foreground("T") == "#000000", "\(look.dump)")
  }

  @Test("S-93: an item keeps its glass where the bar is hidden, and a title never had any")
  func hiddenBar() {
    let hidden = ".toolbarBackground(.hidden, for: .navigationBar)"
    #expect(Self.bar("Button(\"T\") {}", hidden, platform: .ios26).undecided("T") == .material)
    #expect(Self.bar("Button(\"T\") {}", hidden).background("T") == "#FFFFFF")
    let title = "Text(\"x\").toolbar { ToolbarItem(placement: .principal) { Text(\"T\") } }"
    for modifiers in ["", hidden] {
      let look = Look(body: "NavigationStack { \(title)\(modifiers) }", platform: .ios26)
      #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    }
  }

  @Test("S-57: a painted bar is one of two backdrops until it is made visible")
  func toolbarBackground() {
    let style = ".toolbarBackground(Color.blue, for: .navigationBar)"
    let maybe = Self.bar("Button(\"T\") {}.tint(.white)", style)
    #expect(maybe.isCertain("T") == false, "\(maybe.dump)")
    #expect(maybe.backgrounds("T") == ["?"])
    for both in [
      style + ".toolbarBackground(.visible, for: .navigationBar)",
      ".toolbarBackground(.visible, for: .navigationBar)" + style,
      style + ".toolbarBackgroundVisibility(.visible, for: .navigationBar)",
    ] {
      let shown = Self.bar("Button(\"T\") {}.tint(.white)", both)
      #expect(shown.words("T") == "#FFFFFF on #007AFF", "\(shown.dump)")
      #expect(abs((shown.ratio("T") ?? 0) - 4.02) < 0.01)
    }
  }

  @Test("S-57: it paints its bar also from within the items' receiver, and no other bar")
  func toolbarBackgroundBefore() {
    let look = Look(
      body: """
        NavigationStack {
          Text("x").toolbarBackground(Color.blue, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("T") {}.tint(.white) }
              ToolbarItem(placement: .bottomBar) { Button("U") {} }
            }
        }
        """)
    #expect(look.words("T") == "#FFFFFF on #007AFF", "\(look.dump)")
    #expect(look.words("x") == "#000000 on #FFFFFF")
    #expect(look.words("U") != "#FFFFFF on #007AFF")
    #expect(look.isCertain("U") == false)
  }

  @Test("S-57: a bar's scheme is pinned on the bar alone")
  func toolbarScheme() {
    let look = Self.bar(
      "Text(\"T\").foregroundStyle(Color.primary)",
      ".toolbarBackground(.black, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)"
        + ".toolbarColorScheme(.dark, for: .navigationBar)")
    #expect(look.foreground("T", .dark) == "#FFFFFF", "\(look.dump)")
    #expect(look.words("x", .light) == "#000000 on #FFFFFF")
    #expect(look.foregrounds("T", .light).allSatisfy { $0 == "#FFFFFF" })
  }

  @Test(
    "S-61c, S-93, S-94: what the system draws is no content",
    arguments: [
      "Text(\"x\").navigationTitle(\"T\")", "Text(\"x\").accessibilityLabel(\"T\")", "Text(\"x\").help(\"T\")",
      "Text(\"x\").badge(\"T\")", "Text(\"x\").tabItem { Label(\"T\", systemImage: \"star\") }",
      "Text(\"x\").contextMenu { Button(\"T\") {} }",
      "List { Text(\"x\").swipeActions { Button(\"T\") {} } }",
      "Text(\"x\").alert(\"T\", isPresented: .constant(true)) {}",
      "Text(\"x\").confirmationDialog(\"T\", isPresented: .constant(true)) { Button(\"T\") {} }",
      "Menu(\"x\") { Button(\"T\") {} }", "Text(\"x\").searchable(text: .constant(\"\"), prompt: \"T\")",
      "Toggle(\"T\", isOn: .constant(true)).labelsHidden()",
      "Label(\"T\", systemImage: \"star\").labelStyle(.iconOnly)",
      "Text(\"x\").toolbar { Label(\"T\", systemImage: \"star\") }",
      "Text(\"x\").toolbar { Button(\"T\", systemImage: \"star\") {} }",
      "Picker(\"x\", selection: .constant(1)) { Text(\"T\") }.pickerStyle(.segmented)",
      "Text(\"x\").accessibilityElement(children: .combine).accessibilityValue(\"T\")",
    ])
  func systemDrawn(_ body: String) {
    let look = Look(body: body)
    #expect(look.placements("T").filter { $0.exemption == nil }.isEmpty, "\(look.dump)")
  }

  @Test(
    "S-52: a background style reaches under what is inset at the edges, unless something bounds it",
    arguments: [
      (".background(Color.black)", "#000000"), (".background(Color.black).onAppear {}", "#000000"),
      (".background(Color.black.opacity(0.5)).background(.white)", "#808080"),
      (".background(Color.black).padding()", "#FFFFFF"), (".background { Color.black }", "#FFFFFF"),
      (".background(Color.black, ignoresSafeAreaEdges: [])", "#FFFFFF"),
    ])
  func backgroundsUnderInsets(_ background: String, _ expected: String) {
    let look = Look(
      body: "VStack { Spacer() }\(background).safeAreaInset(edge: .bottom) { Text(\"T\").foregroundStyle(.gray) }")
    #expect(look.background("T") == expected, "\(look.dump)")
  }

  @Test(
    "what ignores the safe area reaches under what is inset at its edges",
    arguments: [
      ("ZStack { Color.black.ignoresSafeArea(); Text(\"x\") }", "#000000"),
      ("ZStack { Color.black.ignoresSafeArea(edges: .bottom); Text(\"x\") }.onAppear {}", "#000000"),
      ("GeometryReader { _ in ZStack { Color.black.edgesIgnoringSafeArea(.all); Text(\"x\") } }", "#000000"),
      ("VStack { Spacer() }.background(Color.black.ignoresSafeArea())", "#000000"),
      ("VStack { Spacer() }.background { Color.black.ignoresSafeArea(.container, edges: .vertical) }", "#000000"),
      ("ZStack { Color.black; Text(\"x\") }", "#FFFFFF"),
      ("ZStack { Color.black.ignoresSafeArea(edges: .top); Text(\"x\") }", "#FFFFFF"),
      ("ZStack { Color.black.ignoresSafeArea(.keyboard); Text(\"x\") }", "#FFFFFF"),
      ("ZStack { Color.black.ignoresSafeArea(); Text(\"x\") }.padding()", "#FFFFFF"),
      ("VStack { Color.black.ignoresSafeArea(); Text(\"x\") }", "#FFFFFF"),
    ])
  func ignoringUnderInsets(_ content: String, _ expected: String) {
    let look = Look(body: "\(content).safeAreaInset(edge: .bottom) { Text(\"T\").foregroundStyle(.gray) }")
    #expect(look.background("T") == expected, "\(look.dump)")
  }

  // #757575 is 0.1779 bright, #F2F2F7 0.8888 and white 1: 0.9388 / 0.2279 = 4.12 and 1.05 / 0.2279 = 4.61.
  @Test(
    "S-77: what is inset at a list lies on what the list paints, and its rows pass beneath",
    arguments: [
      ("List { Text(\"x\") }", 4.12), ("Form { Text(\"x\") }.onAppear {}", 4.12),
      ("List { Text(\"x\") }.listStyle(.insetGrouped)", 4.12), ("NavigationStack { List { Text(\"x\") } }", 4.12),
      ("VStack { Text(\"y\"); List { Text(\"x\") } }", 4.12), ("VStack { List { Text(\"x\") }; Text(\"y\") }", 4.6),
      ("List { Text(\"x\") }.listStyle(.plain)", 4.6), ("List { Text(\"x\") }.padding()", 4.6),
      ("List { Text(\"x\") }.scrollContentBackground(.hidden)", 4.6),
    ])
  func insetAtList(_ list: String, lowest: Double) throws {
    let gray = "Color(red: 117 / 255, green: 117 / 255, blue: 117 / 255)"
    for modifier in ["safeAreaInset", "safeAreaBar"] {
      let look = Look(body: "\(list).\(modifier)(edge: .bottom) { Text(\"T\").foregroundStyle(\(gray)) }")
      let bounds = try #require(look.bounds("T"), "\(look.dump)")
      #expect((bounds.low * 100).rounded(.down) / 100 == lowest, "\(look.dump)")
      #expect((bounds.high * 100).rounded(.down) / 100 == 4.6, "\(look.dump)")
      #expect(look.isCertain("T") == false, "\(look.dump)")
    }
  }

  @Test("S-50: an inset's content lies on what is behind the view")
  func inset() {
    let look = Look(
      body: "ScrollView { Text(\"x\") }.safeAreaInset(edge: .bottom) { Text(\"T\").background(Color.blue) }")
    #expect(look.words("T") == "#000000 on #007AFF", "\(look.dump)")
  }

  @Test(
    "what scrolls passes beneath a bar over its edge, so that the screen's background behind the bar is not certain",
    arguments: [
      ("ScrollView { Text(\"x\") }.safeAreaInset(edge: .bottom) { # }", false),
      ("List { Text(\"x\") }.listStyle(.plain).onAppear {}.safeAreaInset(edge: .top) { #.padding() }", false),
      ("VStack { Text(\"x\"); ScrollView { Text(\"y\") } }.safeAreaInset(edge: .bottom) { # }", false),
      ("ScrollView { Text(\"x\") }.overlay(alignment: .bottom) { # }", false),
      ("ScrollView { Text(\"x\") }.safeAreaInset(edge: .bottom) { #.background(.white) }", true),
      ("VStack { Text(\"x\"); Spacer() }.safeAreaInset(edge: .bottom) { # }", true),
      ("TextEditor(text: .constant(\"\")).overlay(alignment: .topLeading) { # }", true),
      ("ScrollView { Text(\"x\") }.overlay { # }", true), ("VStack { ScrollView { Text(\"x\") }; # }", true),
    ])
  func beneathBars(body: String, isCertain: Bool) {
    let look = Look(body: body.replacingFirst("#", with: "Text(\"T\").foregroundStyle(.gray)"))
    #expect(look.background("T") == "#FFFFFF", "\(look.dump)")
    #expect(look.reading("T")?.isCertain == isCertain)
  }

  @Test(
    "S-93: menus and links are items of a bar as buttons are",
    arguments: [
      "Menu(\"T\") { }", "Link(\"T\", destination: URL(fileURLWithPath: \"/\"))",
      "NavigationLink(\"T\") { Text(\"d\") }", "ShareLink(item: \"x\") { Text(\"T\") }",
    ])
  func items(_ item: String) throws {
    func style(_ item: String) throws -> ForegroundStyle {
      let look = Look(
        body: "NavigationStack { Text(\"x\").toolbar { ToolbarItem { \(item) } } }", platform: .ios26)
      return try #require(look.placements("T").first, "\(look.dump)").foreground
    }
    #expect(try style(item) == style("Button(\"T\") { }"))
  }

  @Test("S-93, S-96: a link for sharing is its sign alone in a bar, as a label is")
  func sharing() throws {
    func look(_ item: String) -> Look {
      Look(body: "NavigationStack { Text(\"x\").toolbar { ToolbarItem { \(item) } } }", platform: .ios26)
    }
    let link = look("ShareLink(\"T\", item: \"x\")")
    #expect(Set(link.texts) == ["x", "square.and.arrow.up"], "\(link.dump)")
    let button = look("Button(\"T\", systemImage: \"square.and.arrow.up\") { }")
    let sign = try #require(link.placements("square.and.arrow.up").first, "\(link.dump)")
    #expect(sign.foreground == button.placements("square.and.arrow.up").first?.foreground)
  }

  @Test("S-76: what stands above a bar of tabs lies on glass")
  func accessory() {
    let look = Look(
      body:
        "TabView { Tab { Text(\"x\") } label: { Text(\"l\") } }.tabViewBottomAccessory { Text(\"T\").foregroundStyle(.gray) }",
      platform: .ios26)
    #expect(look.undecided("T") == .material, "\(look.dump)")
    #expect(look.undecided("x") == nil)
  }

  @Test(
    "S-52, S-93: a title stands on what reaches under the bar",
    arguments: [
      ("Form { Text(\"x\") }.scrollContentBackground(.hidden).background(Color(white: 0.1))", ["#1A1A1A"]),
      ("VStack { Text(\"x\") }.frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.black)", ["#000000"]),
      ("ZStack { Color.black.ignoresSafeArea(); Text(\"x\") }", ["#000000"]),
      // A list is of the grouped background, and its rows are not under the bar while they rest.
      ("Form { Text(\"x\").listRowBackground(Color.red) }", ["#F2F2F7"]),
      // What keeps to the safe area ends below the bar.
      ("ZStack { Color.black; Text(\"x\") }", ["#FFFFFF"]),
      // A stack that is lower than the screen does not reach it, and neither does what stands below another view.
      ("VStack { Text(\"x\") }.background(Color.black)", ["#FFFFFF"]),
      ("VStack { Text(\"x\"); Spacer() }.background(Color.black)", ["#000000"]),
      (
        "Group { if isEmpty { Text(\"x\") } else { Form { Text(\"x\") } } }", ["#F2F2F7", "#FFFFFF"]
      ),
    ])
  func ground(content: String, backgrounds: [String]) {
    let item = "ToolbarItem(placement: .principal) { Text(\"T\") }"
    let look = Look(
      body: "NavigationStack { \(content).toolbar { \(item) } }",
      declarations: "private var isEmpty: Bool { Bool.random() }", platform: .ios26)
    #expect(look.backgrounds("T") == backgrounds, "\(content) \(look.dump)")
  }

  @Test(
    "S-93: items on glass stand on the system's ground, whatever the program paints around the content",
    arguments: [
      ".background(Color.red)", ".background(Color(white: 0.97)).padding()", ".background { Color.black }", "",
    ])
  func groundOfItems(background: String) {
    let items = "ToolbarItem { Button(\"I\") {} }; ToolbarItem(placement: .principal) { Text(\"T\") }"
    let look = Look(
      body: "NavigationStack { VStack { Spacer() }.toolbar { \(items) }\(background) }", platform: .ios26)
    #expect(look.undecided("I") == .material, "\(look.dump)")
    #expect(look.readings("I").map(\.isOnSystemBackground) == [true], "\(look.dump)")
    // A title has no glass to itself.
    if background == ".background { Color.black }" { #expect(look.background("T") == "#000000", "\(look.dump)") }
    // What a container of other code sets in its bar is not known (S-60).
    let other = Look(body: "Other { VStack { Spacer() }.toolbar { \(items) }\(background) }", platform: .ios26)
    #expect(other.readings("I").allSatisfy { !$0.isOnSystemBackground }, "\(other.dump)")
  }

  @Test("S-93: a bar over a column has nothing beneath it of what stands further down")
  func below() {
    let title = "toolbar { ToolbarItem(placement: .principal) { Text(\"T\") } }"
    let look = Look(
      body: "NavigationStack { VStack { Text(\"x\"); ScrollView {}.background(Color.black).\(title) } }",
      platform: .ios26)
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
  }
}
