/// The parts that objects of the frameworks come with.
enum CodeParts {
  /// Returns the class of a part; `nil` where an object has none of that name.
  static func kind(of part: String, in object: CodeObject) -> String? {
    let kind = object.kind
    if CodeClasses.isController(kind) { return self.kind(of: part, inController: kind) }
    switch (kind, part) {
    case ("UIButton", "titleLabel"): return "UILabel"
    case ("UIButton", "imageView"): return "UIImageView"
    case ("UISearchBar", "searchTextField"): return "UISearchTextField"
    case ("UITableViewCell", "textLabel"), ("UITableViewCell", "detailTextLabel"),
      ("UITableViewHeaderFooterView", "textLabel"):
      return "UILabel"
    case ("UITableViewCell", "imageView"): return "UIImageView"
    case ("NSTableCellView", "textField"): return "NSTextField"
    case ("NSTableCellView", "imageView"): return "NSImageView"
    case ("UIListContentConfiguration", "textProperties"), ("UIListContentConfiguration", "secondaryTextProperties"),
      (CodeUnavailableContents.kind, "textProperties"), (CodeUnavailableContents.kind, "secondaryTextProperties"):
      return "TextProperties"
    case ("UIListContentConfiguration", "imageProperties"), (CodeUnavailableContents.kind, "imageProperties"):
      return "UIListContentConfiguration.ImageProperties"
    case (CodeUnavailableContents.kind, "background"): return "UIBackgroundConfiguration"
    case (CodeUnavailableContents.kind, "button"), (CodeUnavailableContents.kind, "secondaryButton"):
      return "UIButton.Configuration"
    case ("UIButton.Configuration", "background"): return "UIBackgroundConfiguration"
    case ("NSWindowController", "window"): return "NSWindow"
    case ("UINavigationBar", "standardAppearance"): return "UINavigationBarAppearance"
    case ("UIToolbar", "standardAppearance"): return "UIToolbarAppearance"
    case ("UITabBar", "standardAppearance"): return "UITabBarAppearance"
    case (_, "buttonAppearance"), (_, "doneButtonAppearance"), (_, "backButtonAppearance"),
      (_, "prominentButtonAppearance"):
      return CodeClasses.isKind(kind, of: "UIBarAppearance") ? "UIBarButtonItemAppearance" : nil
    case ("UITabBarAppearance", "stackedLayoutAppearance"), ("UITabBarAppearance", "inlineLayoutAppearance"),
      ("UITabBarAppearance", "compactInlineLayoutAppearance"):
      return "UITabBarItemAppearance"
    case ("UIBarButtonItemAppearance", "normal"), ("UIBarButtonItemAppearance", "disabled"),
      ("UIBarButtonItemAppearance", "highlighted"), ("UIBarButtonItemAppearance", "focused"):
      return "UIBarButtonItemStateAppearance"
    case ("UITabBarItemAppearance", "normal"), ("UITabBarItemAppearance", "selected"),
      ("UITabBarItemAppearance", "disabled"), ("UITabBarItemAppearance", "focused"):
      return "UITabBarItemStateAppearance"
    case ("UITextView", "textStorage"), ("NSTextView", "textStorage"): return "NSMutableAttributedString"
    default: break
    }
    if part == "contentView" {
      if CodeClasses.isCell(kind) || kind == "UIVisualEffectView" { return "UIView" }
      if ["NSBox", "NSScrollView"].contains(kind) || CodeClasses.isKind(kind, of: "NSWindow") { return "NSView" }
    }
    if part == "backgroundConfiguration", CodeClasses.isCell(kind) { return "UIBackgroundConfiguration" }
    if part == "layer", CodeClasses.isView(kind) { return "CALayer" }
    return nil
  }

  private static func kind(of part: String, inController kind: String) -> String? {
    switch part {
    case "view":
      if kind == "UITableViewController" { return "UITableView" }
      if kind == "UICollectionViewController" { return "UICollectionView" }
      return CodeClasses.isKind(kind, of: "NSViewController") ? "NSView" : "UIView"
    case "tableView" where kind == "UITableViewController": return "UITableView"
    case "collectionView" where kind == "UICollectionViewController": return "UICollectionView"
    case "navigationItem": return "UINavigationItem"
    case "navigationController": return "UINavigationController"
    case "navigationBar" where kind == "UINavigationController": return "UINavigationBar"
    case "toolbar" where kind == "UINavigationController": return "UIToolbar"
    case "tabBarController": return "UITabBarController"
    case "tabBar" where kind == "UITabBarController": return "UITabBar"
    case "searchBar" where kind == "UISearchController": return "UISearchBar"
    default: return nil
    }
  }
}
