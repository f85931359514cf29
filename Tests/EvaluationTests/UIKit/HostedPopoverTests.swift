import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views of SwiftUI that a representable of AppKit shows in a popover (S-77, S-92).
struct HostedPopoverTests {
  private func look(_ show: String) -> Look {
    Look(
      """
      import AppKit
      import SwiftUI
      struct Presenter<Content: View>: NSViewRepresentable {
        @Binding var isPresented: Bool
        let content: Content
        func makeNSView(context: Context) -> NSView { NSView() }
        func updateNSView(_ view: NSView, context: Context) {
          guard isPresented else { return }
          \(show)
        }
      }
      struct Screen: View {
        @State private var isShown = false
        var body: some View {
          Button("Show") { isShown = true }
            .background(Presenter(isPresented: $isShown, content: Text("T").foregroundStyle(.yellow)))
            .popover(isPresented: $isShown) { Text("Own").foregroundStyle(.yellow) }
        }
      }
      """, platform: .macos)
  }

  @Test("they are roots on what a popover paints, as in SwiftUI's own")
  func popover() {
    let look = look(
      """
      let popover = NSPopover()
      popover.contentViewController = NSHostingController(rootView: content)
      popover.show(relativeTo: view.bounds, of: view, preferredEdge: .minY)
      """)
    #expect(look.undecided("T") == nil && look.bounds("T") == look.bounds("Own"), "\(look.dump)")
    // The body style of macOS has 13 pt (S-16).
    #expect(look.font("T")?.size == 13)
  }

  @Test("where the controller may be shown elsewhere, too, that stays open")
  func handedOn() {
    let look = look(
      """
      let popover = NSPopover()
      let controller = NSHostingController(rootView: content)
      popover.contentViewController = controller
      Shelf.keep(controller)
      """)
    #expect(look.undecided("T") == .unknownBackdrop, "\(look.dump)")
  }
}
