import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

/// Accessors as SwiftGen's templates lay them out, in words of our own.
@Suite("Accessors that tools write for catalogs")
struct AssetAccessorTests {
  static let generated = """
    import SwiftUI
    import UIKit

    enum Asset {
      enum Colors {
        static let warmInk = ColorAsset(name: "Warm Ink")
        static let chalk = ColorAsset(name: "Chalk")
      }
      static let loose = ColorAsset(name: "Loose")
    }

    final class ColorAsset {
      fileprivate(set) var name: String

      #if os(macOS)
        typealias Color = NSColor
      #else
        typealias Color = UIColor
      #endif

      private(set) lazy var color: Color = {
        guard let found = Color(asset: self) else { fatalError("no colour \\(name)") }
        return found
      }()

      private(set) lazy var swiftUIColor: SwiftUI.Color = {
        SwiftUI.Color(asset: self)
      }()

      fileprivate init(name: String) { self.name = name }
    }

    extension ColorAsset.Color {
      convenience init?(asset: ColorAsset) {
        let bundle = Anchor.bundle
        #if os(macOS)
          self.init(named: asset.name, bundle: bundle)
        #else
          self.init(named: asset.name, in: bundle, compatibleWith: nil)
        #endif
      }
    }

    extension SwiftUI.Color {
      init(asset: ColorAsset) {
        let bundle = Anchor.bundle
        self.init(asset.name, bundle: bundle)
      }
    }

    private final class Anchor {
      static let bundle: Bundle = {
        #if SWIFT_PACKAGE
          return Bundle.module
        #else
          return Bundle(for: Anchor.self)
        #endif
      }()
    }
    """

  static let colors = [
    "App/Colors.xcassets/Warm Ink.colorset/Contents.json": colorset(slot("112233")),
    "App/Colors.xcassets/Chalk.colorset/Contents.json": colorset(slot("445566")),
    "Kit/Other.xcassets/Chalk.colorset/Contents.json": colorset(slot("778899")),
    "Kit/Other.xcassets/Loose.colorset/Contents.json": colorset(slot("AABBCC")),
  ]

  private func look(_ style: String, isGenerated: Bool) -> Look {
    var files = Self.colors
    if isGenerated { files["App/Generated/Assets.swift"] = Self.generated }
    return AssetBundleTests.look(style, in: "App/", files: files)
  }

  @Test(
    "follows the generated source",
    arguments: [
      "Asset.Colors.chalk.swiftUIColor", "Color(Asset.Colors.chalk.color)", "Color(uiColor: Asset.Colors.chalk.color)",
      "Color(asset: Asset.Colors.chalk)",
    ])
  func followed(style: String) {
    let look = look(style, isGenerated: true)
    #expect(look.foreground("ink") == "#445566", "\(look.dump)")
    #expect(look.isCertain("ink") == true)
  }

  @Test("a property that begins with the colour of an accessor holds a colour")
  func held() {
    var files = Self.colors
    files["App/Generated/Assets.swift"] = Self.generated
    files["App/Page.swift"] = """
      import SwiftUI
      final class Sheet: ObservableObject { @Published var ink = Skin.ink }
      enum Skin { static let ink = Asset.Colors.chalk.color }
      struct Page: View {
        @ObservedObject var sheet: Sheet
        var body: some View { Text("ink").foregroundStyle(Color(sheet.ink)) }
      }
      """
    let look = Look("", files: files, bundles: AssetBundleTests.samples)
    #expect(look.foreground("ink") == "#445566", "\(look.dump)")
  }

  @Test("of several colours that one accessor makes, each is defined in its catalog")
  func definitions() {
    var files = Self.colors
    files["App/Generated/Assets.swift"] = Self.generated
    files["App/Page.swift"] = """
      import SwiftUI
      struct Page: View {
        var body: some View {
          Text("chalk").foregroundStyle(Asset.Colors.chalk.swiftUIColor)
          Text("ink").foregroundStyle(Asset.Colors.warmInk.swiftUIColor)
        }
      }
      """
    let look = Look("", files: files, bundles: AssetBundleTests.samples)
    let places = ["chalk", "ink"].map { look.placements($0).first?.foreground.definition?.file }
    let catalog = "App/Colors.xcassets"
    #expect(places == ["\(catalog)/Chalk.colorset/Contents.json", "\(catalog)/Warm Ink.colorset/Contents.json"])
  }

  @Test(
    "finds the one colour that an accessor means where the generated source is not there",
    arguments: [
      ("Asset.Colors.warmInk.swiftUIColor", "#112233"), ("Color(Asset.Colors.warmInk.color)", "#112233"),
      ("Asset.loose.swiftUIColor", "#AABBCC"), ("Asset.Other.chalk.swiftUIColor", "#778899"),
      ("Color(asset: Asset.Colors.warmInk)", "#112233"), ("Color(UIColor(asset: Asset.loose)!)", "#AABBCC"),
    ])
  func convention(style: String, expected: String) {
    let look = look(style, isGenerated: false)
    #expect(look.foreground("ink") == expected)
    #expect(look.isCertain("ink") == false)
  }

  @Test(
    "stays undecided where none or several fit",
    arguments: [
      "Asset.chalk.swiftUIColor", "Asset.Colors.ghost.swiftUIColor", "Tokens.Colors.warmInk.swiftUIColor",
      "Color(asset: Asset.chalk)", "Color(asset: Tokens.Colors.warmInk)", "Color(asset: Asset.Colors.warmInk, tone: 2)",
    ])
  func undecided(style: String) {
    #expect(look(style, isGenerated: false).undecided("ink") == .externalModule)
  }
}
