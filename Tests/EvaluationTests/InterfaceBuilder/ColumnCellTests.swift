import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Cells of tables of AppKit that code fills by the identifier of their column (S-113).
struct ColumnCellTests {
  private func cell(_ name: String, identifier: String?) -> String {
    let own = identifier.map { #"identifier="\#($0)""# } ?? ""
    return """
      <tableColumn identifier="\(name)" id="c\(name)"><tableHeaderCell key="headerCell" title=""/><prototypeCellViews>
      <tableCellView \(own) id="v\(name)"><rect key="frame" x="0" y="0" width="100" height="17"/><subviews>
      <textField id="f\(name)"><rect key="frame" x="0" y="0" width="100" height="16"/>
      <textFieldCell key="cell" title="\(name)" id="t\(name)">
      <color key="textColor" red="0" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </textFieldCell></textField></subviews>
      <connections><outlet property="textField" destination="f\(name)" id="o\(name)"/></connections></tableCellView>
      </prototypeCellViews></tableColumn>
      """
  }

  private func look(_ body: String, isNamed: Bool) -> Look {
    shown(
      window(
        """
        <scrollView id="s"><rect key="frame" x="0" y="0" width="400" height="200"/>
        <clipView key="contentView" id="c"><rect key="frame" x="0" y="0" width="400" height="200"/><subviews>
        <tableView viewBased="YES" id="t"><rect key="frame" x="0" y="0" width="400" height="180"/>
        <tableColumns>\(cell("First", identifier: isNamed ? "First" : nil))
        \(cell("Second", identifier: isNamed ? "Second" : nil))</tableColumns>
        <connections><outlet property="delegate" destination="-2" id="d"/></connections>
        </tableView></subviews></clipView></scrollView>
        """),
      swift: """
        import AppKit
        extension NSUserInterfaceItemIdentifier {
          static let first = NSUserInterfaceItemIdentifier("First")
          static let second = NSUserInterfaceItemIdentifier(rawValue: "Second")
        }
        class LedgerWindowController: NSWindowController, NSTableViewDelegate {
          func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
            \(body)
          }
        }
        """, platform: .macos)
  }

  private static let take =
    "guard let id = tableColumn?.identifier,\n"
    + "  let cell = tableView.makeView(withIdentifier: id, owner: self) as? NSTableCellView else { return nil }\n"

  @Test(
    "what is said of one column is said of its cells alone",
    arguments: [
      take + "switch id {\ncase .second: cell.textField?.textColor = .blue\ndefault: break\n}\nreturn cell",
      take + "if id == .second { cell.textField?.textColor = .blue }\nreturn cell",
      take + "if id.rawValue == \"Second\" { cell.textField?.textColor = .blue }\nreturn cell",
      take + "switch id {\ncase .first: return cell\ncase .second: cell.textField?.textColor = .blue\nreturn cell\n"
        + "default: return nil\n}",
      "let cell = tableView.makeView(withIdentifier: tableColumn!.identifier, owner: self) as! NSTableCellView\n"
        + "if tableColumn!.identifier == NSUserInterfaceItemIdentifier(\"Second\") {\n"
        + "cell.textField?.textColor = .blue }\nreturn cell",
    ], [true, false])
  func columns(_ body: String, isNamed: Bool) {
    let look = look(body, isNamed: isNamed)
    #expect(look.foregrounds("First") == ["#000000"], "\(look.dump)")
    // Whether the function is called that sets it, or the cell has a field, is not known: blue, or as the file says.
    let blue = look.readings("Second").contains { $0.foreground?.hexString != "#000000" }
    #expect(blue, "\(look.dump)")
  }
}
