import Audit
import ColorScience
import Evaluation
import Findings
import PlatformStyles
import Rules
import Scene
import Testing

@Suite("Packages that are checked out inside the project")
struct PackageCheckoutTests {
  let folder: DiscoveryFolder

  init() throws { folder = try DiscoveryFolder() }

  /// A view of the app with one text in a colour of a package.
  private func writeApp(_ style: String, imports: String = "Brand", path: String = "App/Home.swift") throws {
    try folder.write(
      path,
      text: """
        import SwiftUI
        import \(imports)
        struct Home: View {
          var body: some View { Text("Home").foregroundStyle(\(style)) }
        }
        """)
  }

  private func writeBrand(_ checkouts: String, gray: String = "0.2", manifest: String? = nil) throws {
    let root = "\(checkouts)/brand-kit"
    if let manifest { try folder.write("\(root)/Package.swift", text: manifest) }
    try folder.write(
      "\(root)/Sources/Brand/Colors.swift",
      text: """
        import SwiftUI
        extension Color { public static let ink = Color(white: \(gray)) }
        struct Swatch: View { var body: some View { Text("Swatch").foregroundStyle(Color(white: 0.99)) } }
        """)
    try folder.write("\(root)/Sources/Brand/Broken.swift", text: "struct Broken {\n")
  }

  private func foreground(_ text: String, _ report: Report) -> String? {
    let element = report.scene.elements.first { $0.text == text }
    return element?.placements.first?.readings[.light]?.foreground?.hexString
  }

  /// 0.2 of 255 is 51.
  @Test(
    "reads what audited files import, and audits none of it",
    arguments: [
      ".build/checkouts", "SourcePackages/checkouts", "App/SourcePackages/checkouts",
      "DerivedData/SourcePackages/checkouts", "DerivedData/App-abcdef/SourcePackages/checkouts",
    ])
  func imported(checkouts: String) throws {
    try writeApp("Color.ink")
    try writeBrand(checkouts)
    try folder.write(".gitignore", text: ".build/\n**/checkouts/**\nDerivedData\nSourcePackages\n")
    let report = try folder.outcome(["."]).report
    #expect(foreground("Home", report) == "#333333")
    #expect(report.scene.elements.map(\.text) == ["Home"])
    #expect(report.summary.files == 1)
    #expect(report.problems.isEmpty)
    #expect(report.findings.allSatisfy { $0.range.file == "App/Home.swift" })
  }

  /// 0.2 of 255 is 51; `.build` stands before `DerivedData`.
  @Test("reads a package once that several tools have checked out")
  func twice() throws {
    try writeApp("Color.ink")
    try writeBrand(".build/checkouts")
    try writeBrand("DerivedData/App-abcdef/SourcePackages/checkouts", gray: "0.4")
    #expect(foreground("Home", try folder.outcome(["."]).report) == "#333333")
  }

  @Test("looks around what is named, up to the repository")
  func around() throws {
    try folder.makeFolder(".git")
    try writeApp("Color.ink")
    try writeBrand(".build/checkouts")
    #expect(foreground("Home", try folder.outcome(["App/Home.swift"]).report) == "#333333")
    #expect(foreground("Home", try folder.outcome(["."], from: "App").report) == "#333333")
  }

  @Test("leaves alone what nobody imports")
  func notImported() throws {
    try writeApp("Color.ink", imports: "Foundation")
    try writeBrand(".build/checkouts")
    let report = try folder.outcome(["."]).report
    #expect(foreground("Home", report) == nil)
    #expect(report.scene.elements.first?.placements.first?.readings[.light]?.undecided?.reason == .externalModule)
  }

