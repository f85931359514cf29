import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// The grounds of lists and editors that code takes away from the platform's view behind them (S-57, S-60).
struct IntrospectedGroundTests {
  private static let listed = ".introspect(.list, on: .iOS(.v16, .v17, .v18, .v26))"

  private func look(_ modifiers: String, _ platform: Platform) -> Look {
    Look(
      body: """
        ZStack {
          Color.black
          List {
            Text("T").foregroundStyle(.white).listRowBackground(Color.clear)
            Text("P").listRowBackground(Color.clear)
          }
          \(modifiers.replacing("LISTED", with: Self.listed))
        }
        """, platform: platform)
  }

  @Test(
    "S-57: a list whose ground is surely taken away shows what lies behind it, and its texts keep their style",
    arguments: [
      ("LISTED { $0.backgroundColor = .clear }", Platform.ios26),
      (".introspect(.list, on: .iOS(.v16...)) { list in list.backgroundColor = UIColor.clear }", .ios26),
      ("LISTED { $0.backgroundColor = .clear; $0.bounces = false }", .ios18),
      (".listStyle(.plain).introspectCollectionView { $0.backgroundColor = .clear }", .ios26),
      (
        """
        .onAppear {}
        .introspectTableView { $0.backgroundColor = .clear; $0.enclosingScrollView?.drawsBackground = false }
        """, .macos
      ),
    ] as [(String, Platform)])
  func cleared(modifiers: String, platform: Platform) {
    let look = look(modifiers, platform)
    #expect(look.backgrounds("T") == ["#000000"], "\(look.dump)")
    // White on black.
    #expect(look.ratio("T") == 21)
    #expect(look.undecided("P") == nil)
  }

  @Test(
    "S-60: where it may be something else, the ground is not known",
    arguments: [
      // A table lies in a scroll view that has a ground of its own.
      (".introspectTableView { $0.backgroundColor = .clear }", Platform.macos),
      (".introspectTableView { $0.enclosingScrollView!.drawsBackground = false }", .macos),
      // Lists are no tables there.
      (".introspectTableView { $0.backgroundColor = .clear }", .ios26),
      ("LISTED { $0.backgroundColor = .red }", .ios26), ("LISTED { Theme.paint($0) }", .ios26),
      ("LISTED { $0.backgroundColor = .clear; $0.backgroundView = stars }", .ios26),
      ("LISTED { if isDark { $0.backgroundColor = .clear } }", .ios26),
      (".introspect(.list, on: .iOS(.v16), .macOS(.v14)) { $0.backgroundColor = .clear }", .ios26),
      (".sheet(isPresented: .constant(true)) { Text(\"S\") }LISTED { $0.backgroundColor = .clear }", .ios26),
    ] as [(String, Platform)])
  func unknown(modifiers: String, platform: Platform) {
    let look = look(modifiers, platform)
    #expect(look.undecided("T") == .unsupportedModifier, "\(look.dump)")
  }

  @Test(
    "S-82: what gets another view, or sets nothing that is seen, leaves the list its ground",
    arguments: [
      "LISTED { $0.bounces = false }",
      ".introspect(.list, on: .iOS(.v15)) { $0.backgroundColor = .clear }",
      ".introspect(.navigationStack, on: .iOS(.v26)) { $0.view.backgroundColor = .clear }",
    ])
  func kept(modifiers: String) {
    // systemGroupedBackground in light.
    #expect(look(modifiers, .ios26).backgrounds("T") == ["#F2F2F7"])
  }

  @Test("S-82: what sets a tint of the view that scrolls leaves the ground as it is")
  func tinted() {
    #expect(look("LISTED { $0.refreshControl?.tintColor = .red }", .ios26).backgrounds("T") == ["#F2F2F7"])
  }

  @Test("S-60: of a view around a list nothing tells which list is found")
  func around() {
    let look = Look(
      body: """
        VStack { List { Text("T").foregroundStyle(.white).listRowBackground(Color.clear) } }
          \(Self.listed) { $0.backgroundColor = .clear }
        """)
    #expect(look.undecided("T") == .unsupportedModifier, "\(look.dump)")
  }

  @Test("S-98: an editor's ground is taken away or changed alike", arguments: [Platform.ios26, .macos])
  func editor(platform: Platform) {
    func readings(_ code: String) -> [Reading?] {
      let look = Look(
        body: """
          TextEditor(text: .constant("")).foregroundStyle(.white).introspectTextView { \(code) }
            .background(Color.black)
          """, platform: platform)
      return look.scene.elements.flatMap(\.placements).map { $0.readings[.light] }
    }
    #expect(readings("$0.backgroundColor = .clear").map { $0?.background?.hexString } == ["#000000"])
    let painted = readings("$0.backgroundColor = .red")
    #expect(painted.count == 1)
    #expect(painted.allSatisfy { $0?.background == nil })
    // The ground of the platform's own view, white, stays behind what sets words or a tint of it alone.
    for code in ["$0.font = .systemFont(ofSize: 30)", "$0.tintColor = .red"] {
      #expect(readings(code).map { $0?.background?.hexString } == ["#FFFFFF"], "\(code)")
    }
  }
}
