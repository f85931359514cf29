import PlatformStyles
import Scene
import TestSupport
import Testing

/// Colour schemes that are pinned, on a subtree or on a whole presentation.
struct SchemeTests {
  private static let state =
    "import SwiftUI\nstruct Sample: View { @State private var isShown = false\nvar body: some View { "

  private static func look(_ body: String) -> Look { Look(state + body + " } }") }

  @Test("S-55: a preferred scheme holds for the whole presentation, siblings and ancestors too")
  func preferred() {
    let look = Look(body: "VStack { Text(\"T\"); Text(\"U\").preferredColorScheme(.dark) }")
    for text in ["T", "U"] {
      #expect(look.words(text, .light) == "-", "\(look.dump)")
      #expect(look.words(text, .dark) == "#FFFFFF on #000000")
      #expect(look.words(text, .lightIncreased) == "-")
    }
  }

  @Test("S-55: what is shown without the view that prefers a scheme has both")
  func conditionalPreference() {
    let look = Self.look("VStack { Text(\"T\"); if isShown { Text(\"U\").preferredColorScheme(.dark); Text(\"V\") } }")
    #expect(look.words("T", .light) == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
    for text in ["U", "V"] {
      #expect(look.words(text, .light) == "-")
      #expect(look.words(text, .dark) == "#FFFFFF on #000000")
    }
    let chosen = Self.look("Text(\"T\").preferredColorScheme(isShown ? .dark : nil)")
    #expect(chosen.words("T", .light) == "#000000 on #FFFFFF", "\(chosen.dump)")
    let both = Self.look("Text(\"T\").preferredColorScheme(isShown ? .dark : .dark)")
    #expect(both.words("T", .light) == "-", "\(both.dump)")
  }

