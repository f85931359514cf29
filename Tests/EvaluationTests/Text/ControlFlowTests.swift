import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Paths: conditions fork once, are decided by appearance, folded, or capped.
@Suite struct ControlFlowTests {
  /// A view with stored properties and a body.
  private func view(_ stored: String, _ body: String, platform: Platform = .ios18) -> Look {
    Look(
      "import SwiftUI\nstruct Sample: View {\n\(stored)\n  var body: some View {\n\(body)\n  }\n}\n", platform: platform
    )
  }

  @Test("S-58 the arms of a condition are elements with their condition")
  func arms() {
    let look = view("let on: Bool", #"if on { Text("a").foregroundStyle(.red) } else { Text("b") }"#)
    #expect(look.conditions("a") == ["on"])
    #expect(look.conditions("b") == ["!on"])
    #expect(look.foreground("a") == "#FF3B30")
  }

  @Test(
    "S-58 what does not hold is said as somebody would write it",
    arguments: [
      ("let name: String?", "name != nil", "name == nil"), ("let count: Int", "count == 3", "count != 3"),
      ("let count: Int", "count > 3", "!(count > 3)"),
    ])
  func opposites(_ stored: String, _ condition: String, _ opposite: String) {
    let look = view(stored, "if \(condition) { Text(\"a\") } else { Text(\"b\") }")
    #expect(look.conditions("a") == [condition])
    #expect(look.conditions("b") == [opposite])
  }

  @Test(
    "S-58 where a number equals a constant, its ranges are decided",
    arguments: [
      "switch level { case ...10: .white; default: .black }",
      "switch level { case 0..<10, 20...: .black; default: .white }",
      "level < 20 ? .white : .black", "20 > level ? .white : .black", "level >= 20 ? .black : .white",
      "if case 10..<30 = level { .white } else { .black }",
    ])
  func rangesOfAKnownNumber(_ shade: String) {
    let stored = "let level: Int\nvar shade: Color { \(shade) }"
    let look = view(stored, #"if level == 100 { Text("a").foregroundStyle(shade) }"#)
    #expect(Set(look.foregrounds("a")) == ["#000000"], "\(look.dump)")
    let other = view(stored, #"if level != 100 { Text("a").foregroundStyle(shade) }"#)
    #expect(Set(other.foregrounds("a")) == ["#FFFFFF", "#000000"], "\(other.dump)")
  }

  @Test(
    "S-58 a turn of a loop may return, or none does",
    arguments: [
      "for name in names { if name.isEmpty { return .white } }",
      "for name in names where name.isEmpty { return .white }",
      "var left = names; while let name = left.popLast() { guard name.isEmpty else { continue }; return .white }",
      "repeat { if names.isEmpty { return .white } } while names.count > 3",
      "for name in names { switch name { case \"x\": return .white; default: break } }",
      "for name in names { for part in name.split(separator: \"-\") { if part.isEmpty { return .white } } }",
    ])
  func loops(_ loop: String) {
    let stored = "let names: [String]\nvar shade: Color { \(loop)\n return .black }"
    let look = view(stored, #"Text("a").foregroundStyle(shade)"#)
    #expect(Set(look.foregrounds("a")) == ["#FFFFFF", "#000000"], "\(look.dump)")
  }

  @Test(
    "S-58 one condition in front and behind is one fork",
    arguments: [
      #"Text("a").foregroundStyle(on ? Color.white : .black).background(on ? Color.black : .white)"#,
      #"VStack { Text("a").foregroundColor(on ? .white : .black) }.background { on ? Color.black : Color.white }"#,
      #"VStack { if on { Text("a").foregroundColor(.white) } else { Text("a").foregroundColor(.black) } }.background(!on ? Color.white : .black)"#,
      #"Group { if on { Text("a").foregroundColor(.white).background(.black) } else { Text("a").foregroundColor(.black).background(.white) } }"#,
      #"ZStack { if on { Color.black } else { Color.white }; Text("a").foregroundColor(on ? .white : .black) }"#,
    ])
  func correlation(_ body: String) {
    let look = view("let on: Bool", body)
    let ratios = look.readings("a").compactMap(\.ratio)
    #expect(ratios.count == 2, "\(look.dump)")
    #expect(ratios.allSatisfy { $0.low > 20.9 && $0.high < 21.1 }, "\(look.dump)")
    #expect(look.isCertain("a") == true)
  }

  @Test(
    "S-58 comparisons with the same value are one fork",
    arguments: [
      #"Text("a").foregroundColor(tab == .home ? .white : .black).background(tab == .home ? Color.black : .white)"#,
      #"Text("a").foregroundColor(tab == .home ? .white : .black).background(tab != .home ? Color.white : .black)"#,
      #"Text("a").foregroundColor(fore).background(back)"#,
    ])
  func enumCorrelation(_ body: String) {
    let look = view(
      """
        enum Tab { case home, feed }
        let tab: Tab
        var fore: Color { switch tab { case .home: return .white; case .feed: return .black } }
        var back: Color { switch tab { case .home: .black; default: .white } }
      """, body)
    let ratios = look.readings("a").compactMap(\.ratio)
    #expect(!ratios.isEmpty)
    #expect(ratios.allSatisfy { $0.low > 20.9 && $0.high < 21.1 }, "\(look.dump)")
  }

  @Test("S-58 a comparison of run-time values is one fork wherever it is written")
  func comparison() {
    let look = view(
      "let count: Int\n@State private var picked = 0",
      #"Text("a").foregroundColor(picked == count ? .white : .black).background(picked == count ? Color.black : .white)"#
    )
    let ratios = look.readings("a").compactMap(\.ratio)
    #expect(ratios.count == 2)
    #expect(ratios.allSatisfy { $0.low > 20.9 && $0.high < 21.1 }, "\(look.dump)")
  }

  @Test(
    "S-58 conditions on the appearance are decided by it and make no path",
    arguments: [
      ("@Environment(\\.colorScheme) var scheme", "scheme == .dark"),
      ("@Environment(\\.colorScheme) private var scheme: ColorScheme", "scheme != .light"),
      ("@Environment(\\.colorScheme) var scheme\nvar isDark: Bool { scheme == .dark }", "isDark"),
    ])
  func scheme(_ stored: String, _ condition: String) {
    let look = view(stored, "Text(\"a\").foregroundColor(\(condition) ? .white : .black)")
    #expect(look.foreground("a", .light) == "#000000", "\(look.dump)")
    #expect(look.foreground("a", .dark) == "#FFFFFF")
    #expect(look.conditions("a") == [""])
    #expect(look.isCertain("a") == true)
  }

  @Test("S-56, S-58 contrast and weight settings are decided per appearance")
  func settings() {
    let look = view(
      "@Environment(\\.colorSchemeContrast) var contrast\n@Environment(\\.legibilityWeight) var weight\n@Environment(\\.accessibilityReduceTransparency) var plain",
      """
      VStack {
        Text("a").foregroundColor(contrast == .increased ? .black : .red)
        Text("b").foregroundColor(weight == .bold ? .black : .red)
        if plain { Text("c") }
        switch contrast { case .increased: Text("d"); default: Text("e") }
      }
      """)
    #expect(look.foreground("a", .light) == "#FF3B30", "\(look.dump)")
    #expect(look.foreground("a", .lightIncreased) == "#000000")
    #expect(look.foreground("a", .lightAssistive) == "#000000")
    // Increase Contrast: red is #D70015.
    #expect(look.foreground("b", .lightIncreased) == "#D70015")
    #expect(look.foreground("b", .lightAssistive) == "#000000")
    #expect(look.reading("c", .light) == nil)
    #expect(look.reading("c", .lightAssistive) != nil)
    #expect(look.reading("d", .light) == nil)
    #expect(look.reading("d", .lightIncreased) != nil)
    #expect(look.reading("e", .light) != nil)
    #expect(look.reading("e", .darkIncreased) == nil)
  }

  @Test("S-58 a pinned scheme decides conditions on the scheme")
  func pinned() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View { var body: some View { Inner().environment(\\.colorScheme, .dark).background(.black) } }
      struct Inner: View {
        @Environment(\\.colorScheme) var scheme
        var body: some View { Text("a").foregroundColor(scheme == .dark ? .white : .black) }
      }
      """)
    #expect(look.foreground("a", .dark) == "#FFFFFF", "\(look.dump)")
    #expect(look.reading("a", .light) == nil)
  }

  @Test(
    "S-58, S-101 the enabled arm, and the arm of the default size",
    arguments: [
      (#"@Environment(\.isEnabled) var on"#, "on ? Color.red : .gray"),
      (#"@Environment(\.dynamicTypeSize) var size"#, "size < .small ? Color.gray : .red"),
    ])
  func modelled(_ stored: String, _ color: String) {
    let look = view(stored, "Text(\"a\").foregroundColor(\(color))")
    #expect(look.foregrounds("a") == ["#FF3B30"], "\(look.dump)")
    #expect(look.conditions("a") == [""])
  }

  @Test(
    "S-58 availability and compilation conditions follow the platform", arguments: [Platform.ios18, .ios26, .macos])
  func availability(_ platform: Platform) {
    let look = view(
      "",
      """
      VStack {
        if #available(iOS 26, macOS 99, *) { Text("new") } else { Text("old") }
        #if os(iOS)
        Text("phone")
        #else
        Text("other")
        #endif
      }
      """, platform: platform)
    #expect(
      look.texts
        == (platform == .ios26 ? ["new", "phone"] : platform == .ios18 ? ["old", "phone"] : ["old", "other"]))
  }

  @Test(
    "S-58 constants are folded",
    arguments: [
      #"if Self.isOn { Text("a") } else { Text("x") }"#, #"if isOn && count > 2 { Text("a") } else { Text("x") }"#,
      #"switch count { case 0: Text("x"); case 1...4: Text("a"); default: Text("x") }"#,
      #"if !isOn || name == "b" { Text("x") } else { Text("a") }"#, #"if let title { Text(title) } else { Text("x") }"#,
      #"if let none { Text(none) } else { Text("a") }"#,
      #"switch mode { case .big: Text("a"); case .small: Text("x") }"#,
    ])
  func folded(_ body: String) {
    let look = view(
      """
        static let isOn = true
        private let isOn = true
        private let count = 3
        private let name = "a"
        private let title: String? = "a"
        private let none: String? = nil
        enum Mode { case big, small }
        private let mode = Mode.big
      """, body)
    #expect(look.texts == ["a"], "\(look.dump)")
    #expect(look.conditions("a") == [""])
  }

  @Test(
    "S-58 every case of an enumeration that the source does not fix",
    arguments: [
      "let status: Status", "@State private var status: Status = .good", "@Binding var status: Status",
      "let item: Item\n  var status: Status { item.status }",
    ])
  func cases(_ stored: String) {
    let look = Look(
      """
      import SwiftUI
      struct Item { var status: Status }
      enum Status { case good, bad, late
        var color: Color {
          switch self {
          case .good: .green
          case .bad: .red
          case .late: .blue
          }
        }
      }
      struct Sample: View { \(stored)
        var body: some View { Text("a").foregroundStyle(status.color) } }
      """)
    #expect(look.foregrounds("a") == ["#007AFF", "#34C759", "#FF3B30"], "\(look.dump)")
    #expect(look.isCertain("a") == true)
  }

  @Test("S-58 a value given by every caller is that value, with the callers' ids")
  func callers() {
    let look = Look(
      """
      import SwiftUI
      enum Kind { case info, alarm; var color: Color { self == .info ? .blue : .red } }
      struct Badge: View { let kind: Kind; var dim = false
        var body: some View { Text("a").foregroundStyle(kind.color).opacity(dim ? 0.5 : 1) } }
      struct Sample: View { var body: some View { VStack { Badge(kind: .alarm); Badge(kind: .alarm, dim: true) } } }
      """)
    // Red at 50 % over white: 255, (59+255)/2 = 157, (48+255)/2 = 151.5.
    #expect(look.foregrounds("a") == ["#FF3B30", "#FF9D98"], "\(look.dump)")
    #expect(look.placements("a").allSatisfy { $0.condition == nil })
    #expect(look.placements("a").allSatisfy { $0.via.count == 2 })
  }

  @Test("S-58, S-59 more paths than are followed are undecided, never certain")
  func cap() {
    let flags = (0..<8).map { "  let f\($0): Bool" }.joined(separator: "\n")
    let styles = (0..<8).map { "f\($0) ? Color.red.opacity(0.\($0 + 1)) :" }.joined(separator: " ")
    let sum = (0..<8).map { ".opacity(f\($0) ? 1 : 0.9)" }.joined()
    for body in ["Text(\"a\").foregroundStyle(\(styles) .black)", "Text(\"a\")\(sum)"] {
      let look = view(flags, body)
      #expect(!look.readings("a").isEmpty)
      for reading in look.readings("a") where reading.undecided == nil { #expect(reading.ratio != nil) }
    }
    let look = view(flags, "Text(\"a\")\(sum)")
    #expect(look.undecided("a") == .tooManyPaths, "\(look.dump.prefix(600))")
  }

  @Test("S-59 a loop's body is there once; alternatives that fit exclude each other")
  func loops() {
    let look = view(
      "let items: [String]\nlet colors: [Color] = [.red, .green]",
      """
      VStack {
        ForEach(items, id: \\.self) { item in Text("a").foregroundStyle(.red); Text(item) }
        ForEach(0..<3) { index in Text("b") }
        ForEach(colors, id: \\.self) { color in Text("c").foregroundStyle(color) }
        ViewThatFits { Text("d"); Text("e") }
        LazyVStack { Grid { GridRow { Text("f") } } }
        ScrollView { GeometryReader { proxy in TimelineView(.everyMinute) { _ in Text("g") } } }
        AnyView(Text("h"))
        Group { Text("i"); Text("j") }.foregroundStyle(.green)
        EmptyView()
      }
      """)
    #expect(look.placements("a").count == 1)
    #expect(look.foregrounds("a") == ["#FF3B30"])
    #expect(look.placements("b").count == 1)
    #expect(look.foregrounds("c") == ["#34C759", "#FF3B30"], "\(look.dump)")
    #expect(look.conditions("d") != look.conditions("e"))
    for text in ["f", "g", "h"] { #expect(look.foreground(text) == "#000000") }
    for text in ["i", "j"] { #expect(look.foreground(text) == "#34C759") }
  }

  @Test(
    "S-58 optional views and values",
    arguments: [
      #"if let color { Text("a").foregroundStyle(color) }"#,
      #"if let shade = color { Text("a").foregroundColor(shade) }"#,
      #"Text("a").foregroundColor(color ?? .red)"#,
    ])
  func optionals(_ body: String) {
    let look = view("let color: Color?", body)
    #expect(look.readings("a").contains { $0.undecided != nil }, "\(look.dump)")
    #expect(look.readings("a").allSatisfy { $0.undecided != nil || $0.foreground?.hexString == "#FF3B30" })
  }

  @Test(
    "S-58 locals, functions and computed views are inlined",
    arguments: [
      #"let tone = Color.red; return Text("a").foregroundStyle(tone)"#,
      #"let tone: Color = .red; Text("a").foregroundStyle(tone)"#, #"row("a", .red)"#, #"row("a", tone: .red)"#, "part",
      "other()", #"card { Text("a") }"#, #"wrapped(Text("a"))"#, #"make(.red) { Text("a").foregroundStyle($0) }"#,
    ])
  func inlining(_ body: String) {
    let look = view(
      """
        @ViewBuilder private func row(_ text: String, _ color: Color) -> some View { if true { Text(text).foregroundStyle(color) } }
        private func row(_ text: String, tone: Color = .blue) -> some View { Text(text).foregroundStyle(tone) }
        private var part: some View { HStack { Text("a") }.foregroundColor(.red) }
        func other() -> AnyView { return AnyView(Text("a").foregroundColor(.red)) }
        func card<Content: View>(@ViewBuilder content: () -> Content) -> some View { content().foregroundStyle(.red) }
        func wrapped(_ view: some View) -> some View { view.foregroundStyle(.red) }
        func make<V: View>(_ color: Color, _ build: (Color) -> V) -> V { build(color) }
      """, body)
    #expect(look.foregrounds("a") == ["#FF3B30"], "\(look.dump)")
  }

  @Test("A switch takes its last case where no case before it was taken")
  func lastCase() {
    let look = Look(
      """
      import SwiftUI
      struct Lamp: View {
        var state: State
        enum State { case on, off }
        var color: Color {
          let color: Color
          switch state {
          case .on: color = .white
          case .off: color = .black
          }
          return color
        }
        var body: some View { Text("T").foregroundStyle(color) }
      }
      """)
    #expect(look.placements("T").count == 2, "\(look.dump)")
    #expect(look.readings("T").allSatisfy { $0.undecided == nil }, "\(look.dump)")
  }
}
