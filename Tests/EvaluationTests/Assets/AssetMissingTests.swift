import Evaluation
import Findings
import PlatformStyles
import Scene
import TestSupport
import Testing

@Suite("Names that no catalog holds")
struct AssetMissingTests {
  static let samples = AssetBundleTests.samples

  private func names(_ look: Look, _ kind: Observation.Kind = .missingColor) -> [String] {
    look.scene.observations.filter { $0.kind == kind }.map(\.detail)
  }

  private func look(_ style: String, in folder: String = "App/", bundles: BundleSamples = samples) -> Look {
    AssetBundleTests.look(style, in: folder, bundles: bundles)
  }

  @Test("tells a missing name from one that another bundle holds")
  func missing() throws {
    let nowhere = look("Color(\"Ghost\")")
    #expect(names(nowhere) == ["Ghost"])
    #expect(nowhere.undecided("ink") == .missingAsset)
    let elsewhere = look("Color(\"Chalk\")")
    #expect(elsewhere.undecided("ink") == .missingAsset)
    let observation = try #require(elsewhere.scene.observations.first { $0.kind == .missingColor })
    #expect(observation.related.map(\.file) == ["Kit/K.xcassets/Chalk.colorset/Contents.json"])
    #expect(observation.range.id == "App/Sample.swift:3:73")
  }

  @Test("claims nothing where a catalog may not have been read")
  func incomplete() {
    var bundles = Self.samples
    bundles.bundles[0].isComplete = false
    let missing = look("Color(\"Ghost\")", bundles: bundles)
    #expect(names(missing).isEmpty)
    #expect(missing.undecided("ink") == .missingAsset)
    // A colour of another bundle may then be the one.
    #expect(look("Color(\"Chalk\")", bundles: bundles).isCertain("ink") == false)
    // The package runs in the app as well.
    #expect(names(look("Color(\"Ghost\")", in: "Kit/", bundles: bundles)).isEmpty)
    #expect(names(look("Color(\"Ghost\", bundle: .module)", in: "Kit/", bundles: bundles)) == ["Ghost"])
  }

  @Test("claims nothing for a bundle without a catalog, and for a library without its app")
  func withoutCatalog() {
    var bundles = Self.samples
    bundles.folders["Bare/"] = 3
    bundles.bundles.append(AssetBundle(name: "Bare", isComplete: true))
    bundles.main.append(3)
    #expect(names(look("Color(\"Ghost\")", in: "Bare/", bundles: bundles)).isEmpty)
    let library = BundleSamples([AssetBundle(name: "Kit", isComplete: true)], main: [], folders: ["Kit/": 0])
    #expect(names(look("Color(\"Ghost\")", in: "Kit/", bundles: library)).isEmpty)
    #expect(names(look("Color(\"Ghost\", bundle: .module)", in: "Kit/", bundles: library)) == ["Ghost"])
  }

  @Test("claims nothing without any catalog, and nothing of a name that is made at run time")
  func unclaimed() {
    let text = "Text(\"ink\").foregroundStyle(Color(\"Ghost\"))"
    #expect(names(TestSupport.Look(body: text)).isEmpty)
    let composed = look("Color(\"Ghost\\(Int.random(in: 0...3))\")")
    #expect(composed.undecided("ink") == .runtimeValue)
    #expect(names(composed).isEmpty)
  }

  @Test("takes a colour without a value for missing, but not the accent and not what can't be read")
  func empty() {
    func look(_ name: String, _ json: String) -> Look {
      AssetBundleTests.look(
        "Color(\"\(name)\")", in: "App/", files: ["App/A.xcassets/\(name).colorset/Contents.json": json])
    }
    #expect(names(look("Ghost", colorset(slot(nil))), .emptyColor) == ["Ghost"])
    #expect(names(look("Ghost", colorset(slot("123456", "mac"))), .emptyColor) == ["Ghost"])
    #expect(names(look("Ghost", colorset(slot("123456", "dark"))), .emptyColor).isEmpty)
    #expect(names(look("AccentColor", colorset(slot(nil))), .emptyColor).isEmpty)
    let broken = look("Ghost", "{")
    #expect(names(broken, .emptyColor).isEmpty && names(broken).isEmpty)
    #expect(broken.undecided("ink") == .missingAsset)
  }

