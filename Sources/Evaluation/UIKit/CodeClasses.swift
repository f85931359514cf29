import SourceFacts

/// The classes of UIKit and AppKit that code makes objects of, each with the one above it.
enum CodeClasses {
  private static let parents: [String: String] = {
    var result: [String: String] = [:]
    for (parent, names) in families {
      for name in names.split(whereSeparator: \.isWhitespace) { result[String(name)] = parent }
    }
    return result
  }()

  private static let families: [String: String] = [
    "": "UIView NSView UIViewController NSViewController NSWindowController UIBarItem item value",
    "UIView": """
    UILabel UIControl UITextView UISearchBar UIImageView UIStackView UIScrollView UIVisualEffectView UIWindow
    UITableViewCell UITableViewHeaderFooterView UICollectionReusableView UINavigationBar UIToolbar UITabBar
    UIProgressView UIActivityIndicatorView UIPickerView MKMapView WKWebView MTKView SKView SCNView ARSCNView ARView
    PDFView UIListContentView UIContentUnavailableView AVPlayerView
    """,
    "UIControl": "UIButton UITextField UISegmentedControl UISwitch UISlider UIStepper UIPageControl UIDatePicker",
    "UITextField": "UISearchTextField",
    "UIScrollView": "UITableView UICollectionView",
    "UICollectionReusableView": "UICollectionViewCell", "UICollectionViewCell": "UICollectionViewListCell",
    "UIViewController": """
    UITableViewController UICollectionViewController UINavigationController UITabBarController UISplitViewController
    UIPageViewController UIHostingController UISearchController UIAlertController UIInputViewController
    MSMessagesAppViewController
    """,
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UIBarAppearance": "UINavigationBarAppearance UIToolbarAppearance UITabBarAppearance",
    "NSView": """
    NSControl NSTextView NSStackView NSScrollView NSClipView NSBox NSVisualEffectView NSGlassEffectView
    NSTableCellView NSTableRowView NSProgressIndicator NSCollectionView NSTabView NSSplitView NSHostingView NSGridView
    """,
    "NSControl": "NSTextField NSButton NSImageView NSTableView NSSegmentedControl NSSlider NSSwitch NSPathControl",
    "NSTextField": "NSSearchField NSSecureTextField NSComboBox NSTokenField", "NSButton": "NSPopUpButton",
    "NSTableView": "NSOutlineView",
    "NSViewController": """
    NSHostingController NSSplitViewController NSTabViewController NSTitlebarAccessoryViewController
    NSCollectionViewItem
    """,
    "NSWindowController": "", "NSWindow": "NSPanel", "item": "NSWindow UINavigationItem UIAction NSToolbarItem CALayer",
    "CALayer": "CAGradientLayer CAShapeLayer AVCaptureVideoPreviewLayer AVPlayerLayer AVSampleBufferDisplayLayer",
    "NSAttributedString": "NSMutableAttributedString",
    "value": """
    UIImage NSImage UIBlurEffect UIVibrancyEffect UIGlassEffect UIGlassContainerEffect NSAttributedString
    UIListContentConfiguration UIButton.Configuration UIBackgroundConfiguration
    UIContentUnavailableConfiguration UIHostingConfiguration TextProperties UIImage.SymbolConfiguration
    UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemStateAppearance UITabBarItemAppearance
    UITabBarItemStateAppearance NSRange UICollectionLayoutListConfiguration UIGraphicsImageRenderer UICollectionView.CellRegistration
    UIConfigurationTextAttributesTransformer UIConfigurationColorTransformer
    UIListContentConfiguration.ImageProperties
    """,
  ]

  /// True for a class that objects are followed of.
  static func isKnown(_ name: String) -> Bool { parents[name] != nil }

  /// True where a class is another one or inherits from it.
  static func isKind(_ name: String, of ancestor: String) -> Bool {
    var current = name
    while current != ancestor {
      guard let parent = parents[current], !parent.isEmpty else { return false }
      current = parent
    }
    return true
  }

  /// Returns a class with those it inherits from, nearest first.
  static func lineage(of name: String) -> [String] {
    var result: [String] = []
    var current: String? = name
    while let next = current, parents[next] != nil {
      result.append(next)
      current = parents[next].flatMap { $0.isEmpty ? nil : $0 }
    }
    return result
  }

  /// The classes of all objects, and of those that answer to events, which views and controllers are built on.
  static func roots(of name: String) -> [String] {
    if name.hasSuffix("Configuration") || name.hasSuffix("Properties") || name == "NSRange" { return [] }
    let answers = isView(name) || isController(name) || isKind(name, of: "NSWindow") || name == "NSWindowController"
    return (answers ? [name.hasPrefix("NS") ? "NSResponder" : "UIResponder"] : []) + ["NSObject"]
  }

  static func isView(_ name: String) -> Bool { isKind(name, of: "UIView") || isKind(name, of: "NSView") }

  static func isController(_ name: String) -> Bool {
    isKind(name, of: "UIViewController") || isKind(name, of: "NSViewController")
  }

  /// True for what fills a window.
  static func isScreen(_ name: String) -> Bool {
    isController(name) || name == "UIWindow" || isKind(name, of: "NSWindow") || name == "NSWindowController"
  }

  /// True for rows of lists, which the system makes and places.
  static func isCell(_ name: String) -> Bool {
    isKind(name, of: "UITableViewCell") || isKind(name, of: "UICollectionReusableView")
      || name == "UITableViewHeaderFooterView" || name == "NSTableCellView"
  }

  static func isButton(_ name: String) -> Bool { isKind(name, of: "UIButton") || isKind(name, of: "NSButton") }

  static func isAttributed(_ name: String) -> Bool {
    name == "NSAttributedString" || name == "NSMutableAttributedString"
  }

  /// True for views of which the text is their own.
  static func isText(_ name: String) -> Bool {
    ["UILabel", "UITextField", "UITextView", "UISearchBar", "NSTextField", "NSTextView"].contains {
      isKind(name, of: $0)
    }
  }
}

extension CodeIndex {
  /// Returns the framework's class that a class of the program is built on, if objects are followed of it.
  func kind(of type: TypeInfo) -> String? {
    guard type.kind == .class else { return nil }
    for owner in chain(of: type) {
      for reference in owner.inherited where CodeClasses.isKnown(reference.name) { return reference.name }
    }
    return assumedKind(of: type)
  }

  /// True for methods that the class or a class above it declares, which `kind(of:)` follows.
  func owners(of type: TypeInfo, function name: String) -> [(TypeInfo, Located<FunctionDeclaration>)] {
    chain(of: type).flatMap { owner in (owner.functions[name] ?? []).map { (owner, $0) } }
  }
}
