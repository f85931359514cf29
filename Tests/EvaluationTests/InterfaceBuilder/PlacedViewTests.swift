import ColorScience
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Views of interface files that code puts somewhere: each stands on what is there (S-115, S-118).
struct PlacedViewTests {
  /// A file of AppKit whose owner holds the given views at its top.
  private func xib(_ owner: String, _ views: [(outlet: String, content: String)]) -> String {
    let outlets = views.map { #"<outlet property="\#($0.outlet)" destination="\#($0.outlet)1" id="\#($0.outlet)2"/>"# }
    let tops = views.map { view in
      """
      <customView id="\(view.outlet)1"><rect key="frame" x="0" y="0" width="400" height="300"/><subviews>
      \(view.content)
      </subviews></customView>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner" \(owner.isEmpty ? "" : #"customClass="\#(owner)""#)><connections>
      \(outlets.joined())</connections></customObject>
      \(tops.joined(separator: "\n"))
      </objects></document>
      """
  }

  private func field(_ text: String) -> String {
    """
    <textField id="f\(text)"><rect key="frame" x="20" y="20" width="200" height="16"/>
    <textFieldCell key="cell" title="\(text)" id="c\(text)">
    <color key="textColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </textFieldCell></textField>
    """
  }

  private func look(_ code: String, _ views: [(outlet: String, content: String)]? = nil) -> Look {
    Look(
      """
      import AppKit
      class TrackController: NSViewController {
        @IBOutlet var note: NSTextField!
      }
      func box(_ color: NSColor) -> NSBox {
        let box = NSBox()
        box.boxType = .custom
        box.fillColor = color
        return box
      }
      \(code)
      """, platform: .macos,
      files: ["TrackController.xib": xib("TrackController", views ?? [("view", field("T"))])])
  }

  @Test(
    "a file whose owner has no class is that of the controller of the framework's class that loads it by its name",
    arguments: ["Track", "Other"])
  func named(name: String) {
    let look = Look(
      """
      import AppKit
      final class HostController: NSViewController {
        private let panes = [NSViewController(nibName: "\(name)", bundle: nil)]
        override func loadView() {
          let box = NSBox()
          box.boxType = .custom
          box.fillColor = .black
          view = box
          view.addSubview(panes[0].view)
        }
      }
      """, platform: .macos, files: ["Track.xib": xib("", [("view", field("T"))])])
    #expect((look.words("T") == "#FFFFFF on #000000") == (name == "Track"), "\(look.dump)")
    #expect(look.isCertain("T") == (name == "Track"))
  }

  @Test("the view of a controller stands on what code puts it on")
  func placed() {
    let look = look(
      """
      class HostController: NSViewController {
        let track = TrackController()
        override func viewDidLoad() {
          let panel = box(.black)
          view.addSubview(panel)
          panel.addSubview(track.view)
        }
      }
      """)
    #expect(look.words("T") == "#FFFFFF on #000000", "\(look.dump)")
    #expect(look.isCertain("T") == true)
  }

  @Test("where a function of the host is handed the view, and pins its scheme")
  func handedOn() {
    let look = look(
      """
      class HostController: NSViewController {
        let track = TrackController()
        override func viewDidLoad() { show(track.view) }
        func show(_ extra: NSView) {
          extra.appearance = NSAppearance(named: .darkAqua)
          let panel = box(.textBackgroundColor)
          view.addSubview(panel)
          panel.addSubview(extra)
        }
      }
      """)
    #expect(look.placements("T").count == 1 && look.foreground("T") == "#FFFFFF", "\(look.dump)")
  }

  @Test("in several places it is seen in each")
  func severalPlaces() {
    let host = { (name: String, color: String) in
      """
      class \(name): NSViewController {
        let track = TrackController()
        override func viewDidLoad() {
          let panel = box(\(color))
          view.addSubview(panel)
          panel.addSubview(track.view)
        }
      }
      """
    }
    let look = look(host("First", ".black") + "\n" + host("Second", ".blue"))
    #expect(Set(look.backgrounds("T")) == ["#000000", "#0000FF"], "\(look.dump)")
  }

  @Test("where nothing is seen to put it, its ground is assumed")
  func unplaced() {
    let look = look("class HostController: NSViewController { let track = TrackController() }")
    #expect(look.placements("T").count == 1 && look.isCertain("T") == false, "\(look.dump)")
  }

  @Test("the content of a window stands on the window")
  func windowContent() {
    for statement in ["window?.contentViewController = track", "window?.contentView = track.view"] {
      let look = look(
        """
        class HostWindowController: NSWindowController {
          let track = TrackController()
          override func windowDidLoad() { \(statement) }
        }
        """)
      // White on #ECECEC (0.8388): 1.05 / 0.8888 = 1.18; on a white window it has 1.
      #expect(
        abs((look.bounds("T")?.high ?? 0) - 1.18) < 0.01 && look.isCertain("T") == true, "\(statement) \(look.dump)")
    }
  }

  @Test("views of outlets that an overridden property lists stand where the class above puts them")
  func overriddenList() {
    let sections = Look(
      """
      import AppKit
      class PageController: NSViewController {
        var sections: [NSView] { [] }
        override func viewDidLoad() {
          let panel = NSBox()
          panel.boxType = .custom
          panel.fillColor = .black
          view.addSubview(panel)
          panel.addSubview(NSStackView(views: sections))
        }
      }
      class SoundPage: PageController {
        @IBOutlet var gain: NSView!
        override var sections: [NSView] { [gain] }
      }
      """, platform: .macos, files: ["SoundPage.xib": xib("SoundPage", [("view", ""), ("gain", field("G"))])])
    #expect(sections.words("G") == "#FFFFFF on #000000", "\(sections.dump)")
  }

  @Test(
    "a view of UIKit stands on the view of the controller around it, and on a screen of its own where it is presented")
  func child() {
    let nib = document(
      """
      <objects><placeholder id="-1" userLabel="File's Owner" customClass="TrackController"><connections>
      <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="400" height="300"/><subviews>\(label("T"))</subviews></view>
      </objects>
      """)
    func look(_ more: String) -> Look {
      Look(
        """
        import UIKit
        class TrackController: UIViewController {}
        class HostController: UIViewController {
          let track = TrackController(nibName: "TrackController", bundle: nil)
          override func viewDidLoad() {
            view.backgroundColor = .blue
            addChild(track)
            view.addSubview(track.view)
          }
          \(more)
        }
        """, platform: .ios18, files: ["TrackController.xib": nib])
    }
    #expect(look("").backgrounds("T") == ["#0000FF"], "\(look("").dump)")
    let both = look(
      "func open() { present(TrackController(nibName: \"TrackController\", bundle: nil), animated: true) }")
    #expect(Set(both.backgrounds("T")) == ["#0000FF", "#FFFFFF"], "\(both.dump)")
  }

  @Test("what code puts into a view from an outlet is faded with it once")
  func fadedOutlet() {
    let look = shown(
      storyboard(#"<view id="card"><rect key="frame" x="0" y="0" width="400" height="100"/></view>"#).replacingFirst(
        "</view>\n</viewController>",
        with: #"</view><connections><outlet property="card" destination="card" id="p"/></connections></viewController>"#
      ),
      swift: """
        class ShelfController: UIViewController {
          @IBOutlet var card: UIView!
          override func viewDidLoad() {
            card.alpha = 0.5
            let label = UILabel()
            label.text = "T"
            label.textColor = .black
            card.addSubview(label)
          }
        }
        """)
    // Half of black on white: 127.5, rounded up.
    #expect(look.words("T") == "#808080 on #FFFFFF", "\(look.dump)")
  }

  @Test("the effect of a view from an outlet is that of its file")
  func effectOutlet() {
    let look = Look(
      """
      import AppKit
      class TrackController: NSViewController {}
      class LedgerWindowController: NSWindowController {
        @IBOutlet var side: NSVisualEffectView!
        let track = TrackController()
        override func windowDidLoad() { side.addSubview(track.view) }
      }
      """, platform: .macos,
      files: [
        "TrackController.xib": xib(
          "TrackController", [("view", field("T").replacingFirst(#"red="1""#, with: #"red="0""#))]),
        "LedgerWindowController.xib": window(
          """
          <visualEffectView blendingMode="withinWindow" material="sidebar" id="e">
          <rect key="frame" x="0" y="0" width="400" height="300"/></visualEffectView>
          """
        ).replacingFirst(
          "customClass=\"LedgerWindowController\"/>",
          with: """
            customClass="LedgerWindowController"><connections><outlet property="side" destination="e" id="o"/>
            </connections></customObject>
            """),
      ])
    #expect(look.undecided("T") == .material && look.reading("T")?.isOnSystemBackground == true, "\(look.dump)")
  }

  @Test("places that differ in more than the backdrop are told apart")
  func fadedPlace() {
    let host = { (name: String, more: String) in
      """
      class \(name): NSViewController {
        let track = TrackController()
        override func viewDidLoad() {
          let panel = shelf()
          view.addSubview(panel)
          \(more)
          panel.addSubview(track.view)
        }
      }
      """
    }
    let shelf = "func shelf() -> NSBox { box(.black) }"
    let look = look([shelf, host("First", "panel.isHidden = true"), host("Second", "")].joined(separator: "\n"))
    #expect(look.placements("T").contains { $0.exemption == nil }, "\(look.dump)")
  }

  @Test("of a view in more places than are told apart, not all is looked at")
  func manyPlaces() {
    func look(_ count: Int) -> Look {
      self.look(
        (1...count).map { number in
          """
          class Host\(number): NSViewController {
            let track = TrackController()
            override func viewDidLoad() {
              let panel = box(NSColor(srgbRed: 0, green: 0, blue: 0.0\(number), alpha: 1))
              view.addSubview(panel)
              panel.addSubview(track.view)
            }
          }
          """
        }.joined(separator: "\n"))
    }
    #expect(!look(6).dump.contains("too-many-paths"), "\(look(6).dump)")
    #expect(look(7).dump.contains("too-many-paths"), "\(look(7).dump)")
  }
}