  @Test("follows nil where UIKit's look-up finds nothing")
  func platformColors() {
    let fallback = look("Color(uiColor: UIColor(named: \"Ghost\") ?? UIColor(red: 0, green: 0, blue: 1, alpha: 1))")
    #expect(fallback.foreground("ink") == "#0000FF")
    #expect(fallback.isCertain("ink") == true)
    let forced = look("Color(uiColor: UIColor(named: \"Ghost\")!)")
    #expect(forced.undecided("ink") == .missingAsset)
    #expect(names(forced, .nilColor) == ["Ghost"])
    let bound = AssetBundleTests.look(
      "ink()", in: "App/",
      declarations: """
        func ink() -> Color {
          if let found = UIColor(named: "Ghost") { return Color(uiColor: found) }
          return Color(red: 1, green: 0, blue: 0)
        }
        """)
    #expect(bound.foregrounds("ink") == ["#FF0000"])
  }

  @Test(
    "S-143: does not take what code gives where no catalog has a name for a look of a name that is not known",
    arguments: [
      "UIColor(named: name) ?? .red", "UIColor(named: \"Brand\" + name) ?? .red",
      "UIColor(named: \"\\(name)60\") ?? .red", "found(name)",
      "UIColor(named: name) == nil ? .red : UIColor(named: name)!",
    ])
  func unknownNames(color: String) {
    let look = AssetBundleTests.look(
      "Color(uiColor: \(color))", in: "App/",
      declarations: """
        let name = UserDefaults.standard.string(forKey: "ink")!
        func found(_ name: String) -> UIColor {
          guard let found = UIColor(named: name) else { return .red }
          return found
        }
        """)
    #expect(look.placements("ink").count == 1, "\(look.dump)")
    #expect(look.undecided("ink") == .runtimeValue, "\(look.dump)")
  }

  @Test("tells a missing name of an interface file, unless the file keeps a value of the colour (S-118)")
  func interfaceFiles() {
    func look(_ resources: String = "", in folder: String = "App/", bundles: BundleSamples = Self.samples) -> Look {
      let text = storyboard(label("T", #"<color key="textColor" name="Ghost"/>"#)).replacingFirst(
        "</document>", with: "<resources>\(resources)</resources></document>")
      return Look(
        "", files: AssetBundleTests.colors.merging(["\(folder)Shelf.storyboard": text]) { $1 }, bundles: bundles)
    }
    let missing = look()
    #expect(names(missing, .nilColor) == ["Ghost"])
    #expect(missing.undecided("T") == .missingAsset)
    let kept = look(#"<namedColor name="Ghost"><color white="0" alpha="1" colorSpace="deviceWhite"/></namedColor>"#)
    #expect(names(kept, .nilColor).isEmpty)
    #expect(kept.undecided("T") == .missingAsset)
    // A catalog that was not read may hold it, and a module may get its colours from elsewhere.
    var bundles = Self.samples
    bundles.bundles[0].isComplete = false
    #expect(names(look(bundles: bundles), .nilColor).isEmpty)
    bundles.folders["Bare/"] = 3
    bundles.bundles.append(AssetBundle(name: "Bare", isComplete: true))
    #expect(names(look(in: "Bare/", bundles: bundles), .nilColor).isEmpty)
  }

  @Test("does not take a call whose meaning is not known for a symbol")
  func calls() {
    let look = look("Color(uiColor: .init(vendorCode: 7))")
    #expect(look.undecided("ink") != .missingAsset)
    #expect(look.undecided("ink") != nil)
  }
}
