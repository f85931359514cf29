import PlatformStyles
import Scene
import TestSupport
import Testing

/// What items of collections are given by SwiftUI, and rows of lists that SwiftUI shows.
struct HostedItemTests {
  /// 0.05 · 255 = 12.75 and 0.2 · 255 = 51, in hexadecimal.
  private let navy = "#0D0D33"

  private func collection(_ layout: String) -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      final class Notes: UIViewController, UICollectionViewDataSource {
        let list = UICollectionView(frame: .zero, collectionViewLayout: \(layout))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(red: 0.05, green: 0.05, blue: 0.2, alpha: 1)
          list.backgroundColor = .clear
          list.dataSource = self
          view.addSubview(list)
        }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
          cell.contentConfiguration = UIHostingConfiguration { Text("T").foregroundStyle(Color.white) }
          return cell
        }
      }
      """)
  }

  @Test("S-113: an item of a collection that is no list has no platter")
  func items() {
    let look = collection("UICollectionViewFlowLayout()")
    #expect(look.words("T") == "#FFFFFF on \(navy)", "\(look.dump)")
  }

  @Test("S-113: in a collection that is a list it has the platter of the list")
  func listed() {
    let list = "UICollectionLayoutListConfiguration(appearance: .insetGrouped)"
    let look = collection("UICollectionViewCompositionalLayout.list(using: \(list))")
    // secondarySystemGroupedBackground, in light and in dark.
    #expect(look.backgrounds("T") == ["#FFFFFF"], "\(look.dump)")
    #expect(look.backgrounds("T", .dark) == ["#1C1C1E"])
  }

  private func table(_ shown: String, delegate: String = "context.coordinator") -> Look {
    Look(
      """
      import SwiftUI
      import UIKit
      \(shown)
      struct Feed: UIViewRepresentable {
        func makeCoordinator() -> Keeper { Keeper() }
        func makeUIView(context: Context) -> UITableView {
          let table = UITableView()
          table.backgroundColor = .clear
          table.dataSource = \(delegate)
          return table
        }
        func updateUIView(_ table: UITableView, context: Context) {}
      }
      final class Keeper: NSObject {
        func source() -> Source { Source() }
      }
      final class Source: NSObject, UITableViewDataSource {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          cell.backgroundColor = .clear
          cell.contentConfiguration = UIHostingConfiguration { Text("T").foregroundStyle(Color.white) }
          return cell
        }
      }
      """)
  }

  @Test(
    "S-113: what a row is given that was seen in its list is seen nowhere else",
    arguments: [
      "struct Screen: View { var body: some View { FEED } }",
      "@main struct Demo: App { var body: some Scene { WindowGroup { FEED } } }",
    ])
  func seenInList(shown: String) {
    let feed = "Feed().background(Color(red: 0.05, green: 0.05, blue: 0.2))"
    let look = table(shown.replacing("FEED", with: feed), delegate: "context.coordinator.source()")
    #expect(look.placements("T").count == 1, "\(look.dump)")
    #expect(look.words("T") == "#FFFFFF on \(navy)")
  }
}
