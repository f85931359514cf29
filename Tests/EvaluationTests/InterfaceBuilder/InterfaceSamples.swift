import PlatformStyles
import TestSupport

/// A storyboard with one controller whose root view holds the given subviews.
func storyboard(_ subviews: String, background: String? = #"systemColor="systemBackgroundColor""#) -> String {
  let color = background.map { #"<color key="backgroundColor" \#($0)/>"# } ?? ""
  return document(
    """
    <scenes><scene sceneID="s"><objects>
    <viewController id="c" customClass="ShelfController" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="400" height="800"/>
    <subviews>
    \(subviews)
    </subviews>
    \(color)
    </view>
    </viewController>
    </objects></scene></scenes>
    """)
}

/// A document of UIKit.
func document(_ content: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
  \(content)
  </document>
  """
}

/// A label with what is inside it, at a place in its parent.
func label(
  _ text: String, _ inside: String = "", id: String? = nil, frame: String? = nil, _ attributes: String = ""
) -> String {
  let rect = frame ?? #"x="20" y="20" width="200" height="21""#
  return """
    <label opaque="NO" text="\(text)" \(attributes) id="\(id ?? text)"><rect key="frame" \(rect)/>
    \(inside)</label>
    """
}

/// A window of AppKit whose content holds the given subviews.
func window(_ subviews: String) -> String {
  """
  <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa">
  <objects>
  <customObject id="-2" userLabel="File's Owner" customClass="LedgerWindowController"/>
  <window title="Ledger" id="w"><view key="contentView" id="v"><rect key="frame" x="0" y="0" width="400" height="300"/>
  <subviews>
  \(subviews)
  </subviews></view></window>
  </objects>
  </document>
  """
}

/// What is believed of an interface file, beside Swift source and colours of a catalog by name.
func shown(
  _ interface: String, swift: String = "", colors: [String: String] = [:], platform: Platform = .ios18
) -> Look {
  var files = ["Shelf.storyboard": interface]
  for (name, json) in colors { files["App.xcassets/\(name).colorset/Contents.json"] = json }
  return Look(swift, platform: platform, files: files)
}

/// A storyboard whose controller holds its label in the outlet `caption`.
func captioned(_ color: String = "") -> String {
  storyboard(label("T", color)).replacingFirst(
    "</view>\n</viewController>",
    with: #"</view><connections><outlet property="caption" destination="T" id="o"/></connections></viewController>"#)
}

/// What is believed of a view of the id `V` that a controller holds in an outlet, beside the picture `Pier` and the
/// template `Buoy` of a catalog.
func pictured(_ view: String, in outlet: String, as type: String, _ members: String) -> Look {
  let connection = #"<connections><outlet property="\#(outlet)" destination="V" id="o"/></connections>"#
  let interface = storyboard(view).replacingFirst(
    "</view>\n</viewController>", with: "</view>\(connection)</viewController>")
  let files = [
    "App/Shelf.storyboard": interface, "App/A.xcassets/Pier.imageset/Contents.json": #"{"images":[]}"#,
    "App/A.xcassets/Buoy.imageset/Contents.json":
      #"{"images":[],"properties":{"template-rendering-intent":"template"}}"#,
    "App/Shelf.swift": """
    import UIKit
    final class ShelfController: UIViewController {
      @IBOutlet var \(outlet): \(type)!
      \(members)
    }
    """,
  ]
  return Look("", files: files, bundles: AssetBundleTests.samples)
}
