import ColorScience
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

@Suite("Images of asset catalogs behind text")
struct AssetImageTests {
  private func look(_ image: String, in folder: String = "App/") -> Look {
    let source = """
      import SwiftUI
      struct Sample: View { var body: some View { Text("ink").background { \(image) } } }
      """
    let files = [
      "App/A.xcassets/photos/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "App/A.xcassets/photos/Pier Image.imageset/Contents.json": #"{"images":[]}"#,
      "App/A.xcassets/Wave.imageset/Contents.json": #"{"images":[]}"#,
      "Kit/K.xcassets/Wave.imageset/Contents.json": #"{"images":[]}"#,
      "\(folder)Sample.swift": source,
    ]
    return Look("", files: files, bundles: AssetBundleTests.samples)
  }

  private func layer(_ look: Look) throws -> LayerReading {
    let reading = try #require(look.placements("ink").first?.readings[.light])
    #expect(reading.undecided?.reason == .imageBackdrop)
    return try #require(reading.layers.last)
  }

  @Test(
    "names the file of the image",
    arguments: [
      "Image(\"photos/Pier Image\")", "Image(\"photos/Pier Image\").resizable().scaledToFill()",
      "Image(.Photos.pier)", "Image(decorative: \"photos/Pier Image\")",
      "Image(uiImage: UIImage(named: \"photos/Pier Image\")!)",
    ])
  func file(image: String) throws {
    let layer = try layer(look(image))
    #expect(layer.provenance.kind == .asset)
    #expect(layer.provenance.detail == "'photos/Pier Image'")
    #expect(layer.provenance.range?.file == "App/A.xcassets/photos/Pier Image.imageset/Contents.json")
  }

  @Test("goes by the bundle")
  func bundles() throws {
    let own = try layer(look("Image(\"Wave\", bundle: .module)", in: "Kit/"))
    #expect(own.provenance.range?.file == "Kit/K.xcassets/Wave.imageset/Contents.json")
    let symbol = try layer(look("Image(.wave)"))
    #expect(symbol.provenance.range?.file == "App/A.xcassets/Wave.imageset/Contents.json")
  }

  @Test("names no file for an image that no catalog holds", arguments: ["Image(\"Ghost\")", "Image(.ghost)"])
  func unknown(image: String) throws {
    let layer = try layer(look(image))
    #expect(layer.provenance.kind != .asset)
    #expect(layer.provenance.range?.file == "App/Sample.swift")
  }

  /// A program of one file, beside a catalog of a symbol, an image and a template.
  private func harbor(_ source: String, platform: Platform = .ios18) -> Look {
    let files = [
      "App/A.xcassets/Sail Boat.symbolset/Contents.json": #"{"symbols":[]}"#,
      "App/A.xcassets/Pier.imageset/Contents.json": #"{"images":[]}"#,
      "App/A.xcassets/Buoy.imageset/Contents.json":
        #"{"images":[],"properties":{"template-rendering-intent":"template"}}"#,
      "App/Sample.swift": source,
    ]
    return Look("", platform: platform, files: files, bundles: AssetBundleTests.samples)
  }

  private func symbol(_ image: String) -> Look {
    harbor(
      """
      import SwiftUI
      struct Sample: View { var body: some View { \(image).foregroundStyle(.orange) } }
      """)
  }

  @Test(
    "a symbol of a catalog is drawn in the style around it",
    arguments: [
      "Image(\"Sail Boat\")", "Image(.sailBoat)", "Image(\"Sail Boat\").resizable()",
      "Label(\"L\", image: \"Sail Boat\").labelStyle(.iconOnly)",
      "Label(\"L\", image: .sailBoat).labelStyle(.iconOnly)",
      "Button(\"L\", image: .sailBoat) {}.labelStyle(.iconOnly)",
      // Members that no source declares are written by a tool.
      "Image.sailBoat", "Image.sailBoat.resizable()",
    ])
  func symbols(image: String) {
    let look = symbol(image)
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
    #expect(look.words("Sail Boat") == "#FF9500 on #FFFFFF")
    #expect(look.exemptions("Sail Boat") == [])
  }

