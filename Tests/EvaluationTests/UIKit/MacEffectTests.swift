import PlatformStyles
import Scene
import TestSupport
import Testing

/// Effect views of AppKit by their materials (S-77, S-94c).
struct MacEffectTests {
  private func look(_ statements: String) -> Look {
    Look(
      """
      import AppKit
      final class Page: NSViewController {
        let isOpen = Bool.random()
        override func loadView() {
          let plate = NSVisualEffectView()
          \(statements)
          let label = NSTextField(labelWithString: "T")
          label.textColor = .black
          plate.addSubview(label)
          view = plate
        }
      }
      """, platform: .macos)
  }

  @Test("the material of opaque contents is taken for their colour, and of opaque windows for theirs, not for certain")
  func opaque() {
    // controlBackgroundColor in light and dark.
    let content = look("plate.material = .contentBackground")
    #expect(content.background("T") == "#FFFFFF" && content.background("T", .dark) == "#1E1E1E", "\(content.dump)")
    #expect(content.isCertain("T") == false)
    let window = look("plate.material = .windowBackground")
    #expect(window.undecided("T") == nil && window.isCertain("T") == false, "\(window.dump)")
  }

  @Test(
    "where nothing tells whether the material is an opaque one, and of a selection's, no bounds are known",
    arguments: [
      "plate.material = .contentBackground; if isOpen { plate.material = .sidebar }", "plate.material = .selection",
      "plate.material = Remote.material",
    ])
  func open(statements: String) {
    let look = look(statements)
    #expect(look.undecided("T") == .material, "\(look.dump)")
  }

  @Test(
    "S-77: other materials are that of sidebars and popovers, over whatever lies behind",
    arguments: [
      "", "plate.material = .sidebar", "if isOpen { plate.material = .popover } else { plate.material = .menu }",
      "plate.blendingMode = .behindWindow; plate.state = .active",
    ])
  func translucent(statements: String) {
    let popover = Look(
      """
      import SwiftUI
      struct Screen: View {
        @State private var isOpen = false
        var body: some View {
          Text("S").popover(isPresented: $isOpen) { Text("T").foregroundStyle(.black) }
        }
      }
      """, platform: .macos)
    let look = look(statements)
    #expect(look.bounds("T") != nil && look.bounds("T") == popover.bounds("T"), "\(look.dump)")
    #expect(look.isCertain("T") == false)
  }

  @Test("S-76: a view of glass is glass, in SwiftUI as in AppKit", arguments: [true, false])
  func glass(isInSwiftUI: Bool) {
    let look =
      isInSwiftUI
      ? Look(
        """
        import AppKit
        import SwiftUI
        struct Plate: NSViewRepresentable {
          func makeNSView(context: Context) -> NSGlassEffectView { NSGlassEffectView() }
          func updateNSView(_ view: NSGlassEffectView, context: Context) {}
        }
        struct Screen: View { var body: some View { ZStack { Plate(); Text("T") } } }
        """, platform: .macos)
      : Look(
        """
        import AppKit
        final class Page: NSViewController {
          override func loadView() {
            let plate = NSGlassEffectView()
            plate.addSubview(NSTextField(labelWithString: "T"))
            view = plate
          }
        }
        """, platform: .macos)
    // Of glass no bounds are published, and it is no material.
    #expect(look.undecided("T") == .material, "\(look.dump)")
    let surface = look.placements("T").first?.material
    #expect(surface != nil && surface?.material == nil && surface?.isTinted == false, "\(look.dump)")
  }

  @Test("a representable of SwiftUI that is given the material")
  func representable() {
    let look = Look(
      """
      import AppKit
      import SwiftUI
      struct Plate: NSViewRepresentable {
        let material: NSVisualEffectView.Material
        func makeNSView(context: Context) -> NSVisualEffectView {
          let view = NSVisualEffectView()
          view.material = material
          return view
        }
        func updateNSView(_ view: NSVisualEffectView, context: Context) {}
      }
      struct Screen: View {
        var body: some View { Text("T").foregroundStyle(.black).background(Plate(material: .contentBackground)) }
      }
      """, platform: .macos)
    #expect(look.background("T") == "#FFFFFF", "\(look.dump)")
  }
}
