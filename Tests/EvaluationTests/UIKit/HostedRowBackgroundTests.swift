import PlatformStyles
import Scene
import TestSupport
import Testing

/// The background of a row that SwiftUI fills, where a closure hands its configuration on.
struct HostedRowBackgroundTests {
  private func look(_ modifiers: String) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      struct Rows: UIViewRepresentable {
        let row: (String) -> any UIContentConfiguration
        init(_ row: @escaping (String) -> any UIContentConfiguration) { self.row = row }
        func makeUIView(context: Context) -> UITableView { UITableView() }
        func updateUIView(_ view: UITableView, context: Context) {}
      }
      struct Screen: View {
        let ground = Color.black
        var body: some View {
          Rows { name in UIHostingConfiguration { Text("T").foregroundColor(.white) }\(modifiers) }
        }
      }
      """)
  }

  @Test(
    "S-113: a configuration that a closure gives keeps the background that it is given",
    arguments: [
      (".background(Color.black)", "#000000"), (".background(ground)", "#000000"),
      (".margins(.all, 0).background { Color.red }.minSize(width: 20, height: 20)", "#FF3B30"),
      // What is set last lies behind what was set before.
      (".background(Color.black).background(Color.red)", "#000000"), ("", "#FFFFFF"),
    ])
  func closures(modifiers: String, background: String) {
    let look = look(modifiers)
    #expect(look.words("T") == "#FFFFFF on \(background)", "\(look.dump)")
  }
}