  @Test(
    "a template is drawn in the style around it as a symbol is",
    arguments: [
      ("Image(\"Buoy\")", "Buoy"), ("Image(.buoy)", "Buoy"), ("Image.buoy", "Buoy"),
      ("Image.pier.renderingMode(.template)", "Pier"), ("Image(\"Pier\").renderingMode(.template)", "Pier"),
      ("Image(\"Buoy\").resizable().frame(width: 25, height: 25)", "Buoy"),
      ("Image(\"Pier\").resizable().renderingMode(.template).frame(width: 25, height: 25)", "Pier"),
      ("Image(\"Pier\").renderingMode(.template).resizable().scaledToFit().frame(height: 25)", "Pier"),
      ("Label(\"L\", image: \"Buoy\").labelStyle(.iconOnly)", "Buoy"),
    ])
  func templates(image: String, name: String) {
    let look = symbol(image)
    #expect(look.scene.elements.map(\.kind) == [.symbol], "\(look.dump)")
    #expect(look.words(name) == "#FF9500 on #FFFFFF")
    #expect(look.exemptions(name) == [])
  }

  @Test(
    "a large template is an illustration, and its own colours leave it a picture",
    arguments: [
      "Image(\"Buoy\").resizable()", "Image(\"Buoy\").resizable().frame(width: 60, height: 60)",
      "Image(\"Buoy\").renderingMode(.original)", "Image(\"Pier\").renderingMode(.template).resizable().scaledToFit()",
      "Image(\"Pier\").renderingMode(nil)", "Image(\"Pier\").renderingMode(isFlat ? .template : .original)",
    ])
  func otherTemplates(image: String) {
    #expect(symbol(image).scene.elements.map(\.kind) == [.image])
  }

  @Test("a picture has colours of its own, and a symbol behind a text paints nothing")
  func pictures() {
    for image in ["Image(\"Pier\")", "Image(.pier)", "Image(\"Ghost\")"] {
      #expect(symbol(image).scene.elements.map(\.kind) == [.image])
    }
    #expect(symbol("Image(decorative: \"Sail Boat\")").exemptions("Sail Boat") == [.decorative])
    let behind = symbol("Text(\"ink\").background { Image(.sailBoat) }")
    #expect(behind.words("ink") == "#FF9500 on #FFFFFF", "\(behind.dump)")
  }

  // MARK: - UIKit and AppKit

  /// An image view that code makes and tints in a gray of 80 %.
  private func view(_ made: String, then code: String = "", platform: Platform = .ios18) -> Look {
    let isMac = platform == .macos
    let (kit, controller) = isMac ? ("AppKit", "NSViewController") : ("UIKit", "UIViewController")
    let tint = isMac ? "contentTintColor" : "tintColor"
    return harbor(
      """
      import \(kit)
      final class Sample: \(controller) {
        override func viewDidLoad() {
          let mark = \(made)
          \(code)
          mark.\(tint) = .init(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
          view.addSubview(mark)
        }
      }
      """, platform: platform)
  }

  @Test(
    "a template or symbol of a catalog is drawn in the tint of an image view, unless code says otherwise",
    arguments: [
      ("UIImageView(image: UIImage(named: \"Buoy\"))", "", Element.Kind.symbol),
      ("UIImageView(image: UIImage(named: \"Sail Boat\"))", "", .symbol),
      ("UIImageView(image: UIImage(resource: .buoy))", "", .symbol),
      ("UIImageView()", "mark.image = UIImage(named: \"Buoy\")?.withRenderingMode(.automatic)", .symbol),
      ("UIImageView()", "mark.image = .buoy", .symbol),
      ("UIImageView(image: UIImage(named: \"Pier\"))", "", .image),
      ("UIImageView(image: UIImage(named: \"Ghost\"))", "", .image),
      ("UIImageView(image: UIImage(named: \"Buoy\")?.withRenderingMode(.alwaysOriginal))", "", .image),
    ])
  func imageViews(made: String, code: String, kind: Element.Kind) {
    let look = view(made, then: code)
    #expect(look.scene.elements.map(\.kind) == [kind], "\(look.dump)")
    #expect(look.elements("Buoy").isEmpty || look.foregrounds("Buoy") == ["#CCCCCC"])
  }

  @Test(
    "so it is in AppKit, where an image itself says whether it is a template",
    arguments: [
      ("let image = NSImage(named: \"Buoy\")!", Element.Kind.symbol), ("let image = NSImage(named: \"Pier\")!", .image),
      ("let image = NSImage(named: \"Buoy\")!; image.isTemplate = false", .image),
      ("let image = NSImage(named: \"Pier\")!; image.isTemplate = true", .symbol),
    ])
  func macImageViews(code: String, kind: Element.Kind) {
    let look = view("NSImageView()", then: "\(code); mark.image = image", platform: .macos)
    #expect(look.scene.elements.map(\.kind) == [kind], "\(look.dump)")
    let ink = look.scene.elements.first?.placements.first?.readings[.light]?.foreground?.hexString
    #expect(kind == .image || ink == "#CCCCCC")
  }
}
