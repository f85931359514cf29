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
    "of other materials no bounds are published",
    arguments: [
      "", "plate.material = .sidebar",
      "plate.material = .contentBackground; if isOpen { plate.material = .sidebar }",
    ])
  func open(statements: String) {
    let look = look(statements)
    #expect(look.undecided("T") == .material, "\(look.dump)")
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