  @Test("finds a module where its manifest says, and the modules of the package that it imports itself")
  func manifest() throws {
    try writeApp("Color.ink", imports: "BrandUI")
    let root = ".build/checkouts/brand"
    try folder.write(
      "\(root)/Package.swift",
      text: """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "brand",
          targets: [.target(name: "BrandUI", path: "Interface"), .target(name: "BrandBase"), .target(name: "Idle")])
        """)
    try folder.write(
      "\(root)/Interface/Ink.swift",
      text: "import BrandBase\nimport SwiftUI\nextension Color { public static let ink = Base.ink }\n")
    try folder.write(
      "\(root)/Sources/BrandBase/Base.swift",
      text: "import SwiftUI\npublic enum Base { public static let ink = Color(white: 0.2) }\n")
    try folder.write(
      "\(root)/Sources/Idle/Idle.swift", text: "import SwiftUI\nextension Color { public static let ink = Color.red }\n"
    )
    #expect(foreground("Home", try folder.outcome(["."]).report) == "#333333")
  }

  @Test("keeps the app's own names and assets apart from a package's")
  func ownNames() throws {
    let asset = { (gray: String) in
      #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":"#
        + #"{"red":"\#(gray)","green":"\#(gray)","blue":"\#(gray)","alpha":"1.000"}}}]}"#
    }
    let brand = ".build/checkouts/brand/Sources/Brand"
    try folder.write("App/Assets.xcassets/Ink.colorset/Contents.json", text: asset("0x11"))
    try folder.write("\(brand)/Media.xcassets/Ink.colorset/Contents.json", text: asset("0x22"))
    try folder.write("\(brand)/Media.xcassets/Paint.colorset/Contents.json", text: asset("0x44"))
    try folder.write(
      "\(brand)/Colors.swift",
      text: """
        import SwiftUI
        extension Color {
          static let hidden = Color(white: 1)
          public static let inner = Color("Ink", bundle: .module)
        }
        """)
    for (style, expected) in [
      ("Color(\"Ink\")", "#111111"), ("Color.inner", "#222222"), ("Color(\"Paint\")", nil), ("Color.hidden", nil),
    ] {
      try writeApp(style)
      #expect(foreground("Home", try folder.outcome(["."]).report) == expected, "\(style)")
    }
  }

  /// White on white fails wherever the colours come from.
  @Test("puts a finding where the app's own source can be edited")
  func findings() throws {
    try folder.write(
      ".build/checkouts/brand/Sources/Brand/Card.swift",
      text: """
        import SwiftUI
        extension Color { public static let faint = Color(red: 1, green: 1, blue: 1) }
        extension View {
          public func brandTitle() -> some View { foregroundStyle(Color(red: 1, green: 1, blue: 1)) }
        }
        public struct Card<Content: View>: View {
          let content: Content
          public init(@ViewBuilder content: () -> Content) { self.content = content() }
          public var body: some View {
            VStack {
              Text("Heading").foregroundStyle(Color(red: 1, green: 1, blue: 1))
              content
            }
            .background(Color(red: 1, green: 1, blue: 1))
          }
        }
        """)
    try folder.write(
      "App/Home.swift",
      text: """
        import Brand
        import SwiftUI
        struct Home: View {
          var body: some View {
            Card {
              Text("One").foregroundStyle(Color.faint)
              Text("Two").foregroundStyle(Color.faint)
              Text("Three").brandTitle()
            }
          }
        }
        """)
    let report = try folder.outcome(["."]).report
    #expect(report.scene.elements.map(\.text) == ["One", "Two", "Three"])
    let failing = report.findings.filter { $0.rule == "insufficient-contrast" }
    #expect(Set(failing.map(\.range.line)) == [6, 7, 8])
    #expect(report.findings.allSatisfy { $0.range.file == "App/Home.swift" })
  }

  @Test("compiles a package for the platform of the files that import it")
  func platform() throws {
    try folder.write(
      "App/Home.swift",
      text: "import SwiftUI\nimport AppKit\nimport Brand\n" + """
        struct Home: View { var body: some View { Text("Home").foregroundStyle(Color.ink) } }
        """)
    try folder.write(
      ".build/checkouts/brand/Sources/Brand/Colors.swift",
      text: """
        import SwiftUI
        extension Color {
          #if os(macOS)
            public static let ink = Color(white: 0.2)
          #else
            public static let ink = Color(white: 0.4)
          #endif
        }
        """)
    #expect(foreground("Home", try folder.outcome(["."]).report) == "#333333")
  }
}
