import PlatformStyles
import Scene
import TestSupport
import Testing

/// Cells and items of AppKit's lists, in files of their own and by their identifiers (S-113, S-115).
struct InterfaceListItemTests {
  private func file(_ objects: String, owner: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
    <customObject id="-2" userLabel="File's Owner" \(owner)
    \(objects)
    </objects></document>
    """
  }

  private func field(_ title: String) -> String {
    """
    <textField id="f\(title)"><rect key="frame" x="0" y="0" width="100" height="16"/>
    <textFieldCell key="cell" title="\(title)" id="c\(title)"><font key="font" metaFont="system"/>
    <color key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
    """
  }

  private func cell(_ title: String, _ attributes: String = "") -> String {
    """
    <tableCellView id="v\(title)" \(attributes)><subviews>\(field(title))</subviews>
    <connections><outlet property="textField" destination="f\(title)" id="o\(title)"/></connections></tableCellView>
    """
  }

  /// A list in navy, filled by a class of the program.
  private func list(_ kind: String, _ color: String, _ columns: String = "") -> String {
    file(
      """
      <scrollView id="s"><rect key="frame" x="0" y="0" width="100" height="100"/><clipView key="contentView" id="p">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews><\(kind) id="l">
      <rect key="frame" x="0" y="0" width="100" height="100"/>
      <color key="\(color)" red="0" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      \(columns)<connections><outlet property="dataSource" destination="-2" id="d"/>
      <outlet property="delegate" destination="-2" id="e"/></connections></\(kind)>
      </subviews></clipView></scrollView>
      """,
      owner: """
        customClass="Shelf"><connections><outlet property="view" destination="s" id="x"/></connections></customObject>
        """)
  }

  private var item: String {
    file(
      """
      <customView id="a"><rect key="frame" x="0" y="0" width="100" height="40"/><subviews>\(field("T"))</subviews>
      </customView><collectionViewItem id="i" customClass="Jacket"><connections>
      <outlet property="view" destination="a" id="y"/></connections></collectionViewItem>
      """, owner: "/>")
  }

  private func items(_ maker: String) -> Look {
    Look(
      """
      import AppKit
      final class Jacket: NSCollectionViewItem {}
      final class Shelf: NSViewController, NSCollectionViewDataSource {
        func collectionView(_ list: NSCollectionView, itemForRepresentedObjectAt path: IndexPath) -> NSCollectionViewItem {
          \(maker)
        }
      }
      """, platform: .macos, files: ["Item.xib": item, "Shelf.xib": list("collectionView", "primaryBackgroundColor")])
  }

  @Test(
    "an item of a file of its own lies on the collection whose class names it or its file",
    arguments: [
      "list.makeItem(withIdentifier: NSUserInterfaceItemIdentifier(\"Item\"), for: path)",
      "list.register(Jacket.self, forItemWithIdentifier: Ids.item)\nreturn list.makeItem(withIdentifier: Ids.item, for: path)",
    ])
  func named(_ maker: String) {
    #expect(items(maker).background("T") == "#000080", "\(items(maker).dump)")
  }

  @Test("one that no list's class names has no sure ground")
  func unnamed() {
    #expect(items("NSCollectionViewItem()").background("T") != "#000080")
  }

  @Test("a cell of a file of its own lies on the table whose class registers it")
  func cells() {
    let look = Look(
      """
      import AppKit
      final class Shelf: NSViewController, NSTableViewDelegate {
        @IBOutlet var table: NSTableView!
        override func viewDidLoad() { table.register(NSNib(nibNamed: "Row", bundle: nil), forIdentifier: .init("row")) }
      }
      """, platform: .macos,
      files: ["Row.xib": file(cell("T"), owner: "/>"), "Shelf.xib": list("tableView", "backgroundColor")])
    #expect(look.background("T") == "#000080", "\(look.dump)")
  }

  @Test(
    "what code says of the cell that it makes by a written identifier concerns that cell alone",
    arguments: [
      ".name", "NSUserInterfaceItemIdentifier(\"name\")", "NSUserInterfaceItemIdentifier(rawValue: \"name\")",
    ])
  func identifiers(_ identifier: String) {
    let columns = """
      <tableColumns><tableColumn identifier="a" id="ca"><prototypeCellViews>\(cell("N", #"identifier="name""#))
      </prototypeCellViews></tableColumn><tableColumn identifier="b" id="cb"><prototypeCellViews>
      \(cell("V", #"identifier="version""#))</prototypeCellViews></tableColumn></tableColumns>
      """
    let look = Look(
      """
      import AppKit
      extension NSUserInterfaceItemIdentifier { static let name = NSUserInterfaceItemIdentifier("name") }
      final class Shelf: NSViewController, NSTableViewDelegate {
        func tableView(_ table: NSTableView, viewFor column: NSTableColumn?, row: Int) -> NSView? {
          let view = table.makeView(withIdentifier: \(identifier), owner: self) as! NSTableCellView
          view.textField?.textColor = .white
          return view
        }
      }
      """, platform: .macos, files: ["Shelf.xib": list("tableView", "backgroundColor", columns)])
    #expect(look.foregrounds("N").contains("#FFFFFF"), "\(look.dump)")
    #expect(!look.foregrounds("V").contains("#FFFFFF"), "\(look.dump)")
  }
}