  @Test("S-55: what a view prefers on several ways holds on each of them")
  func preferenceOnSeveralWays() {
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        let isStill: Bool
        let isNight: Bool
        var scheme: ColorScheme? {
          if isStill, !isNight { return nil }
          return isNight ? .dark : nil
        }
        var body: some View {
          VStack { if isNight { Text("T") } else { Text("U") } }.preferredColorScheme(scheme)
        }
      }
      """)
    #expect(look.words("T", .light) == "-", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
    #expect(look.words("U", .light) == "#000000 on #FFFFFF")
  }

  @Test("S-55: a pushed screen follows the preference of what shows it, on the way on which that is there")
  func preferenceBelow() {
    let look = Self.look(
      """
      NavigationView {
        if isShown {
          Text("T")
        } else {
          NavigationLink(destination: Text("U")) { Text("V") }.preferredColorScheme(.dark)
        }
      }
      """)
    #expect(look.words("T", .light) == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("U", .light) == "-", "\(look.dump)")
    #expect(look.words("U", .dark) == "#FFFFFF on #000000")
  }

  @Test("S-55: a pushed screen's preference holds while it is shown")
  func pushedPreference() {
    let look = Self.look(
      """
      NavigationStack { VStack { Text("T"); NavigationLink("L") { VStack { Text("U").preferredColorScheme(.dark); Text("V") } } }
        .navigationDestination(for: Int.self) { item in
          switch item {
          case 1: Text("A").preferredColorScheme(.dark)
          default: Text("B")
          }
        } }
      """)
    #expect(look.words("T", .light) == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("V", .light) == "-")
    #expect(look.words("A", .light) == "-")
    #expect(look.words("B", .light) == "#000000 on #FFFFFF")
    let follows = Self.look(
      "NavigationStack { NavigationLink(\"L\") { Text(\"U\") } }.preferredColorScheme(.dark)")
    #expect(follows.words("U", .light) == "-", "\(follows.dump)")
  }

  @Test("S-55: a tab's preference is its own")
  func tabPreference() {
    let look = Self.look("TabView { Text(\"T\").preferredColorScheme(.dark); Text(\"U\") }")
    #expect(look.words("T", .light) == "-", "\(look.dump)")
    #expect(look.words("U", .light) == "#000000 on #FFFFFF")
  }

  @Test("S-55: no opinion leaves both schemes")
  func noOpinion() {
    let look = Look(body: "Text(\"T\").preferredColorScheme(nil)")
    #expect(look.words("T") == "#000000 on #FFFFFF")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
  }

  @Test("S-55: a sheet's preference is its own")
  func sheetPreference() {
    let look = Self.look(
      "Text(\"T\").sheet(isPresented: $isShown) { Text(\"U\").preferredColorScheme(.dark) }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    #expect(look.words("U") == "-")
    #expect(look.words("U", .dark) == "#FFFFFF on #1C1C1E")
  }

  @Test("S-55: a sheet follows its window where it says nothing, and not where it does")
  func sheetWithinPreference() {
    let silent = Self.look("Text(\"T\").sheet(isPresented: $isShown) { Text(\"U\") }.preferredColorScheme(.dark)")
    #expect(silent.words("U") == "-", "\(silent.dump)")
    #expect(silent.words("U", .dark) == "#FFFFFF on #1C1C1E")
    let opposed = Self.look(
      "Text(\"T\").sheet(isPresented: $isShown) { Text(\"U\").preferredColorScheme(.light) }.preferredColorScheme(.dark)"
    )
    #expect(opposed.words("U") == "#000000 on #FFFFFF", "\(opposed.dump)")
    #expect(opposed.words("U", .dark) == "-")
    #expect(opposed.words("T") == "-")
  }

  @Test("S-55: a pinned subtree with a background of its own has one scheme")
  func pinnedSubtree() {
    let look = Look(
      body:
        "VStack { Text(\"T\").background(Color(.systemBackground)).environment(\\.colorScheme, .dark); Text(\"U\") }")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.words("T", .light) == "-")
    #expect(look.words("U", .light) == "#000000 on #FFFFFF")
  }

  @Test("S-55: layers outside a pinned subtree keep the window's scheme")
  func pinnedSubtreeOverWindow() {
    let bare = Look(body: "Text(\"T\").environment(\\.colorScheme, .dark)")
    #expect(bare.words("T", .light) == "#FFFFFF on #FFFFFF", "\(bare.dump)")
    #expect(bare.words("T", .dark) == "#FFFFFF on #000000")
    let outside = Look(body: "Text(\"T\").colorScheme(.dark).background(Color(.secondarySystemBackground))")
    #expect(outside.words("T", .light) == "#FFFFFF on #F2F2F7", "\(outside.dump)")
  }

  @Test("S-55, S-80: a navigation stack inside the pinned subtree paints its own background")
  func pinnedNavigation() {
    let look = Look(body: "NavigationStack { Text(\"T\") }.environment(\\.colorScheme, .dark)")
    #expect(look.words("T", .light) == "-", "\(look.dump)")
    #expect(look.words("T", .dark) == "#FFFFFF on #000000")
  }

  @Test("S-80: a navigation stack hides what lies behind it")
  func navigationBackground() {
    let look = Look(body: "ZStack { Color.blue; NavigationStack { Text(\"T\") } }")
    #expect(look.words("T") == "#000000 on #FFFFFF", "\(look.dump)")
    let scroll = Look(body: "ZStack { Color.blue; ScrollView { Text(\"T\") } }")
    #expect(scroll.words("T") == "#000000 on #007AFF", "\(scroll.dump)")
  }

  @Test("S-56: a branch on the contrast is decided by the appearance")
  func contrastBranch() {
    let look = Look(
      "import SwiftUI\nstruct Sample: View { @Environment(\\.colorSchemeContrast) private var contrast\n"
        + "var body: some View { Text(\"T\").foregroundStyle(contrast == .increased ? Color.black : Color.gray) } }")
    #expect(look.words("T", .light) == "#8E8E93 on #FFFFFF", "\(look.dump)")
    #expect(look.words("T", .lightIncreased) == "#000000 on #FFFFFF")
  }

  @Test("a part that a dark screen shows more often than ways are followed is followed on a screen that is not dark")
  func manyWays() {
    let rows = Array(repeating: "row", count: 12).joined(separator: "; ")
    let look = Look(
      """
      import SwiftUI
      struct Sample: View {
        @State private var isDark = false
        @State private var isPlain = false
        var row: some View { Text("a").foregroundStyle(.black) }
        var rows: some View { VStack { \(rows) } }
        var body: some View {
          Text("b")
            .sheet(isPresented: $isDark) { VStack { rows; rows; rows; rows }.preferredColorScheme(.dark) }
            .sheet(isPresented: $isPlain) { rows }
        }
      }
      """)
    // Black on a sheet's systemBackground, #FFFFFF in light; the dark screen has no light appearance.
    #expect(look.backgrounds("a") == ["#FFFFFF"], "\(look.dump)")
    #expect(!look.readings("a", .dark).contains { $0.undecided != nil })
  }

  @Test("S-55: a window in another scheme than the view is no background that the system chose for it")
  func otherScheme() {
    let pinned = Look(body: "Text(\"T\").environment(\\.colorScheme, .dark)")
    #expect(pinned.reading("T")?.isOnSystemBackground == false, "\(pinned.dump)")
    #expect(pinned.reading("T", .dark)?.isOnSystemBackground == true)
    #expect(Look(body: "Text(\"T\")").reading("T")?.isOnSystemBackground == true)
  }
}
